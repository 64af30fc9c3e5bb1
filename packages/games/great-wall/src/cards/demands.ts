import { call, type Seat } from '@teahouse/kernel';
import {
  type Goods,
  RESOURCES,
  type Resource,
  SECTIONS,
  SPOILS,
  standing,
  standingId,
  TROOPS,
  type Troop,
} from '../ids.ts';
import { note } from '../journal.ts';
import type { DemandId } from '../printed/ids.ts';
import type { Demand } from '../rules/cards.ts';
import { payMix } from '../rules/goods.ts';
import { drawTactics } from '../rules/tactics.ts';
import { toBox } from '../rules/together/demands.ts';
import { leave } from '../rules/together/events.ts';
import {
  canGive,
  deficitOf,
  isResting,
  pay,
  restOf,
  score,
  seatsByTea,
  sectionsOf,
  usesLeft,
} from '../rules/vocabulary.ts';
import { honorOf, type Table } from '../table.ts';

const GIVE = 'give';
const ONE_PART = [''] as const;

/** What is taken of the pledges: some of each seat's. */
const taken = (g: Table, of: (seat: Seat) => string[]): string[][] => g.players.map((_, seat) => of(seat));

/** Each player gives the same; nobody for another (GW-COOP-16). */
const fromEach = (can: (g: Table, seat: Seat) => boolean, give: (g: Table, seat: Seat) => void): Demand => ({
  rule: 'GW-COOP-16',
  parts: () => ONE_PART,
  offers: (g, seat) => (can(g, seat) ? [GIVE] : []),
  met: (_, pledges) => (pledges.every(given => given.length > 0) ? pledges.map(given => given.slice()) : null),
  give,
});

/** Each player discards these. A card may let some resources stand for others. */
function tribute(part: Partial<Goods>): Demand {
  const price: Goods = { wood: 0, stone: 0, gold: 0, chi: 0, ...part };
  return {
    ...fromEach(
      (g, seat) => canGive(g, seat, price),
      (g, seat) => {
        const player = g.players[seat]!;
        const owed = deficitOf(player.goods, price);
        for (const resource of RESOURCES)
          pay(g, seat, resource, Math.min(price[resource], player.goods[resource]), 'GW-COOP-16');
        for (let i = 0; i < owed; i++) player.tired.push(player.general!);
        if (owed > 0) payMix(g, seat, owed, 'GW-COOP-16', true);
      },
    ),
    price,
  };
}

/** How many players, where not all are asked; the honor each loses; tactics and claimed hordes. */
export const GUARDS = 3;
export const GLORY = 8;
export const ESCORT_CLANS = 2;
export const SCROLLS = 1;
export const TROPHIES = 2;
/** So many sections, with walls of this level at least. */
export const RAMPARTS = { sections: 2, level: 2 } as const;

/** GW-COOP-19, AMB-44: a soldier from the reserve or a rest zone, never one with shame. */
function sacrifice(g: Table, seat: Seat, what: string): void {
  const { troop, place } = standing(what);
  leave(g, seat, place, troop);
  toBox(g, seat, troop);
  note(g, 'sacrifices', 'GW-COOP-19', seat, troop, 0, place);
}

export function available(g: Table, seat: Seat, troop: Troop): string[] {
  const out: string[] = [];
  if (g.players[seat]!.reserve[troop] > 0) out.push(standingId(troop, 'reserve'));
  for (const section of sectionsOf(g))
    if (restOf(g, section, seat)[troop] > 0) out.push(standingId(troop, SECTIONS[section]!));
  return out;
}

/** The first three players in tea order who give three different types. */
function guards(g: Table, pledges: readonly string[][]): string[][] | null {
  const found = new Map<Troop, Seat>();
  for (const seat of seatsByTea(g)) {
    const [what] = pledges[seat]!;
    if (what !== undefined && !found.has(standing(what).troop)) found.set(standing(what).troop, seat);
  }
  const seats = [...found.values()];
  return seats.length < GUARDS ? null : taken(g, seat => (seats.includes(seat) ? pledges[seat]! : []));
}

/** In each section the first in tea order who gives; where that would be one player for all, somebody else for one. */
function escort(g: Table, pledges: readonly string[][]): string[][] | null {
  const order = seatsByTea(g);
  const inSection = (id: string): Seat[] =>
    order.filter(seat => pledges[seat]!.some(what => standing(what).place === id));
  const givers = SECTIONS.map(inSection);
  if (givers.some(seats => seats.length === 0)) return null;
  const chosen = givers.map(seats => seats[0]!);
  const other = givers.findIndex(seats => seats.length > 1);
  if (new Set(chosen).size < ESCORT_CLANS) {
    if (other < 0) return null;
    chosen[other] = givers[other]![1]!;
  }
  return taken(g, seat =>
    pledges[seat]!.filter(what => SECTIONS.some((id, at) => standing(what).place === id && chosen[at] === seat)),
  );
}

/** Things of which so many are needed in all: taken in tea order, no more than needed. */
function upTo(g: Table, pledges: readonly string[][], needed: number): string[][] | null {
  let left = needed;
  const out: string[][] = g.players.map(() => []);
  for (const seat of seatsByTea(g)) {
    out[seat] = pledges[seat]!.slice(0, left);
    left -= out[seat]!.length;
  }
  return left > 0 ? null : out;
}

