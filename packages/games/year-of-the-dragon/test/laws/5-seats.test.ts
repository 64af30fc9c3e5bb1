import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';

lawsHold(game, { games: 500, seats: 5 });
