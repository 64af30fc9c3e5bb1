import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { test } from 'node:test';
import type { Db, Statement } from '../../src/store/db.ts';
import { NewsOverRedis } from '../../src/store/redis.ts';
import { Redis } from '../trouble/redis.ts';
import { until } from '../trouble/until.ts';

const redis = await Redis.start();

/** A store in which only `write` is of interest: it does what it is told to. */
function aStore(write: (statements: readonly Statement[]) => Promise<void> = async () => {}): Db {
  const nothing = async (): Promise<void> => {};
  return {
    skipLocked: '',
    shared: true,
    hears: false,
    rows: async () => [],
    write,
    tell: nothing,
    listen: nothing,
    scrub: nothing,
    close: nothing,
  };
}

async function aProcess(url: string, store = aStore()) {
  const heard: string[] = [];
  const logged: string[] = [];
  const db = new NewsOverRedis(store, new URL(url), event => logged.push(event));
  await db.listen(
    news => heard.push(news),
    () => heard.push('(missed)'),
  );
  return { db, heard, logged };
}

test('news is told when the write is done, never before, and not at all when it fails', async t => {
  const { promise: disk, resolve: written } = Promise.withResolvers<void>();
  const slow = await aProcess(
    redis.url,
    aStore(() => disk),
  );
  const broken = await aProcess(
    redis.url,
    aStore(() => Promise.reject(new Error('full'))),
  );
  const other = await aProcess(redis.url);
  const stranger = await aProcess(`${redis.url}/1`);
  t.after(() => Promise.all([slow, broken, other, stranger].map(({ db }) => db.close())));
  const writing = slow.db.write([], 'a move');
  await assert.rejects(broken.db.write([], 'a move that was not made'), /full/);
  await other.db.tell('hello');
  await until(() => other.heard.length > 0, 'the first news');
  assert.deepEqual(other.heard, ['hello']);
  written();
  await writing;
  await until(() => other.heard.length > 1, 'the second news');
  for (const { heard } of [slow, broken, other]) assert.deepEqual(heard, ['hello', 'a move']);
  assert.deepEqual(stranger.heard, [], 'another house on the same Redis');
  assert.equal(other.db.hears, true);
});

test('who cannot reach Redis writes on, and logs it once; then everybody looks, also who was never away', async t => {
  const door = await Door.open(Number(new URL(redis.url).port));
  const [here, there] = [await aProcess(door.url), await aProcess(redis.url)];
  t.after(async () => {
    await Promise.all([here.db.close(), there.db.close()]);
    await door.shut();
  });
  await door.shut();
  await until(() => !here.db.hears, 'the line to break');
  for (let i = 0; i < 20; i++) await here.db.write([], 'a move');
  assert.deepEqual([there.heard, there.db.hears], [[], true]);
  await door.open();
  await until(() => there.heard.length > 0 && here.heard.length > 1, 'both to be told');
  assert.deepEqual(there.heard, ['(missed)'], 'its line held, and still it missed what could not be told');
  assert.deepEqual(new Set(here.heard), new Set(['(missed)']));
  assert.deepEqual([here.logged, there.logged], [['redis-away'], []]);
  await here.db.write([], 'another move');
  await until(() => there.heard.at(-1) === 'another move', 'news as ever');
  await door.shut();
  await until(() => here.logged.length > 1, 'the next time to be logged too');
});

test('an address where no Redis answers is a sentence, without the password in it', async () => {
  const wrong = new NewsOverRedis(aStore(), new URL('redis://:secret@127.0.0.1:1'), () => {});
  const nobody = (): void => {};
  await assert.rejects(
    wrong.listen(nobody, nobody),
    /^Error: REDIS_URL names no Redis that answers \(.*ECONNREFUSED.*\)\.$/,
  );
  await wrong.close();
});

/** A way to a port, which can be shut. */
class Door {
  readonly #to: number;
  readonly #open = new Set<Socket>();
  readonly #server: Server;
  #port = 0;

  static async open(to: number): Promise<Door> {
    const door = new Door(to);
    await door.open();
    return door;
  }

  private constructor(to: number) {
    this.#to = to;
    this.#server = createServer(from => {
      const on = connect(this.#to, '127.0.0.1');
      for (const socket of [from, on]) this.#open.add(socket.on('error', () => {}));
      from.pipe(on).pipe(from);
    });
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async shut(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
    this.#open.clear();
    await closed;
  }
}
