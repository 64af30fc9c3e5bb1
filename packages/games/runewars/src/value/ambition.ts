import { NOBODY, type Seat } from '@teahouse/kernel';
import { type ObjectiveId, RESOURCES, TITLES, type UnitId } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import { homeOf, homeOwner } from '../rules/areas.ts';
import { objective } from '../rules/cards.ts';
import type { Table } from '../table.ts';
import type { Clock } from './clock.ts';
import { PLAIN } from './company.ts';
import { field } from './field.ts';
import { RUNE_TO_COME } from './scales.ts';

/* The objective of a seat, and the titles. */

/** How far a seat has come with it, from 0 to 1. */
type Progress = (g: Table, seat: Seat) => number;

const share = (n: number, of: number): number => Math.min(1, n / of);

function cities(g: Table, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < field.n; i++) if (field.control[i] === seat && g.areas[i]!.city !== null) n++;
  return n;
}
function strongholds(g: Table, seat: Seat, fits: (damaged: boolean, i: number) => boolean): number {
  let n = 0;
  for (let i = 0; i < field.n; i++) {
    const { stronghold } = g.areas[i]!;
    if (stronghold !== null && stronghold.owner === seat && fits(stronghold.damaged, i)) n++;
  }
  return n;
}
function taken(g: Table, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < field.n; i++) {
    if (field.control[i] !== seat) continue;
    const owner = homeOwner(g, g.areas[i]!.id);
    if (owner !== NOBODY && owner !== seat) n++;
  }
  return n;
}
function rewards(g: Table, seat: Seat): number {
  let n = 0;
  for (const hero of g.players[seat]!.heroes) n += hero.rewards.length;
  return n;
}
const allied =
  (unit: UnitId): Progress =>
  ({ areas }, seat) => {
    for (const { holder, troops } of areas) {
      if (holder === seat && troops.some(troop => troop.unit === unit)) return 1;
    }
    return 0.25;
  };

const PROGRESS: Readonly<Record<ObjectiveId, Progress>> = {
  'bound-by-honor': ({ areas }) => {
    let wild = 0;
    for (const { holder, troops } of areas) {
      if (holder === NOBODY && troops.some(({ unit }) => UNIT[unit].shape === 'triangle')) wild++;
    }
    return 1 / (1 + 0.5 * wild);
  },
  'keeper-of-cities': (g, seat) => share(cities(g, seat), g.seats === 2 ? 2 : 3),
  'shield-of-the-land': (g, seat) =>
    share(
      strongholds(g, seat, damaged => !damaged),
      3,
    ),
  'hall-of-heroes': (g, seat) => {
    const { heroes } = g.players[seat]!;
    let bearing = 0;
    for (const hero of heroes) if (hero.rewards.length > 0) bearing++;
    return (Math.min(3, heroes.length) + bearing) / 6;
  },
  'friend-of-dragons': allied('dragon'),
  'full-granaries': (g, seat) => {
    let sum = 0;
    for (const resource of RESOURCES) sum += Math.min(5, g.players[seat]!.dials[resource]);
    return sum / 15;
  },
  'voice-of-the-council': (g, seat) => {
    const has = TITLES.some(title => g.titles[title].holder === seat);
    return 0.3 * (has ? 1 : 0) + 0.7 * share(g.players[seat]!.influence, 8);
  },
  liberator: (g, seat) => (taken(g, seat) > 0 ? 1 : 0.3),
  'yoke-of-giants': allied('giant'),
  'ruin-of-realms': (g, seat) => Math.max(0.2, share(taken(g, seat), 2)),
  'blood-tally': ({ turn }, seat) => (turn !== null && turn.seat === seat && turn.toll >= 6 ? 1 : 0.2),
  slayer: (g, seat) => share(g.players[seat]!.slain, 2),
  'iron-and-ash': (g, seat) =>
    (share(g.players[seat]!.dials.ore, 6) +
      share(
        strongholds(g, seat, (_, i) => !homeOf(g, seat).includes(g.areas[i]!.id)),
        2,
      )) /
    2,
  'web-of-lies': (g, seat) => share(g.players[seat]!.tactics.length, 8),
  'the-horde': (_, seat) => {
    let n = 0;
    for (let i = 0; i < field.n; i++) if (field.holder[i] === seat) n += field.units[i]!;
    return share(n, 20);
  },
  'hoarder-of-relics': (g, seat) => share(rewards(g, seat), 5),
};

/** What holds is only to be claimed in a turn of one's own. */
export function objectiveWorth(g: Table, seat: Seat, { orders, future, main }: Clock): number {
  const id = g.players[seat]!.objective;
  if (id === null) return 0;
  const done = PROGRESS[id](g, seat);
  const isMine = g.turn !== null && g.turn.seat === seat;
  if (isMine && done >= 1 && objective(id).holds(g, seat)) return RUNE_TO_COME - 1;
  if (orders === 0 && main === null) return 0;
  return done >= 1 ? 0.85 * RUNE_TO_COME : 0.65 * RUNE_TO_COME * done ** 3 * Math.min(1, 0.2 + future);
}

/** Shards are runes without the Captain. */
function plainRewards(g: Table, seat: Seat): number {
  let n = 0;
  for (const hero of g.players[seat]!.heroes) {
    for (let k = 0; k < hero.rewards.length; k++) if (hero.rewards[k]!.card !== 'timmorran-shard') n++;
  }
  return n;
}

export function titlesWorth(g: Table, seat: Seat, future: number): number {
  const { primarch, captain, warden } = g.titles;
  let worth = 0;
  if (primarch.holder === seat) worth += 1.4 + 0.06 * primarch.influence;
  if (captain.holder === seat) worth += 1.1 + PLAIN * Math.min(6, plainRewards(g, seat)) + 0.06 * captain.influence;
  if (warden.holder === seat) worth += 1 + 0.9 * cities(g, seat) + 0.06 * warden.influence;
  return worth * future;
}
