import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { games as shelf } from '@teahouse/games';
import { type AnyGame, type Rng, rng } from '@teahouse/kernel';
import type { NewTable } from '@teahouse/protocol';
import { PostgresDb } from '../../src/store/postgres.ts';
import { Guest, newCommandId } from '../guest.ts';
import { aHouse } from '../house.ts';
import { assertClocks, haveQuietHours, paceOf } from './clocks.ts';
import { Player } from './player.ts';
import { Postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { Redis } from './redis.ts';
import { assertKept, histories } from './store.ts';
import { TIMEOUT_MS, until } from './until.ts';

const games: ReadonlyMap<string, AnyGame> = new Map(shelf.map(({ game }) => [game.id, game]));
const postgres = await Postgres.start();
const redis = await Redis.start();
const BOT = { kind: 'bot', level: 'random' } as const;
const OPEN = { kind: 'open' } as const;
const ME = { kind: 'me' } as const;
const PEOPLE = 15;
/** Every so many tables a long game. */
const LONG = 25;
const LINES_PER_PROCESS = PEOPLE / 3;
/** What is logged where the machine stood still for a while. */
const TOO_BUSY = ['timeout exceeded when trying to connect', '"reason":"stalled"'];

test('three processes share fifty tables; one is killed, and nobody loses anything', {
  timeout: TIMEOUT_MS,
}, async t => {
  const house = await House.open(t, { DATABASE_URL: await postgres.database() });
  // Two people and often a bot at each, so that people of one table come in through different processes.
  await house.lay(50, i => (i % 3 === 0 ? [ME, OPEN, BOT] : [ME, OPEN]));
  await house.play(100);
  await house.killOne();
  await house.lookAtClocks();
  await house.end();
  assert.deepEqual(house.said(), [], 'nothing went wrong that the log would tell');
});

test('the same over Redis, which goes away too and comes back: everybody catches up', {
  timeout: TIMEOUT_MS,
}, async t => {
  const house = await House.open(t, { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url });
  await house.lay(30, () => [ME, OPEN]);
  await house.play(100);
  await redis.stop();
  await until(async () => !(await house.hears()), 'the processes to notice');
  // Answers are kept and acknowledged; only those who wait for what was done at another process wait in vain.
  await house.play(10);
  await house.killOne();
  await redis.begin();
  await house.end();
  const away = house.said().map(line => (JSON.parse(line) as { event: string }).event);
  assert.deepEqual(away, ['redis-away', 'redis-away'], 'each of the two that live says once that Redis was away');
  assert.equal(await house.hears(), true);
});

test('while no news arrives every process can still be asked: what was done at another is looked up', async t => {
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  const [here, there] = [await aHouse(env), await aHouse(env)];
  const [anna, bert] = [await Guest.enter(here.address), await Guest.enter(here.address)];
  const elsewhere = Object.assign(new Guest(there.address), { cookie: bert.cookie });
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, OPEN], watch: 'nobody' });
  const line = await anna.socket();
  t.after(() => line.close());
  await line.watch(id);
  assert.equal((await elsewhere.do('tables.get', { table: id })).table.status, 'open');
  await redis.stop();
  await bert.do('tables.join', { table: id });
  const { table, questions } = await bert.do('tables.get', { table: id });
  const { ask, options } = questions[0]!;
  const answer = { table: id, n: table.n, ask, answers: [options[0]!], commandId: newCommandId() };
  const { n } = await elsewhere.do('play.answer', answer);
  assert.equal((await anna.do('tables.get', { table: id })).table.n, n);
  await elsewhere.do('chat.say', { table: id, text: 'Let us stop.', commandId: newCommandId() });
  await elsewhere.do('tables.abandon', { table: id, agree: true });
  assert.equal((await anna.do('tables.abandon', { table: id, agree: true })).status, 'abandoned');
  assert.deepEqual(
    line.news.filter(({ news }) => news === 'chat'),
    [],
    'no news arrives',
  );
  await redis.begin();
  await line.until(() => line.news.some(({ news }) => news === 'chat'), 'what was said meanwhile');
});

test('a bot’s turn that is taken over before its news has arrived is played, not dropped', async t => {
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  const [thinks, house] = [await ServerProcess.start({ ...env, BOT_PACE_MS: '60000' }), await aHouse(env)];
  const anna = await Guest.enter(house.address);
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [ME, BOT] });
  /** Anna answers, until the bot is asked or not. */
  const playUntil = async (guest: Guest, isBotAsked: boolean): Promise<number> => {
    for (;;) {
      const { table, questions } = await guest.do('tables.get', { table: id });
      if (table.asked.includes(1) === isBotAsked) return table.n;
      if (!table.asked.includes(0)) continue;
      const { ask, options } = questions[0]!;
      await guest.do('play.answer', { table: id, n: table.n, ask, answers: [options[0]!], commandId: newCommandId() });
    }
  };
  await playUntil(anna, false);
  await redis.stop();
  t.after(() => redis.begin());
  const n = await playUntil(Object.assign(new Guest(thinks.address), { cookie: anna.cookie }), true);
  await thinks.kill();
  const held = await house.db.rows(`UPDATE work SET lease = 0 WHERE kind = 'bot' RETURNING key`);
  assert.deepEqual(held, [{ key: `${id}/1` }]);
  const entries = 'SELECT n FROM history WHERE table_id = $1 AND n > $2';
  await until(async () => (await house.db.rows(entries, [id, n])).length > 0, 'the bot to answer', 10_000);
});

