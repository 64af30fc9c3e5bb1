import { game } from '@teahouse/games/great-wall';
import { sitterAt } from './moments.ts';

/** Sits down at a practice table of The Great Wall, at a moment that is wanted. */
export const sitAt = sitterAt(game, { edition: 2 });
