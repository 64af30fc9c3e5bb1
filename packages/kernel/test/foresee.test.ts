import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  call,
  deal,
  draw,
  foresee,
  type Policy,
  Refusal,
  rng,
  type Seat,
  sureOf,
  view,
  type Way,
  worldsOf,
} from '../src/index.ts';
import { asks, atOnce, does, note, noteTo, procedure, seatsOf, type Toy, type ToyView, together, toy } from './toy.ts';

/** Seat after seat earns, peeks at the hidden number of the next one, or rolls a die; then may earn once more. */
const turn = procedure<{ seat: Seat }>('turn', {
  choose: asks({
    rule: 'T-1',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => (g.hidden[seat]! > 90 ? ['earn', 'peek', 'roll', 'boast'] : ['earn', 'peek', 'roll']),
    take: (g, _, answer, seat) => {
      if (answer === 'peek') {
        g.points[seat]! += g.hidden[(seat + 1) % g.seats]!;
        noteTo(g, [seat], 'peeks', 'T-1', seat, '', g.hidden[(seat + 1) % g.seats]!);
      } else if (answer === 'roll') g.points[seat]! += 1 + draw(g, 6, 'die');
      else {
        g.points[seat]! += 2;
        note(g, 'earns', 'T-1', seat, '', 2);
      }
    },
  }),
  more: asks({
    rule: 'T-2',
    who: (_, { seat }) => seat,
    options: () => ['yes', 'no'],
    otherwise: () => 'no',
    take: (g, _, answer, seat) => {
      if (answer === 'yes') g.points[seat]!++;
      note(g, 'more', 'T-2', seat, answer);
    },
  }),
});
const round = procedure<{ seat: Seat }>('round', {
  turn: does((g, { seat }) => call(g, turn, { seat })),
  bell: does(g => {
    g.said.push('bell');
    note(g, 'rings', 'T-3', -1);
  }),
});
const tax = procedure<{ n: number }>('tax', {
  pay: does((g, { n }) => {
    for (const seat of seatsOf(g)) g.points[seat]! -= n;
    note(g, 'taxed', 'T-4', -1, '', n);
  }),
  spare: asks({
    rule: 'T-5',
    who: () => 0,
    options: () => ['mercy', 'none'],
    take: (g, _, answer) => {
      if (answer === 'mercy') g.points[0]!++;
    },
  }),
});
const main = procedure('game', {
  first: does(g => call(g, round, { seat: 0 })),
  second: does(g => call(g, round, { seat: 1 })),
});
const game = toy([main, round, turn, tax]);

const start = () => deal(game, { seats: 2, seed: 'foresight' }).g;
const seenBy = (me: Seat | null, g: Toy = start()) => view(game, g, me);
const points = ({ seen }: Way<ToyView>): Partial<Record<string, number>> => Object.fromEntries(seen.points.entries());
const first: Policy<Toy> = (_, { options }) => options[0]!;
const last: Policy<Toy> = (_, { options }) => options.at(-1)!;

