import { does, procedure } from './book.ts';

/** RW-HERO-07: the quest phase of summer, in normal play order. */
export const questPhase = procedure('quests', { heroes: does(() => undefined) });
