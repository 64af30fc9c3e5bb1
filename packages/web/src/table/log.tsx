import type { Heard } from '@teahouse/kernel';
import type { HistoryLine } from '@teahouse/protocol';
import { Emblem, Icon } from '../parts/icon.tsx';
import { useScroller } from '../parts/scroller.ts';
import { t } from '../words.ts';
import { undoneIn } from './history.ts';
import type { TableModel } from './model.ts';

/** What happened, each line with the rule it follows. The newest stands last, and is in sight. */
export function Log({ model }: { model: TableModel }) {
  const { lines } = model.shown.value!;
  const box = useScroller(lines.length);
  const undone = undoneIn(lines);
  let told = 0;
  return (
    <section class="log" id="log" aria-label={t().table.log} tabIndex={-1}>
      <ol ref={box} class="scroll">
        {lines.map(line => {
          const isUndone = undone.has(line.n);
          const from = told;
          if (!isUndone) told += line.heard.length;
          return <LogLine key={line.n} line={line} model={model} undone={isUndone} from={from} />;
        })}
      </ol>
    </section>
  );
}

interface LineProps {
  line: HistoryLine;
  model: TableModel;
  undone: boolean;
  /** Its place in the journal of what holds. */
  from: number;
}

function LogLine({ line, model, undone, from }: LineProps) {
  const { text } = model.loaded.value;
  const own = ownWords(line, model);
  return (
    <>
      {own === null ? null : (
        <li class="mark">
          <p>{own}</p>
        </li>
      )}
      {line.heard.map((entry, i) => {
        const words = text.notes[entry.kind]?.(entry, model.nameOf);
        if (words === undefined) return null;
        const player = model.players.value[entry.seat];
        return (
          <li key={`${line.n}.${i}`} class={undone ? 'undone' : ''}>
            {player === undefined ? <i class="dot" aria-hidden="true" /> : <Emblem colour={player.colour} />}
            <p>
              {words} <Cite rule={entry.rule} model={model} />
              {undone ? null : <SeeAgain entry={entry} at={from + i} says={words} model={model} />}
              {undone ? <small> ({t().table.undone})</small> : null}
            </p>
          </li>
        );
      })}
    </>
  );
}

/** Shows on the board once more how it came to this. */
function SeeAgain({ entry, at, says, model }: { entry: Heard; at: number; says: string; model: TableModel }) {
  if (model.loaded.value.board.opens?.(entry) !== true) return null;
  const { opened, open } = model.journal.value;
  const isOpen = opened === at;
  return (
    <button
      type="button"
      class="see-again"
      aria-pressed={isOpen}
      aria-label={`${t().table.seeAgain}: ${says}`}
      onClick={() => open(isOpen ? null : at)}
    >
      <Icon name="ui-eye" />
      {t().table.seeAgain}
    </button>
  );
}

/** A rule's name, which opens it. */
export function Cite({ rule, model }: { rule: string; model: TableModel }) {
  const says = model.loaded.value.text.rules[rule];
  if (rule === '' || says === undefined) return null;
  return (
    <button
      type="button"
      class="cite"
      title={says}
      aria-label={t().rules.open(rule)}
      onClick={() => {
        model.rule.value = rule;
      }}
    >
      {rule}
    </button>
  );
}

/** What the table itself did, beside the game. */
function ownWords({ kind, seat }: HistoryLine, model: TableModel): string | null {
  const words = t().table.lines;
  const name = seat === null ? '' : model.nameOf(seat);
  switch (kind) {
    case 'undo':
      return words.undo(name);
    case 'keep':
      return words.keep(name);
    case 'return':
      return words.return(name);
    case 'abandon':
      return words.abandon;
    case 'deal':
      return words.deal;
    case 'answer':
      return null;
  }
}

/** The newest lines, for those who listen. */
export function LogSpeaker({ model }: { model: TableModel }) {
  const line = model.shown.value?.lines.at(-1);
  const { text } = model.loaded.value;
  const words = line?.heard.map(entry => text.notes[entry.kind]?.(entry, model.nameOf) ?? '').join(' ') ?? '';
  const own = line === undefined || line.kind === 'deal' ? null : ownWords(line, model);
  return (
    <div class="vh" aria-live="polite" aria-atomic="true">
      {own ?? words}
    </div>
  );
}
