import {
  type AnyGame,
  type AnyMatch,
  type Core,
  type Entry,
  heard,
  holdsSealed,
  isSeenByAll,
  Match,
  type Patch,
  patched,
  RunningHash,
  type Save,
  type Seat,
  type StateChange,
} from '@teahouse/kernel';
import type { HistoryLine } from '@teahouse/protocol';
import type { Db } from '../store/db.ts';
import { readingOf } from './damaged.ts';
import type { Guard } from './guard.ts';
import { decisions, unchanged } from './replay.ts';
import { type HistoryRow, type LaidTable, type LineRow, readHistory, readSnapshot } from './rows.ts';

/** Why there is an entry: what it says beside what follows from the game. */
export type Cause = Pick<HistoryRow, 'kind' | 'seat'> & Partial<Pick<HistoryRow, 'bot' | 'backTo' | 'commandId'>>;

/** An entry with what viewers are told of it made from: the journal, and as JSON the changes that all see alike. */
export interface EntryToTell {
  readonly entry: HistoryRow;
  readonly journal: readonly Entry[];
  readonly forAll: string;
  /** Answers lie face down now. */
  readonly isSealed: boolean;
}

/** The entry for what has just changed in a match; takes the match's journal along. */
export function entryOf(
  match: AnyMatch,
  { before, patch }: StateChange,
  cause: Cause,
  { n, at }: Pick<HistoryRow, 'n' | 'at'>,
  hash = new RunningHash(),
): EntryToTell {
  const decision = cause.kind === 'answer' ? match.log.at(-1)! : null;
  const journal = match.journal.splice(0).map(({ after: _, ...entry }): Entry => entry);
  // What lay face down before is open or gone now, and changes for everyone as it does in the state.
  const isSealed = holdsSealed(match.state as Core);
  const [all, some]: [Patch, Patch] = [[], []];
  for (const change of patch) (isSeenByAll(match.game, change[0][0]!, isSealed) ? all : some).push(change);
  const forAll = changes(all);
  const entry: HistoryRow = {
    n,
    kind: cause.kind,
    seat: cause.seat,
    ask: decision?.ask ?? null,
    answer: decision?.answer ?? null,
    revises: decision?.revises ?? false,
    bot: cause.bot ?? null,
    backTo: cause.backTo ?? null,
    at,
    hash: hash.after(patch, before, match.state as Core),
    mark: match.mark,
    asked: cause.kind === 'abandon' ? [] : match.open().map(q => q.seat),
    journal: JSON.stringify(journal),
    patch: patchOf(forAll, changes(some)),
    commandId: cause.commandId ?? null,
    rest: decision?.rest ?? [],
  };
  return { entry, journal, forAll, isSealed };
}

/** The entries of a patch as JSON, without the brackets around them. */
export const changes = (patch: Patch): string => (patch.length === 0 ? '' : JSON.stringify(patch).slice(1, -1));
export const patchOf = (some: string, more: string): string =>
  `[${some}${some !== '' && more !== '' ? ',' : ''}${more}]`;

/** The deal: the first entry of every history. */
export const dealEntry = (match: AnyMatch, at: number): HistoryRow =>
  entryOf(match, unchanged(match), { kind: 'deal', seat: null }, { n: 1, at }).entry;

/** An entry of the history as one viewer may know it. */
export const lineFor = (entry: LineRow, me: Seat | null): HistoryLine =>
  lineWith(entry, JSON.parse(entry.journal) as Entry[], me);

export const lineWith = (
  { n, kind, seat, bot, backTo, at }: LineRow,
  journal: readonly Entry[],
  me: Seat | null,
): HistoryLine => ({
  n,
  kind,
  seat,
  bot,
  to: backTo,
  at,
  heard: journal.map(entry => heard(entry, me)).filter(entry => entry !== null),
});

/** What some moments of a table are made of: a state before them, and the entries since. */
export interface Past {
  /** As it is kept: who looks at it, mostly another thread, reads it. */
  readonly snapshot: { readonly n: number; readonly json: string };
  /** Those after the snapshot, and of every moment that is asked for. */
  readonly history: readonly HistoryRow[];
}

/** Of the moments after entry `from`, `from + 1` and so on, up to `to`. */
export function readPast(db: Db, { table: { id, game } }: LaidTable, from: number, to: number): Promise<Past> {
  return readingOf({ table: id, game }, 'its history cannot be read', async () => {
    const snapshot = await snapshotAt(db, id, from);
    return { snapshot, history: await readHistory(db, id, Math.min(snapshot.n, from - 1), to) };
  });
}

/** The states of those moments, each with its entry. Runs no rules. */
export function* statesOf({ snapshot, history }: Past, from: number): Generator<{ entry: HistoryRow; save: Save }> {
  let save: Save = JSON.parse(snapshot.json);
  for (const entry of history) {
    if (entry.n > snapshot.n) save = { ...save, state: patched(save.state, JSON.parse(entry.patch) as Patch) };
    if (entry.n >= from) yield { entry, save };
  }
}

/** The state of a table after an entry. */
export function stateAfter(db: Db, laid: LaidTable, n: number): Promise<Save> {
  const { id, game } = laid.table;
  return readingOf({ table: id, game }, 'its history cannot be read', async () => {
    const [found] = statesOf(await readPast(db, laid, n, n), n);
    if (found === undefined) throw new Error(`entry ${n} is missing`);
    return found.save;
  });
}

async function snapshotAt(db: Db, table: string, upTo: number): Promise<Past['snapshot']> {
  const snapshot = await readSnapshot(db, table, upTo);
  if (snapshot === null) throw new Error(`there is no snapshot of the state up to entry ${upTo}`);
  return snapshot;
}

/**
 * The game of a table as it stands, from the newest snapshot and what changed since. Runs no rules, so that a table
 * goes on where it was whatever has become of its rules; only what brings an old state up to date, under guard.
 * Snapshots are made where free undo ends.
 */
export async function loadMatch(
  { db, guard }: { readonly db: Db; readonly guard: Pick<Guard, 'run'> },
  game: AnyGame,
  { table: { id, n: upTo, options, seed }, seats }: LaidTable,
): Promise<{ match: AnyMatch; history: HistoryRow[]; snapshot: { n: number; migration: string } }> {
  return readingOf({ table: id, game: game.id }, 'its history cannot be read', async () => {
    // Another process may append while we read: what is loaded is the table as its row says.
    const { n: first, json } = await snapshotAt(db, id, upTo);
    const kept: Save = JSON.parse(json);
    const history = await readHistory(db, id, 0, upTo);
    const gap = history.findIndex(({ n }, i) => n !== i + 1);
    if (gap !== -1) throw new Error(`entry ${gap + 1} is missing`);
    let { state } = kept;
    let mark = { at: 0, state };
    let length = 0;
    for (const entry of history) {
      if (entry.kind === 'answer') length++;
      else if (entry.kind === 'undo') length = entry.backTo!;
      if (entry.n > first) state = patched(state, JSON.parse(entry.patch) as Patch);
      if (entry.n >= first && entry.mark === length) mark = { at: length, state };
    }
    const match = await guard.run(() =>
      Match.resume(game, {
        deal: { seats: seats.length, options, seed },
        log: decisions(history),
        now: { ...kept, state },
        mark: { at: mark.at, state: { ...kept, state: mark.state } },
      }),
    );
    return { match, history, snapshot: { n: first, migration: kept.migration } };
  });
}
