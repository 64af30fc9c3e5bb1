import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cloneOf, copy, type Question, view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { GROUPS } from '../src/cards/actions.ts';
import { answerForecast, type Change, foresee, mayAct, warnings } from '../src/forecast.ts';
import { game, type Table } from '../src/index.ts';
import { feeOf } from '../src/rules/actions.ts';
import { difference } from './difference.ts';
import { everywhere } from './play.ts';
import { position } from './position.ts';

/** The state right after an answer, before the rules go on. */
function taken(g: Table, q: Question, answer: string): Table {
  const after = cloneOf(game, g);
  game.machine.step(q.ask)!.take(after, after.stack.at(-1)!.v as never, answer as never, q.seat);
  return after;
}

/** What a forecast tells of the questions that follow from an answer; they are compared when they are asked. */
const LATER: Record<string, readonly (keyof Change)[]> = {
  'actions/act.chooseAction': ['floors'],
  'wall/build.choose': ['floors'],
  'super/charter.choose': ['floors'],
  'persons/card.play': ['track', 'persons'],
  'persons/tile.choose': ['track', 'persons'],
  'super/sunrise.choose': ['track', 'persons'],
  'super/flood.chooseFireworks': ['yuan'],
  'draft.chooseFirst': ['track', 'persons'],
  'draft.chooseSecond': ['track', 'persons'],
};

/** Answers that can leave only one way to go on: then the forecast goes on, too. */
const GO_ON = ['actions/act.chooseGroup', 'actions/act.chooseAction'];

test('a forecast of an answer is what the answer does', () => {
  const compared = new Map<string, number>();
  everywhere('forecasts', 150, (g, q, seen) => {
    if (GO_ON.includes(q.ask)) return;
    for (const answer of q.options) {
      const told = answerForecast(seen, q.seat, q.ask, answer);
      for (const key of LATER[q.ask] ?? []) delete told[key];
      const { cards: _, ...done } = difference(g, taken(g, q, answer), q.seat);
      assert.deepEqual(done, told, `${q.ask}: ${answer}`);
      compared.set(q.ask, (compared.get(q.ask) ?? 0) + 1);
    }
  });
  for (const ask of game.machine.asks()) {
    assert.ok(GO_ON.includes(ask) || (compared.get(ask) ?? 0) > 5, `${ask} was hardly compared`);
  }
});

test(
  rule('YD-ACT-05', 'YD-ACT-07', 'YD-ACT-13') +
    'a forecast of a group or action is what it does until the next question',
  () => {
    const compared = new Map<string, number>();
    everywhere('groups', 60, (g, q, seen) => {
      // With one card left in hand, or none, the rules would go on into the next phase.
      if (!GO_ON.includes(q.ask) || g.rulers.some(({ hand }) => hand.length < 2)) return;
      for (const answer of q.options) {
        const { floors: _, ...told } = answerForecast(seen, q.seat, q.ask, answer);
        const after = cloneOf(game, g);
        game.machine.play(after, q, answer);
        const { floors, ...done } = difference(g, after, q.seat);
        // A wall tile that is drawn gives what luck wants.
        if (after.wall.length > g.wall.length && g.rulers[q.seat]!.wall.length > 1) continue;
        assert.deepEqual(done, told, `${q.ask}: ${answer}`);
        const what = Object.keys(told).sort().join(' ');
        compared.set(what, (compared.get(what) ?? 0) + 1);
      }
    });
    for (const what of ['', 'yuan', 'rice', 'rice yuan', 'dragons yuan', 'points yuan', 'track yuan'])
      assert.ok((compared.get(what) ?? 0) > 5, `'${what}' was hardly compared`);
  },
);

