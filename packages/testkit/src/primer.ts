import { ok as must } from 'node:assert/strict';
import { type GameText, LANGUAGES, type Language } from '@teahouse/kernel';

interface Primer {
  book: {
    pictures: readonly (readonly string[])[];
    short: readonly string[];
    last: readonly string[];
  };
  words: Readonly<Record<Language, { steps: readonly { title: string; text: string }[] }>>;
  text: Readonly<Record<Language, () => Promise<GameText>>>;
  /** The symbols that the pictures may show, as the files hold them. */
  drawings: readonly string[];
}

/** A game is told in three minutes in every language, with pictures that exist; its rulebook has a short form and titles. */
export async function mustTeach({ book: { pictures, short, last }, words, text, drawings }: Primer): Promise<void> {
  const drawn = new Set(drawings.flatMap(file => [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!)));
  for (const id of pictures.flat()) must(drawn.has(id), `${id} is drawn nowhere`);
  must(short.length > 0 && short.length < 40, 'short is short');
  for (const language of LANGUAGES) {
    const { steps } = words[language];
    must(steps.length === pictures.length, `${language}: a picture for every step`);
    for (const { title, text: says } of steps) must(title.length < 40 && says.length < 140, `${language}: ${says}`);
    const { rules, chapters = {} } = await text[language]();
    for (const id of short) must(id in rules, `${language}: ${id}`);
    const prefixes = new Set(Object.keys(rules).map(id => id.replace(/-\d+$/, '')));
    for (const prefix of prefixes) must(prefix in chapters, `${language}: ${prefix} has no title, only a code`);
    for (const chapter of last) must(prefixes.has(chapter), `no rule is of ${chapter}`);
  }
}
