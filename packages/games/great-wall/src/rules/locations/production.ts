import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONATE, type Material, PASS, type Resource, TROOPS, type Troop } from '../../ids.ts';
import { note } from '../../journal.ts';
import { type LocationId, PLACE, UPGRADE } from '../../printed/board.ts';
import { isAutomaton, isQin, type Player, qinIn, type Table } from '../../table.ts';
import { qinProduces } from '../alone/overseers.ts';
import { answered, asks, does, each, procedure } from '../book.ts';
import { payMix } from '../goods.ts';
import { happens } from '../moments.ts';
import { reedVisits } from '../reed.ts';
import { bonus, type Courts, clerksAt, decree, gain, handsAt, pay, score, seatsByTea } from '../vocabulary.ts';

/** Chapter 17: collect, upgrade, donate; everybody finishes a step before the next. */
export const production = procedure<{ location: LocationId; collected: Seat[] }>('location/production', {
  collect: does((g, v) => {
    const resource = PLACE[v.location].gives!;
    for (const clan of g.tea) {
      if (clerksAt(g, clan, v.location) === 0) continue;
      if (isQin(g, clan)) qinProduces(g, v.location);
      if (isAutomaton(g, clan)) continue;
      v.collected.push(clan);
      gain(g, clan, resource, handsAt(g, clan, v.location) + overseerFor(g, clan, resource), 'GW-LOC-PROD-04');
    }
    for (const seat of v.collected) {
      const others = v.collected.filter(other => other !== seat);
      for (const other of others.slice(0, bonus(g, seat, 'sharesHarvest')))
        gain(g, other, resource, 1, 'GW-GENERAL-01');
    }
  }),
  upgrade: each(
    (g, { location, collected }) => seatsByTea(g).filter(seat => mayUpgrade(g, seat, location, collected)),
    (g, seat, { location }) => call(g, upgrade, newUpgrade(g, seat, PLACE[location].gives!)),
  ),
  donate: each(
    (g, { location, collected }) =>
      // GW-SOLO-47: Qin Jiushao never donates.
      g.tea.filter(clan =>
        isAutomaton(g, clan) ? !isQin(g, clan) && clerksAt(g, clan, location) > 0 : collected.includes(clan),
      ),
    (g, clan, { location }) => {
      if (isAutomaton(g, clan)) reedVisits(g, location);
      else if (location !== 'temple') call(g, donate, { seat: clan, material: PLACE[location].gives as Material });
    },
  ),
});

type Staffed = Courts & Pick<Table, 'automata'> & { players: readonly Pick<Player, 'overseers'>[] };
const levelOf = (g: Staffed, seat: Seat, resource: Resource): number =>
  g.players[seat]!.overseers[resource]?.level ?? 0;

/** GW-LOC-PROD-05: the level of the own overseer; a card may lend the best one there. */
function overseerFor(g: Staffed, seat: Seat, resource: Resource): number {
  let level = levelOf(g, seat, resource);
  if (bonus(g, seat, 'borrowsOverseers') === 0) return level;
  for (let other = 0; other < g.players.length; other++) level = Math.max(level, levelOf(g, other, resource));
  return Math.max(level, qinIn(g)?.overseers[resource].level ?? 0);
}

/** GW-OVERSEER-01; in edition 1 an overseer can be upgraded without collecting (DIV-06). */
function mayUpgrade(g: Table, seat: Seat, location: LocationId, collected: readonly Seat[]): boolean {
  return collected.includes(seat) || (g.house.edition === 1 && levelOf(g, seat, PLACE[location].gives!) > 0);
}

/** GW-OVERSEER-09 */
const TOP = 3;

/** GW-OVERSEER-03: a first overseer comes from the reserve. As far as everybody can see. */
export function couldUpgrade(g: Table, seat: Seat, resource: Resource): boolean {
  const level = levelOf(g, seat, resource);
  if (level > 0) return level < TOP;
  for (const troop of TROOPS) if (g.players[seat]!.reserve[troop] > 0) return true;
  return false;
}

