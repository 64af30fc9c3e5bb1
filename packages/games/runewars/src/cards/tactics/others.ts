import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import { player } from '../../rules/areas.ts';
import { moreEnvoys } from '../../rules/battle/diplomacy.ts';
import { answered, procedure } from '../../rules/book.ts';
import type { TacticCard } from '../../rules/cards.ts';
import { fights, ignoreDamage } from '../../rules/duel/duel.ts';
import { drawMore, testedSeat } from '../../rules/quest.ts';
import type { Table } from '../../table.ts';
import { type Aimed, hasFoe, named, opponent } from './targets.ts';

/* Cards with a moment of their own outside battles. */

const rule = 'RW-TACT-01';

/* Confused Orders */

const isSupreme = (g: Table, _: Seat, foe: Seat): boolean => player(g, foe).supreme;

const confusedOrders = procedure<Aimed>('tactics/confused-orders', {
  opponent: opponent(isSupreme),
  confuse: answered((g, v) => {
    player(g, v.foe).supreme = false;
    note(g, 'names', 'RW-ORDER-05', v.seat, named(v), 0);
  }),
});

export const OTHERS = {
  /** Before a diplomacy test: draw 2 more fate cards for it. */
  'envoys-gift': {
    rule: 'RW-DIP-02',
    windows: ['diplomacy'],
    can: () => true,
    play: g => moreEnvoys(g, 2),
  },
  /** Your hero draws 2 more fate cards in this test, or ignores the first 2 damage in this duel. */
  'heros-hour': {
    rule: 'RW-DUEL-02',
    windows: ['test', 'duel-start'],
    can: (g, seat) => fights(g, seat) || testedSeat(g) === seat,
    play: (g, seat) => {
      if (fights(g, seat)) ignoreDamage(g, seat, 2);
      else drawMore(g, 2);
    },
  },
  /** One opponent may not use a supremacy bonus this season. */
  'confused-orders': {
    rule,
    windows: ['orders-revealed'],
    can: (g, seat) => hasFoe(g, seat, isSupreme),
    play: (g, seat) => call(g, confusedOrders, { seat, foe: NOBODY }),
  },
} satisfies Record<string, TacticCard>;
