import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  call,
  current,
  deal,
  type Flow,
  finish,
  locals,
  Machine,
  NOBODY,
  type Question,
  Refusal,
  RulesFault,
  type Seat,
  strict,
  trace,
  view,
} from '../src/index.ts';
import { answered, anyway, asks, atOnce, does, each, inTurn, procedure, seatsOf, type Toy, toy } from './toy.ts';

const say = (g: Toy, what: string): void => {
  g.said.push(what);
};
const start = (...procedures: Parameters<typeof toy>[0]): { g: Toy; q: Question | null; machine: Machine<Toy> } => {
  const game = toy(procedures);
  const { g, question } = deal(game, { seats: 3, seed: 'machine' });
  return { g, q: question, machine: game.machine };
};
const refused = (reason: string, rule?: string) => (error: unknown) => {
  assert.ok(error instanceof Refusal, `${error}`);
  assert.equal(error.reason, reason);
  if (rule !== undefined) assert.equal(error.rule, rule);
  return true;
};

describe('the rules act', () => {
  test('steps run in order, and the end of the first procedure is the end of the game', () => {
    const { g, q } = start(procedure('game', { one: does(g => say(g, 'one')), two: does(g => say(g, 'two')) }));
    assert.deepEqual(g.said, ['one', 'two']);
    assert.equal(q, null);
    assert.equal(g.over, true);
    assert.deepEqual(g.stack, []);
  });

  test('again repeats, leave leaves, goto jumps to a declared label', () => {
    const count = procedure<{ n: number }, 'down' | 'never' | 'end'>('count', {
      down: does((g, v) => {
        say(g, `${v.n}`);
        if (v.n-- > 1) return 'again';
        return { goto: 'end' };
      }),
      never: does(g => say(g, 'never')),
      end: does(g => say(g, 'end')),
    });
    const { g } = start(
      procedure('game', {
        count: does(g => call(g, count, { n: 3 })),
        stop: does(() => 'leave'),
        after: does(g => say(g, 'after')),
      }),
      count,
    );
    assert.deepEqual(g.said, ['3', '2', '1', 'end']);
  });

  test('a jump to a label that the procedure does not have does not compile', () => {
    type Fits<T, U> = T extends U ? true : false;
    const known: Fits<{ goto: 'end' }, Flow<'down' | 'end'>> = true;
    const unknown: Fits<{ goto: 'nowhere' }, Flow<'down' | 'end'>> = false;
    const undeclared: Fits<{ goto: 'end' }, Flow> = false;
    assert.deepEqual([known, unknown, undeclared], [true, false, false]);
  });

  test('a call runs after the calling step and before the next one', () => {
    const inner = procedure<{ what: string }>('inner', { tell: does((g, v) => say(g, v.what)) });
    const { g } = start(
      procedure('game', {
        first: does(g => {
          call(g, inner, { what: 'inner' });
          say(g, 'first');
        }),
        second: does(g => say(g, 'second')),
      }),
      inner,
    );
    assert.deepEqual(g.said, ['first', 'inner', 'second']);
  });

  test('each walks a list as it was on entry', () => {
    const { g } = start(
      procedure('game', {
        walk: each(
          g => seatsOf(g),
          (g, seat) => {
            g.points.push(0);
            say(g, `${seat}`);
          },
        ),
      }),
    );
    assert.deepEqual(g.said, ['0', '1', '2']);
  });

  test('two calls in one step are a fault, not a reversed order', () => {
    const inner = procedure('inner', { tell: does(g => say(g, 'inner')) });
    const twice = (g: Toy): void => {
      call(g, inner, {});
      call(g, inner, {});
    };
    assert.throws(() => start(procedure('game', { both: does(twice) }), inner), /two calls/);
    const { g, q, machine } = start(
      procedure('game', { ask: asks({ rule: 'T-1', who: () => 0, options: () => ['a', 'b'], take: twice }) }),
      inner,
    );
    assert.throws(() => machine.play(g, q!, 'a'), /two calls/);
  });

  test('a runaway rule is an error with the rule stack, never a hang', () => {
    const spin = procedure('game/spin', { round: does(() => 'again') });
    assert.throws(
      () => start(procedure('game', { spin: does(g => call(g, spin, {})) }), spin),
      (error: unknown) =>
        error instanceof RulesFault && /without end.*game\.end > game\/spin\.round/.test(error.message),
    );
  });

  test('labels are words, procedures have different names, a step belongs to one procedure', () => {
    assert.throws(() => procedure('p', { '1st': does(() => {}) }), /not a label/);
    assert.throws(() => procedure('p', {}), /needs a step/);
    const step = does<object>(() => {});
    procedure('p', { one: step });
    assert.throws(() => procedure('q', { one: step }), /belongs to one procedure/);
    const twice = () => procedure('same', { one: does(() => {}) });
    assert.throws(() => new Machine<Toy>([twice(), twice()]), /two procedures are called 'same'/);
  });
});

