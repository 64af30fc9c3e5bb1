import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diff } from '@teahouse/kernel';
import type { CommandName, Input, News, Output } from '@teahouse/protocol';
import { Refused } from '../src/refused.ts';
import { serverSource } from '../src/table/server-source.ts';
import { isPassed } from '../src/table/source.ts';
import { Stage } from '../src/table/stage.ts';
import { playOn, practice, sent } from './table.ts';

const settled = () => new Promise(resolve => setImmediate(resolve));

/** A server with one table, played by hand. */
function server(refuses = false) {
  const table = practice();
  const asked: [CommandName, unknown][] = [];
  let news: (news: News) => void = () => {};
  let back: () => void = () => {};
  const line = {
    connection: {
      onNews: (listener: (news: News) => void) => {
        news = listener;
        return () => {};
      },
      onBack: (listener: () => void) => {
        back = listener;
        return () => {};
      },
    },
    call: async <K extends CommandName>(name: K, input: Input<K>): Promise<Output<K>> => {
      asked.push([name, input]);
      if (refuses) throw new Refused({ reason: 'not-found', message: 'no', rule: '', details: {} });
      const { since = 0 } = input as { since?: number };
      const { lines, ...state } = sent(table);
      const seen = { ...state, lines: lines.filter(each => each.n > since) };
      return (name === 'play.watch' ? seen : { chat: [] }) as Output<K>;
    },
  };
  /** One decision, told as the server tells it; or kept silent, as if the message were lost. */
  const move = (told = true): void => {
    const before = sent(table);
    playOn(table, 1);
    const { view, lines, questions, table: now } = sent(table);
    if (!told) return;
    const patch = diff(before.view, view);
    news({ news: 'moved', table: now.id, n: now.n, line: lines.at(-1)!, patch, questions, asked: now.asked });
  };
  return { table, asked, line, move, back: () => back(), tell: (message: News) => news(message) };
}

test('patches lead to the view that the server has', async () => {
  const { table, line, move } = server();
  const source = serverSource(line, 'practice-1', null);
  await settled();
  for (let i = 0; i < 9; i++) move();
  const { view, lines, questions, table: now } = sent(table);
  assert.deepEqual(source.state.value?.view, view);
  assert.deepEqual(source.state.value?.lines, lines);
  assert.deepEqual(source.state.value?.questions, questions);
  assert.deepEqual(source.state.value?.table.asked, now.asked);
});

test('what somebody asked of the others is void with the next entry, as it is for the server', async () => {
  const { table, line, move, tell } = server();
  const source = serverSource(line, 'practice-1', null);
  await settled();
  const { table: now } = sent(table);
  const undoRequest = { seat: 1, to: 0, n: now.n, waitsFor: [0] };
  tell({ news: 'table', table: { ...now, undoRequest, abandoning: [1] } });
  assert.deepEqual(source.state.value?.table.abandoning, [1]);
  move();
  const { undoRequest: asks, abandoning } = source.state.value!.table;
  assert.deepEqual([asks, abandoning], [null, []]);
});

test('who may not watch any longer reads that, instead of a table that stands still', async () => {
  const { line, tell } = server();
  const source = serverSource(line, 'practice-1', null);
  await settled();
  tell({ news: 'unwatched', table: 'another' });
  assert.equal(source.failure.peek()?.reason, undefined);
  tell({ news: 'unwatched', table: 'practice-1' });
  assert.equal(source.failure.peek()?.reason, 'not-shown');
});

test('a gap leads to a fresh watch, and never to a wrong view', async () => {
  const { table, asked, line, move } = server();
  const source = serverSource(line, 'practice-1', null);
  await settled();
  move(false);
  move();
  await settled();
  assert.deepEqual(source.state.value?.view, sent(table).view);
  const watches = asked.filter(([name]) => name === 'play.watch');
  assert.deepEqual(
    watches.map(([, input]) => input),
    [{ table: 'practice-1' }, { table: 'practice-1' }],
  );
});

test('after a lost line only what was missed is asked for', async () => {
  const { table, asked, line, move, back } = server();
  const source = serverSource(line, 'practice-1', 'a-secret');
  await settled();
  move();
  move(false);
  move(false);
  back();
  await settled();
  assert.deepEqual(
    asked.findLast(([name]) => name === 'play.watch'),
    ['play.watch', { table: 'practice-1', secret: 'a-secret', since: 2 }],
  );
  assert.deepEqual(source.state.value?.lines, sent(table).lines);
  assert.deepEqual(source.state.value?.view, sent(table).view);
});

