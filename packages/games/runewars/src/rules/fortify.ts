import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE } from '../ids.ts';
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

type Carried = RuneMoves['moves'];
const goesFrom = (moves: Carried, at: AreaId): boolean => moves.some(({ from }) => from === at);
const comesTo = (moves: Carried, at: AreaId): boolean => moves.some(({ to }) => to === at);
/** Whether a rune lies in an area and stays there, as far as it is composed. */
const stays = (g: Table, moves: Carried, at: AreaId): boolean => area(g, at).rune !== null && !goesFrom(moves, at);

/** Where the rune of an area may go, so that in the end no two lie in one area (RW-RUNE-03): others make room for it. */
function goalsFrom(g: Table, seat: Seat, moves: Carried, from: AreaId): AreaId[] {
  return roadsFrom(g, seat, from).filter(to => {
    if (comesTo(moves, to)) return false;
    return !stays(g, moves, to) || goalsFrom(g, seat, [...moves, { from, to }], to).length > 0;
  });
}

/** RW-ORDER-85: they move together, each one area. */
export const moveRunes = procedure<RuneMoves, 'from' | 'to'>(
  'fortify/move-runes',
  {
    from: asks({
      rule: 'RW-ORDER-85',
      who: (_, { seat }) => seat,
      pause: true,
      options: (g, { seat, moves }): (AreaId | typeof DONE)[] => {
        const ids: (AreaId | typeof DONE)[] = [];
        for (const { id } of possessed(g, seat)) {
          if (!goesFrom(moves, id) && goalsFrom(g, seat, moves, id).length > 0) ids.push(id);
        }
        ids.push(DONE);
        return ids;
      },
      otherwise: () => DONE,
      take: (g, v, answer) => {
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
      options: (g, { seat, from, moves }) => goalsFrom(g, seat, moves, from!),
      why: (_, { moves }, to) =>
        comesTo(moves, to as AreaId) || goesFrom(moves, to as AreaId) ? 'RW-RUNE-03' : 'RW-ORDER-85',
      otherwise: (g, { seat, from, moves }) => goalsFrom(g, seat, moves, from!)[0]!,
      take: (g, v, to) => {
        v.moves.push({ from: v.from!, to });
        // The rune that lies there makes room, and so on.
        v.from = stays(g, v.moves, to) ? to : null;
        return v.from === null ? { goto: 'from' } : 'again';
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
