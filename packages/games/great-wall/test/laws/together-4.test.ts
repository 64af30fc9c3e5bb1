import { lawsHold } from '@teahouse/testkit';
import { partners } from './modes.ts';
import { reachTogether } from './reach.ts';
import { richPartners } from './rich.ts';

lawsHold(partners, { games: 12, seats: 4 });
lawsHold(richPartners, { games: 8, seats: 4, reach: reachTogether({ questions: 20, notes: 8, cards: 22 }) });
