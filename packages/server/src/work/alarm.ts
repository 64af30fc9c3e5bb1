import type { Db } from '../store/db.ts';
import { claimWork, laterWork, nextWork, type Work, type WorkKind } from '../store/queue.ts';
import { isParked } from '../tables/damaged.ts';

const LEASE_MS = 30_000;
/** With several processes, work that others have put is looked for this often. */
const LOOK_MS = 5000;
const AGAIN_MS = 5000;
const AT_ONCE = 50;
/** A parked table goes on one day; until then its clocks stand still. */
export const PARKED_MS = 60_000;

interface AlarmDeps {
  readonly kind: WorkKind;
  readonly db: Db;
  now(): number;
  ring(work: Work): Promise<void>;
  /** `key` is null where the store itself is in trouble. Whatever it is, it is tried again. */
  failed(key: string | null, error: unknown): void;
}

/** Rings when work of one kind is due. What waits is kept in the store, so that a restart forgets nothing. */
export class Alarm {
  readonly #deps: AlarmDeps;
  #timer: NodeJS.Timeout | undefined;
  #nextLook = Number.POSITIVE_INFINITY;
  #looking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(deps: AlarmDeps) {
    this.#deps = deps;
  }

  /** Something is due at this time, perhaps earlier than was known. */
  wake(at: number): void {
    if (at < this.#nextLook) this.#lookIn(Math.max(0, at - this.#deps.now()));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #lookIn(ms: number): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#nextLook = this.#deps.now() + ms;
    this.#timer = setTimeout(() => {
      this.#nextLook = Number.POSITIVE_INFINITY;
      this.#looking = this.#looking.then(() => this.#look()).then(next => this.wake(this.#deps.now() + next));
    }, ms).unref();
  }

  /** Does what is due; gives how long to wait until the next look. */
  async #look(): Promise<number> {
    const { kind, db, now, ring, failed } = this.#deps;
    try {
      for (const work of await claimWork(db, kind, { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE })) {
        await ring(work).catch(async error => {
          if (isParked(error)) return db.write([laterWork(kind, work.key, now() + PARKED_MS)]);
          failed(work.key, error);
          await db.write([laterWork(kind, work.key, now() + AGAIN_MS)]);
        });
      }
      const next = await nextWork(db, kind);
      return next === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(0, next - now()));
    } catch (error) {
      failed(null, error);
      return AGAIN_MS;
    }
  }
}
