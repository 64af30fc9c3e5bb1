import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnyGame,
  type Core,
  call,
  draw,
  type Game,
  Machine,
  Match,
  type Options,
  type Procedure,
  rulebook,
} from '@teahouse/kernel';
import { choose, type Job, weigh } from '../src/index.ts';

/** Both discard two of four cards at once, one after the other; the worth of a hand is what is left of it. */
interface Hands extends Core {
  hands: number[][];
}
const { procedure, asks, together } = rulebook<Hands>();
const discard = procedure<{ seat: number }>('discard', {
  choose: asks({
    rule: 'HANDS-01',
    who: (g, { seat }) => (g.hands[seat]!.length > 2 ? seat : -1),
    options: (g, { seat }) => g.hands[seat]!.map(String),
    take: (g, { seat }, card) => {
      g.hands[seat] = g.hands[seat]!.filter(each => each !== Number(card));
      return 'again';
    },
  }),
});
const main = procedure('hands', {
  lay: together(
    () => [0, 1],
    (g, seat) => call(g, discard, { seat }),
  ),
  last: asks({ rule: 'HANDS-02', who: () => 0, options: () => ['yes', 'no'], take: () => undefined }),
});
const hands: Game<Hands, { hands: number[][] }, Options> = {
  id: 'hands',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: {},
  setup: core => ({
    ...core,
    hands: [
      [3, 1, 4, 2],
      [5, 9, 6, 7],
    ],
  }),
  main,
  machine: new Machine<Hands>([main, discard]),
  sees: { hands: 'everyone' },
  fill: seen => seen,
  scramble: () => {},
  value: (g, seat) => g.hands[seat]!.reduce((sum, card) => sum + card, 0),
  outcome: g => ({ kind: 'places', places: g.hands.map(() => 1) }),
  migrations: [],
  renames: {},
};
const game = hands as unknown as AnyGame;

const decide = (match: Match<Core, object, Options>, seat: number, level: Job['level']): readonly string[] => {
  const question = match.open().find(q => q.seat === seat)!;
  const budget = { iterations: 60, ms: 1000 };
  return choose(game, { level, seen: match.view(seat), question, seed: 'hands', budget }).answers;
};

test('at a together a bot gives its whole branch, each answer chosen where the one before has led', () => {
  for (const level of ['greedy', 'master'] as const) {
    const match = Match.begin(game, { seats: 2, seed: 'hands' });
    for (const [seat, lowest] of [
      [1, ['5', '6']],
      [0, ['1', '2']],
    ] as const) {
      const answers = decide(match, seat, level);
      if (level === 'greedy') assert.deepEqual(answers, lowest);
      assert.equal(match.answers(seat, answers).taken, 2);
    }
    assert.deepEqual(
      match.open().map(({ ask }) => ask),
      ['hands.last'],
    );
    assert.equal(decide(match, 0, level).length, 1, 'elsewhere one answer is enough');
  }
});

/** Two stones make a bridge; one is only in the way. */
interface Stream extends Core {
  stones: number[];
}
const stream = rulebook<Stream>();
const worth = ({ stones }: Stream, seat: number): number => (stones[seat] === 2 ? 10 : -stones[seat]!);

/** Two players at the stream, who lay so many stones. With luck, the water may carry one away as soon as it is laid. */
function streamGame(luck: boolean, most = 2, turns = [0, 1]): AnyGame {
  const build = stream.procedure<{ seat: number; laid: number }>(
    `build ${luck} ${most}`,
    {
      lay: stream.asks({
        rule: 'STREAM-01',
        who: (_, { seat, laid }) => (laid < most ? seat : -1),
        options: () => ['stop', 'lay'],
        take: (g, v, answer) => {
          if (answer === 'stop') return 'leave';
          v.laid++;
          if (!luck || draw(g, 2, 'water') === 0) g.stones[v.seat]!++;
          return 'again';
        },
      }),
    },
    { draft: true },
  );
  const main = stream.procedure(`stream ${luck} ${most}`, {
    turns: stream.each(
      () => turns,
      (g, seat) => call(g, build, { seat, laid: 0 }),
    ),
  });
  const procedures: readonly Procedure<Stream, never, unknown>[] = [main, build];
  const game: Game<Stream, { stones: number[] }, Options> = {
    ...(hands as unknown as Game<Stream, { stones: number[] }, Options>),
    id: 'stream',
    horizon: 0,
    setup: core => ({ ...core, stones: [0, 0] }),
    main,
    machine: new Machine<Stream>(procedures),
    sees: { stones: 'everyone' },
    value: worth,
    outcome: g => ({ kind: 'places', places: [0, 1].map(seat => (worth(g, seat) < worth(g, 1 - seat) ? 2 : 1)) }),
  };
  return game as unknown as AnyGame;
}

