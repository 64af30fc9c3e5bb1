import type { Seat } from '@teahouse/kernel';
import { coinsOf, type Table } from './table.ts';

/** What masters compare in the end. */
export function counts(g: Table, seat: Seat) {
  const master = g.masters[seat]!;
  return { coins: coinsOf(master), guests: master.guests.length };
}
export type Term = keyof ReturnType<typeof counts>;
