import type { Seat } from '@teahouse/kernel';
import { honorOf, type Table } from './table.ts';

export const value = (g: Table, seat: Seat): number => honorOf(g.players[seat]!);
