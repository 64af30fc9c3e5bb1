import { grammar, type Language } from '@teahouse/kernel';
import type { Reading } from './recorder.ts';

/** Parameters of sentences that are numbers, by their names; others are names of people, games and things. */
const NUMBERS =
  /^(?:n|of|min|max|taken|seats|seconds|bank|hours|stand|points|done|wins|played|minutes|years|total|count|place|round|left|days|more|fewer)$/;

/** What is put in: one and none where sentences go wrong, and several. */
const VALUES = [0, 1, 3] as const;

/** A chance comes with its sign; Italian has an article of its own before this one. */
const CHANCES = /^(?:from|to|before|after|chance|percent)$/;

const DATES = /^(?:when|date|day|until)$/;

function sampleOf(name: string, language: Language, n: number): number | string {
  if (NUMBERS.test(name)) return n;
  if (CHANCES.test(name)) return grammar(language).percent(0.86);
  if (!DATES.test(name)) return 'Anna';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.UTC(2026, 4, 3));
}

/** The names of a function's parameters. */
const parametersOf = (make: object): string[] => {
  const [, list = ''] = /^(?:async )?\(?([^)=]*)\)?\s*=>/.exec(String(make)) ?? [];
  return list.split(',').flatMap(name => (name.trim() === '' ? [] : [name.trim()]));
};

/** Reads a text whose sentences take numbers and names: each is put together with a few of them. */
export function readSamples(reading: Reading, language: Language, kind: string, text: unknown, path = ''): void {
  if (typeof text === 'string') reading.add(language, kind, path, text);
  else if (typeof text === 'function') {
    const parameters = parametersOf(text);
    const isCounted = parameters.some(name => NUMBERS.test(name));
    for (const value of isCounted ? VALUES : [1]) {
      const args = parameters.map((name, i) => sampleOf(name, language, Math.max(value, i === 0 ? 0 : 1) + 2 * i));
      const said: unknown = Reflect.apply(text as (...args: unknown[]) => unknown, undefined, args);
      if (typeof said === 'string') reading.add(language, kind, `${path}(${args})`, said);
    }
  } else if (typeof text === 'object' && text !== null) {
    for (const [key, value] of Object.entries(text)) readSamples(reading, language, kind, value, `${path}.${key}`);
  }
}
