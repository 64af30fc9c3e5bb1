import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  type Core,
  cloneOf,
  diff,
  type Entry,
  heard,
  Match,
  type Rng,
  reimagine,
  type Seat,
  view,
  withJournal,
} from '@teahouse/kernel';
import { type News, questionsFor } from '@teahouse/protocol';
import { repeat } from '../../src/tables/replay.ts';
import type { HistoryRow, LaidTable } from '../../src/tables/rows.ts';

export type Moved = News & { news: 'moved' };

/** One entry of the history with the true states around it, which nobody at the table may know. */
export interface Moment {
  readonly entry: HistoryRow;
  readonly before: Core;
  readonly after: Core;
  readonly journal: readonly Entry[];
}

/** The game of a table once more, entry by entry, from its seed and its decisions. */
export function moments(game: AnyGame, { table, seats }: LaidTable, history: readonly HistoryRow[]): Moment[] {
  const match = Match.begin(game, { seats: seats.length, options: table.options, seed: table.seed });
  return history.map(entry => {
    const before = cloneOf(game, match.state as Core);
    repeat(match, entry);
    const journal = match.journal.filter(({ after }) => after === match.log.length - 1).map(({ after: _, ...e }) => e);
    const told = entry.kind === 'answer' || entry.kind === 'deal' ? journal : [];
    return { entry, before, after: cloneOf(game, match.state as Core), journal: told };
  });
}

/** The order of the changes in a patch is nobody's secret: each stands at a place of its own. */
export const inOrder = (moved: Moved): Moved => ({
  ...moved,
  patch: moved.patch.toSorted(([a], [b]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
});

/** All that one viewer may be told of an entry: their view of it, what they heard, and their own questions. */
export function told(game: AnyGame, table: string, { entry, before, after, journal }: Moment, me: Seat | null): Moved {
  const { n, kind, seat, bot, backTo: to, at } = entry;
  const asked = game.machine.open(after);
  return {
    news: 'moved',
    table,
    n,
    line: { n, kind, seat, bot, to, at, heard: journal.map(e => heard(e, me)).filter(e => e !== null) },
    patch: diff(view(game, before, me), view(game, after, me)),
    questions: questionsFor(game, after, game.machine.open(after, true), me),
    asked: asked.map(q => q.seat),
  };
}

/** The same decision in a world that the viewer cannot tell from this one; null where it would be seen to differ. */
export function otherwise(game: AnyGame, moment: Moment, me: Seat | null, luck: Rng): Moment | null {
  const { seat, answer } = moment.entry;
  const before = reimagine(game, moment.before, me, luck);
  const question = game.machine.open(before, true).find(q => q.seat === seat);
  if (!question?.options.includes(answer!)) return null;
  const after = cloneOf(game, before);
  const journal: Entry[] = [];
  withJournal(after, journal, () => game.machine.answer(after, seat!, answer!));
  const looksTheSame = isDeepStrictEqual(view(game, after, me), view(game, moment.after, me));
  return looksTheSame ? { ...moment, before, after, journal } : null;
}

/** The words of a state that the viewer does not find in their own view: cards face down, above all. */
export function hidden(game: AnyGame, g: Core, me: Seat | null): Set<string> {
  const seen = words(view(game, g, me));
  return new Set([...words(g)].filter(word => !seen.has(word)));
}

/** All texts in plain data, keys left out, as JSON writes them. */
export function words(x: unknown, found = new Set<string>()): Set<string> {
  if (typeof x === 'string') found.add(x);
  else if (typeof x === 'object' && x !== null) for (const part of Object.values(x)) words(part, found);
  return found;
}
