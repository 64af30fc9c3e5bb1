import { call, locals, NOBODY, type Seat } from '@teahouse/kernel';
import {
  comrade,
  comradeId,
  DONE,
  GIFTS,
  gift,
  PASS,
  RESOURCES,
  type Resource,
  SEATS,
  SECTIONS,
  type SeatId,
  type SectionId,
  TROOPS,
} from '../../ids.ts';
import { note } from '../../journal.ts';
import type { Table } from '../../table.ts';
import { retreatAll, retreating } from '../abilities.ts';
import { couldSortie, newSortie, noShots, sortie } from '../attack.ts';
import { answered, asks, each, procedure } from '../book.ts';
import { couldMove, move } from '../clerks.ts';
import { alliesIn, doomedIn, isDoomed, saveOne } from '../defeat.ts';
import { drawTactics } from '../tactics.ts';
import { seatsByTea, sectionsOf } from '../vocabulary.ts';
import { trackOrder } from './order.ts';
import { reclaimable, takeBack } from './take-back.ts';

// What generals and tactics do for partners.

/** Resources that a seat has, as answers. */
const owned = (g: Table, seat: Seat): Resource[] => RESOURCES.filter(resource => g.players[seat]!.goods[resource] > 0);

function hand(g: Table, from: Seat, to: Seat, resource: Resource): void {
  g.players[from]!.goods[resource]--;
  g.players[to]!.goods[resource]++;
  note(g, 'gives-to', 'GW-GENERAL-01', from, resource, 1, SEATS[to]!);
}

interface Handing {
  seat: Seat;
  left: number;
  /** From whom to whom; nothing before it is chosen. */
  way: string;
}

/** Liu Qi: one resource after another, from whomever to whomever; the owner chooses which, or refuses. */
const handing = procedure<Handing, 'choose' | 'give' | 'next'>('together/hand-over', {
  choose: asks({
    rule: 'GW-GENERAL-01',
    who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
    options: g => [DONE, ...GIFTS.filter(id => gift(id).from < g.seats && gift(id).to < g.seats)],
    otherwise: () => DONE,
    take: (_, v, answer) => {
      if (answer === DONE) return 'leave';
      v.left--;
      v.way = answer;
    },
  }),
  give: asks({
    rule: 'GW-GENERAL-01',
    pause: true,
    who: (_, { way }) => (way === '' ? NOBODY : gift(way).from),
    options: (g, _, giver) => [PASS, ...owned(g, giver)],
    otherwise: () => PASS,
    take: (g, { way }, answer, giver) => {
      if (answer !== PASS) hand(g, giver, gift(way).to, answer as Resource);
    },
  }),
  next: answered((_, v) => {
    v.way = '';
    return { goto: 'choose' };
  }),
});
export const handOver = (g: Table, seat: Seat, left: number): void => call(g, handing, { seat, left, way: '' });

interface Sharing {
  seat: Seat;
  left: number;
  to: SeatId | null;
  /** Each receiver draws a tactic at the end. */
  draws: boolean;
  receivers: Seat[];
}

/** Own resources for partners, one by one. */
const sharing = procedure<Sharing, 'choose' | 'give' | 'next' | 'draw'>(
  'together/share',
  {
    choose: asks({
      rule: 'GW-TACTIC-04',
      pause: true,
      who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
      options: (g, _, seat) => (owned(g, seat).length > 0 ? [DONE, ...partners(g, seat)] : [DONE]),
      otherwise: () => DONE,
      take: (_, v, answer) => {
        v.left--;
        if (answer === DONE) return { goto: 'draw' };
        v.to = answer as SeatId;
      },
    }),
    /** Asked also where there is one kind only: behind the screen it is nobody's business. */
    give: asks({
      rule: 'GW-TACTIC-04',
      pause: true,
      who: (_, { seat, to }) => (to === null ? NOBODY : seat),
      options: (g, _, seat) => owned(g, seat),
      otherwise: (g, _, seat) => owned(g, seat)[0]!,
      take: (g, v, resource, seat) => {
        const to = SEATS.indexOf(v.to!);
        hand(g, seat, to, resource);
        if (!v.receivers.includes(to)) v.receivers.push(to);
      },
    }),
    next: answered((_, v) => {
      v.to = null;
      return { goto: 'choose' };
    }),
    draw: each(
      (_, { draws, receivers }) => (draws ? receivers : []),
      (g, seat) => call(g, drawTactics, { seat, n: 1, spare: 0, keep: 0 }),
    ),
  },
  { draft: true },
);
export const share = (g: Table, seat: Seat, left: number, draws: boolean): void =>
  call(g, sharing, { seat, left, to: null, draws, receivers: [] });

/** Who has chosen for whom a gift is, and not yet what. */
export function giverIn(g: Table): Seat | null {
  const { seat = null, to = null } = locals(g, sharing) ?? {};
  return to === null ? null : seat;
}

const partners = (g: Table, seat: Seat): SeatId[] => SEATS.filter((_, other) => other < g.seats && other !== seat);

