import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { games } from '@teahouse/games';
import { readHistory } from '../../src/tables/rows.ts';
import { Guest, newCommandId, playOn } from '../guest.ts';
import { aHouse, scratch } from '../house.ts';

const house = await aHouse();
const BOT = { kind: 'bot', level: 'random' } as const;

test('bots play their seats, and the history says which decided', async () => {
  const anna = await Guest.enter(house.address);
  const { id } = await anna.do('tables.create', {
    game: 'five-cups',
    options: { cups: 3 },
    seats: [{ kind: 'me' }, BOT, BOT],
  });
  const line = await anna.socket();
  await line.watch(id);
  await playOn([line], id);
  const { table, lines } = await anna.do('tables.get', { table: id });
  assert.equal(table.status, 'over');
  const by = (seat: number) => new Set(lines.filter(l => l.kind === 'answer' && l.seat === seat).map(l => l.bot));
  assert.deepEqual([by(0), by(1), by(2)], [new Set([null]), new Set(['random']), new Set(['random'])]);
  line.close();
});

test('a bot that was thinking when the house closed goes on when it opens again', async () => {
  const dataDir = scratch();
  const first = await aHouse({ DATA_DIR: dataDir, BOT_PACE_MS: '60000' });
  const anna = await Guest.enter(first.address);
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [BOT, { kind: 'me' }] });
  await first.close();
  const second = await aHouse({ DATA_DIR: dataDir });
  const back = new Guest(second.address);
  back.cookie = anna.cookie;
  const line = await back.socket();
  await line.watch(id);
  await line.until(() => line.tables.get(id)!.n >= 2, 'the answer of the bot');
  line.close();
});

test('who lets the time run out is warned, then kept by a bot, and may come back', async () => {
  const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const { id } = await anna.do('tables.create', {
    game: 'five-cups',
    keeper: 'random',
    pace: { kind: 'live', seconds: 5, bank: 0 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bert.do('tables.join', { table: id });
  const line = await anna.socket();
  const { n, questions, seat } = await line.watch(id);
  const [question] = questions;
  assert.equal(seat, 0);
  const due = (await anna.do('tables.get', { table: id })).table.seats.map(one => one.due);
  assert.ok(due.every(time => time !== null && time > Date.now() && time < Date.now() + 6000));
  await anna.do('play.answer', {
    table: id,
    n,
    ask: question!.ask,
    answers: [question!.options[0]!],
    commandId: newCommandId(),
  });
  await line.until(
    () => line.news.some(news => news.news === 'table' && news.table.seats[1]!.keeper === 'random'),
    'a keeper',
    9000,
  );
  const notices = (await bert.do('notices.list', {})).notices.map(({ kind }) => kind);
  assert.deepEqual(notices.filter(kind => kind === 'time-warning' || kind === 'bot-keeps').toSorted(), [
    'bot-keeps',
    'time-warning',
  ]);
  const kinds = () => line.tables.get(id)!.lines.map(l => l.kind);
  await line.until(() => kinds().includes('keep'));
  await line.until(
    () => line.tables.get(id)!.lines.some(l => l.seat === 1 && l.kind === 'answer' && l.bot === 'random'),
    'its answer',
  );
  await bert.do('play.return', { table: id });
  await line.until(() => kinds().includes('return'));
  const { table } = await bert.do('tables.get', { table: id });
  assert.equal(table.seats[1]!.keeper, null);
  line.close();
});

test('whoever answers is back, without a word', async () => {
  const { db } = house;
  const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id } = await anna.do('tables.create', {
    game: 'five-cups',
    pace: { kind: 'slow', hours: 1 },
    seats: [...seats],
  });
  await bert.do('tables.join', { table: id });
  const rows = await db.rows<{ kind: string }>('SELECT kind FROM work WHERE key LIKE $1', [`${id}/%`]);
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['clock', 'clock'],
    'both seats are asked, and have a deadline',
  );
  const { table, questions } = await bert.do('tables.get', { table: id });
  await bert.do('play.answer', {
    table: id,
    n: table.n,
    ask: questions[0]!.ask,
    answers: [questions[0]!.options[0]!],
    commandId: newCommandId(),
  });
  const left = await db.rows('SELECT key FROM work WHERE kind = $1 AND key LIKE $2', ['clock', `${id}/%`]);
  assert.deepEqual(
    left.map(({ key }) => key),
    [`${id}/0`],
    'who has answered has none',
  );
});

test('in a window a bot takes twice its shortest time, whatever it may play; elsewhere it need not', async () => {
  const pace = 40;
  const hurried = await aHouse({ BOT_PACE_MS: String(pace) });
  const anna = await Guest.enter(hurried.address);
  await hurried.db.rows(`UPDATE people SET login = 'anna' WHERE login IS NULL RETURNING id`);
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'greedy' }) as const);
  const { id } = await anna.do('tables.create', { game: 'great-wall', seats: bots });
  const { machine } = games.find(one => one.game.id === 'great-wall')!.game;
  const took = { window: [] as number[], other: [] as number[] };
  const line = await anna.socket();
  await line.watch(id);
  await line.until(() => line.tables.get(id)!.n > 100 || line.tables.get(id)!.status === 'over', 'moves', 60_000);
  const history = await readHistory(hurried.db, id, 0);
  for (const [i, { kind, seat, ask, at }] of history.entries()) {
    if (kind !== 'answer') continue;
    // Since when it was asked this: whoever has just answered is asked anew.
    let since = i - 1;
    while (history[since - 1]?.asked.includes(seat!) && history[since]!.seat !== seat) since--;
    took[machine.step(ask!)?.pause ? 'window' : 'other'].push(at - history[since]!.at);
  }
  assert.ok(took.window.length >= 20, `${took.window.length} windows`);
  const soonest = (all: readonly number[]): number => Math.min(...all);
  // A timer may ring a moment early.
  assert.ok(soonest(took.window) >= 2 * pace - 2, `${soonest(took.window)} ms in a window`);
  assert.ok(soonest(took.other) < 2 * pace - 2, `${soonest(took.other)} ms elsewhere`);
  line.close();
  await hurried.close();
});

test('bots alone play on while somebody looks, and give up when nobody has for ten minutes', async () => {
  const clock = { now: 0, steady: 0 };
  const clocks = { now: () => Date.now() + clock.now, steady: () => performance.now() + clock.steady };
  const house = await aHouse({ BOT_PACE_MS: '200' }, undefined, clocks);
  const anna = await Guest.enter(house.address);
  await house.db.rows(`UPDATE people SET login = 'anna' WHERE login IS NULL RETURNING id`);
  // What was remembered of her is forgotten.
  clock.now += 60_000;
  const { id } = await anna.do('tables.create', { game: 'year-of-the-dragon', seats: [BOT, BOT] });
  const line = await anna.socket();
  await line.watch(id);
  const moves = async (): Promise<boolean> => {
    const { n } = line.tables.get(id)!;
    return line.until(() => line.tables.get(id)!.n > n + 1, 'moves');
  };
  await moves();
  clock.steady += 11 * 60_000;
  await moves();
  assert.equal(line.tables.get(id)!.status, 'playing', 'somebody looks');
  line.close();
  const status = async (): Promise<string> => (await anna.do('tables.get', { table: id })).table.status;
  // Once it is seen that nobody looks, the time runs.
  for (let i = 0; i < 100 && (await status()) === 'playing'; i++) {
    clock.steady += 60_000;
    await setTimeout(100);
  }
  assert.equal(await status(), 'abandoned');
  assert.deepEqual(house.logged, []);
  await house.close();
});
