import assert from 'node:assert/strict';
import { rule, type Scenario, scenario } from '@teahouse/testkit';
import type { Action } from '../../src/cards/actions.ts';
import { game, type Table, type TableOptions, type View } from '../../src/index.ts';
import { month } from '../../src/rules/year.ts';
import { type Court, pointsFrom, position } from '../position.ts';

const fromEventOn = { ...month, first: 'event' };

/** Each palace as '2 monk-young farmer-old': its floors and persons. */
const palaces = (g: Readonly<Table>, seat: number): string[] =>
  g.rulers[seat]!.palaces.map(({ floors, persons }) => [floors, ...persons].join(' '));

scenario(
  rule('YD-DECAY-01', 'YD-SCORE-01', 'YD-SCORE-02', 'T-DECAY-01') +
    'an empty palace of 1 floor vanishes and scores nothing, one of 2 floors becomes 1 and still scores',
  game,
  position({ month: 1, rulers: [{ palaces: [[1], [2]] }, { palaces: [[1], [1]] }, { palaces: [[3]] }] }),
  t => {
    t.at(fromEventOn, {}).holds(g => {
      assert.deepEqual([palaces(g, 0), palaces(g, 1), palaces(g, 2)], [['1'], [], ['2']]);
      assert.deepEqual(pointsFrom(g, 'palaces'), [1, 0, 1]);
    });
    t.over();
  },
);

scenario(
  rule('YD-DECAY-02', 'YD-SCORE-01') + 'a palace that this very event empties decays before it could score',
  game,
  position({
    event: 'mongols',
    rulers: [
      {
        palaces: [
          [1, 'court-lady-young'],
          [2, 'farmer-old'],
        ],
      },
      { palaces: [[1, 'warrior-young']] },
    ],
  }),
  t => {
    t.at(fromEventOn, {}).asked(0, 'release.choose').says(0, 'palace-0/court-lady-young');
    t.hears(null, ['releases court-lady-young', 'decays palace-0', 'scores palaces 1', 'scores palaces 1']);
    t.holds(g => assert.deepEqual(pointsFrom(g, 'ladies'), [0, 0])).over();
  },
);

scenario(
  rule('YD-DECAY-03') + 'all empty palaces of all rulers lose one floor each, and nobody is asked',
  game,
  position({
    month: 2,
    rulers: [{ palaces: [[1], [3], [1], [2, 'monk-old'], [2]] }, { track: 8, palaces: [[3], [3], [1]] }],
  }),
  t => {
    t.at(fromEventOn, {}).holds(g => {
      assert.deepEqual(palaces(g, 0), ['2', '2 monk-old', '1']);
      assert.deepEqual(palaces(g, 1), ['2', '2']);
    });
    t.over();
  },
);

scenario(
  rule('YD-DECAY-04') + 'one inhabitant keeps all floors of a palace',
  game,
  position({
    month: 2,
    rulers: [
      {
        palaces: [
          [3, 'monk-old'],
          [2, 'farmer-old'],
        ],
      },
      { palaces: [[2, 'healer-old']] },
    ],
  }),
  t => {
    t.at(fromEventOn, {}).hears(null, ['event peace 2', 'scores palaces 2', 'scores palaces 1']);
    t.holds(g => assert.deepEqual(palaces(g, 0), ['3 monk-old', '2 farmer-old'])).over();
  },
);

const fromTheStart: Court[] = [{ palaces: [[2, 'monk-old']] }, { palaces: [[2, 'farmer-old']] }];
for (const [home, left] of [
  ['palace-1', ['2 monk-old', '1 healer-old']],
  ['palace-0', ['2 monk-old healer-old']],
] as const) {
  scenario(
    rule('YD-DECAY-05') + `a palace built this month, with the new person in ${home}`,
    game,
    position({ month: 1, rulers: fromTheStart }),
    t => {
      t.at(month, {}).says(0, groupWith(t, 'build')).says(0, 'build').says(0, 'new-palace').says(1, 'pass');
      t.says(0, 'card-healer').says(0, 'healer-old').asked(0, 'persons/lodge.choose', ['palace-0', 'palace-1']);
      t.says(0, home).says(1, 'card-craftsman');
      t.holds(g => {
        assert.deepEqual(palaces(g, 0), left);
        assert.equal(g.rulers[0]!.points.palaces, left.length);
      }).over();
    },
  );
}

function groupWith(t: Scenario<Table, View, TableOptions>, action: Action): string {
  return `group-${1 + t.g.groups.findIndex(({ cards }) => cards.includes(action))}`;
}

scenario(
  rule('YD-SCORE-02', 'YD-SCORE-03', 'YD-SCORE-04', 'T-SCORE-01') +
    '3 palaces, 2 court ladies and a large privilege are 7 points',
  game,
  position({
    month: 2,
    rulers: [
      { large: 1, palaces: [[3, 'court-lady-young', 'court-lady-young'], [1, 'monk-old'], [2]] },
      { small: 3, large: 2, palaces: [[2, 'court-lady-young']] },
    ],
  }),
  t => {
    t.at(fromEventOn, {}).hears(null, [
      'event peace 2',
      'decays palace-2 1',
      'scores palaces 3',
      'scores ladies 2',
      'scores privileges 2',
      'scores palaces 1',
      'scores ladies 1',
      'scores privileges 7',
    ]);
    t.over();
  },
);

scenario(
  rule('YD-SCORE-06') + 'books score nothing in the monthly scoring, nor do other symbols',
  game,
  position({
    month: 2,
    rulers: [
      { palaces: [[3, 'scholar-old', 'scholar-young', 'tax-collector-young']] },
      { palaces: [[3, 'monk-old', 'warrior-old', 'pyrotechnist-old']] },
    ],
  }),
  t => {
    t.at(fromEventOn, {}).hears(null, ['event peace 2', 'scores palaces 1', 'scores palaces 1']).over();
  },
);
