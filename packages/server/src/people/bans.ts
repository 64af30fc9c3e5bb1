import type { Ban } from '../house.ts';
import type { Row } from '../store/db.ts';

/** Kept where a ban or a mute has no end. */
export const FOR_GOOD = Number.MAX_SAFE_INTEGER;

export interface BanRow extends Row {
  banned_until: number | null;
  banned_why: string | null;
}

/** Null for whoever is not shut out, or not any more. */
export const banOf = ({ banned_until, banned_why }: BanRow, now: number): Ban | null =>
  banned_until === null || banned_until <= now ? null : { until: endOf(banned_until), why: banned_why ?? '' };

/** When something ends, as people are told: null for never. */
export const endOf = (until: number): number | null => (until === FOR_GOOD ? null : until);
