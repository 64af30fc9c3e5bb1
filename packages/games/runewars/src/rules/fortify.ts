import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { CLEAR, DONE } from '../ids.ts';
import { note } from '../journal.ts';
import { placeOf } from '../map.ts';
import { STRONGHOLD } from '../printed/developments.ts';
import type { AreaId } from '../printed/ids.ts';
import type { Rune, Table } from '../table.ts';
import { area, isFriendly, ownUnitsIn, strongholdsOf } from './areas.ts';
import { asks, procedure } from './book.ts';
import { canCross } from './borders.ts';
import { loseInfluence } from './holdings.ts';
import { possessed } from './runes.ts';
import { stir } from './stir.ts';
import { raiseStronghold } from './strongholds.ts';

/* RW-ORDER-80 to 86 */

const WORKS = ['build', 'repair', 'move-runes'] as const;
type Work = (typeof WORKS)[number];

/** RW-ORDER-83 */
const sites = (g: Table, seat: Seat): AreaId[] => {
  const ids: AreaId[] = [];
  for (const here of g.areas) {
    if (here.holder === seat && ownUnitsIn(here) > 0 && here.stronghold === null && here.city === null)
      ids.push(here.id);
  }
  return ids;
};
/** RW-ORDER-84 */
const ruins = (g: Table, seat: Seat): AreaId[] =>
  strongholdsOf(g, seat)
    .filter(({ stronghold }) => stronghold!.damaged)
    .map(({ id }) => id);
/** RW-ORDER-85, RW-TERM-09: adjacent over an open side. */
const roadsFrom = (g: Table, seat: Seat, from: AreaId): AreaId[] => {
  const ids: AreaId[] = [];
  for (const { to, border } of placeOf(g, from).ways) {
    if (isFriendly(g, seat, area(g, to)) && canCross(g, border, { seat, flying: false, byOrder: false })) ids.push(to);
  }
  return ids;
};

const CAN: Readonly<Record<Work, (g: Table, seat: Seat) => boolean>> = {
  build: (g, seat) => g.players[seat]!.influence >= STRONGHOLD.cost && sites(g, seat).length > 0,
  repair: (g, seat) => ruins(g, seat).length > 0,
  'move-runes': (g, seat) => possessed(g, seat).some(({ id }) => roadsFrom(g, seat, id).length > 0),
};
export const canFortify = (g: Table, seat: Seat): boolean => WORKS.some(work => CAN[work](g, seat));

interface Fortifying {
  seat: Seat;
  finished: Work[];
}
export const fortifying = (seat: Seat): Fortifying => ({ seat, finished: [] });

/** RW-ORDER-80: its works once each, in any order. */
export const fortify = procedure<Fortifying>('fortify', {
  work: asks({
    rule: 'RW-ORDER-80',
    who: (_, { seat }) => seat,
    options: (g, { seat, finished }): (Work | typeof DONE)[] => [
      ...WORKS.filter(work => !finished.includes(work) && CAN[work](g, seat)),
      DONE,
    ],
    otherwise: () => DONE,
    take: (g, { seat, finished }, work) => {
      if (work === DONE) return 'leave';
      finished.push(work);
      if (work === 'build') call(g, build, { seat });
      else if (work === 'repair') call(g, repair, { seat });
      else call(g, moveRunes, { seat, from: null, moves: [] });
      return 'again';
    },
  }),
});

export const build = procedure<{ seat: Seat }>(
  'fortify/build',
  {
    site: asks({
      rule: 'RW-ORDER-83',
      who: (_, { seat }) => seat,
      options: (g, { seat }) => sites(g, seat),
      why: (g, _, answer) => (g.areas.find(({ id }) => id === answer)?.city != null ? 'RW-CITY-02' : 'RW-ORDER-83'),
      otherwise: (g, { seat }) => sites(g, seat)[0]!,
      take: (g, { seat }, at) => {
        loseInfluence(g, seat, STRONGHOLD.cost, 'RW-ORDER-83');
        call(g, raiseStronghold, { seat, at, damaged: false, rule: 'RW-ORDER-83' });
      },
    }),
  },
  { draft: true },
);

const repair = procedure<{ seat: Seat }>('fortify/repair', {
  stronghold: asks({
    rule: 'RW-ORDER-84',
    who: (_, { seat }) => seat,
    options: (g, { seat }) => ruins(g, seat),
    otherwise: (g, { seat }) => ruins(g, seat)[0]!,
    take: (g, { seat }, at) => {
      area(g, at).stronghold!.damaged = false;
      note(g, 'stronghold-repaired', 'RW-ORDER-84', seat, '', 0, at);
    },
  }),
});

export interface RuneMoves {
  seat: Seat;
  from: AreaId | null;
  moves: { from: AreaId; to: AreaId }[];
}

/** Where runes would lie after these moves: at most one in an area (RW-RUNE-03). */
function isLegal(g: Table, seat: Seat, moves: RuneMoves['moves']): boolean {
  const at = new Set<AreaId>();
  const lying = possessed(g, seat);
  for (const { id } of lying) at.add(moves.find(({ from }) => from === id)?.to ?? id);
  return at.size === lying.length;
}

/** RW-ORDER-85: they move together, each one area. */
export const moveRunes = procedure<RuneMoves, 'from' | 'to'>(
  'fortify/move-runes',
  {
    from: asks({
      rule: 'RW-ORDER-85',
      who: (_, { seat }) => seat,
      pause: true,
      options: (g, { seat, moves }): (AreaId | typeof DONE | typeof CLEAR)[] => {
        const ids: (AreaId | typeof DONE | typeof CLEAR)[] = [];
        for (const { id } of possessed(g, seat)) {
          if (!moves.some(({ from }) => from === id) && roadsFrom(g, seat, id).length > 0) ids.push(id);
        }
        ids.push(isLegal(g, seat, moves) ? DONE : CLEAR);
        return ids;
      },
      why: (_, __, answer) => (answer === DONE ? 'RW-RUNE-03' : 'RW-ORDER-85'),
      otherwise: (g, { seat, moves }) => (isLegal(g, seat, moves) ? DONE : CLEAR),
      take: (g, v, answer) => {
        if (answer === CLEAR) {
          v.moves = [];
          return 'again';
        }
        if (answer === DONE) {
          carry(g, v);
          return 'leave';
        }
        v.from = answer;
      },
    }),
    to: asks({
      rule: 'RW-ORDER-85',
      who: (_, { seat, from }) => (from === null ? NOBODY : seat),
      options: (g, { seat, from }) => roadsFrom(g, seat, from!),
      otherwise: (g, { seat, from }) => roadsFrom(g, seat, from!)[0]!,
      take: (_, v, to) => {
        v.moves.push({ from: v.from!, to });
        v.from = null;
        return { goto: 'from' };
      },
    }),
  },
  { draft: true },
);

function carry(g: Table, { seat, moves }: RuneMoves): void {
  const carried: { rune: Rune; to: AreaId }[] = [];
  for (const { from, to } of moves) {
    carried.push({ rune: area(g, from).rune!, to });
    area(g, from).rune = null;
    note(g, 'moves-rune', 'RW-ORDER-85', seat, from, 0, to);
  }
  for (const { rune, to } of carried) area(g, to).rune = rune;
  stir();
}
