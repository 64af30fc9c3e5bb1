import { isObject } from './json.ts';

/** Changes to plain data: each a path and what stands there now. Applied in order. */
export type Patch = [path: (string | number)[], value: unknown][];

/**
 * What leads from one value to another. Lists that change their length and records that change their keys are given
 * whole; everything else as deep as it goes, so that a change of one number is one small entry.
 */
export function diff(before: unknown, after: unknown): Patch {
  const patch: Patch = [];
  compare(before, after, [], patch);
  return patch;
}

/** The value after the changes. What did not change is shared with the old value, which is left alone. */
export function patched<T>(value: T, patch: Patch): T {
  let now: unknown = value;
  for (const [path, put] of patch) now = placed(now, path, 0, put);
  return now as T;
}

function compare(before: unknown, after: unknown, path: (string | number)[], patch: Patch): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) within(before[i], after[i], i, path, patch);
  } else if (isObject(before) && isObject(after) && sameKeys(before, after)) {
    for (const key in after) within(before[key], after[key], key, path, patch);
  } else {
    patch.push([path.slice(), after]);
  }
}

function within(before: unknown, after: unknown, key: string | number, path: (string | number)[], patch: Patch): void {
  if (before === after) return;
  path.push(key);
  compare(before, after, path, patch);
  path.pop();
}

function sameKeys(a: object, b: object): boolean {
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

function placed(value: unknown, path: readonly (string | number)[], at: number, put: unknown): unknown {
  if (at === path.length) return put;
  const key = path[at]!;
  if (Array.isArray(value)) return value.with(Number(key), placed(value[Number(key)], path, at + 1, put));
  if (!isObject(value)) throw new TypeError(`There is nothing at ${path.slice(0, at).join('.')} to change.`);
  return { ...value, [key]: placed(value[key], path, at + 1, put) };
}
