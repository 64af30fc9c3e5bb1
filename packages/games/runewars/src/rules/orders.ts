import { does, procedure } from './book.ts';

/** RW-ORDER-01 to 06: all choose an order, sealed; then `g.order` is the order in which they are resolved. */
export const chooseOrders = procedure('orders', { choose: does(() => undefined) });
