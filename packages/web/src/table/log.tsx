import { useSignal } from '@preact/signals';
import type { Heard } from '@teahouse/kernel';
import type { HistoryLine } from '@teahouse/protocol';
import type { ComponentChildren } from 'preact';
import { Emblem, Icon } from '../parts/icon.tsx';
import { useScroller } from '../parts/scroller.ts';
import { SpriteIcon } from '../parts/sprite-icon.tsx';
import { chronicle } from '../settings.ts';
import { t } from '../words.ts';
import { folded, type Tale } from './course.ts';
import type { TableModel } from './model.ts';

/**
 * What happened, by the parts of the game: what stands for itself, and behind it, folded, what belongs to it. The newest
 * stands last, and is in sight.
 */
export function Log({ model, at }: { model: TableModel; at: ((n: number) => string) | null }) {
  const { lines } = model.shown.value!;
  const told = lines.reduce((sum, { heard }) => sum + heard.length, lines.length);
  const box = useScroller(told);
  const sections = folded(lines, model.loaded.value);
  const isFull = chronicle.value === 'full';
  return (
    <section class="log" id="log" aria-label={t().table.log} tabIndex={-1} data-told={told}>
      <ol ref={box} class="scroll">
        {sections.map(({ span, items }, i) => {
          const inside = items.map(item =>
            'own' in item ? (
              <Own key={`own ${item.own.n}`} line={item.own} model={model} />
            ) : (
              <Told key={item.at} passage={item} model={model} isFull={isFull} at={at} />
            ),
          );
          return span === null ? (
            inside
          ) : (
            <Part key={span.from} name={span.name} isOpen={isFull || i === sections.length - 1}>
              {inside}
            </Part>
          );
        })}
      </ol>
    </section>
  );
}

/** A part of the game: the newest lies open, the others open with a click. */
function Part({ name, isOpen, children }: { name: string; isOpen: boolean; children: ComponentChildren }) {
  const chosen = useSignal<boolean | null>(null);
  const open = chosen.value ?? isOpen;
  return (
    <>
      <li class="part">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => {
            chosen.value = !open;
          }}
        >
          <Icon name="ui-down" />
          {name}
        </button>
      </li>
      {open ? children : null}
    </>
  );
}

interface ToldProps {
  passage: Tale;
  model: TableModel;
  isFull: boolean;
  /** Where a moment is seen again; null where nothing leads there. */
  at: ((n: number) => string) | null;
}

function Told({ passage: { head, at: place, rest }, model, isFull, at }: ToldProps) {
  const chosen = useSignal(false);
  const words = wordsOf(head.entry, model);
  if (words === null) return null;
  const more = rest.filter(({ entry }) => wordsOf(entry, model) !== null);
  const isOpen = isFull || chosen.value;
  const sign = isOpen ? '−' : '+';
  // What can be seen again is offered at once, also where it is told among what is folded.
  const again = [head, ...(isOpen ? [] : rest)].findIndex(told => opens(told.entry, model));
  return (
    <li>
      <Figure entry={head.entry} model={model} />
      <div>
        <p>
          {at === null ? (
            words
          ) : (
            <a class="moment" href={at(head.n)} title={t().chronicle.moment}>
              {words}
            </a>
          )}{' '}
          <Cite rule={head.entry.rule} model={model} />
          {again < 0 ? null : <SeeAgain at={place + again} says={words} model={model} />}
          {more.length === 0 || isFull ? null : (
            <button
              type="button"
              class="fold"
              aria-expanded={isOpen}
              aria-label={`${sign}${more.length}: ${t().chronicle.more(more.length)}`}
              title={t().chronicle.more(more.length)}
              onClick={() => {
                chosen.value = !isOpen;
              }}
            >
              {sign}
              {more.length}
            </button>
          )}
        </p>
        {isOpen && more.length > 0 ? (
          <ul>
            {more.map(({ entry }, i) => (
              <li key={place + i}>
                <Figure entry={entry} model={model} />
                <p>
                  {wordsOf(entry, model)} <Cite rule={entry.rule} model={model} />
                  {opens(entry, model) ? (
                    <SeeAgain
                      at={place + 1 + rest.findIndex(each => each.entry === entry)}
                      says={wordsOf(entry, model)!}
                      model={model}
                    />
                  ) : null}
                </p>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

const wordsOf = (entry: Heard, { loaded, nameOf }: TableModel): string | null =>
  loaded.value.text.notes[entry.kind]?.(entry, nameOf) ?? null;

/** Whose doing it was; where it moved something, what. */
function Figure({ entry, model }: { entry: Heard; model: TableModel }) {
  const { board } = model.loaded.value;
  const player = model.players.value[entry.seat];
  const piece = board.flight(entry)?.sprite ?? '';
  return (
    <span class="by">
      {player === undefined ? <i class="dot" aria-hidden="true" /> : <Emblem colour={player.colour} />}
      <SpriteIcon id={piece} sprite={board.sprite} class="piece" />
    </span>
  );
}

function Own({ line, model }: { line: HistoryLine; model: TableModel }) {
  return (
    <li class="mark">
      <p>{ownWords(line, model)}</p>
    </li>
  );
}

const opens = (entry: Heard, { loaded }: TableModel): boolean => loaded.value.board.opens?.(entry) === true;

/** Shows on the board once more how it came to this. */
function SeeAgain({ at, says, model }: { at: number; says: string; model: TableModel }) {
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
