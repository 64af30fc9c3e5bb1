import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, Draft, deal, draw, hashOf, Match, pack, Refusal, replay, unpack, view } from '../src/index.ts';
import { asks, does, noteTo, procedure, type Toy, toy } from './toy.ts';

/** Gathers points one by one; then a peek at another's number, a die, or simply the next seat. */
const gather = procedure<{ seat: number; left: number }>(
  'gather',
  {
    pick: asks({
      rule: 'T-PICK-01',
      who: (_, v) => v.seat,
      options: (_, v) => (v.left === 0 ? ['stop'] : ['one', 'two', 'peek', 'roll', 'stop']),
      pause: true,
      why: (_, v) => (v.left === 0 ? 'T-PICK-02' : 'T-PICK-01'),
      take: (g, v, answer, seat) => {
        if (answer === 'stop') return;
        if (answer === 'peek') noteTo(g, [seat], 'peeks', 'T-PEEK-01', seat, `${g.hidden[1 - seat]}`);
        else if (answer === 'roll') g.points[seat]! += draw(g, 6, 'die');
        else g.points[seat]! += answer === 'one' ? 1 : 2;
        v.left--;
        return 'again';
      },
    }),
  },
  { draft: true },
);
/** What may be bought depends on a hidden number of one's neighbour, which buying a look at it tells nobody by a note. */
const turn = procedure<{ seat: number }>('turn', {
  gather: does((g, { seat }) => call(g, gather, { seat, left: 3 })),
  after: asks({
    rule: 'T-AFTER-01',
    who: (_, v) => v.seat,
    options: () => ['sing', 'dance'],
    take: (g, _, answer) => void g.said.push(answer),
  }),
});
const main = procedure('game', {
  first: does(g => call(g, turn, { seat: 0 })),
  second: does(g => call(g, turn, { seat: 1 })),
});
const game = toy([main, turn, gather], { seats: { min: 2, max: 2 } });
const begin = () => Match.begin(game, { seats: 2, seed: 'draft' });
const refused = (reason: string) => (error: unknown) => {
  assert.ok(error instanceof Refusal, `${error}`);
  assert.equal(error.reason, reason);
  return true;
};

describe('a draft', () => {
  const draft = () => new Draft(game, begin().view(0), 0);

  test('shows what the table would be, and goes back step by step', () => {
    const d = draft();
    assert.equal(d.canCommit, false);
    d.play('one');
    d.play('two');
    assert.deepEqual([d.seen.points, d.answers, d.end, d.left], [[3, 0], ['one', 'two'], null, false]);
    d.back();
    assert.deepEqual([d.seen.points, d.answers], [[1, 0], ['one']]);
    d.back();
    d.back();
    assert.deepEqual([d.seen.points, d.answers, d.question!.options.length], [[0, 0], [], 5]);
  });

  test('is left where its procedure ends, and may go on', () => {
    const d = draft();
    d.play('one');
    d.play('stop');
    assert.deepEqual([d.left, d.end, d.question!.ask], [true, null, 'turn.after']);
    d.play('sing');
    assert.deepEqual([d.end, d.question], ['others', null]);
    assert.throws(() => d.play('one'), refused('draft-ended'));
  });

  test('ends where its owner would learn something, and shows no imagined outcome', () => {
    for (const [answer, end] of [
      ['peek', 'secret'],
      ['roll', 'luck'],
    ] as const) {
      const d = draft();
      d.play('one');
      d.play(answer);
      assert.deepEqual([d.end, d.question, d.canCommit], [end, null, true]);
      assert.deepEqual(d.seen.points, [1, 0], 'the view before the last answer');
      assert.throws(() => d.play('one'), refused('draft-ended'));
      d.back();
      assert.equal(d.end, null);
    }
  });

  test('refuses what is not offered, and only who is asked can make one', () => {
    assert.throws(() => draft().play('fly'), refused('not-offered'));
    assert.throws(() => new Draft(game, begin().view(1), 1), refused('not-asked'));
  });

  test('names the rule that forbids it at that point of the draft', () => {
    const d = draft();
    assert.throws(() => d.play('fly'), { rule: 'T-PICK-01' });
    for (let i = 0; i < 3; i++) d.play('one');
    assert.throws(() => d.play('one'), { rule: 'T-PICK-02' });
    assert.deepEqual(d.answers, ['one', 'one', 'one']);
  });

  test('is made again on what is seen now, as far as it still fits', () => {
    const d = draft();
    d.play('one');
    d.play('two');
    const match = begin();
    match.answer(0, 'one');
    match.answer(0, 'one');
    const again = d.again(match.view(0));
    assert.deepEqual([again.answers, again.seen.points], [['one'], [3, 0]], 'three picks are all there are');
  });
});

