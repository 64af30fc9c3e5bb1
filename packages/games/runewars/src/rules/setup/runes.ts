import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { placeOf } from '../../map.ts';
import type { AreaId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { clockwiseFrom, homeOf, homeOwner } from '../areas.ts';
import { asks, atOnce, each, procedure } from '../book.ts';
import { layRunes } from '../runes.ts';

/** The runes that lie on the map from the start. */
export const firstRunes = procedure('setup/runes', {
  /** RW-SETUP-25, RW-OPT-EPIC-04: which area of the home realm holds the odd one. */
  home: atOnce({
    rule: 'RW-SETUP-25',
    all: g => (g.house.wildRunes ? [] : clockwiseFrom(g, g.first)),
    options: (g, _, seat) => homeOf(g, seat),
    otherwise: (g, _, seat) => homeOf(g, seat)[0]!,
    take: (g, _, odd, seat) => {
      const home = homeOf(g, seat);
      const genuine = g.house.epic ? [odd] : home.filter(id => id !== odd);
      layRunes(g, seat, home, genuine, 'start', g.house.epic ? 'RW-OPT-EPIC-04' : 'RW-SETUP-25');
    },
  }),
  /** RW-OPT-REV-06: counterclockwise. */
  wild: each(
    g => (g.house.wildRunes ? [g.first, ...clockwiseFrom(g, g.first).slice(1).reverse()] : []),
    (g, seat: Seat) => call(g, layWild, { seat, first: null, second: null }),
  ),
});

interface Wild {
  seat: Seat;
  first: AreaId | null;
  second: AreaId | null;
}

/** RW-OPT-REV-06: a genuine and a false one, away from all home realms. */
const layWild = procedure<Wild>(
  'setup/wild',
  {
    first: asks({
      rule: 'RW-OPT-REV-06',
      who: (_, { seat }) => seat,
      options: g => wildAreas(g, null),
      otherwise: g => wildAreas(g, null)[0]!,
      take: (_, v, id) => {
        v.first = id;
      },
    }),
    second: asks({
      rule: 'RW-OPT-REV-06',
      who: (_, { seat }) => seat,
      options: (g, { first }) => wildAreas(g, first),
      otherwise: (g, { first }) => wildAreas(g, first)[0]!,
      take: (_, v, id) => {
        v.second = id;
      },
    }),
    /** Only whoever lays them knows. */
    genuine: asks({
      rule: 'RW-OPT-REV-06',
      who: (_, { seat }) => seat,
      options: (_, { first, second }) => [first!, second!],
      otherwise: (_, { first }) => first!,
      take: (g, { seat, first, second }, id) => {
        layRunes(g, seat, [first!, second!], [id], 'start', 'RW-OPT-REV-06');
      },
    }),
  },
  { draft: true },
);

/** Where a rune may lie; beside a home realm only if there is no other place left. */
function wildAreas(g: Table, but: AreaId | null): AreaId[] {
  const free: AreaId[] = [];
  for (const { id, rune } of g.areas) {
    if (rune === null && id !== but && homeOwner(g, id) === NOBODY) free.push(id);
  }
  const far = free.filter(id => placeOf(g, id).ways.every(({ to }) => homeOwner(g, to) === NOBODY));
  return far.length > 0 ? far : free;
}
