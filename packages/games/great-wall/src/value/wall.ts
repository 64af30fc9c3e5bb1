import type { Seat } from '@teahouse/kernel';
import { RESOURCES, TROOPS, type Troop } from '../ids.ts';
import { TROOPS_OWNED } from '../printed/board.ts';
import { HORDE } from '../printed/hordes.ts';
import { coveredSpots, defenceIn, hasSoldier, powerOf, shameOf, spotsOf } from '../rules/battle.ts';
import { claimantOf } from '../rules/defeat.ts';
import { SHAME_HONOR } from '../rules/shame.ts';
import { archersOn, bonus, restOf } from '../rules/vocabulary.ts';
import { type Clan, type Horde, isAutomaton, type Table } from '../table.ts';
import type { Horizon } from './horizon.ts';
import { sparedTogether } from './siege.ts';

/** What stands at the wall promises, in honor. */
interface AtTheWall {
  /** Hordes that will fall with a soldier or an archer of the seat there, by how sure that is. */
  hunt: number;
  /** Soldiers outside the reserve: they fight again. */
  soldiers: number;
  /** Shame that breaches would bring. */
  threat: number;
}

/** How probable it is that a horde falls in time, by the vital points that are still open. */
export const FALLS = [0.97, 0.72, 0.55, 0.42, 0.31, 0.23, 0.17, 0.12, 0.08];
export const BATTLE = 2;
/** What a soldier at the wall is worth for the next fight, and how much of that again for every year to come. */
const SOLDIER: Readonly<Record<Troop, number>> = { spearman: 3.2, archer: 3.2, horseman: 4.2 };
const AGAIN = 0.8;
const POSTED = 1.2;

export function atTheWall(g: Table, seat: Seat, horizon: Horizon): AtTheWall {
  const { reserve, shamed, overseers } = g.players[seat]!;
  const time = horizon.summers > 0 ? 1 : horizon.assaulted ? 0 : 0.55;
  let soldiers = 0;
  for (const troop of TROOPS) soldiers += SOLDIER[troop] * (TROOPS_OWNED[troop] - reserve[troop] - shamed[troop]);
  for (const resource of RESOURCES) {
    const overseer = overseers[resource];
    if (overseer !== null) soldiers -= SOLDIER[overseer.troop];
  }
  let [hunt, threat] = [0, 0];
  for (let section = 0; section < g.sections.length; section++) {
    const where = g.sections[section]!;
    const archers = archersOn(g, section, seat);
    soldiers += POSTED * archers;
    if (where.hordes.length === 0) continue;
    const breach = breachChance(g, section, horizon);
    for (const horde of where.hordes) {
      const mine = hasSoldier(horde, seat);
      if (!mine) threat += breach;
      else soldiers -= breach * LOST;
      if (!mine && archers === 0) continue;
      const open = HORDE[horde.id].spots.length - coveredSpots(horde);
      const falls = FALLS[open]! * time;
      hunt += falls * (BATTLE * archers);
      if (mine) hunt += falls * (BATTLE + HORDE[horde.id].honor * claimChance(g, horde, seat, open));
    }
    if (restOf(g, section, seat).spearman > 0) hunt += 0.3;
  }
  return { hunt, soldiers: soldiers * (time + AGAIN * horizon.summers), threat: -SHAME_HONOR * threat };
}

/** A breach kills some of those who stand on the horde. */
const LOST = 1.5;

/** Honor in shame that so much more defence in a section would spare a seat, before its weight. */
export function relief(g: Table, seat: Seat, section: number, defence: number, horizon: Horizon): number {
  if (g.together !== null) return sparedTogether(g, section, defence, horizon);
  const where = g.sections[section]!;
  const exposed = shameOf(where, seat);
  if (exposed === 0) return 0;
  return SHAME_HONOR * exposed * (breachChance(g, section, horizon) - breachChance(g, section, horizon, defence));
}

/** Whether the wall of a section will break, as it looks now. After the assault barricades are gone, and there is time. */
function breachChance(g: Table, section: number, { assaulted, summers, turns }: Horizon, more = 0): number {
  if (assaulted && summers === 0) return 0;
  const deficit = powerOf(g.sections[section]!) - defenceIn(g, section) - more;
  const likely = deficit <= 0 ? 0.12 / (1 - deficit) : Math.min(0.92, 0.5 + 0.09 * deficit);
  return likely * (assaulted ? 0.5 : 1 - 0.06 * turns);
}

/** Whether a clan would claim the horde: by its lead, and by how much can still change. */
export function claimChance(g: Table, horde: Horde, claimant: Clan, open: number): number {
  if (open === 0) return claimantOf(g, horde) === claimant ? 1 : 0;
  const extra = (clan: Clan): number => (isAutomaton(g, clan) ? 0 : bonus(g, clan, 'claimSpots'));
  let best = 0;
  for (const clan of g.tea) {
    if (clan === claimant) continue;
    const theirs = spotsOf(horde, clan);
    if (theirs > 0) best = Math.max(best, theirs + extra(clan));
  }
  const lead = spotsOf(horde, claimant) + extra(claimant) - best;
  return 1 / (1 + Math.exp((-1.6 * lead) / Math.sqrt(open)));
}
