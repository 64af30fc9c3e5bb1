import type { LaidTable, SeatRow } from './rows.ts';

/** Players, the host and whoever is invited always; others as the table says; who has a link by the link. */
export function mayWatch({ table, seats }: LaidTable, person: string | null, secret: string | null): boolean {
  if (person !== null && (table.host === person || seats.some(seat => isOf(seat, person)))) return true;
  if (secret !== null && seats.some(seat => seat.secret === secret)) return true;
  switch (table.settings.watch) {
    case 'everyone':
      return true;
    case 'link':
      return secret === table.watchSecret || isInviting(table.status, seats);
    case 'nobody':
      return isInviting(table.status, seats);
  }
}

const isOf = ({ person, expected }: SeatRow, who: string): boolean => person === who || expected === who;

/** Whoever comes by may look at a table that waits for anybody: they may want to sit down. */
const isInviting = (status: LaidTable['table']['status'], seats: readonly SeatRow[]): boolean =>
  status === 'open' && seats.some(({ person, bot, secret }) => person === null && bot === null && secret === null);
