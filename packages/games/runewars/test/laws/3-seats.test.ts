import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(game, { games: 25, seats: 3, reach: reach({ questions: 20, notes: 11, cards: 13 }) });
lawsHold(rich, { games: 80, seats: 3, reach: reach({ questions: 22, notes: 10, cards: 4 }) });
