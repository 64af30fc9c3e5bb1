import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';

lawsHold(game, { games: 30, seats: 2 });
