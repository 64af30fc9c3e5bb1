import { type Db, type Statement, StoreTrouble, statement } from './db.ts';

/** Steps from an empty store to today's, in order. A step that was released is never changed; add another one. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);

  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL, language TEXT, time_zone TEXT NOT NULL, quiet TEXT,
    login TEXT UNIQUE, password TEXT, since BIGINT NOT NULL, deleted_at BIGINT);
  CREATE TABLE sessions (hash TEXT PRIMARY KEY, person TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL);
  CREATE INDEX sessions_person ON sessions (person);
  CREATE INDEX sessions_until ON sessions (until);
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL,
    transports TEXT NOT NULL, since BIGINT NOT NULL);
  CREATE INDEX passkeys_person ON passkeys (person);
  CREATE TABLE challenges (hash TEXT PRIMARY KEY, person TEXT, login TEXT, until BIGINT NOT NULL);
  CREATE TABLE tokens (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, since BIGINT NOT NULL,
    used_at BIGINT);
  CREATE INDEX tokens_person ON tokens (person);
  CREATE TABLE channels (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, failures INTEGER NOT NULL);
  CREATE INDEX channels_person ON channels (person);
  CREATE TABLE notices (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL,
    at BIGINT NOT NULL, seen INTEGER NOT NULL);
  CREATE INDEX notices_person ON notices (person, at);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, status TEXT NOT NULL, options TEXT NOT NULL,
    settings TEXT NOT NULL, host TEXT, seed TEXT NOT NULL, created_at BIGINT NOT NULL, started_at BIGINT,
    ended_at BIGINT, changed_at BIGINT NOT NULL, n INTEGER NOT NULL, asked TEXT NOT NULL, places TEXT,
    undo_request TEXT, abandoning TEXT NOT NULL, rematch TEXT, branched_from TEXT, branched_at INTEGER, report TEXT,
    watch_secret TEXT NOT NULL);
  CREATE INDEX tables_status ON tables (status);
  CREATE TABLE seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT, bot TEXT, keeper TEXT, secret TEXT,
    asked_at BIGINT, due BIGINT, bank_ms BIGINT, PRIMARY KEY (table_id, seat));
  CREATE INDEX seats_person ON seats (person);
  CREATE TABLE history (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, ask TEXT, answer TEXT,
    revises INTEGER NOT NULL, bot TEXT, back_to INTEGER, at BIGINT NOT NULL, hash TEXT NOT NULL, mark INTEGER NOT NULL,
    journal TEXT NOT NULL, patch TEXT NOT NULL, command_id TEXT, PRIMARY KEY (table_id, n));
  CREATE TABLE snapshots (table_id TEXT NOT NULL, n INTEGER NOT NULL, save TEXT NOT NULL, PRIMARY KEY (table_id, n));
  CREATE TABLE chat (
    table_id TEXT NOT NULL, id INTEGER NOT NULL, person TEXT, seat INTEGER, at BIGINT NOT NULL, text TEXT NOT NULL,
    command_id TEXT NOT NULL, PRIMARY KEY (table_id, id));
  CREATE UNIQUE INDEX chat_command ON chat (table_id, command_id);
  CREATE INDEX chat_person ON chat (person);
  CREATE TABLE judgements (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, version INTEGER NOT NULL, judged TEXT NOT NULL,
    PRIMARY KEY (table_id, n, version));
  CREATE TABLE hints (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, hint TEXT NOT NULL,
    PRIMARY KEY (table_id, n, seat));

  CREATE TABLE work (
    kind TEXT NOT NULL, key TEXT NOT NULL, due BIGINT NOT NULL, lease BIGINT NOT NULL, attempts INTEGER NOT NULL,
    payload TEXT NOT NULL, PRIMARY KEY (kind, key));
  CREATE INDEX work_due ON work (due);
  `,
  // Where a game stands is what its history says last: a decision adds one row, and changes none.
  `
  ALTER TABLE history ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
  UPDATE history SET asked = (SELECT asked FROM tables WHERE id = table_id)
    WHERE n = (SELECT tables.n FROM tables WHERE id = table_id);
  ALTER TABLE tables DROP COLUMN n;
  ALTER TABLE tables DROP COLUMN asked;
  ALTER TABLE tables DROP COLUMN abandoning;
  ALTER TABLE tables ADD COLUMN abandoning TEXT;
  CREATE VIEW laid_tables AS
    SELECT id, game, rules, status, options, settings, host, seed, created_at, started_at, ended_at,
      CASE WHEN last.at > changed_at THEN last.at ELSE changed_at END AS changed_at,
      COALESCE(last.n, 0) AS n, COALESCE(last.asked, '[]') AS asked, places, undo_request, abandoning,
      rematch, branched_from, branched_at, report, watch_secret
    FROM tables LEFT JOIN history AS last
      ON last.table_id = id AND last.n = (SELECT MAX(n) FROM history WHERE table_id = id);
  `,
  // Whether the house passes for the seat.
  `
  ALTER TABLE seats ADD COLUMN passes INTEGER NOT NULL DEFAULT 0;
  `,
  // Nobody gets e-mail who has not agreed to it; until now nobody was asked. Secrets are kept as hashes.
  `
  ALTER TABLE channels ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0;
  UPDATE channels SET confirmed = 1 WHERE kind <> 'email';
  ALTER TABLE channels ADD COLUMN link_hash TEXT;
  ALTER TABLE channels ADD COLUMN link_until BIGINT;
  ALTER TABLE channels ADD COLUMN stop_hash TEXT;
  CREATE UNIQUE INDEX channels_link ON channels (link_hash);
  CREATE UNIQUE INDEX channels_stop ON channels (stop_hash);
  CREATE TABLE mailbox_asks (
    mailbox TEXT PRIMARY KEY, third_last BIGINT NOT NULL, second_last BIGINT NOT NULL, last BIGINT NOT NULL);
  `,
  // A decision may have several answers: the further ones, each with its question. Nothing where there are none.
  `
  ALTER TABLE history ADD COLUMN rest TEXT;
  `,
  // How a game ends: places, or won or lost together, or against an automaton. Until now there were only places.
  `
  DROP VIEW laid_tables;
  ALTER TABLE tables RENAME COLUMN places TO outcome;
  UPDATE tables SET outcome = '{"kind":"places","places":' || outcome || '}' WHERE outcome IS NOT NULL;
  CREATE VIEW laid_tables AS
    SELECT id, game, rules, status, options, settings, host, seed, created_at, started_at, ended_at,
      CASE WHEN last.at > changed_at THEN last.at ELSE changed_at END AS changed_at,
      COALESCE(last.n, 0) AS n, COALESCE(last.asked, '[]') AS asked, outcome, undo_request, abandoning,
      rematch, branched_from, branched_at, report, watch_secret
    FROM tables LEFT JOIN history AS last
      ON last.table_id = id AND last.n = (SELECT MAX(n) FROM history WHERE table_id = id);
  `,
  // The lists of tables go by an index, however many were ever played. Something to write to see whether that is possible.
  `
  ALTER TABLE seats ADD COLUMN ended_at BIGINT;
  UPDATE seats SET ended_at = (SELECT ended_at FROM tables WHERE id = table_id);
  DROP INDEX seats_person;
  CREATE INDEX seats_person ON seats (person, ended_at);
  DROP INDEX tables_status;
  CREATE INDEX tables_status ON tables (status, changed_at);
  CREATE INDEX tables_host ON tables (host, ended_at);
  CREATE TABLE probe (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);
  `,
  // Who runs the house, what they did and what was reported to them; what people may look up of their own account.
  // Sessions last 90 idle days instead of 400. Tokens of before may do what they could.
  `
  ALTER TABLE people ADD COLUMN role TEXT;
  ALTER TABLE people ADD COLUMN banned_until BIGINT;
  ALTER TABLE people ADD COLUMN banned_why TEXT;
  ALTER TABLE people ADD COLUMN muted_until BIGINT;
  ALTER TABLE people ADD COLUMN name_key TEXT;
  CREATE INDEX people_name_key ON people (name_key);
  ALTER TABLE sessions ADD COLUMN proved_at BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
  UPDATE sessions SET until = until - 26784000000;
  ALTER TABLE tokens ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read play talk';
  ALTER TABLE tokens ADD COLUMN until BIGINT;
  CREATE TABLE removed (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person));
  CREATE TABLE resets (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL);
  CREATE TABLE account_log (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, at BIGINT NOT NULL, what TEXT NOT NULL, detail TEXT NOT NULL,
    address TEXT NOT NULL);
  CREATE INDEX account_log_person ON account_log (person, at);
  CREATE TABLE acts (
    n INTEGER PRIMARY KEY, at BIGINT NOT NULL, actor TEXT NOT NULL, what TEXT NOT NULL, person TEXT, table_id TEXT,
    item INTEGER, until BIGINT, why TEXT NOT NULL);
  CREATE INDEX acts_what ON acts (what, n);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL,
    table_id TEXT, line INTEGER, said TEXT NOT NULL, why TEXT NOT NULL, closed_at BIGINT);
  CREATE INDEX reports_open ON reports (closed_at, at);
  `,
  // What people show of themselves to everybody, nothing unless they wish so; and who is invited to a seat by name.
  `
  ALTER TABLE people ADD COLUMN shows TEXT NOT NULL DEFAULT 'nothing';
  ALTER TABLE seats ADD COLUMN expected TEXT;
  CREATE INDEX seats_expected ON seats (expected) WHERE expected IS NOT NULL;
  `,
  // Addresses that guests may not come from, and from where a session was begun.
  `
  CREATE TABLE address_bans (network TEXT PRIMARY KEY, since BIGINT NOT NULL, until BIGINT NOT NULL, why TEXT NOT NULL);
  ALTER TABLE acts ADD COLUMN network TEXT;
  ALTER TABLE sessions ADD COLUMN network TEXT NOT NULL DEFAULT '';
  `,
];

/** Brings the store up to date. Several processes may try at once: one does it, the others find it done. */
export async function migrate(db: Db, steps = STEPS.length): Promise<void> {
  try {
    await db.rows('CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY)');
  } catch (error) {
    // Of two that create it at once, PostgreSQL lets one fail, in one of several ways: then it is there.
    await stepsDone(db).catch(() => {
      throw error;
    });
  }
  for (;;) {
    const done = await stepsDone(db);
    if (done === steps) return;
    if (done > steps) {
      throw new StoreTrouble(`this store is of a newer version (${done}) than this build (${steps})`);
    }
    try {
      // Marked before it is taken: whoever takes the same step waits here, and holds nothing that anybody needs.
      await db.write([statement('INSERT INTO schema_steps VALUES ($1)', [done + 1]), ...splitStatements(STEPS[done]!)]);
    } catch (error) {
      if ((await stepsDone(db)) <= done) throw error;
    }
  }
}

/** A store of this build. One without a version is of none. */
export const isUpToDate = async (db: Db): Promise<boolean> => (await versionOf(db)) === STEPS.length;

/** For programs beside the house, which must not change its store under it. */
export async function mustBeUpToDate(db: Db): Promise<void> {
  const done = await versionOf(db);
  if (done !== STEPS.length) {
    throw new StoreTrouble(
      `this store is of version ${done}, and this build of ${STEPS.length}: start this build once`,
    );
  }
}

const versionOf = (db: Db): Promise<number> => stepsDone(db).catch(() => 0);

async function stepsDone(db: Db): Promise<number> {
  const [row] = await db.rows<{ done: number }>('SELECT COUNT(*) AS done FROM schema_steps');
  return row!.done;
}

const splitStatements = (text: string): Statement[] =>
  text
    .split(';')
    .filter(sql => sql.trim() !== '')
    .map(sql => statement(sql));
