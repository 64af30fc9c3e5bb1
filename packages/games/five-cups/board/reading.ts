import type { SeenCore } from '@teahouse/kernel';
import { type GuestId, guest } from '../src/cards/guests.ts';
import { type TeaId, tea } from '../src/cards/teas.ts';
import { SOURCES } from '../src/table.ts';
import type { SeenMaster, View } from '../src/view.ts';

/** What the board reads off a view. Nothing here decides anything. */
export type Seen = View & SeenCore;

export function coinsOf({ coins }: Pick<SeenMaster, 'coins'>): number {
  return SOURCES.reduce((sum, source) => sum + coins[source], 0);
}

/** What a guest brings at a table: the tip, and 2 more for the favourite tea. */
export function worth(id: GuestId, served: TeaId | null): { tip: number; praise: number } {
  const { tip, likes } = guest(id);
  return { tip, praise: served !== null && tea(served).kind === likes ? 2 : 0 };
}

export const byStrength = (hand: readonly TeaId[]): TeaId[] =>
  hand.toSorted((a, b) => tea(a).strength - tea(b).strength);

/** Of the others only the number of cards is known. */
export const count = (cards: readonly unknown[] | number): number => (typeof cards === 'number' ? cards : cards.length);
