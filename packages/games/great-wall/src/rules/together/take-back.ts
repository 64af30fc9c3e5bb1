import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { PASS } from '../../ids.ts';
import { note } from '../../journal.ts';
import type { CommandId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { answered, asks, each, procedure } from '../book.ts';
import { happens } from '../moments.ts';
import { seatsByTea, usesLeft } from '../vocabulary.ts';

interface TakingBack {
  seat: Seat;
  left: number;
  /** Of these, as many are owed to a general of the table. */
  owed: number;
}

/** GW-COOP-36, AMB-06: own commands from the pile, never Betrayal. */
export const takeBack = procedure<TakingBack, 'choose' | 'tell' | 'next'>('together/take-back', {
  choose: asks({
    rule: 'GW-COOP-36',
    who: (g, { seat, left }) => (left > 0 && reclaimable(g, seat).length > 0 ? seat : NOBODY),
    options: (g, _, seat) => [...reclaimable(g, seat), PASS],
    otherwise: (g, _, seat) => reclaimable(g, seat)[0]!,
    take: (g, v, answer, seat) => {
      if (answer === PASS) return 'leave';
      if (v.left <= v.owed) {
        v.owed--;
        tire(g);
      }
      v.left--;
      const { pile, hand } = g.players[seat]!;
      pile.splice(pile.indexOf(answer as CommandId), 1);
      hand.push(answer as CommandId);
      note(g, 'takes-command', 'GW-COOP-36', seat, answer as CommandId);
    },
  }),
  tell: answered((g, { seat }) => happens(g, 'reclaimed', seat, '', 1)),
  next: answered(() => ({ goto: 'choose' })),
});

/** Commands that a seat could take back. */
export const reclaimable = (g: Pick<Table, 'players'>, seat: Seat): CommandId[] =>
  g.players[seat]!.pile.filter(command => command !== 'betrayal');

/** Whose general lets builders take back one more. */
const patron = (g: Table): Seat | undefined => seatsByTea(g).find(seat => usesLeft(g, seat, 'moreTakeBacks') > 0);
function tire(g: Table): void {
  const { general, tired } = g.players[patron(g)!]!;
  tired.push(general!);
}

export function takeBackForWall(g: Table, seat: Seat): void {
  const owed = patron(g) === undefined ? 0 : 1;
  call(g, takeBack, { seat, left: 1 + owed, owed });
}

/** Everybody, one command each. */
const takingBackAll = procedure('together/take-back-all', {
  inTurn: each(seatsByTea, (g, seat) => call(g, takeBack, { seat, left: 1, owed: 0 })),
});
export const takeBackAll = (g: Table): void => call(g, takingBackAll, {});
