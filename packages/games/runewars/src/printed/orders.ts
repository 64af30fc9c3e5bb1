import type { OrderId } from './ids.ts';

/** Orders are resolved from the lowest; supremacy goes to an order above all that its player has played this year. */
export const ORDER_NUMBER: Readonly<Record<OrderId, number>> = {
  strategize: 1,
  mobilize: 2,
  conquer: 3,
  harvest: 4,
  recruit: 5,
  'rally-support': 6,
  'acquire-power': 7,
  fortify: 8,
};
