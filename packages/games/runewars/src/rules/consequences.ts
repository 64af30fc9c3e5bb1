import { finish, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note } from '../journal.ts';
import { FACTION } from '../printed/factions.ts';
import type { AreaId } from '../printed/ids.ts';
import { type Area, knows, type Table } from '../table.ts';
import { area, controller, factionOf, hasOwnUnits } from './areas.ts';
import { genuineOf, look, possessed, revealRunes } from './runes.ts';
import { hasStirred } from './stir.ts';

/** What follows from any change of the table by itself. */
export function consequences(g: Table): void {
  if (!hasStirred() || g.year === 0) return;
  for (const here of g.areas) {
    if (here.troops.length > 0 && !hasOwnUnits(here)) ally(g, here);
    if (here.rune !== null) show(g, here);
  }
  for (let seat = 0; seat < g.players.length; seat++) {
    for (const hero of g.players[seat]!.heroes) {
      const here = area(g, hero.area);
      if (here.rune !== null && !knows(here.rune.known, seat)) look(g, seat, here);
    }
  }
  victory(g);
}

/**
 * RW-NEUT-03, 07, 09, 17: neutral units without a unit of their master beside them belong to whoever controls the area.
 * Those of a battle wait for its end.
 */
function ally(g: Table, here: Area): void {
  if (g.battle === null || g.battle.area !== here.id) here.holder = controller(g, here);
}

/** RW-RUNE-05: who controls an area, or has a hero there, looks at its rune. */
function show(g: Table, here: Area): void {
  const by = controller(g, here);
  if (by !== NOBODY && !knows(here.rune!.known, by)) look(g, by, here);
}

/** What should have followed and has not: a change that was not stirred up. */
export function overdue(g: Table): { area: AreaId; rule: Rule } | null {
  for (const here of g.areas) {
    const by = controller(g, here);
    const isFought = g.battle !== null && g.battle.area === here.id;
    if (here.troops.length > 0 && !hasOwnUnits(here) && !isFought && here.holder !== by) {
      return { area: here.id, rule: 'RW-NEUT-03' };
    }
    if (here.rune !== null && by !== NOBODY && !knows(here.rune.known, by))
      return { area: here.id, rule: 'RW-RUNE-05' };
  }
  for (let seat = 0; seat < g.players.length; seat++) {
    for (const { area: at } of g.players[seat]!.heroes) {
      const { rune } = area(g, at);
      if (rune !== null && !knows(rune.known, seat)) return { area: at, rule: 'RW-HERO-12' };
    }
    if (genuineOf(g, seat) >= runesToWin(g)) return { area: possessed(g, seat)[0]!.id, rule: 'RW-VICT-01' };
  }
  return null;
}

/** RW-VICT-01, RW-OPT-EPIC-02 */
export const runesToWin = (g: Table): number => (g.house.epic ? 7 : 6);

function victory(g: Table): void {
  let laid = 0;
  for (const { genuine } of g.layings) laid += genuine;
  const needed = runesToWin(g);
  if (laid < needed || !g.players.some((_, seat) => genuineOf(g, seat) >= needed)) return;
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