describe('one seat is asked', () => {
  const choice = (more: { pause?: boolean; mayBeEmpty?: boolean }, options: string[]) =>
    procedure('game', {
      ask: asks({
        rule: 'T-CHOICE-01',
        who: () => 1,
        options: () => options,
        take: (g, _, a) => say(g, a),
        ...more,
      }),
    });

  test('the offered answer is taken, all else is refused and changes nothing', () => {
    const { g, q, machine } = start(choice({}, ['tea', 'cake']));
    assert.deepEqual(q, { seat: 1, ask: 'game.ask', options: ['tea', 'cake'] });
    const before = JSON.stringify(g);
    assert.throws(() => machine.answer(g, 1, 'beer'), refused('not-offered', 'T-CHOICE-01'));
    assert.throws(() => machine.answer(g, 0, 'tea'), refused('not-asked'));
    assert.throws(() => machine.answer(g, 7, 'tea'), refused('not-asked'));
    assert.throws(() => machine.answer(g, 1, 'tea', 'game.earlier'), refused('question-closed'));
    assert.equal(JSON.stringify(g), before);
    assert.equal(machine.answer(g, 1, 'tea', 'game.ask'), null);
    assert.deepEqual(g.said, ['tea']);
    assert.throws(() => machine.answer(g, 1, 'tea'), refused('game-over'));
  });

  test('a refusal cites the rule that forbids this very answer', () => {
    const { g, machine } = start(
      procedure('game', {
        ask: asks({
          rule: 'T-CHOICE-01',
          who: () => 0,
          options: () => ['tea', 'cake'],
          why: (_g, _v, answer) => (answer === 'beer' ? 'T-NO-BEER' : 'T-CHOICE-01'),
          take: () => {},
        }),
      }),
    );
    assert.throws(() => machine.answer(g, 0, 'beer'), refused('not-offered', 'T-NO-BEER'));
    assert.throws(() => machine.answer(g, 0, 'milk'), refused('not-offered', 'T-CHOICE-01'));
  });

  test('a forced answer is taken silently, unless the pause is information', () => {
    assert.deepEqual(start(choice({}, ['tea'])).g.said, ['tea']);
    assert.deepEqual(start(choice({ pause: true }, ['tea'])).q?.options, ['tea']);
  });

  test('no option at all is a fault, unless the rule allows it', () => {
    assert.throws(() => start(choice({}, [])), /seat 1 is asked and has no option/);
    assert.equal(start(choice({ mayBeEmpty: true }, [])).g.over, true);
  });

  test('NOBODY passes on', () => {
    const { g } = start(
      procedure('game', { ask: asks({ rule: 'T-1', who: () => NOBODY, options: () => ['a', 'b'], take: () => {} }) }),
    );
    assert.equal(g.over, true);
  });

  describe('what waits for an answer', () => {
    const asking = (who: number, options: string[], log: string[]) =>
      procedure('game', {
        ask: asks({ rule: 'T-1', who: () => who, options: () => options, mayBeEmpty: true, take: () => {} }),
        tell: answered(() => void log.push('tell')),
        next: answered(() => void log.push('next')),
        over: anyway(() => void log.push('over')),
      });

    test('follows a given answer and one that was the only one', () => {
      const log: string[] = [];
      const { g, q, machine } = start(asking(1, ['a', 'b'], log));
      assert.deepEqual(log, []);
      machine.play(g, q!, 'a');
      assert.deepEqual(log, ['tell', 'next', 'over']);
      log.length = 0;
      start(asking(1, ['a'], log));
      assert.deepEqual(log, ['tell', 'next', 'over']);
    });

    test('is passed over where nobody is asked, or nothing is offered', () => {
      const log: string[] = [];
      start(asking(NOBODY, ['a', 'b'], log));
      start(asking(1, [], log));
      assert.deepEqual(log, ['over', 'over']);
    });

    test('must follow a question', () => {
      const tell = () => answered(() => {});
      assert.throws(() => procedure('game', { tell: tell() }), /game.tell waits for an answer/);
      assert.throws(() => procedure('game', { act: does(() => {}), tell: tell() }), /follows no question of one seat/);
    });
  });

  test('what follows a question says whether it needs an answer', () => {
    const ask = () => asks({ rule: 'T-1', who: () => NOBODY, options: () => ['a', 'b'], take: () => {} });
    const tell = () => does(() => {});
    const undecided = /game.tell follows a question that may ask nobody: write 'answered' .* or 'anyway'/;
    assert.throws(() => procedure('game', { ask: ask(), tell: tell() }), undecided);
    assert.throws(() => procedure('game', { ask: ask(), next: answered(() => {}), tell: tell() }), undecided);
    procedure('game', { ask: ask(), next: anyway(() => {}), tell: tell() });
    procedure('game', { ask: ask() }, { repeats: () => false });
    assert.throws(
      () => procedure('game', { act: does(() => {}), tell: anyway(() => {}) }),
      /game.tell follows no question of one seat/,
    );
  });

  test('the default answer is known only for the seat that is asked', () => {
    const { g, machine } = start(
      procedure('game', {
        ask: asks({ rule: 'T-1', who: () => 0, options: () => ['a', 'pass'], otherwise: () => 'pass', take: () => {} }),
      }),
    );
    assert.deepEqual(machine.otherwise(g, 0), ['pass']);
    assert.equal(machine.otherwise(g, 1), null);
    assert.equal(machine.rule('game.ask'), 'T-1');
    assert.deepEqual(machine.asks(), ['game.ask']);
  });
});

