import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { copy, Machine, rulebook } from '@teahouse/kernel';
import { fuzz } from '../src/index.ts';
import { fill, note, type Toy, toy } from './toy.ts';

const broken = (game: ReturnType<typeof toy>): string | undefined =>
  fuzz(game, { games: 30, watch: 'closely' }).violation?.law;

test('a clean game breaks no law', () => {
  const report = fuzz(toy(), { games: 60, watch: 'closely' });
  assert.equal(report.violation, null);
  assert.equal(report.games, 60);
  assert.ok(report.decisions > 300);
});

describe('the laws bite: each planted fault is caught, and named', () => {
  test('a view that shows a hidden hand', () => {
    const { sees } = toy();
    assert.equal(broken(toy({}, { sees: { ...sees, hands: 'everyone' } })), 'no leaks');
  });
  test('a view that tells a number computed from a hidden hand', () => {
    const { sees } = toy();
    const hands: typeof sees.hands = (hands, me) =>
      hands.map((hand, seat) => (seat === me ? hand : hand.length + hand[0]! / 100));
    assert.equal(broken(toy({}, { sees: { ...sees, hands } })), 'no leaks');
  });
  test('a hand that its owner would see mixed', () => {
    assert.equal(broken(toy({}, { scramble: g => void g.hands[0]!.reverse() })), 'no leaks');
  });
  test('options that depend on a hidden card of the deck', () => {
    const options = (g: Toy, seat: number) =>
      g.hands[seat]!.map(String).concat(
        g.deck[0]! > 5 ? ['11', '10', '9'].filter(x => !g.hands[seat]!.map(String).includes(x)) : [],
      );
    assert.equal(broken(toy({ options, win: () => {} })), 'no leaks');
  });
  test('a journal that tells everybody a hidden card', () => {
    assert.equal(broken(toy({ win: g => note(g, 'wins', 'TOY-REWARD-01', 0, `${g.deck[0]}`) })), 'no leaks');
  });
  test('an imagined table that looks different', () => {
    const wrong: typeof fill = seen => ({ ...fill(seen), points: seen.points.map(p => p + 1) });
    assert.equal(broken(toy({}, { fill: wrong })), 'imagination');
  });
  test('options that write', () => {
    const options = (g: Toy, seat: number) => g.hands[seat]!.sort((a, b) => b - a).map(String);
    assert.equal(broken(toy({ options })), 'development mode');
  });
  test('a state that is not JSON', () => {
    assert.equal(broken(toy({ win: g => void Object.assign(g, { seen: new Set() }) })), 'development mode');
  });
  test('a sealed choice that depends on another one', () => {
    const options = (g: Toy, seat: number) => {
      const taken = Object.keys(g.stack.at(-1)!.sealed ?? {}).length;
      return g.hands[seat]!.slice(taken).map(String);
    };
    assert.equal(broken(toy({ options })), 'development mode');
  });
  test('a game that never ends', () => {
    const { procedure, asks } = rulebook<Toy>();
    const endless = procedure('game', {
      ask: asks({ rule: 'TOY-1', who: () => 0, options: () => ['a', 'b'], take: () => 'again' }),
    });
    assert.equal(broken(toy({}, { main: endless, machine: new Machine<Toy>([endless]) })), 'bounded length');
  });
  test('a rule that runs away within one answer', () => {
    const { procedure, asks, does } = rulebook<Toy>();
    const runaway = procedure('game', {
      ask: asks({ rule: 'TOY-1', who: () => 0, options: () => ['a', 'b'], take: () => {} }),
      spin: does(() => 'again'),
    });
    assert.equal(broken(toy({}, { main: runaway, machine: new Machine<Toy>([runaway]) })), 'development mode');
  });
  test('a card that gets lost', () => {
    assert.equal(broken(toy({ win: g => void g.out.pop() })), 'conservation');
  });
  test('a state the game itself calls impossible', () => {
    const check = (g: Toy) => (g.points.some(p => p > 0) ? { field: 'points', rule: 'TOY-1' } : null);
    assert.equal(broken(toy({}, { check })), 'check');
  });
  test('a clone that shares a hand with the original', () => {
    assert.equal(broken(toy({}, { clone: g => ({ ...copy(g), hands: g.hands }) })), 'clone');
  });
  test('a clone that forgets something', () => {
    assert.equal(broken(toy({}, { clone: g => ({ ...copy(g), points: g.points.map(() => 0) }) })), 'clone');
  });
  test('a default that is not offered', () => {
    assert.equal(broken(toy({ otherwise: () => 'nothing' })), 'defaults');
  });
  test('a question without a rule to cite', () => {
    assert.equal(broken(toy({ rule: '' })), 'refusals cite a rule');
  });
  test('places that are none', () => {
    assert.equal(broken(toy({}, { outcome: () => ({ kind: 'places', places: [2, 2] }) })), 'outcome');
    assert.equal(broken(toy({}, { outcome: () => ({ kind: 'places', places: [1] }) })), 'outcome');
    assert.equal(broken(toy({}, { outcome: () => ({ kind: 'together', won: false, why: '' }) })), 'outcome');
  });
  test('luck from outside the state', () => {
    let outside = 0;
    const win = (g: Toy): void => {
      g.points[0]! += ++outside % 7;
    };
    assert.equal(broken(toy({ win })), 'two doors');
  });
});

test('a failing game is shortened, printed and repeatable', () => {
  // Broken only when seat 1 takes a card in the second round: the first round's choices can be made small.
  const faulty = toy({
    win: (g, seat) => void (seat === 1 && g.out.length > 0 && g.hands[1]!.length === 2 && g.deck.pop()),
  });
  const first = fuzz(faulty, { games: 200, seed: 'shrink' }).violation!;
  assert.equal(first.law, 'conservation');
  assert.deepEqual(fuzz(faulty, { games: 200, seed: 'shrink' }).violation, first);
  assert.ok(first.transcript.length <= 6, first.transcript.join('\n'));
  assert.match(first.transcript.at(-1)!, /^seat 1, reward\.choose: card$/);
});