/** One partner, or anybody, is chosen for something. */
interface Choosing {
  seat: Seat;
  what: 'move' | 'take-back' | 'save';
}
const choosingPartner = procedure<Choosing>('together/partner', {
  choose: asks({
    rule: 'GW-TACTIC-04',
    who: (_, { seat }) => seat,
    options: (g, { what }, seat) => candidates(g, seat, what),
    mayBeEmpty: true,
    otherwise: (g, { what }, seat) => candidates(g, seat, what)[0]!,
    take: (g, { what }, id) => {
      const partner = SEATS.indexOf(id);
      if (what === 'move') move(g, partner, 2);
      else if (what === 'take-back') call(g, takeBack, { seat: partner, left: 1, owed: 0 });
      else retreatAll(g, partner);
    },
  }),
  /** Of one's own soldiers, one is saved as well. */
  andOne: each(
    (g, { seat, what }) => (what === 'save' && isDoomed(g, seat) ? [seat] : []),
    (g, seat) => call(g, retreating, { seat }),
  ),
});

function candidates(g: Table, seat: Seat, what: Choosing['what']): SeatId[] {
  return SEATS.filter((_, other) => {
    if (other >= g.seats) return false;
    if (what === 'take-back') return reclaimable(g, other).length > 0;
    return other !== seat && (what === 'move' ? couldMove(g, other) : isDoomed(g, other));
  });
}
export const partnerMoves = (g: Table, seat: Seat): void => call(g, choosingPartner, { seat, what: 'move' });
export const partnerTakesBack = (g: Table, seat: Seat): void => call(g, choosingPartner, { seat, what: 'take-back' });
export const saveComrades = (g: Table, seat: Seat): void => call(g, choosingPartner, { seat, what: 'save' });

const movingAll = procedure('together/all-move', {
  inTurn: each(
    g => trackOrder(g).filter(clan => clan < g.seats),
    (g, seat) => move(g, seat, 2),
  ),
});
export const everybodyMoves = (g: Table): void => call(g, movingAll, {});

/** One soldier of each player who would lose one. */
const savingEach = procedure('together/save-each', {
  inTurn: each(
    g => seatsByTea(g).filter(seat => isDoomed(g, seat)),
    (g, seat) => call(g, retreating, { seat }),
  ),
});
export const saveOfEach = (g: Table): void => call(g, savingEach, {});

/** Soldiers of players who would die, as answers. */
function doomedComrades(g: Table): string[] {
  const out: string[] = [];
  for (const troop of TROOPS) {
    for (let seat = 0; seat < g.seats; seat++)
      if (doomedIn(g).some(doomed => doomed.clan === seat && doomed.troop === troop)) out.push(comradeId(seat, troop));
  }
  return out;
}

/** Mu Guiying: soldiers who fought side by side, on a horde that is defeated. */
const rescuing = procedure<{ seat: Seat; left: number }>(
  'together/rescue',
  {
    choose: asks({
      rule: 'GW-SAVE-03',
      who: (g, { seat, left }) => (left > 0 && doomedComrades(g).length > 0 ? seat : NOBODY),
      options: g => [...doomedComrades(g), DONE],
      otherwise: g => doomedComrades(g)[0]!,
      take: (g, v, answer) => {
        if (answer === DONE) return 'leave';
        v.left--;
        const { seat, troop } = comrade(answer);
        saveOne(g, seat, troop, false);
        return 'again';
      },
    }),
  },
  { draft: true },
);
export const rescue = (g: Table, seat: Seat, left: number): void => call(g, rescuing, { seat, left });
export const mayRescue = (g: Table): boolean => alliesIn(g).length >= 2 && doomedComrades(g).length > 0;

/** More defence everywhere, until the end of winter. */
export function bolsterAll(g: Table, seat: Seat, n: number): void {
  for (const section of sectionsOf(g)) {
    g.sections[section]!.bolster += n;
    note(g, 'bolsters', 'GW-TACTIC-04', seat, '', n, SECTIONS[section]!);
  }
}

const sallying = (g: Table, seat: Seat, n: number, section: number) => ({
  ...newSortie(g, seat, n, [section], noShots()),
  byTactic: true,
});

/** Sections where somebody could join a sortie. */
export const mayJoin = (g: Table): number[] =>
  sectionsOf(g).filter(section => g.players.some((_, seat) => couldSortie(g, sallying(g, seat, 1, section))));

const joining = procedure<{ seat: Seat; n: number; section: number }>('together/sortie', {
  choose: asks({
    rule: 'GW-ATTACK-14',
    who: (_, { seat }) => seat,
    options: g => mayJoin(g).map(section => SECTIONS[section]!),
    mayBeEmpty: true,
    otherwise: g => SECTIONS[mayJoin(g)[0]!]!,
    take: (_, v, answer) => {
      v.section = SECTIONS.indexOf(answer as SectionId);
    },
  }),
  attack: each(
    (g, { section }) => (section < 0 ? [] : seatsByTea(g)),
    (g, seat, { n, section }) => call(g, sortie, sallying(g, seat, n, section)),
  ),
});
export const jointSortie = (g: Table, seat: Seat, n: number): void => call(g, joining, { seat, n, section: -1 });
