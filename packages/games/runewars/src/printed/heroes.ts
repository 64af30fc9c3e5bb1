import type { Alignment, Attribute, HeroId } from './ids.ts';

interface Hero {
  alignment: Alignment;
  /** How many fate cards a test of it draws. */
  attributes: Readonly<Record<Attribute, number>>;
  health: number;
}

const hero = (alignment: Alignment, strength: number, agility: number, wisdom: number, health: number): Hero => ({
  alignment,
  attributes: { strength, agility, wisdom },
  health,
});

export const HERO: Readonly<Record<HeroId, Readonly<Hero>>> = {
  'aldis-brandt': hero('good', 4, 2, 2, 5),
  'sister-ysolde': hero('good', 2, 2, 4, 5),
  teren: hero('good', 2, 4, 2, 4),
  marrec: hero('good', 3, 2, 3, 5),
  ilvane: hero('good', 1, 3, 4, 4),
  gorrath: hero('evil', 5, 2, 1, 6),
  vessa: hero('evil', 2, 4, 2, 4),
  morvan: hero('evil', 3, 1, 4, 5),
  skarn: hero('evil', 3, 4, 1, 5),
  'lady-ashmere': hero('evil', 2, 2, 4, 4),
  'old-brannoch': hero('neutral', 3, 3, 2, 5),
  quill: hero('neutral', 2, 3, 3, 4),
};
