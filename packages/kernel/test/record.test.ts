import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  type Core,
  deal,
  diff,
  hashOf,
  type Logged,
  Match,
  pack,
  Refusal,
  RunningHash,
  replay,
  rng,
  shuffle,
  unpack,
} from '../src/index.ts';
import { asks, atOnce, does, procedure, seatsOf, type Toy, toy } from './toy.ts';

const take = (what: string) => (g: Toy, _v: object, a: string, seat: number) => {
  g.said.push(`${what} ${seat} ${a}`);
};
const parts = {
  bid: () =>
    atOnce<object, string, string>({
      rule: 'T-1',
      all: seatsOf,
      options: () => ['low', 'high', 'none'],
      take: take('bid'),
    }),
  left: () =>
    asks<object, string, string>({ rule: 'T-2', who: () => 0, options: () => ['l1', 'l2'], take: take('left') }),
  right: () =>
    asks<object, string, string>({ rule: 'T-3', who: () => 1, options: () => ['r1', 'r2'], take: take('right') }),
  toast: () =>
    asks<object, string, string>({
      rule: 'T-4',
      who: () => 2,
      options: () => ['cheers', 'pass'],
      otherwise: () => 'pass',
      take: take('toast'),
    }),
};
const game = toy([procedure('game', { bid: parts.bid(), left: parts.left(), right: parts.right() })]);
const start = { seats: 3, seed: 'record', options: {} };

function played(): Match<Toy, object, Record<string, never>> {
  const match = Match.begin(game, start);
  for (const [seat, answer] of [
    [2, 'low'],
    [0, 'high'],
    [2, 'none'],
    [1, 'low'],
    [0, 'l2'],
    [1, 'r1'],
  ] as const)
    match.answer(seat, answer);
  return match as unknown as Match<Toy, object, Record<string, never>>;
}

test('the log names seats, labels and answers, and which answer was revised', () => {
  assert.deepEqual(
    played().log.map(l => [l.seat, l.ask, l.answer, l.revises]),
    [
      [2, 'game.bid', 'low', false],
      [0, 'game.bid', 'high', false],
      [2, 'game.bid', 'none', true],
      [1, 'game.bid', 'low', false],
      [0, 'game.left', 'l2', false],
      [1, 'game.right', 'r1', false],
    ],
  );
});

test('a record re-runs offline to the same state', () => {
  const match = played();
  const packed = JSON.parse(JSON.stringify(match.record()));
  const { game: id, deal: again, log } = unpack(packed);
  assert.equal(id, 'toy');
  assert.deepEqual(log, match.log);
  const { g, used, defaulted } = replay(game, again, log);
  assert.equal(hashOf(g), hashOf(match.state));
  assert.deepEqual([used, defaulted], [5, []], 'one of six was revised before it was played');
});

describe('an old log under changed rules', () => {
  const { log } = played();
  test('a new question with a default is answered by it', () => {
    const today = toy([
      procedure('game', { bid: parts.bid(), toast: parts.toast(), left: parts.left(), right: parts.right() }),
    ]);
    const { g, defaulted } = replay(today, start, log);
    assert.deepEqual(defaulted, ['game.toast']);
    assert.deepEqual(g.said.slice(3), ['toast 2 pass', 'left 0 l2', 'right 1 r1']);
  });
  test('questions may come in another order', () => {
    const today = toy([procedure('game', { right: parts.right(), left: parts.left(), bid: parts.bid() })]);
    assert.deepEqual(replay(today, start, log).g.said, [
      'right 1 r1',
      'left 0 l2',
      'bid 0 high',
      'bid 1 low',
      'bid 2 none',
    ]);
  });
  test('a renamed label is followed', () => {
    const today = toy([procedure('evening', { bid: parts.bid(), left: parts.left(), right: parts.right() })], {
      renames: { 'game.bid': 'evening.bid', 'game.left': 'evening.left', 'game.right': 'evening.right' },
    });
    assert.equal(replay(today, start, log).g.over, true);
  });
  test('a shuffle that was added later does not matter', () => {
    const dealing = (extra: boolean) =>
      toy([
        procedure('game', {
          deal: does(g => {
            if (extra) shuffle(g, [1, 2, 3], 'something new');
            g.hidden = shuffle(g, [1, 2, 3, 4, 5, 6], 'cards');
          }),
          left: parts.left(),
        }),
      ]);
    const answers = log.filter(l => l.ask === 'game.left');
    assert.deepEqual(replay(dealing(true), start, answers).g.hidden, replay(dealing(false), start, answers).g.hidden);
  });
});

