import type { Resource } from '../../ids.ts';
import { inJournal, note } from '../../journal.ts';
import { type LocationId, PLACE } from '../../printed/board.ts';
import { clanOf, qinIn, type Table } from '../../table.ts';
import { clerksAt, scoreQin } from '../vocabulary.ts';
import { lowestFirst } from './ranking.ts';

/** GW-OVERSEER-09 */
const TOP = 3;

/** GW-SOLO-46: the level of his overseer for each of his clerks; he collects nothing. */
export function qinProduces(g: Table, location: LocationId): void {
  const resource = PLACE[location].gives!;
  const clerks = clerksAt(g, clanOf(g, 'qin'), location);
  scoreQin(g, 'production', qinIn(g)!.overseers[resource].level * clerks, 'GW-SOLO-46');
}

/** What his overseers oversee, the lowest location first. */
function lowestResources(g: Table): Resource[] {
  const out: Resource[] = [];
  for (const location of lowestFirst(g)) if (PLACE[location].gives !== null) out.push(PLACE[location].gives);
  return out;
}

/** The overseer at the lowest place of production; where he cannot rise, the next one. */
export function upgradeAtLowest(g: Table): void {
  const { overseers } = qinIn(g)!;
  upgrade(g, lowestResources(g).find(resource => overseers[resource].level < TOP) ?? null);
}

/** The overseer of the lowest level; of several, the one at the lowest location. */
export function upgradeLowestLevel(g: Table): void {
  const { overseers } = qinIn(g)!;
  let least: Resource | null = null;
  for (const resource of lowestResources(g)) {
    if (overseers[resource].level < (least === null ? TOP : overseers[least].level)) least = resource;
  }
  upgrade(g, least);
}

function upgrade(g: Table, resource: Resource | null): void {
  if (resource === null) return;
  const overseer = qinIn(g)!.overseers[resource];
  overseer.level++;
  note(g, 'upgrades', 'GW-SOLO-34', inJournal(g, clanOf(g, 'qin')), resource, overseer.level);
}
