import { finish, NOBODY, type Seat } from '@teahouse/kernel';
import { note } from '../journal.ts';
import { FACTION } from '../printed/factions.ts';
import { knows, type Table } from '../table.ts';
import { controller, factionOf, ownUnitsIn } from './areas.ts';
import { genuineOf, look, revealRunes } from './runes.ts';

/** What follows from any change of the table by itself: alliances, what runes are seen, victory. */
export function consequences(g: Table): void {
  if (g.year === 0) return;
  alliances(g);
  sights(g);
  victory(g);
}

/**
 * RW-NEUT-03, 07, 09, 17: neutral units without a unit of their master beside them belong to whoever controls the area.
 * Those of a battle wait for its end.
 */
function alliances(g: Table): void {
  for (const here of g.areas) {
    if (here.troops.length === 0 || ownUnitsIn(here) > 0 || g.battle?.area === here.id) continue;
    here.holder = controller(g, here);
  }
}

/** RW-RUNE-05: who controls an area or has a hero there looks at its rune. */
function sights(g: Table): void {
  for (const here of g.areas) {
    if (here.rune === null) continue;
    const by = controller(g, here);
    if (by !== NOBODY && !knows(here.rune.known, by)) look(g, by, here);
    g.players.forEach(({ heroes }, seat) => {
      if (!knows(here.rune!.known, seat) && heroes.some(hero => hero.area === here.id)) look(g, seat, here);
    });
  }
}

/** RW-VICT-01, RW-OPT-EPIC-02 */
export const runesToWin = (g: Table): number => (g.house.epic ? 7 : 6);

function victory(g: Table): void {
  const needed = runesToWin(g);
  if (!g.players.some((_, seat) => genuineOf(g, seat) >= needed)) return;
  const best = standings(g)[0]!;
  revealRunes(g);
  note(g, 'wins', 'RW-VICT-01', best, '', genuineOf(g, best));
  finish(g);
}

/**
 * Seats from the best: genuine runes, then the usual tie-break (RW-VICT-03 to 05, RW-GEN-07). More than enough to win is
 * not better than enough, so influence decides among those who get there at the same moment.
 */
export function standings(g: Table): Seat[] {
  const runes = g.players.map((_, seat) => Math.min(genuineOf(g, seat), runesToWin(g)));
  const seats = g.players.map((_, seat) => seat);
  return seats.sort((a, b) => runes[b]! - runes[a]! || byInfluence(g, a, b));
}

/** RW-GEN-07: more influence first, then the higher printed start. */
export const byInfluence = (g: Table, a: Seat, b: Seat): number =>
  g.players[b]!.influence - g.players[a]!.influence ||
  FACTION[factionOf(g, b)].influence - FACTION[factionOf(g, a)].influence;
