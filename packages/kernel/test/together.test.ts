import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  call,
  Draft,
  deal,
  draw,
  hashOf,
  imagine,
  Match,
  pack,
  Refusal,
  RulesFault,
  replay,
  rng,
  SEALED,
  type Seat,
  unpack,
  view,
} from '../src/index.ts';
import { asks, does, procedure, seatsOf, type Toy, together, toy } from './toy.ts';

/** Every seat loses as many points as it is over 5, one or two at a time. */
const starve = procedure<{ seat: Seat }>('starve', {
  choose: asks({
    rule: 'T-STARVE-01',
    who: (g, { seat }) => (g.points[seat]! > 5 ? seat : -1),
    options: (g, { seat }) => (g.points[seat]! > 6 ? ['one', 'two'] : ['one']),
    otherwise: () => 'one',
    pause: true,
    take: (g, _, answer, seat) => {
      g.points[seat]! -= answer === 'one' ? 1 : 2;
      return 'again';
    },
  }),
});
const winter = (branch: (g: Toy, seat: Seat) => void = (g, seat) => call(g, starve, { seat }), faceUp = false) => {
  const main = procedure('game', {
    losses: together(
      g => seatsOf(g),
      (g, seat) => branch(g, seat),
      { faceUp },
    ),
    spring: asks({ rule: 'T-SPRING-01', who: () => 0, options: () => ['sow', 'wait'], take: () => undefined }),
  });
  return toy([main, starve], {
    setup: core => ({ ...core, points: [8, 5, 7].slice(0, core.seats), hidden: [1, 2, 3], said: [] }),
  });
};
const game = winter();
const begin = () => Match.begin(game, { seats: 3, seed: 'winter' });
const refused = (reason: string) => (error: unknown) => {
  assert.ok(error instanceof Refusal, `${error}`);
  assert.equal(error.reason, reason);
  return true;
};
const asked = (match: ReturnType<typeof begin>): string[] => match.open().map(({ seat, ask }) => `${seat} ${ask}`);

