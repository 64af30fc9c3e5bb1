import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { GameText, Language } from '@teahouse/kernel';
import {
  citations,
  coverage,
  golden,
  missingWords,
  perft,
  playthrough,
  readLedger,
  rule,
  Scenario,
  shrink,
  tables,
} from '../src/index.ts';
import { toy } from './toy.ts';

test('shrink finds the shortest list that still fails', () => {
  type List = readonly number[];
  const when = (fails: (list: List) => boolean) => (list: List) => (fails(list) ? list : null);
  const both = when(list => list.includes(7) && list.includes(3));
  assert.deepEqual(shrink([1, 7, 2, 9, 3, 4, 7], both).toSorted(), [3, 7]);
  assert.deepEqual(
    shrink(
      [5, 6],
      when(list => list.length >= 1),
    ),
    [0],
  );
  const early = (list: List) => (list.length >= 2 ? list.slice(0, 2) : null);
  assert.deepEqual(shrink([1, 2, 3, 4, 5, 6, 7, 8], early), [0, 0]);
  let games = 0;
  shrink(
    Array(1000).fill(1),
    when(list => ++games > 0 && list.length > 500),
    50,
  );
  assert.ok(games <= 50);
});

test('tables are all combinations that the game allows', () => {
  const game = toy(
    {},
    { options: { a: [1, 2], b: [true, false] }, forbids: (o, seats) => (o.a === 2 && seats === 3 ? 'no' : null) },
  );
  assert.equal(tables(game).length, 4 + 2);
});

test('perft counts sequences of decisions', () => {
  const count = (depth: number): number => perft(toy(), { seats: 2, seed: 'perft' }, depth);
  assert.deepEqual([1, 2, 3].map(count), [3, 9, 18]);
});

describe('golden games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  const file = pathToFileURL(join(folder, 'game.txt'));
  const start = { seats: 2, seed: 'golden' };
  after(() => rmSync(folder, { recursive: true }));

  test('a missing or changed one fails', () => {
    assert.throws(() => golden(toy(), start, file, false), /is missing/);
    golden(toy(), start, file, true);
    golden(toy(), start, file, false);
    assert.throws(
      () => golden(toy({}, { outcome: () => ({ kind: 'places', places: [1, 1] }) }), start, file, false),
      /places/,
    );
  });
  test('says what was asked, answered and told, and to whom', () => {
    const text = playthrough(toy(), start);
    for (const line of [
      /^toy, rules 1, 2 seats/,
      /\? seat 0 round\.bid: \d+ \d+ \d+/,
      /> seat \d: /,
      /chance deck .*\(to nobody\)/,
      /places \d \d\n$/,
    ]) {
      assert.match(text, line);
    }
  });
});

describe('scenarios', () => {
  const start = (): Scenario<never, never, never> =>
    new Scenario(toy(), {
      seats: 2,
      given: g => {
        g.hands = [
          [1, 2],
          [3, 4],
        ];
        g.deck = [5];
      },
    }) as unknown as Scenario<never, never, never>;

  test('say, ask, refuse, hold', () => {
    const t = start().asked(0, 'round.bid', ['1', '2']).offers(1, '3').refuses(0, '9', 'TOY-BID-01');
    t.says(0, '1').says(1, '4').asked(1, 'reward.choose', ['card', 'point']);
    t.says(1, 'card').hears(1, ['draws 5']).hears(0, ['draws']).asked(0, 'round.bid').finish();
  });
  test('a wrong expectation fails', () => {
    assert.throws(() => start().asked(0, 'reward.choose'));
    assert.throws(() => start().asked(0, 'round.bid', ['1']));
    assert.throws(() => start().offers(0, '9'));
    assert.throws(() => start().refuses(0, '1'));
    assert.throws(() => start().refuses(0, '9', 'TOY-OTHER-01'));
    assert.throws(() => start().says(0, '9'));
    assert.throws(() => start().over());
    assert.throws(() => start().says(0, '1').hears(0, ['something']));
  });
  test('what is offered is said where an answer is not, and where it should not be', () => {
    const offered = /seat 0 is offered, at round\.bid: 1, 2; seat 1 is offered, at round\.bid: 3, 4$/m;
    const wrong: ((t: ReturnType<typeof start>) => unknown)[] = [
      t => t.says(0, '9'),
      t => t.says(7, '1'),
      t => t.refuses(0, '1'),
      t => t.refuses(0, '9', 'TOY-OTHER-01'),
      t => t.offers(0, '9'),
      t => t.asked(0, 'reward.choose'),
    ];
    for (const says of wrong) assert.throws(() => says(start()), { name: 'AssertionError', message: offered });
  });
  test('must end by saying what is open', () => {
    assert.throws(() => start().finish(), /ends with asked/);
    assert.throws(() => start().asked(0, 'round.bid').says(0, '1').finish(), /ends with asked/);
  });
});

