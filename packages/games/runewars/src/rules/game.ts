import { call, finish, NOBODY, type Seat } from '@teahouse/kernel';
import { note } from '../journal.ts';
import { SEASONS } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { does, each, procedure } from './book.ts';
import { standings } from './consequences.ts';
import { chooseOrders } from './orders.ts';
import { genuineOf, revealRunes } from './runes.ts';
import { resolveSeason } from './season.ts';
import { opening } from './setup/opening.ts';
import { stir } from './stir.ts';
import { takeTurn } from './turn.ts';

/** The whole game. */
export const game = procedure('game', {
  opening: does(g => call(g, opening, {})),
  seasons: does(g => call(g, season, {})),
});

/** RW-GEN-03, RW-OPT-EPIC-03 */
export const lastYear = (g: Table): number => (g.house.epic ? 8 : 6);
const isOver = (g: Table): boolean => g.season === 'winter' && g.year === lastYear(g);

/** RW-GEN-04: season after season. */
export const season = procedure(
  'game/season',
  {
    begin: does(begin),
    card: does(g => call(g, resolveSeason, {})),
    orders: does(g => call(g, chooseOrders, {})),
    turns: each(
      g => g.order,
      (g, seat: Seat) => call(g, takeTurn, { seat }),
    ),
    end: does(g => {
      if (isOver(g)) reckon(g);
    }),
  },
  { repeats: g => !isOver(g) },
);

function begin(g: Table): void {
  stir();
  const next = g.year === 0 ? 0 : (SEASONS.indexOf(g.season) + 1) % SEASONS.length;
  g.season = SEASONS[next]!;
  if (next === 0) {
    g.year++;
    note(g, 'year', 'RW-GEN-03', NOBODY, '', g.year);
  }
  note(g, 'season', 'RW-GEN-04', NOBODY, g.season);
  // RW-TACT-02: cards of earlier seasons may be played now.
  for (const { tactics } of g.players) for (const held of tactics) held.fresh = false;
}

/** RW-VICT-03: all runes are turned over. */
function reckon(g: Table): void {
  revealRunes(g);
  const order = standings(g);
  for (const seat of order) note(g, 'reckons', 'RW-VICT-03', seat, '', genuineOf(g, seat));
  note(g, 'wins', 'RW-VICT-03', order[0]!, '', genuineOf(g, order[0]!));
  finish(g);
}

/** RW-VICT-04: no two places are equal. Before all have a faction nobody is ahead. */
export function places(g: Table): number[] {
  if (g.players.some(({ faction }) => faction === null)) return g.players.map(() => 1);
  const order = standings(g);
  return g.players.map((_, seat) => 1 + order.indexOf(seat));
}
