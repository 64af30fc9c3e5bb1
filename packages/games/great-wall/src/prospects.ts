import type { Seat } from '@teahouse/kernel';
import { ARTIFACT } from './cards/artifacts.ts';
import { RESOURCES } from './ids.ts';
import { CLERKS } from './printed/board.ts';
import { HORDE } from './printed/hordes.ts';
import { countTroops } from './rules/attack.ts';
import { SHAME_HONOR } from './rules/shame.ts';
import { materials } from './rules/vocabulary.ts';
import { honorOf, type Player, qinHonorOf, qinIn, type Table } from './table.ts';
import { atWork } from './value/clerks.ts';
import { courtWorth, pricesFor } from './value/court.ts';
import { type Horizon, horizonOf } from './value/horizon.ts';
import { plan, underWay } from './value/promised.ts';
import { qinProspects, ruinChance } from './value/qin.ts';
import { placeOf, teaWorth } from './value/tea.ts';
import { togetherProspects, togetherValue } from './value/together.ts';
import { atTheWall } from './value/wall.ts';

/** What a position promises a seat: the honor it has, and everything else in honor. */
export interface Prospects {
  honor: number;
  /** Claimed hordes without shame. */
  trophies: number;
  /** Hordes under attack, soldiers in the field, shame that threatens, and shame that is borne. */
  hunt: number;
  soldiers: number;
  threat: number;
  shamed: number;
  artifacts: number;
  goods: number;
  tactics: number;
  /** What works year after year. */
  overseers: number;
  clerks: number;
  advisors: number;
  /** Clerks on locations, commands to come and the one to be resolved, what is begun. */
  working: number;
  commands: number;
  plan: number;
  underWay: number;
  /** The place in the tea order. */
  tea: number;
  /** Alone: what Qin Jiushao will have, and the danger that shame runs out. Both only ever take. */
  qin: number;
  supply: number;
}

/** How far each thing is trusted, where it is not simply counted; tuned in games between bots, see docs/bots.md. */
const WEIGHT = {
  hunt: 1.35,
  soldiers: 1.05,
  threat: 0.5,
  shamed: 0.9,
  artifacts: 0.9,
  working: 1.15,
  plan: 0.5,
} as const;

/**
 * An estimate of the final honor; for whoever plays alone, of the lead over Qin Jiushao; of those who play together, how
 * far they are from losing.
 */
export function value(g: Table, seat: Seat): number {
  if (g.over && g.together === null) return finalOf(g, seat);
  const p = prospects(g, seat);
  return g.together === null ? expected(p) + p.supply : togetherValue(g, seat, p);
}

/** Everything but the danger that shame runs out. */
function expected(p: Omit<Prospects, 'supply'>): number {
  const atWar = p.trophies + p.hunt + p.soldiers + p.threat + p.shamed;
  const held = p.artifacts + p.goods + p.tactics + p.overseers + p.clerks + p.advisors;
  return p.honor + atWar + held + p.working + p.commands + p.plan + p.underWay + p.tea + p.qin;
}

/** An empty supply of shame has lost the game, whatever the lead. */
const DISGRACE = 30;
function finalOf(g: Table, seat: Seat): number {
  const honor = honorOf(g.players[seat]!);
  const qin = qinIn(g);
  if (qin === undefined) return honor;
  const lead = honor - qinHonorOf(qin);
  return g.shame === 0 ? Math.min(0, lead) - DISGRACE : lead;
}

/** What mainly speaks for a position against another one, for the explanations of bots. */
export function tells(g: Table, other: Table, seat: Seat): { what: string; n: number } | null {
  if (g.over || other.over) return null;
  const [mine, theirs] = [promises(g, seat), promises(other, seat)];
  let most = g.together === null ? 0.5 : 0.2;
  let found: { what: string; n: number } | null = null;
  for (const key of Object.keys(mine)) {
    const gained = mine[key]! - theirs[key]!;
    if (gained > most) [most, found] = [gained, { what: key, n: Math.round(gained) }];
  }
  return found;
}

function promises(g: Table, seat: Seat): Record<string, number> {
  const own = prospects(g, seat);
  return g.together === null ? { ...own } : { ...togetherProspects(g, seat, own) };
}

/** What a level of an overseer collects in a year. */
const OVERSEER = 1.5;
const COMMAND = 2.5;
const CHOICE = 0.1;

export function prospects(g: Table, seat: Seat): Prospects {
  const player = g.players[seat]!;
  const horizon = horizonOf(g, seat);
  const prices = pricesFor(g, seat, horizon);
  let levels = 0;
  for (const resource of RESOURCES) levels += player.overseers[resource]?.level ?? 0;
  let artifacts = 0;
  for (const id of g.artifacts) artifacts += ARTIFACT[id](g, seat);
  const place = placeOf(g, seat);
  let trophies = 0;
  for (const { horde, shame } of player.claimed) if (shame === 0) trophies += HORDE[horde].honor;
  const wall = atTheWall(g, seat, horizon);
  const promised = {
    honor: honorOf(player),
    trophies,
    hunt: WEIGHT.hunt * wall.hunt,
    soldiers: WEIGHT.soldiers * wall.soldiers,
    threat: WEIGHT.threat * wall.threat,
    shamed: -WEIGHT.shamed * SHAME_HONOR * countTroops(player.shamed),
    artifacts: WEIGHT.artifacts * artifacts,
    goods: worthOf(player, horizon) + SHARE[place]! * horizon.material * materials(g.warehouse),
    tactics: prices.tactic * player.tactics.length,
    overseers: horizon.material * OVERSEER * levels * (horizon.summers + 0.3),
    clerks: prices.clerk * (CLERKS - player.school),
    advisors: courtWorth(player, prices, horizon),
    working: WEIGHT.working * atWork(g, seat, horizon, prices),
    commands: COMMAND * Math.min(player.hand.length, horizon.autumns) + CHOICE * player.hand.length,
    plan: WEIGHT.plan * plan(g, seat, horizon),
    underWay: underWay(g, seat, horizon, prices),
    tea: teaWorth(g, place, horizon),
    qin: -qinProspects(g, horizon),
  };
  const ruin = ruinChance(g, horizon, -wall.threat / SHAME_HONOR);
  // A lead is lost with the last token.
  return { ...promised, supply: ruin === 0 ? 0 : -ruin * (DISGRACE + Math.max(0, expected(promised))) };
}

/** Who builds first empties the warehouse: what of it will be a seat's own, by its place in tea. */
const SHARE = [0.5, 0.25, 0.15, 0.1];

/** What is plenty is worth less: there are only so many clerks to spend it. */
const PLENTY = 12;

/** Chi also buys shame off, while there are summers to come. */
function worthOf({ goods, shamed }: Player, { material, chi, gold, summers }: Horizon): number {
  const n = materials(goods);
  const tokens = summers > 0 ? countTroops(shamed) : 0;
  const penance = Math.min(goods.chi, 2 * tokens);
  const plain = material * (Math.min(n, PLENTY) + 0.4 * Math.max(0, n - PLENTY));
  return plain + gold * Math.min(goods.gold, PLENTY / 2) + chi * goods.chi + 0.6 * penance;
}
