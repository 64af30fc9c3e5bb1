import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { rich } from './rich.ts';

lawsHold(game, { games: 120, seats: 2 });
lawsHold(rich, { games: 60, seats: 2 });