describe('several seats at work at once', () => {
  test('all with something to decide are asked, and the table stands as it was until all are done', () => {
    const match = begin();
    assert.deepEqual(asked(match), ['0 starve.choose', '2 starve.choose']);
    match.answers(2, ['one', 'one']);
    assert.deepEqual(asked(match), ['0 starve.choose']);
    assert.deepEqual(match.state.points, [8, 5, 7]);
    match.answers(0, ['two', 'one']);
    assert.deepEqual(match.state.points, [5, 5, 5]);
    assert.deepEqual(asked(match), ['0 game.spring']);
  });

  test('any order leads to the same state', () => {
    const given: [Seat, string[]][] = [
      [0, ['two', 'one']],
      [2, ['two']],
    ];
    const ends = [given, given.toReversed()].map(order => {
      const match = begin();
      for (const [seat, answers] of order) match.answers(seat, answers);
      return hashOf(match.state);
    });
    assert.equal(ends[0], ends[1]);
  });

  test('a branch is given whole, and only by its seat', () => {
    const match = begin();
    const before = hashOf(match.state);
    assert.throws(() => match.answer(0, 'one'), refused('branch-unfinished'));
    assert.throws(() => match.answers(0, ['two', 'one', 'one']), refused('draft-ended'));
    assert.throws(() => match.answers(0, ['two', 'three']), refused('not-offered'));
    assert.throws(() => match.answers(1, ['one']), refused('not-asked'));
    assert.throws(() => match.answers(0, ['two', 'one'], 'game.spring'), refused('question-closed'));
    assert.equal(hashOf(match.state), before);
    assert.equal(match.log.length, 0);
  });

  test('others see that it is given, not what; face up they see it', () => {
    for (const faceUp of [false, true]) {
      const match = Match.begin(winter(undefined, faceUp), { seats: 3, seed: 'winter' });
      match.answers(2, ['one', 'one']);
      const seen = (me: Seat | null) => match.view(me).stack.at(-1)!.sealed![2];
      assert.equal(seen(2), 'one\none');
      assert.deepEqual([seen(0), seen(null)], faceUp ? ['one\none', 'one\none'] : [SEALED, SEALED]);
    }
  });

  test('who imagines the table guesses what is sealed, and takes what lies face up as it is', () => {
    for (const faceUp of [false, true]) {
      const game = winter(undefined, faceUp);
      const match = Match.begin(game, { seats: 3, seed: 'winter' });
      match.answers(2, ['one', 'one']);
      const guesses = new Set<string>();
      for (let i = 0; i < 20; i++)
        guesses.add(imagine(game, match.view(0), 0, rng(`world ${i}`)).stack.at(-1)!.sealed![2]!);
      assert.deepEqual([...guesses].sort(), faceUp ? ['one\none'] : ['one\none', 'two']);
    }
  });

  test('it may be given again until the last is in; the log says so and leads to the same state', () => {
    const match = begin();
    match.answers(2, ['one', 'one']);
    match.answers(2, ['two']);
    assert.deepEqual(
      match.log.map(({ revises }) => revises),
      [false, true],
    );
    const half = unpack(JSON.parse(JSON.stringify(pack(game, match.deal, match.log))));
    assert.equal(hashOf(replay(game, half.deal, half.log).g), hashOf(match.state), 'also in the middle of it');
    match.answers(0, ['two', 'one']);
    const whole = unpack(JSON.parse(JSON.stringify(pack(game, match.deal, match.log))));
    assert.deepEqual(whole.log, match.log);
    assert.equal(hashOf(replay(game, whole.deal, whole.log).g), hashOf(match.state));
    const resumed = Match.resume(game, JSON.parse(JSON.stringify(match.save())));
    assert.equal(hashOf(resumed.state), hashOf(match.state));
  });

  test('a log of single answers, from when the seats went one after another, leads there too', () => {
    const match = begin();
    match.answers(0, ['two', 'one']);
    match.answers(2, ['one', 'one']);
    const single = match.log.flatMap(({ seat, ask, answer, rest }) =>
      [[ask, answer] as const, ...rest].map(([label, a]) => ({
        seat,
        ask: label,
        answer: a,
        revises: false,
        rest: [],
      })),
    );
    assert.equal(hashOf(replay(game, match.deal, single).g), hashOf(match.state));
  });

  test('whoever gives nothing gets the defaults of a whole branch', () => {
    const match = begin();
    assert.deepEqual(game.machine.otherwise(match.state, 0), ['one', 'one', 'one']);
    assert.equal(game.machine.otherwise(match.state, 1), null, 'nothing to decide');
  });

  test('a draft composes a branch on its own table, whatever the others have given', () => {
    const match = begin();
    match.answers(2, ['one', 'one']);
    const draft = new Draft(game, match.view(0), 0);
    draft.play('two');
    assert.deepEqual([draft.seen.points, draft.canCommit], [[6, 5, 7], false]);
    draft.play('one');
    assert.deepEqual([draft.end, draft.canCommit], ['done', true]);
    match.answers(0, draft.answers);
    assert.equal(asked(match)[0], '0 game.spring');
  });
});

test('who looks ahead from within a branch comes to the others, and not to the same branch again', () => {
  const mark = procedure<{ seat: Seat }>('mark', {
    choose: asks({
      rule: 'T-MARK-01',
      who: (_, v) => v.seat,
      options: () => ['a', 'b'],
      take: (g, { seat }, answer) => void g.said.push(`${seat}${answer}`),
    }),
    more: asks({
      rule: 'T-MARK-02',
      who: (_, v) => v.seat,
      options: () => ['c', 'd'],
      take: (g, { seat }, answer) => void g.said.push(`${seat}${answer}`),
    }),
  });
  const main = procedure('game', {
    all: together(
      () => [0, 1],
      (g, seat) => call(g, mark, { seat }),
    ),
  });
  const marks = toy([main, mark]);
  const draft = new Draft(marks, Match.begin(marks, { seats: 2, seed: 'marks' }).view(1), 1);
  draft.play('a');
  const world = imagine(marks, draft.seen, 1, rng('ahead'));
  for (let q = marks.machine.run(world); q !== null; q = marks.machine.play(world, q, q.options[0]!));
  assert.deepEqual(world.said, ['1a', '1c', '0a', '0c']);
});

describe('simulations', () => {
  test('play the branches one after another, beginning with any seat, and come to the same state', () => {
    const { machine } = game;
    for (const first of [0, 2]) {
      const { g } = deal(game, { seats: 3, seed: 'winter' });
      const q = machine.open(g).find(({ seat }) => seat === first)!;
      let next = machine.play(g, q, 'two');
      while (next?.ask === 'starve.choose') next = machine.play(g, next, 'one');
      assert.equal(next!.ask, 'game.spring');
      const match = begin();
      match.answers(first, first === 0 ? ['two', 'one'] : ['two']);
      match.answers(2 - first, first === 0 ? ['one', 'one'] : ['one', 'one', 'one']);
      assert.equal(hashOf(g), hashOf(match.state));
    }
  });

  test('imagine a branch that lies face down', () => {
    const match = begin();
    match.answers(2, ['one', 'one']);
    const guesses = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const world = imagine(game, match.view(0), 0, rng(`guess ${i}`));
      guesses.add(world.stack.at(-1)!.sealed![2]!);
      assert.deepEqual(view(game, world, 0), match.view(0));
    }
    assert.deepEqual([...guesses].sort(), ['one\none', 'two']);
  });
});

