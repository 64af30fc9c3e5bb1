import { deal, type Entry, type Question, rng, view, withJournal } from '@teahouse/kernel';
import type { Seen } from '../../board/model/reading.ts';
import { game, type Table } from '../../src/index.ts';

/** Random games of two, three and four; stops at every question, and tells the journal at the end. */
export function everywhere(
  name: string,
  games: number,
  visit: (g: Table, q: Question, seen: Seen) => void,
  tell: (journal: readonly Entry[]) => void = () => {},
): void {
  const luck = rng(name);
  for (let n = 0; n < games; n++) {
    const journal: Entry[] = [];
    const { g, question } = deal(game, { seed: `${name} ${n}`, seats: 2 + (n % 3), options: { edition: 2 } }, journal);
    for (let q = question; q !== null; ) {
      const asked = q;
      visit(g, asked, view(game, g, asked.seat));
      q = withJournal(g, journal, () => game.machine.play(g, asked, asked.options[luck(asked.options.length)]!));
    }
    tell(journal);
  }
}
