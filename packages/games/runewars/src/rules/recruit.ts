import type { Seat } from '@teahouse/kernel';
import { does, procedure } from './book.ts';

/** RW-ORDER-50 to 55: from one dial. `but` is a dial already used. */
export const recruit = procedure<{ seat: Seat; but: 'food' | 'wood' | 'ore' | null }>('recruit', {
  dial: does(() => undefined),
});