describe('a log that does not fit is refused with the place', () => {
  const cases: [string, Logged[], RegExp][] = [
    [
      'an answer that is not offered',
      [{ seat: 0, ask: 'game.bid', answer: 'all in', revises: false, rest: [] }],
      /answer 0 .*may not answer 'all in'/,
    ],
    [
      'a question that is never asked',
      [{ seat: 0, ask: 'game.fly', answer: 'x', revises: false, rest: [] }],
      /nothing logged for game\.bid/,
    ],
    [
      'more than the game has',
      [...played().log, { seat: 0, ask: 'game.left', answer: 'l1', revises: false, rest: [] }],
      /over before the log is/,
    ],
  ];
  for (const [what, log, sentence] of cases) {
    test(what, () => {
      assert.throws(
        () => replay(game, start, log),
        error => error instanceof Refusal && error.reason === 'log-does-not-fit' && sentence.test(error.message),
      );
    });
  }
  for (const data of [null, {}, { game: 'toy', seats: 2, seed: 's', options: {}, asks: [], answers: [[0, 0, 'x']] }]) {
    test(`not a record: ${JSON.stringify(data)}`, () => {
      assert.throws(
        () => unpack(data),
        (error: unknown) => error instanceof Refusal && error.reason === 'log-does-not-fit',
      );
    });
  }
});

test('a packed log names every label once', () => {
  const record = pack(game as never, start, played().log);
  assert.deepEqual(record.asks, ['game.bid', 'game.left', 'game.right']);
  assert.deepEqual(record.answers[2], [2, 0, 'none', 1]);
});

test('the hash tells states apart and does not depend on the order of keys', () => {
  const { g } = deal(game, start);
  const hash = hashOf(g);
  assert.match(hash, /^[0-9a-f]{16}$/);
  assert.equal(hashOf(Object.fromEntries(Object.entries(g).reverse()) as unknown as Toy), hash);
  g.points[rng(1)(3)]!++;
  assert.notEqual(hashOf(g), hash);
});

test('a hash tells any two states apart that differ in one place', () => {
  const { g } = deal(game, { seats: 2, seed: 'hash' });
  const seen = new Set([hashOf(g)]);
  const variants: unknown[] = [
    null,
    true,
    false,
    0,
    1,
    -1,
    0.5,
    2 ** 40,
    '',
    '0',
    'a',
    [],
    [0],
    [[]],
    {},
    { a: 1 },
    { b: 1 },
  ];
  for (const x of variants) seen.add(hashOf({ ...g, x } as unknown as Toy));
  for (let i = 0; i < 5000; i++) seen.add(hashOf({ ...g, x: [i, { n: i * 3 }] } as unknown as Toy));
  assert.equal(seen.size, 1 + variants.length + 5000);
  assert.notEqual(hashOf({ ...g, x: ['a', 'b'] } as unknown as Toy), hashOf({ ...g, x: ['b', 'a'] } as unknown as Toy));
  assert.notEqual(
    hashOf({ ...g, x: { a: 1, b: 2 } } as unknown as Toy),
    hashOf({ ...g, x: { a: 2, b: 1 } } as unknown as Toy),
  );
});

test('a running hash gives the same digits, and follows every change it is told of', () => {
  const { g } = deal(game, start);
  const running = new RunningHash();
  assert.equal(running.after([], g, g), hashOf(g));
  let before = structuredClone(g);
  const changes: ((now: Toy & { more?: number }) => void)[] = [
    now => now.said.push('a'),
    now => {
      now.points[1] = 7;
      now.over = true;
    },
    now => {
      now.more = 1; // A field that is new is a change of the whole.
    },
    now => {
      delete now.more;
      now.hidden.pop();
    },
  ];
  for (const change of changes) {
    change(g);
    assert.equal(running.after(diff(before, g), before, g), hashOf(g), String(change));
    before = structuredClone(g);
  }
  g.points[0]!++;
  assert.notEqual(running.after([], before, g), hashOf(g), 'what it is not told of it does not see');
});

test('a running hash follows from any value to any other', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(fc.array(json, { minLength: 2, maxLength: 6 }), values => {
      const running = new RunningHash();
      let before = { value: values[0] } as unknown as Core;
      running.after([], before, before);
      for (const value of values) {
        const now = { value } as unknown as Core;
        assert.equal(running.after(diff(before, now), before, now), hashOf(now));
        before = now;
      }
    }),
  );
});
