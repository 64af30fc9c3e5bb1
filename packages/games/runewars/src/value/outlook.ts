import { NOBODY, type Seat } from '@teahouse/kernel';
import { STRONGHOLD as PRINTED } from '../printed/developments.ts';
import { DIALS } from '../printed/factions.ts';
import { type OrderId, RESOURCES, type Resource, SEASONS, TITLES } from '../printed/ids.ts';
import { ORDER_NUMBER } from '../printed/orders.ts';
import { MOST_HEROES } from '../rules/holdings.ts';
import { MOST_UNITS } from '../rules/troops.ts';
import type { Table } from '../table.ts';
import type { Clock } from './clock.ts';
import { recruitWorth } from './company.ts';
import { field } from './field.ts';
import { influenceWorth } from './influence.ts';
import { seekTargets, targets } from './marches.ts';
import {
  CAMPAIGN,
  CHOSEN,
  CITY_WORTH,
  DEVELOPMENT,
  DIAL_WORTH,
  INFLUENCE,
  levyWorth,
  PLANNED,
  QUEST,
  SPREAD,
  STRONGHOLD,
  SUPREME,
  tacticsWorth,
} from './scales.ts';

/* What orders would bring a seat if it resolved them now. */

/** By resource: what the areas of a seat yield. Written by `prospects`. */
export type Income = Record<Resource, number>;

/** What a seat could do at home, whatever the order is. Written anew by every look. */
interface Outlook {
  /** What winter would take; whoever spreads his units saves some of it. */
  hungry: number;
  harvest: number;
  levy: number;
  secondLevy: number;
  cities: number;
  /** What the icons of the dials bring. */
  power: number;
  cards: number;
  canBuild: boolean;
  ruins: number;
  sites: number;
}
export const outlook: Outlook = {
  hungry: 0,
  harvest: 0,
  levy: 0,
  secondLevy: 0,
  cities: 0,
  power: 0,
  cards: 0,
  canBuild: false,
  ruins: 0,
  sites: 0,
};

function economy(g: Table, seat: Seat, income: Income, clock: Clock): void {
  const { dials, faction, influence, tactics } = g.players[seat]!;
  const { future } = clock;
  let [icons, cards] = [0, 0];
  outlook.harvest = 0;
  outlook.levy = 0;
  outlook.secondLevy = 0;
  outlook.cities = 0;
  outlook.canBuild = false;
  outlook.ruins = 0;
  outlook.sites = 0;
  let [room, fed] = [0, 0];
  for (let i = 0; i < field.n; i++) {
    if (field.control[i] !== seat) continue;
    const { stronghold, city } = g.areas[i]!;
    if (city !== null) outlook.cities += CITY_WORTH[city];
    if (stronghold === null) {
      if (city === null && field.own[i]! > 0 && field.holder[i] === seat) outlook.canBuild = true;
    } else if (stronghold.owner === seat) {
      room += Math.max(0, MOST_UNITS - field.units[i]!);
      fed += Math.max(0, Math.min(MOST_UNITS, dials.food) - field.units[i]!);
      if (stronghold.damaged) outlook.ruins++;
      if (stronghold.development === null) outlook.sites++;
    }
  }
  outlook.canBuild &&= influence >= PRINTED.cost;
  for (const resource of RESOURCES) {
    const level = dials[resource];
    const then = Math.min(8, Math.round(income[resource]));
    outlook.harvest += DIAL_WORTH[faction!][resource][then]! - DIAL_WORTH[faction!][resource][level]!;
    const levy = levyWorth(faction!, resource, level, room, fed, clock.hunger);
    if (levy > outlook.levy) {
      outlook.secondLevy = outlook.levy;
      outlook.levy = levy;
    } else if (levy > outlook.secondLevy) outlook.secondLevy = levy;
    const shown = DIALS[faction!][resource][level]!;
    icons += shown.influence;
    cards += shown.tactics;
  }
  outlook.power = influenceWorth(g, seat, influence + icons, clock) - influenceWorth(g, seat, influence, clock);
  outlook.cards = tacticsWorth(tactics.length + cards, future) - tacticsWorth(tactics.length, future);
}

