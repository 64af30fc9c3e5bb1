import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { AGAIN_MS, Bus, type BusDeps } from '../src/bus.ts';
import { StoreTrouble } from '../src/store/db.ts';
import { until } from './trouble/until.ts';

/** A process that hears of one table; `asks` says what comes of each use of the store. */
function aProcess(asks: (() => void)[]) {
  const line = { heard: (_: string) => {}, missed: () => {} };
  const done: string[] = [];
  const room = {
    id: 'tea',
    tell: { isIdle: true, all: (news: object) => done.push(JSON.stringify(news)) },
    inTurn: (act: () => Promise<void>) => act(),
    catchUp: async () => {
      asks.shift()?.();
      done.push('caught up');
    },
  };
  const deps = {
    db: {
      listen: async (heard: (news: string) => void, missed: () => void) => Object.assign(line, { heard, missed }),
      tell: async (news: string) => {
        asks.shift()?.();
        done.push(news);
      },
    },
    rooms: { known: async () => room, all: async () => [room] },
    presence: { hear: () => {}, meet: () => done.push('met') },
    sockets: { lookAgain: (person: string) => done.push(`looked for ${person}`) },
    process: 'here',
    forgetSessions: (person: string) => done.push(`forgot the sessions of ${person}`),
    log: (event: string) => done.push(event),
  } as unknown as BusDeps;
  return { bus: new Bus(deps), line, done };
}

const inTrouble = (): never => {
  throw new StoreTrouble('the database is away');
};
const move = (process: string): string => JSON.stringify({ process, table: 'tea' });

async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await setImmediate();
}

describe('the bus', { concurrency: true }, () => {
  test('a move that is heard of while the store is in trouble is not forgotten', async () => {
    const { bus, line, done } = aProcess([inTrouble, inTrouble]);
    await bus.listen();
    line.heard(move('there'));
    await settled();
    assert.deepEqual(done, ['bus-failed']);
    for (const expected of [
      ['bus-failed', 'bus-failed'],
      ['bus-failed', 'bus-failed', 'caught up'],
    ]) {
      await until(() => done.length === expected.length, 'the next try');
      assert.deepEqual(done, expected);
    }
    await setTimeout(2 * AGAIN_MS);
    assert.equal(done.length, 3, 'once is enough');
  });

  test('what goes wrong for another reason would go wrong again: it is logged, and left', async () => {
    const wrong = (): never => {
      throw new Error('a fault');
    };
    const { bus, line, done } = aProcess([wrong]);
    await bus.listen();
    line.heard(move('there'));
    await settled();
    await setTimeout(2 * AGAIN_MS);
    assert.deepEqual(done, ['bus-failed']);
  });

  test('who points at something through another process is seen here; while the store is in trouble it is missed', async () => {
    const { bus, line, done } = aProcess([inTrouble]);
    await bus.listen();
    const ping = { seat: 0, place: 'cup-1', says: 'look' } as const;
    line.heard(JSON.stringify({ process: 'there', at: 'tea', ping }));
    await settled();
    assert.deepEqual(done, [JSON.stringify({ news: 'ping', table: 'tea', ping })]);
    await bus.pinged('tea', ping);
    assert.equal(done.at(-1), 'bus-failed', 'and nobody is refused for it');
    await bus.pinged('tea', ping);
    assert.deepEqual(JSON.parse(done.at(-1)!), { process: 'here', at: 'tea', ping });
  });

  test('what this process did itself is no news', async () => {
    const { bus, line, done } = aProcess([]);
    await bus.listen();
    line.heard(move('here'));
    await settled();
    assert.deepEqual(done, []);
  });

  test('a session that ends elsewhere ends here: nothing of it is remembered, and who came in by it is looked for', async () => {
    const asks: (() => void)[] = [];
    const { bus, line, done } = aProcess(asks);
    await bus.listen();
    line.heard(JSON.stringify({ process: 'there', sessions: 'mei' }));
    await settled();
    assert.deepEqual(done.splice(0), ['forgot the sessions of mei', 'looked for mei']);
    await bus.sessionEnded('bo');
    assert.deepEqual(done.splice(0), [
      'forgot the sessions of bo',
      '{"process":"here","sessions":"bo"}',
      'looked for bo',
    ]);
    asks.push(inTrouble);
    await bus.sessionEnded('bo');
    assert.deepEqual(done, ['forgot the sessions of bo', 'bus-failed', 'looked for bo'], 'who logs out is logged out');
  });

  test('what nobody of ours has said is logged, and ends nothing', async () => {
    const { bus, line, done } = aProcess([]);
    await bus.listen();
    line.heard('not for us');
    line.heard(move('there'));
    await settled();
    assert.deepEqual(done.toSorted(), ['bus-failed', 'caught up']);
  });

  test('after a broken line every table is compared, once however often it is said, and all meet again', async () => {
    const { bus, line, done } = aProcess([inTrouble]);
    await bus.listen();
    line.missed();
    line.missed();
    await settled();
    assert.deepEqual(done, ['met', 'met', 'bus-failed']);
    await until(() => done.length > 3, 'the next try');
    assert.deepEqual(done.slice(3), ['caught up']);
    line.missed();
    await settled();
    assert.deepEqual(done.slice(4), ['met', 'caught up']);
  });

  test('a house that closes waits for nobody', async () => {
    const { bus, line, done } = aProcess([inTrouble]);
    await bus.listen();
    line.heard(move('there'));
    await settled();
    bus.close();
    await setTimeout(2 * AGAIN_MS);
    assert.deepEqual(done, ['bus-failed']);
  });
});
