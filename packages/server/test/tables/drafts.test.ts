import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, Match } from '@teahouse/kernel';
import { StoreTrouble } from '../../src/store/db.ts';
import { forcedSeats } from '../../src/tables/effects.ts';
import { repeat } from '../../src/tables/replay.ts';
import { readHistory } from '../../src/tables/rows.ts';
import { newCommandId } from '../guest.ts';
import { assertOneOfEverything } from './drafts.ts';
import { anotherTable, atTheOrchard, folder } from './orchard.ts';

test('a decision of four answers is one row, one write and one piece of news, and is taken back as one', () =>
  assertOneOfEverything({}));

test('if it cannot be kept, none of it has happened', async () => {
  const { house, id, anna, bert, given, give, rows } = await atTheOrchard();
  const before = await bert.do('tables.get', { table: id });
  const write = house.db.write;
  house.db.write = () => Promise.reject(new StoreTrouble('the disk is full'));
  const draft = await given(anna, ['one', 'two', 'stop']);
  assert.equal((await anna.refused('play.answer', draft)).reason, 'cannot-keep');
  house.db.write = write;
  assert.deepEqual(await bert.do('tables.get', { table: id }), before);
  assert.deepEqual(await rows(), []);
  assert.deepEqual(await give(anna, ['one', 'two', 'stop']), { n: 2, taken: 3 });
  await house.close();
});

test('others see nothing of a half-made move', async () => {
  const { house, id, anna, give, lines } = await atTheOrchard();
  const [, bert] = lines;
  const { n } = bert.tables.get(id)!;
  const before = bert.heard.length;
  await anna.do('play.ahead', { table: id, n, answers: ['one'] });
  await anna.do('play.ahead', { table: id, n, answers: ['one', 'two'] });
  await give(anna, ['one', 'two', 'stop']);
  await bert.until(() => bert.tables.get(id)!.n === n + 1);
  const traffic = bert.heard.slice(before);
  assert.equal(traffic.length, 1, 'one message');
  assert.ok(traffic[0]!.includes('[["fruit",0],3]'), 'where it led');
  assert.ok(!traffic[0]!.includes('[["fruit",0],1]'), 'and not how');
  for (const line of lines) line.close();
  await house.close();
});

test('what is refused changes nothing, and says why', async () => {
  const { house, id, anna, bert, given, rows } = await atTheOrchard();
  const before = await anna.do('tables.get', { table: id });
  for (const [answers, reason] of [
    [['fly'], 'not-offered'],
    [['one', 'fly'], 'not-offered'],
    [['one', 'one', 'one', 'one', 'one'], 'draft-ended'],
    [['stop', 'one'], 'draft-ended'],
    [[], 'bad-input'],
    [Array(201).fill('one'), 'bad-input'],
    [['x'.repeat(101)], 'bad-input'],
  ] as const) {
    assert.equal((await anna.refused('play.answer', await given(anna, answers))).reason, reason, answers.join(' '));
  }
  const one = { table: id, n: 1, ask: 'pick.fruit', answers: ['one'], commandId: newCommandId() };
  assert.equal((await bert.refused('play.answer', one)).reason, 'not-asked');
  const old = await anna.ask('play.answer', { ...one, answers: undefined, answer: 'one' });
  assert.equal(old.no?.reason, 'bad-input');
  assert.deepEqual(await anna.do('tables.get', { table: id }), before);
  assert.deepEqual(await rows(), []);
  await house.close();
});

