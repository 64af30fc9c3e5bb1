import type { Language } from '@teahouse/kernel';

/** Picks the form of a word that fits a number; our four languages tell one from many. */
export function plurals(language: Language): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, other) => (rules.select(n) === 'one' ? one : other).replace('#', String(n));
}
