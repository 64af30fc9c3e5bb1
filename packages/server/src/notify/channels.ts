import { ECDH } from 'node:crypto';
import type { Channel, ListedChannel } from '@teahouse/protocol';
import type { Handlers } from '../house.ts';
import { newId } from '../ids.ts';
import { personOf } from '../people/callers.ts';
import { Refused } from '../refused.ts';
import { type Db, type Row, statement } from '../store/db.ts';
import { type AddressRules, checkedAddresses } from './addresses.ts';

const MOST_CHANNELS = 10;
const ADDED_PER_MINUTE = 20;

export interface ChannelRow extends Row {
  id: string;
  kind: Channel['kind'];
  /** A push subscription as JSON, the URL of a webhook, or an e-mail address. */
  target: string;
  failures: number;
}

export interface ChannelDeps {
  readonly db: Db;
  readonly addresses: AddressRules;
  /** The public VAPID key. */
  readonly pushKey: string;
  /** Whether this house sends e-mail. */
  readonly email: boolean;
  /** Throws `Refused('slow-down')` when `key` was used more than `perMinute` times in the last minute. */
  limit(key: string, perMinute: number): void;
}

export const channelHandlers = (
  deps: ChannelDeps,
): Pick<Handlers, 'channels.list' | 'channels.add' | 'channels.remove'> => ({
  'channels.list': async caller => ({
    channels: (await channelsOf(deps.db, personOf(caller))).map(listed),
    pushKey: deps.pushKey,
    email: deps.email,
  }),

  'channels.add': async (caller, { channel }) => {
    const person = personOf(caller);
    deps.limit(`channels:${person}`, ADDED_PER_MINUTE);
    const target = await checkedTarget(channel, deps);
    const known = await channelsOf(deps.db, person);
    // Pages offer the same subscription at every visit.
    const same = known.find(one => one.kind === channel.kind && one.target === target);
    if (same !== undefined) return listed(same);
    if (known.length >= MOST_CHANNELS) {
      throw new Refused('not-now', `notices go to ${MOST_CHANNELS} places already: remove one first`, {
        most: MOST_CHANNELS,
      });
    }
    const added: ChannelRow = { id: newId(), kind: channel.kind, target, failures: 0 };
    await deps.db.write([
      statement('INSERT INTO channels (id, person, kind, target, failures) VALUES ($1, $2, $3, $4, 0)', [
        added.id,
        person,
        added.kind,
        added.target,
      ]),
    ]);
    return listed(added);
  },

  'channels.remove': async (caller, { channel }) => {
    const removed = await deps.db.rows('DELETE FROM channels WHERE id = $1 AND person = $2 RETURNING id', [
      channel,
      personOf(caller),
    ]);
    if (removed.length === 0) throw new Refused('not-found', 'you have no such channel');
    return {};
  },
});

export const channelsOf = (db: Db, person: string): Promise<ChannelRow[]> =>
  db.rows<ChannelRow>('SELECT id, kind, target, failures FROM channels WHERE person = $1 ORDER BY id', [person]);

/** What is kept of a channel, after a look at whether it can be used at all. */
async function checkedTarget(channel: Channel, { addresses, email }: ChannelDeps): Promise<string> {
  switch (channel.kind) {
    case 'push': {
      const { endpoint, keys } = channel.subscription;
      const url = new URL(endpoint);
      mustBePushKeys(keys);
      if (url.protocol !== 'https:' && !addresses.allowPrivate) {
        throw new Refused('address-not-allowed', 'browsers are called by https');
      }
      await checkedAddresses(url, addresses);
      return JSON.stringify({ endpoint, keys });
    }
    case 'webhook': {
      const url = new URL(channel.url);
      await checkedAddresses(url, addresses);
      return url.href;
    }
    case 'email':
      if (!email) throw new Refused('not-allowed', 'this house sends no e-mail');
      return channel.address;
  }
}

/** Without a point of the curve P-256 and 16 bytes nothing can be encrypted (RFC 8291). */
function mustBePushKeys({ p256dh, auth }: { p256dh: string; auth: string }): void {
  if (!isCurvePoint(p256dh) || Buffer.from(auth, 'base64url').length !== 16) {
    throw new Refused('bad-input', 'these are not the keys of a push subscription');
  }
}

function isCurvePoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return Buffer.from(key, 'base64url').length === 65;
  } catch {
    // The only way to ask is to try.
    return false;
  }
}

function listed({ id, kind, target, failures }: ChannelRow): ListedChannel {
  // The endpoint of a subscription is a secret of its browser, and says nothing to its owner but whose service it is.
  const to = kind === 'push' ? new URL(JSON.parse(target).endpoint).host : target;
  return { id, kind, to, failures };
}
