import type { Seat } from '@teahouse/kernel';
import { ARTIFACT } from './cards/artifacts.ts';
import { timeTrack } from './cards/board.ts';
import { HORDE } from './cards/hordes.ts';
import { RESOURCES, TROOPS } from './ids.ts';
import { coveredSpots, defenceOf, hasSoldier, powerOf, shameOf, spotsOf } from './rules/battle.ts';
import { claimantOf } from './rules/defeat.ts';
import { SHAME_HONOR } from './rules/shame.ts';
import { archersOn, isResting, restOf } from './rules/vocabulary.ts';
import { honorOf, type Player, REED, type Table } from './table.ts';

/** What a position promises a seat beyond the honor it has: each thing counted here has a weight. */
interface Prospects {
  /** Claimed hordes without shame, and what soldiers with shame will cost. */
  trophies: number;
  shamed: number;
  artifacts: number;
  /** The honor of hordes the seat would claim now, by how far they are covered. */
  hunt: number;
  /** Soldiers on hordes and archers on posts, for the honor of the battle. */
  soldiers: number;
  resting: number;
  /** Shame that breaches would bring as things stand. */
  threat: number;
  goods: number;
  chi: number;
  tactics: number;
  /** Levels of overseers, clerks, supporters and active advisors, times the years to come. */
  overseers: number;
  clerks: number;
  supporters: number;
  advisors: number;
  working: number;
  /** How many of the others are lower in the tea order. */
  tea: number;
}

const WEIGHTS: Readonly<Prospects> = {
  trophies: 1,
  shamed: -SHAME_HONOR,
  artifacts: 0.8,
  hunt: 0.5,
  soldiers: 1.2,
  resting: 0.8,
  threat: -2.2,
  goods: 0.45,
  chi: 0.5,
  tactics: 1,
  overseers: 0.7,
  clerks: 0.5,
  supporters: 0.6,
  advisors: 0.8,
  working: 0.25,
  tea: 0.4,
};
const KEYS = Object.keys(WEIGHTS) as (keyof Prospects)[];

/** An estimate of the final honor. */
export function value(g: Table, seat: Seat): number {
  const honor = honorOf(g.players[seat]!);
  if (g.over) return honor;
  const promised = prospects(g, seat);
  let sum = honor;
  for (const key of KEYS) sum += WEIGHTS[key] * promised[key];
  return sum;
}

function prospects(g: Table, seat: Seat): Prospects {
  const player = g.players[seat]!;
  const left = 1 + timeTrack(g.seats).length - g.year;
  const { goods } = player;
  let levels = 0;
  for (const resource of RESOURCES) levels += player.overseers[resource]?.level ?? 0;
  let artifacts = 0;
  for (const id of g.artifacts) artifacts += ARTIFACT[id](g, seat);
  let tea = 0;
  for (const clan of g.tea.slice(g.tea.indexOf(seat) + 1)) if (clan !== REED) tea++;
  return {
    ...held(player),
    ...atTheWall(g, seat),
    artifacts,
    goods: goods.wood + goods.stone + goods.gold,
    chi: goods.chi,
    tactics: player.tactics.length,
    overseers: left * levels,
    clerks: left * (8 - player.school),
    supporters: left * player.supporters.length,
    advisors: left * player.active.length,
    working: 8 - player.school - player.idle,
    tea,
  };
}

function held({ claimed, shamed }: Player): Pick<Prospects, 'trophies' | 'shamed'> {
  let trophies = 0;
  for (const { horde, shame } of claimed) if (shame === 0) trophies += HORDE[horde].honor;
  let tokens = 0;
  for (const troop of TROOPS) tokens += shamed[troop];
  return { trophies, shamed: tokens };
}

function atTheWall(g: Table, seat: Seat): Pick<Prospects, 'hunt' | 'soldiers' | 'resting' | 'threat'> {
  let [hunt, soldiers, resting, threat] = [0, 0, 0, 0];
  for (let section = 0; section < g.sections.length; section++) {
    const where = g.sections[section]!;
    soldiers += archersOn(g, section, seat);
    if (isResting(g, section, seat)) {
      const { spearman, archer, horseman } = restOf(g, section, seat);
      resting += spearman + archer + 1.5 * horseman;
    }
    if (defenceOf(where) < powerOf(where)) threat += shameOf(where, seat);
    for (const horde of where.hordes) {
      if (!hasSoldier(horde, seat)) continue;
      soldiers += spotsOf(horde, seat);
      const { honor, spots } = HORDE[horde.id];
      if (claimantOf(g, horde) === seat) hunt += (honor * coveredSpots(horde)) / spots.length;
    }
  }
  return { hunt, soldiers, resting, threat };
}
