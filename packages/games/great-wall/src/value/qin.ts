import { PLACE, slotsOf } from '../printed/board.ts';
import { HORDE } from '../printed/hordes.ts';
import { QIN_ARTIFACT_HONOR } from '../rules/alone/end.ts';
import { coveredSpots, hasSoldier } from '../rules/battle.ts';
import { archersOn, crowdAt } from '../rules/vocabulary.ts';
import { clanOf, qinHonorOf, qinIn, type Table } from '../table.ts';
import type { Horizon } from './horizon.ts';
import { BATTLE, claimChance, FALLS } from './wall.ts';

/** What an autumn that is still to come brings Qin Jiushao besides what is counted below. */
const AUTUMN = 13;
/** How sure it is that the location is activated where his clerks stand, by the clerks that are missing. */
const SOON = [0.95, 0.8, 0.65, 0.5, 0.4];

/** The honor that Qin Jiushao will probably have at the end; 0 where nobody plays alone. */
export function qinProspects(g: Table, horizon: Horizon): number {
  const qin = qinIn(g);
  if (qin === undefined) return 0;
  let sum = qinHonorOf(qin);
  if (g.over) return sum;
  sum += QIN_ARTIFACT_HONOR * g.artifacts.length;
  for (const horde of qin.claimed) sum += HORDE[horde].honor;
  for (const location of qin.clerks) {
    const { gives } = PLACE[location];
    const level = gives === null ? 2 : qin.overseers[gives].level;
    const missing = Math.max(0, slotsOf(g.seats, location) - crowdAt(g, location));
    sum += level * (horizon.turns === 0 && horizon.summers === 0 ? 0 : SOON[missing]!);
  }
  const isToCome = qin.revealed !== null || g.season === 'spring' || g.season === 'summer' || g.season === 'set-up';
  return sum + atTheWall(g, horizon) + AUTUMN * (horizon.summers + (isToCome ? 1 : 0));
}

/** Hordes that will fall with a soldier or an archer of his there. */
function atTheWall(g: Table, { summers, assaulted }: Horizon): number {
  const clan = clanOf(g, 'qin');
  const time = summers > 0 ? 1 : assaulted ? 0 : 0.55;
  let sum = 0;
  for (const [section, { hordes }] of g.sections.entries()) {
    const archers = archersOn(g, section, clan);
    for (const horde of hordes) {
      const mine = hasSoldier(horde, clan);
      if (!mine && archers === 0) continue;
      const open = HORDE[horde.id].spots.length - coveredSpots(horde);
      const falls = FALLS[open]! * time;
      sum += falls * BATTLE * archers;
      if (mine) sum += falls * (BATTLE + HORDE[horde.id].honor * claimChance(g, horde, clan, open));
    }
  }
  return sum;
}

/** With how many tokens to spare it is open whether they last, how gently that changes, and how many a year takes anyway. */
const RUIN = { open: 1, slope: 1.3, yearly: 1 } as const;

/**
 * GW-SOLO-68: whoever plays alone loses with the last shame token; how probable that is. `threatened`: tokens that
 * breaches would take.
 */
export function ruinChance(g: Table, { summers, assaulted }: Horizon, threatened: number): number {
  if (g.house.mode !== 'alone') return 0;
  if (assaulted && summers === 0) return g.shame === 0 ? 1 : 0;
  const margin = g.shame - threatened - RUIN.yearly * summers;
  return 1 / (1 + Math.exp((margin - RUIN.open) / RUIN.slope));
}
