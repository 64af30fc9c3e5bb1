import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, type GroupId, group } from '../ids.ts';
import { note } from '../journal.ts';
import { placeOf } from '../map.ts';
import type { AreaId, UnitId } from '../printed/ids.ts';
import { area, isEnemy, isFriendly, unitsIn } from '../rules/areas.ts';
import { asks, procedure } from '../rules/book.ts';
import { allFly, canCross } from '../rules/borders.ts';
import type { RewardCard } from '../rules/cards.ts';
import { canRaiseTriangles, raiseTriangles } from '../rules/levy.ts';
import { add, crowd, groupsIn, isOf, MOST_UNITS, take, troopOf } from '../rules/troops.ts';
import type { Area, Table } from '../table.ts';

/* Rewards that are used in the turn and ask something. */

type Turn = NonNullable<RewardCard['turn']>;
const rule = 'RW-HERO-06';

/* Flute of Possession */

const neutralsIn = ({ troops }: Area) => troops.filter(({ unit }) => isOf(unit, null));

/** Areas beside, not of enemies, that all of them can reach. */
function pastures(g: Table, seat: Seat, from: AreaId): AreaId[] {
  const ids: AreaId[] = [];
  const flying = allFly(neutralsIn(area(g, from)).map(({ unit }) => unit));
  for (const { to, border } of placeOf(g, from).ways) {
    const isOpen = canCross(g, border, { seat: NOBODY, flying, byOrder: false });
    if (isOpen && !isEnemy(g, seat, area(g, to))) ids.push(to);
  }
  return ids;
}

const lead = procedure<{ seat: Seat; from: AreaId }>('reward/flute', {
  to: asks({
    rule,
    who: (_, { seat }) => seat,
    options: (g, { seat, from }) => pastures(g, seat, from),
    otherwise: (g, { seat, from }) => pastures(g, seat, from)[0]!,
    take: (g, { seat, from }, to) => {
      const there = area(g, to);
      const holder = isFriendly(g, seat, there) ? seat : NOBODY;
      let n = 0;
      for (const { unit, standing, routed } of neutralsIn(area(g, from))) {
        take(area(g, from), unit, standing, routed);
        add(there, holder, unit, standing, routed);
        n += standing + routed;
      }
      note(g, 'migrate', rule, seat, from, n, to);
      crowd(g, to, seat, 'RW-LIMIT-04');
    },
  }),
});

export const FLUTE: Turn = {
  can: (g, seat, hero) =>
    g.battle === null && neutralsIn(area(g, hero.area)).length > 0 && pastures(g, seat, hero.area).length > 0,
  use: (g, seat, hero) => call(g, lead, { seat, from: hero.area }),
};

/* Routing by the user's choice */

function rout(g: Table, seat: Seat, at: AreaId, id: GroupId): void {
  const { unit } = group(id);
  const troop = troopOf(area(g, at), unit)!;
  troop.standing--;
  troop.routed++;
  note(g, 'routs', rule, seat, unit, 1, at);
}

/* Staff of Light */

const STAND = 'stand';
const standing = (here: Area, fits: (unit: UnitId) => boolean): GroupId[] =>
  groupsIn(here, (unit, routed) => !routed && fits(unit));
const canStand = (seat: Seat, { holder, troops }: Area): boolean =>
  holder === seat && troops.some(({ routed }) => routed > 0);

function lit(g: Table, seat: Seat, at: AreaId): (GroupId | typeof STAND)[] {
  const here = area(g, at);
  const ids: (GroupId | typeof STAND)[] = standing(here, unit => isOf(unit, null));
  if (canStand(seat, here)) ids.unshift(STAND);
  return ids;
}

const shine = procedure<{ seat: Seat; at: AreaId }>('reward/staff', {
  choose: asks({
    rule,
    who: (_, { seat }) => seat,
    options: (g, { seat, at }) => lit(g, seat, at),
    otherwise: (g, { seat, at }) => lit(g, seat, at)[0]!,
    take: (g, { seat, at }, answer) => {
      if (answer !== STAND) return rout(g, seat, at, answer);
      for (const troop of area(g, at).troops) {
        if (troop.routed > 0) note(g, 'stands', rule, seat, troop.unit, troop.routed, at);
        troop.standing += troop.routed;
        troop.routed = 0;
      }
    },
  }),
});

export const STAFF: Turn = {
  can: (g, seat, hero) => lit(g, seat, hero.area).length > 0,
  use: (g, seat, hero) => call(g, shine, { seat, at: hero.area }),
};

/* Ice Storm */

/** Areas beside, over any side, with standing units of others. */
function targets(g: Table, seat: Seat, from: AreaId): AreaId[] {
  const ids: AreaId[] = [];
  for (const { to } of placeOf(g, from).ways) {
    const there = area(g, to);
    if (there.holder !== seat && standing(there, () => true).length > 0) ids.push(to);
  }
  return ids;
}

const freeze = procedure<{ seat: Seat; from: AreaId; at: AreaId | null; left: number }>(
  'reward/ice-storm',
  {
    area: asks({
      rule,
      who: (_, { seat }) => seat,
      options: (g, { seat, from }) => targets(g, seat, from),
      otherwise: (g, { seat, from }) => targets(g, seat, from)[0]!,
      take: (_, v, at) => {
        v.at = at;
      },
    }),
    unit: asks({
      rule,
      who: (g, { seat, at, left }) => (left > 0 && standing(area(g, at!), () => true).length > 0 ? seat : NOBODY),
      options: (g, { at, left }): (GroupId | typeof DONE)[] => {
        const ids: (GroupId | typeof DONE)[] = standing(area(g, at!), () => true);
        if (left < 2) ids.push(DONE);
        return ids;
      },
      otherwise: (g, { at }) => standing(area(g, at!), () => true)[0]!,
      take: (g, v, id) => {
        if (id === DONE) return;
        rout(g, v.seat, v.at!, id);
        v.left--;
        return 'again';
      },
    }),
  },
  { draft: true },
);

export const ICE_STORM: Turn = {
  can: (g, seat, hero) => targets(g, seat, hero.area).length > 0,
  use: (g, seat, hero) => call(g, freeze, { seat, from: hero.area, at: null, left: 2 }),
};

/* Horn of the Levy */

export const HORN: Turn = {
  can: (g, seat, hero) => {
    const here = area(g, hero.area);
    if (here.stronghold === null || !isFriendly(g, seat, here) || unitsIn(here) === MOST_UNITS) return false;
    return canRaiseTriangles(g, seat, hero.area);
  },
  use: (g, seat, hero) => raiseTriangles(g, seat, hero.area, 2, rule),
};
