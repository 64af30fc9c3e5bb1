import { current, locals, type Seat } from '@teahouse/kernel';
import {
  BARRICADE,
  BARRICADES,
  LOCATIONS,
  type LocationId,
  PLACE,
  slotsOf,
  TOP_LEVEL,
  WALLS,
} from '../printed/board.ts';
import { moveClerks } from '../rules/clerks.ts';
import { activate } from '../rules/locations/activate.ts';
import { SHAME_HONOR } from '../rules/shame.ts';
import { handLimit } from '../rules/tactics.ts';
import { bonus, crowdAt, isFull, materials, sectionsOf } from '../rules/vocabulary.ts';
import { isAutomaton, type Player, type Table } from '../table.ts';
import type { Prices } from './court.ts';
import type { Horizon } from './horizon.ts';
import { gathered } from './store.ts';
import { atTea } from './tea.ts';
import { relief } from './wall.ts';

/** Honor that clerks on locations will probably bring. */
export function atWork(g: Table, seat: Seat, horizon: Horizon, prices: Prices): number {
  const player = g.players[seat]!;
  const done = servedAt(g, seat);
  let sum = 0;
  for (const location of LOCATIONS) {
    const n = player.clerks[location];
    if (n > 0 && location !== done) sum += promise(g, seat, location, n, 0, horizon, prices);
  }
  const to = comingTo(g, seat);
  if (to === null) return sum;
  const n = player.clerks[to];
  const gained =
    promise(g, seat, to, n + 1, 1, horizon, prices) - (n > 0 ? promise(g, seat, to, n, 0, horizon, prices) : 0);
  return sum + gained - (player.idle > 0 ? 0 : leastMissed(g, seat, to, horizon, prices));
}

/** A location that is being activated, if the seat's clerks there have had their effect or are having it. */
function servedAt(g: Table, seat: Seat): LocationId | null {
  const frame = g.stack.find(({ proc }) => proc === activate.name);
  if (frame === undefined) return null;
  const { step, list, i } = frame;
  const { location } = locals(g, activate)!;
  if (step === 'shame' || step === 'produce') return null;
  if (step !== 'visit' || PLACE[location].gives !== null || list === null) return location;
  return list.indexOf(seat) < i ? location : null;
}

/** A clerk whose destination is chosen is as good as there. */
function comingTo(g: Table, seat: Seat): LocationId | null {
  const move = current(g, moveClerks);
  return move?.clan === seat ? move.to : null;
}

/** With nobody in the reserve, a clerk must leave another location. */
function leastMissed(g: Table, seat: Seat, to: LocationId, horizon: Horizon, prices: Prices): number {
  let least = Number.POSITIVE_INFINITY;
  for (const location of LOCATIONS) {
    const n = g.players[seat]!.clerks[location];
    if (n === 0 || location === to || isFull(g, location)) continue;
    const without = n > 1 ? promise(g, seat, location, n - 1, -1, horizon, prices) : 0;
    least = Math.min(least, promise(g, seat, location, n, 0, horizon, prices) - without);
  }
  return Number.isFinite(least) ? least : 0;
}

/** What `n` clerks of a seat promise, `more` of whom are not there yet: what an activation brings, by how soon it comes. */
function promise(
  g: Table,
  seat: Seat,
  location: LocationId,
  n: number,
  more: number,
  horizon: Horizon,
  prices: Prices,
): number {
  const { slots, shameful } = PLACE[location];
  if (slots === null) return AT_ONCE * yieldOf(g, seat, location, n, horizon, prices);
  const crowd = crowdAt(g, location) + more;
  const missing = slotsOf(g.seats, location) - crowd;
  const soon = soonness(missing, horizon);
  // GW-COOP-29: together the tea order hardly matters.
  if (location === 'tea-house' && g.together !== null) return 0;
  if (location === 'tea-house') return atTea(g, seat, crowd === n, missing, soon, horizon);
  const alone = shameful && crowd === n ? SHAME_HONOR * ALONE[Math.min(missing, 3)]! : 0;
  return soon * yieldOf(g, seat, location, n, horizon, prices) - alone;
}

const AT_ONCE = 0.95;
/** How sure it is that an ordinary location activates, by the clerks that are missing: this year, or later. */
const SOON = [0.95, 0.85, 0.75, 0.65, 0.56, 0.5];
const LAST = [0.95, 0.6, 0.35, 0.15, 0.05, 0.02];
/** How much shame threatens whoever is alone there. */
const ALONE = [1, 0.3, 0.1, 0.03];

function soonness(missing: number, { summers, turns }: Horizon): number {
  if (summers > 0) return SOON[missing]!;
  return turns === 0 ? 0 : LAST[missing]!;
}

/** A recruit, and what he is worth more for every year in which he may fight again. */
const RECRUIT = 3.6;
const RECRUIT_YEARLY = 1;
const MARCH = 0.1;

