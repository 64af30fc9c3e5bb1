import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import type { Action } from '../../src/cards/actions.ts';
import { game, type Table } from '../../src/index.ts';
import { act } from '../../src/rules/actions.ts';
import { build } from '../../src/rules/building.ts';
import { scoreMonth } from '../../src/rules/scoring.ts';
import { type Court, pointsFrom, position } from '../position.ts';

const turn = (seat: number) => ({ seat, group: -1 });
const floorsOf = (g: Table, seat: number): number[] => g.rulers[seat]!.palaces.map(({ floors }) => floors);

/** A position where the first ruler, with this court, can take one action alone; a group of one action is done at once. */
const alone = (action: Action, court: Court, dragons: number[] = []) =>
  position({ rulers: [court, {}, {}], groups: [{ cards: [action], dragons }] });

scenario(
  rule('YD-ACT-HARVEST-01', 'T-HARVEST-01') + 'a young and an old farmer: 4 rice',
  game,
  alone('harvest', {
    rice: 2,
    palaces: [
      [1, 'farmer-young'],
      [2, 'farmer-old', 'healer-old'],
    ],
  }),
  t => {
    t.at(act, turn(0)).says(0, 'group-1').hears(1, ['chooses-group group-1 1', 'acts harvest', 'gains rice 4']);
    t.holds(g => assert.equal(g.rulers[0]!.rice, 2 + 4)).over();
  },
);

scenario(
  rule('YD-ACT-FIREWORKS-01') + 'a young and an old pyrotechnist: 4 fireworks',
  game,
  alone('fireworks', { fireworks: 1, palaces: [[3, 'pyrotechnist-young', 'pyrotechnist-old', 'scholar-old']] }),
  t => {
    t.at(act, turn(0))
      .says(0, 'group-1')
      .holds(g => assert.equal(g.rulers[0]!.fireworks, 1 + 4))
      .over();
  },
);

scenario(
  rule('YD-ACT-PARADE-01', 'T-PARADE-01') + 'two old warriors: 5 spaces',
  game,
  alone('parade', { track: 9, palaces: [[3, 'warrior-old', 'warrior-old', 'monk-young']] }),
  t => {
    t.at(act, turn(0))
      .says(0, 'group-1')
      .holds(g => assert.equal(g.rulers[0]!.track, 9 + 5))
      .over();
  },
);

scenario(
  rule('YD-ACT-RESEARCH-01', 'T-RESEARCH-01') + 'a young and an old scholar: 6 points',
  game,
  alone('research', {
    palaces: [
      [2, 'scholar-young'],
      [2, 'scholar-old', 'court-lady-young'],
    ],
  }),
  t => {
    t.at(act, turn(0))
      .says(0, 'group-1')
      .holds(g => assert.deepEqual(pointsFrom(g, 'research'), [6, 0, 0]))
      .over();
  },
);

for (const [title, action, got] of [
  [rule('YD-ACT-TAXES-01') + 'without a tax collector 2 yuan', 'taxes', { yuan: 8 }],
  [rule('YD-ACT-HARVEST-01') + 'without a farmer 1 rice', 'harvest', { rice: 1 }],
  [rule('YD-ACT-FIREWORKS-01') + 'without a pyrotechnist 1 fireworks', 'fireworks', { fireworks: 1 }],
  [rule('YD-ACT-PARADE-01') + 'without a warrior 1 space', 'parade', { track: 1 }],
] as const) {
  scenario(title, game, alone(action, {}), t => {
    t.at(act, turn(0))
      .says(0, 'group-1')
      .holds(g => {
        const { yuan, rice, fireworks, track } = g.rulers[0]!;
        assert.deepEqual({ yuan, rice, fireworks, track }, { yuan: 6, rice: 0, fireworks: 0, track: 0, ...got });
      });
    t.over();
  });
}

scenario(
  rule('YD-ACT-BUILD-01', 'YD-ACT-BUILD-02', 'T-BUILD-01', 'T-BUILD-02', 'YD-PALACE-02') +
    'two craftsmen: 3 floors, 2 on a palace, 1 as a new one, never a fourth',
  game,
  position({
    rulers: [{}, {}, {}, {}, { palaces: [[1], [3, 'craftsman-young', 'craftsman-young'], [2, 'monk-old']] }],
    groups: [{ cards: ['build'] }],
  }),
  t => {
    t.at(act, turn(4)).says(4, 'group-1').asked(4, 'actions/build.placeFloor', ['palace-0', 'palace-2', 'new-palace']);
    t.refuses(4, 'palace-1', 'YD-PALACE-02').says(4, 'palace-0').says(4, 'palace-0');
    t.asked(4, 'actions/build.placeFloor', ['palace-2', 'new-palace']).refuses(4, 'palace-0', 'YD-PALACE-02');
    t.says(4, 'new-palace').holds(g => assert.deepEqual(floorsOf(g, 4), [3, 3, 2, 1]));
    t.refuses(4, 'new-palace').over();
  },
);

for (const [places, floors] of [
  [
    ['new-palace', 'palace-2', 'palace-2'],
    [2, 1, 3],
  ],
  [
    ['new-palace', 'new-palace', 'new-palace'],
    [2, 1, 1, 1, 1],
  ],
  [
    ['palace-0', 'palace-1', 'new-palace'],
    [3, 2, 1],
  ],
  [
    ['palace-1', 'palace-1', 'palace-0'],
    [3, 3],
  ],
] as const) {
  scenario(
    rule('YD-ACT-BUILD-02', 'YD-ACT-BUILD-03', 'YD-ACT-BUILD-04') + `three floors as ${places.join(', ')}`,
    game,
    position({
      rulers: [
        {
          palaces: [
            [2, 'monk-old'],
            [1, 'farmer-old'],
          ],
        },
        {},
      ],
    }),
    t => {
      t.at(build, { seat: 0, floors: 3 });
      for (const place of places) {
        for (const other of ['pass', 'decline', 'palace-0/monk-old']) t.refuses(0, other);
        t.asked(0, 'actions/build.placeFloor').says(0, place);
      }
      t.holds(g => {
        assert.deepEqual(floorsOf(g, 0), floors);
        assert.deepEqual(g.rulers[0]!.palaces[0]!.persons, ['monk-old']);
      }).over();
    },
  );
}

