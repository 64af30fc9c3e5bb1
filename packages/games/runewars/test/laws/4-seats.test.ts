import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';

lawsHold(game, { games: 40, seats: 4 });
