import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { opening } from '../../src/rules/setup/opening.ts';

// Nothing but the set-up by the book, with every other option: whole games take a quick start most of the time.
lawsHold({ ...game, main: opening, options: { ...game.options, setup: ['book'] } }, { games: 20 });
