import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, deal, events, ITSELF, type Question, strict } from '../src/index.ts';
import { asks, atOnce, does, procedure, seatsOf, type Toy, toy } from './toy.ts';

/** Plays first answers only, with and without the watch. Without it the planted fault goes unnoticed. */
function bothWays(game: ReturnType<typeof toy>, sentence: RegExp): void {
  const play = (watched: typeof game): void => {
    let { g, question }: { g: Toy; question: Question | null } = deal(watched, { seats: 2, seed: 'strict' });
    while (question !== null) question = watched.machine.answer(g, question.seat, question.options[0]!);
  };
  play(game);
  assert.throws(() => play(strict(game)), sentence);
}

describe('development mode catches the sins', () => {
  test('a state that is not JSON', () => {
    const game = toy([procedure('game', { sin: does(g => void Object.assign(g, { set: new Set() })) })]);
    bothWays(game, /after game\.sin, state\.set is a Set/);
  });

  test('a frame that is not JSON', () => {
    const sin = procedure<{ f: (() => void) | null }>('sin', {
      do: does((_g, v) => void Object.assign(v, { f: () => {} })),
      more: does((_g, v) => void Object.assign(v, { f: null })),
    });
    const main = procedure('game', {
      go: does(g => call(g, sin, { f: null })),
    });
    bothWays(toy([main, sin]), /after sin\.do, state\.stack\[1\]\.v\.f is a function/);
  });

  test('options that write', () => {
    const game = toy([
      procedure('game', {
        ask: asks({ rule: 'T-1', who: () => 0, options: g => ['a', `b${g.points[0]!++}`], take: () => {} }),
      }),
    ]);
    bothWays(game, /'options' of game\.ask changes the state/);
  });

  test('who that writes', () => {
    const game = toy([
      procedure('game', {
        ask: asks({ rule: 'T-1', who: g => 0 * g.points[0]!++, options: () => ['a', 'b'], take: () => {} }),
      }),
    ]);
    bothWays(game, /'who' of game\.ask changes the state/);
  });

  test('a reaction whose `when` writes', () => {
    const { raise, procedures } = events<Toy, { type: 'x'; seat: number }>({
      rule: 'T-1',
      around: 'all-pass',
      stages: ['before', ITSELF],
      itself: { x: () => {} },
      held: () => ['c'],
      order: () => [0],
      mayReact: () => true,
    });
    const c = [
      { on: 'x' as const, stage: 'before', forced: false, when: (g: Toy) => ++g.points[0]! > 0, does: () => {} },
    ];
    bothWays(
      toy([
        procedure('game', { go: does(g => raise(g, { type: 'x', seat: 0 })) }),
        ...procedures({ c: { reactions: c } }),
      ]),
      /'options' of event\/window\.react changes the state/,
    );
  });

  test('options that depend on the sealed answer of another seat', () => {
    const game = toy([
      procedure('game', {
        choose: atOnce({
          rule: 'T-1',
          all: g => seatsOf(g),
          options: g => ['a', 'b', 'c'].filter(x => !Object.values(g.stack.at(-1)!.sealed ?? {}).includes(x)),
          take: () => {},
        }),
      }),
    ]);
    bothWays(game, /options of seat \d depend on the sealed answers of others/);
  });

  test('an answer offered twice', () => {
    const game = toy([
      procedure('game', { ask: asks({ rule: 'T-1', who: () => 0, options: () => ['a', 'a'], take: () => {} }) }),
    ]);
    bothWays(game, /game\.ask offers an answer twice/);
  });

  test('a step that goes on after raising an event', () => {
    const { raise, procedures } = events<Toy, { type: 'x' }>({
      rule: 'T-1',
      around: 'all-pass',
      stages: [ITSELF],
      itself: { x: g => void g.points[0]!++ },
      held: () => [],
      order: () => [],
      mayReact: () => false,
    });
    const main = procedure('game', {
      go: does(g => {
        raise(g, { type: 'x' });
        g.points[1] = g.points[0]!;
      }),
    });
    bothWays(toy([main, ...procedures({})]), /game\.go goes on after raising an event/);
  });
});

test('two frames that share a list are named: after a save they would part', () => {
  const suffer = procedure<{ wounds: number[] }>('suffer', {
    choose: asks({ rule: 'T-1', who: () => 0, options: () => ['a', 'b'], take: () => undefined }),
  });
  const battle = procedure<{ wounds: number[] }>('battle', {
    hurt: does((g, v) => call(g, suffer, { wounds: v.wounds })),
  });
  const main = procedure('game', { fight: does(g => call(g, battle, { wounds: [1] })) });
  bothWays(toy([main, battle, suffer]), /stack\[2\]\.v\.wounds is state\.stack\[1\]\.v\.wounds/);
});

test('watched only now and then, a part is watched the first times, and seldom but steadily afterwards', () => {
  const every = 10;
  const writesAt = (n: number): ReturnType<typeof toy> => {
    let calls = 0;
    const options = (g: Toy): string[] => {
      if (++calls === n) g.said.push('written');
      return ['a', 'b'];
    };
    const take = (g: Toy): 'again' | undefined => (g.points[0]!++ < 90 ? 'again' : undefined);
    return toy([procedure('game', { ask: asks({ rule: 'T-1', who: () => 0, options, take }) })]);
  };
  const found = Array.from({ length: 90 }, (_, i) => {
    const game = strict(writesAt(i + 1), { every });
    let { g, question }: { g: Toy; question: Question | null } = deal(writesAt(0), { seats: 2, seed: 'strict' });
    try {
      question = game.machine.run(g);
      while (question !== null) question = game.machine.play(g, question, question.options[0]!);
      return false;
    } catch (error) {
      assert.match(String(error), /'options' of game\.ask changes the state/);
      return true;
    }
  });
  assert.ok(found.slice(0, 20).every(Boolean));
  for (let at = 0; at < found.length; at += every) assert.ok(found.slice(at, at + every).includes(true), `${at}`);
  assert.ok(found.slice(20).filter(Boolean).length < 10);
});

test('a clean game plays the same under watch', () => {
  const game = toy([
    procedure('game', {
      choose: atOnce({
        rule: 'T-1',
        all: g => seatsOf(g),
        options: () => ['a', 'b'],
        take: (g, _, a) => void g.said.push(a),
      }),
    }),
  ]);
  const [plain, watched] = [game, strict(game)].map(x => {
    const { g } = deal(x, { seats: 2, seed: 's' });
    x.machine.answer(g, 0, 'b');
    x.machine.answer(g, 1, 'a');
    return g;
  });
  assert.deepEqual(watched, plain);
});