test('a too clever chain is no oracle: it is refused alike wherever the view is, or cut and paid for', async () => {
  const { house, ...first } = await atTheOrchard();
  const tables = [first];
  const goldAt = async ({ id }: { id: string }): Promise<boolean> => {
    const [row] = await house.db.rows<{ save: string }>('SELECT save FROM snapshots WHERE table_id = $1', [id]);
    return (JSON.parse(row!.save) as { state: { gold: boolean[] } }).state.gold[0]!;
  };
  while (tables.length < 2 || (await goldAt(tables[0]!)) === (await goldAt(tables.at(-1)!))) {
    tables.push(await anotherTable(house));
  }
  const worlds = [tables[0]!, tables.at(-1)!];
  const refusals = new Set<string>();
  const given: { gold: boolean; taken: number; guess: string; undo: string }[] = [];
  for (const table of worlds) {
    const { id, anna, given: draft } = table;
    const gold = await goldAt(table);
    for (const guess of ['gold', 'stone']) {
      const input = await draft(anna, ['one', 'dig', guess]);
      const { ok, no } = await anna.ask('play.answer', { ...input });
      if (no !== undefined) refusals.add(`${guess}: ${JSON.stringify(no)}`);
      else {
        const { n, taken } = ok as { n: number; taken: number };
        const back = { table: id, n, commandId: newCommandId() };
        const undone = await anna.do('play.undo', back);
        given.push({ gold, taken, guess, undo: undone.asked.length === 0 ? 'free' : 'asks' });
        break;
      }
    }
  }
  assert.equal(given.length, 2);
  assert.equal(given[0]!.guess, given[1]!.guess, 'which guess is let through follows from the view alone');
  assert.ok(refusals.size <= 1, 'and so does the refusal, to the byte');
  const wrong = given.find(({ gold, guess }) => gold !== (guess === 'gold'))!;
  assert.deepEqual([wrong.taken, wrong.undo], [2, 'asks'], 'digging stands, and cannot be taken back for free');
  const right = given.find(world => world !== wrong)!;
  assert.deepEqual([right.taken, right.undo], [3, 'asks']);
  const cut = worlds.find((_, i) => given[i] === wrong)!;
  const history = (await readHistory(house.db, cut.id, 0)).slice(1, 2);
  const [row] = await house.db.rows<{ seed: string }>('SELECT seed FROM tables WHERE id = $1', [cut.id]);
  const again = Match.begin(folder.game, { seats: 2, seed: row!.seed });
  for (const entry of history) repeat(again, entry);
  assert.equal(again.mark, 1, 'nor through a process that has only followed');
  for (const { lines } of tables) for (const line of lines) line.close();
  await house.close();
});

test('play.ahead tells where answers lead, from the view alone, and keeps nothing', async () => {
  const { house, id, anna, bert, rows } = await atTheOrchard({ RATE_LIMIT: '100' });
  const before = await anna.do('tables.get', { table: id });
  const at = { table: id, n: before.table.n };
  const one = await anna.do('play.ahead', { ...at, answers: ['two'] });
  assert.deepEqual((one.view as { fruit: number[] }).fruit, [2, 0]);
  assert.deepEqual([one.question?.ask, one.question?.draft, one.end, one.canCommit], ['pick.fruit', true, null, true]);
  const dug = await anna.do('play.ahead', { ...at, answers: ['two', 'dig'] });
  assert.deepEqual([dug.question, dug.end], [null, 'learns']);
  assert.deepEqual((dug.view as { found: string[] }).found, [], 'what digging brings is not told');
  const stop = await anna.do('play.ahead', { ...at, answers: ['stop'] });
  assert.deepEqual([stop.end, stop.canCommit], ['others', true]);
  assert.equal((await anna.refused('play.ahead', { ...at, answers: ['fly'] })).reason, 'not-offered');
  assert.equal((await anna.refused('play.ahead', { ...at, answers: ['dig', 'gold'] })).reason, 'draft-ended');
  assert.equal((await anna.refused('play.ahead', { ...at, n: 7, answers: ['one'] })).reason, 'stale');
  assert.equal((await bert.refused('play.ahead', { ...at, answers: ['one'] })).reason, 'not-asked');
  assert.deepEqual(await anna.do('tables.get', { table: id }), before);
  assert.deepEqual(await rows(), []);
  for (let i = 0; ; i++) {
    const { no } = await anna.ask('play.ahead', { ...at, answers: ['one'] });
    if (no?.reason === 'slow-down') break;
    assert.ok(i < 130, 'it is limited');
  }
  await house.close();
});

