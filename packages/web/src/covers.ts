/** A drawn cover for every game; the file is named like the game. */
const drawn = import.meta.glob<string>('./assets/covers/*.svg', { eager: true, query: '?url', import: 'default' });

export const coverOf = (game: string): string | undefined => drawn[`./assets/covers/${game}.svg`];

/** Ornament: two characters on a seal. */
export const SEALS: Readonly<Record<string, string>> = {
  'year-of-the-dragon': '龙年',
  'five-cups': '五茶',
  'great-wall': '长城',
};
