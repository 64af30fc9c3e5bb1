import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { PASS } from '../ids.ts';
import { note } from '../journal.ts';
import { placeOf } from '../map.ts';
import { DEVELOPMENT } from '../printed/developments.ts';
import { type AreaId, DEVELOPMENTS, type DevelopmentId, RESOURCES, type Resource } from '../printed/ids.ts';
import type { Area, Table } from '../table.ts';
import { area, developmentsLeft, factionOf, friendlyAreas, strongholdsOf, yieldOf } from './areas.ts';
import { anyway, asks, does, procedure } from './book.ts';
import { drawTactics, gainInfluence, turnDial } from './holdings.ts';

/* RW-ORDER-40 to 44, RW-STR-03 to 07 */

/** The resources of all areas of a seat, without developments. */
export function incomeOf(g: Table, seat: Seat, resource: Resource): number {
  let n = 0;
  for (const here of friendlyAreas(g, seat)) n += yieldOf(g, here, resource);
  return n;
}

/** RW-STR-05: what its area prints; exploration tokens are not printed. */
const storedIn = (g: Table, at: AreaId): Resource[] =>
  RESOURCES.filter(resource => placeOf(g, at).printed.resources[resource] > 0);

const builtBy = (g: Table, seat: Seat, development: DevelopmentId): Area[] =>
  strongholdsOf(g, seat).filter(({ stronghold }) => stronghold!.development === development);

interface Harvest {
  seat: Seat;
  /** Storehouses that have been asked, and what they add. */
  asked: AreaId[];
  stored: Record<Resource, number>;
}
export const harvesting = (seat: Seat): Harvest => ({ seat, asked: [], stored: { food: 0, wood: 0, ore: 0 } });

const nextStorehouse = (g: Table, { seat, asked }: Harvest): Area | undefined =>
  builtBy(g, seat, 'storehouse').find(({ id }) => !asked.includes(id));

/** Every dial is set to what the areas yield. */
export const harvest = procedure<Harvest>(
  'harvest',
  {
    /** RW-STR-05: its resource is chosen each time. */
    store: asks({
      rule: 'RW-STR-05',
      who: (g, v) => (nextStorehouse(g, v) === undefined ? NOBODY : v.seat),
      options: (g, v) => storedIn(g, nextStorehouse(g, v)!.id),
      otherwise: (g, v) => storedIn(g, nextStorehouse(g, v)!.id)[0]!,
      take: (g, v, resource) => {
        v.asked.push(nextStorehouse(g, v)!.id);
        v.stored[resource]++;
        return 'again';
      },
    }),
    /** RW-ORDER-41: set, not added to. */
    dials: anyway((g, { seat, stored }) => {
      for (const resource of RESOURCES) {
        turnDial(g, seat, resource, incomeOf(g, seat, resource) + stored[resource], 'RW-ORDER-40');
      }
    }),
  },
  { draft: true },
);

interface Building {
  seat: Seat;
  development: DevelopmentId | null;
  at: AreaId | null;
}
const building = (seat: Seat): Building => ({ seat, development: null, at: null });

const sites = (g: Table, seat: Seat): AreaId[] =>
  strongholdsOf(g, seat)
    .filter(({ stronghold }) => stronghold!.development === null)
    .map(({ id }) => id);
/** RW-STR-07: with none left one that stands elsewhere is taken down. */
const canBuild = (g: Table, seat: Seat, development: DevelopmentId): boolean => {
  const { faction } = DEVELOPMENT[development];
  return faction === null || faction === factionOf(g, seat);
};
const canDevelop = (g: Table, seat: Seat): boolean => sites(g, seat).length > 0;

/** RW-ORDER-43, 44: one development is built, then all of them give their benefit. */
export const harvestBonus = procedure<{ seat: Seat }>('harvest/bonus', {
  build: does((g, { seat }) => {
    if (canDevelop(g, seat)) call(g, develop, building(seat));
  }),
  influence: does((g, { seat }) => gainInfluence(g, seat, builtBy(g, seat, 'court').length, 'RW-ORDER-44')),
  tactics: does((g, { seat }) => drawTactics(g, seat, builtBy(g, seat, 'war-room').length, 'RW-ORDER-44')),
});

export const develop = procedure<Building>(
  'harvest/develop',
  {
    choose: asks({
      rule: 'RW-ORDER-43',
      who: (_, { seat }) => seat,
      options: (g, { seat }): (DevelopmentId | typeof PASS)[] => [
        PASS,
        ...DEVELOPMENTS.filter(development => canBuild(g, seat, development)),
      ],
      otherwise: () => PASS,
      take: (_, v, answer) => {
        if (answer === PASS) return 'leave';
        v.development = answer;
      },
    }),
    /** RW-STR-03 */
    site: asks({
      rule: 'RW-STR-03',
      who: (_, { seat }) => seat,
      options: (g, { seat }) => sites(g, seat),
      otherwise: (g, { seat }) => sites(g, seat)[0]!,
      take: (_, v, at) => {
        v.at = at;
      },
    }),
    free: asks({
      rule: 'RW-STR-07',
      who: (g, { seat, development }) => (developmentsLeft(g, seat, development!) > 0 ? NOBODY : seat),
      options: (g, { seat, development }) => builtBy(g, seat, development!).map(({ id }) => id),
      otherwise: (g, { seat, development }) => builtBy(g, seat, development!)[0]!.id,
      take: (g, { seat, development }, at) => {
        area(g, at).stronghold!.development = null;
        note(g, 'development-gone', 'RW-STR-07', seat, development!, 0, at);
      },
    }),
    build: anyway((g, { seat, development, at }) => {
      area(g, at!).stronghold!.development = development;
      note(g, 'builds', 'RW-ORDER-43', seat, development!, 0, at!);
    }),
    /** RW-ORDER-44: a new storehouse pays at once. */
    store: asks({
      rule: 'RW-ORDER-44',
      who: (_, { seat, development }) => (development === 'storehouse' ? seat : NOBODY),
      options: (g, { at }) => storedIn(g, at!),
      otherwise: (g, { at }) => storedIn(g, at!)[0]!,
      take: (g, { seat }, resource) => {
        turnDial(g, seat, resource, g.players[seat]!.dials[resource] + 1, 'RW-ORDER-44');
      },
    }),
  },
  { draft: true },
);
