import { createHmac } from 'node:crypto';
import type { Caller, Handlers } from '../house.ts';
import { hashOfSecret, newId, newSecret } from '../ids.ts';
import { personOf } from '../people/callers.ts';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { type Db, type Row, statement } from '../store/db.ts';
import type { Mailer } from './mail.ts';
import { type LogFailure, reasonOf } from './report.ts';
import { consentWords } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PER_MINUTE = { askedBy: 5, askedFrom: 10 };

/** The pages of the site that e-mails lead to. */
export interface MailLinks {
  confirm(secret: string): string;
  stop(secret: string): string;
  /** The same for every e-mail of a channel, so that an old one still ends them all. The store has only its hash. */
  stopSecret(channel: string): string;
}

export function mailLinks(publicUrl: URL, mailKey: string): MailLinks {
  const to = (page: 'confirm' | 'stop', secret: string): string =>
    new URL(`/mail/${page}?${new URLSearchParams({ secret })}`, publicUrl).href;
  return {
    confirm: secret => to('confirm', secret),
    stop: secret => to('stop', secret),
    // As long as the other secrets.
    stopSecret: channel => createHmac('sha256', mailKey).update(channel).digest('base64url').slice(0, 32),
  };
}

export interface ConsentDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly people: People;
  /** Null where the house sends no e-mail. */
  readonly mailer: Mailer | null;
  readonly links: MailLinks;
  /** Throws `Refused('slow-down')` when `key` was used more than `perMinute` times in the last minute. */
  limit(key: string, perMinute: number): void;
  readonly report: LogFailure;
}

/** What a channel keeps of the links that lead to it. */
export interface Links extends Row {
  link_hash: string | null;
  link_until: number | null;
  stop_hash: string | null;
}

/**
 * Sends a link to an e-mail address, so that whoever reads it can agree; the channel keeps what is returned. The secret
 * exists only in that e-mail: so it is sent here and now, and not by the outbox, which would have to keep it.
 */
export async function askMailbox(deps: ConsentDeps, caller: Caller, channel: string, address: string): Promise<Links> {
  const { db, now, mailer, links } = deps;
  if (mailer === null) throw new Refused('not-allowed', 'this house sends no e-mail');
  const person = personOf(caller);
  deps.limit(`mail:${person}`, PER_MINUTE.askedBy);
  deps.limit(`mail-from:${caller.address}`, PER_MINUTE.askedFrom);
  await mustNotFlood(db, address, now());
  const secret = newSecret();
  const words = consentWords[(await deps.people.profile(person))?.language ?? 'en'];
  const text = `${words.why}\n\n${links.confirm(secret)}\n\n${words.otherwise}\n`;
  try {
    await mailer({ to: address, subject: words.subject, text, id: newId() });
  } catch (error) {
    deps.report('a link was not sent', { channel, error: reasonOf(error) });
    throw new Refused('not-sent', 'the mail server did not take the e-mail: try again later');
  }
  return {
    link_hash: hashOfSecret(secret),
    link_until: now() + DAY_MS,
    stop_hash: hashOfSecret(links.stopSecret(channel)),
  };
}

export const consentHandlers = ({
  db,
  now,
}: Pick<ConsentDeps, 'db' | 'now'>): Pick<Handlers, 'mail.confirm' | 'mail.stop'> => ({
  // By anybody who has the link: it is opened where the mail is read, perhaps on a phone that we have never seen.
  'mail.confirm': async (_, { secret }) => {
    const confirmed = await db.rows(
      `UPDATE channels SET confirmed = 1, failures = 0, link_hash = NULL, link_until = NULL
       WHERE link_hash = $1 AND link_until > $2 RETURNING id`,
      [hashOfSecret(secret), now()],
    );
    if (confirmed.length === 0) {
      throw new Refused(
        'old-link',
        'this link is not complete, was used, was replaced by a newer one, or is older than 24 hours',
      );
    }
    return {};
  },

  // The channel stays, so that its owner sees what became of it, and the link may be used twice.
  'mail.stop': async (_, { secret }) => {
    const stopped = await db.rows(
      'UPDATE channels SET confirmed = 0, link_hash = NULL, link_until = NULL WHERE stop_hash = $1 RETURNING id',
      [hashOfSecret(secret)],
    );
    if (stopped.length === 0) {
      throw new Refused('old-link', 'no address belongs to this link: it was removed, or the link is not complete');
    }
    return {};
  },
});

/**
 * Three links a day for one mailbox, whoever asks and however many processes there are. A mailbox is kept as a hash, and
 * only for that day; that it was asked for says nothing about whether anybody confirmed it.
 */
async function mustNotFlood(db: Db, address: string, now: number): Promise<void> {
  await db.write([statement('DELETE FROM mailbox_asks WHERE last <= $1', [now - DAY_MS])]);
  const noted = await db.rows(
    `INSERT INTO mailbox_asks (mailbox, third_last, second_last, last) VALUES ($1, 0, 0, $2)
     ON CONFLICT (mailbox) DO UPDATE
       SET third_last = mailbox_asks.second_last, second_last = mailbox_asks.last, last = excluded.last
       WHERE mailbox_asks.third_last <= $3
     RETURNING mailbox`,
    [hashOfSecret(mailboxOf(address)), now, now - DAY_MS],
  );
  if (noted.length === 0) {
    throw new Refused('enough-mail', 'this address was sent three links within a day: look there, or try tomorrow');
  }
}

/** Many providers bring `Mei.Lin+tea@` and `meilin@` to the same mailbox: then nobody floods it by such names either. */
function mailboxOf(address: string): string {
  const [name, host] = address.toLowerCase().split('@');
  return `${name!.replace(/\+.*|\./g, '')}@${host}`;
}
