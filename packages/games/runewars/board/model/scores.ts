import type { ScoreSheet } from '@teahouse/boardkit/contract';
import type { Seat } from '@teahouse/kernel';
import { homeOwner } from '../../src/rules/areas.ts';
import type { Text } from '../../text/en.ts';
import { controlOf, openTable, type Seen } from './reading.ts';

/** Dragon runes that lie open, by where they lie. */
export function scores(seen: Seen, { board }: Text): ScoreSheet {
  const table = openTable(seen);
  const count = (seat: Seat, isHome: boolean): number =>
    seen.areas.filter(
      ({ id, rune }) =>
        rune?.genuine === true && controlOf(seen, id) === seat && (homeOwner(table, id) === seat) === isHome,
    ).length;
  const home = seen.players.map((_, seat) => count(seat, true));
  const away = seen.players.map((_, seat) => count(seat, false));
  return {
    rows: [
      { name: board.atHome, points: home },
      { name: board.elsewhere, points: away },
      { name: board.total, points: home.map((n, seat) => n + away[seat]!) },
    ],
  };
}
