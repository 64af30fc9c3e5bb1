import { call, NOBODY } from '@teahouse/kernel';
import { TROOPS } from '../ids.ts';
import { note } from '../journal.ts';
import { TOP_LEVEL } from '../printed/board.ts';
import { HORDE } from '../printed/hordes.ts';
import { qinIn, type Table } from '../table.ts';
import { reckonQin } from './alone/end.ts';
import { autumn } from './autumn.ts';
import { does, procedure } from './book.ts';
import { artifact } from './cards.ts';
import { opening } from './opening.ts';
import { SHAME_HONOR } from './shame.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { demandStep } from './together/demands.ts';
import { endTogether } from './together/end.ts';
import { eventStep } from './together/events.ts';
import { isLastYear, loseHonor, score, seatsByTea } from './vocabulary.ts';
import { winter } from './winter.ts';

/** The whole game. */
export const game = procedure('game', {
  opening: does(g => call(g, opening, {})),
  years: does(g => call(g, years, {})),
});

/** Year after year; the first begins in autumn (GW-SETUP-34). */
export const years = procedure<
  Record<never, never>,
  'spring' | 'summer' | 'autumn' | 'winter' | 'endOfYear' | 'reckon' | 'demands' | 'event' | 'nextYear'
>('game/years', {
  spring: does(g => {
    if (g.season === 'winter') call(g, spring, {});
  }),
  summer: does(g => {
    if (g.season === 'spring') call(g, summer, {});
  }),
  autumn: does(g => call(g, autumn, {})),
  winter: does(g => call(g, winter, {})),
  /** GW-WINTER-10: only here. */
  endOfYear: does(g => {
    const why = ending(g);
    if (why === null) return { goto: 'demands' };
    note(g, 'ends', g.together === null ? 'GW-END-01' : 'GW-COOP-47', NOBODY, why);
  }),
  reckon: does(g => {
    if (g.together === null) reckon(g);
    return 'leave';
  }),
  /** GW-COOP-41 */
  demands: does(g => {
    if (g.together !== null) call(g, demandStep, {});
  }),
  event: does(g => {
    if (g.together !== null) call(g, eventStep, {});
  }),
  nextYear: does(g => {
    if (g.together !== null) g.together.breached = false;
    return { goto: 'spring' };
  }),
});

/** Why the game ends after this winter; null if it does not (chapter 26). */
function ending(g: Table): 'walls' | 'shame' | 'time' | 'demands' | null {
  if (g.together !== null) {
    g.together.end = endTogether(g);
    return g.together.end;
  }
  // GW-SOLO-68: whoever plays alone has lost then, whatever else is true.
  if (g.house.mode === 'alone' && g.shame === 0) return 'shame';
  const complete = g.sections.filter(({ wall }) => wall === TOP_LEVEL).length;
  if (complete >= (g.seats < 4 ? 2 : 3)) return 'walls';
  if (g.shame === 0) return 'shame';
  return isLastYear(g) ? 'time' : null;
}

/** GW-END-06 to GW-END-10: shame, then hordes, then artifacts. */
function reckon(g: Table): void {
  const order = seatsByTea(g);
  for (const seat of order) {
    let tokens = 0;
    for (const troop of TROOPS) tokens += g.players[seat]!.shamed[troop];
    if (tokens > 0) loseHonor(g, seat, SHAME_HONOR * tokens, 'GW-END-06');
  }
  for (const seat of order) {
    for (const { horde, shame } of g.players[seat]!.claimed) {
      if (shame === 0) score(g, seat, 'hordes', HORDE[horde].honor, 'GW-END-08');
    }
  }
  if (qinIn(g) !== undefined) reckonQin(g);
  for (const id of g.artifacts) {
    for (const seat of order) score(g, seat, 'artifacts', artifact(id)(g, seat), 'GW-END-09');
  }
}
