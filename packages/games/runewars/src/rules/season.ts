import { does, procedure } from './book.ts';

/** RW-SEASON: the card's primary ability, then the icons of the season. */
export const resolveSeason = procedure('season', { reveal: does(() => undefined) });
