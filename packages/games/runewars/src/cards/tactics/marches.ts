import { call, NOBODY, type Seat } from '@teahouse/kernel';

import { type FighterId, group } from '../../ids.ts';
import { note } from '../../journal.ts';
import type { OrderId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import {
  activationsLeft,
  area,
  controller,
  heroesIn,
  isEmpty,
  isEnemy,
  isFriendly,
  isUncontrolled,
  unitsIn,
} from '../../rules/areas.ts';
import { hit } from '../../rules/battle/losses.ts';
import { scatter } from '../../rules/battle/retreat.ts';
import { alike, fighterOf, isStanding } from '../../rules/battle/sides.ts';
import { answered, asks, procedure } from '../../rules/book.ts';
import { isFrozen } from '../../rules/borders.ts';
import type { TacticCard } from '../../rules/cards.ts';
import { canRaiseTriangles, raiseTriangles } from '../../rules/levy.ts';
import { damageStronghold, raiseStronghold } from '../../rules/strongholds.ts';
import * as troops from '../../rules/troops.ts';
import type { Area, Table } from '../../table.ts';
import {
  type Aimed,
  areasFor,
  hasFoe,
  isFoughtFor,
  named,
  opponent,
  type Placed,
  place,
  touchesFriendly,
} from './targets.ts';

/* Cards of one's turn that work on the map: armies, strongholds, neutral units and the ways between areas. */

const rule = 'RW-TACT-01';
const window = 'turn';

/* Horrific Rumors: a token of an opponent where he does not want it */

const canTakeToken = (g: Table, { foe }: { foe: Seat }, here: Area): boolean =>
  controller(g, here) !== foe && !here.activated.includes(foe);
const hasToken = (g: Table, _: Seat, foe: Seat): boolean =>
  activationsLeft(g, foe) > 0 && g.areas.some(here => canTakeToken(g, { foe }, here));

const horrificRumors = procedure<Aimed & Placed>(
  'tactics/horrific-rumors',
  {
    opponent: opponent(hasToken),
    area: place<Aimed & Placed, string>(canTakeToken),
    lay: answered((g, v) => {
      area(g, v.at!).activated.push(v.foe);
      note(g, 'lays-token', rule, v.seat, named(v), 0, v.at!);
    }),
  },
  { draft: true },
);

/* Lost City: a damaged stronghold in the wild, where a hero is */

const canBeFound = (g: Table, { seat }: Placed, here: Area): boolean =>
  isUncontrolled(g, here) && here.city === null && heroesIn(g, seat, here.id).length > 0 && !isFoughtFor(g, here);

const lostCity = procedure<Placed>('tactics/lost-city', {
  area: place(canBeFound),
  scatter: answered((g, { seat, at }) => {
    if (unitsIn(area(g, at!)) > 0) call(g, scatter, { at: at!, active: seat, rule });
  }),
  raise: answered((g, { seat, at }) => call(g, raiseStronghold, { seat, at: at!, damaged: true, rule })),
});

/* Beast Drums: neutral units go */

const hasNeutrals = (_g: Table, _: Placed, here: Area): boolean =>
  here.troops.some(({ unit }) => UNIT[unit].faction === null);

const beastDrums = procedure<Placed>('tactics/beast-drums', {
  area: place(hasNeutrals),
  scatter: answered((g, { seat, at }) => call(g, scatter, { at: at!, active: seat, rule: 'RW-NEUT-13' })),
});

/* Sappers */

const canBeSapped = (g: Table, { seat }: Placed, here: Area): boolean =>
  here.stronghold !== null &&
  here.stronghold.owner !== seat &&
  !here.stronghold.damaged &&
  touchesFriendly(g, seat, here);

const sappers = procedure<Placed>('tactics/sappers', {
  area: place(canBeSapped),
  damage: answered((g, { at }) => damageStronghold(g, at!, rule)),
});

/* Reinforcements: two triangles at one stronghold, kind by kind */

const TRIANGLES = 2;
const isCamp = (g: Table, { seat }: Placed, here: Area): boolean =>
  here.stronghold?.owner === seat &&
  isFriendly(g, seat, here) &&
  unitsIn(here) < troops.MOST_UNITS &&
  canRaiseTriangles(g, seat, here.id);

const reinforcements = procedure<Placed>(
  'tactics/reinforcements',
  {
    area: place(isCamp),
    units: answered((g, { seat, at }) => raiseTriangles(g, seat, at!, TRIANGLES, rule)),
  },
  { draft: true },
);

/* Wandering Giant */

const isLonely = (g: Table, { seat }: Placed, here: Area): boolean =>
  isEmpty(g, here) && !touchesFriendly(g, seat, here) && !isFoughtFor(g, here);

const wanderingGiant = procedure<Placed>('tactics/wandering-giant', {
  area: place(isLonely),
  giant: answered((g, { seat, at }) => {
    troops.place(g, area(g, at!), NOBODY, 'giant', 1);
    note(g, 'places', rule, seat, 'giant', 1, at!);
  }),
});

/* Night Raid: one standing unit, in a battle one of the defenders */

const sleepers = (g: Table, here: Area): FighterId[] =>
  isFoughtFor(g, here)
    ? alike(g.battle!.defender.fighters.filter(isStanding))
    : troops.groupsIn(here, (_, routed) => !routed);
const canBeRaided = (g: Table, { seat }: Placed, here: Area): boolean =>
  isEnemy(g, seat, here) && touchesFriendly(g, seat, here) && sleepers(g, here).length > 0;

const nightRaid = procedure<Placed>(
  'tactics/night-raid',
  {
    area: place(canBeRaided),
    unit: asks({
      rule,
      who: (_, { seat }) => seat,
      options: (g, { at }) => sleepers(g, area(g, at!)),
      otherwise: (g, { at }) => sleepers(g, area(g, at!))[0]!,
      take: (g, { at }, id) => {
        const here = area(g, at!);
        if (isFoughtFor(g, here)) return hit(g, 'defender', fighterOf(g.battle!.defender, id), 'rout', rule);
        const { unit } = group(id);
        const { holder } = here;
        troops.take(here, unit, 1, 0);
        troops.add(here, holder, unit, 0, 1);
        note(g, 'routs', rule, holder, unit, 1, at!);
      },
    }),
  },
  { draft: true },
);

const orders =
  (...ids: OrderId[]) =>
  (g: Table): boolean =>
    ids.includes(g.turn!.order);
const moves = orders('strategize', 'mobilize', 'conquer');
const marches = orders('mobilize', 'conquer');
/** RW-ORDER-23: whether the order is still to move units. The bonus of Mobilize does it a second time. */
function isToMove(g: Table, seat: Seat): boolean {
  const { order, begun } = g.turn!;
  return begun < (order === 'mobilize' && g.players[seat]!.supreme ? 2 : 1);
}

export const MARCHES = {
  /** Put an activation token of an opponent in an area he does not control. */
  'horrific-rumors': {
    rule,
    windows: [window],
    can: (g, seat) => hasFoe(g, seat, hasToken),
    play: (g, seat) => call(g, horrificRumors, { seat, foe: NOBODY, at: null }),
  },
  /** In an uncontrolled area with one of your heroes all neutrals retreat, and a damaged stronghold of yours is placed. */
  'lost-city': {
    rule,
    windows: [window],
    can: (g, seat) => areasFor(g, { seat, at: null }, canBeFound).length > 0,
    play: (g, seat) => call(g, lostCity, { seat, at: null }),
  },
  /** Your units may cross mountain borders during this order. */
  'mountain-pass': {
    rule,
    windows: [window],
    can: (g, seat) => moves(g) && isToMove(g, seat) && !g.turn!.pass && g.card !== 'snowbound',
    play: g => {
      g.turn!.pass = true;
    },
  },
  /** All neutral units of one area, allied or not, retreat. */
  'beast-drums': {
    rule: 'RW-NEUT-13',
    windows: [window],
    can: (g, seat) => g.battle === null && areasFor(g, { seat, at: null }, hasNeutrals).length > 0,
    play: (g, seat) => call(g, beastDrums, { seat, at: null }),
  },
  /** Your units may come from 1 area further. */
  'forced-march': {
    rule,
    windows: [window],
    can: (g, seat) => marches(g) && isToMove(g, seat),
    play: g => {
      g.turn!.march++;
    },
  },
  /** Turn an enemy stronghold adjacent to a friendly area to its damaged side. */
  sappers: {
    rule: 'RW-STR-09',
    windows: [window],
    can: (g, seat) => areasFor(g, { seat, at: null }, canBeSapped).length > 0,
    play: (g, seat) => call(g, sappers, { seat, at: null }),
  },
  /** Place 2 of your triangle units at one friendly stronghold. */
  reinforcements: {
    rule: 'RW-LIMIT-02',
    windows: [window],
    can: (g, seat) => areasFor(g, { seat, at: null }, isCamp).length > 0,
    play: (g, seat) => call(g, reinforcements, { seat, at: null }),
  },
  /** You ignore water borders during this turn. */
  'sudden-frost': {
    rule,
    windows: [window],
    can: g => !g.turn!.frost && !isFrozen(g),
    play: g => {
      g.turn!.frost = true;
    },
  },
  /** Place a Giant from supply in an empty area next to no friendly area of yours. */
  'wandering-giant': {
    rule,
    windows: [window],
    can: (g, seat) => g.supply.giant > 0 && areasFor(g, { seat, at: null }, isLonely).length > 0,
    play: (g, seat) => call(g, wanderingGiant, { seat, at: null }),
  },
  /** Rout 1 unit of your choice in an enemy area adjacent to a friendly area. */
  'night-raid': {
    rule,
    windows: [window],
    can: (g, seat) => areasFor(g, { seat, at: null }, canBeRaided).length > 0,
    play: (g, seat) => call(g, nightRaid, { seat, at: null }),
  },
} satisfies Record<string, TacticCard>;
