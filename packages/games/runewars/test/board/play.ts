import { deal, type Entry, type Question, rng, view, withJournal } from '@teahouse/kernel';
import type { Seen } from '../../board/model/reading.ts';
import { game, type Table, type TableOptions } from '../../src/index.ts';

type Visit = (g: Table, q: Question, seen: Seen) => void;

/** Every other game is set up by the book, and all that is optional comes up. */
const optionsOf = (n: number): Partial<TableOptions> => ({
  setup: n % 2 === 0 ? 'quick' : 'book',
  exploration: n % 4 < 2,
  epic: n % 5 === 0,
  hexagonsStand: n % 7 === 0,
  heroSupport: n % 3 === 0,
  heroesMarch: n % 3 === 1,
  defenderFirst: n % 4 === 3,
  wildRunes: n % 5 === 1,
});

/** The same visit, so many times for each question: what is asked all the time shows nothing new any more. */
export function atMost(times: number, visit: Visit): Visit {
  const visits = new Map<string, number>();
  return (g, q, seen) => {
    const before = visits.get(q.ask) ?? 0;
    visits.set(q.ask, before + 1);
    if (before < times) visit(g, q, seen);
  };
}

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
    const asked = { seed: `${name} ${n}`, seats: 2 + (n % 3), options: optionsOf(n) };
    const { g, question } = deal(game, asked, journal);
    for (let q = question; q !== null; ) {
      const now = q;
      visit(g, now, view(game, g, now.seat));
      q = withJournal(g, journal, () => game.machine.play(g, now, eager(now, luck)));
    }
    tell(journal);
  }
}

/** At random, but armies gather and march, so that there are battles to see. */
export function eager({ ask, options }: Question, luck: (below: number) => number): string {
  const isMarch = ask.endsWith('.move') || ask === 'strategize.units';
  const all = isMarch ? options.filter(id => id.startsWith('all@')) : [];
  if (all.length > 0 && luck(3) > 0) return all[luck(all.length)]!;
  return options[luck(options.length)]!;
}
