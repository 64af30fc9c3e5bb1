import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deal, load, type Migration, Refusal, type Save, save } from '../src/index.ts';
import { asks, does, procedure, type Toy, toy } from './toy.ts';

const ask = (name: string, label: string) =>
  procedure(name, {
    begin: does(() => {}),
    [label]: asks({
      rule: 'T-1',
      who: () => 0,
      options: () => ['a', 'b'],
      take: (g: Toy, _v: object, a: string) => {
        g.said.push(a);
      },
    }),
  });
const game = toy([ask('game', 'choose')]);
const fresh = (): Save => save(game, deal(game, { seats: 2, seed: 'save' }).g);

const refusal =
  (reason: string, more: Record<string, unknown> = {}) =>
  (error: unknown) => {
    assert.ok(error instanceof Refusal, `${error}`);
    assert.equal(error.reason, reason);
    for (const key in more) assert.equal(error.details[key], more[key]);
    return true;
  };

test('a save loads as the same state, in no way tied to it', () => {
  const { g } = deal(game, { seats: 3, seed: 'save' });
  const kept = save(game, g);
  const again = load(game, JSON.parse(JSON.stringify(kept)));
  assert.deepEqual(again, g);
  game.machine.answer(again, 0, 'a');
  assert.notDeepEqual(again, g);
  assert.deepEqual(kept.state, g);
});

describe('what is not a save of this game is refused, and nothing half-made remains', () => {
  const broken: [string, unknown, string, Record<string, unknown>?][] = [
    ['nothing', null, 'not-a-save'],
    ['a text', 'save', 'not-a-save'],
    ['no state', { game: 'toy', migration: '' }, 'not-a-save'],
    ['another game', { ...fresh(), game: 'chess' }, 'other-game', { game: 'chess' }],
    ['a future version', { ...fresh(), migration: '2999-flying' }, 'unknown-version', { migration: '2999-flying' }],
    ['seats missing', without('seats'), 'damaged-save', { field: 'seats' }],
    ['luck missing', without('chance'), 'damaged-save', { field: 'chance' }],
    ['over missing', without('over'), 'damaged-save', { field: 'over' }],
    ['stack missing', without('stack'), 'damaged-save', { field: 'stack' }],
    ['a frame that is none', withState({ stack: [7] }), 'damaged-save', { field: 'stack[0]' }],
    [
      'an unknown label',
      withState({ stack: [{ proc: 'game', step: 'fly', list: null, i: 0, sealed: null, v: {} }] }),
      'damaged-save',
      { field: 'stack[0]' },
    ],
    [
      'a label every object has',
      withState({ stack: [{ proc: 'constructor', step: 'name', list: null, i: 0, sealed: null, v: {} }] }),
      'damaged-save',
      { field: 'stack[0]' },
    ],
    ['not JSON', withState({ points: new Map() }), 'damaged-save', { field: 'state.points' }],
  ];
  for (const [what, data, reason, more] of broken) {
    test(what, () => {
      const before = JSON.stringify(data);
      assert.throws(() => load(game, data), refusal(reason, more));
      assert.equal(JSON.stringify(data), before, 'the data was changed');
    });
  }
  test('a state the game itself calls impossible, with the field and the rule', () => {
    const rich = toy([ask('game', 'choose')], {
      check: g => (g.points.some(p => p > 99) ? { field: 'points', rule: 'T-MAX-01' } : null),
    });
    assert.throws(
      () => load(rich, withState({ points: [100, 0] })),
      error => refusal('damaged-save', { field: 'points' })(error) && (error as Refusal).rule === 'T-MAX-01',
    );
  });

  test('a state so broken that the check itself trips over it', () => {
    const careful = toy([ask('game', 'choose')], {
      check: g => (g.points.some(p => p > 99) ? { field: 'points', rule: 'T-MAX-01' } : null),
    });
    assert.throws(() => load(careful, without('points')), refusal('damaged-save', { field: 'state' }));
  });

  function without(key: string): unknown {
    const data = fresh();
    delete data.state[key];
    return data;
  }
  function withState(change: Record<string, unknown>): unknown {
    const data = fresh();
    return { ...data, state: { ...data.state, ...change } };
  }
});

describe('older saves come along', () => {
  const runs: string[] = [];
  const migrations: Migration[] = [
    {
      id: '2026-12-points',
      up: state => {
        runs.push('points');
        state.points = [0, 0];
      },
    },
    {
      id: '2027-01-said',
      up: state => {
        runs.push('said');
        state.said = [];
      },
    },
  ];
  const today = toy([ask('game', 'choose')], { migrations });

  test('every migration runs once, in order, from where the save stands', () => {
    const old = fresh();
    delete old.state.points;
    delete old.state.said;
    runs.length = 0;
    const g = load(today, old);
    assert.deepEqual(runs, ['points', 'said']);
    assert.deepEqual([g.points, g.said], [[0, 0], []]);
    runs.length = 0;
    load(today, { ...fresh(), migration: '2026-12-points' });
    assert.deepEqual(runs, ['said']);
    runs.length = 0;
    load(today, save(today, g));
    assert.deepEqual(runs, []);
  });

  test('a renamed label is found under its new name', () => {
    const renamed = toy([ask('evening', 'decide')], { renames: { 'game.choose': 'evening.decide' } });
    const g = load(renamed, fresh());
    assert.deepEqual(
      renamed.machine.open(g).map(q => q.ask),
      ['evening.decide'],
    );
    renamed.machine.answer(g, 0, 'b');
    assert.deepEqual(g.said, ['b']);
  });
});
