import type { GamePrimer } from '@teahouse/boardkit/contract';
import sprite from '../art/sprite.svg?url';
import { last, pictures, short } from './book.ts';

/** How to play in three minutes, and which rules make the short rulebook. */
export const primer: GamePrimer = {
  sprite,
  pictures,
  short,
  last,
  changed: async () => (await import('./modes.ts')).changed,
  words: {
    en: async () => (await import('./en.ts')).words,
    it: async () => (await import('./it.ts')).words,
    es: async () => (await import('./es.ts')).words,
    de: async () => (await import('./de.ts')).words,
  },
};
