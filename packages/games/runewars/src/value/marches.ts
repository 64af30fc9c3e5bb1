import { NOBODY, type Seat } from '@teahouse/kernel';
import { mapOf } from '../map.ts';
import type { Area as Printed } from '../printed/tiles.ts';
import { knows, type Rune, type Table } from '../table.ts';
import { field, isActivated } from './field.ts';
import { quickOdds } from './might.ts';
import { AREA, CITY, DAMAGED, DANGER, ENVOYS, NEARNESS, RED, RESOURCE, RUNE, TALK, WORTHWHILE } from './scales.ts';
import { FAR, terrainOf } from './terrain.ts';

/* Where the armies of a seat could go, and where those of others could come. */

/** Written anew by every look. */
interface Targets {
  /** The best place to march to with one order, the best of the others, and all that need no battle. */
  best: number;
  second: number;
  steps: number;
  /** The best place that the whole army could reach before long, and the best of the others. */
  campaign: number;
  nextCampaign: number;
  /** What a march of two steps towards the best place would add to the campaign. */
  advance: number;
}
export const targets: Targets = { best: 0, second: 0, steps: 0, campaign: 0, nextCampaign: 0, advance: 0 };

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
function prizeOf(g: Table, seat: Seat, i: number, printed: Printed, future: number): number {
  const here = g.areas[i]!;
  const { food, wood, ore } = printed.resources;
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
function marchesSoon(g: Table, seat: Seat): boolean {
  const { hand, played } = g.players[seat]!;
  if (hand.includes('mobilize') || hand.includes('conquer')) return true;
  const last = played.at(-1);
  return (last === 'mobilize' || last === 'conquer') && g.turn?.seat !== seat;
}

/** What one order could reach, and what the army could reach in time. */
export function seekTargets(g: Table, seat: Seat, future: number): void {
  targets.best = 0;
  targets.second = 0;
  targets.steps = 0;
  targets.campaign = 0;
  targets.nextCampaign = 0;
  targets.advance = 0;
  findStacks(seat);
  const { places } = mapOf(g);
  const { steps } = terrainOf(g);
  for (let i = 0; i < field.n; i++) {
    if (field.control[i] === seat) continue;
    const { printed, onWater } = places[i]!;
    const prize = prizeOf(g, seat, i, printed, future);
    // Rivers in Flood: no army goes there in this season, and marches are chosen for it.
    const isBarred = isActivated(g, i, seat) || (onWater && g.card === 'rivers-in-flood');
    if (!isBarred) weighMarch(g, seat, i, prize);
    if (prize >= WORTHWHILE) weighCampaign(steps[i]!, i, prize);
  }
}

/** An attack with all that one order brings there, or a talk with those who hold it. */
function weighMarch(g: Table, seat: Seat, i: number, prize: number): void {
  const units = field.comers[seat]![i]!;
  if (units === 0) return;
  const { influence } = g.players[seat]!;
  let gain = prize;
  const isHeld = field.control[i] !== NOBODY;
  if (isHeld || field.units[i]! > 0) {
    let chance = quickOdds(units, field.comersFire[seat]![i]!, -field.walls[i]!, field.standing[i]!, field.fire[i]!);
    let price = 0.35 * Math.min(units, 0.75 * field.fire[i]!);
    if (!isHeld && influence > 0) {
      const envoys = 1 - RED[Math.min(influence, ENVOYS)]!;
      if (envoys * prize - TALK > chance * prize - price) {
        chance = envoys;
        price = TALK;
      }
    }
    gain = chance * prize - price;
  } else {
    if (units < 2) gain *= 0.3;
    if (gain > 0) targets.steps += gain;
  }
  if (gain > targets.best) {
    targets.second = targets.best;
    targets.best = gain;
  } else if (gain > targets.second) targets.second = gain;
}

/** Steps of an order, and the most of a prize that they bring nearer. */
const MARCH = 2;
const MOST_ADVANCE = Math.max(...NEARNESS.map((near, away) => NEARNESS[Math.max(1, away - MARCH)]! - near));

const AREAS = 64;
const stacks = new Uint8Array(AREAS);
let stackCount = 0;
function findStacks(seat: Seat): void {
  stackCount = 0;
  for (let i = 0; i < field.n; i++) if (field.holder[i] === seat && field.standing[i]! > 0) stacks[stackCount++] = i;
}

/** Units and their fire by the steps they are away; what is within two steps comes with one order. */
const ranks = new Float64Array(NEARNESS.length);
const salvos = new Float64Array(NEARNESS.length);

/**
 * A place far away counts for the army that is on its way to it: by the chance of all who are within some steps, and
 * the less the more steps these are. So every step towards it is worth something.
 */
function weighCampaign(steps: Uint8Array, i: number, prize: number): void {
  if (prize * NEARNESS[1] <= targets.nextCampaign && prize * MOST_ADVANCE <= targets.advance) return;
  ranks.fill(0);
  salvos.fill(0);
  for (let k = 0; k < stackCount; k++) {
    const from = stacks[k]!;
    const away = steps[from]!;
    if (away === FAR || away >= NEARNESS.length) continue;
    ranks[away]! += field.standing[from]!;
    salvos[away]! += field.fire[from]!;
  }
  const isGuarded = field.control[i] !== NOBODY || field.units[i]! > 0;
  let [units, fire, most, advance] = [0, 0, 0, 0];
  for (let away = 1; away < NEARNESS.length; away++) {
    if (ranks[away] === 0) continue;
    units += ranks[away]!;
    fire += salvos[away]!;
    // Not even a sure success would count.
    if (prize * NEARNESS[away]! <= most && prize * NEARNESS[Math.max(1, away - MARCH)]! <= advance) continue;
    const chance = isGuarded ? quickOdds(units, fire, -field.walls[i]!, field.standing[i]!, field.fire[i]!) : 1;
    const gain = chance * prize * NEARNESS[away]!;
    if (gain > most) most = gain;
    const nearer = chance * prize * NEARNESS[Math.max(1, away - MARCH)]!;
    if (nearer > advance) advance = nearer;
  }
  if (advance - most > targets.advance) targets.advance = advance - most;
  if (most > targets.campaign) {
    targets.nextCampaign = targets.campaign;
    targets.campaign = most;
  } else if (most > targets.nextCampaign) targets.nextCampaign = most;
}