describe('looking ahead', () => {
  const FIELDS = ['yuan', 'rice', 'fireworks', 'small', 'large', 'track', 'palaces', 'founded'] as const;
  /** These are followed by more questions about the same thing. */
  const UNFINISHED = [
    ...GO_ON,
    'draft.chooseFirst',
    'draft.chooseSecond',
    'persons/card.play',
    'persons/tile.choose',
    'super/sunrise.choose',
    'super/charter.choose',
    'super/flood.chooseFireworks',
    'wall/build.choose',
  ];

  test('the ruler is then as foreseen', () => {
    const compared = new Map<string, number>();
    everywhere('foresight', 120, (g, q, seen) => {
      if (UNFINISHED.includes(q.ask)) return;
      for (const answer of q.options) {
        const told = foresee(seen, q, answer).seen.rulers[q.seat]!;
        const done = taken(g, q, answer).rulers[q.seat]!;
        for (const field of FIELDS) assert.deepEqual(told[field], done[field], `${field} at ${q.ask}: ${answer}`);
        compared.set(q.ask, (compared.get(q.ask) ?? 0) + 1);
      }
    });
    for (const ask of game.machine.asks())
      assert.ok(UNFINISHED.includes(ask) || (compared.get(ask) ?? 0) > 5, `${ask} was hardly compared`);
  });

  test('a new person has moved in somewhere', () => {
    everywhere('guests', 10, (g, q, seen) => {
      if (q.ask !== 'persons/tile.choose' && !q.ask.startsWith('draft.')) return;
      for (const answer of q.options) {
        const { change, seen: then } = foresee(seen, q, answer);
        const before = g.rulers[q.seat]!.palaces.flatMap(({ persons }) => persons);
        const after = then.rulers[q.seat]!.palaces.flatMap(({ persons }) => persons);
        const expected = change.persons === 1 ? [...before, answer] : before;
        assert.deepEqual(after.toSorted(), expected.toSorted());
      }
    });
  });

  test('the view itself is left as it was', () => {
    everywhere('untouched', 3, (_, q, seen) => {
      const before = JSON.stringify(seen);
      for (const answer of q.options) foresee(seen, q, answer);
      assert.equal(JSON.stringify(seen), before);
    });
  });

  test(rule('YD-ACT-06', 'YD-ACT-13') + 'a group is offered exactly if one of its actions is in reach', () => {
    everywhere('reach', 30, (g, q, seen) => {
      if (q.ask !== 'actions/act.chooseGroup') return;
      g.groups.forEach((group, n) => {
        const isInReach = group.cards.some(action => mayAct(seen, q.seat, action, feeOf(group)));
        assert.equal(q.options.includes(GROUPS[n]!), isInReach);
      });
    });
  });
});

