import { KINDS, type Kind } from './teas.ts';

export type GuestId = `guest-${number}`;
interface Guest {
  id: GuestId;
  /** The kind of tea this guest likes best. */
  likes: Kind;
  tip: number;
}

const TIPS = [1, 1, 2, 2, 3, 3, 4, 4, 5];

/** FC-COMP-02 */
export const GUESTS: readonly Guest[] = Array.from({ length: KINDS.length * TIPS.length }, (_, i) => ({
  id: `guest-${i + 1}`,
  likes: KINDS[i % 3]!,
  tip: TIPS[Math.floor(i / 3)]!,
}));

const BY_ID = new Map(GUESTS.map(guest => [guest.id, guest]));
export const guest = (id: GuestId): Guest => BY_ID.get(id)!;
