import type { Language } from '@teahouse/kernel';
import type { Line } from './faults.ts';

/** All that was read, each sentence once in its language. */
export class Reading {
  readonly lines: Line[] = [];
  readonly #known = new Set<string>();
  readonly #english = new Map<string, string>();

  /** English comes first, so that others can be held against it. */
  add(language: Language, kind: string, key: string, said: string): void {
    if (language === 'en') this.#english.set(`${kind} ${key}`, said);
    const known = `${language} ${said}`;
    if (said === '' || this.#known.has(known)) return;
    this.#known.add(known);
    this.lines.push({ language, kind, key, said, english: this.#english.get(`${kind} ${key}`) ?? null });
  }

  /** Everything in a text that is not put together: the strings at its leaves. */
  leaves(language: Language, kind: string, text: unknown, path = ''): void {
    if (typeof text === 'string') this.add(language, kind, path, text);
    else if (typeof text === 'object' && text !== null) {
      for (const [key, value] of Object.entries(text)) this.leaves(language, kind, value, `${path}.${key}`);
    }
  }

  /** The same text, which notes whatever sentence it is asked for. */
  recorded<T>(language: Language, kind: string, text: T, path = ''): T {
    if (typeof text === 'string') {
      this.add(language, kind, path, text);
      return text;
    }
    if ((typeof text !== 'object' && typeof text !== 'function') || text === null) return text;
    return new Proxy(text as T & object, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        // What cannot change must be handed out as it is.
        const isFixed = Object.getOwnPropertyDescriptor(target, name)?.configurable === false;
        return typeof name === 'symbol' || isFixed ? value : this.recorded(language, kind, value, `${path}.${name}`);
      },
      apply: (target, self, args: unknown[]) => {
        const made: unknown = Reflect.apply(target as (...args: unknown[]) => unknown, self, args);
        return typeof made === 'string' || Array.isArray(made) ? this.#made(language, kind, made, path, args) : made;
      },
    });
  }

  #made(language: Language, kind: string, made: unknown, path: string, args: readonly unknown[]): unknown {
    const with_ = args.filter(arg => typeof arg === 'string' || typeof arg === 'number').join(', ');
    for (const said of Array.isArray(made) ? made : [made]) {
      if (typeof said === 'string') this.add(language, kind, `${path}(${with_})`, said);
    }
    return made;
  }
}
