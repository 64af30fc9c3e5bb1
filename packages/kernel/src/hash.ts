import type { Patch } from './patch.ts';
import type { Core } from './rulebook.ts';

/**
 * Sixteen digits that tell two states apart, whatever the order of their keys. Quick rather than safe against forgers:
 * it is kept with every decision, to find out when rules have changed. Hidden cards are in it: not for players' eyes
 * before the game is over.
 *
 * It is the sum of all that stands in the state, each value mixed with its place. So what changes can be taken out and
 * put in, and nobody need look at the rest.
 */
export function hashOf(g: Core): string {
  return new RunningHash().after([], g, g);
}

/** The hash of a state that changes little at a time, such as that of a game under way. It must be told of every change. */
export class RunningHash {
  #sums: Sums | null = null;

  /** The same digits as `hashOf(g)`. The patch, made by `diff`, leads here from the state of the last time. */
  after(patch: Patch, before: Core, g: Core): string {
    if (this.#sums === null) {
      this.#sums = { left: 0, right: 0 };
      add(this.#sums, 1, g, ROOT.left, ROOT.right);
    } else for (const [path, value] of patch) replace(this.#sums, before, path, value);
    const { left, right } = this.#sums;
    return digits(left) + digits(right);
  }
}

const digits = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');

/** Two halves of 32 bits each: a value with its place, or the sum of many. */
interface Sums {
  left: number;
  right: number;
}

const ROOT: Readonly<Sums> = { left: 0x2545f491, right: 0x1b873593 };

/** What stands at a place makes room for what stands there now. */
function replace(sums: Sums, before: unknown, path: Patch[number][0], now: unknown): void {
  let was = before;
  place.left = ROOT.left;
  place.right = ROOT.right;
  for (const key of path) {
    goTo(place.left, place.right, key);
    was = (was as Record<string | number, unknown>)[key];
  }
  const { left, right } = place;
  add(sums, -1, was, left, right);
  add(sums, 1, now, left, right);
}

/** Adds a value with all that is in it, standing at a place, to the sums; with -1, takes it out. */
function add(sums: Sums, sign: 1 | -1, x: unknown, left: number, right: number): void {
  if (typeof x === 'number') addNumber(sums, sign, x, left, right);
  else if (typeof x === 'string') {
    goTo(left, right, x);
    addMixed(sums, sign, 3, x.length, place.left, place.right);
  } else if (Array.isArray(x)) {
    addMixed(sums, sign, 11, x.length, left, right);
    for (let i = 0; i < x.length; i++) {
      goTo(left, right, i);
      add(sums, sign, x[i], place.left, place.right);
    }
  } else if (typeof x === 'object' && x !== null) {
    addMixed(sums, sign, 13, 0, left, right);
    for (const key in x) {
      goTo(left, right, key);
      add(sums, sign, (x as Record<string, unknown>)[key], place.left, place.right);
    }
  } else addMixed(sums, sign, x === null ? 5 : x === true ? 6 : 7, 0, left, right);
}

const bits = new DataView(new ArrayBuffer(8));

function addNumber(sums: Sums, sign: 1 | -1, x: number, left: number, right: number): void {
  if (x === (x | 0)) {
    addMixed(sums, sign, x, 1, left, right);
    return;
  }
  bits.setFloat64(0, x);
  addMixed(sums, sign, bits.getInt32(0), bits.getInt32(4), left, right);
}

function addMixed(sums: Sums, sign: 1 | -1, a: number, b: number, left: number, right: number): void {
  let x = Math.imul(left ^ a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  let y = Math.imul(right ^ a, 0xc2b2ae35) ^ Math.imul(b ^ 0x5bd1e995, 0x27d4eb2f);
  y = Math.imul(y ^ (y >>> 13), 0x297a2d39);
  sums.left = (sums.left + sign * (x ^ (x >>> 12))) | 0;
  sums.right = (sums.right + sign * (y ^ (y >>> 15))) | 0;
}

/** The place that was gone to last. */
const place: Sums = { left: 0, right: 0 };

/** From a place to one within it, by the key of a record or the number in a list. */
function goTo(left: number, right: number, key: string | number): void {
  if (typeof key === 'number') {
    place.left = step(left, key, 0x9e3779b1);
    place.right = step(right, key, 0xc2b2ae35);
    return;
  }
  let a = left;
  let b = right;
  for (let i = 0; i < key.length; i++) {
    const unit = key.charCodeAt(i);
    a = step(a, unit, 0x9e3779b1);
    b = step(b, unit, 0xc2b2ae35);
  }
  place.left = step(a, key.length, 0x85ebca6b);
  place.right = step(b, key.length, 0x27d4eb2f);
}

function step(half: number, by: number, factor: number): number {
  const mixed = Math.imul(half ^ by, factor);
  return mixed ^ (mixed >>> 15);
}
