import { call, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../../text/rules/en.ts';
import { NO, YES } from '../../ids.ts';
import { bid, bidding } from '../../rules/bid.ts';
import { does, inTurn, procedure } from '../../rules/book.ts';
import type { SeasonCard } from '../../rules/cards.ts';
import type { Table } from '../../table.ts';

/* What several season cards share. */

export const RULE: Rule = 'RW-SEASON-02';

export const card = (resolve: SeasonCard['resolve']): SeasonCard => ({ rule: RULE, resolve });

/** Holds as long as the card lies open: the rules that it bends look for it. */
export const lasting: SeasonCard = card(() => undefined);

/** Happens to all at once, with nothing to decide. */
export const toAll = (effect: (g: Table, seat: Seat) => void): SeasonCard =>
  card(g => {
    for (const seat of g.order) effect(g, seat);
  });

/** The winner of a bid, once it is decided. */
export interface Auction {
  got: Seat | null;
}
/** The first step of a card that is bid for; all take part. */
export const auction = <V extends Auction>() => does<V>((g, v) => call(g, bid, bidding(g, g.order), v));

interface Offer {
  can(g: Table, seat: Seat): boolean;
  /** May call one procedure. */
  accept(g: Table, seat: Seat): void;
  otherwise: typeof YES | typeof NO;
}

/** Each player in order may do something, and is asked if he can. */
export function offer(name: string, { can, accept, otherwise }: Offer): SeasonCard {
  const asked = procedure(`season/${name}`, {
    decide: inTurn({
      rule: RULE,
      order: g => g.order,
      options: (g, _, seat) => (can(g, seat) ? ANSWERS : []),
      mayBeEmpty: true,
      otherwise: () => otherwise,
      take: (g, _, answer, seat) => {
        if (answer === YES) accept(g, seat);
      },
    }),
  });
  return card(g => call(g, asked, {}));
}
const ANSWERS = [YES, NO] as const;