describe('an answer, played by the rules', () => {
  test('gives the view, the next question and the journal as they will be', () => {
    const g = start();
    const { seen, question, heard, sure, taken } = foresee(game, seenBy(0), 0, ['earn']);
    game.machine.answer(g, 0, 'earn');
    assert.deepEqual(seen, view(game, g, 0));
    assert.deepEqual(question, game.machine.open(g)[0]);
    assert.deepEqual(heard, [{ kind: 'earns', rule: 'T-1', seat: 0, what: '', n: 2, at: '' }]);
    assert.ok(sure);
    assert.equal(taken, 1);
  });

  test('a draft is several answers, and ends where another seat is asked', () => {
    const whole = foresee(game, seenBy(0), 0, ['earn', 'yes']);
    assert.deepEqual([whole.taken, whole.sure, whole.seen.points[0]], [2, true, 3]);
    assert.deepEqual([whole.question?.seat, whole.question?.ask], [1, 'turn.choose']);
    const tooLong = foresee(game, seenBy(0), 0, ['earn', 'yes', 'earn']);
    assert.equal(tooLong.taken, 2);
    assert.deepEqual(tooLong.seen, whole.seen);
  });

  test('changes neither the view nor the state it shares parts with', () => {
    const g = start();
    const seen = seenBy(0, g);
    const before = JSON.stringify([g, seen]);
    foresee(game, seen, 0, ['peek', 'yes'], { by: [first, last], instead: t => call(t, turn, { seat: 0 }) });
    assert.equal(JSON.stringify([g, seen]), before);
  });

  test('what is not offered is refused in a sentence', () => {
    const refused = (me: Seat | null, answer: string) =>
      assert.throws(
        () => foresee(game, seenBy(me), me, [answer]),
        (error: unknown) =>
          error instanceof Refusal && error.reason === 'not-offered' && error.message.includes(answer),
      );
    refused(0, 'steal');
    refused(1, 'earn');
    refused(null, 'earn');
  });

  test('of a sealed answer, what happens when others have sealed theirs is only possible', () => {
    const bids = toy([
      procedure('game', {
        bid: atOnce({
          rule: 'T-1',
          all: g => seatsOf(g),
          options: () => ['low', 'high'],
          take: (g, _, answer, seat) => {
            if (answer === 'high') g.points[seat]!++;
          },
        }),
        pause: asks({ rule: 'T-2', who: () => 0, options: () => ['a', 'b'], take: () => {} }),
      }),
    ]);
    const { g } = deal(bids, { seats: 2, seed: 'bids' });
    assert.ok(foresee(bids, view(bids, g, 0), 0, ['high']).sure, 'it lies face down');
    bids.machine.answer(g, 1, 'low');
    const { sure, ways } = foresee(bids, view(bids, g, 0), 0, ['high']);
    assert.ok(!sure);
    assert.deepEqual(sureOf(ways, points), { 0: 1 });
  });

  test('where several are at work at once, one’s own branch is sure, whatever the others have given', () => {
    const loss = procedure<{ seat: Seat }>('loss', {
      pay: asks({
        rule: 'T-1',
        who: (_, { seat }) => seat,
        options: () => ['one', 'two'],
        take: (g, _, answer, seat) => {
          g.points[seat]! -= answer === 'one' ? 1 : 2;
        },
      }),
    });
    const losses = toy([
      procedure('game', {
        lose: together(seatsOf, (g, seat) => call(g, loss, { seat })),
        pause: asks({ rule: 'T-2', who: () => 0, options: () => ['a', 'b'], take: () => {} }),
      }),
      loss,
    ]);
    const { g } = deal(losses, { seats: 2, seed: 'losses' });
    for (const seat of [0, 1]) {
      assert.deepEqual(sureOf(foresee(losses, view(losses, g, seat), seat, ['two']).ways, points)[seat], -2);
    }
    losses.machine.answer(g, 0, 'one');
    const { ways, sure } = foresee(losses, view(losses, g, 1), 1, ['two']);
    assert.deepEqual([sureOf(ways, points), sure], [{ 1: -2 }, false]);
  });
});

describe('what is sure, and what is only possible', () => {
  test('what depends on hidden things or on luck is not sure', () => {
    for (const answer of ['peek', 'roll']) {
      const { sure, ways } = foresee(game, seenBy(0), 0, [answer]);
      assert.ok(!sure, answer);
      assert.ok(new Set(ways.map(({ seen }) => seen.points[0])).size > 1, answer);
      assert.deepEqual(sureOf(ways, points), {});
    }
  });

  test('it follows from the view alone, and is the same every time', () => {
    const g = start();
    const told = foresee(game, seenBy(0, g), 0, ['peek']);
    g.hidden[1] = 77;
    g.chance.key = [1, 2, 3, 4];
    assert.deepEqual(foresee(game, seenBy(0, g), 0, ['peek']), told);
  });

  test('what others would be offered is nobody else’s business; what one is offered oneself is', () => {
    const g = start();
    game.machine.answer(g, 0, 'earn');
    const { sure, ways } = foresee(game, seenBy(0, g), 0, ['yes']);
    assert.deepEqual([...new Set(ways.map(({ question }) => question!.options.length))].sort(), [3, 4]);
    assert.ok(sure);
    const again = { instead: (t: Toy) => call(t, turn, { seat: 0 }) };
    assert.ok(foresee(game, seenBy(0, g), 0, [], again).sure, 'seat 0 knows its own number');
  });

  test('where worlds part before the last answer, it is not sure', () => {
    const trap = toy([
      procedure('game', {
        dig: asks({
          rule: 'T-1',
          who: () => 0,
          options: () => ['dig', 'rest'],
          take: (g, _, answer) => (answer === 'dig' && g.hidden[1]! < 50 ? 'leave' : undefined),
        }),
        lift: asks({ rule: 'T-2', who: () => 0, options: () => ['lift', 'drop'], take: () => {} }),
      }),
    ]);
    const seen = view(trap, deal(trap, { seats: 2, seed: 'trap' }).g, 0);
    const { sure, ways } = foresee(trap, seen, 0, ['dig', 'lift']);
    assert.ok(!sure);
    assert.deepEqual([...new Set(ways.map(({ taken }) => taken))].sort(), [1, 2]);
    assert.ok(foresee(trap, seen, 0, ['rest', 'lift']).sure);
  });

  test('worlds fit the view, stand at both ends of what is possible, and are never those of the true table', () => {
    const seen = seenBy(0);
    const worlds = worldsOf(game, seen, 0);
    for (const world of worlds) assert.deepEqual(view(game, world, 0), seen);
    const hidden = worlds.map(world => world.hidden[1]!);
    assert.deepEqual([hidden.length, Math.min(...hidden), Math.max(...hidden)], [8, 0, 99]);
    assert.equal(worldsOf(game, seen, 0, 1).length, 1);
  });

  test('of numbers by name, only those are kept that are the same in all ways; what is missing is 0', () => {
    const ways = foresee(game, seenBy(0), 0, [], { worlds: 3 }).ways;
    const told: Partial<Record<string, number>>[] = [
      { a: 1, b: 2, c: 0, d: 5 },
      { a: 1, b: 3, c: 0 },
      { a: 1, b: 2, e: 1 },
    ];
    let n = 0;
    assert.deepEqual(
      sureOf(ways, () => told[n++]!),
      { a: 1 },
    );
  });
});

