import type { Core } from './machine.ts';
import type { Patch } from './patch.ts';

/**
 * Sixteen digits that tell two states apart, whatever the order of their keys. Quick rather than safe against forgers:
 * it is kept with every decision, to find out when rules have changed. Hidden cards are in it: not for players' eyes
 * before the game is over.
 */
export function hashOf(g: Core): string {
  hash(g);
  return digits(left, right);
}

const digits = (a: number, b: number): string =>
  (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');

/**
 * The hash of a state that changes little at a time, such as that of a game under way. What did not change since it was
 * last asked for is not looked at again, and so it has to be told of every change.
 */
export class RunningHash {
  readonly #fields = new Map<string, [left: number, right: number]>();

  /** The same digits as `hashOf`; the patch leads here from where the state was the last time. */
  after(patch: Patch, g: Core): string {
    for (const [[field]] of patch) {
      if (field === undefined) this.#fields.clear();
      else this.#fields.delete(String(field));
    }
    let a: number = EMPTY[0];
    let b: number = EMPTY[1];
    for (const key in g) {
      let field = this.#fields.get(key);
      if (field === undefined) {
        hashEntry(key, g[key as keyof Core]);
        field = [left, right];
        this.#fields.set(key, field);
      }
      a = (a + field[0]) | 0;
      b = (b + field[1]) | 0;
    }
    return digits(a, b);
  }
}

/** Two halves of 32 bits each, of the value hashed last. */
let left = 0;
let right = 0;

function hash(x: unknown): void {
  if (typeof x === 'string') hashText(x, 3);
  else if (typeof x === 'number') hashNumber(x);
  else if (Array.isArray(x)) hashList(x);
  else if (typeof x === 'object' && x !== null) hashRecord(x);
  else set(x === null ? 5 : x === true ? 6 : 7, 0);
}

function set(a: number, b: number): void {
  left = Math.imul(a ^ 0x2545f491, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  right = Math.imul(a ^ 0x1b873593, 0xc2b2ae35) ^ Math.imul(b ^ 0x5bd1e995, 0x27d4eb2f);
}

const bits = new DataView(new ArrayBuffer(8));

function hashNumber(x: number): void {
  if (x === (x | 0)) {
    set(x, 1);
    return;
  }
  bits.setFloat64(0, x);
  set(bits.getInt32(0), bits.getInt32(4));
}

function hashText(text: string, kind: number): void {
  let a = kind ^ 0x2545f491;
  let b = kind ^ 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ unit, 0xc2b2ae35);
    b ^= b >>> 13;
  }
  left = Math.imul(a ^ text.length, 0x85ebca6b);
  right = Math.imul(b ^ text.length, 0x27d4eb2f);
}

function hashList(list: readonly unknown[]): void {
  let a = 11;
  let b = 13;
  for (let i = 0; i < list.length; i++) {
    hash(list[i]);
    a = Math.imul(a ^ left, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ right, 0xc2b2ae35);
    b ^= b >>> 13;
  }
  left = Math.imul(a ^ list.length, 0x85ebca6b);
  right = Math.imul(b ^ list.length, 0x27d4eb2f);
}

const EMPTY = [17, 19] as const;

/** Entries are summed up, so their order does not matter. */
function hashRecord(record: object): void {
  let a: number = EMPTY[0];
  let b: number = EMPTY[1];
  for (const key in record) {
    hashEntry(key, (record as Record<string, unknown>)[key]);
    a = (a + left) | 0;
    b = (b + right) | 0;
  }
  left = a;
  right = b;
}

function hashEntry(key: string, value: unknown): void {
  hashText(key, 4);
  const keyLeft = left;
  const keyRight = right;
  hash(value);
  left = Math.imul(keyLeft ^ Math.imul(left, 0x9e3779b1), 0x85ebca6b);
  left ^= left >>> 15;
  right = Math.imul(keyRight ^ Math.imul(right, 0xc2b2ae35), 0x27d4eb2f);
  right ^= right >>> 13;
}
