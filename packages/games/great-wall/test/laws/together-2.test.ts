import { lawsHold } from '@teahouse/testkit';
import { partners } from './modes.ts';
import { reachTogether } from './reach.ts';
import { richPartners } from './rich.ts';

lawsHold(partners, { games: 12, seats: 2, also: { game: richPartners, games: 24 }, reach: reachTogether(2) });
