import { copy, isObject, type JsonObject } from './json.ts';

/** Changes to plain data: each a path and what stands there now. Applied in order. */
export type Patch = [path: (string | number)[], value: unknown][];

/**
 * What leads from one value to another. Lists that change their length and records that change their keys are given
 * whole; everything else as deep as it goes, so that a change of one number is one small entry.
 */
export function diff(before: unknown, after: unknown): Patch {
  const patch: Patch = [];
  if (before !== after) compare(before, after, [], patch);
  return patch;
}

/** The value after the changes. What did not change is shared with the old value, which is left alone. */
export function patched<T>(value: T, patch: Patch): T {
  let now: unknown = value;
  for (const [path, put] of patch) now = placed(now, path, 0, put);
  return now as T;
}

/** Makes the changes in the value itself, with copies of what is put there. Gives the value, or what took its place. */
export function adapt<T>(value: T, patch: Patch): T {
  let whole: unknown = value;
  for (const [path, put] of patch) {
    if (path.length === 0) {
      whole = copy(put);
      continue;
    }
    let holder = whole as JsonObject;
    for (let i = 0; i < path.length - 1; i++) holder = holder[path[i]!] as JsonObject;
    holder[path[path.length - 1]!] = copy(put);
  }
  return whole as T;
}

function compare(before: unknown, after: unknown, path: (string | number)[], patch: Patch): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length) {
      for (let i = 0; i < after.length; i++) within(before[i], after[i], i, path, patch);
      return;
    }
  } else if (isObject(before) && isObject(after) && compareRecords(before, after, path, patch)) return;
  patch.push([path.slice(), after]);
}

/** False, with nothing added to the patch, if they have different keys. */
function compareRecords(before: JsonObject, after: JsonObject, path: (string | number)[], patch: Patch): boolean {
  const { length } = patch;
  let more = 0;
  for (const key in after) {
    const was = before[key];
    // JSON knows no `undefined`: there is no such key.
    if (was === undefined) {
      patch.length = length;
      return false;
    }
    within(was, after[key], key, path, patch);
    more++;
  }
  for (const _ in before) more--;
  if (more !== 0) patch.length = length;
  return more === 0;
}

function within(before: unknown, after: unknown, key: string | number, path: (string | number)[], patch: Patch): void {
  if (before === after) return;
  path.push(key);
  compare(before, after, path, patch);
  path.pop();
}

function placed(value: unknown, path: readonly (string | number)[], at: number, put: unknown): unknown {
  if (at === path.length) return put;
  const key = path[at]!;
  if (Array.isArray(value)) return value.with(Number(key), placed(value[Number(key)], path, at + 1, put));
  if (!isObject(value)) throw new TypeError(`There is nothing at ${path.slice(0, at).join('.')} to change.`);
  return { ...value, [key]: placed(value[key], path, at + 1, put) };
}
