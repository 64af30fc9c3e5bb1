import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(game, { games: 90, seats: 4, reach: reach({ questions: 11, notes: 3 }) });
lawsHold(rich, { games: 40, seats: 4, reach: reach({ questions: 9, notes: 3 }) });
