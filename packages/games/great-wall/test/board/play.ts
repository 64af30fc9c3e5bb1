import { deal, type Entry, type Question, rng, view, withJournal } from '@teahouse/kernel';
import type { Seen } from '../../board/model/reading.ts';
import { game, type Table, type TableOptions } from '../../src/index.ts';

type Visit = (g: Table, q: Question, seen: Seen) => void;

/** The same visit, so many times for each question: what is asked all the time shows nothing new any more. */
export function atMost(times: number, visit: Visit): Visit {
  const visits = new Map<string, number>();
  return (g, q, seen) => {
    const before = visits.get(q.ask) ?? 0;
    visits.set(q.ask, before + 1);
    if (before < times) visit(g, q, seen);
  };
}

/** Every other game is played together. */
const optionsOf = (n: number): Partial<TableOptions> => (n % 2 === 1 ? { mode: 'together' } : { edition: 2 });

/** Random games of two, three and four; stops at every question, and tells the journal at the end. */
export function everywhere(
  name: string,
  games: number,
  visit: Visit,
  tell: (journal: readonly Entry[]) => void = () => {},
): void {
  const luck = rng(name);
  for (let n = 0; n < games; n++) {
    const journal: Entry[] = [];
    const { g, question } = deal(game, { seed: `${name} ${n}`, seats: 2 + (n % 3), options: optionsOf(n) }, journal);
    for (let q = question; q !== null; ) {
      const asked = q;
      visit(g, asked, view(game, g, asked.seat));
      q = withJournal(g, journal, () => game.machine.play(g, asked, asked.options[luck(asked.options.length)]!));
    }
    tell(journal);
  }
}
