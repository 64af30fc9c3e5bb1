import type { Outcome } from '@teahouse/kernel';
import type { GameStatistics, Opponent, TableSettings } from '@teahouse/protocol';
import type { Handlers } from '../house.ts';
import { Refused } from '../refused.ts';
import { type Db, oneRow, type Row } from '../store/db.ts';
import { type BanRow, banOf } from './bans.ts';
import { personOf } from './callers.ts';
import type { PeopleDeps } from './deps.ts';
import { asSeen } from './people.ts';

const PAGES_PER_MINUTE = 60;
/** How many tables are looked through for opponents, and how many of those are told. */
const LAST_TABLES = 100;
const MOST_OPPONENTS = 12;

interface PlayedRow extends Row {
  readonly game: string;
  readonly settings: string;
  readonly outcome: string;
  readonly seat: number;
}

interface OpponentRow extends Row {
  readonly person: string;
  readonly game: string;
}

/** What people show of themselves, and with whom they play. */
export const pageHandlers = (deps: PeopleDeps): Pick<Handlers, 'me.games' | 'me.opponents' | 'people.page'> => {
  const { db, now, people } = deps;
  return {
    'me.games': async caller => ({ games: statistics(await playedBy(db, personOf(caller))) }),

    'me.opponents': async caller => {
      const opponents = await opponentsOf(db, personOf(caller));
      const known = await people.byIds(opponents.map(({ person }) => person));
      // Who has left for good has no name, and cannot come.
      const named = opponents.filter(({ person }) => (known.get(person)?.name ?? '') !== '');
      return {
        opponents: named
          .slice(0, MOST_OPPONENTS)
          .map(({ person, ...rest }): Opponent => ({ person: asSeen(known.get(person)!), ...rest })),
      };
    },

    'people.page': async (caller, { person: id }) => {
      deps.limit(`page-from:${caller.address}`, PAGES_PER_MINUTE);
      const profile = await people.profile(id);
      const ban = await oneRow<BanRow>(db, 'SELECT banned_until, banned_why FROM people WHERE id = $1', [id]);
      // The same answer for who shows nothing and for who does not exist: nobody learns which.
      if (profile?.page !== true || ban === null || banOf(ban, now()) !== null) {
        throw new Refused('not-found', 'there is no such page');
      }
      const games = statistics((await playedBy(db, id)).filter(isForAll));
      return {
        person: asSeen(profile),
        games: profile.shows === 'results' ? games : games.map(game => ({ ...game, results: null })),
      };
    },
  };
};

/** All games somebody played to the end; what was played on from another table is none. */
const playedBy = (db: Db, person: string): Promise<PlayedRow[]> =>
  db.rows<PlayedRow>(
    `SELECT game, settings, outcome, seat FROM seats JOIN tables ON tables.id = table_id
      WHERE person = $1 AND seats.ended_at IS NOT NULL AND status = 'over' AND branched_from IS NULL
        AND outcome IS NOT NULL
      ORDER BY seats.ended_at DESC`,
    [person],
  );

/** What nobody or only some might watch is not counted for everybody. */
const isForAll = ({ settings }: PlayedRow): boolean => (JSON.parse(settings) as TableSettings).watch === 'everyone';

/** By game, the most played first. */
function statistics(rows: readonly PlayedRow[]): GameStatistics[] {
  const games = new Map<string, { game: string; played: number; results: { won: number; places: number[] } }>();
  for (const { game, outcome: kept, seat } of rows) {
    const entry = games.get(game) ?? { game, played: 0, results: { won: 0, places: [] } };
    games.set(game, entry);
    entry.played++;
    const outcome = JSON.parse(kept) as Outcome;
    if (outcome.kind !== 'places') {
      entry.results.won += outcome.won ? 1 : 0;
      continue;
    }
    const place = outcome.places[seat]!;
    entry.results.won += place === 1 ? 1 : 0;
    for (let i = entry.results.places.length; i < place; i++) entry.results.places.push(0);
    entry.results.places[place - 1]!++;
  }
  return [...games.values()].toSorted((a, b) => b.played - a.played);
}

/** With whom somebody played at their last tables, the last first, and what. */
async function opponentsOf(db: Db, person: string): Promise<{ person: string; game: string; games: number }[]> {
  const rows = await db.rows<OpponentRow>(
    `SELECT others.person, tables.game FROM (
        SELECT table_id, ended_at FROM seats WHERE person = $1 AND ended_at IS NOT NULL
        ORDER BY ended_at DESC LIMIT ${LAST_TABLES}) AS mine
      JOIN seats AS others ON others.table_id = mine.table_id AND others.person IS NOT NULL AND others.person <> $1
      JOIN tables ON tables.id = mine.table_id AND tables.started_at IS NOT NULL
      ORDER BY mine.ended_at DESC, others.seat`,
    [person],
  );
  const found = new Map<string, { person: string; game: string; games: number }>();
  for (const { person: other, game } of rows) {
    const before = found.get(other);
    if (before === undefined) found.set(other, { person: other, game, games: 1 });
    else before.games++;
  }
  return [...found.values()];
}