interface Upgrading {
  seat: Seat;
  resource: Resource;
  cost: number;
  /** Any resources, mixed. */
  mixed: boolean;
}

export function newUpgrade(g: Table, seat: Seat, resource: Resource, discount = 0, least = 1): Upgrading {
  const full = UPGRADE[resource].cost[levelOf(g, seat, resource)] ?? 0;
  const cost = Math.max(least, full - discount - bonus(g, seat, 'upgradeDiscount'));
  return { seat, resource, cost, mixed: bonus(g, seat, 'upgradeWithAnything') > 0 };
}

const ADVANCE = 'advance';

const upgrade = procedure<Upgrading>(
  'location/upgrade',
  {
    choose: asks({
      rule: 'GW-OVERSEER-01',
      pause: true,
      who: (g, { seat, resource }) => (couldUpgrade(g, seat, resource) ? seat : NOBODY),
      options: (g, v, seat) => (canAfford(g, v) ? [PASS, ...waysUp(g, seat, v.resource)] : [PASS]),
      otherwise: () => PASS,
      take: (g, v, answer, seat) => {
        if (answer === PASS) return 'leave';
        raiseOverseer(g, seat, v.resource, answer as Troop | typeof ADVANCE);
        payUpgrade(g, v);
      },
    }),
    tell: answered((g, { seat, resource }) => happens(g, 'upgraded', seat, resource)),
  },
  { draft: true },
);

/** Whom to put there first, or one space on. */
export function waysUp(g: Table, seat: Seat, resource: Resource): (Troop | typeof ADVANCE)[] {
  if (levelOf(g, seat, resource) > 0) return [ADVANCE];
  return TROOPS.filter(troop => g.players[seat]!.reserve[troop] > 0);
}

export function canAfford(g: Table, { seat, resource, cost, mixed }: Upgrading): boolean {
  const { goods } = g.players[seat]!;
  return (mixed ? goods.wood + goods.stone + goods.gold + goods.chi : goods[UPGRADE[resource].pays]) >= cost;
}

export function payUpgrade(g: Table, { seat, resource, cost, mixed }: Upgrading): void {
  if (mixed && cost > 0) payMix(g, seat, cost, 'GW-OVERSEER-03', true);
  else pay(g, seat, UPGRADE[resource].pays, cost, 'GW-OVERSEER-03');
}

export function raiseOverseer(g: Table, seat: Seat, resource: Resource, how: Troop | typeof ADVANCE): void {
  const player = g.players[seat]!;
  const overseer = player.overseers[resource];
  if (overseer !== null) overseer.level++;
  else {
    player.reserve[how as Troop]--;
    player.overseers[resource] = { troop: how as Troop, level: 1 };
  }
  note(g, 'upgrades', 'GW-OVERSEER-04', seat, resource, player.overseers[resource]!.level);
}

const DONATION_HONOR = 2;

/** GW-DONATE-01, GW-DONATE-02 */
const donate = procedure<{ seat: Seat; material: Material }>('location/donate', {
  choose: asks({
    rule: 'GW-DONATE-01',
    pause: true,
    who: (_, { seat }) => seat,
    options: (g, { material }, seat) => {
      const most = Math.min(g.players[seat]!.goods[material], 1 + bonus(g, seat, 'moreDonations'));
      return DONATE.slice(0, most + 1);
    },
    otherwise: () => DONATE[0]!,
    take: (g, { material }, answer, seat) => {
      const n = DONATE.indexOf(answer);
      pay(g, seat, material, n, 'GW-DONATE-02');
      g.warehouse[material] += n;
      for (let i = 0; i < n; i++) note(g, 'donates', 'GW-DONATE-02', seat, material);
      score(g, seat, 'donations', n * (DONATION_HONOR - decree(g, 'donationHonor')), 'GW-DONATE-02');
    },
  }),
});
