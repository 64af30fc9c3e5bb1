import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, type Core, call, type Game, Machine, Match, type Options, rulebook } from '@teahouse/kernel';
import { choose, decideWhole, type Job } from '../src/index.ts';

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

const decide = (match: Match<Core, object, Options>, seat: number, level: Job['level']): Promise<string[]> => {
  const question = match.open().find(q => q.seat === seat)!;
  const budget = { iterations: 60, ms: 1000 };
  const job = { game: game.id, level, seen: match.view(seat), question, seed: 'hands', budget };
  return decideWhole(game, job, async each => choose(game, each));
};

test('at a together a bot gives its whole branch, each answer chosen where the one before has led', async () => {
  for (const level of ['greedy', 'master'] as const) {
    const match = Match.begin(game, { seats: 2, seed: 'hands' });
    for (const [seat, lowest] of [
      [1, ['5', '6']],
      [0, ['1', '2']],
    ] as const) {
      const answers = await decide(match, seat, level);
      if (level === 'greedy') assert.deepEqual(answers, lowest);
      assert.equal(match.answers(seat, answers).taken, 2);
    }
    assert.deepEqual(
      match.open().map(({ ask }) => ask),
      ['hands.last'],
    );
    assert.equal((await decide(match, 0, level)).length, 1, 'elsewhere one answer is enough');
  }
});
