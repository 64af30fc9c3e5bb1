import { type AnyGame, type Core, hashOf, load, Match, type Save } from '@teahouse/kernel';
import { messageOf } from '../log.ts';
import type { Db } from '../store/db.ts';
import { Damaged, noGame } from './damaged.ts';
import { loadMatch, states } from './history.ts';
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

const SAMPLE = 20;
const LIVE = `SELECT * FROM laid_tables WHERE status IN ('playing', 'parked') ORDER BY changed_at DESC`;

/** A quick look at some live tables when the house opens: they can be read, and are what their history says. */
export async function checkSample(
  db: Db,
  games: ReadonlyMap<string, AnyGame>,
  onDifference: (difference: Difference) => void,
  onDamaged: (damaged: Damaged) => void,
): Promise<void> {
  for (const laid of await readTables(db, `${LIVE} LIMIT ${SAMPLE}`, [], onDamaged)) {
    try {
      const difference = await checkState(db, games, laid);
      if (difference !== null) onDifference(difference);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      onDamaged(error);
    }
  }
}

/** Replays every live table under the rules of this build, decision by decision. */
export async function verify(
  db: Db,
  games: ReadonlyMap<string, AnyGame>,
  onTable: (table: string, difference: Difference | null) => void,
): Promise<void> {
  const damaged = ({ table, game, sentence }: Damaged): void => onTable(table, { table, game, n: 0, what: sentence });
  for (const laid of await readTables(db, LIVE, [], damaged)) {
    try {
      const difference = (await checkState(db, games, laid)) ?? (await checkReplay(db, games, laid));
      onTable(laid.table.id, difference);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      damaged(error);
    }
  }
}

/** The state as it is kept can be loaded, and is the one whose hash the history has. */
async function checkState(db: Db, games: ReadonlyMap<string, AnyGame>, laid: LaidTable): Promise<Difference | null> {
  const { table } = laid;
  const differs = (what: string): Difference => ({ table: table.id, game: table.game, n: table.n, what });
  const game = games.get(table.game);
  if (game === undefined) throw noGame(table);
  const { match, history, snapshot } = await loadMatch(db, game, laid);
  const today = game.migrations.at(-1)?.id ?? '';
  if (snapshot.migration !== today) return null;
  return hashOf(match.state as Core) === history.at(-1)!.hash
    ? null
    : differs('the kept state is not the one of the history');
}

/** Every decision can still be made, and leads to the state it led to. */
async function checkReplay(db: Db, games: ReadonlyMap<string, AnyGame>, laid: LaidTable): Promise<Difference | null> {
  const { table, seats } = laid;
  const game = games.get(table.game)!;
  const entries = decisiveEntries(await readHistory(db, table.id, 0));
  const match = Match.begin(game, { seats: seats.length, options: table.options, seed: table.seed });
  for (const entry of entries) {
    const { n, ask, answer, hash } = entry;
    const differs = (what: string): Difference => ({ table: table.id, game: table.game, n, what });
    try {
      decideAgain(match, loggedOf(entry));
    } catch (error) {
      return differs(messageOf(error));
    }
    if (hashOf(match.state as Core) !== hash && !(await isMigrated(db, game, laid, n, match.state as Core))) {
      return differs(`${ask} answered with '${answer}' leads to another state`);
    }
  }
  return null;
}

/** The state that was kept then, brought up to date, is the one of today's rules. */
async function isMigrated(db: Db, game: AnyGame, laid: LaidTable, n: number, state: Core): Promise<boolean> {
  const [kept] = await states(db, laid, n, n);
  return kept !== undefined && (kept as Save).migration !== (game.migrations.at(-1)?.id ?? '')
    ? hashOf(load(game, kept)) === hashOf(state)
    : false;
}
