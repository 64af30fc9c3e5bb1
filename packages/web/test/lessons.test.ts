import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { beginAgain, Guide, lessonAt, progressOf } from '../src/practice/lessons.ts';
import { layPractice, savedPractice } from '../src/practice/store.ts';

const shelves = new Map<string, string>();
beforeEach(() => {
  shelves.clear();
  const storage = {
    getItem: (key: string) => shelves.get(key) ?? null,
    setItem: (key: string, value: string) => shelves.set(key, value),
    removeItem: (key: string) => shelves.delete(key),
  };
  // A browser's storage lists its keys as its own.
  const listed = new Proxy(storage, {
    ownKeys: () => [...shelves.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  Object.defineProperty(globalThis, 'localStorage', { value: listed, configurable: true });
});

const GAME = 'five-cups';
const TABLE = { seed: 'first-seed', seats: 3, options: { cups: 3 } };
const FIRST = { id: 'first', script: { table: TABLE } };
const SECOND = { id: 'second', script: { table: { seed: 'second-seed', seats: 2 } } };

test('a lesson lays a table with its shuffle, its options and beginners', () => {
  const { table } = new Guide(GAME, FIRST);
  const { game, seats, seed, options, me, levels, log } = savedPractice(table)!;
  assert.deepEqual(
    { game, seats, seed, options, me, levels, log },
    { game: GAME, ...TABLE, me: 0, levels: [null, 'beginner', 'beginner'], log: [] },
  );
});

test('a lesson is found again where it was left, and tells nothing twice', () => {
  const guide = new Guide(GAME, FIRST);
  assert.equal(guide.told.size, 0);
  guide.tell('welcome');
  const again = new Guide(GAME, FIRST);
  assert.deepEqual([again.table, ...again.told], [guide.table, 'welcome']);
  assert.deepEqual([lessonAt(GAME, guide.table), lessonAt('great-wall', guide.table)], ['first', null]);
  assert.deepEqual(progressOf(GAME, SECOND), { table: null, told: [], done: false });
});

test('a lesson that is over begins anew, and is known as done', () => {
  const first = new Guide(GAME, FIRST);
  first.tell('welcome');
  first.end();
  assert.equal(lessonAt(GAME, first.table), null);
  assert.deepEqual(progressOf(GAME, FIRST), { table: null, told: [], done: true });
  const second = new Guide(GAME, FIRST);
  assert.notEqual(second.table, first.table);
  assert.deepEqual(progressOf(GAME, FIRST), { table: second.table, told: [], done: true });
});

test('whoever begins again gets another table, and hears everything', () => {
  const first = new Guide(GAME, FIRST);
  first.tell('welcome');
  beginAgain(GAME, FIRST);
  const second = new Guide(GAME, FIRST);
  assert.notEqual(second.table, first.table);
  assert.equal(second.told.size, 0);
});

test('a table of a lesson from before its steps were kept is gone on with', () => {
  layPractice(GAME, {}, [null, 'beginner', 'beginner']);
  const old = layPractice(GAME, {}, [null, 'beginner', 'beginner'], { seed: TABLE.seed, log: [] });
  layPractice('great-wall', {}, [null, 'beginner', 'beginner'], { seed: TABLE.seed, log: [] });
  assert.equal(progressOf(GAME, FIRST).table, old);
  assert.equal(new Guide(GAME, FIRST).table, old);
});

test('a table that was cleared away, or is of a shuffle that the lesson has no more, is not gone on with', () => {
  const first = new Guide(GAME, FIRST);
  first.tell('welcome');
  assert.deepEqual(progressOf(GAME, { ...FIRST, script: { table: { ...TABLE, seed: 'another' } } }), {
    table: null,
    told: [],
    done: false,
  });
  shelves.delete(`teahouse.practice.${first.table}`);
  assert.deepEqual(progressOf(GAME, FIRST), { table: null, told: [], done: false });
});
