import { lawsHold } from '@teahouse/testkit';
import { rivals } from './modes.ts';
import { reach } from './reach.ts';
import { rich } from './rich.ts';

lawsHold(rivals, { games: 120, seats: 1, reach: reach({ questions: 9, notes: 1, cards: 9 }) });
lawsHold(rich, { games: 60, seats: 1, reach: reach({ questions: 4, notes: 1, cards: 8 }) });