scenario(
  rule('YD-ACT-PRIV-01', 'YD-ACT-PRIV-02', 'T-PRIV-01') + '9 yuan: a large one, 2 left, and no second purchase',
  game,
  alone('privilege', { yuan: 9, small: 1 }),
  t => {
    t.at(act, turn(0)).says(0, 'group-1').asked(0, 'actions/privilege.choose', ['small', 'large']);
    t.refuses(0, 'pass', 'YD-ACT-PRIV-01').says(0, 'large');
    t.holds(({ rulers: [ruler] }) => assert.deepEqual([ruler!.yuan, ruler!.small, ruler!.large], [2, 1, 1]));
    t.refuses(0, 'small').over();
  },
);

scenario(rule('YD-ACT-PRIV-01') + 'a small one costs 2 yuan', game, alone('privilege', { yuan: 9 }), t => {
  t.at(act, turn(0)).says(0, 'group-1').says(0, 'small').hears(1, ['buys small 2']);
  t.holds(({ rulers: [ruler] }) => assert.deepEqual([ruler!.yuan, ruler!.small, ruler!.large], [7, 1, 0])).over();
});

for (const [price, edition] of [
  [7, 'by default, as of 2017'],
  [6, 'where the table plays the price of 2007'],
] as const) {
  const at = (yuan: number) => {
    const options = price === 7 ? {} : { largePrivilege: price };
    return position({ options, rulers: [{ yuan }, {}], groups: [{ cards: ['privilege'] }] });
  };
  scenario(rule('YD-TRANS-09', 'YD-ACT-PRIV-01') + `${price} yuan for a large one ${edition}`, game, at(price), t => {
    t.at(act, turn(0)).says(0, 'group-1').asked(0, 'actions/privilege.choose', ['small', 'large']).says(0, 'large');
    t.holds(({ rulers: [ruler] }) => assert.deepEqual([ruler!.yuan, ruler!.large], [0, 1])).over();
  });
  scenario(rule('YD-TRANS-09', 'YD-ACT-PRIV-01') + `${price - 1} yuan are too few for it`, game, at(price - 1), t => {
    t.at(act, turn(0))
      .says(0, 'group-1')
      .holds(({ rulers: [ruler] }) => {
        assert.deepEqual([ruler!.yuan, ruler!.small, ruler!.large], [price - 3, 1, 0]);
      });
    t.over();
  });
}

scenario(
  rule('YD-ACT-PRIV-05') + 'in an occupied group a large one takes 10 yuan',
  game,
  alone('privilege', { yuan: 10 }, [1]),
  t => {
    t.at(act, turn(0)).says(0, 'group-1').asked(0, 'actions/privilege.choose', ['small', 'large']).says(0, 'large');
    t.holds(({ rulers: [ruler] }) => assert.deepEqual([ruler!.yuan, ruler!.large], [0, 1])).over();
  },
);

scenario(
  rule('YD-ACT-PRIV-05') + 'and with 9 only the small one is left',
  game,
  alone('privilege', { yuan: 9 }, [1]),
  t => {
    t.at(act, turn(0))
      .says(0, 'group-1')
      .holds(({ rulers: [ruler] }) => {
        assert.deepEqual([ruler!.yuan, ruler!.small, ruler!.large], [9 - 3 - 2, 1, 0]);
      });
    t.over();
  },
);

scenario(
  rule('YD-ACT-PRIV-02', 'YD-ACT-PRIV-03', 'YD-ACT-PRIV-04') +
    'all 5 small and 3 large ones are owned: more can be bought, and each dragon scores every month',
  game,
  alone('privilege', { yuan: 20, small: 5, large: 3 }),
  t => {
    t.at(act, turn(0)).says(0, 'group-1').says(0, 'small');
    t.at(act, turn(0))
      .says(0, 'group-1')
      .says(0, 'large')
      .holds(g => {
        assert.deepEqual([g.rulers[0]!.small, g.rulers[0]!.large], [6, 4]);
        scoreMonth(g);
        assert.deepEqual(pointsFrom(g, 'privileges'), [6 + 2 * 4, 0, 0]);
        scoreMonth(g);
        assert.deepEqual(pointsFrom(g, 'privileges'), [28, 0, 0]);
      });
    t.over();
  },
);

scenario(
  rule('YD-COMP-05') + 'money, rice, fireworks and floors never run out, whatever the box holds',
  game,
  alone('taxes', { yuan: 66, rice: 26, fireworks: 14, palaces: Array.from({ length: 22 }, (): [number] => [3]) }),
  t => {
    t.at(act, turn(0)).says(0, 'group-1');
    t.at(build, { seat: 0, floors: 1 });
    t.holds(({ rulers: [ruler] }) => assert.deepEqual([ruler!.yuan, ruler!.palaces.length], [68, 23]));
    t.over();
  },
);

for (const [action, goods, has] of [
  ['harvest', 'rice', 26],
  ['fireworks', 'fireworks', 14],
] as const) {
  scenario(rule('YD-COMP-05') + `${has} ${goods} and one more`, game, alone(action, { [goods]: has }), t => {
    t.at(act, turn(0))
      .says(0, 'group-1')
      .holds(g => assert.equal(g.rulers[0]![goods], has + 1))
      .over();
  });
}
