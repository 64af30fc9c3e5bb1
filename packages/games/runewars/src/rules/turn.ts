import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { note } from '../journal.ts';
import { type AreaId, type OrderId, RESOURCES } from '../printed/ids.ts';
import { ORDER_NUMBER } from '../printed/orders.ts';
import type { Table } from '../table.ts';
import { homeOwner, unitsIn } from './areas.ts';
import { anyway, asks, does, each, procedure } from './book.ts';
import { fortify, fortifying } from './fortify.ts';
import { harvest, harvestBonus, harvesting, incomeOf } from './harvest.ts';
import { canHire } from './hire.ts';
import { MOST_HEROES } from './holdings.ts';
import { conquer, march, mobilize } from './mobilize.ts';
import { orderOf } from './orders.ts';
import { acquirePower, claiming, powerBonus } from './power.ts';
import { rally, rallyBonus, rallying } from './rally.ts';
import { canRecruit, recruit } from './recruit.ts';
import { plan, strategize, strategizeBonus } from './strategize.ts';
import { crowd, MOST_UNITS } from './troops.ts';
import { openTurnWindow } from './turn-window.ts';

/** What an order does, and its bonus. Each passes by itself where nothing can be done (RW-PLAYERS-04). */
interface Order {
  act(g: Table, seat: Seat): void;
  bonus(g: Table, seat: Seat): void;
}

const nothing = (): void => undefined;

function recruitFrom(g: Table, seat: Seat): void {
  if (canRecruit(g, seat)) call(g, recruit, { seat });
}

const ORDER: Readonly<Record<OrderId, Order>> = {
  strategize: {
    act: (g, seat) => call(g, strategize, plan(seat)),
    bonus: (g, seat) => call(g, strategizeBonus, { seat }),
  },
  mobilize: {
    act: (g, seat) => call(g, mobilize, march(seat)),
    /** RW-ORDER-23 */
    bonus: (g, seat) => call(g, mobilize, march(seat)),
  },
  // RW-ORDER-31: its bonus is strength in the battle, so it is given with the action.
  conquer: { act: (g, seat) => call(g, conquer, march(seat)), bonus: nothing },
  harvest: {
    act: (g, seat) => call(g, harvest, harvesting(seat)),
    bonus: (g, seat) => call(g, harvestBonus, { seat }),
  },
  recruit: { act: recruitFrom, bonus: recruitFrom },
  'rally-support': {
    act: (g, seat) => call(g, rally, rallying(seat)),
    bonus: (g, seat) => call(g, rallyBonus, { seat }),
  },
  'acquire-power': {
    act: (g, seat) => call(g, acquirePower, { seat }),
    bonus: (g, seat) => call(g, powerBonus, claiming(seat)),
  },
  // RW-ORDER-81
  fortify: { act: (g, seat) => call(g, fortify, fortifying(seat)), bonus: nothing },
};

/** What is done or not where an order might hurt; elsewhere its own questions can be passed, or it only gives. */
const ACT = 'act';
const DECLINE = 'decline';
const ACT_OR_DECLINE = [ACT, DECLINE] as const;

type Part = 'begin' | 'before' | 'decide' | 'act' | 'between' | 'decideBonus' | 'bonus' | 'after' | 'limits' | 'end';

/** RW-ORDER-07, RW-TACT-06: window, main action, window, bonus, window. */
export const takeTurn = procedure<{ seat: Seat }, Part>('turn', {
  begin: does((g, { seat }) => begin(g, seat)),
  before: does((g, { seat }) => openTurnWindow(g, seat)),
  decide: asks({
    rule: 'RW-ORDER-07',
    who: (g, { seat }) => (mayHurt(g, seat) ? seat : NOBODY),
    options: () => ACT_OR_DECLINE,
    otherwise: () => ACT,
    take: (g, { seat }, answer) => {
      if (answer === ACT) return;
      note(g, 'declines', 'RW-ORDER-07', seat, orderOf(g, seat));
      return { goto: 'between' };
    },
  }),
  act: anyway((g, { seat }) => {
    g.turn!.begun = 1;
    ORDER[orderOf(g, seat)].act(g, seat);
  }),
  between: does((g, { seat }) => openTurnWindow(g, seat)),
  decideBonus: asks({
    rule: 'RW-ORDER-07',
    who: (g, { seat }) => (bonusMayHurt(g, seat) ? seat : NOBODY),
    options: () => ACT_OR_DECLINE,
    otherwise: () => DECLINE,
    take: (g, { seat }, answer) => {
      if (answer === ACT) return;
      note(g, 'declines-bonus', 'RW-ORDER-07', seat, orderOf(g, seat));
      return { goto: 'after' };
    },
  }),
  bonus: anyway((g, { seat }) => {
    g.turn!.begun = 2;
    if (g.players[seat]!.supreme) ORDER[orderOf(g, seat)].bonus(g, seat);
  }),
  after: does((g, { seat }) => openTurnWindow(g, seat)),
  /** RW-LIMIT-04: at the end of every order, one area after another. */
  limits: each(
    (g): AreaId[] => g.areas.filter(here => unitsIn(here) > MOST_UNITS).map(({ id }) => id),
    (g, id, { seat }) => crowd(g, id, seat, 'RW-LIMIT-04'),
  ),
  end: does((g, { seat }) => {
    const player = g.players[seat]!;
    player.highest = Math.max(player.highest, ORDER_NUMBER[orderOf(g, seat)]);
    g.turn = null;
  }),
});

function begin(g: Table, seat: Seat): void {
  const order = orderOf(g, seat);
  g.turn = {
    seat,
    order,
    begun: 0,
    march: 0,
    pass: false,
    frost: false,
    battles: 0,
    used: [],
    besieged: foreignSeats(g, seat),
    toll: 0,
  };
  note(g, 'resolves', 'RW-ORDER-03', seat, order);
}

/** Strongholds of others in their own home realms. */
function foreignSeats(g: Table, seat: Seat): AreaId[] {
  const ids: AreaId[] = [];
  for (const { id, stronghold } of g.areas) {
    if (stronghold !== null && stronghold.owner !== seat && stronghold.owner === homeOwner(g, id)) ids.push(id);
  }
  return ids;
}

/** RW-ORDER-41: Harvest turns down a dial that stands above what the land yields. */
function mayHurt(g: Table, seat: Seat): boolean {
  if (orderOf(g, seat) !== 'harvest') return false;
  const { dials } = g.players[seat]!;
  return RESOURCES.some(resource => incomeOf(g, seat, resource) < dials[resource]);
}

/** RW-HERO-01: a fourth hero drives one of the others away. */
const bonusMayHurt = (g: Table, seat: Seat): boolean => {
  const { supreme, heroes } = g.players[seat]!;
  return supreme && orderOf(g, seat) === 'rally-support' && heroes.length >= MOST_HEROES && canHire(g, seat);
};
