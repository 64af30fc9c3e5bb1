/** What this browser keeps. A browser that keeps nothing (private windows, blocked storage) still plays. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(`teahouse.${key}`);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    report('read', key, error);
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`teahouse.${key}`, JSON.stringify(value));
  } catch (error) {
    report('write', key, error);
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`teahouse.${key}`);
  } catch (error) {
    report('remove', key, error);
  }
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
