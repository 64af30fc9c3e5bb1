import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from '@teahouse/kernel';
import { Guest, type Line, newCommandId, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';

const house = await aHouse();
const TWO = { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

/** Two people at a table that has just started, each with a socket. */
async function atATable(more: object = {}) {
  const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const { id } = await anna.do('tables.create', { ...TWO, ...more, seats: [...TWO.seats] });
  await bert.do('tables.join', { table: id });
  const lines = [await anna.socket(), await bert.socket()] as const;
  for (const line of lines) await line.watch(id);
  return { id, anna, bert, lines };
}

test('a whole game of two people, told to both as it happens', async () => {
  const { id, anna, bert, lines } = await atATable();
  const answers = await playOn(lines, id);
  assert.ok(answers > 20, `${answers}`);
  const after = await anna.do('tables.get', { table: id });
  assert.equal(after.table.status, 'over');
  assert.equal(after.table.n, answers + 1);
  assert.deepEqual(placesOf(after.table.outcome!, 2).toSorted(), [1, 2]);
  for (const [i, guest] of [anna, bert].entries()) {
    const { view, lines: history } = await guest.do('tables.get', { table: id });
    assert.deepEqual(lines[i]!.tables.get(id)!.view, view, 'patches lead to the same view');
    assert.deepEqual(lines[i]!.tables.get(id)!.lines, history);
  }
  for (const line of lines) line.close();
});

test('a finished table that nobody looks at leaves memory, and can be read again', async () => {
  const { id, anna, lines } = await atATable();
  await playOn(lines, id);
  const before = await inMemory();
  await lines[0].do('play.unwatch', { table: id });
  assert.equal(await inMemory(), before, 'somebody still looks');
  await lines[1].do('play.unwatch', { table: id });
  assert.equal(await inMemory(), before - 1);
  assert.equal((await anna.do('tables.get', { table: id })).table.status, 'over');
  for (const line of lines) line.close();
});

async function inMemory(): Promise<number> {
  const measures = await (await fetch(`${house.address}/metrics`)).text();
  return Number(/^teahouse_tables_in_memory (\d+)$/m.exec(measures)![1]);
}

test('an answer is checked: the wrong seat, the wrong answer, a stale question', async () => {
  const { id, anna, bert, lines } = await atATable();
  const [line] = lines;
  const { n, questions } = line.tables.get(id)!;
  const { ask, options } = questions[0]!;
  const answer = { table: id, n, ask, answers: [options[0]!], commandId: newCommandId() };
  assert.equal((await anna.refused('play.answer', { ...answer, answers: ['tea.99'] })).reason, 'not-offered');
  assert.equal((await anna.refused('play.answer', { ...answer, ask: 'cup.invite' })).reason, 'question-closed');
  assert.equal((await anna.refused('play.answer', { ...answer, n: n + 5 })).reason, 'stale');
  const stranger = await Guest.enter(house.address);
  assert.equal((await stranger.refused('play.answer', answer)).reason, 'not-allowed');
  assert.equal((await anna.do('tables.get', { table: id })).table.n, n, 'nothing has changed');
  await anna.do('play.answer', answer);
  assert.equal((await bert.do('tables.get', { table: id })).table.n, n + 1);
  for (const one of lines) one.close();
});

test('the same command twice is carried out once, and gives the same result', async () => {
  const { id, anna, lines } = await atATable();
  const { n, questions } = lines[0].tables.get(id)!;
  const answer = {
    table: id,
    n,
    ask: questions[0]!.ask,
    answers: [questions[0]!.options[0]!],
    commandId: newCommandId(),
  };
  const first = await Promise.all([anna.do('play.answer', answer), anna.do('play.answer', answer)]);
  assert.deepEqual(first[0], first[1]);
  assert.deepEqual(await lines[0].do('play.answer', answer), first[0]);
  assert.equal((await anna.do('tables.get', { table: id })).table.n, n + 1);
  for (const line of lines) line.close();
});

test('answers given at once commute: both may refer to the same moment', async () => {
  const { id, lines } = await atATable();
  const { n } = lines[0].tables.get(id)!;
  const results = await Promise.all(
    lines.map(line => {
      const { ask, options } = line.tables.get(id)!.questions[0]!;
      return line.do('play.answer', { table: id, n, ask, answers: [options[0]!], commandId: newCommandId() });
    }),
  );
  assert.deepEqual(results.map(result => result.n).toSorted(), [n + 1, n + 2]);
  for (const line of lines) line.close();
});

test('who was away is told what happened since, and nothing twice', async () => {
  const { id, bert, lines } = await atATable();
  await playOn(lines, id, 4);
  const before = lines[1].tables.get(id)!;
  const then = { n: before.n, lines: before.lines.length };
  lines[1].close();
  const back = await bert.socket();
  const { table, view, lines: missed } = await back.do('play.watch', { table: id, since: then.n - 2 });
  assert.equal(table.n, then.n);
  assert.deepEqual(
    missed.map(line => line.n),
    [then.n - 1, then.n],
  );
  assert.deepEqual(view, before.view);
  const upToDate = await back.do('play.watch', { table: id, since: then.n });
  assert.deepEqual([upToDate.view, upToDate.lines], [null, []]);
  lines[0].close();
  back.close();
});

test('who begins to watch sees the table in the answer, and is not told of it again; the others are', async () => {
  const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const lines = [await anna.socket(), await bert.socket()] as const;
  const toldOf = (line: Line) => line.news.flatMap(news => (news.news === 'table' ? [news.table.watchers] : []));
  for (const line of lines) await line.do('play.watch', { table: id });
  for (const line of lines) await line.do('games.list', {});
  assert.deepEqual(lines.map(toldOf), [[1], []]);
  for (const line of lines) line.close();
});
