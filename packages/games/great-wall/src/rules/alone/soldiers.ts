import type { Rule } from '../../../text/rules/en.ts';
import { POST, SECTIONS } from '../../ids.ts';
import { inJournal, note } from '../../journal.ts';
import { HORDE, target } from '../../printed/hordes.ts';
import { type Clan, clanOf, qinIn, type Table } from '../../table.ts';
import { findHorde, freePosts, isVacant, offerWounds } from '../battle.ts';
import { indicated } from '../spring.ts';
import { archersOn, scoreQin, sectionsOf } from '../vocabulary.ts';

/** GW-SOLO-57 */
const WOUND_HONOR = 2;

/** GW-SOLO-37, GW-SOLO-53: the section that the invasion indicator shows, then the other. */
export function sectionsForQin(g: Table): number[] {
  const first = indicated(g, null);
  return [first, ...sectionsOf(g).filter(section => section !== first)];
}

/** GW-SOLO-52, GW-SOLO-53: where a spearman under Qin attacks; null if he can nowhere. */
export function spearSpot(g: Table): string | null {
  for (const section of sectionsForQin(g)) {
    const horde = g.sections[section]!.hordes[0];
    if (horde === undefined) continue;
    // GW-SOLO-56: vital points are listed row by row from the top, from left to right.
    const spot = HORDE[horde.id].spotIds.find((_, i) => isVacant(horde, i));
    if (spot !== undefined) return spot;
  }
  return null;
}

/** A spearman of an automaton covers a vital point, whose reward is ignored. */
export function placeSpearman(g: Table, clan: Clan, spot: string, rule: Rule): void {
  const { horde, at } = target(spot);
  findHorde(g, horde).horde.soldiers.push({ clan, troop: 'spearman', at: at.slice() });
  note(g, 'attacks', rule, inJournal(g, clan), 'spearman', 0, spot);
}

/** GW-SOLO-48, GW-SOLO-53: whoever can attack nowhere is not recruited. */
export function recruitSpearmen(g: Table, n: number): void {
  const qin = qinIn(g)!;
  for (let i = 0; i < n && qin.reserve.spearman > 0; i++) {
    const spot = spearSpot(g);
    if (spot === null) return;
    qin.reserve.spearman--;
    placeSpearman(g, clanOf(g, 'qin'), spot, 'GW-SOLO-52');
    scoreQin(g, 'rewards', WOUND_HONOR, 'GW-SOLO-57');
  }
}

/** GW-SOLO-54 */
export function recruitArcher(g: Table): void {
  const qin = qinIn(g)!;
  const section = indicated(g, null);
  const where = g.sections[section]!;
  if (qin.reserve.archer === 0 || freePosts(where) === 0) return;
  qin.reserve.archer--;
  const clan = clanOf(g, 'qin');
  where.posts.push(clan);
  note(g, 'attacks', 'GW-SOLO-54', inJournal(g, clan), 'archer', 0, POST[section]!);
  woundIn(g, section);
}

/** GW-SOLO-55: the horde next to the wall that can be wounded. */
function woundIn(g: Table, section: number): void {
  for (const horde of g.sections[section]!.hordes) {
    const [spot] = offerWounds(horde, []);
    if (spot === undefined) continue;
    horde.wounds.push(target(spot).at[0]!);
    note(g, 'wounds', 'GW-SOLO-55', inJournal(g, clanOf(g, 'qin')), '', 0, spot);
    scoreQin(g, 'rewards', WOUND_HONOR, 'GW-SOLO-57');
    return;
  }
}

/** All his archers on the posts of a section shoot, each once. */
export function qinShoots(g: Table, section: number): void {
  const archers = archersOn(g, section, clanOf(g, 'qin'));
  for (let i = 0; i < archers; i++) woundIn(g, section);
}

/** Horse Archers: he has no chi, and nobody of his rests, so his archers go home. */
export function qinDucks(g: Table, section: number, shots: number): void {
  const { posts } = g.sections[section]!;
  const clan = clanOf(g, 'qin');
  for (let i = 0; i < shots && posts.includes(clan); i++) {
    posts.splice(posts.indexOf(clan), 1);
    qinIn(g)!.reserve.archer++;
    note(g, 'withdraws', 'GW-SOLO-32', inJournal(g, clan), '', 0, SECTIONS[section]!);
  }
}
