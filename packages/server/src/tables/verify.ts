import { type AnyGame, type Core, hashOf, load, Match, type Save } from '@teahouse/kernel';
import { messageOf } from '../log.ts';
import { type Db, StoreTrouble } from '../store/db.ts';
import { Damaged, noGame } from './damaged.ts';
import type { Guard } from './guard.ts';
import { loadMatch, stateAfter } from './history.ts';
import { decideAgain, decisiveEntries, loggedOf } from './replay.ts';
import { type LaidTable, readHistory, readTables } from './rows.ts';

/** A table that is not what it should be under this build. */
interface Difference {
  readonly table: string;
  readonly game: string;
  /** The entry of the history where it begins. */
  readonly n: number;
  readonly what: string;
  readonly [key: string]: string | number;
}

interface VerifyDeps {
  readonly db: Db;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly guard: Pick<Guard, 'run'>;
  /** How long one table may take to be played again. */
  readonly longestMs?: number;
}

const SAMPLE = 20;
const LIVE = `('playing', 'parked')`;
const ALL = `('playing', 'parked', 'over', 'abandoned')`;
/** Hundreds of times what the longest game takes. */
const LONGEST_MS = 60_000;

/** A quick look at some live tables when the house opens: they can be read, and are what their history says. */
export async function checkSample(
  deps: VerifyDeps,
  onDifference: (difference: Difference) => void,
  onDamaged: (damaged: Damaged) => void,
): Promise<void> {
  const sql = `SELECT * FROM laid_tables WHERE status IN ${LIVE} ORDER BY changed_at DESC LIMIT ${SAMPLE}`;
  for (const laid of await readTables(deps.db, sql, [], onDamaged)) {
    try {
      const difference = await checkState(deps, laid);
      if (difference !== null) onDifference(difference);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      onDamaged(error);
    }
  }
}

/**
 * Replays every live table, or every one that was ever dealt, under the rules of this build, decision by decision.
 * Whatever is wrong with one, the others are looked at too.
 */
export async function verify(
  deps: VerifyDeps,
  { all }: { all: boolean },
  onTable: (table: string, difference: Difference | null) => void,
): Promise<void> {
  const damaged = ({ table, game, sentence }: Damaged): void => onTable(table, { table, game, n: 0, what: sentence });
  const ids = await deps.db.rows<{ id: string }>(
    `SELECT id FROM tables WHERE status IN ${all ? ALL : LIVE} ORDER BY id`,
  );
  for (const { id } of ids) {
    const [laid] = await readTables(deps.db, 'SELECT * FROM laid_tables WHERE id = $1', [id], damaged);
    if (laid === undefined || laid.table.n === 0) continue;
    try {
      onTable(id, (await checkState(deps, laid)) ?? (await checkReplay(deps, laid)));
    } catch (error) {
      if (error instanceof StoreTrouble) throw error;
      damaged(error instanceof Damaged ? error : new Damaged({ table: id, game: laid.table.game }, messageOf(error)));
    }
  }
}

/** The state as it is kept can be loaded, and is the one whose hash the history has. */
async function checkState(deps: VerifyDeps, laid: LaidTable): Promise<Difference | null> {
  const { table } = laid;
  const game = deps.games.get(table.game);
  if (game === undefined) throw noGame(table);
  const { match, history, snapshot } = await loadMatch(deps, game, laid);
  const today = game.migrations.at(-1)?.id ?? '';
  if (snapshot.migration !== today || hashOf(match.state as Core) === history.at(-1)!.hash) return null;
  return { table: table.id, game: table.game, n: table.n, what: 'the kept state is not the one of the history' };
}

/** Every decision can still be made, and leads to the state it led to. */
async function checkReplay(deps: VerifyDeps, laid: LaidTable): Promise<Difference | null> {
  const { db, guard, games, longestMs = LONGEST_MS } = deps;
  const { table, seats } = laid;
  const game = games.get(table.game)!;
  const begun = performance.now();
  const entries = decisiveEntries(await readHistory(db, table.id, 0));
  const deal = { seats: seats.length, options: table.options, seed: table.seed };
  const match = await guard.run(() => Match.begin(game, deal));
  for (const entry of entries) {
    const { n, ask, answer, hash } = entry;
    const differs = (what: string): Difference => ({ table: table.id, game: table.game, n, what });
    if (performance.now() - begun > longestMs) return differs(`takes more than ${longestMs / 1000} s to play again`);
    try {
      await guard.run(() => decideAgain(match, loggedOf(entry)));
    } catch (error) {
      return differs(messageOf(error));
    }
    if (hashOf(match.state as Core) !== hash && !(await isMigrated(deps, game, laid, n, match.state as Core))) {
      return differs(`${ask} answered with '${answer}' leads to another state`);
    }
  }
  return null;
}

/** The state that was kept then, brought up to date, is the one of today's rules. */
async function isMigrated(
  { db, guard }: VerifyDeps,
  game: AnyGame,
  laid: LaidTable,
  n: number,
  state: Core,
): Promise<boolean> {
  const kept = await stateAfter(db, laid, n);
  return kept !== undefined && (kept as Save).migration !== (game.migrations.at(-1)?.id ?? '')
    ? hashOf(await guard.run(() => load(game, kept))) === hashOf(state)
    : false;
}