describe('further than the answer', () => {
  test('by a policy until nobody is asked any more', () => {
    const { seen, question, ways } = foresee(game, seenBy(0), 0, ['earn'], { by: [first], worlds: 1 });
    assert.deepEqual([seen.over, question, seen.points, ways.length], [true, null, [3, 3], 1]);
  });

  test('by defaults, as far as the rules know one', () => {
    const byDefault: Policy<Toy> = (g, { seat }) => game.machine.otherwise(g, seat)?.[0] ?? null;
    const { question, heard } = foresee(game, seenBy(0), 0, ['earn'], { by: [byDefault] });
    assert.deepEqual([question!.seat, question!.ask], [1, 'turn.choose']);
    assert.deepEqual(
      heard.map(({ kind, what }) => `${kind} ${what}`.trim()),
      ['earns', 'more no', 'rings'],
    );
  });

  test('in several ways: choices to come are as open as what is hidden', () => {
    const { sure, ways } = foresee(game, seenBy(0), 0, ['earn'], {
      by: [first, last],
      within: [turn],
    });
    assert.ok(!sure);
    assert.equal(ways.length, 16);
    assert.deepEqual([...new Set(ways.map(({ seen }) => seen.points[0]))], [3, 2]);
  });

  test('until something holds', () => {
    const { question } = foresee(game, seenBy(0), 0, [], { by: [first], until: g => g.said.includes('bell') });
    assert.deepEqual([question!.seat, question!.ask], [1, 'turn.choose']);
  });

  test('no further than to the end of a procedure: what comes after it does not happen, and the game is not over', () => {
    const g = start();
    const { seen, question, heard } = foresee(game, seenBy(0, g), 0, ['earn', 'no'], { within: [turn] });
    assert.equal(question, null);
    assert.deepEqual([seen.said, seen.over], [[], false]);
    assert.deepEqual(
      heard.map(({ kind }) => kind),
      ['earns', 'more'],
    );
    assert.deepEqual(
      seen.stack.map(({ proc }) => proc),
      ['game', 'round'],
      'where the rules would go on',
    );
    assert.deepEqual(foresee(game, seenBy(0, g), 0, ['earn', 'no'], { within: [turn, round] }).seen.said, ['bell']);
    assert.deepEqual(
      foresee(game, seenBy(0, g), 0, ['earn', 'no'], { within: [tax] }).question?.seat,
      1,
      'not under way',
    );
  });

  test('something else first, while what is under way waits', () => {
    const { seen, question, heard, sure } = foresee(game, seenBy(1), 1, [], { instead: g => call(g, tax, { n: 3 }) });
    assert.deepEqual([seen.points, question?.ask, sure], [[-3, -3], 'tax.spare', true]);
    assert.deepEqual(
      heard.map(({ kind }) => kind),
      ['taxed'],
    );
    const paid = foresee(game, seenBy(0), 0, ['mercy'], { instead: g => call(g, tax, { n: 3 }) });
    assert.deepEqual([paid.seen.points, paid.question, paid.seen.over], [[-2, -3], null, false]);
    assert.deepEqual(paid.seen.stack, seenBy(0).stack, 'it still waits');
  });

  test('also for a spectator, and after the end', () => {
    const g = start();
    const luck = rng('to the end');
    for (let q = game.machine.run(g); q !== null; ) q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
    const { seen } = foresee(game, view(game, g, null), null, [], { instead: t => call(t, tax, { n: 3 }), by: [last] });
    assert.deepEqual(
      seen.points,
      g.points.map(n => n - 3),
    );
    assert.ok(seen.over);
  });

  test('what others are told in secret is not heard', () => {
    const g = start();
    game.machine.answer(g, 0, 'earn');
    game.machine.answer(g, 0, 'no');
    const peek: Policy<Toy> = (_, { options }) => (options.includes('peek') ? 'peek' : null);
    const { heard } = foresee(game, seenBy(0, g), 0, [], { by: [peek] });
    assert.deepEqual(heard, [{ kind: 'peeks', rule: 'T-1', seat: 1, what: '', n: 0, at: '' }]);
  });
});
