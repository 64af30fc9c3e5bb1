import type { No } from '@teahouse/protocol';

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
  | 'too-large'
  | 'wrong-origin'
  | 'address-not-allowed' // a webhook to a place the server must not call
  | 'parked' // a fault in the rules stopped this table; it is kept and reported
  | 'cannot-keep' // the store cannot write; nothing was changed
  | 'fault'; // our mistake

const STATUS: Readonly<Partial<Record<ServerReason, number>>> = {
  'bad-input': 400,
  'who-are-you': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'wrong-login': 403,
  'not-found': 404,
  'too-large': 413,
  'slow-down': 429,
  fault: 500,
  'cannot-keep': 503,
};

/** A refusal changes nothing and is told to whoever asked. */
export class Refused extends Error {
  readonly no: No;
  readonly status: number;

  constructor(reason: ServerReason, message: string, details: No['details'] = {}) {
    super(message);
    this.no = { reason, message, rule: '', details };
    this.status = STATUS[reason] ?? 409;
  }
}

/** The answer while the store is in trouble. */
export const cannotKeep = (): Refused =>
  new Refused('cannot-keep', 'the house cannot keep anything right now; nothing was changed, try again soon');
