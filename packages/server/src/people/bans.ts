import type { BannedAddress } from '@teahouse/protocol';
import type { Ban } from '../house.ts';
import type { Db, Row } from '../store/db.ts';

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

/** Addresses that guests may not come from now, the last first. */
export async function bannedAddresses(db: Db, now: number): Promise<BannedAddress[]> {
  const rows = await db.rows<{ network: string; until: number; why: string }>(
    'SELECT network, until, why FROM address_bans WHERE until > $1 ORDER BY since DESC, network',
    [now],
  );
  return rows.map(({ until, ...row }) => ({ ...row, until: endOf(until) }));
}
