import { BARRICADE, type Material } from '../../ids.ts';
import { BARRICADES, type LocationId, PLACE } from '../../printed/board.ts';
import type { Table } from '../../table.ts';
import { reedGeneral } from '../cards.ts';
import { dismiss, refillQueue } from '../locations/embassy.ts';
import { climb } from '../locations/tea-house.ts';
import { reedBuilds, reedClan, reedOf, store } from '../reed-acts.ts';
import { lowestFirst } from './ranking.ts';
import { placeSpearman, sectionsForQin, spearSpot } from './soldiers.ts';

/**
 * GW-SOLO-58: what a clerk of the Reed Clan does at a location while Qin is the supreme commander. He follows his own
 * rules, and gains nothing by it (GW-SOLO-63).
 */
export function reedObeysQin(g: Table, location: LocationId): void {
  switch (location) {
    case 'embassy':
      if (g.queue.length > 0) dismiss(g, g.queue[0]!);
      refillQueue(g);
      return;
    case 'builders-camp':
      barricade(g, 'GW-2P-36');
      return;
    case 'barracks':
      recruit(g);
      return;
    case 'tea-house':
      climb(g, reedClan(g));
      return;
    case 'temple':
    case 'war-academy':
    case 'logistics-center':
      return;
    default:
      store(g, PLACE[location].gives as Material);
  }
}

/** GW-SOLO-62 */
function recruit(g: Table): void {
  const reed = reedOf(g);
  if (reed.spearmen === 0) return;
  const spot = spearSpot(g);
  if (spot !== null) {
    reed.spearmen--;
    placeSpearman(g, reedClan(g), spot, 'GW-SOLO-62');
  } else if (reedGeneral(reed.general).buildsInstead) barricade(g, 'GW-2P-11');
}

function barricade(g: Table, rule: 'GW-2P-11' | 'GW-2P-36'): void {
  const section = sectionsForQin(g).find(each => g.sections[each]!.barricades < BARRICADES);
  if (section !== undefined) reedBuilds(g, BARRICADE[section]!, rule);
}

/** What Qin lets the Reed Clan put into the warehouse: the material that is lowest on his track. */
export function gatheredFor(g: Table): Material {
  for (const location of lowestFirst(g)) {
    const { gives } = PLACE[location];
    if (gives !== null && gives !== 'chi') return gives;
  }
  throw new Error('no place of production is on the track');
}
