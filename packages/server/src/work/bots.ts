import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Pool, storyOf } from '@teahouse/bots';
import { type Core, type Seat, view } from '@teahouse/kernel';
import { hashOfSecret } from '../ids.ts';
import { Refused } from '../refused.ts';
import { type Db, StoreTrouble } from '../store/db.ts';
import { claimWork, dropOldWork } from '../store/queue.ts';
import { isParked } from '../tables/damaged.ts';
import { answer } from '../tables/moves.ts';
import type { RoomRegistry } from '../tables/registry.ts';
import { unchanged } from '../tables/replay.ts';
import type { Room } from '../tables/room.ts';
import { isWindow, windowMs, windowThinkMs } from './window-pace.ts';

/** How often to look for turns that another process has left behind. */
const LOOK_MS = 5000;
const LEASE_MS = 30_000;
const AGAIN_MS = 2000;
const AT_ONCE = 50;
/** How long bots play among themselves although nobody looks. */
const UNSEEN_MS = 10 * 60_000;
const FINE = 2 ** 32;
const luck = (): number => randomInt(FINE) / FINE;
const OVERTAKEN = ['stale', 'not-now'];
/** From what a bot's luck comes: the same deal and the same answers lead to the same thoughts. Nothing of the deal shows. */
const botSeed = (seed: string, n: number, seat: Seat): string => hashOfSecret(`bot ${seed} ${n} ${seat}`);

interface BotDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  readonly pool: Pool;
  /** The shortest time a bot takes, so that people can follow. */
  readonly paceMs: number;
  /** The longest time a bot thinks. */
  readonly thinkMs: number;
  now(): number;
  /** Milliseconds that only ever grow. */
  steady(): number;
  /** Where a person comes from: all who come from there share the time of bots. */
  addressOf(person: string): string | null;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/**
 * Bots at the tables. A turn is kept in the store before anybody thinks about it: if this process ends, another one, or
 * the next one, takes it over. Two that think about the same turn do no harm, since only one answer can be appended.
 */
export class Bots {
  readonly #deps: BotDeps;
  readonly #thinking = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;
  /** Tables of bots alone, and since when nobody looks. */
  readonly #unseen = new Map<string, number>();

