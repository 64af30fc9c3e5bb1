import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, commitment, draw, Match, patched, Refusal, type Seat } from '../src/index.ts';
import { asks, does, noteTo, procedure, type Toy, toy } from './toy.ts';

/** Seat 0 makes four small decisions, then seat 1 one. What a decision does depends on the answer. */
const steps = {
  plain: (g: Toy) => {
    g.points[0]!++;
  },
  roll: (g: Toy) => {
    g.points[0] = draw(g, 6, 'die');
  },
  show: (g: Toy) => {
    g.said.push(`seat 0 has ${g.hidden[0]}`);
  },
  peek: (g: Toy) => {
    noteTo(g, [0], 'peeks', 'T-PEEK-01', 0, `${g.hidden[1]}`);
  },
  break: () => {
    throw new Error('a bug');
  },
};
type Answer = keyof typeof steps;
const turn = procedure<{ left: number }>('turn', {
  choose: asks({
    rule: 'T-1',
    who: (_g, v) => (v.left > 0 ? 0 : -1),
    options: (): Answer[] => ['plain', 'roll', 'show', 'peek', 'break'],
    take: (g, v, a) => {
      v.left--;
      g.said.push(a);
      steps[a](g);
      return 'again';
    },
  }),
  other: asks({
    rule: 'T-2',
    who: (): Seat => 1,
    options: () => ['yes', 'no'],
    take: (g, _, a) => void g.said.push(a),
  }),
});
const game = toy([
  procedure('game', {
    turn: does(g => call(g, turn, { left: 4 })),
    last: asks({ rule: 'T-3', who: () => 1, options: () => ['a', 'b'], take: () => {} }),
  }),
  turn,
]);
const begin = () => Match.begin(game, { seats: 3, seed: 'match' });

describe('undo is bounded by knowledge', () => {
  test('nothing was learned: free, and exactly back', () => {
    const match = begin();
    const states = [JSON.stringify(match.state)];
    for (let i = 0; i < 3; i++) {
      match.answer(0, 'plain');
      states.push(JSON.stringify(match.state));
    }
    for (let to = 2; to >= 0; to--) {
      assert.deepEqual(match.undo(0), { to, consent: [] });
      match.goBack(to);
      assert.equal(JSON.stringify(match.state), states[to]);
      assert.equal(match.log.length, to);
    }
    assert.equal(match.undo(0), null);
    assert.equal(match.undo(2), null);
  });

  for (const [answer, why] of [
    ['roll', 'chance was drawn'],
    ['show', 'the others saw a hidden number'],
    ['peek', 'the seat itself saw a hidden number'],
  ] as const) {
    test(`${why}: only by consent of all others`, () => {
      const match = begin();
      match.answer(0, 'plain');
      match.answer(0, answer);
      assert.deepEqual(match.undo(0), { to: 1, consent: [1, 2] });
      match.answer(0, 'plain');
      assert.deepEqual(match.undo(0), { to: 2, consent: [] }, 'free again up to that moment');
    });
  }

  test('another seat was asked: only by consent', () => {
    const match = begin();
    for (let i = 0; i < 4; i++) match.answer(0, 'plain');
    assert.equal(match.open()[0]!.seat, 1);
    assert.deepEqual(match.undo(0), { to: 3, consent: [1, 2] });
  });

  for (const [answer, why, isTaught] of [
    ['plain', 'nothing but what others chose', false],
    ['show', 'nothing it did not know', false],
    ['roll', 'luck', true],
    ['peek', 'a secret', true],
  ] as const) {
    test(`what a seat was shown since is told apart from what others chose: ${why}`, () => {
      const match = begin();
      for (let i = 0; i < 3; i++) match.answer(0, 'plain');
      match.answer(0, answer);
      match.answer(1, 'yes');
      assert.equal(match.hasTaught(0, 3), isTaught);
      assert.equal(match.log.length, 5, 'looking changes nothing');
    });
  }

  test('with consent, back past chance; the same luck comes again', () => {
    const match = begin();
    match.answer(0, 'plain');
    const before = JSON.stringify(match.state);
    match.answer(0, 'roll');
    const rolled = match.state.points[0];
    match.goBack(1);
    assert.equal(JSON.stringify(match.state), before);
    match.answer(0, 'roll');
    assert.equal(match.state.points[0], rolled);
  });

  test('the journal goes back too', () => {
    const match = begin();
    match.answer(0, 'peek');
    assert.equal(match.journal.length, 1);
    match.goBack(0);
    assert.deepEqual(match.journal, []);
  });

  test('a decision that does not exist is refused', () => {
    const match = begin();
    match.answer(0, 'plain');
    for (const to of [-1, 1, 99, 0.5]) assert.throws(() => match.goBack(to), { reason: 'cannot-go-back' });
    assert.equal(match.log.length, 1);
  });

  test('rules that changed since are noticed, and nothing is restored from a guess', () => {
    const match = begin();
    match.answer(0, 'roll');
    match.answer(0, 'plain');
    const saved = JSON.parse(JSON.stringify(match.save()));
    const today = toy([game.main, turn], { setup: core => ({ ...game.setup(core, {}), points: [5, 5, 5] }) });
    const resumed = Match.resume(today, saved);
    assert.throws(() => resumed.goBack(0), { reason: 'cannot-go-back' });
    assert.equal(resumed.log.length, 2);
    resumed.goBack(1);
    assert.equal(resumed.log.length, 1);
  });
});

