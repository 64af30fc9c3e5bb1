import { useSignal } from '@preact/signals';
import type { TablePlayer } from '@teahouse/boardkit';
import type { Table } from '@teahouse/protocol';
import { ago } from '../format.ts';
import { me } from '../me.ts';
import { Alike } from '../parts/alike.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { ReportButton } from '../parts/report.tsx';
import { useScroller } from '../parts/scroller.ts';
import { language, t } from '../words.ts';
import type { TableModel } from './model.ts';
import type { TableSource } from './source.ts';

/** What is said at a table: of a source, with a place for refusals. */
export function Talk({ model }: { model: TableModel }) {
  const { table } = model.shown.value!;
  return (
    <TalkAt
      source={model.source}
      table={table}
      players={model.players.value}
      attempt={does => model.attempt(does).then(() => model.refused.peek() === null)}
    />
  );
}

interface Props {
  source: Pick<TableSource, 'chat' | 'say'>;
  table: Table;
  players: readonly TablePlayer[];
  /** Whether it was done. */
  attempt(does: () => Promise<void>): Promise<boolean>;
}

export function TalkAt({ source, table, players, attempt }: Props) {
  const { chat } = source;
  const draft = useSignal('');
  const count = chat?.value.length ?? 0;
  const box = useScroller(count);
  if (chat === null) return <p class="note pad">{t().talk.practice}</p>;
  const may = table.mySeat !== null || table.chat === 'everyone';
  const send = async (): Promise<void> => {
    const words = draft.value.trim();
    if (words === '') return;
    draft.value = '';
    // Refused words come back, to be said again.
    if (!(await attempt(() => source.say(words)))) draft.value = words;
  };
  return (
    <section class="chat" aria-label={t().talk.title}>
      <ol ref={box} class="scroll" aria-live="polite">
        {count === 0 && may ? <li class="silence">{t().talk.empty}</li> : null}
        {chat.value.map(({ id, person, seat, at, text }) => (
          <li key={id}>
            <Emblem colour={(seat === null ? undefined : players[seat]?.colour) ?? person?.colour ?? 'soot'} />
            <div>
              <b>
                {person?.name ?? t().talk.gone}
                <Alike person={person} />
              </b>
              <small>{ago(at, Date.now(), language.value)}</small>
              {text === '' ? <p class="note">{t().house.removed}</p> : <p>{text}</p>}
            </div>
            {person === null || text === '' || person.id === me.value?.id ? null : (
              <ReportButton person={person} table={table.id} line={id} />
            )}
          </li>
        ))}
      </ol>
      <ReportSomeone table={table} />
      {may ? (
        <form
          class="say"
          onSubmit={event => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            id="say"
            value={draft.value}
            maxLength={500}
            autocomplete="off"
            placeholder={t().talk.say}
            aria-label={t().talk.say}
            onInput={event => {
              draft.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="btn icon" title={t().talk.send} aria-label={t().talk.send}>
            <Icon name="ui-send" />
          </button>
        </form>
      ) : (
        <p class="note pad">{t().talk.watchersOnly}</p>
      )}
    </section>
  );
}

/** Also for who has said nothing. */
function ReportSomeone({ table }: { table: Table }) {
  const others = table.seats
    .map(({ person }) => person)
    .filter(person => person !== null && person.id !== me.value?.id);
  if (others.length === 0) return null;
  return (
    <details class="note pad report">
      <summary>{t().house.report.someone}</summary>
      <ul>
        {others.map(person => (
          <li key={person!.id}>
            {person!.name} <ReportButton person={person!} table={table.id} />
          </li>
        ))}
      </ul>
    </details>
  );
}
