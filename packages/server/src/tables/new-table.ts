import type { AnyGame, Seat } from '@teahouse/kernel';
import { newSecret, newTableId } from '../ids.ts';
import type { Statement } from '../store/db.ts';
import { freshClock } from './clock.ts';
import { addSeat, addTable, type LaidTable, type SeatRow, type TableRow } from './rows.ts';

/** A table of which nothing is known yet but its game and its host. */
export const blankTable = (
  game: AnyGame,
  host: string,
  now: number,
): Omit<TableRow, 'options' | 'settings' | 'seed'> => ({
  id: newTableId(now),
  game: game.id,
  rules: game.rules,
  status: 'open',
  host,
  createdAt: now,
  startedAt: null,
  endedAt: null,
  changedAt: now,
  n: 0,
  asked: [],
  outcome: null,
  undoRequest: null,
  abandoning: [],
  rematch: null,
  from: null,
  report: null,
  watchSecret: newSecret(),
});

export const freshSeat = (seat: Seat, { pace }: Pick<TableRow['settings'], 'pace'>): SeatRow => ({
  seat,
  person: null,
  bot: null,
  keeper: null,
  secret: null,
  expected: null,
  ...freshClock(pace),
  passes: false,
});

export const addLaid = ({ table, seats }: LaidTable): Statement[] => [
  addTable(table),
  ...seats.map(seat => addSeat(table.id, seat, table.endedAt)),
];
