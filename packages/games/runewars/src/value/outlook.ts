import { NOBODY, type Seat } from '@teahouse/kernel';
import { placeOf } from '../map.ts';
import { STRONGHOLD as PRINTED } from '../printed/developments.ts';
import { DIALS } from '../printed/factions.ts';
import { type OrderId, RESOURCES, type Resource, SEASONS, TITLES } from '../printed/ids.ts';
import { ORDER_NUMBER } from '../printed/orders.ts';
import { MOST_HEROES } from '../rules/holdings.ts';
import { MOST_UNITS } from '../rules/troops.ts';
import { knows, type Rune, type Table } from '../table.ts';
import type { Clock } from './clock.ts';
import { field, isActivated } from './field.ts';
import { quickOdds } from './might.ts';
import {
  AREA,
  CHOSEN,
  CITY,
  CITY_WORTH,
  DAMAGED,
  DEVELOPMENT,
  DIAL_WORTH,
  ENVOYS,
  HERO,
  HOPED,
  INFLUENCE,
  influenceWorth,
  levyWorth,
  QUEST,
  RED,
  RESOURCE,
  RUNE,
  STRONGHOLD,
  SUPREME,
  tacticsWorth,
} from './scales.ts';

/* What orders would bring a seat if it resolved them now. */

/** By resource: what the areas of a seat yield. Written by `prospects`. */
export type Income = Record<Resource, number>;