  constructor(deps: BotDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  /** A turn that this process holds. */
  take(room: Room, seat: Seat): void {
    const key = `${room.id}/${seat}`;
    const before = this.#thinking.get(key) ?? Promise.resolve();
    const turn = before.then(() => this.#play(room, seat, key));
    this.#thinking.set(key, turn);
    void turn.finally(() => this.#thinking.get(key) === turn && this.#thinking.delete(key));
  }

  /** Turns that nobody holds any more. */
  async look(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const { db, now, log } = this.#deps;
    try {
      for (let claimed = AT_ONCE; claimed === AT_ONCE; ) {
        const turns = await claimWork(db, 'bot', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE });
        for (const { key } of turns) await this.#takeOver(key);
        claimed = turns.length;
      }
    } catch (error) {
      log('bots-look-failed', { error: String(error) });
    }
  }

  /** A table that cannot be opened keeps its turn for later, and nobody else from theirs. */
  async #takeOver(key: string): Promise<void> {
    const [table, seat] = key.split('/');
    try {
      // As it is known here there may be nothing to decide yet, and the turn would be dropped.
      this.take(await this.#deps.rooms.current(table!), Number(seat));
    } catch (error) {
      if (!isParked(error)) throw error;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort(new Error('The house closes.'));
    await Promise.all(this.#thinking.values());
  }

  /** Until it is done: while the store is in trouble the turn can only be remembered here. */
  async #play(room: Room, seat: Seat, key: string): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted && !(await this.#tried(room, seat, key))) {
      await setTimeout(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** False if it has to be tried again. */
  async #tried(room: Room, seat: Seat, key: string): Promise<boolean> {
    const { db, now, log } = this.#deps;
    const begun = now();
    try {
      const decided = await this.#decide(room, seat);
      // A parked table goes on one day, and then the turn must still be there; so must one that was put meanwhile.
      if (!decided && room.laid.table.status !== 'parked') await db.write([dropOldWork('bot', key, begun)]);
      return true;
    } catch (error) {
      if (this.#stop.signal.aborted || isParked(error)) return true;
      if (!(error instanceof StoreTrouble)) log('bot-failed', { table: room.id, seat, error: String(error) });
      return false;
    }
  }

  /** Who takes turns with others at having bots think: a host, with all others from the same address. */
  #shareOf({ id, laid: { table } }: Room): string {
    return table.host === null ? id : (this.#deps.addressOf(table.host) ?? table.host);
  }

  /** Bots among themselves play for whoever looks. When nobody has for a while, the game is given up. */
  async #isForNobody(room: Room): Promise<boolean> {
    const { table, seats } = room.laid;
    if (table.status !== 'playing' || seats.some(({ person }) => person !== null)) return false;
    const now = this.#deps.steady();
    const { watchers, seats: shown } = room.describe(null);
    if (watchers > 0 || shown.some(({ here }) => here)) {
      this.#unseen.delete(room.id);
      return false;
    }
    const since = this.#unseen.get(room.id) ?? now;
    this.#unseen.set(room.id, since);
    if (now - since < UNSEEN_MS) return false;
    this.#unseen.delete(room.id);
    await room.inTurn(() => room.append({ kind: 'abandon', seat: null }, unchanged));
    return true;
  }

  /** False if there was nothing to decide. */
  async #decide(room: Room, seat: Seat): Promise<boolean> {
    const { db, pool, paceMs, thinkMs } = this.#deps;
    const begun = performance.now();
    if (await this.#isForNobody(room)) return true;
    const asked = await room.inTurn(async () => {
      const { table, seats } = room.laid;
      const level = seats[seat]!.keeper ?? seats[seat]!.bot;
      if (level === null || table.status !== 'playing') return null;
      return room.guarded(match => {
        const question = match.open().find(q => q.seat === seat);
        if (question === undefined) return null;
        const state = match.state as Core;
        // For who is not there in time at a `together`, the rules themselves may know what their branch is.
        const isLate = seats[seat]!.keeper !== null && room.game.machine.isForked(state);
        const byRule = isLate ? room.game.machine.otherwise(state, seat) : null;
        const seed = botSeed(table.seed, table.n, seat);
        const told = storyOf(room.game, match.log);
        return { n: table.n, level, question, byRule, seed, seen: view(room.game, state, seat), told };
      });
    });
    if (asked === null) return false;
    const { n, level, question, byRule, seed, seen, told } = asked;
    const inWindow = isWindow(room.game, question);
    const mostMs = inWindow ? windowThinkMs(paceMs, thinkMs) : thinkMs;
    const story = told === null ? {} : { story: { table: room.id, told } };
    const job = { game: room.game.id, level, seen, question, seed, mostMs, ...story };
    const asking = { table: this.#shareOf(room), signal: this.#stop.signal };
    const { answers, thoughtMs } =
      byRule === null ? await pool.choose(job, asking) : { answers: byRule, thoughtMs: performance.now() - begun };
    const early = inWindow ? windowMs(paceMs, thoughtMs, luck) - thoughtMs : paceMs - (performance.now() - begun);
    if (early > 0) await setTimeout(early, undefined, { signal: this.#stop.signal });
    const { ask } = question;
    try {
      await answer(db, room, seat, { n, ask, answers, commandId: null }, level);
    } catch (error) {
      // Somebody was faster: the person came back, a decision was taken back, another process answered or ended the game.
      if (!(error instanceof Refused) || !OVERTAKEN.includes(error.no.reason)) throw error;
      const { table, seats } = room.laid;
      return table.asked.includes(seat) && (seats[seat]!.keeper ?? seats[seat]!.bot) !== null
        ? this.#decide(room, seat)
        : false;
    }
    return true;
  }
}