describe('seats in turn', () => {
  const bids = procedure('game', {
    bid: inTurn({
      rule: 'T-BID-01',
      order: g => seatsOf(g).reverse(),
      options: () => ['low', 'high', 'twice', 'stop'],
      take: (g, _, a, seat) => {
        say(g, `${seat} ${a}`);
        if (a === 'twice') return 'again';
        if (a === 'stop') return 'leave';
      },
    }),
    after: does(g => say(g, 'after')),
  });

  test('in the order of the entry; again asks the same seat; leave ends it', () => {
    const { g, q, machine } = start(bids);
    assert.equal(q?.seat, 2);
    let next = machine.play(g, q!, 'twice');
    assert.equal(next?.seat, 2);
    next = machine.play(g, next!, 'low');
    assert.equal(next?.seat, 1);
    assert.equal(trace(g), 'game.bid');
    assert.equal(machine.play(g, next!, 'stop'), null);
    assert.deepEqual(g.said, ['2 twice', '2 low', '1 stop']);
  });

  test('a step with nobody left goes on', () => {
    const { g, q, machine } = start(procedure('game', bidsAndAfter()));
    let next = q;
    while (next !== null) next = machine.play(g, next, 'low');
    assert.equal(g.said.at(-1), 'after');
  });

  function bidsAndAfter() {
    return {
      bid: inTurn<object, string, 'low' | 'high'>({
        rule: 'T-BID-01',
        order: g => seatsOf(g),
        options: () => ['low', 'high'],
        take: (g, _, a, seat) => say(g, `${seat} ${a}`),
      }),
      after: does<object>(g => say(g, 'after')),
    };
  }
});

