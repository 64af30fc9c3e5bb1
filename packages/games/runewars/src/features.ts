import type { Seat } from '@teahouse/kernel';
import { FACTIONS, TITLES } from './printed/ids.ts';
import { ORDER_NUMBER } from './printed/orders.ts';
import { prospects } from './prospects.ts';
import type { Player, Table } from './table.ts';
import { clockOf } from './value/clock.ts';
import { field } from './value/field.ts';
import { dangerAt } from './value/marches.ts';

/** What a seat has and may hope for, and how far the game is: what bots learn from. */
export function features(g: Table, seat: Seat): readonly number[] {
  const player = g.players[seat]!;
  if (player.faction === null) return NOTHING;
  // It surveys the field, which the rest is read from.
  const out: number[] = Object.values(prospects(g, seat));
  addRealm(out, g, seat);
  addHand(out, g, player);
  addTime(out, g, seat);
  return out;
}
/** Before factions are chosen. */
const NOTHING: readonly number[] = Array<number>(57).fill(0);

/** Runes, armies and areas. */
function addRealm(out: number[], g: Table, seat: Seat): void {
  let [genuine, decoys, danger, guards] = [0, 0, 0, 0];
  let [units, fire, armies, comers] = [0, 0, 0, 0];
  let [areas, cities, strongholds, damaged] = [0, 0, 0, 0];
  for (let i = 0; i < field.n; i++) {
    const isHeld = field.holder[i] === seat;
    if (isHeld) {
      units += field.units[i]!;
      fire += field.fire[i]!;
      armies++;
    }
    if (field.control[i] !== seat) continue;
    const { city, stronghold } = g.areas[i]!;
    areas++;
    if (city !== null) cities++;
    if (stronghold !== null && stronghold.owner === seat) {
      strongholds++;
      if (stronghold.damaged) damaged++;
    }
    const rune = field.runes[i]!;
    if (rune?.genuine) {
      genuine++;
      danger += dangerAt(g, seat, i);
      if (isHeld) guards += field.units[i]!;
    } else if (rune !== null) decoys++;
    comers += mostComers(g, seat, i);
  }
  out.push(genuine, decoys, danger, guards, units, fire, armies, comers, areas, cities, strongholds, damaged);
}

/** What the strongest of the others could bring to an area with one order. */
function mostComers(g: Table, seat: Seat, i: number): number {
  let most = 0;
  for (let foe = 0; foe < g.seats; foe++) {
    if (foe !== seat && field.comers[foe]![i]! > most) most = field.comers[foe]![i]!;
  }
  return most;
}

function addHand(out: number[], g: Table, player: Player): void {
  const { influence, tactics, heroes, quests, dials, faction } = player;
  let [plain, shards, richer] = [0, 0, 0];
  for (const { rewards } of heroes) {
    for (const { card } of rewards) {
      if (card === 'timmorran-shard') shards++;
      else plain++;
    }
  }
  for (const rival of g.players) if (rival.influence > influence) richer++;
  out.push(influence, richer, tactics.length, heroes.length, quests.length, plain, shards);
  out.push(dials.food, dials.wood, dials.ore);
  for (const title of TITLES) out.push(g.players[g.titles[title].holder] === player ? 1 : 0);
  for (const id of FACTIONS) out.push(id === faction ? 1 : 0);
}

/** How far the game is, and what is still to be ordered. */
function addTime(out: number[], g: Table, seat: Seat): void {
  const { hand, supreme } = g.players[seat]!;
  const { orders, thisYear, future, highest, main, bonus } = clockOf(g, seat);
  out.push(orders, thisYear, future, g.order.indexOf(seat), highest, supreme ? 1 : 0);
  out.push(hand.includes('mobilize') ? 1 : 0, hand.includes('conquer') ? 1 : 0);
  out.push(main === null ? 0 : ORDER_NUMBER[main], bonus === null ? 0 : 1);
}
