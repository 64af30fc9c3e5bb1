/** What a state may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { [key: string]: unknown };

export const isObject = (x: unknown): x is JsonObject => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The generic copy: the law that every faster clone is checked against. */
export function copy<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) {
    const list: unknown[] = x.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copy(list[i]);
    return list as T;
  }
  const record: JsonObject = {};
  for (const key in x) record[key] = copy(x[key]);
  return record as T;
}

/** The first place where a value is not plain JSON, as a sentence; null when all of it is. */
export function notJson(x: unknown, path: string): string | null {
  const found = flaw(x);
  return found === null ? null : path + found;
}

/** What is wrong within, after the way there. The way is put together only when something is: most values are clean. */
function flaw(x: unknown): string | null {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return null;
  if (typeof x === 'number')
    return Number.isFinite(x) && !Object.is(x, -0) ? null : ` is ${Object.is(x, -0) ? '-0' : x}`;
  if (typeof x !== 'object') return ` is ${typeof x === 'undefined' ? 'undefined' : `a ${typeof x}`}`;
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) {
      const found = i in x ? flaw(x[i]) : ' is a hole';
      if (found !== null) return `[${i}]${found}`;
    }
    return null;
  }
  if (Object.getPrototypeOf(x) !== Object.prototype)
    return ` is a ${x.constructor?.name ?? 'record without prototype'}`;
  for (const key of Object.keys(x)) {
    if (key === '__proto__') return ` has a field '__proto__'`;
    const found = flaw((x as JsonObject)[key]);
    if (found !== null) return `.${key}${found}`;
  }
  return null;
}
