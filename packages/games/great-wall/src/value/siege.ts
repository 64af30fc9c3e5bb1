import { timeTrack } from '../printed/board.ts';
import { HORDE } from '../printed/hordes.ts';
import { coveredSpots, defenceIn, hasSoldier, powerAt, powerOf } from '../rules/battle.ts';
import { sectionsOf } from '../rules/vocabulary.ts';
import type { Horde, Table } from '../table.ts';
import type { Horizon } from './horizon.ts';

const ROWS = 3;
/** How probable it is that a horde falls in time if all play together, by the vital points that are still open. */
const FALLS = [0.97, 0.82, 0.68, 0.54, 0.41, 0.29, 0.18, 0.1, 0.05];
/** Tokens for each seat that a horde takes in a later year, and that an archer at his post spares in a winter. */
const LATER = 0.35;
const ARCHER = 0.14;

/** Shame tokens that hordes will probably take from the supply. */
interface Siege {
  /** By breaches of this year. */
  breaches: number;
  /** By raids in the years to come, for want of room; less what archers at their posts will do against that. */
  raids: number;
}

export function siege(g: Table, horizon: Horizon): Siege {
  const sections = sectionsOf(g);
  const { summers } = horizon;
  const coming = summers > 0 ? (timeTrack(g.seats)[g.year]!.hordes + 1) / sections.length : 0;
  const winters = summers + (horizon.assaulted ? 0 : 0.5);
  const out: Siege = { breaches: 0, raids: 0 };
  for (const section of sections) {
    const where = g.sections[section]!;
    let [standing, exposed, weakened] = [0, 0, 0];
    for (const [row, horde] of where.hordes.entries()) {
      const falls = fallChance(g, horde, horizon);
      standing += 1 - falls;
      exposed += (1 - falls) * withoutSoldier(g, horde);
      weakened += falls * powerAt(where, row);
    }
    const breach = standing > 0 ? breachChance(g, section, horizon, weakened) : 0;
    out.breaches += breach * exposed;
    if (summers === 0) continue;
    out.raids += g.seats * (Math.max(0, standing + coming - ROWS) + LATER * Math.min(2, summers) * standing);
    // Archers die with their section.
    out.raids -= g.seats * ARCHER * winters * (1 - 0.7 * breach) * where.posts.length;
  }
  return out;
}

function fallChance(g: Table, horde: Horde, { turns }: Horizon): number {
  const open = HORDE[horde.id].spots.length - coveredSpots(horde);
  return FALLS[open]! * (open === 0 ? 1 : 0.4 + (0.6 * turns) / g.track.length);
}

/** How many players take a token if this horde breaches. */
function withoutSoldier(g: Table, horde: Horde): number {
  let n = 0;
  for (let seat = 0; seat < g.seats; seat++) if (!hasSoldier(horde, seat)) n++;
  return n;
}

/** Whether the wall of a section will break. Every bit of defence counts: others may add theirs. */
export function breachChance(g: Table, section: number, { assaulted, summers, turns }: Horizon, more = 0): number {
  if (assaulted && summers === 0) return 0;
  const deficit = powerOf(g.sections[section]!) - defenceIn(g, section) - more;
  const likely = deficit <= 0 ? 0.12 / (1 - deficit) : Math.min(0.97, 0.45 + 0.035 * deficit);
  return likely * (assaulted ? 0.5 : 1 - 0.06 * turns);
}

/** GW-COOP-32: the honor that buys a token back. */
const ATONEMENT = 10;

/** Honor in shame that so much more defence in a section would spare all players. */
export function sparedTogether(g: Table, section: number, defence: number, horizon: Horizon): number {
  let exposed = 0;
  for (const horde of g.sections[section]!.hordes) exposed += withoutSoldier(g, horde);
  if (exposed === 0) return 0;
  return ATONEMENT * exposed * (breachChance(g, section, horizon) - breachChance(g, section, horizon, defence));
}
