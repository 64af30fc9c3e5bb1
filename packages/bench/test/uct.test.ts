import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deal, placesOf, type Question } from '@teahouse/kernel';
import { clone } from '../src/dragon-lite/clone.generated.ts';
import { game } from '../src/dragon-lite/game.ts';
import type { Table } from '../src/dragon-lite/table.ts';
import * as plain from '../src/plain/rules.ts';
import { uct as uctPlain } from '../src/plain/uct.ts';
import { favourite, uct } from '../src/uct.ts';

const DEALS = Array.from({ length: 600 }, (_, i) => i + 1);

it('on the kernel, it finds the answer that wins at once', () => {
  let decided = 0;
  for (const dealt of DEALS) {
    const { g, q } = lastQuestion(dealt);
    const wins = q.options.filter(answer => {
      const after = clone(g);
      game.machine.play(after, q, answer);
      return placesOf(game.outcome(after), after.seats).indexOf(1) === q.seat;
    });
    if (wins.length === 0 || wins.length === q.options.length) continue;
    decided++;
    const before = JSON.stringify(g);
    const { answer } = favourite(uct(game, g, q, 20 * q.options.length, plain.xorshift(dealt)));
    assert.ok(wins.includes(answer), `deal ${dealt}: ${answer} does not win, ${wins} would`);
    assert.equal(JSON.stringify(g), before);
  }
  assert.ok(decided >= 3, `only ${decided} games are decided by the last answer`);
});

it('by hand, it finds the move that wins at once', () => {
  let decided = 0;
  for (const dealt of DEALS) {
    const G = lastPosition(dealt);
    const moves = plain.legal(G);
    const wins = moves.filter(move => {
      const after = plain.clone(G);
      plain.apply(after, move);
      while (after.phase !== 'over') plain.apply(after, plain.legal(after)[0]!);
      return after.winner === G.actor;
    });
    if (wins.length === 0 || wins.length === moves.length) continue;
    decided++;
    const before = JSON.stringify(G);
    const { move } = favourite(uctPlain(G, 20 * moves.length, plain.xorshift(dealt)));
    assert.ok(wins.some(win => JSON.stringify(win) === JSON.stringify(move)));
    assert.equal(JSON.stringify(G), before);
  }
  assert.ok(decided >= 3, `only ${decided} games are decided by the last move`);
});

it('both think the same of a position', () => {
  const iterations = 6000;
  const { g, question } = deal(game, { seats: 3, seed: '' });
  const roots = [
    uct(game, g, question!, iterations, plain.xorshift(1)),
    uctPlain(plain.setup(3, 42), iterations, plain.xorshift(2)),
  ] as const;
  const chances = roots.map(root => {
    assert.equal(root.visits, iterations);
    let visits = 0;
    let wins = 0;
    for (const child of root.children) {
      visits += child.visits;
      wins += child.wins;
    }
    assert.equal(visits, iterations);
    return wins / visits;
  });
  assert.equal(roots[0].children.length, roots[1].children.length);
  assert.ok(Math.abs(chances[0]! - chances[1]!) < 0.04, `chances differ: ${chances}`);
});

/** The last question of a random game for two; every answer ends it. */
function lastQuestion(dealt: number): { g: Table; q: Question } {
  const { g, question } = deal(game, { seats: 2, seed: '', options: { deal: dealt } });
  const r = plain.xorshift(dealt);
  let last = { g, q: question! };
  for (let q = question; q !== null; q = game.machine.play(g, q, q.options[r() % q.options.length]!)) {
    last = { g: clone(g), q };
  }
  return last;
}

/** The last position with a choice: what follows is forced. */
function lastPosition(dealt: number): plain.State {
  const G = plain.setup(2, dealt);
  const r = plain.xorshift(dealt);
  let last = G;
  while (G.phase !== 'over') {
    const moves = plain.legal(G);
    if (moves.length > 1) last = plain.clone(G);
    plain.apply(G, moves[r() % moves.length]!);
  }
  return last;
}
