import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seated } from '@teahouse/protocol';
import { playersOf } from '../src/players.ts';
import { canPractise, firstPlan, levelsOf, objectionTo, wantedOf } from '../src/screens/new-table/plan.ts';
import { decisionsIn, toldIn, undoneIn } from '../src/table/history.ts';
import { text } from '../text/en.ts';
import { fiveCups } from './table.ts';

const seated = (seat: number, colour: 'jade' | 'plum' | null): Seated => ({
  seat,
  person: colour === null ? null : { id: `person-${seat}-aaaa`, name: `P${seat}`, colour },
  bot: colour === null ? 'master' : null,
  keeper: null,
  invite: false,
  expected: null,
  here: true,
  due: null,
  bankMs: null,
});

test('two people who like the same colour sit in different ones', () => {
  const players = playersOf({ seats: [seated(0, 'plum'), seated(1, 'plum'), seated(2, null)], mySeat: 1 }, text);
  assert.deepEqual(
    players.map(({ colour }) => colour),
    ['plum', 'jade', 'indigo'],
  );
});

test('names are for sentences in the third person', () => {
  const players = playersOf({ seats: [{ ...seated(0, null), bot: null }, seated(1, null)], mySeat: 0 }, text, {
    name: 'Ada',
    colour: 'soot',
  });
  assert.deepEqual(
    players.map(({ name }) => name),
    ['Ada', 'Crane'],
  );
});

const history = [
  { n: 1, kind: 'deal', to: null },
  { n: 2, kind: 'answer', to: null },
  { n: 3, kind: 'answer', to: null },
  { n: 4, kind: 'undo', to: 1 },
  { n: 5, kind: 'answer', to: null },
] as const;

test('what was taken back is marked, and does not count as a decision', () => {
  assert.deepEqual([...undoneIn(history)], [3]);
  assert.deepEqual(decisionsIn(history), [1, 4]);
  const heard = (n: number) => [{ kind: `${n}a` }, { kind: `${n}b` }].map(each => ({ ...NOTE, ...each }));
  const told = toldIn(history.map(line => ({ ...line, heard: heard(line.n) })));
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['1a', '1b', '2a', '2b', '4a', '4b', '5a', '5b'],
    'a board is not told of it either',
  );
});
const NOTE = { rule: '', seat: 0, what: '', n: 0, at: '' };

test('a new table is laid for me and bots, and can be practised', () => {
  const plan = firstPlan(fiveCups);
  assert.equal(canPractise(plan.seats), true);
  assert.equal(objectionTo(fiveCups, plan.seats, plan.options), null);
  assert.deepEqual(levelsOf(plan.seats), [null, 'apprentice', 'apprentice', 'apprentice']);
  const bot = { kind: 'bot', level: 'apprentice' };
  assert.deepEqual(wantedOf('five-cups', plan), {
    game: 'five-cups',
    options: { cups: 5, favours: true },
    seats: [{ kind: 'me' }, bot, bot, bot],
    pace: { kind: 'untimed' },
    undo: 'consent',
    watch: 'everyone',
    chat: 'players',
    hints: true,
    keeper: 'master',
  });
});

test('a table that cannot be played is refused before it is laid', () => {
  const { seats, options } = firstPlan(fiveCups);
  const [me, ...bots] = seats;
  assert.deepEqual(objectionTo(fiveCups, [me!], options), { why: 'too-few' });
  assert.deepEqual(objectionTo(fiveCups, bots, options), { why: 'nobody' });
  assert.equal(canPractise([me!, { kind: 'open', level: 'master' }]), false);
});