describe('a seat alone', () => {
  const alone = (points: readonly number[]) => {
    const march = procedure('game', {
      first: asks({ rule: 'T-1', who: () => 0, options: () => ['go', 'stay'], take: () => undefined }),
      losses: together(
        g => seatsOf(g),
        (g, seat) => call(g, starve, { seat }),
      ),
      spring: asks({ rule: 'T-SPRING-01', who: () => 0, options: () => ['sow', 'wait'], take: () => undefined }),
      other: asks({ rule: 'T-2', who: g => (g.seats > 1 ? 1 : -1), options: () => ['a', 'b'], take: () => undefined }),
    });
    return Match.begin(
      toy([march, starve], {
        seats: { min: 1, max: 3 },
        setup: core => ({ ...core, points: [...points], hidden: [...points], said: [] }),
      }),
      { seats: points.length, seed: 'alone' },
    );
  };

  for (const points of [[8], [8, 5, 5], [8, 5]]) {
    test(`among ${points.length} that decides anything is asked as in any procedure`, () => {
      const match = alone(points);
      match.answer(0, 'go');
      assert.deepEqual([match.open()[0]!.ask, match.game.machine.isForked(match.state)], ['starve.choose', false]);
      match.answer(0, 'two');
      assert.deepEqual([match.state.points[0], match.open()[0]!.ask], [6, 'starve.choose']);
      match.answer(0, 'one');
      assert.equal(match.open()[0]!.ask, 'game.spring');
    });

    test(`among ${points.length} walks through it in one draft`, () => {
      const match = alone(points);
      const draft = new Draft(match.game, match.view(0), 0);
      for (const answer of ['go', 'two', 'one', 'sow']) draft.play(answer);
      assert.equal(draft.end, points.length === 1 ? 'over' : 'others');
      const { taken } = match.answers(0, draft.answers);
      assert.deepEqual([taken, match.log.length, match.state.points[0]], [4, 1, 5]);
    });
  }

  test('is not alone where another has something to decide, and a draft ends there', () => {
    const match = alone([8, 6]);
    const draft = new Draft(match.game, match.view(0), 0);
    draft.play('go');
    assert.equal(draft.end, 'others');
    match.answers(0, draft.answers);
    assert.ok(match.game.machine.isForked(match.state));
  });

  test('who was at work alone in a save from before still gives a branch', () => {
    const match = alone([8, 5]);
    match.answer(0, 'go');
    const saved = JSON.parse(JSON.stringify(match.save()));
    const frame = saved.now.state.stack[0];
    saved.now.state.stack = [{ ...frame, i: 0, sealed: {} }];
    const resumed = Match.resume(match.game, saved);
    assert.ok(resumed.game.machine.isForked(resumed.state));
    resumed.answers(0, ['two', 'one']);
    assert.deepEqual([resumed.state.points, resumed.open()[0]!.ask], [[5, 5], 'game.spring']);
  });
});

describe('a branch keeps to itself', () => {
  const fault = (branch: (g: Toy, seat: Seat) => void) => () =>
    deal(winter(branch), { seats: 3, seed: 'winter' }) as unknown;
  test('it draws no luck', () => {
    assert.throws(
      fault((g, seat) => {
        g.points[seat]! -= draw(g, 2, 'hail');
      }),
      (error: unknown) => error instanceof RulesFault && /draws luck/.test(error.message),
    );
  });
  test('it asks nobody else', () => {
    assert.throws(
      fault((g, seat) => call(g, starve, { seat: seat === 0 ? 2 : seat })),
      /the branch of seat 0 asks seat 2/,
    );
  });
  test('it does not fork again', () => {
    const inner = procedure('inner', {
      again: together(
        () => [0],
        () => undefined,
      ),
    });
    const main = procedure('game', {
      outer: together(
        () => [0, 1],
        g => call(g, inner, {}),
      ),
      end: does(() => undefined),
    });
    assert.throws(() => deal(toy([main, inner]), { seats: 2, seed: 'x' }), /forks again/);
  });
});
