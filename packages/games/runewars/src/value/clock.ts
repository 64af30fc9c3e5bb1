import type { Seat } from '@teahouse/kernel';
import type { OrderId } from '../printed/ids.ts';
import { SEASONS } from '../printed/ids.ts';
import { ORDER_NUMBER } from '../printed/orders.ts';
import { lastYear, season } from '../rules/game.ts';
import { chooseOrders } from '../rules/orders.ts';
import { takeTurn } from '../rules/turn.ts';
import type { Table } from '../table.ts';

/** Where the game is, for one seat. */
export interface Clock {
  /** Orders the seat has still to choose, until the end of the game, and of this year. */
  orders: number;
  thisYear: number;
  /** From 1 to 0: what pays in years to come. */
  future: number;
  /** The order that lies open and is still to be resolved, or whose bonus is. */
  main: OrderId | null;
  bonus: OrderId | null;
  /** The highest order of the year when the next one is chosen. */
  highest: number;
  /** How much of what hunger would take counts, and whether the winter of this year has passed. */
  hunger: number;
  starved: boolean;
  /** How much of an auction of the next winter counts. */
  auctions: number;
  /** The next order is chosen from all of them. */
  newYear: boolean;
  /** Whether the quest phase of this year is still to come for all. */
  questing: boolean;
}

const BEFORE_MAIN = ['begin', 'before', 'decide', 'act'];
const BEFORE_BONUS = ['between', 'decideBonus', 'bonus'];
/** By season. */
const HUNGER = [0.5, 0.65, 0.9, 1] as const;
const AUCTIONS = [0.7, 0.8, 0.9] as const;

const clock: Clock = {
  orders: 0,
  thisYear: 0,
  future: 1,
  main: null,
  bonus: null,
  highest: 0,
  hunger: 0,
  starved: false,
  auctions: 0,
  newYear: false,
  questing: false,
};

/** Written anew by every look. */
export function clockOf(g: Table, seat: Seat): Clock {
  const { highest, played } = g.players[seat]!;
  const now = SEASONS.indexOf(g.season);
  const years = Math.max(0, lastYear(g) - Math.max(1, g.year));
  clock.thisYear = g.year === 0 ? 4 : 3 - now;
  clock.main = null;
  clock.bonus = null;
  clock.highest = highest;
  let [choosing, isCard, isWintering, isSummering] = [g.year === 0, false, false, false];
  for (const { proc, step, list, i, v } of g.stack) {
    if (proc === season.name) {
      if (step !== 'turns') choosing = step !== 'end' && step !== '';
      isCard = step === 'orders';
      if (step === 'turns' && list !== null && list.indexOf(seat as never) >= i) clock.main = played.at(-1)!;
    } else if (proc === chooseOrders.name) {
      if (step === 'choose') choosing = true;
      else clock.main = played.at(-1) ?? null;
    } else if (proc === takeTurn.name && (v as { seat: Seat }).seat === seat) {
      if (BEFORE_MAIN.includes(step)) clock.main = played.at(-1)!;
      else if (BEFORE_BONUS.includes(step)) clock.bonus = played.at(-1)!;
    } else if (proc === 'season/secondary' || proc === 'winter') isWintering = true;
    else if (proc === 'quests') isSummering = true;
  }
  if (choosing && g.year > 0) clock.thisYear++;
  const current = clock.main ?? clock.bonus;
  if (current !== null) clock.highest = Math.max(highest, ORDER_NUMBER[current]);
  clock.orders = clock.thisYear + 4 * years;
  clock.future = Math.min(1, clock.orders / 12);
  const starved = g.season === 'winter' && !(isCard && !isWintering);
  // Whoever is at his turn, or past it, thinks of the next season already: nothing changes when his turn ends.
  const next = choosing || clock.main !== null ? now : now + 1;
  clock.hunger = starved || next > 3 ? (years === 0 ? 0 : HUNGER[0]) : HUNGER[next]!;
  clock.starved = starved;
  clock.auctions = g.season === 'winter' ? (years === 0 ? 0.05 : 0.55) : AUCTIONS[now as 0 | 1 | 2];
  clock.newYear = clock.thisYear === 0 || (choosing && g.season === 'spring' && played.length > 0);
  clock.questing = g.season === 'spring' || (g.season === 'summer' && isCard && !isSummering);
  return clock;
}
