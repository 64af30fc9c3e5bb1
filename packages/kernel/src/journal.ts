import { type Core, NOBODY, type Seat } from './rulebook.ts';

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

/** The kinds of notes of a game, each with what it carries: its `what`, `n` and `at`, as far as it needs them. */
export type Notes = Readonly<Record<string, [what?: string, n?: number, at?: string]>>;

/** What a viewer hears of one kind of note. Whoever may not know the rest gets '' and 0. */
export interface HeardNote<N extends Notes, K extends keyof N> extends Heard {
  kind: K & string;
  what: (N[K][0] & string) | '';
  at: (N[K][2] & string) | '';
}

/** The notes that a game's rules can write: `const { note, noteTo } = notes<GameNotes, Rule>()`. */
interface Notebook<N extends Notes, Rule extends string> {
  /** Everybody sees it. */
  note<K extends keyof N & string>(g: Core, kind: K, rule: Rule, seat: Seat, ...rest: N[K]): void;
  /** Everybody sees that it happened; only the seats named see what it was. */
  noteTo<K extends keyof N & string>(
    g: Core,
    to: readonly Seat[],
    kind: K,
    rule: Rule,
    seat: Seat,
    ...rest: N[K]
  ): void;
}

/**
 * `sums`: kinds whose numbers add up. What is noted of them one by one, with nothing else in between, is told at once:
 * three units lost rather than a unit lost three times.
 */
export function notes<N extends Notes = Notes, Rule extends string = string>({
  sums = [],
}: {
  sums?: readonly (keyof N & string)[];
} = {}): Notebook<N, Rule> {
  const summed: ReadonlySet<string> = new Set(sums);
  const notebook = {
    note(g: Core, kind: string, rule: string, seat: Seat, what = '', n = 0, at = ''): void {
      const journal = g[JOURNAL];
      if (journal === undefined) return;
      const like = summed.has(kind) ? earlier(journal, summed, { kind, rule, seat, what, at }) : undefined;
      if (like !== undefined) like.n += n;
      else if (summed.has(kind)) inOrder(journal, { kind, rule, seat, what, n, at, to: null });
      else journal.push({ kind, rule, seat, what, n, at, to: null });
    },
    noteTo(g: Core, to: readonly Seat[], kind: string, rule: string, seat: Seat, what = '', n = 0, at = ''): void {
      g[JOURNAL]?.push({ kind, rule, seat, what, n, at, to: to.slice() });
    },
  };
  return notebook;
}

/** A note of the same among the last ones, as far as their numbers add up. */
function earlier(journal: Entry[], summed: ReadonlySet<string>, like: Omit<Entry, 'n' | 'to'>): Entry | undefined {
  for (let i = journal.length - 1; i >= 0; i--) {
    const entry = journal[i]!;
    if (!summed.has(entry.kind) || entry.to !== null) return undefined;
    const { kind, rule, seat, what, at } = entry;
    if (kind === like.kind && rule === like.rule && seat === like.seat && what === like.what && at === like.at)
      return entry;
  }
  return undefined;
}

/** Of what is told at once it does not matter, and is not told, what came first. */
function inOrder(journal: Entry[], entry: Entry): void {
  let at = journal.length;
  for (; at > 0; at--) {
    const { kind, rule, seat, what, at: where, to } = journal[at - 1]!;
    const isAlike =
      kind === entry.kind && rule === entry.rule && seat === entry.seat && where === entry.at && to === null;
    if (!isAlike || what <= entry.what) break;
  }
  journal.splice(at, 0, entry);
}

/** Where the notes of a table go. Not part of its data: a copy or a save of the table is silent. */
export const JOURNAL = Symbol('journal');

/** Runs rules with the journal of this table written to a list. */
export function withJournal<T>(g: Core, into: Entry[], run: () => T): T {
  const outer = g[JOURNAL];
  g[JOURNAL] = into;
  try {
    return run();
  } finally {
    if (outer === undefined) delete g[JOURNAL];
    else g[JOURNAL] = outer;
  }
}

/** For the record only, until the game is over: what luck brought, out of how many or in which order. */
export function noteChance(
  g: Pick<Core, typeof JOURNAL>,
  why: string,
  n: number,
  how: string | readonly (string | number)[],
): void {
  const journal = g[JOURNAL];
  if (journal === undefined) return;
  const at = typeof how === 'string' ? how : how.join(' ');
  journal.push({ kind: 'chance', rule: '', seat: NOBODY, what: why, n, at, to: [] });
}

/** The variant of an entry for one viewer (null: a spectator); null where there is nothing to see. */
export function heard(entry: Entry, me: Seat | null): Heard | null {
  const { kind, rule, seat, what, n, at, to } = entry;
  if (to === null || (me !== null && to.includes(me))) return { kind, rule, seat, what, n, at };
  return to.length === 0 ? null : { kind, rule, seat, what: '', n: 0, at: '' };
}
