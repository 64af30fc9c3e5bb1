import { lawsHold } from '@teahouse/testkit';
import { rivals } from './modes.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(rivals, { games: 120, seats: 1, also: { game: rich, games: 60 }, reach: reach(1) });
