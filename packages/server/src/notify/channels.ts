import { ECDH } from 'node:crypto';
import type { Channel, ListedChannel } from '@teahouse/protocol';
import type { Caller, Handlers } from '../house.ts';
import { newId } from '../ids.ts';
import type { AccountLog } from '../people/account-log.ts';
import { personOf } from '../people/callers.ts';
import { mustBeProved } from '../people/proof.ts';
import { Refused } from '../refused.ts';
import { type Db, oneRow, type Row, statement } from '../store/db.ts';
import { type AddressRules, checkedAddresses } from './addresses.ts';
import { askMailbox, type ConsentDeps, type Links } from './consent.ts';

const MOST_CHANNELS = 10;
const ADDED_PER_MINUTE = 20;

export interface ChannelRow extends Row {
  id: string;
  kind: Channel['kind'];
  /** A push subscription as JSON, the URL of a webhook, or an e-mail address. */
  target: string;
  failures: number;
  /** 1 where notices may go there. */
  confirmed: number;
  link_until: number | null;
}

interface ChannelDeps extends ConsentDeps {
  readonly addresses: AddressRules;
  /** The public VAPID key. */
  readonly pushKey: string;
  readonly account: AccountLog;
}

export const channelHandlers = (
  deps: ChannelDeps,
): Pick<Handlers, 'channels.list' | 'channels.add' | 'channels.ask' | 'channels.remove'> => ({
  'channels.list': async caller => ({
    channels: (await channelsOf(deps.db, personOf(caller))).map(row => listed(row, deps.now())),
    pushKey: deps.pushKey,
    email: deps.mailer !== null,
  }),

  'channels.add': async (caller, { channel }) => {
    const person = personOf(caller);
    deps.limit(`channels:${person}`, ADDED_PER_MINUTE);
    const target = await checkedTarget(channel, deps);
    const known = await channelsOf(deps.db, person);
    // Pages offer the same subscription at every visit.
    const same = known.find(one => one.kind === channel.kind && one.target === target);
    if (same !== undefined) return same.confirmed === 1 ? listed(same, deps.now()) : askAgain(deps, caller, same);
    if (channel.kind === 'email') await mustBeProved(deps, caller);
    if (known.length >= MOST_CHANNELS) {
      throw new Refused('not-now', `notices go to ${MOST_CHANNELS} places already: remove one first`, {
        most: MOST_CHANNELS,
      });
    }
    const added = await add(deps, caller, channel.kind, target);
    if (channel.kind === 'email') await deps.account.note(caller, person, 'email-added', target);
    return added;
  },

  'channels.ask': async (caller, { channel }) => {
    const known = (await channelsOf(deps.db, personOf(caller))).find(({ id }) => id === channel);
    if (known === undefined) throw noSuchChannel();
    if (known.confirmed === 1) throw new Refused('not-now', 'this channel is confirmed already');
    return askAgain(deps, caller, known);
  },

  'channels.remove': async (caller, { channel }) => {
    const person = personOf(caller);
    const known = (await channelsOf(deps.db, person)).find(({ id }) => id === channel);
    if (known === undefined) throw noSuchChannel();
    const { kind, target, confirmed } = known;
    if (kind === 'email') await mustBeProved(deps, caller);
    await deps.db.write([statement('DELETE FROM channels WHERE id = $1 AND person = $2', [channel, person])]);
    if (kind === 'email') {
      await deps.account.note(caller, person, 'email-removed', target, confirmed === 1 ? [target] : []);
    }
    return {};
  },
});

const COLUMNS = 'id, kind, target, failures, confirmed, link_until';

export const channelsOf = (db: Db, person: string): Promise<ChannelRow[]> =>
  db.rows<ChannelRow>(`SELECT ${COLUMNS} FROM channels WHERE person = $1 ORDER BY id`, [person]);

export const channelById = (db: Db, id: string): Promise<ChannelRow | null> =>
  oneRow<ChannelRow>(db, `SELECT ${COLUMNS} FROM channels WHERE id = $1`, [id]);

const noSuchChannel = (): Refused => new Refused('not-found', 'you have no such channel');

/** A browser and a web address can be told at once; an e-mail address is asked first. */
const NO_LINKS: Links = { link_hash: null, link_until: null, stop_hash: null };

async function add(deps: ChannelDeps, caller: Caller, kind: Channel['kind'], target: string): Promise<ListedChannel> {
  const id = newId();
  const confirmed = kind === 'email' ? 0 : 1;
  const links = kind === 'email' ? await askMailbox(deps, caller, id, target) : NO_LINKS;
  const { link_hash, link_until, stop_hash } = links;
  // Looking up an address or sending a mail takes its time: whoever was deleted meanwhile leaves nothing behind.
  const [added] = await deps.db.rows<ChannelRow>(
    `INSERT INTO channels (id, person, kind, target, failures, confirmed, link_hash, link_until, stop_hash)
     SELECT $1, id, $3, $4, 0, CAST($5 AS INTEGER), $6, CAST($7 AS BIGINT), $8
     FROM people WHERE id = $2 AND deleted_at IS NULL
     RETURNING ${COLUMNS}`,
    [id, personOf(caller), kind, target, confirmed, link_hash, link_until, stop_hash],
  );
  if (added === undefined) throw new Refused('who-are-you', 'there is no such person any more');
  return listed(added, deps.now());
}

async function askAgain(deps: ChannelDeps, caller: Caller, channel: ChannelRow): Promise<ListedChannel> {
  const { link_hash, link_until, stop_hash } = await askMailbox(deps, caller, channel.id, channel.target);
  const [asked] = await deps.db.rows<ChannelRow>(
    `UPDATE channels SET link_hash = $2, link_until = $3, stop_hash = $4 WHERE id = $1 AND confirmed = 0
     RETURNING ${COLUMNS}`,
    [channel.id, link_hash, link_until, stop_hash],
  );
  // Confirmed or removed while the mail was on its way: the new link leads nowhere.
  if (asked === undefined) throw new Refused('not-now', 'the channel was changed at the same moment: look again');
  return listed(asked, deps.now());
}

/** What is kept of a channel, after a look at whether it can be used at all. */
async function checkedTarget(channel: Channel, { addresses, mailer }: ChannelDeps): Promise<string> {
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
      if (mailer === null) throw new Refused('not-allowed', 'this house sends no e-mail');
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

function listed({ id, kind, target, failures, confirmed, link_until }: ChannelRow, now: number): ListedChannel {
  // The endpoint of a subscription is a secret of its browser, and says nothing to its owner but whose service it is.
  const to = kind === 'push' ? new URL(JSON.parse(target).endpoint).host : target;
  const linkUntil = link_until !== null && link_until > now ? link_until : null;
  return { id, kind, to, failures, confirmed: confirmed === 1, linkUntil };
}
