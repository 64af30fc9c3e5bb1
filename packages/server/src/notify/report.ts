import { messageOf } from '../log.ts';
import { Refused } from '../refused.ts';

/** For the log. Where something goes is a secret of the person, and never part of it. */
export type LogFailure = (message: string, details: Readonly<Record<string, string | number>>) => void;

/** Why a delivery failed, without what servers quote of addresses. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof Refused) return error.no.reason;
  return error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
};
