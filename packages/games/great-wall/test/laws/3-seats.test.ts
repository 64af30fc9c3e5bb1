import { lawsHold } from '@teahouse/testkit';
import { rivals } from './modes.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(rivals, { games: 60, seats: 3, also: { game: rich, games: 30 }, reach: reach(3) });