/** What a seat could do, whatever the order is. Written anew by every look. */
interface Outlook {
  /** The best place to march to, the best of the others, and the best that needs no battle. */
  best: number;
  second: number;
  steps: number;
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
  best: 0,
  second: 0,
  steps: 0,
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

const LAYINGS = 64;
const unknown = new Float64Array(LAYINGS);
const genuine = new Float64Array(LAYINGS);

/** Counts for `runeOdds` what a seat has not seen. */
export function countRunes(g: Table, seat: Seat): void {
  const { layings, areas } = g;
  for (let i = 0; i < layings.length; i++) {
    unknown[i] = 0;
    genuine[i] = layings[i]!.genuine;
  }
  for (let i = 0; i < areas.length; i++) {
    const { rune } = areas[i]!;
    if (rune === null) continue;
    if (!knows(rune.known, seat)) unknown[rune.laying]!++;
    else if (rune.genuine) genuine[rune.laying]!--;
  }
}
/** The chance that a rune is genuine, for the seat that was counted for. */
function runeOdds({ genuine: face, laying, known }: Rune, seat: Seat): number {
  if (knows(known, seat)) return face ? 1 : 0;
  return genuine[laying]! / unknown[laying]!;
}

/** What an area itself is worth to whoever takes it. */
function prizeOf(g: Table, seat: Seat, i: number, future: number): number {
  const here = g.areas[i]!;
  const { food, wood, ore } = placeOf(g, here.id).printed.resources;
  let prize = AREA + future * (RESOURCE * (food + wood + ore) + (here.city === null ? 0 : CITY));
  const rune = field.runes[i]!;
  if (rune !== null) prize += RUNE * runeOdds(rune, seat);
  if (here.stronghold !== null && here.stronghold.owner !== seat) prize += DAMAGED * future;
  return prize;
}

/** How likely a seat loses an area of its own before long. */
export function dangerAt(g: Table, seat: Seat, i: number): number {
  let most = 0;
  for (let foe = 0; foe < g.seats; foe++) {
    const units = foe === seat ? 0 : field.comers[foe]![i]!;
    if (units === 0) continue;
    const isMine = field.holder[i] === seat;
    const guards = isMine ? field.standing[i]! : 0;
    const odds = quickOdds(units, field.comersFire[foe]![i]!, -field.walls[i]!, guards, isMine ? field.fire[i]! : 0);
    const danger = odds * (marchesSoon(g, foe) ? 1 : 0.4);
    if (danger > most) most = danger;
  }
  return DANGER * most;
}
/** Not all that can be attacked is. */
const DANGER = 0.4;
function marchesSoon(g: Table, seat: Seat): boolean {
  const { hand, played } = g.players[seat]!;
  if (hand.includes('mobilize') || hand.includes('conquer')) return true;
  const last = played.at(-1);
  return (last === 'mobilize' || last === 'conquer') && g.turn?.seat !== seat;
}

function marches(g: Table, seat: Seat, future: number): void {
  const comers = field.comers[seat]!;
  const fire = field.comersFire[seat]!;
  const { influence } = g.players[seat]!;
  outlook.best = 0;
  outlook.second = 0;
  outlook.steps = 0;
  for (let i = 0; i < field.n; i++) {
    const units = comers[i]!;
    if (units === 0 || field.control[i] === seat || isActivated(g, i, seat)) continue;
    const prize = prizeOf(g, seat, i, future);
    let gain = prize;
    const isHeld = field.control[i] !== NOBODY;
    if (isHeld || field.units[i]! > 0) {
      let chance = quickOdds(units, fire[i]!, -field.walls[i]!, field.standing[i]!, field.fire[i]!);
      let price = 0.6 * Math.min(units, 0.75 * field.fire[i]!);
      if (!isHeld && influence > 0) {
        const envoys = 1 - RED[Math.min(influence, ENVOYS)]!;
        if (envoys * prize - 1.2 > chance * prize - price) {
          chance = envoys;
          price = 1.2;
        }
      }
      gain = chance * prize - price;
    } else {
      if (units < 2) gain *= 0.3;
      if (gain > 0) outlook.steps += gain;
    }
    if (gain > outlook.best) {
      outlook.second = outlook.best;
      outlook.best = gain;
    } else if (gain > outlook.second) outlook.second = gain;
  }
}

function economy(g: Table, seat: Seat, income: Income, future: number): void {
  const { dials, faction, influence, tactics } = g.players[seat]!;
  let [icons, cards] = [0, 0];
  outlook.harvest = 0;
  outlook.levy = 0;
  outlook.secondLevy = 0;
  outlook.cities = 0;
  outlook.canBuild = false;
  outlook.ruins = 0;
  outlook.sites = 0;
  let room = 0;
  for (let i = 0; i < field.n; i++) {
    if (field.control[i] !== seat) continue;
    const { stronghold, city } = g.areas[i]!;
    if (city !== null) outlook.cities += CITY_WORTH[city];
    if (stronghold === null) {
      if (city === null && field.own[i]! > 0 && field.holder[i] === seat) outlook.canBuild = true;
    } else if (stronghold.owner === seat) {
      room += Math.max(0, MOST_UNITS - field.units[i]!);
      if (stronghold.damaged) outlook.ruins++;
      if (stronghold.development === null) outlook.sites++;
    }
  }
  outlook.canBuild &&= influence >= PRINTED.cost;
  for (const resource of RESOURCES) {
    const level = dials[resource];
    const then = Math.min(8, Math.round(income[resource]));
    outlook.harvest += DIAL_WORTH[faction!][resource][then]! - DIAL_WORTH[faction!][resource][level]!;
    const levy = levyWorth(faction!, resource, level, room);
    if (levy > outlook.levy) {
      outlook.secondLevy = outlook.levy;
      outlook.levy = levy;
    } else if (levy > outlook.secondLevy) outlook.secondLevy = levy;
    const shown = DIALS[faction!][resource][level]!;
    icons += shown.influence;
    cards += shown.tactics;
  }
  outlook.power = influenceWorth(influence + icons, future) - influenceWorth(influence, future);
  outlook.cards = tacticsWorth(tactics.length + cards, future) - tacticsWorth(tactics.length, future);
}

function mainWorth(order: OrderId, future: number): number {
  switch (order) {
    case 'strategize':
      return 0.4 + 0.5 * Math.min(outlook.steps, 3);
    case 'mobilize':
    case 'conquer':
      return outlook.best;
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
      return 0.5 * outlook.second;
    case 'conquer':
      return 0.12 * outlook.best;
    case 'harvest':
      return outlook.sites > 0 ? DEVELOPMENT * future : 0.3;
    case 'recruit':
      return outlook.secondLevy * (0.3 + 0.7 * future);
    case 'rally-support':
      return heroes.length < MOST_HEROES ? (HERO + QUEST) * future : 0;
    case 'acquire-power': {
      for (const title of TITLES) {
        if (g.titles[title].holder !== seat && g.titles[title].influence < influence) return 0.8 * future;
      }
      return 0;
    }
    case 'fortify':
      return 0;
  }
}

/** What the seat may expect of the order that it has chosen, and of the one it will choose next. */
export function expects(g: Table, seat: Seat, clock: Clock, income: Income): { order: number; hope: number } {
  marches(g, seat, clock.future);
  economy(g, seat, income, clock.future);
  const { hand, played, supreme } = g.players[seat]!;
  const { main, bonus, future } = clock;
  let order = 0;
  if (main !== null) order = CHOSEN * mainWorth(main, future);
  const pending = main ?? bonus;
  // The bonus of Conquer is strength in its battle.
  const isOver = main === null && bonus === 'conquer';
  if (pending !== null && supreme && !isOver) order += SUPREME * CHOSEN * bonusWorth(g, seat, pending, future);
  expected.order = order;
  expected.hope = 0;
  if (clock.orders === 0) return expected;
  const isNewYear = clock.newYear;
  let most = 0;
  let above = 0;
  for (let k = 0; k < hand.length; k++) {
    const id = hand[k]!;
    const isSupreme = isNewYear || ORDER_NUMBER[id] > clock.highest;
    if (isSupreme) above++;
    const worth = mainWorth(id, future) + (isSupreme ? SUPREME * bonusWorth(g, seat, id, future) : 0);
    if (worth > most) most = worth;
  }
  if (isNewYear) {
    for (let k = 0; k < played.length; k++) {
      const id = played[k]!;
      const worth = mainWorth(id, future) + SUPREME * bonusWorth(g, seat, id, future);
      if (worth > most) most = worth;
    }
  }
  expected.hope = HOPED * most;
  // Bonuses that the orders left allow in the rest of the year.
  expected.hope += BONUS * (isNewYear ? SEASONS.length : Math.min(above, clock.thisYear));
  return expected;
}
const expected = { order: 0, hope: 0 };
/** A bonus to come. */
const BONUS = 0.9;
