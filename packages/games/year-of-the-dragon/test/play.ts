import { deal, type Entry, type Question, rng, view, withJournal } from '@teahouse/kernel';
import { dealOf, tables } from '@teahouse/testkit';
import type { Seen } from '../board/reading.ts';
import { game, type Table } from '../src/index.ts';

const all = tables(game);

/** Random games with every table option; stops at every question, and tells the journal at the end. */
export function everywhere(
  name: string,
  games: number,
  visit: (g: Table, q: Question, seen: Seen) => void,
  tell: (journal: readonly Entry[], g: Table) => void = () => {},
): void {
  const luck = rng(name);
  for (let n = 0; n < games; n++) {
    const journal: Entry[] = [];
    const { g, question } = deal(
      game,
      dealOf(all, name, n) as Parameters<typeof deal<Table, never, never>>[1],
      journal,
    );
    for (let q = question; q !== null; ) {
      const asked = q;
      visit(g, asked, view(game, g, asked.seat));
      q = withJournal(g, journal, () => game.machine.play(g, asked, asked.options[luck(asked.options.length)]!));
    }
    tell(journal, g);
  }
}
