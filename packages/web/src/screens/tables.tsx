import { useSignal } from '@preact/signals';
import { grammar } from '@teahouse/kernel';
import type { Table } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call, connection } from '../api.ts';
import { ago, clock } from '../format.ts';
import { coverOf, titleOf } from '../games.ts';
import { me } from '../me.ts';
import { Emblem, Icon } from '../parts/icon.tsx';
import { Empty } from '../parts/states.tsx';
import { playersOf } from '../players.ts';
import type { PracticeSave } from '../practice/engine.ts';
import { lessonAt } from '../practice/lessons.ts';
import { practices } from '../practice/store.ts';
import { sentence } from '../refused.ts';
import { addressOf, go, toTable } from '../router.ts';
import { isMyTurn } from '../turns.ts';
import { useStanding } from '../use-standing.ts';
import { language, t } from '../words.ts';

/** How often the lists are asked for anew while somebody looks at them. */
const EVERY = 10_000;

/** The tables of one kind, kept fresh; null until the teahouse has answered. */
export function useTables(which: 'open' | 'mine' | 'live'): readonly Table[] | null {
  const tables = useSignal<readonly Table[] | null>(null);
  const person = me.value?.id;
  useEffect(() => {
    if (person === undefined) return;
    let wanted = true;
    const read = async (): Promise<void> => {
      try {
        const answer = await call('tables.list', { which });
        if (wanted) tables.value = answer.tables;
      } catch (error) {
        // An old list is better than none; the page says elsewhere that the teahouse cannot be reached.
        console.info(sentence(error, t()));
      }
    };
    void read();
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, EVERY);
    const stop = connection.onNews(news => {
      if (news.news === 'notice') void read();
    });
    return () => {
      wanted = false;
      clearInterval(timer);
      stop();
    };
  }, [person, which, tables]);
  return tables.value;
}

export function MyTables() {
  const words = t().home;
  const tables = useTables('mine') ?? [];
  const local = practices().slice(0, 3);
  const waiting = tables.filter(isMyTurn).length;
  return (
    <section class="panel mytables" aria-labelledby="my-tables">
      <div class="panel-h">
        <h2 id="my-tables">{words.yourTables}</h2>
        <span class="note">{words.waiting(waiting)}</span>
      </div>
      {tables.length + local.length === 0 ? (
        <Empty title={words.noTables}>
          <p>{words.noTablesHelp}</p>
        </Empty>
      ) : (
        <ul>
          {tables.map(table => (
            <MyTable key={table.id} table={table} />
          ))}
          {local.map(save => (
            <Practice key={save.id} save={save} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A table in this browser; a lesson goes on with its voice. */
function Practice({ save: { id, game, startedAt } }: { save: PracticeSave }) {
  const words = t().home;
  const title = titleOf(game, language.value);
  const lesson = lessonAt(game, id);
  const address = lesson === null ? toTable('practice', id) : addressOf({ screen: 'learn', game, lesson });
  return (
    <li>
      <span class="thumb">
        <img src={coverOf(game)} alt="" />
      </span>
      <div class="mt">
        <b>{title}</b>
        <small>
          {lesson === null ? words.practice : words.learn}, {words.practiceHelp}
        </small>
      </div>
      <div class="go">
        <a class="btn" href={address} aria-label={`${words.goIn}: ${title}`}>
          {words.goIn}
        </a>
        <small>{ago(startedAt, Date.now(), language.value)}</small>
      </div>
    </li>
  );
}

function MyTable({ table }: { table: Table }) {
  const words = t().home;
  const players = playersOf(table, t());
  const mine = isMyTurn(table);
  const standing = useStanding(table);
  const names = table.asked.map(seat => players[seat]!.name);
  const due = table.mySeat === null ? null : table.seats[table.mySeat]!.due;
  return (
    <li class={mine ? 'turn' : ''}>
      <span class="thumb">
        <img src={coverOf(table.game)} alt="" />
      </span>
      <div class="mt">
        <b>{titleOf(table.game, language.value)}</b>
        <small>{[standing?.now, paceWords(table)].filter(each => each !== undefined && each !== '').join(' · ')}</small>
        <span class="sts">
          {players.map(({ seat, name, colour }) => (
            <span key={seat} class={`st p-${colour}${seat === table.mySeat ? ' me' : ''}`} title={name}>
              <Emblem colour={colour} />
              <span>{name}</span> {standing === null ? null : <b>{standing.points[seat]}</b>}
            </span>
          ))}
        </span>
      </div>
      <div class="go">
        {mine ? (
          <a class="btn turn" href={toTable('table', table.id)}>
            {words.yourTurn}
          </a>
        ) : (
          <a class="btn" href={toTable('table', table.id)}>
            {words.goIn}
          </a>
        )}
        <small>
          {mine && due !== null ? clock(due - Date.now(), language.value) : null}
          {!mine && names.length > 0 ? words.waitingFor(grammar(language.value).and(names)) : null}
        </small>
      </div>
    </li>
  );
}

export function paceWords({ pace }: Pick<Table, 'pace'>): string {
  const words = t().pace;
  if (pace.kind === 'untimed') return words.untimed;
  return pace.kind === 'live' ? words.live(pace.seconds, pace.bank) : words.slow(pace.hours);
}

export function OpenTables() {
  const words = t().home;
  const tables = useTables('open');
  const refused = useSignal<string | null>(null);
  const sit = async ({ id }: Table): Promise<void> => {
    try {
      await call('tables.join', { table: id });
      go(toTable('table', id));
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  return (
    <section class="panel opentables" aria-labelledby="open-tables">
      <div class="panel-h">
        <h2 id="open-tables">{words.openTables}</h2>
        <a class="btn quiet" href="/new">
          <Icon name="ui-plus" />
          {words.newTable}
        </a>
      </div>
      {refused.value === null ? null : <p class="refused pad">{refused.value}</p>}
      {tables === null || tables.length === 0 ? (
        <Empty title={words.noOpenTitle}>
          <p>{words.noOpen}</p>
        </Empty>
      ) : (
        <ul>
          {tables.map(table => {
            const host = table.seats.find(({ person }) => person?.id === table.host)?.person ?? null;
            const taken = table.seats.filter(({ person, bot }) => person !== null || bot !== null).length;
            const title = titleOf(table.game, language.value);
            return (
              <li key={table.id}>
                <Emblem colour={host?.colour ?? 'soot'} />
                <div class="mt">
                  <b>{title}</b>
                  <small>
                    {host === null ? '' : `${words.host(host.name)} · `}
                    {paceWords(table)}
                  </small>
                </div>
                <span class="cnt">
                  <Icon name="ui-user" />
                  {words.taken(taken, table.seats.length)}
                </span>
                <div class="jb">
                  {table.mySeat === null ? (
                    <button
                      type="button"
                      class="btn"
                      aria-label={`${words.sitDown}: ${title}`}
                      onClick={() => void sit(table)}
                    >
                      {words.sitDown}
                    </button>
                  ) : (
                    <a class="btn" href={toTable('table', table.id)} aria-label={`${words.goIn}: ${title}`}>
                      {words.goIn}
                    </a>
                  )}
                  {table.watch === 'everyone' && table.mySeat === null ? (
                    <a class="btn quiet icon" href={toTable('table', table.id)} aria-label={`${words.watch}: ${title}`}>
                      <Icon name="ui-eye" />
                    </a>
                  ) : null}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
