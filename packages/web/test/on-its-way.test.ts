import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OnItsWay } from '../src/table/on-its-way.ts';
import { practice } from './table.ts';

const ME = 0;
const BOT = 1;

test('an answer is on its way until it is told, whatever others do meanwhile', () => {
  const table = practice();
  const way = new OnItsWay();
  assert.equal(way.isAfter(table.lines), false, 'nothing is sent yet');
  way.begin(ME, table.lines.length);
  assert.equal(way.isAfter(table.lines), true);
  const [mine, bots] = table.match.open();
  assert.deepEqual([mine!.seat, bots!.seat], [ME, BOT], 'all are asked at once');
  table.decide(BOT, [bots!.options[0]!], bots!.ask);
  assert.equal(way.isAfter(table.lines), true, 'a bot has answered, I have not');
  table.decide(ME, [mine!.options[0]!], mine!.ask);
  assert.equal(way.isAfter(table.lines), false);
});

test('what was answered before does not count, and what was refused may be given again', () => {
  const table = practice();
  const way = new OnItsWay();
  const [mine] = table.match.open();
  table.decide(ME, [mine!.options[0]!], mine!.ask);
  way.begin(ME, table.lines.length);
  assert.equal(way.isAfter(table.lines), true);
  way.refused();
  assert.equal(way.isAfter(table.lines), false);
});