/** The same for numbers of claimed hordes. */
function spoils(g: Table, pledges: readonly string[][]): string[][] | null {
  let left = TROPHIES;
  const out: string[][] = g.players.map(() => []);
  for (const seat of seatsByTea(g)) {
    const [what] = pledges[seat]!;
    const n = what === undefined ? 0 : Math.min(left, SPOILS.indexOf(what));
    if (n > 0) out[seat] = [SPOILS[n]!];
    left -= n;
  }
  return left > 0 ? null : out;
}

/** How much of a resource can stand for wood, stone or gold: chi only where a card lets it. */
export function mostOf(g: Table, seat: Seat, resource: Resource): number {
  const { goods } = g.players[seat]!;
  return resource === 'chi' ? Math.min(goods.chi, usesLeft(g, seat, 'anyResource')) : goods[resource];
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const honored = (g: Table): Seat[] => seatsByTea(g).filter(seat => honorOf(g.players[seat]!) >= GLORY);

/** GW-COOP-14: what the emperor demands. */
export const DEMAND: Readonly<Record<DemandId, Demand>> = {
  /** Every section has a horde, and no section was breached this winter. */
  'taunt-them': {
    rule: 'GW-COOP-17',
    ready: g => !g.together!.breached && g.sections.every(({ hordes }) => hordes.length > 0),
    parts: () => [],
    offers: () => [],
    met: g => taken(g, () => []),
    give: () => {},
  },
  /** Three players sacrifice a soldier each, of three different types, from rest zones or the reserve. */
  'imperial-guard': {
    rule: 'GW-COOP-19',
    ready: g => TROOPS.every(troop => g.players.some((_, seat) => available(g, seat, troop).length > 0)),
    parts: () => ONE_PART,
    offers: (g, seat) => {
      const out: string[] = [];
      for (const troop of TROOPS) for (const id of available(g, seat, troop)) out.push(id);
      return out;
    },
    met: guards,
    give: sacrifice,
  },
  /** Three players lose 8 honor each. */
  'glory-to-the-emperor': {
    rule: 'GW-COOP-16',
    ready: g => honored(g).length >= GUARDS,
    parts: () => ONE_PART,
    offers: (g, seat) => (honorOf(g.players[seat]!) >= GLORY ? [GIVE] : []),
    met: (g, pledges) => {
      const seats = seatsByTea(g)
        .filter(seat => pledges[seat]!.length > 0)
        .slice(0, GUARDS);
      return seats.length < GUARDS ? null : taken(g, seat => (seats.includes(seat) ? pledges[seat]! : []));
    },
    give: (g, seat) => score(g, seat, 'cards', -GLORY, 'GW-COOP-16'),
  },
  /** The players sacrifice a soldier in each of the three rest zones, from at least 2 players. */
  'royal-escort': {
    rule: 'GW-COOP-19',
    ready: g => SECTIONS.every((_, section) => g.players.some((_p, seat) => isResting(g, section, seat))),
    parts: () => SECTIONS,
    offers: (g, seat, part) => {
      const section = (SECTIONS as readonly string[]).indexOf(part);
      return TROOPS.filter(troop => restOf(g, section, seat)[troop] > 0).map(troop =>
        standingId(troop, SECTIONS[section]!),
      );
    },
    met: escort,
    give: sacrifice,
  },
  /** Each player discards 3 wood. */
  'timber-for-the-fleet': tribute({ wood: 3 }),
  /** Each player discards 4 stone. */
  'stone-for-the-palace': tribute({ stone: 4 }),
  /** Each player discards 4 gold. */
  'gold-for-the-treasury': tribute({ gold: 4 }),
  /** Each player discards 3 chi. */
  'prayers-for-the-dynasty': tribute({ chi: 3 }),
  /** Each player discards 2 wood, 1 stone and 1 gold. */
  'gifts-of-the-provinces': tribute({ wood: 2, stone: 1, gold: 1 }),
  /** Two sections have a wall of level 2 or more, and together the players discard 1 wood, stone or gold per player. */
  'raise-the-ramparts': {
    rule: 'GW-COOP-18',
    ready: g => g.sections.filter(({ wall }) => wall >= RAMPARTS.level).length >= RAMPARTS.sections,
    parts: g => g.players.map(() => ''),
    offers: (g, seat, _, given) =>
      RESOURCES.filter(resource => mostOf(g, seat, resource) > given.filter(what => what === resource).length),
    met: (g, pledges) => upTo(g, pledges, g.seats),
    give: (g, seat, what) => {
      const player = g.players[seat]!;
      if (what === 'chi') player.tired.push(player.general!);
      pay(g, seat, what as Resource, 1, 'GW-COOP-18');
    },
  },
  /** One or two players spend 2 claimed hordes. */
  'spoils-of-the-steppe': {
    rule: 'GW-COOP-18',
    ready: g => sum(g.together!.spoils) >= TROPHIES,
    parts: () => ONE_PART,
    offers: (g, seat) => SPOILS.slice(1, 1 + Math.min(TROPHIES, g.together!.spoils[seat]!)),
    met: spoils,
    give: (g, seat, what) => {
      g.together!.spoils[seat]! -= SPOILS.indexOf(what);
      note(g, 'spends', 'GW-COOP-18', seat, '', SPOILS.indexOf(what));
    },
  },
  /** Each player discards 1 tactic. */
  'scrolls-of-war': {
    ...fromEach(
      (g, seat) => g.players[seat]!.tactics.length >= SCROLLS,
      (g, seat) => call(g, drawTactics, { seat, n: 0, spare: SCROLLS, keep: 0 }),
    ),
    ready: g => g.players.every(({ tactics }) => tactics.length >= SCROLLS),
  },
};
