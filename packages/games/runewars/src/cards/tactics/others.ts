import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import { player } from '../../rules/areas.ts';
import { does, procedure } from '../../rules/book.ts';
import type { TacticCard } from '../../rules/cards.ts';
import type { Table } from '../../table.ts';
import { type Aimed, hasFoe, named, opponent } from './targets.ts';

/* Cards with a moment of their own outside battles. */

const rule = 'RW-TACT-01';

/* Confused Orders */

const isSupreme = (g: Table, _: Seat, foe: Seat): boolean => player(g, foe).supreme;

const confusedOrders = procedure<Aimed>('tactics/confused-orders', {
  opponent: opponent(isSupreme),
  confuse: does((g, v) => {
    player(g, v.foe).supreme = false;
    note(g, 'names', 'RW-ORDER-05', v.seat, named(v), 0);
  }),
});

export const OTHERS = {
  /** One opponent may not use a supremacy bonus this season. */
  'confused-orders': {
    rule,
    windows: ['orders-revealed'],
    can: (g, seat) => hasFoe(g, seat, isSupreme),
    play: (g, seat) => call(g, confusedOrders, { seat, foe: NOBODY }),
  },
} satisfies Record<string, TacticCard>;
