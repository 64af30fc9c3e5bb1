import { NOBODY, type Seat } from './machine.ts';

/**
 * What happened, as data: the client words and animates it. Always these fields in this order.
 * Bots leave the journal off, and then a note costs one comparison and builds nothing.
 */
export interface Entry {
  kind: string;
  /** The ledger id of the rule that was followed. */
  rule: string;
  seat: Seat;
  /** Ids and a number, as the kind needs them; '' and 0 where it needs none. */
  what: string;
  n: number;
  at: string;
  /** Who knows `what`, `n` and `at`: null for everybody, [] for nobody before the game is over. */
  to: readonly Seat[] | null;
}

/** An entry as one viewer gets it. */
export type Heard = Omit<Entry, 'to'>;

let journal: Entry[] | null = null;

/** Runs rules with their journal written to a list, or with no journal. */
export function record<T>(into: Entry[] | null, run: () => T): T {
  const outer = journal;
  journal = into;
  try {
    return run();
  } finally {
    journal = outer;
  }
}

/** Everybody sees it. */
export function note(kind: string, rule: string, seat: Seat, what = '', n = 0, at = ''): void {
  if (journal !== null) journal.push({ kind, rule, seat, what, n, at, to: null });
}

/** Everybody sees that it happened; only the seats named see what it was. */
export function noteTo(to: readonly Seat[], kind: string, rule: string, seat: Seat, what = '', n = 0, at = ''): void {
  if (journal !== null) journal.push({ kind, rule, seat, what, n, at, to: to.slice() });
}

/** For the record only, until the game is over: what luck brought, out of how many or in which order. */
export function noteChance(why: string, n: number, how: string | readonly (string | number)[]): void {
  if (journal === null) return;
  const at = typeof how === 'string' ? how : how.join(' ');
  journal.push({ kind: 'chance', rule: '', seat: NOBODY, what: why, n, at, to: [] });
}

/** The variant of an entry for one viewer (null: a spectator); null where there is nothing to see. */
export function heard(entry: Entry, me: Seat | null): Heard | null {
  const { kind, rule, seat, what, n, at, to } = entry;
  if (to === null || (me !== null && to.includes(me))) return { kind, rule, seat, what, n, at };
  return to.length === 0 ? null : { kind, rule, seat, what: '', n: 0, at: '' };
}
