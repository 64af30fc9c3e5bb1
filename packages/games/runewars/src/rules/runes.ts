import { NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { CAPTURED, DONE, RUNE_SOURCES, type RuneSource } from '../ids.ts';
import { note, noteTo } from '../journal.ts';
import type { AreaId } from '../printed/ids.ts';
import { type Area, EVERYBODY, knows, type Table, told } from '../table.ts';
import { area, controller, friendlyAreas, isFriendly } from './areas.ts';
import { anyway, asks, procedure } from './book.ts';
import { stir } from './stir.ts';

/* RW-RUNE */

/** RW-RUNE-04: areas with a rune that a seat possesses. */
export const possessed = (g: Table, seat: Seat): Area[] => friendlyAreas(g, seat).filter(({ rune }) => rune !== null);
export function genuineOf(g: Table, seat: Seat): number {
  let n = 0;
  for (const here of g.areas) if (here.rune?.genuine && controller(g, here) === seat) n++;
  return n;
}

/** Tells one seat what a rune is; that it looks is open. */
export function look(g: Table, seat: Seat, here: Area): void {
  const rune = here.rune!;
  if (knows(rune.known, seat)) return;
  rune.known = told(rune.known, seat);
  noteTo(g, [seat], 'looks-at-rune', 'RW-RUNE-05', seat, rune.genuine ? 'genuine' : 'false', 0, here.id);
}

/** The end of the game: all are turned over, and it is told what everybody has and where it came from. */
export function revealRunes(g: Table): void {
  for (const { rune } of g.areas) if (rune !== null) rune.known = EVERYBODY;
  for (let seat = 0; seat < g.players.length; seat++) {
    const found = sourcesOf(g, seat);
    for (const source of [...RUNE_SOURCES, CAPTURED] as const) {
      const n = found.filter(one => one === source).length;
      if (n > 0) note(g, 'has-runes', 'RW-RUNE-04', seat, source, n);
    }
  }
}

/** What brought each genuine rune of a seat; those that somebody else has laid were captured. */
function sourcesOf(g: Table, seat: Seat): (RuneSource | typeof CAPTURED)[] {
  const genuine = possessed(g, seat).filter(({ rune }) => rune!.genuine);
  return genuine.map(({ rune }) => {
    const { by, source } = g.layings[rune!.laying]!;
    return by === seat ? source : CAPTURED;
  });
}

/** Lays runes that one seat has chosen the places for: all see where, only that seat knows which are genuine. */
export function layRunes(
  g: Table,
  seat: Seat,
  at: readonly AreaId[],
  genuine: readonly AreaId[],
  source: RuneSource,
  rule: Rule,
): void {
  for (const id of at) {
    area(g, id).rune = { genuine: genuine.includes(id), laying: g.layings.length, known: told(0, seat) };
    note(g, 'lays-rune', rule, seat, '', 0, id);
  }
  for (const id of genuine) noteTo(g, [seat], 'genuine-rune', rule, seat, '', 0, id);
  stir();
  g.layings.push({ genuine: genuine.length, false: at.length - genuine.length, by: seat, source });
}

/** RW-RUNE-01: only false ones are ever discarded. */
function discardRune(g: Table, here: Area): void {
  g.layings[here.rune!.laying]!.false--;
  here.rune = null;
}

/** RW-RUNE-02, 03: where a rune may be laid. */
export const canTakeRune = (g: Table, seat: Seat, here: Area): boolean =>
  here.rune === null && (controller(g, here) === NOBODY || isFriendly(g, seat, here));
/** RW-OBJ-02 and its kin: a dragon rune is only to be had if there is a place for it. */
export const canReceiveRune = (g: Table, seat: Seat): boolean => g.areas.some(here => canTakeRune(g, seat, here));

interface Receipt {
  seat: Seat;
  source: RuneSource;
  /** One of the two must go here, if that is legal. */
  hero: AreaId | null;
  discarded: number;
  first: AreaId | null;
  second: AreaId | null;
}
export const receipt = (seat: Seat, source: RuneSource, hero: AreaId | null = null): Receipt => ({
  seat,
  source,
  hero,
  discarded: 0,
  first: null,
  second: null,
});

/** "Receive a dragon rune": discard false ones, then lay a genuine and a false one. */
export const receiveRune = procedure<Receipt>(
  'rune/receive',
  {
    /** RW-RUNE-01. Asked of whoever has any rune, so that the question does not tell that there is a false one. */
    discard: asks({
      rule: 'RW-RUNE-01',
      who: (g, { seat, discarded }) => (discarded < 2 && possessed(g, seat).length > 0 ? seat : NOBODY),
      pause: true,
      options: (g, { seat }): (AreaId | typeof DONE)[] => [
        DONE,
        ...possessed(g, seat)
          .filter(({ rune }) => !rune!.genuine)
          .map(({ id }) => id),
      ],
      otherwise: () => DONE,
      take: (g, v, answer) => {
        if (answer === DONE) return;
        discardRune(g, area(g, answer));
        v.discarded++;
        note(g, 'discards-rune', 'RW-RUNE-01', v.seat, '', 0, answer);
        return 'again';
      },
    }),
    first: asks({
      rule: 'RW-RUNE-02',
      who: (_, { seat }) => seat,
      options: (g, { seat, hero }) => {
        if (hero !== null && canTakeRune(g, seat, area(g, hero))) return [hero];
        return places(g, seat, null);
      },
      mayBeEmpty: true,
      otherwise: (g, { seat }) => safest(g, seat, null),
      take: (_, v, answer) => {
        v.first = answer;
      },
    }),
    second: asks({
      rule: 'RW-RUNE-02',
      who: (_, { seat, first }) => (first === null ? NOBODY : seat),
      options: (g, { seat, first }) => places(g, seat, first),
      mayBeEmpty: true,
      otherwise: (g, { seat, first }) => safest(g, seat, first),
      take: (_, v, answer) => {
        v.second = answer;
      },
    }),
    /** The areas are open, which of the two is genuine is not. */
    genuine: asks({
      rule: 'RW-RUNE-02',
      who: (_, { seat, second }) => (second === null ? NOBODY : seat),
      options: (_, { first, second }) => [first!, second!],
      otherwise: (g, { seat, first, second }) => (isFriendly(g, seat, area(g, first!)) ? first! : second!),
      take: (g, { seat, source, first, second }, answer) => {
        layRunes(g, seat, [first!, second!], [answer], source, 'RW-RUNE-02');
      },
    }),
    /** RW-RUNE-07: with a single place left everybody knows what is laid there. */
    single: anyway((g, { seat, source, first, second }) => {
      if (first === null || second !== null) return;
      layRunes(g, seat, [first], [first], source, 'RW-RUNE-07');
      area(g, first).rune!.known = EVERYBODY;
    }),
  },
  { draft: true },
);

const places = (g: Table, seat: Seat, but: AreaId | null): AreaId[] => {
  const ids: AreaId[] = [];
  for (const here of g.areas) if (here.id !== but && canTakeRune(g, seat, here)) ids.push(here.id);
  return ids;
};

/** Where whoever does not answer lays a rune: at home rather than in the wild. */
function safest(g: Table, seat: Seat, but: AreaId | null): AreaId {
  const ids = places(g, seat, but);
  return ids.find(id => isFriendly(g, seat, area(g, id))) ?? ids[0]!;
}
