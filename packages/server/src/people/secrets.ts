import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { type Db, statement } from '../store/db.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What the house must never tell and never lose: with other keys nobody is known any more. */
export interface HouseSecrets {
  /** Signs the cookies. */
  readonly signingKey: string;
  /** Browsers accept pushes of whoever holds these. */
  readonly vapid: VapidKeys;
  /** Makes the links that end e-mails. */
  readonly mailKey: string;
}

/** The secrets of the house, made at the first start. Of several processes that start at once, one makes them. */
export async function houseSecrets(db: Db): Promise<HouseSecrets> {
  const kept = await readSecrets(db);
  const signingKey = kept.get('cookie-signing') ?? newKey();
  const vapid = kept.get('vapid') ?? JSON.stringify(webPush.generateVAPIDKeys());
  const mailKey = kept.get('mail-links') ?? newKey();
  if (kept.size === 3) return { signingKey, vapid: JSON.parse(vapid), mailKey };
  await db.write([keep('cookie-signing', signingKey), keep('vapid', vapid), keep('mail-links', mailKey)]);
  // Not what we made, but what is kept: somebody may have been faster.
  return houseSecrets(db);
}

const newKey = (): string => randomBytes(32).toString('base64url');

const keep = (name: string, value: string) =>
  statement('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, value]);

async function readSecrets(db: Db): Promise<Map<string, string>> {
  const rows = await db.rows<{ name: string; value: string }>(
    "SELECT name, value FROM secrets WHERE name IN ('cookie-signing', 'vapid', 'mail-links')",
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}