function firstMove(game: AnyGame, level: Job['level'], given?: readonly string[]) {
  const match = Match.begin(game, { seats: 2, seed: 'stream' });
  const question = match.open()[0]!;
  const job = { level, seen: match.view(0), question, seed: 'stream', budget: { iterations: 200, ms: 10_000 } };
  return { match, choice: given === undefined ? choose(game, job) : weigh(game, { ...job, given }) };
}

test('a draft is one move: whoever looks a step ahead stops, whoever searches sees the bridge', () => {
  assert.deepEqual(firstMove(streamGame(false), 'greedy').choice.answers, ['stop']);
  const { match, choice } = firstMove(streamGame(false), 'grandmaster');
  assert.deepEqual(choice.answers, ['lay', 'lay']);
  assert.equal(match.answers(0, choice.answers).taken, 2);
});

test('whoever plays on values nothing in the middle of a draft, however short he looks ahead', () => {
  for (const horizon of [0, 1, 2]) {
    const stream = { ...streamGame(false, 6, [0, 1, 0, 1, 0, 1]), horizon: horizon / 2 };
    let valued = 0;
    const game: AnyGame = {
      ...stream,
      chances: g => {
        valued++;
        // Each has laid none of his stones of this turn, or all that he wanted to.
        const { v } = g.stack.at(-1)!;
        assert.equal((v as { laid: number }).laid, 0, `with a horizon of ${horizon}`);
        return [0.5, 0.5];
      },
    };
    firstMove(game, 'grandmaster');
    assert.ok(valued > 10, `${valued}`);
  }
});

test('a move is given up to where luck is drawn, and thought about anew there', () => {
  const { match, choice } = firstMove(streamGame(true), 'random');
  assert.equal(choice.answers.length, 1);
  assert.equal(match.answers(0, choice.answers).taken, 1);
});

test('a decision of several answers is judged whole', () => {
  const judge = (...given: string[]): number => firstMove(streamGame(false), 'grandmaster', given).choice.weighed!.loss;
  assert.equal(judge('lay', 'lay'), 0);
  assert.ok(judge('stop') > 0.1);
  assert.ok(judge('lay', 'stop') > 0.1, 'one stone is no bridge, though a bridge begins like that');
});

/** Both choose a side at once. The second has reason to go east; the first gains where they meet. */
interface Sides extends Core {
  went: string[];
}
const sidesBook = rulebook<Sides>();
const choosing = sidesBook.procedure('sides', {
  choose: sidesBook.atOnce({
    rule: 'SIDES-01',
    all: () => [0, 1],
    options: () => ['west', 'east'],
    take: (g, _, side, seat) => {
      g.went[seat] = side;
    },
  }),
});
const sides: Game<Sides, { went: string[] }, Options> = {
  id: 'sides',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: {},
  setup: core => ({ ...core, went: ['', ''] }),
  main: choosing,
  machine: new Machine<Sides>([choosing]),
  sees: { went: 'everyone' },
  fill: seen => seen,
  scramble: () => {},
  value: ({ went }, seat) => (seat === 1 ? (went[1] === 'east' ? 3 : 0) : went[0] === went[1] ? 5 : 0),
  outcome: g => ({ kind: 'places', places: g.went.map(() => 1) }),
  migrations: [],
  renames: {},
};

test('of those who answer at the same time it is foreseen what is best for them, not the first answer', () => {
  const table = sides as unknown as AnyGame;
  for (const level of ['greedy', 'master'] as const) {
    const match = Match.begin(table, { seats: 2, seed: 'sides' });
    const [question] = match.open();
    const job = {
      level,
      seen: match.view(0),
      question: question!,
      seed: 'sides',
      budget: { iterations: 60, ms: 1000 },
    };
    assert.deepEqual(choose(table, job).answers, ['east']);
  }
});
