import { lawsHold } from '@teahouse/testkit';
import { partners } from './modes.ts';
import { reachTogether } from './reach.ts';
import { richPartners } from './rich.ts';

lawsHold(partners, { games: 12, seats: 4, also: { game: richPartners, games: 12 }, reach: reachTogether(4) });
