import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { reach } from './reach.ts';

lawsHold(game, { games: 300, seats: 4, reach });
