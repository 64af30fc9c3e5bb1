import { games } from '@teahouse/games';
import { type GameText, LANGUAGES, type Language } from '@teahouse/kernel';
import type { Page } from 'playwright-core';

/** Everything a person reads or hears on the page, each piece once: texts, names for screen readers, hints. */
const PIECES = `(() => {
  const found = new Set([document.title]);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement.closest('script, style, noscript, [lang]:not(html)') === null) found.add(node.data);
    } else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      const own = node.closest('[lang]:not(html)') === null;
      if (own && node.hasAttribute(name)) found.add(node.getAttribute(name));
    }
  }
  return [...found].map(text => text.trim()).filter(text => text !== '');
})()`;

export const piecesOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(PIECES);

/** All that the catalogues say in one language. */
export interface Catalogue {
  /** Every word that occurs there, in small letters. */
  readonly words: ReadonlySet<string>;
  /** The names under which they stand: nobody should ever read one. */
  readonly keys: ReadonlySet<string>;
}

/** What the site and all boards say. */
const house: Readonly<Record<Language, () => Promise<object[]>>> = {
  en: () => Promise.all([import('../packages/web/text/en.ts'), import('@teahouse/boardkit/text/en')]),
  it: () => Promise.all([import('../packages/web/text/it.ts'), import('@teahouse/boardkit/text/it')]),
  es: () => Promise.all([import('../packages/web/text/es.ts'), import('@teahouse/boardkit/text/es')]),
  de: () => Promise.all([import('../packages/web/text/de.ts'), import('@teahouse/boardkit/text/de')]),
};

export async function catalogues(): Promise<Readonly<Record<Language, Catalogue>>> {
  const all = await Promise.all(LANGUAGES.map(async language => [language, await catalogueIn(language)] as const));
  return Object.fromEntries(all) as Record<Language, Catalogue>;
}

async function catalogueIn(language: Language): Promise<Catalogue> {
  const texts = await Promise.all(games.map(({ text }): Promise<GameText> => text[language]()));
  const entries = [...(await house[language]()), ...texts].flatMap(text => entriesOf(text, ''));
  return {
    words: new Set(entries.flatMap(([, saying]) => wordsIn(saying))),
    keys: new Set(entries.map(([key]) => key).filter(key => /[./]/.test(key))),
  };
}

/** Every text with its path; what is made by functions is compared between languages instead. */
function entriesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, '']];
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, path === '' ? key : `${path}.${key}`));
}

/** What no text should hold: a value that was not there, or the name of a text instead of the text. */
const BROKEN = /\bundefined\b|\bNaN\b|\[object|\{\}|\bnull\b/;

export const brokenIn = (pieces: readonly string[], { keys }: Catalogue): string[] =>
  pieces.filter(piece => BROKEN.test(piece) || keys.has(piece) || isAskLabel(piece));

/** Questions have labels like `actions/act.chooseGroup`. */
const isAskLabel = (piece: string): boolean => /^[a-z-]+(\/[a-z-]+)?\.[a-z][A-Za-z]+$/.test(piece);

/** Words of letters as Europe writes them; seals and numerals in Chinese are pictures here. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{Script=Latin}{2,}/gu) ?? [];

/**
 * What is read alike in English and in another language, though it has a word that this language does not know: words
 * such as "Bot" belong to both. What nobody translates is given as `names`.
 */
export function leftInEnglish(
  english: readonly string[],
  pieces: readonly string[],
  { words }: Catalogue,
  names: RegExp,
): string[] {
  const read = new Set(english);
  const isForeign = (piece: string): boolean => wordsIn(piece.replace(names, ' ')).some(word => !words.has(word));
  return pieces.filter(piece => read.has(piece) && isForeign(piece));
}
