import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { games } from '@teahouse/games';
import * as fiveCups from '@teahouse/games/five-cups';
import {
  type AnyGame,
  type Core,
  chooseOptions,
  deal,
  LANGUAGES,
  Match,
  type Options,
  placesOf,
  type Question,
  Refusal,
  reimagine,
  rng,
  view,
} from '@teahouse/kernel';
import { choose, LEVELS, levels, Search, utilities } from '../src/index.ts';

const FEW = { iterations: 40, ms: 60_000 };

/** The options for so many seats: none, or the one without which they cannot be played. */
function optionsFor(game: AnyGame, seats: number): Options {
  const one = Object.entries(game.options).flatMap(([name, values]) => values.map(value => ({ [name]: value })));
  return one.find(options => {
    try {
      return chooseOptions(game, seats, options);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  })!;
}

/** Random games, looked at now and then. */
function somewhere(game: AnyGame, count: number, visit: (g: Core, q: Question) => void): void {
  const luck = rng(`somewhere in ${game.id}`);
  for (let n = 0, visited = 0; visited < count; n++) {
    const seats = game.seats.min + (n % 3);
    const { g, question } = deal(game, { seats, options: optionsFor(game, seats), seed: `bots ${n}` });
    for (let q = question; q !== null && visited < count; ) {
      if (luck(8) === 0) {
        visit(g, q);
        visited++;
      }
      q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
    }
  }
}

for (const { game, text } of games) {
  describe(game.id, () => {
    // Where a game is played on, each takes as long as many in a tree.
    const budget = game.quiet === undefined ? FEW : { ...FEW, iterations: 10 };
    test('a bot answers the same when everything it cannot see is dealt anew', () => {
      somewhere(game, 25, (g, question) => {
        const { seat } = question;
        const other = reimagine(game, g, seat, rng(g.stack.length));
        for (const level of ['greedy', 'grandmaster'] as const) {
          const decide = (state: typeof g) =>
            choose(game, { level, seen: view(game, state, seat), question, seed: 's', budget });
          assert.deepEqual(decide(other), decide(g));
        }
      });
    });

    test('every level gives an answer that is offered, and leaves what it sees alone', () => {
      somewhere(game, 25, (g, question) => {
        const seen = view(game, g, question.seat);
        const before = JSON.stringify([g, seen]);
        for (const level of LEVELS) {
          const { answers } = choose(game, { level, seen, question, seed: 's', budget });
          assert.ok(question.options.includes(answers[0]!), `${level}: ${answers}`);
        }
        assert.equal(JSON.stringify([g, seen]), before);
      });
    });

    test('what a bot gives at once, the table takes', () => {
      const match = Match.begin(game, { seats: Math.max(2, game.seats.min), seed: 'given' });
      for (let n = 0; n < 80 && !match.over; n++) {
        const question = match.open()[0]!;
        const level = (['greedy', 'beginner', 'random', 'apprentice'] as const)[n % 4]!;
        const job = { level, seen: match.view(question.seat), question, seed: `${n}`, budget };
        match.answers(question.seat, choose(game, job).answers, question.ask);
      }
    });

    test('reasons are data, and have words in every language', async () => {
      const reasons: [string, ReturnType<typeof choose>['why']][] = [];
      somewhere(game, 30, (g, question) => {
        if (question.options.length === 1) return;
        const { answers, why } = choose(game, {
          level: 'apprentice',
          seen: view(game, g, question.seat),
          question,
          seed: 's',
          budget,
        });
        assert.deepEqual(JSON.parse(JSON.stringify(why)), why);
        if (why.iterations === 0) return; // a slip: nothing was thought, so there is no reason
        assert.ok(why.chance > 0 && why.chance < 1 && why.rule !== '');
        // Of a draft it may have composed only moves that begin alike.
        const most = Math.min(2, question.options.length - 1);
        assert.ok(why.others.length <= most && (why.others.length === most || game.machine.inDraft(g)), question.ask);
        reasons.push([answers[0]!, why]);
      });
      for (const language of LANGUAGES) {
        const words = await text[language]();
        for (const [answer, why] of reasons) assert.doesNotMatch(words.why(answer, why), /undefined|NaN|\[object/);
      }
    });

    test('what a position is worth lies between 0 and 1, most for who leads', () => {
      somewhere(game, 20, g => {
        const worth = utilities(game, g);
        assert.ok(worth.every(x => x > 0 && x < 1));
        const values = worth.map((_, seat) => game.value(g, seat));
        assert.equal(worth.indexOf(Math.max(...worth)), values.indexOf(Math.max(...values)));
      });
    });
  });
}

test('sealed answers of others cannot be seen: the same choice whatever they are', () => {
  const { game } = fiveCups;
  const answers = ['first', 'last'].map(which => {
    const { g } = deal(game, { seats: 3, seed: 'sealed' });
    const hand = g.masters[0]!.hand;
    game.machine.answer(g, 0, which === 'first' ? hand[0]! : hand.at(-1)!);
    const question = game.machine.open(g).find(q => q.seat === 1)!;
    return choose(game, { level: 'grandmaster', seen: view(game, g, 1), question, seed: 'x', budget: FEW });
  });
  assert.deepEqual(answers[0], answers[1]);
});

test('nobody thinks longer than the house lets them, and everybody thinks a little', () => {
  const { game } = fiveCups;
  const { g, question } = deal(game, { seats: 3, seed: 'short of time' });
  const job = { level: 'grandmaster', seen: view(game, g, 0), question: question!, seed: 's' } as const;
  const budget = { iterations: 100, ms: 60_000 };
  const tried = (mostMs?: number): number =>
    choose(game, { ...job, budget, ...(mostMs === undefined ? {} : { mostMs }) }).why.iterations;
  assert.equal(tried(), 100);
  assert.equal(tried(60_000), 100);
  assert.ok(tried(0) > 0 && tried(0) < 100);
});

test('more thinking plays better: the apprentice beats random players', () => {
  const { game } = fiveCups;
  let wins = 0;
  for (let n = 0; n < 30; n++) {
    const { g, question } = deal(game, { seats: 2, seed: `strength ${n}` });
    for (let q = question; q !== null; ) {
      const level = q.seat === n % 2 ? 'apprentice' : 'random';
      q = game.machine.play(
        g,
        q,
        choose(game, { level, seen: view(game, g, q.seat), question: q, seed: `${n}` }).answers[0]!,
      );
    }
    if (placesOf(game.outcome(g), 2)[n % 2] === 1) wins++;
  }
  assert.ok(wins >= 21, `${wins} of 30`);
});

test('many answers are tried little by little', () => {
  const { game } = games[0]!;
  const { g, question } = deal(game, { seats: 5, seed: 'widening' });
  const search = new Search(game, view(game, g, question!.seat), question!.seat, rng('w'), {
    horizon: 0,
    curiosity: 0.4,
  });
  search.iterate();
  assert.equal(search.root.edges.length, 1);
  for (let i = 0; i < 60; i++) search.iterate();
  assert.equal(search.root.edges.length, question!.options.length);
  assert.equal(search.root.visits, 61);
});

test('an answer that is still sealed can be thought about again', () => {
  const game = fiveCups.game as unknown as AnyGame;
  const match = Match.begin(game, { seats: 3, seed: 'again' });
  const [first] = match.open();
  match.answer(first!.seat, first!.options[0]!);
  const question = match.open(true).find(q => q.seat === first!.seat)!;
  for (const level of LEVELS) {
    const job = {
      level,
      seen: match.view(question.seat),
      question,
      seed: 's',
      budget: FEW,
      given: [question.options[1]!],
    };
    const { answers, chances } = choose(game, job);
    assert.ok(question.options.includes(answers[0]!), level);
    assert.ok(levels[level].search === null || chances.length === 3 || levels[level].slips > 0, level);
  }
});
