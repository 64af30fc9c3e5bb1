import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import {
  type AnyGame,
  type AnyMatch,
  type Core,
  deal,
  type Game,
  Machine,
  Match,
  type Options,
  type Question,
  rng,
  rulebook,
  view,
} from '@teahouse/kernel';
import { Futures } from '../src/futures.ts';

const { game } = games.find(({ game: each }) => each.id === 'five-cups')!;

/** The first question of a kind. */
function at(seed: string, ask: string): { match: AnyMatch; question: Question } {
  const match: AnyMatch = Match.begin(game, { seats: 2, seed });
  for (;;) {
    const question = match.open()[0]!;
    if (question.ask === ask) return { match, question };
    match.answer(question.seat, question.options[0]!);
  }
}

const futuresAt = (seed: string, worlds: number, luck = seed): { futures: Futures; question: Question } => {
  const { match, question } = at(seed, 'cup/invite.choose');
  const moves = question.options.map(answer => [answer]);
  const futures = new Futures(game, match.view(question.seat), question, moves, rng(luck));
  while (futures.worlds < worlds) futures.look();
  return { futures, question };
};

test('the same luck sees the same futures; chances against each other are shares', () => {
  const [one, other] = [futuresAt('a', 20).futures, futuresAt('a', 20).futures];
  for (const i of one.moves.keys()) {
    assert.deepEqual(one.chances(i), other.chances(i));
    assert.ok(Math.abs(one.chances(i).reduce((a, b) => a + b) - 1) < 1e-9);
    assert.deepEqual(one.gain(i, i), { mean: 0, error: 0 });
  }
});

test('more worlds make surer, and what is said is true within what it says', () => {
  const few = futuresAt('b', 20).futures;
  const many = futuresAt('b', 160).futures;
  const other = futuresAt('b', 160, 'other').futures;
  for (const i of few.moves.keys()) {
    assert.ok(many.chance(i).error < few.chance(i).error);
    const { mean, error } = many.chance(i);
    assert.ok(Math.abs(mean - other.chance(i).mean) < 4 * Math.SQRT2 * error);
  }
});

test('what a move brings is told in the terms of the game', () => {
  const { futures } = futuresAt('c', 30);
  assert.deepEqual(futures.terms, ['coins', 'guests']);
  for (const i of futures.moves.keys()) {
    const { coins } = futures.counts(i);
    assert.ok(Math.abs(coins! - futures.counts(0).coins! - futures.gainOf('coins', i, 0).mean) < 1e-9);
  }
});

/** Both go somewhere at once. The first gains where they meet, the second where they do not. */
interface Meeting extends Core {
  went: string[];
}
const { procedure, atOnce } = rulebook<Meeting>();
const main = procedure('meeting', {
  go: atOnce({
    rule: 'MEETING-01',
    all: () => [0, 1],
    options: () => ['west', 'east'],
    take: (g, _, side, seat) => {
      g.went[seat] = side;
    },
  }),
});
const gains = (g: Meeting, seat: number): number => Number((g.went[0] === g.went[1]) === (seat === 0));
const meeting: Game<Meeting, { went: string[] }, Options> = {
  ...(game as unknown as Game<Meeting, { went: string[] }, Options>),
  id: 'meeting',
  setup: core => ({ ...core, went: ['', ''] }),
  main,
  machine: new Machine<Meeting>([main]),
  sees: { went: 'everyone' },
  fill: seen => seen,
  scramble: () => {},
  clone: g => structuredClone(g),
  value: gains,
  counts: (g, seat) => ({ met: gains(g, seat) }),
  outcome: g => ({ kind: 'places', places: [2 - gains(g, 0), 2 - gains(g, 1)] }),
};

test('nobody who answers at the same time knows what the other has sealed', () => {
  const each = meeting as unknown as AnyGame;
  const { g, question } = deal(each, { seats: 2, seed: 'meeting' });
  const futures = new Futures(each, view(each, g, 0), question!, [['west'], ['east']], rng('meeting'));
  while (futures.worlds < 20) futures.look();
  const met = futures.counts(0).met! + futures.counts(1).met!;
  assert.equal(met, 1, 'in every world one of my two answers meets him: he has gone before he knows');
});

test('every game of ours names its terms, and every language has words for them', async () => {
  for (const { game: each, text } of games) {
    const { g } = deal(each, { seats: Math.max(2, each.seats.min), seed: 'terms' });
    const terms = Object.keys(each.counts!(g, 0));
    assert.ok(terms.length > 1, each.id);
    for (const load of Object.values(text)) {
      const { counts } = await load();
      for (const term of terms) assert.match(counts![term]!(2), /^2 \S/, `${each.id} ${term}`);
    }
  }
});