describe('seats at once', () => {
  const sealed = () =>
    procedure('game', {
      choose: atOnce({
        rule: 'T-SEAL-01',
        all: g => seatsOf(g),
        options: (_g, _v, seat) => (seat === 2 ? ['only'] : ['left', 'right']),
        take: (g, _, a, seat) => say(g, `${seat} ${a}`),
      }),
    });

  test('all are open together; arrival order does not matter; taken in seat order', () => {
    const { g, machine } = start(sealed());
    assert.deepEqual(
      machine.open(g).map(q => q.seat),
      [0, 1, 2],
    );
    machine.answer(g, 2, 'only');
    machine.answer(g, 1, 'left');
    assert.deepEqual(g.said, [], 'nothing happens before the last answer');
    assert.deepEqual(
      machine.open(g).map(q => q.seat),
      [0],
    );
    machine.answer(g, 0, 'right');
    assert.deepEqual(g.said, ['0 right', '1 left', '2 only']);
  });

  test('an answer may be changed until the last one is in', () => {
    const { g, machine } = start(sealed());
    machine.answer(g, 0, 'left');
    assert.deepEqual(
      machine.open(g, true).map(q => q.seat),
      [0, 1, 2],
    );
    machine.answer(g, 0, 'right');
    machine.answer(g, 1, 'left');
    machine.answer(g, 2, 'only');
    assert.deepEqual(g.said, ['0 right', '1 left', '2 only']);
    assert.throws(() => machine.answer(g, 0, 'left'), refused('game-over'));
  });

  test('a single option is asked, since not asking would tell', () => {
    const { g, machine } = start(sealed());
    machine.answer(g, 0, 'left');
    assert.deepEqual(machine.answer(g, 1, 'left'), { seat: 2, ask: 'game.choose', options: ['only'] });
  });

  test('survives a trip through JSON in the middle', () => {
    const { g, machine } = start(sealed());
    machine.answer(g, 1, 'right');
    const again: Toy = JSON.parse(JSON.stringify(g));
    machine.answer(again, 0, 'left');
    machine.answer(again, 2, 'only');
    assert.deepEqual(again.said, ['0 left', '1 right', '2 only']);
  });
});

test('both doors lead to the same state', () => {
  const game = toy([
    procedure('game', {
      ask: inTurn({
        rule: 'T-1',
        order: g => seatsOf(g),
        options: () => ['a', 'b', 'c'],
        take: (g, _, a, seat: Seat) => say(g, `${seat}${a}`),
      }),
    }),
  ]);
  const one = deal(game, { seats: 3, seed: 'doors' });
  const two = deal(game, { seats: 3, seed: 'doors' });
  for (let q = one.question; q !== null; ) {
    const answer = q.options[q.seat]!;
    game.machine.answer(two.g, q.seat, answer, q.ask);
    q = game.machine.play(one.g, q, answer);
    assert.deepEqual(two.g, one.g);
  }
  assert.deepEqual(one.g.said, ['0a', '1b', '2c']);
});

test('the values of a running procedure are found by the procedure, those of its innermost frame first', () => {
  const dig = procedure<{ depth: number }>('dig', {
    down: does((g, v) => {
      if (v.depth < 2) call(g, dig, { depth: v.depth + 1 });
    }),
    rest: asks({ rule: 'T-1', who: () => 0, options: () => ['a', 'b'], take: () => undefined }),
  });
  const main = procedure('game', { start: does(g => call(g, dig, { depth: 1 })) });
  const game = toy([main, dig]);
  const { g } = deal(game, { seats: 2, seed: 'locals' });
  assert.deepEqual(locals(g, dig), { depth: 2 });
  assert.deepEqual(locals(view(game, g, null), dig), { depth: 2 });
  assert.deepEqual(current(g, dig), { depth: 2 });
  assert.deepEqual(locals(g, main), {});
  assert.equal(current(g, main), null, 'it runs, but is not the one that asks');
  game.machine.answer(g, 0, 'a');
  assert.deepEqual(locals(g, dig), { depth: 1 });
  game.machine.answer(g, 0, 'a');
  assert.equal(locals(g, dig), null);
});

