import type { Seat } from '@teahouse/kernel';
import { does, procedure } from './book.ts';

/** RW-BID: a secret bid among some seats; gives the winner. */
export const bid = procedure<{ bidders: Seat[] }, string, Seat>('bid', { offer: does(() => undefined) });
