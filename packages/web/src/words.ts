import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@teahouse/kernel';
import type { Text } from '../text/en.ts';
import { keep, kept } from './storage.ts';

export { LANGUAGES, type Language };

/** Loaded when somebody reads that language. */
const catalogues: Readonly<Record<Language, () => Promise<{ text: Text }>>> = {
  en: () => import('../text/en.ts'),
  it: () => import('../text/it.ts'),
  es: () => import('../text/es.ts'),
  de: () => import('../text/de.ts'),
};

/** The languages' own names, short and long; the same in every language. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  de: 'Deutsch',
};

const isLanguage = (name: unknown): name is Language => LANGUAGES.some(known => known === name);

export const language = signal<Language>(preferred());
const words = signal<Text | null>(null);

/** The text of the language that is spoken now. Components that call it are drawn again when it changes. */
export function t(): Text {
  if (words.value === null) throw new Error('No language is loaded yet.');
  return words.value;
}

/** Speaks another language from now on; the screen changes when its words are here, all at once. */
export async function speak(wanted: Language): Promise<void> {
  const { text } = await catalogues[wanted]();
  keep('language', wanted);
  language.value = wanted;
  words.value = text;
}

/** What was chosen here before, else the first of the browser's languages that we speak. */
function preferred(): Language {
  const chosen = kept('language');
  if (isLanguage(chosen)) return chosen;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.map(name => name.slice(0, 2)).find(isLanguage) ?? 'en';
}

export async function startWords(): Promise<void> {
  await speak(language.peek());
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