describe('several answers as one decision', () => {
  test('are one entry of the log, lead where they lead one by one, and go back as one', () => {
    const [match, single] = [begin(), begin()];
    const start = hashOf(match.state);
    const { taken } = match.answers(0, ['one', 'two', 'stop'], 'gather.pick');
    for (const answer of ['one', 'two', 'stop']) single.answer(0, answer);
    assert.equal(taken, 3);
    assert.equal(hashOf(match.state), hashOf(single.state));
    assert.deepEqual(match.log, [
      {
        seat: 0,
        ask: 'gather.pick',
        answer: 'one',
        revises: false,
        rest: [
          ['gather.pick', 'two'],
          ['gather.pick', 'stop'],
        ],
      },
    ]);
    assert.deepEqual(match.undo(0), { to: 0, consent: [] });
    match.goBack(0);
    assert.equal(hashOf(match.state), start);
  });

  test('survive a save, a record and a replay; a save from before knows single answers only', () => {
    const match = begin();
    match.answers(0, ['one', 'two', 'stop', 'sing']);
    match.answers(1, ['two', 'stop']);
    const saved = JSON.parse(JSON.stringify(match.save()));
    assert.deepEqual(Match.resume(game, saved).log, match.log);
    const { deal: start, log } = unpack(JSON.parse(JSON.stringify(pack(game, match.deal, match.log))));
    assert.deepEqual(log, match.log);
    assert.equal(hashOf(replay(game, start, log).g), hashOf(match.state));
    for (const entry of saved.log) delete entry.rest;
    assert.deepEqual(Match.resume(game, saved).log[0]!.rest, []);
  });

  test('are refused whole for what the view tells: not offered, not asked, after the end', () => {
    const cases: [string[], string][] = [
      [[], 'not-offered'],
      [['fly'], 'not-offered'],
      [['one', 'fly'], 'not-offered'],
      [['one', 'one', 'one', 'one'], 'not-offered'],
      [['peek', 'one'], 'draft-ended'],
      [['one', 'roll', 'one'], 'draft-ended'],
      [['stop', 'sing', 'one'], 'draft-ended'],
    ];
    for (const [answers, reason] of cases) {
      const match = begin();
      const before = hashOf(match.state);
      assert.throws(() => match.answers(0, answers), refused(reason), answers.join(' '));
      assert.deepEqual([hashOf(match.state), match.log, match.journal.length], [before, [], begin().journal.length]);
    }
    assert.throws(() => begin().answers(1, ['one', 'two']), refused('not-asked'));
    assert.throws(() => begin().answers(0, ['one', 'two'], 'turn.after'), refused('question-closed'));
  });
});

/** Whoever digs finds out by it whether the neighbour's hidden number is even: only then there is gold to take. */
const dig = procedure<{ seat: number }>(
  'dig',
  {
    dig: asks({
      rule: 'T-DIG-01',
      who: (_, v) => v.seat,
      options: () => ['dig', 'rest'],
      take: (g, _, answer) => {
        if (answer === 'dig') g.said.push(g.hidden[1]! % 2 === 0 ? 'gold' : 'stone');
      },
    }),
    take: asks({
      rule: 'T-DIG-02',
      who: (_, v) => v.seat,
      options: g => (g.said.at(-1) === 'gold' ? ['gold', 'leave'] : ['stone', 'leave']),
      take: (g, { seat }, answer) => {
        if (answer !== 'leave') g.points[seat]! += 1;
      },
    }),
    last: asks({ rule: 'T-DIG-03', who: () => 1, options: () => ['a', 'b'], take: () => undefined }),
  },
  { draft: true },
);
const digging = (hidden: number) => {
  const start = procedure('game', { dig: does(g => call(g, dig, { seat: 0 })) });
  const mine = toy([start, dig], {
    seats: { min: 2, max: 2 },
    setup: core => ({ ...core, points: [0, 0], hidden: [1, hidden], said: [] }),
  });
  return Match.begin(mine, { seats: 2, seed: 'dig' });
};

