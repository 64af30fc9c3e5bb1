import { lawsHold } from '@teahouse/testkit';
import { rivals } from './modes.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(rivals, { games: 60, seats: 2, also: { game: rich, games: 40 }, reach: reach(2) });