test('the same move told twice counts once', async () => {
  const { table, line, move, tell } = server();
  const source = serverSource(line, 'practice-1', null);
  await settled();
  const before = sent(table);
  move();
  const { lines, view, questions, table: now } = sent(table);
  tell({
    news: 'moved',
    table: now.id,
    n: now.n,
    line: lines.at(-1)!,
    patch: diff(before.view, view),
    questions,
    asked: now.asked,
  });
  assert.equal(source.state.value?.lines.length, 2);
});

test('a table that is not there says why', async () => {
  const { line } = server(true);
  const source = serverSource(line, 'practice-1', null);
  await settled();
  assert.equal(source.failure.value?.reason, 'not-found');
});

test('the stage shows moves one after another, and skips to the newest', async () => {
  const { table, line, move } = server();
  const source = serverSource(line, 'practice-1', null);
  await settled();
  const performed: number[] = [];
  let finish: () => void = () => {};
  const stage = new Stage(source, async ({ line: { n } }) => {
    performed.push(n);
    await new Promise<void>(resolve => {
      finish = resolve;
    });
  });
  await settled();
  move();
  move();
  move();
  await settled();
  assert.deepEqual(performed, [2]);
  assert.equal(stage.shown.value?.table.n, 2);
  finish();
  await settled();
  assert.deepEqual(performed, [2, 3]);
  stage.skip();
  finish();
  await settled();
  assert.deepEqual(performed, [2, 3]);
  assert.equal(stage.busy.value, false);
  assert.deepEqual(stage.shown.value?.view, sent(table).view);
  for (let i = 0; i < 6; i++) move();
  finish();
  await settled();
  assert.deepEqual(performed, [2, 3, 5, 8], 'who is far behind is shown only the last moves');
  stage.close();
  finish();
});

test('the talk is read by who may hear it: on sitting down, and again after the line was lost', async () => {
  const { table, asked, line, tell, back } = server();
  const source = serverSource(line, 'practice-1', null);
  const reads = () => asked.filter(([name]) => name === 'chat.list').length;
  await settled();
  assert.equal(reads(), 1);
  const { table: mine } = sent(table);
  tell({ news: 'table', table: { ...mine, mySeat: null, chat: 'players' } });
  tell({ news: 'table', table: { ...mine, mySeat: null, chat: 'players' } });
  assert.equal(reads(), 1, 'a watcher of players who talk among themselves asks for nothing');
  tell({ news: 'table', table: mine });
  assert.equal(reads(), 2);
  back();
  assert.equal(reads(), 3);
  source.close();
});

test('the house passes for me what has a single answer, if I wish it, am asked, and play myself', () => {
  const state = sent(practice());
  const question = { seat: 0, ask: 'event/window.react', options: ['pass'], draft: false };
  const table = { ...state.table, passes: true, asked: [0] };
  const asked = { ...state, table, questions: [question] };
  assert.equal(isPassed(asked), true);
  assert.equal(isPassed({ ...asked, table: { ...table, passes: false } }), false);
  assert.equal(isPassed({ ...asked, questions: [{ ...question, options: ['pass', 'gift-1'] }] }), false);
  assert.equal(isPassed({ ...asked, questions: [] }), false);
  assert.equal(isPassed({ ...asked, table: { ...table, asked: [1] } }), false, 'my answer is in, and sealed');
  const seats = table.seats.map(seat => ({ ...seat, keeper: 'master' as const }));
  assert.equal(isPassed({ ...asked, table: { ...table, seats } }), false, 'a bot decides');
});

test('what a wish changes is shown at once, and takes no move back', async () => {
  const { line, move, table } = server();
  const wishing = {
    ...line,
    call: async <K extends CommandName>(name: K, input: Input<K>): Promise<Output<K>> => {
      if (name !== 'play.passes') return line.call(name, input);
      const before = { ...sent(table).table, passes: true };
      // While the server answers, somebody moves.
      move();
      return before as Output<K>;
    },
  };
  const source = serverSource(wishing, 'practice-1', null);
  await settled();
  const { n } = source.state.value!.table;
  await source.letPass(true);
  const { table: now } = source.state.value!;
  assert.deepEqual([now.passes, now.n, now.asked], [true, n + 1, sent(table).table.asked]);
});
