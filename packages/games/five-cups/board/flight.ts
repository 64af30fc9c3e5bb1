import { flightsBy, fly } from '@teahouse/boardkit/contract';
import type { Notes } from '../src/table.ts';

/** Places on the board, as `data-at` names them; guests and teas are named by their ids. */
export const at = {
  teas: 'tea-deck',
  guests: 'guest-deck',
  favours: 'favour-deck',
  master: (seat: number) => `master-${seat}`,
  coins: (seat: number) => `coins-${seat}`,
  cup: (seat: number) => `tea-of-${seat}`,
  table: (seat: number) => `guests-${seat}`,
};

/** How what happened moves on the board. */
export const flight = flightsBy<Notes>({
  arrives: ({ what }) => fly('back', at.guests, what),
  brews: ({ seat, what }) => fly('back', what, at.cup(seat)),
  sits: ({ seat, what, n }) => fly('coin', what, at.coins(seat), `+${n}`),
  praises: ({ seat, n }) => fly('coin', at.cup(seat), at.coins(seat), `+${n}`),
  sweetens: ({ seat, n }) => fly('sweets', at.master(seat), at.coins(seat), `+${n}`),
  gossips: ({ seat, what }) => fly('gossip', at.master(seat), what),
  'draws-tea': ({ seat }) => fly('back', at.teas, at.master(seat)),
  'draws-favour': ({ seat }) => fly('back', at.favours, at.master(seat)),
  trios: ({ seat, n }) => fly('coin', at.table(seat), at.coins(seat), `+${3 * n}`),
});
