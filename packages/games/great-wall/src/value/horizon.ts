import type { Seat } from '@teahouse/kernel';
import type { Goods } from '../ids.ts';
import { timeTrack } from '../printed/board.ts';
import type { Table } from '../table.ts';
import { lacksOf } from './demands.ts';

/** How much of the game is left, as far as it matters for what things are worth. */
export interface Horizon {
  /** Summers still to come, and years in which something that lasts is of use: this one in part. */
  summers: number;
  years: number;
  /** Autumns in which the seat still has a command to choose. */
  autumns: number;
  /** Turns of this autumn that are not over. */
  turns: number;
  /** Whether the assault of this year is over. */
  assaulted: boolean;
  /** Honor that a material and a chi are worth: less and less towards the end, more where an artifact asks for them. */
  material: number;
  chi: number;
  /** What gold is worth more than other materials. */
  gold: number;
  /** What the demands on the board still ask of the seat. */
  lacks: Readonly<Goods>;
}

/** Honor per material, by the summers to come. */
const MATERIAL = [0.45, 0.75, 0.85, 0.88];
const CHI = [0.4, 0.75, 0.95, 1.1];

/** Together nothing is bought with honor but shame, and demands are paid with goods. */
const AMONG_RIVALS = { material: 1, chi: 1 };
const TOGETHER = { material: 2.5, chi: 1.2 };

const WANTED = 0.2;

/** Shame tokens that a year takes from the supply, for each seat; the game ends when it is empty. */
const SHAME_PER_YEAR = 3;

export function horizonOf(g: Table, seat: Seat): Horizon {
  const byTime = timeTrack(g.seats).length - g.year;
  // Alone and together, the last token is no end to plan for: it is the defeat.
  const byShame = g.house.mode !== 'rivals' ? byTime : Math.floor(g.shame / (SHAME_PER_YEAR * g.seats));
  const summers = Math.max(g.shame === 0 ? 0 : Math.min(byTime, 1), Math.min(byTime, byShame));
  const ordered = g.players[seat]!.revealed !== null || g.track.some(order => order?.clan === seat);
  const scale = g.together === null ? AMONG_RIVALS : TOGETHER;
  const autumn = g.season === 'winter' || ordered ? 0 : 1;
  return {
    summers,
    years: summers + 0.4,
    autumns: summers + autumn,
    turns: turnsLeft(g),
    assaulted: g.season === 'winter' && !isBeforeAssault(g),
    material:
      scale.material * MATERIAL[Math.min(summers, 3)]! + (g.artifacts.includes('foundation-stone') ? WANTED : 0),
    chi: scale.chi * CHI[Math.min(summers, 3)]! + (g.artifacts.includes('ledger-of-overseers') ? WANTED : 0),
    gold: g.artifacts.includes('roll-of-counsellors') ? WANTED : 0,
    lacks: lacksOf(g, seat),
  };
}

const ASSAULT = ['assault', 'clear', ''];

/** While shots are fired and defeats checked the walls have yet to hold. */
const isBeforeAssault = (g: Table): boolean =>
  g.stack.some(({ proc, step }) => proc === 'winter' && !ASSAULT.includes(step));

function turnsLeft(g: Table): number {
  if (g.season === 'winter') return 0;
  if (g.season !== 'autumn') return g.track.length;
  const now = g.track.findIndex(order => order !== null && order.clan === g.active);
  return g.track.length - Math.max(0, now);
}
