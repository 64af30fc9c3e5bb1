import { imagine, rng, type Seat, type SeenCore } from '@teahouse/kernel';
import { available, DEMAND, ESCORT_CLANS, GLORY, mostOf, RAMPARTS, SCROLLS, TROPHIES } from '../cards/demands.ts';
import { type Goods, RESOURCES, type Resource, TROOPS } from '../ids.ts';
import { game } from '../index.ts';
import type { DemandId } from '../printed/ids.ts';
import { canGive, isResting, sectionsOf } from '../rules/vocabulary.ts';
import { honorOf, type Table } from '../table.ts';
import type { View } from '../view.ts';
import { threats } from './threats.ts';

type Needed = Resource | 'goods' | 'honor' | 'tactics' | 'types' | 'zones' | 'hordes' | 'holding' | 'walls' | 'spoils';

/** One thing that a demand asks for: of a player, or of all together. */
export interface Need {
  /** Null: of all together. */
  seat: Seat | null;
  what: Needed;
  /** Null where it is behind a screen. */
  has: number | null;
  of: number;
}

/** How far a demand could be met now. */
export interface DemandNow {
  needs: Need[];
  /** Null where nobody can tell without looking behind a screen. */
  can: boolean | null;
}

type Seen = View & SeenCore;

/** A table that fits the view, for rules to look at. What is hidden has no part in what is read off it. */
const imagined = new WeakMap<Seen, Table>();
function tableOf(seen: Seen, me: Seat | null): Table {
  const known = imagined.get(seen) ?? imagine(game, seen, me, rng('demands'));
  imagined.set(seen, known);
  return known;
}

export function foreseeDemand(seen: Seen, me: Seat | null, id: DemandId): DemandNow {
  const { price, ready } = DEMAND[id];
  if (price !== undefined) return tribute(seen, me, price);
  const g = tableOf(seen, me);
  const needs = NEEDS[id]!(g, seen);
  const isReady = ready!(g);
  return { needs, can: isReady && (ALSO[id]?.(g, seen) ?? true) };
}

/** Each player the same. */
function tribute(seen: Seen, me: Seat | null, price: Goods): DemandNow {
  const asked = RESOURCES.filter(resource => price[resource] > 0);
  const [only] = asked.length === 1 ? asked : [];
  const of = asked.reduce((sum, resource) => sum + price[resource], 0);
  const g = tableOf(seen, me);
  const can = seen.players.map(({ goods }, seat) => (goods === null ? null : canGive(g, seat, price)));
  const needs = seen.players.map(({ goods }, seat): Need => {
    const has =
      goods === null
        ? null
        : only !== undefined
          ? goods[only]
          : asked.reduce((sum, resource) => sum + Math.min(goods[resource], price[resource]), 0);
    // A card may let others stand for what is missing.
    return { seat, what: only ?? 'goods', has: can[seat] === true ? Math.max(has!, of) : has, of };
  });
  return { needs, can: can.includes(false) ? false : can.includes(null) ? null : true };
}

const ofEach = (g: Table, what: Needed, of: number, has: (seat: Seat) => number): Need[] =>
  g.players.map((_, seat) => ({ seat, what, has: has(seat), of }));
const ofAll = (what: Needed, has: number | null, of: number): Need => ({ seat: null, what, has, of });
const count = <T>(list: readonly T[], holds: (one: T) => boolean): number => list.filter(holds).length;

const typesOf = (g: Table, seat: Seat): boolean[] => TROOPS.map(troop => available(g, seat, troop).length > 0);

/** Whether every type comes from a player of its own. */
function isGuarded(g: Table, troop: number, taken: readonly Seat[]): boolean {
  if (troop === TROOPS.length) return true;
  return g.players.some(
    (_, seat) => !taken.includes(seat) && typesOf(g, seat)[troop] && isGuarded(g, troop + 1, [...taken, seat]),
  );
}

/** What all can give together, as far as it is shown. */
function stores(g: Table, seen: Seen): number | null {
  let sum = 0;
  for (const [seat, { goods }] of seen.players.entries()) {
    if (goods === null) return null;
    for (const resource of RESOURCES) sum += mostOf(g, seat, resource);
  }
  return sum;
}

const holding = (g: Table, seen: Seen): number =>
  count(threats(seen), ({ holds }) => holds) - (g.together!.breached ? 1 : 0);

const NEEDS: Readonly<Partial<Record<DemandId, (g: Table, seen: Seen) => Need[]>>> = {
  'taunt-them': (g, seen) => [
    ofAll(
      'hordes',
      count(g.sections, ({ hordes }) => hordes.length > 0),
      g.sections.length,
    ),
    ofAll('holding', Math.max(0, holding(g, seen)), g.sections.length),
  ],
  'imperial-guard': g => [
    ofAll(
      'types',
      count([...TROOPS.keys()], troop => g.players.some((_, seat) => typesOf(g, seat)[troop])),
      TROOPS.length,
    ),
  ],
  'glory-to-the-emperor': g => ofEach(g, 'honor', GLORY, seat => honorOf(g.players[seat]!)),
  'royal-escort': g => [
    ofAll(
      'zones',
      count(sectionsOf(g), section => g.players.some((_, seat) => isResting(g, section, seat))),
      sectionsOf(g).length,
    ),
  ],
  'raise-the-ramparts': (g, seen) => [
    ofAll(
      'walls',
      count(g.sections, ({ wall }) => wall >= RAMPARTS.level),
      RAMPARTS.sections,
    ),
    ofAll('goods', stores(g, seen), g.seats),
  ],
  'spoils-of-the-steppe': g => [
    ofAll(
      'spoils',
      g.together!.spoils.reduce((sum, n) => sum + n, 0),
      TROPHIES,
    ),
  ],
  'scrolls-of-war': g => ofEach(g, 'tactics', SCROLLS, seat => g.players[seat]!.tactics.length),
};

/** What the cards do not look at before all have pledged. */
const ALSO: Readonly<Partial<Record<DemandId, (g: Table, seen: Seen) => boolean | null>>> = {
  'taunt-them': (g, seen) => g.season === 'winter' || holding(g, seen) === g.sections.length,
  'imperial-guard': g => isGuarded(g, 0, []),
  'royal-escort': g =>
    count([...g.players.keys()], seat => sectionsOf(g).some(section => isResting(g, section, seat))) >= ESCORT_CLANS,
  'raise-the-ramparts': (g, seen) => {
    const sum = stores(g, seen);
    return sum === null ? null : sum >= g.seats;
  },
};
