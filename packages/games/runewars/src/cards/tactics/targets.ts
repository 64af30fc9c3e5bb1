import type { Seat } from '@teahouse/kernel';
import { SEATS, type SeatId, seatOf } from '../../ids.ts';
import { placeOf } from '../../map.ts';
import type { AreaId } from '../../printed/ids.ts';
import { area, isFriendly, othersOf } from '../../rules/areas.ts';
import { asks } from '../../rules/book.ts';
import type { Area, Table } from '../../table.ts';

/* What a card is aimed at. Each is a question of its own; with one target left nobody is asked. */

/** Whoever plays a card, and the opponent he names. */
export interface Aimed {
  seat: Seat;
  foe: Seat;
}
type FitsFoe = (g: Table, seat: Seat, foe: Seat) => boolean;

const foes = (g: Table, seat: Seat, fits: FitsFoe): SeatId[] => {
  const ids: SeatId[] = [];
  for (const foe of othersOf(g, seat)) if (fits(g, seat, foe)) ids.push(SEATS[foe]!);
  return ids;
};
export const hasFoe = (g: Table, seat: Seat, fits: FitsFoe): boolean =>
  othersOf(g, seat).some(foe => fits(g, seat, foe));
/** The opponent, for the journal. */
export const named = ({ foe }: Aimed): SeatId => SEATS[foe]!;

export const opponent = <V extends Aimed, L extends string>(fits: FitsFoe) =>
  asks<V, L, SeatId>({
    rule: 'RW-TACT-01',
    who: (_, { seat }) => seat,
    options: (g, { seat }) => foes(g, seat, fits),
    otherwise: (g, { seat }) => foes(g, seat, fits)[0]!,
    take: (_, v, id) => {
      v.foe = seatOf(id);
    },
  });

/** Whoever plays a card, and the area he chooses. */
export interface Placed {
  seat: Seat;
  at: AreaId | null;
}
type FitsArea<V> = (g: Table, v: V, here: Area) => boolean;

export const areasFor = <V>(g: Table, v: V, fits: FitsArea<V>): AreaId[] => {
  const ids: AreaId[] = [];
  for (const here of g.areas) if (fits(g, v, here)) ids.push(here.id);
  return ids;
};

export const place = <V extends Placed, L extends string>(fits: FitsArea<V>) =>
  asks<V, L, AreaId>({
    rule: 'RW-TACT-01',
    who: (_, { seat }) => seat,
    options: (g, v) => areasFor(g, v, fits),
    otherwise: (g, v) => areasFor(g, v, fits)[0]!,
    take: (_, v, at) => {
      v.at = at;
    },
  });

/** Any side will do, blocked ones too. */
export const touchesFriendly = (g: Table, seat: Seat, { id }: Area): boolean =>
  placeOf(g, id).ways.some(({ to }) => isFriendly(g, seat, area(g, to)));

/** RW-BATTLE-07: a card of the turn moves no unit into or out of the area that is fought for. */
export const isFoughtFor = (g: Table, { id }: Area): boolean => g.battle?.area === id;
