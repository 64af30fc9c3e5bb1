import type { No, ServerReason } from '@teahouse/protocol';
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
  const { reason, details } = error.no;
  const field = reason === 'bad-input' ? fieldIn(details.field, text) : null;
  if (field !== null) return field;
  const { other, ...known } = text.no;
  const words: Readonly<Record<ServerReason, string> & Record<string, string>> = known;
  return Object.hasOwn(words, reason) ? words[reason]! : other(reason);
}

/** What a field needs, by the last part of its path that is known: 'channel.url' is a `url`, 'file.answers.3' a `file`. */
function fieldIn(path: unknown, { fields }: Text): string | null {
  const words: Readonly<Record<string, string>> = fields;
  const known = String(path ?? '')
    .split('.')
    .findLast(part => Object.hasOwn(words, part));
  return known === undefined ? null : words[known]!;
}
