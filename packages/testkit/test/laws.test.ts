import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { copy, type Deal, deal, Machine, rng, rulebook } from '@teahouse/kernel';
import { fuzz, type Watch } from '../src/index.ts';
import { playUnderLaws, Violation } from '../src/inspection.ts';
import { LAWS, type Law } from '../src/laws.ts';
import { greedy, Players, pick } from '../src/play.ts';
import { setAside, tooLittle } from '../src/reach.ts';
import { Sampling } from '../src/sampling.ts';
import { fill, note, type Toy, toy } from './toy.ts';

const broken = (game: ReturnType<typeof toy>, watch: Watch = 'closely'): string | undefined =>
  fuzz(game, { games: 30, watch }).violation?.law;

test('a clean game breaks no law', () => {
  const report = fuzz(toy(), { games: 60, watch: 'closely' });
  assert.equal(report.violation, null);
  assert.equal(report.games, 60);
  assert.ok(report.decisions > 300);
});

test('one seat alone breaks no law either', () => {
  const alone = toy({}, { seats: { min: 1, max: 1 }, outcome: () => ({ kind: 'automaton', won: true, why: 'toy' }) });
  assert.equal(fuzz(alone, { games: 20, watch: 'closely' }).violation?.message, undefined);
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
  test('but not one whose records are laid out in another order', () => {
    const reversed: typeof fill = seen =>
      Object.fromEntries(Object.entries(fill(seen)).reverse()) as ReturnType<typeof fill>;
    assert.equal(broken(toy({}, { fill: reversed })), undefined);
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
    assert.equal(broken(toy({ options })), 'arrival order');
  });
  test('a game that never ends', () => {
    const { procedure, asks } = rulebook<Toy>();
    const endless = procedure('game', {
      ask: asks({ rule: 'TOY-1', who: () => 0, options: () => ['a', 'b'], take: () => 'again' }),
    });
    const game = toy({}, { main: endless, machine: new Machine<Toy>([endless]) });
    assert.equal(broken(game, 'now and then'), 'the end');
  });
  test('a rule that runs away within one answer', () => {
    const { procedure, asks, anyway } = rulebook<Toy>();
    const runaway = procedure('game', {
      ask: asks({ rule: 'TOY-1', who: () => 0, options: () => ['a', 'b'], take: () => {} }),
      spin: anyway(() => 'again'),
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
    assert.equal(broken(toy({ rule: '' })), 'refusals');
  });
  test('places that are none', () => {
    assert.equal(broken(toy({}, { outcome: () => ({ kind: 'places', places: [2, 2] }) })), 'outcome');
    assert.equal(broken(toy({}, { outcome: () => ({ kind: 'places', places: [1] }) })), 'standing');
    assert.equal(broken(toy({}, { outcome: () => ({ kind: 'together', won: false, why: '' }) })), 'outcome');
  });
  test('luck from outside the state', () => {
    let outside = 0;
    const win = (g: Toy): void => {
      g.points[0]! += ++outside % 7;
    };
    assert.match(broken(toy({ win }))!, /^(two doors|drafts)$/, 'whichever is checked first');
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

test('what is found is told before it is shortened', () => {
  const told: string[] = [];
  const faulty = toy({ win: g => void (told.length === 0 ? g.out.pop() : null) });
  const { violation } = fuzz(faulty, { games: 30, onViolation: raw => told.push(raw) });
  assert.match(
    told.join(),
    /^broken law: conservation: cards was .* \(after \d+ decisions\)\nin game 0, at the table of 2 seats/,
  );
  // Nothing is wrong any more when it is played again to be shortened.
  assert.ok(violation!.choices.length > 1);
});

test('a law is checked again alone, and the same way', () => {
  let outputs = 0;
  const { sees } = toy();
  const hands: typeof sees.hands = (hands, me) => {
    outputs++;
    return hands.map((hand, seat) => (seat === me || hand.length === 1 ? hand : hand.length));
  };
  const leaky = toy({}, { sees: { ...sees, hands } });
  const start = { seats: 2, seed: 'alone' };
  const alone = LAWS.filter(law => law.name === 'no leaks');
  const violations = [LAWS, alone].map(laws => {
    try {
      outputs = 0;
      playUnderLaws(leaky, start, { watch: 'closely', laws });
      return assert.fail('no law is broken');
    } catch (error) {
      assert.ok(error instanceof Violation);
      return { law: error.law, message: error.message, choices: error.choices, outputs };
    }
  });
  const [{ outputs: withAll, ...all }, { outputs: withOne, ...one }] = violations as [Found, Found];
  assert.deepEqual(one, all);
  assert.ok(withOne < withAll, `${withOne} of ${withAll}`);
});

test('the laws look at every question and at every answer, but not at all of them', () => {
  const looked = { questions: [] as string[], answers: new Set<string>() };
  const given = new Set<string>();
  let decisions = 0;
  const spy: Law[] = [
    { name: 'spy', when: 'at a question', holds: ({ open }) => void looked.questions.push(open[0]!.ask) },
    {
      name: 'spy',
      when: 'after an answer',
      needs: 'match',
      holds: ({ match }) => void looked.answers.add(`${match.log.at(-1)!.ask} ${match.log.at(-1)!.answer}`),
    },
    {
      name: 'spy',
      when: 'at the end',
      needs: 'match',
      holds: ({ match: { log } }) => {
        for (const { ask, answer } of log) given.add(`${ask} ${answer}`);
        decisions += log.length;
      },
    },
  ];
  const sampling = new Sampling();
  for (let n = 0; n < 60; n++) playUnderLaws(toy(), { seats: 3, seed: `${n}` }, { laws: spy, sampling });
  assert.deepEqual([...looked.answers].sort(), [...given].sort());
  for (const ask of toy().machine.asks())
    assert.ok(looked.questions.slice(0, 20).filter(label => label === ask).length >= 3, ask);
  assert.ok(looked.questions.length < decisions / 20, `${looked.questions.length} of ${decisions}`);
});

describe('games after the first of a run are played lightly', () => {
  test('with all laws where something is new, and hardly a look elsewhere', () => {
    let looked: string[] = [];
    const spy: Law = { name: 'spy', when: 'at a question', holds: ({ open }) => void looked.push(open[0]!.ask) };
    const sampling = new Sampling();
    const looks = (from: number, to: number, game = toy()): string[] => {
      looked = [];
      for (let n = from; n < to; n++) playUnderLaws(game, { seats: 3, seed: `${n}` }, { laws: [spy], sampling });
      return looked;
    };
    const [first, whole, lightly] = [looks(0, 100), looks(100, 250), looks(250, 400)].map(({ length }) => length);
    assert.ok(first! > 0 && whole! > 3 * lightly!, `${whole} and ${lightly}`);
    assert.equal(looks(400, 410, toy({ reward: 'prize' })).filter(ask => ask === 'prize.choose').length, 4);
  });

  let [isLate, outside] = [false, 0];
  const { sees } = toy();
  const hidden = sees.hands as Exclude<typeof sees.hands, string>;
  for (const [fault, faulty] of Object.entries({
    'a card that gets lost': toy({ win: g => void (isLate && g.out.pop()) }),
    'a view that shows a hand': toy({}, { sees: { ...sees, hands: (x, me, g) => (isLate ? x : hidden(x, me, g)) } }),
    'luck from outside': toy({ win: g => void g.points.splice(0, 1, isLate ? ++outside % 7 : 0) }),
    'a clone that shares a hand': toy({}, { clone: g => (isLate ? { ...copy(g), hands: g.hands } : copy(g)) }),
    'a state that is not JSON': toy({ win: g => void (isLate && Object.assign(g, { seen: new Set() })) }),
    'a default that is not offered': toy({ otherwise: () => (isLate ? 'nothing' : 'point') }),
  })) {
    test(`and ${fault} only then is found as well`, () => {
      isLate = false;
      const onGame = (n: number): void => {
        isLate = n >= 250;
      };
      const { violation, games } = fuzz(faulty, { games: 450, onGame });
      assert.ok(violation !== null && games > 250, `in game ${games}`);
    });
  }
});

interface Found {
  law: string;
  message: string;
  choices: readonly number[];
  outputs: number;
}

describe('seats that are at work at the same time', () => {
  const cards = (g: Toy, seat: number): string[] => g.hands[seat]!.map(String);
  const forked = (layOff: typeof cards) => toy({ layOff }, { seats: { min: 2, max: 2 } });
  test('break no law, and give their branches whole', () => {
    const { violation, reach } = fuzz(forked(cards), { games: 15, watch: 'closely' });
    assert.equal(violation, null);
    assert.deepEqual(reach.missing(forked(cards), { notes: {} }).questions, []);
  });
  test('must not get into the way of each other', () => {
    const layOff = (g: Toy, seat: number): string[] => cards(g, seat).slice(g.out.length > 2 ? 1 : 0);
    for (const seed of ['1', '2', '3', '4', '5']) {
      const { violation, games } = fuzz(forked(layOff), { games: 10, seed });
      assert.equal(violation?.law, 'branches', `seed ${seed}: not in ${games} games, though every fork is looked at`);
    }
  });
});

describe('who plays', () => {
  const start = { seats: 2, seed: 'who plays' };
  test('the greedy give the answer that is worth most, and seek what breaks', () => {
    const game = toy();
    const { g } = deal(game, start);
    for (const bid of game.machine.open(g)) game.machine.answer(g, bid.seat, bid.options[0]!);
    const [reward] = game.machine.open(g);
    for (let n = 0; n < 20; n++) assert.equal(greedy(game, g, reward!, rng(n)), 'point');
    const value = (): number => 0;
    const answers = Array.from({ length: 20 }, (_, n) => greedy(toy({}, { value }), g, reward!, rng(n)));
    assert.deepEqual([...new Set(answers)].sort(), ['card', 'point']);
    const faulty = toy({
      win: (_g, seat) => {
        if (g.points[seat] === 0) throw new Error('planted');
      },
    });
    assert.equal(typeof greedy(faulty, g, reward!, rng(1)), 'string');
  });
  test('some games are random, some greedy, and all can be repeated', () => {
    const points = (choose: (n: number) => Deal): number[] =>
      Array.from({ length: 40 }, (_, n) => {
        const game = toy();
        const { g } = deal(game, choose(n));
        const players = new Players(game, choose(n));
        while (!g.over) {
          const open = game.machine.open(g);
          const { question, answer } = pick(open, players.choose(g, open));
          game.machine.answer(g, question.seat, answer);
        }
        return g.points.reduce((sum, p) => sum + p, 0);
      });
    const [first, again] = [points(n => ({ ...start, seed: `${n}` })), points(n => ({ ...start, seed: `${n}` }))];
    assert.deepEqual(first, again);
    assert.deepEqual([...new Set(first)].sort(), [0, 1, 2]);
  });
});

describe('what is reached', () => {
  const text = { notes: { wins: () => '', draws: () => '', loses: () => '' } };
  test('questions, notes, cards and answers that never come up are named', () => {
    const { reach } = fuzz(toy(), { games: 30 });
    assert.deepEqual(reach.missing(toy(), text, ['card', '7', 'joker']), {
      questions: [],
      notes: ['loses'],
      cards: ['joker'],
      answers: [],
    });
    const { procedure, asks } = rulebook<Toy>();
    const never = procedure('never', {
      ask: asks({ rule: 'TOY-1', who: () => 0, options: () => ['a', 'b'], take: () => {} }),
    });
    const game = toy();
    const wider = { ...game, machine: new Machine<Toy>([...game.machine.procedures, never]) };
    assert.deepEqual(fuzz(wider, { games: 30 }).reach.missing(wider, text).questions, ['never.ask']);
  });
  test('what comes up elsewhere is not missed, and must not come up here', () => {
    const missing = { questions: ['never.ask'], notes: ['loses', 'weeps'], cards: ['joker'], answers: [] };
    const declared = ['never.ask', 'round.bid', 'loses', 'weeps', 'wins', 'joker'];
    const elsewhere = ['never.ask', 'weeps', 'joker', 'wins'];
    assert.deepEqual(
      setAside(missing, declared, id => elsewhere.includes(id)),
      ['wins'],
    );
    assert.deepEqual(missing, { questions: [], notes: ['loses'], cards: [], answers: [] });
  });
  test('too little is said, with all that is missing', () => {
    const missing = { questions: ['never.ask'], notes: ['loses', 'weeps'], cards: [], answers: ['9'] };
    assert.equal(tooLittle(missing, { questions: 1, notes: 2 }), null);
    assert.equal(
      tooLittle(missing, { questions: 1, notes: 1 }),
      '2 notes never came up, and no more than 1 should:\n' +
        'never reached: 1 questions: never.ask\nnever reached: 2 notes: loses, weeps\nnever reached: 1 answers: 9',
    );
    assert.match(tooLittle(missing, {})!, /^1 questions never came up, and no more than 0 should/);
  });
});
