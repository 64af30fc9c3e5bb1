import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(game, { games: 40, seats: 2, reach: reach({ questions: 28, notes: 13, cards: 13 }) });
lawsHold(rich, { games: 100, seats: 2, reach: reach({ questions: 27, notes: 10, cards: 6 }) });
