import { lawsHold } from '@teahouse/testkit';
import { rivals } from './modes.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(rivals, { games: 60, seats: 2, reach: reach({ questions: 7, notes: 3, cards: 8 }) });
lawsHold(rich, { games: 40, seats: 2, reach: reach({ questions: 3, notes: 3, cards: 8 }) });