function mainWorth(order: OrderId, future: number): number {
  switch (order) {
    case 'strategize':
      return 0.2 + 0.5 * Math.min(targets.steps, 3) + 0.4 * CAMPAIGN * targets.advance + SPREAD * outlook.hungry;
    case 'mobilize':
    case 'conquer':
      return targets.best + 0.6 * CAMPAIGN * targets.advance;
    case 'harvest':
      return 0.7 * future * Math.max(0, outlook.harvest);
    case 'recruit':
      return outlook.levy * (0.3 + 0.7 * future);
    case 'rally-support':
      return outlook.cities * future;
    case 'acquire-power':
      return outlook.power;
    case 'fortify':
      return (outlook.canBuild ? (STRONGHOLD - PRINTED.cost * INFLUENCE) * future : 0) + (outlook.ruins > 0 ? 0.8 : 0);
  }
}

function bonusWorth(g: Table, seat: Seat, order: OrderId, future: number): number {
  const { influence, heroes } = g.players[seat]!;
  switch (order) {
    case 'strategize':
      return outlook.cards;
    case 'mobilize':
      return 0.5 * targets.second;
    case 'conquer':
      return 0.12 * targets.best;
    case 'harvest':
      return outlook.sites > 0 ? DEVELOPMENT * future : 0.3;
    case 'recruit':
      return outlook.secondLevy * (0.3 + 0.7 * future);
    case 'rally-support':
      return heroes.length < MOST_HEROES ? recruitWorth(heroes.length, future) + QUEST * future : 0;
    case 'acquire-power': {
      for (const title of TITLES) {
        const { holder, influence: price } = g.titles[title];
        if (holder !== seat && price < influence) return (holder === NOBODY ? 0.9 : 0.6) * future;
      }
      return 0;
    }
    case 'fortify':
      return 0;
  }
}

/** What the seat may expect of the order that it has chosen, and of those it will choose until the end of the year. */
export function expects(
  g: Table,
  seat: Seat,
  clock: Clock,
  income: Income,
  hungry: number,
): { order: number; hope: number } {
  outlook.hungry = hungry;
  seekTargets(g, seat, clock.future);
  economy(g, seat, income, clock);
  const { supreme } = g.players[seat]!;
  const { main, bonus, future } = clock;
  let order = 0;
  if (main !== null) order = CHOSEN * mainWorth(main, future);
  const pending = main ?? bonus;
  // The bonus of Conquer is strength in its battle.
  const isOver = main === null && bonus === 'conquer';
  if (pending !== null && supreme && !isOver) order += SUPREME * CHOSEN * bonusWorth(g, seat, pending, future);
  expected.order = order;
  expected.hope = clock.orders === 0 ? 0 : planned(g, seat, clock);
  return expected;
}
const expected = { order: 0, hope: 0 };

/** The best orders that are left for the year, each once; those above the highest bring their bonus as well. */
function planned(g: Table, seat: Seat, { newYear, thisYear, highest, future }: Clock): number {
  const { hand, played } = g.players[seat]!;
  const n = Math.min(PLANNED.length, newYear ? SEASONS.length : thisYear);
  best.fill(0);
  const marches = hand.includes('mobilize') || (newYear && played.includes('mobilize'));
  for (let k = 0; k < hand.length; k++) plan(g, seat, hand[k]!, newYear ? 0 : highest, marches, future, n);
  if (newYear) for (let k = 0; k < played.length; k++) plan(g, seat, played[k]!, 0, marches, future, n);
  let hope = 0;
  for (let k = 0; k < n; k++) hope += PLANNED[k]! * best[k]!;
  return hope;
}
const best = new Float64Array(PLANNED.length);
/** Keeps the orders that bring most, the best first. */
function plan(
  g: Table,
  seat: Seat,
  order: OrderId,
  highest: number,
  marches: boolean,
  future: number,
  n: number,
): void {
  // Two marches do not take the same place.
  const main = order === 'conquer' && marches ? targets.second : mainWorth(order, future);
  let worth = main + (ORDER_NUMBER[order] > highest ? SUPREME * bonusWorth(g, seat, order, future) : 0);
  for (let k = 0; k < n; k++) {
    if (worth <= best[k]!) continue;
    const less = best[k]!;
    best[k] = worth;
    worth = less;
  }
}
