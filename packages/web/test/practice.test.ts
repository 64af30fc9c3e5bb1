import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOn, practice, sent } from './table.ts';

test('a practice table shows only what its person may see', () => {
  const { view, questions, table } = sent(practice());
  const masters = view.masters as { hand: unknown }[];
  assert.ok(Array.isArray(masters[0]!.hand));
  assert.equal(masters[1]!.hand, 7);
  assert.deepEqual(
    questions.map(({ seat }) => seat),
    [0],
  );
  assert.equal(table.seed, null);
});

test('what is kept leads back to the same table', () => {
  const first = practice();
  playOn(first, 12);
  const again = practice(first.save);
  assert.deepEqual(sent(again).view, sent(first).view);
  assert.deepEqual(again.lines.length, first.lines.length);
});

test('bots of the same deal have the same luck, whoever plays, and however the answers of others come in', () => {
  const [mine, yours] = [practice(), practice({ id: 'practice-2' })];
  assert.equal(mine.luckOf(1), yours.luckOf(1));
  const [first, second] = mine.match.open();
  for (const { seat, options, ask } of [first!, second!]) mine.decide(seat, [options[0]!], ask);
  for (const { seat, options, ask } of [second!, first!]) yours.decide(seat, [options[0]!], ask);
  assert.equal(mine.luckOf(1), yours.luckOf(1));
  assert.notEqual(mine.luckOf(1), practice().luckOf(1), 'another decision is another draw');
  assert.notEqual(practice({ seed: 'another seed' }).luckOf(1), practice().luckOf(1), 'and so is another deal');
  assert.ok(!practice().luckOf(1).includes(practice().plan.seed), 'the deal itself is not told to bots');
});

test('an answer of mine can be taken back, whatever bots did since', () => {
  const table = practice();
  const before = sent(table);
  playOn(table, 3);
  const line = table.undo();
  assert.equal(line?.kind, 'undo');
  assert.equal(line.to, 0);
  assert.deepEqual(sent(table).view, before.view);
  assert.equal(sent(table).table.n, 5);
  assert.equal(table.undo(), null);
});

test('a sealed answer stays open to change, though I am not waited for', () => {
  const table = practice();
  const [question] = sent(table).questions;
  table.decide(0, [question!.options[0]!], question!.ask);
  const { questions, table: now } = sent(table);
  assert.equal(questions.length, 1);
  assert.deepEqual(now.asked, [1, 2]);
});

test('at the end the seed is shown, with everybody’s place', () => {
  const table = practice();
  playOn(table, 1000);
  const { status, seed, outcome } = table.table();
  assert.equal(status, 'over');
  assert.equal(seed, 'a seed');
  assert.equal(outcome?.kind === 'places' && outcome.places.length, 3);
});
