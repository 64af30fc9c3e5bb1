import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneOf, deal, placesOf, type Question, rng } from '@teahouse/kernel';
import { game, type Table } from '../src/index.ts';
import { pointsOf } from '../src/table.ts';

/** The answer after which the position is worth most. */
function greedy(g: Table, { seat, options, ask }: Question): string {
  const worth = (answer: string): number => {
    const world = cloneOf(game, g);
    game.machine.play(world, { seat, options, ask }, answer);
    return game.value(world, seat);
  };
  return options.reduce((best, answer) => (worth(answer) > worth(best) ? answer : best));
}

test('who follows the value of positions beats three who choose at random', () => {
  const luck = rng('value');
  let wins = 0;
  for (let n = 0; n < 40; n++) {
    const { g, question } = deal(game, { seats: 4, seed: `value ${n}` });
    for (let q = question; q !== null; ) {
      q = game.machine.play(g, q, q.seat === n % 4 ? greedy(g, q) : q.options[luck(q.options.length)]!);
    }
    if (placesOf(game.outcome(g), g.seats)[n % 4] === 1) wins++;
  }
  assert.ok(wins >= 18, `${wins} of 40, where chance gives 10`);
});

test('at the end the value is the score', () => {
  const { g, question } = deal(game, { seats: 2, seed: 'over' });
  for (let q = question; q !== null; ) q = game.machine.play(g, q, q.options[0]!);
  assert.deepEqual([game.value(g, 0), game.value(g, 1)], g.rulers.map(pointsOf));
});

test('what tells two positions apart is the coming event that one is better prepared for', () => {
  const { g } = deal(game, { seats: 2, seed: 'prepared' });
  const month = g.events.indexOf('drought') + 1;
  for (const ruler of g.rulers) ruler.palaces = [{ n: 0, floors: 2, persons: ['monk-young'] }];
  const fed = cloneOf(game, g);
  fed.rulers[0]!.rice = 1;
  assert.deepEqual(game.tells!(fed, g, 0), { what: 'drought', n: month });
  assert.equal(game.tells!(g, fed, 0), null, 'nothing speaks for the hungry');
  assert.equal(game.tells!(g, g, 0), null);
  const armed = cloneOf(game, g);
  armed.rulers[0]!.fireworks = 2;
  assert.deepEqual(game.tells!(armed, g, 0), { what: 'festival', n: g.events.indexOf('festival') + 1 });
});
