import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(game, { games: 25, seats: 4, reach: reach({ questions: 22, notes: 11, cards: 14 }) });
lawsHold(rich, { games: 70, seats: 4, reach: reach({ questions: 20, notes: 9, cards: 4 }) });
