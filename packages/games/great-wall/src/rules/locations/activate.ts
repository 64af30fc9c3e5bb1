import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { PASS } from '../../ids.ts';
import { inJournal, note } from '../../journal.ts';
import { LOCATIONS, type LocationId, PLACE } from '../../printed/board.ts';
import { type Clan, clanOf, isAutomaton, isQin, qinIn, type Table } from '../../table.ts';
import { rankFirst } from '../alone/ranking.ts';
import { recruitSpearmen } from '../alone/soldiers.ts';
import { anyway, asks, does, each, procedure } from '../book.ts';
import { happens } from '../moments.ts';
import { newRecruiting, recruit } from '../recruit.ts';
import { reedVisits } from '../reed.ts';
import { shame } from '../shame.ts';
import { agreedOrder, agreeOrder } from '../together/order.ts';
import { bonus, clansAt, clerksAt, decree, handsAt, isFull, pay, type Staff } from '../vocabulary.ts';
import { visitAcademy } from './academy.ts';
import { visitCamp } from './builders-camp.ts';
import { visitEmbassy } from './embassy.ts';
import { visitLogistics } from './logistics.ts';
import { production } from './production.ts';
import { visitTeaHouse } from './tea-house.ts';

/** GW-LOC-03, GW-LOC-05, GW-2P-23: an ordinary location must be full, a special one have a clerk of a player. */
function qualifies(g: Table, location: LocationId): boolean {
  if (PLACE[location].slots !== null) return isFull(g, location);
  for (const { clerks } of g.players) if (clerks[location] > 0) return true;
  return false;
}

export const qualifying = (g: Table, done: readonly LocationId[]): LocationId[] =>
  LOCATIONS.filter(location => !done.includes(location) && qualifies(g, location));

/** What a clan's clerks do at a location that is not a place of production. */
const VISIT: Partial<Record<LocationId, (g: Table, seat: Seat) => void>> = {
  barracks: (g, seat) =>
    call(g, recruit, newRecruiting(g, seat, handsAt(g, seat, 'barracks'), 0, decree(g, 'recruitWood'))),
  'builders-camp': visitCamp,
  'logistics-center': visitLogistics,
  'tea-house': visitTeaHouse,
  embassy: visitEmbassy,
  'war-academy': visitAcademy,
};

/** Chapter 6. An advanced activation brings no shame, and the location need not be full. */
export const activate = procedure<{ location: LocationId; advanced: boolean; busy: Seat[] }>('location/activate', {
  begin: does((g, v) => {
    note(g, 'activates', 'GW-LOC-06', NOBODY, v.location, 0, v.advanced ? 'advanced' : '');
    for (let seat = 0; seat < g.seats; seat++) if (clerksAt(g, seat, v.location) >= 2) v.busy.push(seat);
  }),
  /** DIV-05: before anything else. */
  shame: does((g, { location, advanced }) => {
    const alone = lonely(g, location);
    if (!advanced && alone !== NOBODY) call(g, disgrace, { seat: alone, price: bonus(g, alone, 'bribe') });
  }),
  produce: does((g, { location }) => {
    if (PLACE[location].gives !== null) call(g, production, { location, collected: [] });
  }),
  visit: each(
    (g, { location }) => (PLACE[location].gives === null && g.together === null ? clansAt(g, location) : []),
    (g, clan, { location }) => visit(g, clan, location),
  ),
  visitTogether: does((g, { location }) => {
    if (PLACE[location].gives === null && g.together !== null) call(g, visitTogether, { location, got: null });
  }),
  /** GW-LOC-08, GW-LOC-10 */
  goHome: does((g, { location }) => {
    for (const [seat, player] of g.players.entries()) {
      const n = player.clerks[location];
      if (n === 0) continue;
      player.idle += n;
      player.clerks[location] = 0;
      note(g, 'go-home', 'GW-LOC-08', seat, location, n);
    }
    qinGoesHome(g, location);
  }),
  tell: each(
    (_, { busy }) => busy,
    (g, seat, { location }) => happens(g, 'activated', seat, location),
  ),
});

/** He takes his clerks back like a player, and the location is the highest on his track from now on. */
function qinGoesHome(g: Table, location: LocationId): void {
  const qin = qinIn(g);
  if (qin === undefined || !qin.clerks.includes(location)) return;
  const n = qin.clerks.length;
  qin.clerks = qin.clerks.filter(at => at !== location);
  note(g, 'go-home', 'GW-LOC-08', inJournal(g, clanOf(g, 'qin')), location, n - qin.clerks.length);
  rankFirst(g, location);
}

function visit(g: Table, clan: Clan, location: LocationId): void {
  // GW-SOLO-45: Qin Jiushao goes nowhere else than to places of production and to the Barracks.
  if (isQin(g, clan)) recruitSpearmen(g, clerksAt(g, clan, location));
  else if (isAutomaton(g, clan)) reedVisits(g, location);
  else VISIT[location]!(g, clan);
}

/** Where it makes no difference who draws first. */
const ANY_ORDER: readonly LocationId[] = ['war-academy'];

/** GW-COOP-29: those with clerks there agree who comes first. */
const visitTogether = procedure<{ location: LocationId; got: string | null }>('together/visit', {
  agree: does((g, v) => {
    if (!ANY_ORDER.includes(v.location)) agreeOrder(g, v, 'clerks', v.location, clansAt(g, v.location));
  }),
  visit: each(
    (g, { location, got }) => agreedOrder(g, clansAt(g, location), got),
    (g, clan, { location }) => visit(g, clan, location),
  ),
});

/** GW-LOC-11, GW-LOC-12: the only player with clerks at a place with the shame icon. The Reed Clan is company. */
export function lonely(g: Staff, location: LocationId): Clan {
  if (!PLACE[location].shameful) return NOBODY;
  const clans = clansAt(g, location);
  return clans.length === 1 && !isAutomaton(g, clans[0]!) ? clans[0]! : NOBODY;
}

const disgrace = procedure<{ seat: Seat; price: number }>('location/disgrace', {
  bribe: asks({
    rule: 'GW-ADV-03',
    pause: true,
    who: (_, { seat, price }) => (price > 0 ? seat : NOBODY),
    options: (g, { price }, seat) => (g.players[seat]!.goods.gold >= price ? [PASS, 'bribe'] : [PASS]),
    otherwise: () => PASS,
    take: (g, { price }, answer, seat) => {
      if (answer === PASS) return;
      pay(g, seat, 'gold', price, 'GW-ADV-03');
      note(g, 'shame-averted', 'GW-ADV-03', seat);
      return 'leave';
    },
  }),
  bear: anyway((g, { seat }) => call(g, shame, { seat, n: 1, rule: 'GW-LOC-11' })),
});