describe('what an action would give, in numbers', () => {
  const t = new Scenario(
    game,
    position({
      groups: [{ cards: ['taxes', 'build', 'privilege'] }, { cards: ['harvest'], dragons: [1] }],
      rulers: [{ yuan: 2, palaces: [[3, 'tax-collector-young', 'craftsman-young', 'farmer-old']] }, {}],
    }),
  );
  const seen = view(game, copy(t.g), 0);
  const gives = (ask: string, answer: string): Change => answerForecast(seen, 0, ask, answer);
  test('actions count the persons that help', () => {
    assert.deepEqual(gives('actions/act.chooseAction', 'taxes'), { yuan: 5 });
    assert.deepEqual(gives('actions/act.chooseAction', 'build'), { floors: 2 });
    assert.deepEqual(gives('actions/act.chooseAction', 'harvest'), { rice: 3 });
  });
  test('passing says how many yuan, a taken group what it costs', () => {
    assert.deepEqual(gives('actions/act.chooseGroup', 'pass'), { yuan: 1 });
    assert.deepEqual(gives('actions/act.chooseGroup', 'group-1'), {});
  });
  test(rule('YD-ACT-07', 'T-ACT-FEE-01', 'T-ACT-FEE-02') + 'the income of an action does not pay for its group', () => {
    const groups: Parameters<typeof position>[0]['groups'] = [{ cards: ['taxes'], dragons: [1] }, { cards: ['build'] }];
    const may = (yuan: number): boolean => {
      const table = new Scenario(game, position({ groups, rulers: [{ yuan }, {}] }));
      return mayAct(view(game, copy(table.g), 0), 0, 'taxes', 3);
    };
    assert.deepEqual([may(2), may(3)], [false, true]);
  });
  test('a group with one action says what that would do, its fee included', () => {
    const groups: Parameters<typeof position>[0]['groups'] = [
      { cards: ['taxes'], dragons: [1] },
      { cards: ['privilege'], dragons: [1] },
      { cards: ['harvest', 'privilege'], dragons: [1] },
    ];
    const of = (yuan: number, answer: string): Change => {
      const rulers = [{ yuan, palaces: [[3, 'farmer-old']] as [number, 'farmer-old'][] }, {}, {}];
      const table = new Scenario(game, position({ groups, rulers }));
      return answerForecast(view(game, copy(table.g), 0), 0, 'actions/act.chooseGroup', answer);
    };
    assert.deepEqual(of(6, 'group-1'), { yuan: -1 });
    assert.deepEqual(of(6, 'group-2'), { yuan: -5, dragons: 1 });
    assert.deepEqual(of(10, 'group-2'), { yuan: -3 }, 'small or large is still to be chosen');
    assert.deepEqual(of(4, 'group-3'), { yuan: -3, rice: 3 }, 'after the fee a privilege is out of reach');
    assert.deepEqual(of(6, 'group-3'), { yuan: -3 });
  });
  test('a privilege costs and scores', () => {
    assert.deepEqual(gives('actions/privilege.choose', 'large'), { yuan: -7, dragons: 2 });
  });
});

describe('warnings of wasted moves', () => {
  const warn = (wanted: Parameters<typeof position>[0], ask: string, answer: string): string[] => {
    const { g } = new Scenario(game, position(wanted));
    return warnings(view(game, copy(g), 0), 0, ask, answer);
  };
  const groups = [{ cards: ['build' as const] }, { cards: ['taxes' as const] }];

  test('passing with three yuan or more', () => {
    const ask = 'actions/act.chooseGroup';
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 3 }, {}] }, ask, 'pass'), ['pass-for-nothing']);
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 2 }, {}] }, ask, 'pass'), []);
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 9 }, {}] }, ask, 'group-1'), []);
  });
  test('a card whose stacks are empty', () => {
    const ask = 'persons/card.play';
    const rulers = [{}, {}];
    assert.deepEqual(warn({ rulers, empty: ['healer-young', 'healer-old'] }, ask, 'card-healer'), [
      'card-without-tile',
    ]);
    assert.deepEqual(warn({ rulers, empty: ['healer-young'] }, ask, 'card-healer'), []);
    assert.deepEqual(warn({ rulers, empty: ['healer-young', 'healer-old'] }, ask, 'card-wild'), []);
  });
  test('a new palace that nobody can move into', () => {
    const ask = 'actions/build.placeFloor';
    const lived: [number, 'monk-young'] = [2, 'monk-young'];
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived] }, {}] }, ask, 'new-palace'), []);
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived, [1]] }, {}] }, ask, 'new-palace'), [
      'palace-will-decay',
    ]);
    assert.deepEqual(warn({ groups, month: 12, rulers: [{ palaces: [lived] }, {}] }, ask, 'new-palace'), [
      'palace-will-decay',
    ]);
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived, [1]] }, {}] }, ask, 'palace-0'), []);
  });
  test('a charter for healers', () => {
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'super/charter.choose', 'healer'), ['charter-for-nothing']);
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'super/charter.choose', 'farmer'), []);
  });
  test('a person sent away although somebody could be replaced', () => {
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'persons/lodge.choose', 'decline'), ['person-declined']);
    assert.deepEqual(warn({ rulers: [{ palaces: [] }, {}] }, 'persons/lodge.choose', 'decline'), []);
  });
});
