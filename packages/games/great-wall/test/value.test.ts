import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneOf, deal, type Question, rng } from '@teahouse/kernel';
import { game, type Table } from '../src/index.ts';
import { honorOf } from '../src/table.ts';

/** The answer after which the position is worth most. */
function greedy(g: Table, { seat, options, ask }: Question): string {
  let [best, most] = [options[0]!, Number.NEGATIVE_INFINITY];
  for (const answer of options) {
    const world = cloneOf(game, g);
    game.machine.play(world, { seat, options, ask }, answer);
    const worth = game.value(world, seat);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

test('who follows the value of positions beats two who choose at random', () => {
  const luck = rng('value');
  let wins = 0;
  for (let n = 0; n < 30; n++) {
    const { g, question } = deal(game, { seats: 3, seed: `value ${n}` });
    for (let q = question; q !== null; ) {
      q = game.machine.play(g, q, q.seat === n % 3 ? greedy(g, q) : q.options[luck(q.options.length)]!);
    }
    if (game.ranks(g)[n % 3] === 1) wins++;
  }
  assert.ok(wins >= 17, `${wins} of 30, where chance gives 10`);
});

test('at the end the value is the honor', () => {
  const { g, question } = deal(game, { seats: 2, seed: 'over' });
  for (let q = question; q !== null; ) q = game.machine.play(g, q, q.options[0]!);
  assert.deepEqual([game.value(g, 0), game.value(g, 1)], g.players.map(honorOf));
});