/** Both have too much fruit, and throw away at once. */
async function inWinter(settings = {}, now?: () => number) {
  const orchard = await atTheOrchard({}, settings, now);
  const { anna, bert, give } = orchard;
  await give(anna, ['two', 'two', 'one', 'stop']);
  await give(bert, ['two', 'two', 'stop']);
  const { table, questions } = await anna.do('tables.get', { table: orchard.id });
  assert.deepEqual([table.asked, questions[0]?.draft], [[0, 1], true]);
  return { ...orchard, n: table.n };
}

test('at a together branches are given whole, sealed, and again until the last is in; an old n does not matter', async () => {
  const { house, id, n, anna, bert, given, give, lines } = await inWinter();
  assert.equal((await anna.refused('play.answer', await given(anna, ['one']))).reason, 'branch-unfinished');
  assert.equal((await anna.refused('play.answer', await given(anna, ['two', 'one']))).reason, 'draft-ended');
  const early = await given(bert, ['one']);
  assert.deepEqual(await give(anna, ['one', 'one']), { n: n + 1, taken: 2 });
  await lines[1].until(() => lines[1].tables.get(id)!.n === n + 1);
  const seen = lines[1].tables.get(id)!.view as { stack: { sealed: object | null }[]; fruit: number[] };
  assert.deepEqual([seen.fruit, seen.stack.at(-1)!.sealed], [[5, 4], { 0: '?' }], 'given, but not what');
  const { table, questions } = await anna.do('tables.get', { table: id });
  assert.deepEqual([table.asked, questions[0]!.ask], [[1], 'throw-away.fruit'], 'it may be given again');
  assert.equal((await give(anna, ['two'], n + 1)).n, n + 2);
  assert.deepEqual(await bert.do('play.answer', early), { n: n + 3, taken: 1 }, 'his n is from before both');
  assert.deepEqual((await anna.do('tables.get', { table: id })).table.asked, [0]);
  const late = { ...early, n, commandId: newCommandId() };
  assert.equal((await bert.refused('play.answer', late)).reason, 'stale', 'it is over');
  const history = await readHistory(house.db, id, n);
  assert.deepEqual(
    history.map(({ seat, revises, answer, rest }) => [seat, revises, answer, rest.length]),
    [
      [0, false, 'one', 1],
      [0, true, 'two', 0],
      [1, false, 'one', 0],
    ],
  );
  for (const line of lines) line.close();
  await house.close();
});

test('who was not asked at n cannot have meant what came after', async () => {
  const { house, anna, bert, given, give } = await atTheOrchard();
  await give(anna, ['stop']);
  const early = await given(bert, ['one'], 1);
  assert.equal((await bert.refused('play.answer', early)).reason, 'stale');
  await house.close();
});

test('at a together all clocks run, and who is late gets the whole branch of the rules', async () => {
  const clock = { ahead: 0 };
  const live = { pace: { kind: 'live', seconds: 20, bank: 0 } } as const;
  const { house, id, n, bert, give, lines } = await inWinter(live, () => Date.now() + clock.ahead);
  const { table } = await bert.do('tables.get', { table: id });
  assert.ok(table.seats.every(({ due }) => due !== null));
  await give(bert, ['one']);
  clock.ahead += 30_000;
  const line = lines[1];
  await line.until(() => line.tables.get(id)!.n === n + 3, 'the house has answered for Anna', 30_000);
  const [, kept, answered] = await readHistory(house.db, id, n);
  assert.deepEqual([kept!.kind, kept!.seat], ['keep', 0]);
  assert.deepEqual([answered!.answer, answered!.rest], ['one', [['throw-away.fruit', 'one']]]);
  for (const each of lines) each.close();
  await house.close();
});

test('who has nothing to choose in a whole branch is forced, and who has something later on is not', () => {
  const begin = (fruit: readonly string[]): Match<never, never, never> => {
    const match = Match.begin(folder.game as AnyGame, { seats: 2, seed: 'forced' });
    match.answers(0, [...fruit, 'stop']);
    match.answers(1, ['two', 'two', 'stop']);
    return match as never;
  };
  assert.deepEqual(forcedSeats(begin(['two', 'two'])), [0, 1]);
  assert.deepEqual(forcedSeats(begin(['two', 'two', 'one'])), [1]);
});
