import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(game, { games: 60, seats: 3, reach: reach({ questions: 11, notes: 3 }) });
lawsHold(rich, { games: 30, seats: 3, reach: reach({ questions: 9, notes: 3 }) });