/** Three processes on one store, and the people who play there. */
class House {
  readonly #t: TestContext;
  readonly #env: { readonly DATABASE_URL: string };
  readonly #servers: ServerProcess[];
  readonly #players: readonly Player[];
  readonly #luck: Rng;
  #tables = 0;

  static async open(
    t: TestContext,
    env: { readonly DATABASE_URL: string; readonly REDIS_URL?: string },
  ): Promise<House> {
    const seed = process.env.SEED ?? String(Date.now());
    t.diagnostic(`SEED=${seed}`);
    const luck = rng(seed);
    const servers = await Promise.all([0, 1, 2].map(() => ServerProcess.start(env)));
    const players: Player[] = [];
    for (let i = 0; i < PEOPLE; i++) {
      const player = await Player.enter(servers[i % servers.length]!.address, rng(`${seed} ${i}`));
      // Everyone listens at one process; each answer goes to any of them.
      player.elsewhere = () => servers[luck(servers.length)]!.address;
      players.push(player);
    }
    await haveQuietHours(players);
    t.after(async () => {
      for (const player of players) player.close();
      for (const server of servers) await server.kill();
    });
    return new House(t, env, servers, players, luck);
  }

  private constructor(
    t: TestContext,
    env: { readonly DATABASE_URL: string },
    servers: ServerProcess[],
    players: readonly Player[],
    luck: Rng,
  ) {
    this.#t = t;
    this.#env = env;
    this.#servers = servers;
    this.#players = players;
    this.#luck = luck;
  }

  /** What the processes that live have logged, but for what was slow because the machine was. */
  said(): string[] {
    return this.#servers.flatMap(({ said }) => said).filter(line => !TOO_BUSY.some(slow => line.includes(slow)));
  }

  async hears(): Promise<boolean> {
    const ready = this.#servers.map(async ({ address }) => (await fetch(`${address}/readyz`)).json());
    const all = (await Promise.all(ready)) as { ok: boolean; hearsOthers: boolean }[];
    assert.ok(
      all.every(({ ok }) => ok),
      'a process that does not hear the others serves on',
    );
    return all.every(({ hearsOthers }) => hearsOthers);
  }

  /** The host and the guest sit down through different processes. */
  async lay(tables: number, seats: (i: number) => NewTable['seats']): Promise<void> {
    this.#tables = tables;
    const laid = Array.from({ length: tables }, async (_, i) => {
      const host = this.#players[i % PEOPLE]!;
      const guest = this.#players[(i + 1 + this.#luck(PEOPLE - 1)) % PEOPLE]!;
      const [game, options] = i % LONG === 0 ? ['year-of-the-dragon', {}] : ['five-cups', { cups: 3 }];
      const { id } = await host.guest().do('tables.create', { game, options, seats: seats(i), pace: paceOf(i) });
      await guest.guest().do('tables.join', { table: id });
      await Promise.all([host.watch(id), guest.watch(id)]);
    });
    await Promise.all(laid);
  }

  #acknowledged(): number {
    return this.#players.reduce((sum, { kept }) => sum + kept.length, 0);
  }

  /** Until so many answers more were acknowledged, or some more than that. */
  async play(least: number): Promise<void> {
    const enough = this.#acknowledged() + least + this.#luck(2 * least);
    await until(() => this.#acknowledged() >= enough, `${enough} answers to be acknowledged`);
  }

  /** Whoever came in through it comes back through another one. */
  async killOne(): Promise<void> {
    const [dead] = this.#servers.splice(this.#luck(this.#servers.length), 1);
    await dead!.kill();
    const orphans = await until(() => {
      const cut = this.#players.filter(player => !player.connected);
      return cut.length >= LINES_PER_PROCESS && cut;
    }, 'the lines of the dead process to break');
    await Promise.all(orphans.map(player => player.connect(this.#anyAddress())));
  }

  /** With everybody at rest, and bots soon: nobody's clock was lost, none runs twice. */
  async lookAtClocks(): Promise<void> {
    for (const player of this.#players) player.playing = false;
    await Promise.all(this.#players.map(player => player.pause()));
    const db = new PostgresDb(this.#env.DATABASE_URL, { connections: 1 });
    const looked = until(
      () =>
        assertClocks(db).then(
          () => true,
          () => false,
        ),
      'all clocks to be right',
    );
    await looked.catch(() => assertClocks(db)).finally(() => db.close());
    for (const player of this.#players) player.play();
  }

  #anyAddress(): string {
    return this.#servers[this.#luck(this.#servers.length)]!.address;
  }

  /** Every game ends, everybody sees how it ended, and all that was acknowledged is kept once. */
  async end(): Promise<void> {
    const over = (): boolean =>
      this.#players.every(({ tables }) => [...tables.values()].every(({ status }) => status === 'over'));
    await until(over, 'every game to end, whoever played its bots', 120_000);
    for (const player of this.#players) {
      for (const [table, { n, view }] of player.tables) {
        const seen = await player.guest(this.#anyAddress()).do('tables.get', { table });
        assert.deepEqual({ n, view }, { n: seen.table.n, view: seen.view }, `the view of ${table}`);
      }
    }
    const db = new PostgresDb(this.#env.DATABASE_URL, { connections: 1 });
    await assertClocks(db);
    const found = await histories(db, games).finally(() => db.close());
    assert.equal(found.size, this.#tables);
    assertKept(
      found,
      this.#players.flatMap(({ kept }) => kept),
    );
    const gaps = this.#players.reduce((sum, player) => sum + player.gaps, 0);
    const lost = this.#players.reduce((sum, { foundKept }) => sum + foundKept.length, 0);
    this.#t.diagnostic(`${this.#acknowledged()} answers, ${lost} acknowledgements lost, ${gaps} gaps mended`);
  }
}
