import { ADVISER, type Judged, judged, judgement, type Pool, REVIEW_VERSION, summarise } from '@teahouse/bots';
import { type Core, load, view } from '@teahouse/kernel';
import type { Hint, ReviewSoFar } from '@teahouse/protocol';
import { newSecret } from '../ids.ts';
import { Refused } from '../refused.ts';
import { type Db, oneRow, statement } from '../store/db.ts';
import { claimWork, dropWork, laterWork, putWorkOnce } from '../store/queue.ts';
import { isParked } from '../tables/damaged.ts';
import { stateAfter } from '../tables/history.ts';
import type { RoomRegistry } from '../tables/registry.ts';
import { decisiveEntries, loggedOf } from '../tables/replay.ts';
import type { Room } from '../tables/room.ts';
import { type HistoryRow, readHistory } from '../tables/rows.ts';
import { isFinished } from '../tables/status.ts';

const LEASE_MS = 20_000;
const LOOK_MS = 10_000;
const AGAIN_MS = 60_000;

interface ReviewDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  readonly pool: Pool;
  now(): number;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/**
 * Reviews of finished games, and hints. A review is made one decision at a time, in the background, by whichever process
 * has claimed it; every judgement is kept at once, so a restart costs at most one.
 */
export class Reviews {
  readonly #deps: ReviewDeps;
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;

  constructor(deps: ReviewDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** The review as far as it has come; asking for it starts it. */
  async of(room: Room): Promise<ReviewSoFar> {
    const { db, now } = this.#deps;
    if (room.laid.table.status !== 'over') throw new Refused('not-now', 'a game is reviewed when it is over');
    const done = await this.#judged(room.id);
    const of = room.match.log.length;
    if (done.length < of) {
      await db.write([putWorkOnce('review', room.id, now())]);
      this.#look();
    }
    const outcome = done.length < of ? null : room.game.outcome(room.match.state as Core);
    return { done: done.length, of, ...summarise(room.laid.seats.length, done, outcome) };
  }

  /** What a strong bot would do with the open question of a seat. Asked twice, the answer is the same. */
  async hint(room: Room, seat: number): Promise<Hint> {
    const { db, pool } = this.#deps;
    const { n } = room.laid.table;
    const kept = await oneRow<{ hint: string }>(
      db,
      'SELECT hint FROM hints WHERE table_id = $1 AND n = $2 AND seat = $3',
      [room.id, n, seat],
    );
    if (kept !== null) return JSON.parse(kept.hint);
    const { question, seen } = await room.guarded(match => ({
      question: match.open(true).find(q => q.seat === seat),
      seen: view(room.game, match.state as Core, seat),
    }));
    if (question === undefined) throw new Refused('not-now', 'you are not asked anything now');
    const job = { ...ADVISER, game: room.game.id, seen, question, seed: newSecret() };
    const { answers, why } = await pool.choose(job, { table: room.id, signal: this.#stop.signal });
    const hint: Hint = { n, ask: question.ask, answer: answers[0]!, why };
    const sql = `INSERT INTO hints (table_id, n, seat, hint) VALUES ($1, $2, $3, $4)
      ON CONFLICT (table_id, n, seat) DO NOTHING`;
    await db.write([statement(sql, [room.id, n, seat, JSON.stringify(hint)])]);
    return hint;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort(new Error('The house closes.'));
    await this.#looking;
  }

  async #judged(table: string): Promise<Judged[]> {
    const rows = await this.#deps.db.rows<{ judged: string }>(
      'SELECT judged FROM judgements WHERE table_id = $1 AND version = $2 ORDER BY n',
      [table, REVIEW_VERSION],
    );
    return rows.map(row => JSON.parse(row.judged));
  }

  #look(): void {
    if (this.#looking !== null || this.#stop.signal.aborted) return;
    this.#looking = this.#work().finally(() => {
      this.#looking = null;
    });
  }

  async #work(): Promise<void> {
    const { db, now, log } = this.#deps;
    try {
      for (;;) {
        const [work] = await claimWork(db, 'review', { now: now(), leaseMs: LEASE_MS, limit: 1 });
        if (work === undefined) return;
        await this.#review(work.key).catch(async error => {
          if (this.#stop.signal.aborted) throw error;
          // What cannot be read is not reviewed, until somebody asks for it again.
          if (isParked(error)) return db.write([dropWork('review', work.key)]);
          log('review-failed', { table: work.key, error: String(error) });
          await db.write([laterWork('review', work.key, now() + AGAIN_MS)]);
        });
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) log('reviews-look-failed', { error: String(error) });
    }
  }

  async #review(table: string): Promise<void> {
    const { db, rooms } = this.#deps;
    const room = await rooms.open(table);
    if (isFinished(room.laid.table.status)) {
      const done = new Set((await this.#judged(table)).map(({ n }) => n));
      const entries = decisiveEntries(await readHistory(db, table, 0));
      for (const [n, entry] of entries.entries()) if (!done.has(n)) await this.#judge(room, n, entry);
    }
    await db.write([dropWork('review', table)]);
  }

  async #judge(room: Room, n: number, entry: HistoryRow): Promise<void> {
    const { db, pool, now } = this.#deps;
    const before = await stateAfter(db, room.laid, entry.n - 1);
    const g = load(room.game, before);
    const seat = entry.seat!;
    const question = room.game.machine.open(g, true).find(q => q.seat === seat);
    if (question === undefined) throw new Error(`Decision ${n} of ${room.id} is not asked under today's rules.`);
    const logged = loggedOf(entry);
    const job = { ...judgement(n, logged, view(room.game, g, seat), question), game: room.game.id };
    // Nobody waits for it: it stands behind all the bots that are asked at tables.
    const choice = await pool.choose(job, { table: 'reviews', signal: this.#stop.signal });
    if (choice.report !== null) throw new Error(choice.report.message);
    const lease = 'UPDATE work SET lease = $2 WHERE kind = $3 AND key = $1';
    const sql = `INSERT INTO judgements (table_id, n, version, judged) VALUES ($1, $2, $3, $4)
      ON CONFLICT (table_id, n, version) DO NOTHING`;
    await db.write([
      statement(sql, [room.id, n, REVIEW_VERSION, JSON.stringify(judged(n, logged, choice))]),
      statement(lease, [room.id, now() + LEASE_MS, 'review']),
    ]);
  }
}
