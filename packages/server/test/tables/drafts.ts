import assert from 'node:assert/strict';
import type { AnyGame } from '@teahouse/kernel';
import { Guard } from '../../src/tables/guard.ts';
import { verify } from '../../src/tables/verify.ts';
import { newCommandId } from '../guest.ts';

import { histories } from '../trouble/store.ts';
import { atTheOrchard, folder } from './orchard.ts';

const games: ReadonlyMap<string, AnyGame> = new Map([['orchard', folder.game]]);

/** A decision of four answers is one of everything, stands in the store as such, and is taken back as one. */
export async function assertOneOfEverything(env: Readonly<Record<string, string>>): Promise<void> {
  const { house, id, anna, lines, given, give, rows, bert } = await atTheOrchard(env);
  let writes = 0;
  const write = house.db.write.bind(house.db);
  house.db.write = async (statements, news) => {
    // The house writes things of its own at any time.
    if (statements.some(({ values }) => values.includes(id))) writes++;
    return write(statements, news);
  };
  const draft = await given(anna, ['one', 'two', 'one', 'stop']);
  assert.deepEqual(await anna.do('play.answer', draft), { n: 2, taken: 4 });
  assert.equal(writes, 1);
  assert.deepEqual(await anna.do('play.answer', draft), { n: 2, taken: 4 }, 'the same command again does nothing more');
  for (const line of lines) await line.until(() => line.tables.get(id)!.n === 2);
  for (const line of lines) {
    const moved = line.news.filter(({ news }) => news === 'moved');
    assert.equal(moved.length, 1);
    const { fruit } = line.tables.get(id)!.view as { fruit: number[] };
    assert.deepEqual(fruit, [4, 0]);
    assert.equal(line.tables.get(id)!.lines.at(-1)!.heard.length, 3, 'all that was heard, in one line');
  }
  const rest = [
    ['pick.fruit', 'two'],
    ['pick.fruit', 'one'],
    ['pick.fruit', 'stop'],
  ];
  assert.deepEqual(await rows(), [{ seat: 0, answer: 'one', rest: JSON.stringify(rest), mark: 1 }]);

  await give(bert, ['two']);
  assert.equal((await rows())[1]!.rest, null, 'a single answer has none');
  const before = await anna.do('tables.get', { table: id });
  await give(bert, ['one', 'one', 'stop']);
  const { n } = (await bert.do('tables.get', { table: id })).table;
  await bert.do('play.undo', { table: id, n, commandId: newCommandId() });
  const asked = (await bert.do('tables.get', { table: id })).table.undoRequest;
  assert.deepEqual(asked?.waitsFor, [0], 'the turn has gone to others: that is not free');
  await anna.do('play.consent', { table: id, n, agree: true, commandId: newCommandId() });
  assert.deepEqual((await anna.do('tables.get', { table: id })).view, before.view, 'the whole decision is taken back');

  await give(bert, ['two', 'one', 'stop']);
  await give(bert, ['two']);
  await give(anna, ['one']);
  const guard = new Guard();
  await verify({ db: house.db, games, guard }, { all: false }, (_, difference) => assert.equal(difference, null));
  await guard.close();
  await give(anna, ['sow']);
  const file = await anna.do('tables.export', { table: id });
  const laid = await anna.do('tables.import', { file });
  assert.equal(laid.status, 'over');
  assert.deepEqual((await anna.do('tables.export', { table: laid.id })).answers, file.answers);
  await histories(house.db, games);
  // From here on a bot plays, which knows nothing of orchards.
  assert.deepEqual(house.logged, []);
  const branched = await anna.do('tables.branch', { table: id, n: 2, seat: 0 });
  assert.deepEqual((await anna.do('tables.get', { table: branched.id })).table.n, 2);
  for (const line of lines) line.close();
  await house.close();
}
