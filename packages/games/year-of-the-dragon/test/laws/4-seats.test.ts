import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { reach } from './reach.ts';

lawsHold(game, { games: 150, seats: 4, reach });
