import type { ActName, AdminPerson, AdminTable, BannedAddress, LoggedAct, Reported } from '@teahouse/protocol';
import { ago, day } from '../../format.ts';
import { titleOf } from '../../games.ts';
import { toTable } from '../../router.ts';
import { language, t } from '../../words.ts';
import type { ProposedAct } from './act.tsx';

/** Opens the dialog of an act; `about` says to whom or what. */
export type Propose = (wanted: ProposedAct, about: string) => void;

function Button({ what, onClick }: { what: ActName; onClick(): void }) {
  return (
    <button type="button" class="btn" onClick={onClick}>
      {t().house.admin.acts[what]}
    </button>
  );
}

const when = (at: number): string => ago(at, Date.now(), language.value);

export function Reports({ reports, propose }: { reports: readonly Reported[]; propose: Propose }) {
  const words = t().house;
  if (reports.length === 0) return <p class="note pad">{words.admin.noReports}</p>;
  return (
    <ul class="toks adm">
      {reports.map(({ id, at, kind, person, reporter, table, line, said, why }) => (
        <li key={id}>
          <div>
            <b>{person.name}</b>
            <small>
              {words.report.kinds[kind]} · {words.admin.by(reporter.name)} · {when(at)}
            </small>
            {said === person.name ? null : <blockquote>{said}</blockquote>}
            {why === '' ? null : <p>{why}</p>}
            {table === null ? null : (
              <a href={toTable('table', table)}>
                <code>{table}</code>
              </a>
            )}
            <div class="acts">
              {table !== null && line !== null ? (
                <Button what="remove-line" onClick={() => propose({ what: 'remove-line', table, line }, said)} />
              ) : null}
              <Button
                what="remove-name"
                onClick={() => propose({ what: 'remove-name', person: person.id }, person.name)}
              />
              <Button what="mute" onClick={() => propose({ what: 'mute', person: person.id }, person.name)} />
              <Button what="ban" onClick={() => propose({ what: 'ban', person: person.id }, person.name)} />
              <Button what="close-report" onClick={() => propose({ what: 'close-report', report: id }, person.name)} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Tables({ tables, propose }: { tables: readonly AdminTable[]; propose: Propose }) {
  const words = t().house.admin;
  if (tables.length === 0) return <p class="note pad">{words.nothing}</p>;
  return (
    <ul class="toks adm">
      {tables.map(({ id, game, status, seats, n, changedAt, report }) => (
        <li key={id}>
          <div>
            <b>
              <a href={toTable('table', id)}>{titleOf(game, language.value)}</a>{' '}
              <span class={`chip${status === 'parked' ? ' warn' : ''}`}>{words.status[status]}</span>
            </b>
            <small>
              {words.entries(n)} · {when(changedAt)} · <code>{id}</code>
            </small>
            {report === null ? null : <p>{report}</p>}
            <div class="acts">
              {seats.map(({ seat, id: person, name }) =>
                person === null || (status !== 'open' && status !== 'playing') ? null : (
                  <button
                    key={seat}
                    type="button"
                    class="btn"
                    onClick={() => propose({ what: 'kick', table: id, seat }, name)}
                  >
                    {words.acts.kick}: {name}
                  </button>
                ),
              )}
              {status === 'playing' ? (
                <Button what="park" onClick={() => propose({ what: 'park', table: id }, id)} />
              ) : null}
              {status === 'parked' ? (
                <Button what="unpark" onClick={() => propose({ what: 'unpark', table: id }, id)} />
              ) : null}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function PeopleList({ people, propose }: { people: readonly AdminPerson[]; propose: Propose }) {
  const words = t().house.admin;
  if (people.length === 0) return <p class="note pad">{words.nothing}</p>;
  const now = Date.now();
  return (
    <ul class="toks adm">
      {people.map(({ id, name, login, role, since, bannedUntil, mutedUntil, seats, networks }) => {
        const isBanned = bannedUntil !== null && bannedUntil > now;
        const isMuted = mutedUntil !== null && mutedUntil > now;
        const act = (what: ActName) => <Button what={what} onClick={() => propose({ what, person: id }, name)} />;
        return (
          <li key={id}>
            <div>
              <b>
                {name} {role === null ? null : <span class="chip">{words.admin}</span>}
                {isBanned ? <span class="chip warn">{words.banned}</span> : null}
                {isMuted ? <span class="chip warn">{words.muted}</span> : null}
              </b>
              <small>
                {login ?? t().common.guest} · {words.seats(seats)} · {day(since, language.value)} · <code>{id}</code>
              </small>
              <div class="acts">
                {isMuted ? act('unmute') : act('mute')}
                {role === 'admin' ? null : isBanned ? act('unban') : act('ban')}
                {act('remove-name')}
                {networks.map(address => (
                  <button
                    key={address}
                    type="button"
                    class="btn"
                    onClick={() => propose({ what: 'ban-address', address }, address)}
                  >
                    {words.acts['ban-address']}: <code>{address}</code>
                  </button>
                ))}
                {login === null ? null : role === 'admin' ? act('unmake-admin') : act('make-admin')}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Addresses that were shut out, above the people who came from them. */
export function Addresses({ addresses, propose }: { addresses: readonly BannedAddress[]; propose: Propose }) {
  const words = t().house.admin;
  if (addresses.length === 0) return null;
  return (
    <>
      <p class="note pad">{words.addresses}</p>
      <ul class="toks adm">
        {addresses.map(({ network, until, why }) => (
          <li key={network}>
            <div>
              <b>
                <code>{network}</code>
              </b>
              <small>{until === null ? words.forGood : t().house.token.until(day(until, language.value))}</small>
              <p>{why}</p>
              <div class="acts">
                <Button
                  what="unban-address"
                  onClick={() => propose({ what: 'unban-address', address: network }, network)}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ActLog({ acts }: { acts: readonly LoggedAct[] }) {
  const words = t().house.admin;
  if (acts.length === 0) return <p class="note pad">{words.nothing}</p>;
  const known: Readonly<Record<string, string>> = words.acts;
  return (
    <ul class="toks adm">
      {acts.map(({ n, at, by, what, person, table, until, network, why }) => (
        <li key={n}>
          <div>
            <b>
              {known[what] ?? what}
              {person === null ? '' : `: ${person.name}`}
              {network === null ? '' : `: ${network}`}
            </b>
            <small>
              {by} · {when(at)}
              {until === null ? '' : ` · ${t().house.token.until(day(until, language.value))}`}
              {table === null ? '' : ` · ${table}`}
            </small>
            <p>{why}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
