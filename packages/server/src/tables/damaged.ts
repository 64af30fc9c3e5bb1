import { messageOf } from '../log.ts';
import { Refused } from '../refused.ts';
import { StoreTrouble } from '../store/db.ts';

/** What is kept of a table cannot be read, or not by this build. It stays as it is, and is put aside. */
export class Damaged extends Refused {
  readonly table: string;
  readonly game: string;
  /** For everybody at the table; the cause, which may name hidden cards, is for the log alone. */
  readonly what: string;

  constructor({ table, game }: { table: string; game: string }, what: string, cause?: unknown) {
    super('parked', 'this table cannot be opened; it stays as it is, and that is reported');
    this.table = table;
    this.game = game;
    this.what = what;
    if (cause !== undefined) this.cause = cause;
  }

  /** For the log. */
  get sentence(): string {
    return this.cause === undefined ? this.what : `${this.what}: ${messageOf(this.cause)}`;
  }
}

/** Reads something of a table. Whatever goes wrong in that, except for the store itself, is damage to this table alone. */
export async function readingOf<T>(
  of: { table: string; game: string },
  what: string,
  read: () => T | Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof StoreTrouble || error instanceof Damaged ? error : new Damaged(of, what, error);
  }
}

/** Whether a table rests, or the whole house, so that what is to be done at it has to wait. */
export const isParked = (error: unknown): boolean =>
  error instanceof Refused && (error.no.reason === 'parked' || error.no.reason === 'read-only');

/** A game that was taken from the shelf, or is not on it yet. */
export const noGame = ({ id, game }: { id: string; game: string }): Damaged =>
  new Damaged({ table: id, game }, `this build has no game '${game}'`);
