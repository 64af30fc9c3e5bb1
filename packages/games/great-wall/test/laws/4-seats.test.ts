import { lawsHold } from '@teahouse/testkit';
import { rivals } from './modes.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(rivals, { games: 60, seats: 4, reach: reach({ questions: 11, notes: 4 }) });
lawsHold(rich, { games: 30, seats: 4, reach: reach({ questions: 9, notes: 4 }) });
