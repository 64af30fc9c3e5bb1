import { MATERIALS, SECTIONS } from '../../ids.ts';
import { inJournal, note } from '../../journal.ts';
import { TOP_LEVEL, WALLS } from '../../printed/board.ts';
import { clanOf, type Table } from '../../table.ts';
import { happens } from '../moments.ts';
import { scoreQin } from '../vocabulary.ts';
import { sectionsForQin } from './soldiers.ts';

/** GW-SOLO-37, GW-SOLO-38: one wall level; the warehouse pays what it can, and the rest counts as paid. */
export function qinBuilds(g: Table, instead: number): void {
  const section = sectionsForQin(g).find(each => g.sections[each]!.wall < TOP_LEVEL);
  if (section === undefined) {
    scoreQin(g, 'commands', instead, 'GW-SOLO-37');
    return;
  }
  const clan = clanOf(g, 'qin');
  const where = g.sections[section]!;
  where.wall++;
  const { cost } = WALLS[where.wall]!;
  const stored = takeStores(g, cost);
  note(g, 'builds-wall', 'GW-SOLO-37', inJournal(g, clan), '', where.wall, SECTIONS[section]!);
  scoreQin(g, 'walls', cost, 'GW-SOLO-38');
  happens(g, 'built', clan, 'wall', stored, section);
}

/** Of which kind it is makes no difference: every build takes any mix. */
function takeStores(g: Table, cost: number): number {
  let owed = cost;
  for (const material of MATERIALS) {
    const n = Math.min(owed, g.warehouse[material]);
    if (n === 0) continue;
    g.warehouse[material] -= n;
    owed -= n;
    note(g, 'uses-stores', 'GW-SOLO-38', inJournal(g, clanOf(g, 'qin')), material, n);
  }
  return cost - owed;
}
