import type { Seat } from '@teahouse/kernel';
import { does, procedure } from './book.ts';

/** RW-ORDER-07, RW-TACT-06: window, main action, window, bonus, window. */
export const takeTurn = procedure<{ seat: Seat }>('turn', { begin: does(() => undefined) });
