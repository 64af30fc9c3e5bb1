import type { No, ServerReason } from '@teahouse/protocol';

const STATUS: Readonly<Partial<Record<ServerReason, number>>> = {
  'bad-input': 400,
  'who-are-you': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'wrong-login': 403,
  'not-found': 404,
  'old-link': 404,
  'too-large': 413,
  'slow-down': 429,
  'enough-mail': 429,
  fault: 500,
  'cannot-keep': 503,
  'not-sent': 503,
};

/** A refusal changes nothing and is told to whoever asked. */
export class Refused extends Error {
  readonly no: No;
  readonly status: number;

  constructor(reason: ServerReason, message: string, details: No['details'] = {}) {
    // Nobody reads where a refusal was made, and to find that out is most of what it costs: floods are made of refusals.
    const frames = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = frames;
    this.no = { reason, message, rule: '', details };
    this.status = STATUS[reason] ?? 409;
  }
}

/** The answer while the store is in trouble. */
export const cannotKeep = (): Refused =>
  new Refused('cannot-keep', 'the house cannot keep anything right now; nothing was changed, try again soon');
