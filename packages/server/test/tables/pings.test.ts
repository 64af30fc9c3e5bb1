import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest } from '../guest.ts';
import { aHouse } from '../house.ts';

const house = await aHouse();

async function table(address = house.address, chat: 'players' | 'everyone' = 'players') {
  const [anna, bert, fan] = [await Guest.enter(address), await Guest.enter(address), await Guest.enter(address)];
  const { id } = await anna.do('tables.create', { game: 'five-cups', chat, seats: [{ kind: 'me' }, { kind: 'open' }] });
  return { id, anna, bert, fan };
}

test('who points at something is seen by the players, and by whoever else hears the talk', async () => {
  for (const chat of ['players', 'everyone'] as const) {
    const { id, anna, bert, fan } = await table(house.address, chat);
    await bert.do('tables.join', { table: id });
    const lines = [await bert.socket(), await fan.socket()];
    for (const line of lines) await line.watch(id);
    const before = await anna.do('tables.list', { which: 'mine' });
    assert.deepEqual(await anna.do('chat.ping', { table: id, place: 'table-1-cup', says: 'help' }), {});
    const [players, watching] = lines;
    await players!.until(() => players!.news.some(({ news }) => news === 'ping'));
    assert.deepEqual(
      players!.news.filter(({ news }) => news === 'ping'),
      [{ news: 'ping', table: id, ping: { seat: 0, place: 'table-1-cup', says: 'help' } }],
    );
    if (chat === 'everyone') await watching!.until(() => watching!.news.some(({ news }) => news === 'ping'));
    else assert.ok(!watching!.news.some(({ news }) => news === 'ping'));
    assert.deepEqual(await anna.do('tables.list', { which: 'mine' }), before, 'nothing is kept');
    for (const line of lines) line.close();
  }
});

test('a bad ping is answered with what is wrong, and nobody sees it', async () => {
  const { id, anna, bert, fan } = await table();
  const early = await anna.refused('chat.ping', { table: id, place: 'table-1', says: 'look' });
  assert.deepEqual([early.reason, early.message], ['not-now', 'this table is open']);
  await bert.do('tables.join', { table: id });
  const line = await bert.socket();
  await line.watch(id);
  const stranger = await fan.refused('chat.ping', { table: id, place: 'table-1', says: 'look' });
  assert.deepEqual([stranger.reason, stranger.message], ['not-allowed', 'you have no seat at this table']);
  for (const input of [
    { place: '', says: 'look' },
    { place: 'Table 1', says: 'look' },
    { place: '"><script>', says: 'look' },
    { place: 'a'.repeat(81), says: 'look' },
    { place: 'table-1', says: 'dance' },
    { place: 'table-1' },
    { place: 'table-1', says: 'look', seat: 1 },
  ]) {
    const { no } = await anna.ask('chat.ping', { table: id, ...input });
    assert.equal(no!.reason, 'bad-input', JSON.stringify(input));
    assert.ok(no!.message.length > 10, no!.message);
  }
  const nowhere = await anna.refused('chat.ping', { table: 'nowhere-at-all', place: 'table-1', says: 'look' });
  assert.equal(nowhere.reason, 'not-found');
  // What is seen next is the only good one.
  await anna.do('chat.ping', { table: id, place: 'table-1', says: 'wait' });
  await line.until(() => line.news.some(({ news }) => news === 'ping'));
  assert.equal(line.news.filter(({ news }) => news === 'ping').length, 1);
  line.close();
});

test('who points at everything has to wait, and is counted', async () => {
  const strict = await aHouse({ RATE_LIMIT: '100' });
  const { id, anna, bert } = await table(strict.address);
  await bert.do('tables.join', { table: id });
  const answers = [];
  for (let i = 0; i < 16; i++) answers.push(await anna.ask('chat.ping', { table: id, place: 'table-1', says: 'look' }));
  assert.equal(answers.filter(({ status }) => status === 200).length, 12);
  const { reason, message } = answers.at(-1)!.no!;
  assert.equal(reason, 'slow-down');
  assert.match(message, /come back in \d+ s/);
});
