import type { No } from '@teahouse/protocol';
import type { Text } from '../text/en.ts';

/** The server, or the practice table, said no. */
export class Refused extends Error {
  readonly no: No;

  constructor(no: No) {
    super(no.message);
    this.name = 'Refused';
    this.no = no;
  }
}

export const unreachable = (message: string): Refused =>
  new Refused({ reason: 'unreachable', message, rule: '', details: {} });

/** A refusal as a sentence for people; a fault is not one, and is thrown on. */
export function sentence(error: unknown, text: Text): string {
  if (!(error instanceof Refused)) throw error;
  const { reason } = error.no;
  const known: Readonly<Record<string, unknown>> = text.no;
  const words = Object.hasOwn(known, reason) && reason !== 'other' ? known[reason] : undefined;
  return typeof words === 'string' ? words : text.no.other(reason);
}
