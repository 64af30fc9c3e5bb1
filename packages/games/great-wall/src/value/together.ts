import { locals, type Seat } from '@teahouse/kernel';
import type { Prospects } from '../prospects.ts';
import { recruit } from '../rules/recruit.ts';
import { demandsNeeded } from '../rules/together/end.ts';
import { honorOf, type Table } from '../table.ts';
import { accordOf } from './accord.ts';
import { readinessOf, wintersLeft } from './demands.ts';
import { type Horizon, horizonOf } from './horizon.ts';
import { siege } from './siege.ts';
import { overseersWorth, storeWorth } from './store.ts';

/** What a position promises those who play together. */
export interface TogetherProspects {
  /** Demands that are fulfilled and will be, against those that are needed. */
  demands: number;
  /** How far the demands on the board can be met. */
  tribute: number;
  /** Shame tokens that are left, and those that honor can buy back. */
  supply: number;
  /** Shame that breaches, raids and open demands will bring. */
  threat: number;
  /** Everything else that one seat has. */
  standing: number;
  /** Speaking for what others want, and giving what they wait for. */
  accord: number;
}

/** Points for a demand, for a shame token and for honor; and what winning and losing is worth. */
const DEMAND_WORTH = 9;
const TOKEN = 1.5;
const HONOR = 0.15;
const END = 60;
/** Demands that a table fulfils in a winter, by its seats; tokens that a winter takes from each seat. */
const PACE: Readonly<Record<number, number>> = { 2: 1.2, 3: 1.5, 4: 2 };
const BURN = 2.5;
/** More honor than this nobody will need to be rid of shame. */
const ENOUGH = 80;

/** How far the table is from losing: about 0 where that is open. What is shared counts for everybody. */
export function togetherValue(g: Table, seat: Seat, own: Prospects): number {
  if (g.over) return g.together!.end === 'demands' ? END : -END + g.together!.fulfilled.length;
  const p = togetherProspects(g, seat, own);
  return p.demands + p.tribute + p.supply + p.threat + p.standing + p.accord;
}

export function togetherProspects(g: Table, seat: Seat, own: Prospects): TogetherProspects {
  const horizon = horizonOf(g, seat);
  const winters = wintersLeft(g);
  const { met, open } = readinessOf(g, horizon);
  const { breaches, raids } = siege(g, horizon);
  let honor = 0;
  for (const player of g.players) honor += Math.min(ENOUGH, honorOf(player));
  return {
    demands: DEMAND_WORTH * (g.together!.fulfilled.length + PACE[g.seats]! * winters - demandsNeeded(g)),
    tribute: DEMAND_WORTH * met,
    supply: TOKEN * (g.shame - BURN * g.seats * winters) + HONOR * honor,
    threat: -TOKEN * (breaches + raids + open) + brink(g.shame - breaches - open, g.seats),
    standing: HONOR * standingOf(g, seat, own, horizon),
    accord: accordOf(g, seat),
  };
}

const BRINK = 10;
/** The nearer the supply is to its end, the worse: with the last token all have lost. */
function brink(tokens: number, seats: number): number {
  const left = 2 * Math.log1p(Math.exp(tokens / 2));
  return BRINK * Math.log((1 + left) / (6 * seats));
}

const SOLDIERS = 1.5;
/** A recruit who is paid and not yet placed. */
const RECRUIT = 9;

/** What one seat has and does, in honor. */
function standingOf(g: Table, seat: Seat, p: Prospects, horizon: Horizon): number {
  const player = g.players[seat]!;
  const recruiting = locals(g, recruit);
  const recruits = recruiting?.seat === seat ? recruiting.recruits.length : 0;
  const lasting = overseersWorth(player, horizon) + p.clerks + p.advisors;
  const soon = p.working + p.commands + p.plan + p.underWay + RECRUIT * recruits;
  return storeWorth(g, player, horizon) + p.tactics + lasting + soon + p.hunt + SOLDIERS * p.soldiers;
}
