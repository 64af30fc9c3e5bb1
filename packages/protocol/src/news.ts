import type { Seat } from '@teahouse/kernel';
import type { Notice } from './people.ts';
import type { AskedQuestion, HistoryLine, Patch } from './play.ts';
import type { ChatLine, Ping, Table } from './tables.ts';

/** What the server tells a socket without being asked. */
export type News =
  | {
      /** One more entry of the history of a table that is watched; `patch` leads from the view at `n - 1` to that at `n`. */
      news: 'moved';
      table: string;
      n: number;
      line: HistoryLine;
      patch: Patch;
      questions: AskedQuestion[];
      asked: Seat[];
    }
  /** Anything else about a table that is watched: seats, clocks, requests, its end. */
  | { news: 'table'; table: Table }
  /** This table may not be watched any longer, now that its seats are taken: nothing more is told of it. */
  | { news: 'unwatched'; table: string }
  | { news: 'chat'; table: string; chat: ChatLine }
  | { news: 'ping'; table: string; ping: Ping }
  | { news: 'notice'; notice: Notice }
  /** The server goes down in a moment and will be back: connect again. */
  | { news: 'closing' };

/** The reply to a command sent over a socket. */
export type Reply = { id: string; ok: unknown } | { id: string; no: No };

/** Why the server says no, beside the reasons of the rules (`Refusal` of the kernel). */
export type ServerReason =
  | 'bad-input' // the message does not have the form it must have
  | 'not-found' // there is no such thing, or not for you
  | 'who-are-you' // this needs a cookie or a token
  | 'not-allowed' // you are not the one who may do this
  | 'not-now' // the table is not in a state for this
  | 'seat-taken'
  | 'already-seated'
  | 'stale' // something has happened since; `details.n` is where the table is now
  | 'slow-down' // too many requests; `details.seconds` says when to come back
  | 'login-taken'
  | 'wrong-login'
  | 'bad-name' // a name that cannot be read as it stands; the message says why
  | 'weak-password' // one that everybody tries first; the message says why
  | 'prove-yourself' // this needs the password or a passkey once more: me.prove
  | 'banned' // whoever runs the house has shut this person out; `details.until` says for how long
  | 'muted' // the same for talking
  | 'read-only' // the house only shows what there is, for now
  | 'too-large'
  | 'wrong-origin'
  | 'address-not-allowed' // a webhook to a place the server must not call
  | 'old-link' // the secret of an e-mail is wrong, too old, used, or was replaced
  | 'enough-mail' // this mailbox was asked often enough today
  | 'not-sent' // the mail server did not take an e-mail; nothing was changed
  | 'parked' // a fault in the rules stopped this table; it is kept and reported
  | 'cannot-keep' // the store cannot write; nothing was changed
  | 'fault'; // our mistake

/** Why the server says no. Clients word `reason` in their own language; `message` is for developers. */
export interface No {
  reason: string;
  message: string;
  /** The ledger id of the rule that forbids it, or ''. */
  rule: string;
  details: Readonly<Record<string, string | number>>;
}

/** What Web Push brings to a browser, ready to be shown while no page is open. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a click leads, on this site. */
  readonly path: string;
  /** A newer one with the same tag takes its place. */
  readonly tag: string;
}
