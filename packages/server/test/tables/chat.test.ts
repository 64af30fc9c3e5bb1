import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, newCommandId } from '../guest.ts';
import { aHouse } from '../house.ts';

const house = await aHouse();

async function table(chat: 'players' | 'everyone') {
  const [anna, bert, fan] = [
    await Guest.enter(house.address),
    await Guest.enter(house.address),
    await Guest.enter(house.address),
  ];
  const { id } = await anna.do('tables.create', { game: 'five-cups', chat, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bert.do('tables.join', { table: id });
  return { id, anna, bert, fan };
}

test('what is said reaches the others at the table, once', async () => {
  const { id, anna, bert } = await table('players');
  const line = await bert.socket();
  await line.watch(id);
  const said = { table: id, text: '  Buona <b>fortuna</b> & なかよく!  ', commandId: newCommandId() };
  const first = await anna.do('chat.say', said);
  assert.deepEqual(await anna.do('chat.say', said), first, 'sent again, it is not said again');
  assert.equal(first.text, 'Buona <b>fortuna</b> & なかよく!', 'kept as it was written');
  await line.until(() => line.news.some(news => news.news === 'chat' && news.chat.text === first.text));
  assert.deepEqual((await bert.do('chat.list', { table: id })).chat, [first]);
  line.close();
});

test('the talk of players is theirs, unless the table says otherwise', async () => {
  const closed = await table('players');
  const line = await closed.fan.socket();
  await line.watch(closed.id);
  await closed.anna.do('chat.say', { table: closed.id, text: 'secret plans', commandId: newCommandId() });
  assert.equal((await closed.fan.refused('chat.list', { table: closed.id })).reason, 'not-allowed');
  assert.equal(
    (await closed.fan.refused('chat.say', { table: closed.id, text: 'hi', commandId: newCommandId() })).reason,
    'not-allowed',
  );
  assert.ok(!line.heard.join().includes('secret plans'));
  line.close();
  const open = await table('everyone');
  await open.fan.do('chat.say', { table: open.id, text: 'hello', commandId: newCommandId() });
  assert.equal((await open.bert.do('chat.list', { table: open.id })).chat[0]!.seat, null);
});

test('nothing, too much, and control characters are refused', async () => {
  const { id, anna } = await table('players');
  for (const text of ['', '   ', 'x'.repeat(501), 'bell\u0007', 'two\nlines']) {
    assert.equal((await anna.refused('chat.say', { table: id, text, commandId: newCommandId() })).reason, 'bad-input');
  }
  assert.deepEqual((await anna.do('chat.list', { table: id })).chat, []);
});

test('who talks too much has to wait', async () => {
  const strict = await aHouse({ RATE_LIMIT: '100' });
  const anna = await Guest.enter(strict.address);
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const answers = [];
  for (let i = 0; i < 30; i++)
    answers.push(await anna.ask('chat.say', { table: id, text: `${i}`, commandId: newCommandId() }));
  assert.equal(answers.filter(({ status }) => status === 200).length, 20);
  assert.equal(answers.at(-1)!.no!.reason, 'slow-down');
});

test('what is said at once by several is all said, in one order for all', async () => {
  const { id, anna, bert } = await table('players');
  const lines = [await anna.socket(), await bert.socket()];
  const texts = Array.from({ length: 24 }, (_, i) => `line ${i}`);
  const said = texts.map((text, i) => lines[i % 2]!.do('chat.say', { table: id, text, commandId: newCommandId() }));
  const ids = (await Promise.all(said)).map(line => line.id).toSorted((a, b) => a - b);
  assert.deepEqual(
    ids,
    texts.map((_, i) => i + 1),
  );
  const { chat } = await anna.do('chat.list', { table: id });
  assert.deepEqual(new Set(chat.map(({ text }) => text)), new Set(texts));
  assert.deepEqual(house.logged, []);
  for (const line of lines) line.close();
});