describe('a decision is no oracle', () => {
  test('a step that teaches without a note ends the draft, since the worlds differ', () => {
    const match = digging(4);
    const d = new Draft(match.game, match.view(0), 0);
    d.play('dig');
    assert.equal(d.end, 'learns');
  });

  test('where the true table goes another way, what came before stands, and cannot be taken back for free', () => {
    const outcomes = [4, 5].map(hidden => {
      const match = digging(hidden);
      let said = '';
      for (const guess of ['gold', 'stone']) {
        try {
          const { taken } = match.answers(0, ['dig', guess]);
          said = `taken ${taken}`;
          break;
        } catch (error) {
          assert.ok(error instanceof Refusal);
          said += `${guess} refused, `;
        }
      }
      return { hidden, said, log: match.log.length, mark: match.mark, seen: match.view(0).said };
    });
    const refusedAlike = outcomes.map(({ said }) => said.includes('refused'));
    assert.equal(refusedAlike[0], refusedAlike[1], 'a refusal follows from the view alone');
    const cut = outcomes.find(({ said }) => said.includes('taken 1'));
    assert.ok(cut !== undefined, 'in one of the two worlds the guess is wrong, and half of it stands');
    assert.equal(cut.mark, 1, 'after a cut nothing is free any more');
    assert.deepEqual(cut.log, 1);
  });

  test('whoever makes a cut decision again settles it, and then it is not free there either', () => {
    const match = begin();
    match.answers(0, ['one', 'two']);
    assert.deepEqual(match.undo(0), { to: 0, consent: [] });
    match.settle();
    assert.equal(match.mark, 1);
    assert.deepEqual(match.undo(0), { to: 0, consent: [1] });
    match.goBack(0);
    assert.deepEqual(match.view(0).points, [0, 0]);
  });
});

test('a decision of a log is made again whatever imagination would make of it today', () => {
  const guesses = ['gold', 'stone'].map(guess => {
    const match = digging(guess === 'gold' ? 4 : 5);
    const entry = { seat: 0, ask: 'dig.dig', answer: 'dig', revises: false, rest: [['dig.take', guess]] as const };
    return match.again(entry).taken;
  });
  assert.deepEqual(guesses, [2, 2], 'one of the two would be refused by rehearsal, and both fit their table');
});

test('what was composed is never refused, wherever the others would be asked on a table that was not thought of', () => {
  for (let asked = 0; asked < 100; asked++) {
    const pick = procedure('game', {
      first: asks({ rule: 'T-1', who: () => 0, options: () => ['a', 'b'], take: () => undefined }),
      other: asks({
        rule: 'T-2',
        who: g => (g.hidden[1] === asked ? 1 : -1),
        options: () => ['a', 'b'],
        take: () => undefined,
      }),
      second: asks({ rule: 'T-3', who: () => 0, options: () => ['a', 'b'], take: () => undefined }),
    });
    const match = Match.begin(toy([pick], { seats: { min: 2, max: 2 } }), { seats: 2, seed: 'rare' });
    const d = new Draft(match.game, match.view(0), 0);
    d.play('a');
    if (d.end === null) d.play('b');
    const { taken } = match.answers(0, d.answers);
    assert.equal(taken, asked === match.state.hidden[1] ? 1 : d.answers.length);
  }
});

test('a spectator and the others never see a draft', () => {
  const { g } = deal(game, { seats: 2, seed: 'draft' });
  const before = JSON.stringify([view(game, g, null), view(game, g, 1)]);
  const d = new Draft(game, view(game, g, 0), 0);
  d.play('one');
  assert.equal(JSON.stringify([view(game, g, null), view(game, g, 1)]), before);
  assert.equal((g as Toy).points[0], 0);
});
