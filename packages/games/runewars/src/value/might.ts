import { FATE, FATE_DECK } from '../printed/fate.ts';
import { SHAPES, type Shape, UNITS, type UnitId } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import type { Side } from '../table.ts';

/* How battles will probably go, without fighting them: for bots, who ask a thousand times. */

/** What a special symbol takes from the other side or gives to one's own, in units. */
const SPECIAL: Readonly<Record<UnitId, number>> = {
  footman: 1.1,
  bowman: 0.9,
  knight: 1.1,
  'siege-tower': 2,
  archer: 1.1,
  sorceress: 1.2,
  warrior: 1,
  'pegasus-rider': 1.8,
  berserker: 0.7,
  'flesh-ripper': 0.6,
  warlock: 1.6,
  'chaos-lord': 2,
  reanimate: 1.1,
  'skeleton-archer': 1.1,
  necromancer: 1.6,
  'dark-knight': 1.6,
  beastman: 1.3,
  razorwing: 0.9,
  sorcerer: 0.5,
  hellhound: 1.5,
  dragon: 2.4,
  giant: 1.2,
};

/** What a card does for a shape on the average. */
const MEAN: Readonly<Record<Shape, { damage: number; rout: number; special: number }>> = means();
function means() {
  const out = {} as Record<Shape, { damage: number; rout: number; special: number }>;
  for (const shape of SHAPES) {
    const sum = { damage: 0, rout: 0, special: 0 };
    for (const card of FATE_DECK) {
      const { damage, rout, special } = FATE[card]![shape];
      sum.damage += damage / FATE_DECK.length;
      sum.rout += rout / FATE_DECK.length;
      sum.special += special / FATE_DECK.length;
    }
    out[shape] = sum;
  }
  return out;
}

/** Units of the other side that the card of one unit puts out, if each has 1 health. */
export const FIRE = Object.fromEntries(
  UNITS.map(unit => {
    const { damage, rout, special } = MEAN[UNIT[unit].shape];
    return [unit, damage + rout + special * SPECIAL[unit]];
  }),
) as Readonly<Record<UnitId, number>>;

/** What a unit is worth, in points: a plain one is one. */
export const WORTH = Object.fromEntries(
  UNITS.map(unit => [unit, 0.3 + 0.11 * UNIT[unit].health + 0.28 * FIRE[unit]]),
) as Readonly<Record<UnitId, number>>;

/** Units stand longer the more health they have, but routs do not ask for it. */
const TOUGHNESS = [1, 1, 1.5, 1.9, 2.3, 2.6] as const;

/** The normal distribution. */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    0.3989423 *
    Math.exp((-x * x) / 2) *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return x > 0 ? 1 - tail : tail;
}

/** Whether so many units with so much fire would take an area from so many with theirs. `edge`: strength beside units. */
export function quickOdds(units: number, fire: number, edge: number, foes: number, theirFire: number): number {
  const left = Math.max(0, units - 0.75 * Math.min(theirFire, units));
  const theirs = Math.max(0, foes - 0.75 * Math.min(fire, foes));
  return normal((left + edge - theirs - 0.5) / (0.55 * Math.sqrt(units + foes) + 0.3));
}

interface Clash {
  /** The chance of the attacker. */
  chance: number;
  /** Which part of each side still stands in the end. */
  attackers: number;
  defenders: number;
}

const ROWS = 5;
/** By side and row: fire still to come; standing units and their toughness. Written anew by every look. */
const fire = [new Float64Array(ROWS + 1), new Float64Array(ROWS + 1)];
const standing = new Float64Array(2);
const tough = new Float64Array(2);
const draws = new Float64Array(2);

function muster(id: 0 | 1, { fighters, drawn, ambush, bonus }: Side): number {
  const mine = fire[id]!;
  mine.fill(0);
  standing[id] = 0;
  tough[id] = 0;
  draws[id] = 0;
  for (const { unit, damage, routed } of fighters) {
    if (routed) continue;
    standing[id]!++;
    tough[id]! += Math.max(0.4, TOUGHNESS[UNIT[unit].health]! - 0.6 * damage);
    if (drawn.includes(unit)) continue;
    draws[id]!++;
    mine[ambush.includes(unit) ? 1 : UNIT[unit].initiative]! += FIRE[unit];
  }
  return bonus;
}

const result: Clash = { chance: 0, attackers: 0, defenders: 0 };

/** Row by row with what is left of both sides on the average. The result is written anew by every look. */
export function clash(attacker: Side, defender: Side, walls: number): Clash {
  const attack = muster(0, attacker);
  const defence = muster(1, defender) + walls;
  const [units, foes] = [standing[0]!, standing[1]!];
  // What this pass has dealt and nobody has taken yet.
  let mine = units === 0 ? 0 : Math.max(0, 1 - (attacker.damage + attacker.routs) / tough[0]!);
  let theirs = foes === 0 ? 0 : Math.max(0, 1 - (defender.damage + defender.routs) / tough[1]!);
  for (let row = 1; row <= ROWS; row++) {
    const dealt = mine * fire[0]![row]!;
    const suffered = theirs * fire[1]![row]!;
    if (tough[1]! > 0) theirs = Math.max(0, theirs - dealt / tough[1]!);
    if (tough[0]! > 0) mine = Math.max(0, mine - suffered / tough[0]!);
  }
  const lead = units * mine + attack - foes * theirs - defence;
  result.chance = normal((lead - 0.5) / (0.62 * Math.sqrt(draws[0]! + draws[1]!) + 0.25));
  result.attackers = mine;
  result.defenders = theirs;
  return result;
}