test('a called procedure gives a result, and null where it leaves without one', () => {
  const duel = procedure<{ a: Seat; b: Seat }, string, Seat>('duel', {
    fight: asks({
      rule: 'T-1',
      who: () => 0,
      options: () => ['first', 'second', 'draw'],
      take: (_, { a, b }, answer) => (answer === 'draw' ? 'leave' : { gives: answer === 'first' ? a : b }),
    }),
    never: anyway(g => say(g, 'never')),
  });
  const main = procedure<{ got: Seat | null }>('tourney', {
    fight: does((g, v) => call(g, duel, { a: 1, b: 2 }, v)),
    tell: does((g, v) => say(g, `won by ${v.got}`)),
  });
  const wrap = procedure('game', { go: does(g => call(g, main, { got: 9 })) });
  for (const [answer, said] of [
    ['first', 'won by 1'],
    ['second', 'won by 2'],
    ['draw', 'never,won by null'],
  ] as const) {
    const { g, machine } = start(wrap, main, duel);
    machine.answer(g, 0, answer);
    assert.equal(g.said.join(), said.replace('never,', ''));
  }
});

test('a procedure repeats itself as long as its rule says, and a save in the middle knows where it is', () => {
  const round = procedure<{ left: number }>(
    'round',
    {
      sing: asks({ rule: 'T-1', who: () => 0, options: () => ['la', 'lo'], take: (g, _, note) => say(g, note) }),
      count: anyway((_, v) => {
        v.left--;
      }),
    },
    { repeats: (_, { left }) => left > 0 },
  );
  const main = procedure('game', { go: does(g => call(g, round, { left: 3 })) });
  const { g, machine } = start(main, round);
  for (const answer of ['la', 'lo', 'la']) machine.answer(g, 0, answer);
  assert.deepEqual([g.said, g.over], [['la', 'lo', 'la'], true]);
  assert.throws(
    () => procedure('bad', { repeat: does(() => undefined) }, { repeats: () => false }),
    /'repeat' is taken/,
  );
});

test('a game sets how many steps one answer may cost', () => {
  const main = procedure<Record<never, never>>('game', {
    count: does(g => {
      g.points[0]!++;
      return g.points[0]! < 50 ? 'again' : undefined;
    }),
  });
  const run = (fuel: number) => () =>
    new Machine<Toy>([main], { fuel }).run({
      ...start(main).g,
      points: [0],
      over: false,
      stack: [{ proc: 'game', step: 'count', list: null, i: 0, sealed: null, v: {} }],
    });
  run(60)();
  assert.throws(run(40), /without end/);
});

test('a procedure that the machine was not given is named', () => {
  const stray = procedure('stray', { go: does(() => undefined) });
  assert.throws(() => start(procedure('game', { go: does(g => call(g, stray, {})) })), /'stray' is not among those/);
});

describe('consequences', () => {
  /** Whoever has three points wins at once. */
  const consequences = (g: Toy): void => {
    if (g.points.includes(3)) finish(g);
  };
  const endsAtOnce = (main: Parameters<typeof toy>[0][0]): void => {
    const game = toy([main], { machine: new Machine<Toy>([main], { consequences }) });
    for (const watched of [game, strict(game)]) {
      const { g, question } = deal(watched, { seats: 2, seed: 'consequences' });
      if (question !== null) watched.machine.play(g, question, 'score');
      assert.deepEqual([g.over, g.stack, g.said], [true, [], []]);
    }
  };
  const score = (g: Toy): void => {
    g.points[0] = 3;
  };

  test('follow a change that the rules make, before the next step', () => {
    endsAtOnce(procedure('game', { score: does(score), tooLate: does(g => say(g, 'too late')) }));
  });

  test('follow an answer, asked or not', () => {
    const ask = (options: string[]) =>
      asks<object, string, string>({ rule: 'R', who: () => 0, options: () => options, take: score });
    endsAtOnce(procedure('game', { score: ask(['score']), tooLate: anyway(g => say(g, 'too late')) }));
    endsAtOnce(procedure('game', { score: ask(['score', 'wait']), tooLate: anyway(g => say(g, 'too late')) }));
  });

  test('follow sealed answers, and the items of a list', () => {
    endsAtOnce(
      procedure('game', {
        score: atOnce({ rule: 'R', all: () => [0], options: () => ['score'], take: score }),
        tooLate: does(g => say(g, 'too late')),
      }),
    );
    endsAtOnce(
      procedure('game', {
        score: each(
          () => [0, 1],
          g => {
            if (g.points[0] === 3) say(g, 'too late');
            score(g);
          },
        ),
      }),
    );
  });
});
