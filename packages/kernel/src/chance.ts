import { type JOURNAL, noteChance } from './journal.ts';
import type { Core } from './rulebook.ts';
import { hex, sha256 } from './sha256.ts';

/**
 * Luck lives in the state. Every reason to draw has a stream of its own, so a shuffle that is added to the rules later
 * does not move the cards of an older game, and the same seed always tells the same story.
 */
export interface Chance {
  /** 128 bits derived from the seed. Whoever knows it knows every card to come: it is never part of a view. */
  key: number[];
  /** How many words each reason has used. */
  drawn: Record<string, number>;
}

/** An integer from 0 up to, not including, `below`. For imagination, bots and tests; a game's own luck goes through `draw`. */
export type Rng = (below: number) => number;

export const chanceFrom = (seed: string): Chance => ({ key: Array.from(sha256(seed).subarray(0, 4)), drawn: {} });

/** What is published before the first card is dealt; the seed itself is shown when the game is over. */
export const commitment = (seed: string): string => hex(sha256(`teahouse commitment: ${seed}`));

const words = new Map<string, number>();
function wordOf(why: string): number {
  let word = words.get(why);
  if (word === undefined) {
    word = sha256(why)[0]!;
    words.set(why, word);
  }
  return word;
}

/** A table, or the beginning of one. */
type HasChance = Pick<Core, 'chance' | typeof JOURNAL>;

/** A fair number below `n`, for the named reason. */
export function draw(g: HasChance, n: number, why: string): number {
  const got = fair(g.chance, n, why);
  noteChance(g, why, got, String(n));
  return got;
}

/** Shuffles in place and returns the same array. */
export function shuffle<T extends string | number>(g: HasChance, list: T[], why: string): T[] {
  for (let i = list.length - 1; i > 0; i--) swap(list, i, fair(g.chance, i + 1, why));
  noteChance(g, why, list.length, list);
  return list;
}

function fair({ key, drawn }: Chance, n: number, why: string): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let count = drawn[why] ?? 0;
  let x: number;
  do x = threefry(key, wordOf(why), count++);
  while (x >= limit);
  drawn[why] = count;
  return x % n;
}

/** The same with an outside source of luck. */
export function shuffleWith<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) swap(list, i, rng(i + 1));
  return list;
}

function swap<T>(list: T[], i: number, j: number): void {
  const x = list[i]!;
  list[i] = list[j]!;
  list[j] = x;
}

/** A fast generator for simulations (sfc32). Not for a game's own luck: its state could be worked out from what it deals. */
export function rng(seed: string | number): Rng {
  let [a, b, c] = sha256(String(seed)) as unknown as [number, number, number];
  let counter = 1;
  return below => {
    const t = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) % below;
  };
}

const ROTATIONS = [10, 26, 11, 21, 13, 27, 23, 5, 6, 20, 17, 11, 25, 10, 18, 20];
const PARITY = 0x1bd11bda;

/**
 * Threefry 4x32, 20 rounds: a keyed function of (reason, count), so no draw tells anything about another one.
 * @returns the first of its four words
 */
export function threefry(key: readonly number[], reason: number, count: number): number {
  const k0 = key[0]! | 0;
  const k1 = key[1]! | 0;
  const k2 = key[2]! | 0;
  const k3 = key[3]! | 0;
  const keys = [k0, k1, k2, k3, PARITY ^ k0 ^ k1 ^ k2 ^ k3];
  let x0 = (reason + k0) | 0;
  let x1 = (count + k1) | 0;
  let x2 = k2;
  let x3 = k3;
  for (let round = 0; round < 20; round++) {
    const at = (round & 7) * 2;
    const even = (round & 1) === 0;
    const r0 = ROTATIONS[at]!;
    const r1 = ROTATIONS[at + 1]!;
    if (even) {
      x0 = (x0 + x1) | 0;
      x1 = ((x1 << r0) | (x1 >>> (32 - r0))) ^ x0;
      x2 = (x2 + x3) | 0;
      x3 = ((x3 << r1) | (x3 >>> (32 - r1))) ^ x2;
    } else {
      x0 = (x0 + x3) | 0;
      x3 = ((x3 << r0) | (x3 >>> (32 - r0))) ^ x0;
      x2 = (x2 + x1) | 0;
      x1 = ((x1 << r1) | (x1 >>> (32 - r1))) ^ x2;
    }
    if ((round & 3) === 3) {
      const s = (round >> 2) + 1;
      x0 = (x0 + keys[s % 5]!) | 0;
      x1 = (x1 + keys[(s + 1) % 5]!) | 0;
      x2 = (x2 + keys[(s + 2) % 5]!) | 0;
      x3 = (x3 + keys[(s + 3) % 5]! + s) | 0;
    }
  }
  return x0 >>> 0;
}
