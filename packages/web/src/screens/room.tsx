import { useSignal } from '@preact/signals';
import type { Invitations, Person, Seated, SeatPlan, Table } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { coverOf, titleOf } from '../games.ts';
import { changeMe, me } from '../me.ts';
import { Alike } from '../parts/alike.tsx';
import { Field } from '../parts/controls.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { Opponents } from '../parts/opponents.tsx';
import { PersonName } from '../parts/person-name.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { playersOf } from '../players.ts';
import { layPractice } from '../practice/store.ts';
import { sentence } from '../refused.ts';
import { addressOf, go, type Route, toTable } from '../router.ts';
import type { TableSource, TableState } from '../table/source.ts';
import { TalkAt } from '../table/talk.tsx';
import { language, t } from '../words.ts';
import { EmblemChoice } from './emblem-choice.tsx';
import { paceWords } from './tables.tsx';

/** Who sits down where nobody has come. */
const MEANWHILE = 'apprentice';

interface Props {
  source: TableSource;
  state: TableState;
  route: Extract<Route, { screen: 'table' }>;
}

/** Before the game: an invitation for who comes, a waiting room for who sits. */
export function Room({ source, state: { table }, route }: Props) {
  const refused = useSignal<string | null>(null);
  const secrets = useSignal<Invitations | null>(null);
  const host = table.host === me.value?.id;
  const attempt = async (does: () => Promise<unknown>): Promise<void> => {
    refused.value = null;
    try {
      await does();
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  /** Whoever waits no longer plays against bots. */
  const fill = async (): Promise<void> => {
    for (const { seat } of table.seats.filter(isFree)) {
      await call('tables.plan', { table: table.id, seat, plan: { kind: 'bot', level: MEANWHILE } });
    }
  };
  const seats = table.seats.map(({ invite }) => invite).join();
  useEffect(() => {
    if (!host || seats === '') return;
    source.invitations().then(
      known => {
        secrets.value = known;
      },
      (error: unknown) => {
        refused.value = sentence(error, t());
      },
    );
  }, [host, seats, source, secrets, refused]);
  return (
    <div class="shell">
      <TopBar />
      <main id="main" class="two2">
        <Invitation table={table} route={route} attempt={attempt} />
        <section class="panel wait" aria-labelledby="waiting">
          <div class="panel-h">
            <h2 id="waiting">{t().room.title}</h2>
          </div>
          <ol>
            {table.seats.map(seated => (
              <Chair
                key={seated.seat}
                seated={seated}
                table={table}
                host={host}
                secrets={secrets.value}
                attempt={attempt}
              />
            ))}
          </ol>
          {refused.value === null ? null : (
            <p class="refused pad" role="alert">
              {refused.value}
            </p>
          )}
          {host ? (
            <div class="acts pad">
              {table.seats.some(isFree) ? (
                <button type="button" class="btn" onClick={() => void attempt(fill)}>
                  <Icon name="ui-bot" />
                  {t().room.fill}
                </button>
              ) : null}
              {table.watch === 'nobody' ? null : (
                <CopyButton
                  text={linkTo(table, secrets.value?.watch ?? null, null)}
                  label={t().room.watchLink}
                  disabled={secrets.value === null}
                />
              )}
            </div>
          ) : null}
          <div class="meanwhile">
            <Icon name="scene-cup" box="0 0 96 84" class="cupdisc" />
            <p>
              <b>{t().room.starts}</b> {t().room.meanwhileHelp}
            </p>
            <a class="btn" href={addressOf({ screen: 'rules', game: table.game, rule: null })}>
              <Icon name="ui-rules" />
              {t().room.showRules}
            </a>
            <button type="button" class="btn" onClick={() => go(practiseLike(table))}>
              <Icon name="ui-bot" />
              {t().newTable.practise}
            </button>
          </div>
        </section>
        {host ? <InvitePanel table={table} secrets={secrets.value} /> : null}
        {table.mySeat === null && table.chat !== 'everyone' ? null : (
          <div class="panel told room-talk">
            <div class="panel-h">
              <h2>{t().talk.title}</h2>
            </div>
            <TalkAt
              source={source}
              table={table}
              players={playersOf(table, t())}
              attempt={async does => {
                await attempt(does);
                return refused.peek() === null;
              }}
            />
          </div>
        )}
        {host ? <Company table={table} attempt={attempt} /> : null}
      </main>
    </div>
  );
}

/** The same game against bots, until the others are here. */
function practiseLike({ game, options, seats }: Table): string {
  const bots = new Array<typeof MEANWHILE>(seats.length - 1).fill(MEANWHILE);
  return toTable('practice', layPractice(game, options, [null, ...bots]));
}

type Attempt = (does: () => Promise<unknown>) => Promise<void>;

const linkTo = (table: Table, secret: string | null, seat: number | null): string =>
  location.origin + addressOf({ screen: 'table', venue: 'table', id: table.id, secret, seat });

function Invitation({ table, route, attempt }: { table: Table; route: Props['route']; attempt: Attempt }) {
  const words = t().room;
  const person = me.value;
  const name = useSignal(person?.name ?? '');
  const host = table.seats.find(seated => seated.person?.id === table.host)?.person;
  const sits = table.mySeat !== null;
  const sit = () =>
    attempt(async () => {
      if (name.value.trim() !== '' && name.value !== person?.name) await changeMe({ name: name.value });
      const secret = route.secret === null ? {} : { secret: route.secret };
      const seat = route.seat === null ? {} : { seat: route.seat };
      await call('tables.join', { table: table.id, ...secret, ...seat });
    });
  const leave = () =>
    attempt(async () => {
      await call('tables.leave', { table: table.id });
      go('/');
    });
  return (
    <section class="panel inv" aria-labelledby="invited">
      <img class="gcv" src={coverOf(table.game)} alt="" />
      <div class="ib">
        <p class="mm">{host == null || sits ? '' : words.invites(host.name)}</p>
        <h1 id="invited">{titleOf(table.game, language.value)}</h1>
        <ul class="facts">
          <li>
            <Icon name="ui-user" />
            {t().home.taken(table.seats.filter(isTaken).length, table.seats.length)}
          </li>
          <li>
            <Icon name="ui-clock" />
            {paceWords(table)}
          </li>
          <li>
            <Icon name="ui-undo" />
            {t().newTable.undo}: {t().newTable.undos[table.undo]}
          </li>
        </ul>
        {sits ? null : (
          <>
            <Field
              label={words.yourName}
              value={name.value}
              maxLength={40}
              autocomplete="nickname"
              onInput={value => {
                name.value = value;
              }}
            />
            <EmblemChoice />
          </>
        )}
        <div class="acts">
          {sits ? (
            <button type="button" class="btn" onClick={() => void leave()}>
              {table.host === person?.id ? words.endTable : words.leave}
            </button>
          ) : (
            <button type="button" class="btn primary" onClick={() => void sit()}>
              {words.sit}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** The links to the free seats, to be sent, shown or shared. */
function InvitePanel({ table, secrets }: { table: Table; secrets: Invitations | null }) {
  const words = t().room;
  const free = table.seats.filter(isFree);
  const [first] = free;
  if (first === undefined) return null;
  const secret = secrets?.seats.find(({ seat }) => seat === first.seat)?.secret ?? null;
  const link = linkTo(table, secret, secret === null ? null : first.seat);
  return (
    <section class="panel invite" aria-labelledby="invite">
      <div class="panel-h">
        <h2 id="invite">{words.inviteTitle}</h2>
      </div>
      <div class="inv-in">
        {secrets === null ? <span class="qr" /> : <QrCode text={link} label={words.qr} />}
        <div>
          <p>{words.inviteHelp}</p>
          <input
            class="by-hand"
            readOnly
            value={secrets === null ? '' : link}
            aria-label={words.inviteLink}
            onFocus={event => event.currentTarget.select()}
          />
          <div class="acts">
            <CopyButton class="btn primary" text={link} label={words.inviteLink} icon="ui-link" />
            {'share' in navigator ? (
              <button type="button" class="btn" onClick={() => void share(link, titleOf(table.game, language.value))}>
                <Icon name="ui-share" />
                {t().score.share}
              </button>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Those I played with lately, to be invited into what is free. */
function Company({ table, attempt }: { table: Table; attempt: Attempt }) {
  const free = table.seats.filter(isFree);
  const vacant = free.find(({ expected }) => expected === null);
  const there = new Set(table.seats.flatMap(({ person, expected }) => [person?.id ?? '', expected?.id ?? '']));
  const choose = (person: Person, isInvited: boolean): void => {
    const seat = isInvited ? vacant : free.find(({ expected }) => expected?.id === person.id);
    const plan: SeatPlan = isInvited ? { kind: 'invite', person: person.id } : { kind: 'open' };
    if (seat !== undefined) void attempt(() => call('tables.plan', { table: table.id, seat: seat.seat, plan }));
  };
  return <Opponents class="panel company" there={there} isRoom={vacant !== undefined} onChoose={choose} />;
}

async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    // Whoever thinks better of it has not failed at anything.
    console.info(`Nothing was shared: ${error}`);
  }
}

const isFree = (seated: Seated): boolean => !isTaken(seated);
const isTaken = ({ person, bot }: Seated): boolean => person !== null || bot !== null;

interface ChairProps {
  seated: Seated;
  table: Table;
  host: boolean;
  secrets: Invitations | null;
  attempt: Attempt;
}

function Chair({ seated, table, host, secrets, attempt }: ChairProps) {
  const words = t().room;
  const player = playersOf(table, t())[seated.seat]!;
  const taken = isTaken(seated);
  const secret = secrets?.seats.find(({ seat }) => seat === seated.seat)?.secret ?? null;
  const plan = (wanted: SeatPlan) =>
    void attempt(() => call('tables.plan', { table: table.id, seat: seated.seat, plan: wanted }));
  return (
    <li class={`p-${player.colour}${taken ? '' : ' open'}`}>
      <span class="cushion">
        <Emblem colour={player.colour} />
      </span>
      <div>
        <b>
          {seated.expected === null ? (
            <PersonName person={seated.person} name={player.name} />
          ) : (
            words.keptFor(seated.expected.name)
          )}
        </b>{' '}
        <Alike person={seated.person} />
        {seated.bot === null ? null : (
          <span class="chip">
            <Icon name="ui-bot" />
            {t().levels[seated.bot]}
          </span>
        )}
        {seated.person !== null && seated.person.id === table.host ? <span class="chip">{words.host}</span> : null}
      </div>
      <span class="st">
        {taken ? (
          <>
            {seated.person !== null && !seated.here ? (
              <span class="away">{words.away}</span>
            ) : (
              <>
                <Icon name="ui-check" />
                {words.ready}
              </>
            )}
            {host && seated.person !== null && seated.person.id !== table.host ? (
              <button
                type="button"
                class="btn"
                title={t().house.seat.freeHelp(seated.person.name)}
                onClick={() => void attempt(() => call('tables.free', { table: table.id, seat: seated.seat }))}
              >
                {t().house.seat.free}
              </button>
            ) : null}
          </>
        ) : host ? (
          <>
            {seated.invite && (secrets === null || secret !== null) ? (
              <CopyButton
                text={linkTo(table, secret, seated.seat)}
                label={words.inviteLink}
                icon="ui-link"
                disabled={secret === null}
              />
            ) : (
              <button type="button" class="btn" onClick={() => plan({ kind: 'invite' })}>
                {t().newTable.invite}
              </button>
            )}
            {seated.invite ? (
              <button type="button" class="btn" onClick={() => plan({ kind: 'open' })}>
                {words.openSeat}
              </button>
            ) : null}
            <button type="button" class="btn" onClick={() => plan({ kind: 'bot', level: MEANWHILE })}>
              {words.seatBot}
            </button>
          </>
        ) : null}
      </span>
    </li>
  );
}
