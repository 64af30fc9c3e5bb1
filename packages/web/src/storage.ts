type Area = 'localStorage' | 'sessionStorage';

/** What this browser keeps. A browser that keeps nothing (private windows, blocked storage) still plays. */
export function kept(key: string, area: Area = 'localStorage'): unknown {
  try {
    const text = globalThis[area].getItem(`teahouse.${key}`);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    report('read', key, error);
    return null;
  }
}

export function keep(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(`teahouse.${key}`, JSON.stringify(value));
  } catch (error) {
    report('write', key, error);
  }
}

export function forget(key: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(`teahouse.${key}`);
  } catch (error) {
    report('remove', key, error);
  }
}

/** What this tab keeps until it is closed: other tabs of the same browser do not see it. */
export const keptInTab = (key: string): unknown => kept(key, 'sessionStorage');

/** Null: nothing any more. */
export function keepInTab(key: string, value: unknown): void {
  if (value === null) forget(key, 'sessionStorage');
  else keep(key, value, 'sessionStorage');
}

/** The keys that begin like this, without the house's own prefix. */
export function keysOf(prefix: string): string[] {
  try {
    const whole = `teahouse.${prefix}`;
    return Object.keys(localStorage)
      .filter(key => key.startsWith(whole))
      .map(key => key.slice('teahouse.'.length));
  } catch (error) {
    report('list', prefix, error);
    return [];
  }
}

function report(what: string, key: string, error: unknown): void {
  console.info(`This browser's storage does not let us ${what} '${key}': ${error}`);
}
