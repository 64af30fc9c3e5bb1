import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { AT_ONCE, LIFE_MS, Presence, type PresenceMessage, type Present } from '../../src/tables/presence.ts';

const NOBODY: Present = { here: new Set(), watchers: 0 };
const there = (watchers: number, ...here: string[]): Present => ({ here: new Set(here), watchers });

/** Processes on one line, which can be cut for each of them. */
class Line {
  readonly clock = { ms: 1000 };
  readonly said: [process: string, news: PresenceMessage][] = [];
  readonly #joined = new Map<string, Presence>();
  readonly cut = new Set<string>();

  join(process: string) {
    const changed: string[] = [];
    const logged: string[] = [];
    const presence = new Presence({
      steady: () => this.clock.ms,
      tell: async news => {
        if (this.cut.has(process)) throw new Error('nobody hears');
        this.said.push([process, news]);
        for (const [name, other] of this.#joined)
          if (name !== process && !this.cut.has(name)) other.hear(process, news);
      },
      changed: table => changed.push(table),
      died: () => changed.push('(died)'),
      log: event => logged.push(event),
    });
    this.#joined.set(process, presence);
    presence.meet();
    return { presence, changed, logged };
  }
}

/** Long enough for whatever is on its way to be told. */
async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await setImmediate();
}

test('people are here whichever process they came in through, and others are counted together', async () => {
  const line = new Line();
  const [a, b] = [line.join('a'), line.join('b')];
  b.presence.show('tea', there(2, 'bert'));
  await settled();
  assert.deepEqual(a.presence.around('tea', there(1, 'anna')), there(3, 'anna', 'bert'));
  assert.deepEqual(a.presence.around('another', NOBODY), NOBODY);
  assert.deepEqual(
    ['bert', 'anna'].map(person => a.presence.isHere('tea', person)),
    [true, false],
  );
  assert.equal(a.presence.isHere('another', 'bert'), false);
  assert.equal(b.presence.isHere('tea', 'bert'), false, 'what is open here is not elsewhere');
  b.presence.show('tea', NOBODY);
  await settled();
  assert.deepEqual(a.presence.around('tea', NOBODY), NOBODY);
  assert.deepEqual(a.changed, ['tea', 'tea']);
});

test('only what has changed is told, and only what makes a difference is passed on', async () => {
  const line = new Line();
  const [a, b] = [line.join('a'), line.join('b')];
  b.presence.show('tea', there(0, 'bert'));
  await settled();
  const told = line.said.length;
  b.presence.show('tea', there(0, 'bert'));
  await settled();
  assert.equal(line.said.length, told);
  b.presence.meet();
  await settled();
  assert.ok(line.said.length > told);
  assert.deepEqual(a.changed, ['tea'], 'told again, and nothing new');
});

test('a process that starts hears of everybody, and everybody of it', async () => {
  const line = new Line();
  const a = line.join('a');
  a.presence.show('tea', there(0, 'anna'));
  await settled();
  const b = line.join('b');
  await settled();
  assert.equal(b.presence.isHere('tea', 'anna'), true);
});

test('a whole house of tables is told in messages that PostgreSQL can take', async () => {
  const line = new Line();
  const [a, b] = [line.join('a'), line.join('b')];
  const tables = Array.from({ length: 3 * AT_ONCE + 1 }, (_, i) => `${i}`.padEnd(16, '-'));
  const eight = Array.from({ length: 8 }, (_, i) => `${i}`.padEnd(16, '-'));
  for (const table of tables) b.presence.show(table, there(1_000_000, ...eight));
  b.presence.meet();
  await settled();
  for (const table of tables) assert.equal(a.presence.isHere(table, eight[7]!), true, table);
  for (const [, news] of line.said) assert.ok(JSON.stringify({ process: eight[0], presence: news }).length < 8000);
});

test('a process that dies without a good-bye is forgotten after a while, and not before', async () => {
  const line = new Line();
  const [a, b] = [line.join('a'), line.join('b')];
  b.presence.show('tea', there(1, 'bert'));
  await settled();
  for (let beats = 0; beats < 10; beats++) {
    line.clock.ms += LIFE_MS - 1;
    a.presence.beat();
    assert.equal(a.presence.isHere('tea', 'bert'), true, 'it lives');
    b.presence.beat();
    await settled();
  }
  line.cut.add('b');
  line.clock.ms += LIFE_MS;
  assert.equal(a.presence.isHere('tea', 'bert'), false, 'nobody is taken for here who may have gone long ago');
  assert.deepEqual(a.presence.around('tea', NOBODY), NOBODY);
  a.changed.length = 0;
  a.presence.beat();
  assert.deepEqual(
    a.changed,
    ['tea', '(died)'],
    'those who look at the table hear of it, and what it did last is read',
  );
  a.presence.beat();
  assert.equal(a.changed.length, 2, 'it dies once');
});

test('a process that closes says good-bye: nobody waits for its death', async () => {
  const line = new Line();
  const [a, b] = [line.join('a'), line.join('b')];
  b.presence.show('tea', there(0, 'bert'));
  await settled();
  a.changed.length = 0;
  await b.presence.close();
  assert.equal(a.presence.isHere('tea', 'bert'), false);
  line.clock.ms += LIFE_MS;
  a.presence.beat();
  assert.deepEqual(a.changed, ['tea'], 'it left, and is not taken for dead');
});

test('a process that was only thought dead is here again as soon as it speaks', async () => {
  const line = new Line();
  const [a, b] = [line.join('a'), line.join('b')];
  b.presence.show('tea', there(0, 'bert'));
  b.presence.show('cake', there(0, 'bert'));
  await settled();
  line.clock.ms += LIFE_MS;
  a.presence.beat();
  await settled();
  assert.equal(a.presence.isHere('tea', 'bert'), false);
  b.presence.show('cake', NOBODY);
  await settled();
  assert.deepEqual(
    ['tea', 'cake'].map(table => a.presence.isHere(table, 'bert')),
    [true, false],
  );
});

test('what could not be told is told with the next beat; what was left meanwhile is left', async () => {
  const line = new Line();
  const [a, b] = [line.join('a'), line.join('b')];
  b.presence.show('tea', there(0, 'bert'));
  b.presence.show('cake', there(0, 'bert'));
  a.presence.show('tea', there(0, 'anna'));
  await settled();
  line.cut.add('b');
  b.presence.show('tea', NOBODY);
  b.presence.show('scone', there(0, 'bert'));
  await settled();
  a.presence.show('tea', there(0, 'anna', 'carl'));
  await settled();
  assert.deepEqual(b.logged, ['presence-not-told'], 'once, and not for each');
  assert.equal(b.presence.isHere('tea', 'carl'), false);
  line.cut.clear();
  a.changed.length = 0;
  b.presence.beat();
  await settled();
  assert.deepEqual(
    ['tea', 'cake', 'scone'].map(table => a.presence.isHere(table, 'bert')),
    [false, true, true],
  );
  assert.deepEqual(a.changed.toSorted(), ['scone', 'tea'], 'where nothing changed nobody flickers');
  assert.equal(b.presence.isHere('tea', 'carl'), true, 'and it has asked for what it missed');
});