/** What an activation would bring a seat with so many clerks. */
function yieldOf(g: Table, seat: Seat, location: LocationId, n: number, horizon: Horizon, prices: Prices): number {
  const player = g.players[seat]!;
  const { gives } = PLACE[location];
  const hands = n === 1 ? Math.max(1, bonus(g, seat, 'loneClerk')) : n;
  if (gives !== null) {
    const price = gives === 'chi' ? horizon.chi : horizon.material + (gives === 'gold' ? horizon.gold : 0);
    const level = player.overseers[gives]?.level ?? 0;
    const donation = gives === 'chi' ? 0 : DONATION - price;
    const gained = hands + level;
    if (g.together !== null) return gathered(player, gives, gained, price, horizon) + donation + UPGRADE;
    return price * gained + donation + UPGRADE;
  }
  switch (location) {
    case 'barracks':
      return Math.min(hands, recruitsFor(player)) * (RECRUIT + RECRUIT_YEARLY * horizon.summers) + 0.2 * hands;
    case 'builders-camp':
      return builds(g, seat, hands, isFirstAtCamp(g, seat) ? materials(g.warehouse) : 0, horizon);
    case 'embassy':
      return hires(player, n, horizon.material + horizon.gold, prices);
    case 'war-academy':
      return Math.max(0, Math.min(hands, handLimit(g, seat) - player.tactics.length)) * prices.tactic;
    default:
      return MARCH;
  }
}

const DONATION = 2;
const UPGRADE = 0.3;

/** How many soldiers could be paid now. */
export const recruitsFor = ({ goods: { wood, stone, gold, chi } }: Pick<Player, 'goods'>): number =>
  Math.min(wood, Math.floor(stone / 2) + Math.floor(gold / 3) + Math.floor(chi / 2));

/** What a wall is worth besides its honor and the shame it spares now: it stays. */
const LASTING = 0.8;
/** How much of the shame that a build would spare is counted for it. */
const SPARED = 0.5;

/** What the Foundation Stone adds. */
const STONE = { wall: 5.4, barricade: 0.9 };

/** What a build in a section brings beyond its honor. */
export function fortified(g: Table, seat: Seat, section: number, what: 'wall' | 'barricade', horizon: Horizon): number {
  const stone = g.artifacts.includes('foundation-stone') ? STONE[what] : 0;
  if (what === 'barricade') return stone + SPARED * relief(g, seat, section, BARRICADE.defence, horizon);
  const { wall } = g.sections[section]!;
  return stone + LASTING + SPARED * relief(g, seat, section, WALLS[wall + 1]!.defence - WALLS[wall]!.defence, horizon);
}

/** Whoever is higher in tea and has clerks there empties the warehouse first. */
function isFirstAtCamp(g: Table, seat: Seat): boolean {
  for (const clan of g.tea) {
    if (clan === seat) return true;
    if (!isAutomaton(g, clan) && g.players[clan]!.clerks['builders-camp'] > 0) return false;
  }
  return true;
}

/** What so many builds would bring with so much in store, the best first: honor and defence, less what is paid. */
export function builds(g: Table, seat: Seat, hands: number, store: number, horizon: Horizon): number {
  let stored = store;
  let own = materials(g.players[seat]!.goods);
  let used = -1;
  let sum = 0;
  for (let i = 0; i < hands; i++) {
    let [best, most, cost] = [-1, 0, 0];
    for (const section of sectionsOf(g)) {
      const { wall, barricades } = g.sections[section]!;
      if (section === used) continue;
      if (barricades < BARRICADES && BARRICADE.cost <= stored + own) {
        const worth =
          BARRICADE.honor +
          fortified(g, seat, section, 'barricade', horizon) -
          horizon.material * Math.max(0, BARRICADE.cost - stored);
        if (worth > most) [best, most, cost] = [section, worth, BARRICADE.cost];
      }
      if (wall === TOP_LEVEL) continue;
      const price = WALLS[wall + 1]!.cost;
      if (price > stored + own) continue;
      const worth =
        price + fortified(g, seat, section, 'wall', horizon) - horizon.material * Math.max(0, price - stored);
      if (worth > most) [best, most, cost] = [section, worth, price];
    }
    if (best < 0) break;
    own -= Math.max(0, cost - stored);
    stored = Math.max(0, stored - cost);
    used = best;
    sum += most;
  }
  return sum;
}

/** What clerks at the embassy would hire for the gold there is. */
export function hires({ goods, active, supporters, school }: Player, n: number, price: number, prices: Prices): number {
  let { gold } = goods;
  let cost = active.length + supporters.length + 1;
  let free = school;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const advisor = gold >= cost ? prices.advisor - cost * price : 0;
    const clerk = gold >= 2 && free > 0 ? prices.clerk - 2 * price : 0;
    if (Math.max(advisor, clerk) <= 0) break;
    if (advisor >= clerk) {
      sum += advisor;
      gold -= cost++;
    } else {
      sum += clerk;
      gold -= 2;
      free--;
    }
  }
  return sum;
}
