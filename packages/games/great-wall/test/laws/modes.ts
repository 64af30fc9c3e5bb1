import { game } from '../../src/index.ts';

/** Everything but playing together; one plays alone there. */
export const rivals: typeof game = {
  ...game,
  options: { ...game.options, mode: ['rivals', 'alone'], stores: ['shown'] },
};
/** Only playing together. */
export const partners: typeof game = {
  ...game,
  seats: { min: 2, max: 4 },
  options: { ...game.options, mode: ['together'], qinHonor: [0], qinAdvisors: [1] },
};