test('a decision tells what it changed, also after others that were refused or taken back', () => {
  const match = begin();
  const acts = [
    () => match.answer(0, 'plain'),
    () => match.answer(0, 'roll'),
    () => match.goBack(1),
    () => match.goBack(0),
    () => match.answer(0, 'show'),
    () => match.answer(0, 'peek'),
  ];
  for (const act of acts) {
    const before = structuredClone(match.state);
    assert.throws(() => match.answer(2, 'plain'));
    assert.throws(() => match.answer(0, 'break'));
    const change = act();
    assert.deepEqual(change.before, before);
    assert.notDeepEqual(match.state, before);
    assert.deepEqual(patched(change.before, change.patch), match.state);
  }
});

test('a refused answer and a fault in the rules both change nothing', () => {
  const match = begin();
  match.answer(0, 'plain');
  const before = JSON.stringify([match.state, match.log, match.journal]);
  assert.throws(() => match.answer(1, 'yes'), Refusal);
  assert.throws(() => match.answer(0, 'fly'), { reason: 'not-offered' });
  assert.throws(() => match.answer(0, 'plain', 'game.last'), { reason: 'question-closed' });
  assert.throws(() => match.answer(0, 'break'), /a bug/);
  assert.equal(JSON.stringify([match.state, match.log, match.journal]), before);
  match.answer(0, 'plain');
});

test('a match goes on in another process, free undo included', () => {
  const match = begin();
  match.answer(0, 'peek');
  match.answer(0, 'plain');
  const saved = JSON.parse(JSON.stringify({ save: match.save(), journal: match.journal }));
  const resumed = Match.resume(game, saved.save, saved.journal);
  assert.deepEqual(resumed.state, match.state);
  assert.deepEqual(resumed.heard(0), match.heard(0));
  assert.deepEqual(resumed.undo(0), { to: 1, consent: [] });
  resumed.goBack(1);
  match.goBack(1);
  assert.deepEqual(resumed.state, match.state);
  assert.throws(() => Match.resume(game, { log: [] }), { reason: 'not-a-save' });
});

test('everybody is told the commitment, nobody the seed', () => {
  const match = begin();
  assert.equal(match.commitment, commitment('match'));
  assert.ok(!JSON.stringify(match.view(0)).includes('"match"'));
});

test('one seat alone: what was learned cannot be taken back, for nobody could agree', () => {
  const alone = toy(
    [
      procedure('game', {
        roll: asks({
          rule: 'T-1',
          who: () => 0,
          options: () => ['roll', 'wait'],
          take: (g, _, answer) => {
            g.points[0]! += answer === 'roll' ? draw(g, 6, 'die') : 1;
            return g.points[0]! < 20 ? 'again' : undefined;
          },
        }),
      }),
    ],
    { seats: { min: 1, max: 1 } },
  );
  const match = Match.begin(alone, { seats: 1, seed: 'alone' });
  match.answer(0, 'wait');
  assert.deepEqual(match.undo(0), { to: 0, consent: [] });
  match.answer(0, 'roll');
  assert.equal(match.undo(0), null);
});
