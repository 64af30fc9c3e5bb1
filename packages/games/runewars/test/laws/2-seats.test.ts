import { lawsHold } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(game, { games: 40, seats: 2, also: { game: rich, games: 100 }, reach: reach(2) });
