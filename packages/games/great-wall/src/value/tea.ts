import type { Seat } from '@teahouse/kernel';
import { isAutomaton, type Table } from '../table.ts';
import type { Horizon } from './horizon.ts';

/** Who is on top builds first, and so with what all have donated: honor a year, by the place in tea. */
const UP_TO_THREE = [5, 0.7, 0.3];
const FOUR = [4, 1, 0.4, 0];

/** The place of a seat among the players, 0 for the top. */
export function placeOf(g: Table, seat: Seat): number {
  let place = 0;
  for (const clan of g.tea) {
    if (clan === seat) break;
    if (!isAutomaton(g, clan)) place++;
  }
  return place;
}

export const teaWorth = ({ seats }: Table, place: number, { years }: Horizon): number =>
  years * (seats < 4 ? UP_TO_THREE : FOUR)[place]!;

/** How sure it is that whoever is alone at the tea house fills it alone, by the clerks that are missing. */
const ALONE = [0.95, 0.55, 0.3];

/** What clerks at the tea house promise: a step up, or the top for whoever fills it alone. */
export function atTea(g: Table, seat: Seat, alone: boolean, missing: number, soon: number, horizon: Horizon): number {
  const place = placeOf(g, seat);
  if (place === 0) return 0;
  const here = teaWorth(g, place, horizon);
  const step = soon * (teaWorth(g, place - 1, horizon) - here);
  return alone ? Math.max(step, ALONE[missing]! * (teaWorth(g, 0, horizon) - here)) : step;
}