describe('rule coverage', () => {
  const ledger =
    '# Rules\n- FC-A-01 first\n- FC-A-02 second\n- **FC-B-10** third\ntext FC-C-01 in passing\n  - FC-EVENT-DROUGHT-02 nested\n- **EX-01** given\n- T-SIT-01 when\n- AMB-01 unclear\n';

  test('the ledger defines ids at the beginning of list items', () => {
    assert.deepEqual(readLedger(ledger), {
      rules: ['FC-A-01', 'FC-A-02', 'FC-B-10', 'FC-EVENT-DROUGHT-02'],
      examples: ['T-SIT-01', 'EX-01'],
    });
  });
  test('tests cite by rule()', () => {
    assert.equal(rule('FC-A-01', 'FC-A-02'), 'FC-A-01, FC-A-02: ');
    assert.deepEqual(citations(`test(rule('FC-A-01', "FC-A-02") + 'x', () => {}); overrule('NO-1')`), [
      'FC-A-01',
      'FC-A-02',
    ]);
  });
  test('missing rules, unknown citations and stale exemptions are problems', () => {
    const ids = readLedger(ledger);
    const found = coverage(ids, ['FC-A-01', 'FC-X-01', 'EX-01'], {
      exempt: { 'FC-A-02': 'history', 'FC-A-01': 'x', 'FC-Y-01': '' },
      pending: ['FC-B-10', 'FC-A-02'],
    });
    assert.deepEqual(found.coverage, {
      rules: 4,
      cited: 1,
      exempt: 3,
      missing: ['FC-B-10', 'FC-EVENT-DROUGHT-02'],
      examples: 2,
      unplayed: ['T-SIT-01'],
    });
    assert.deepEqual(found.problems, [
      'a test cites FC-X-01, which is not in the ledger',
      'FC-A-01 is exempt, but a test cites it',
      'FC-Y-01 is exempt, but not in the ledger',
      'FC-Y-01 is exempt without a reason',
      'FC-EVENT-DROUGHT-02 has no test',
      'T-SIT-01 has no test',
      'FC-A-02 is marked as pending, but is no longer',
    ]);
    assert.deepEqual(coverage({ rules: ['A-1'], examples: [] }, ['A-1'], { exempt: {}, pending: [] }).problems, []);
  });
});

test('missing words are named, in each language', async () => {
  const text = (more: Partial<GameText> = {}): GameText => ({
    title: 'Toy',
    tagline: 'A toy.',
    cover: 'A toy on the floor',
    options: {},
    asks: { 'round.bid': 'Bid!', 'reward.choose': 'Choose!' },
    answer: id => `answer ${id}`,
    why: id => `because of ${id}`,
    notes: {
      wins: (e, name) => `${name(e.seat)} wins.`,
      draws: (e, name) => `${name(e.seat)} draws ${e.what || 'a card'}.`,
    },
    rules: { 'TOY-BID-01': 'Bid.', 'TOY-REWARD-01': 'Choose.' },
    ...more,
  });
  const ledger = '- TOY-BID-01 bid\n- TOY-REWARD-01 choose\n';
  const texts = (it: GameText): Record<Language, () => Promise<GameText>> => ({
    en: async () => text(),
    it: async () => it,
    es: async () => text(),
    de: async () => text(),
  });
  assert.deepEqual(await missingWords(toy(), texts(text()), ledger), []);
  const bad = text({
    asks: { 'round.bid': ' ' },
    rules: { 'TOY-BID-01': 'x', 'TOY-OLD-01': 'y' },
    notes: { wins: () => `${undefined}` },
  });
  const problems = await missingWords(toy(), texts(bad), ledger);
  for (const part of [
    'question round.bid',
    'question reward.choose',
    'rule TOY-REWARD-01',
    'rule TOY-OLD-01',
    'note wins',
    'note draws',
  ]) {
    assert.ok(
      problems.some(p => p.startsWith('it: ') && p.includes(part)),
      `${part} not in ${problems}`,
    );
  }
});
