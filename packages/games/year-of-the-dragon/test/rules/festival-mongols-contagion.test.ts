import assert from 'node:assert/strict';
import { rule, type Scenario, scenario } from '@teahouse/testkit';
import { game, type Table, type TableOptions, type View } from '../../src/index.ts';
import { event } from '../../src/rules/events.ts';
import { type Court, pointsFrom, position } from '../position.ts';

type Play = Scenario<Table, View, TableOptions>;

const strike = (t: Play): Play => t.at(event, { owed: [], hungry: [] });

const fireworks = (g: Readonly<Table>): number[] => g.rulers.map(ruler => ruler.fireworks);
const headcount = (g: Readonly<Table>): number[] => g.rulers.map(ruler => ruler.palaces.flatMap(p => p.persons).length);

const two: NonNullable<Court['palaces']> = [[2, 'farmer-young', 'court-lady-young']];
const FARMER = 'palace-0/farmer-young';

scenario(
  rule('YD-EVENT-FESTIVAL-01', 'YD-EVENT-FESTIVAL-02', 'YD-EVENT-FESTIVAL-04', 'T-FESTIVAL-01') +
    '3, 3, 2 and 1 fireworks',
  game,
  position({ event: 'festival', rulers: [{ fireworks: 3 }, { fireworks: 3 }, { fireworks: 2 }, { fireworks: 1 }] }),
  t => {
    strike(t).holds(g => {
      assert.deepEqual(pointsFrom(g, 'festival'), [6, 6, 3, 0]);
      assert.deepEqual(fireworks(g), [1, 1, 1, 1]);
    });
    t.over();
  },
);

for (const [had, points, left] of [
  [
    [2, 2, 0],
    [6, 6, 0],
    [1, 1, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [0, 1, 0],
    [0, 6, 0],
    [0, 0, 0],
  ],
] as const) {
  scenario(
    rule('YD-EVENT-FESTIVAL-03', 'T-FESTIVAL-02') + `of ${had} fireworks, no fireworks never score`,
    game,
    position({ event: 'festival', rulers: had.map(n => ({ fireworks: n })) }),
    t => {
      strike(t).holds(g => {
        assert.deepEqual(pointsFrom(g, 'festival'), points);
        assert.deepEqual(fireworks(g), left);
      });
      t.over();
    },
  );
}

scenario(
  rule('YD-EVENT-FESTIVAL-05', 'YD-EVENT-FESTIVAL-06') +
    'all are counted before the first tile goes back, and rockets on pyrotechnists are not counted',
  game,
  position({
    event: 'festival',
    rulers: [
      { fireworks: 5 },
      { fireworks: 4 },
      { fireworks: 3, palaces: [[2, 'pyrotechnist-old', 'pyrotechnist-old']] },
    ],
  }),
  t => {
    strike(t).holds(g => {
      assert.deepEqual(pointsFrom(g, 'festival'), [6, 3, 0]);
      assert.deepEqual(fireworks(g), [2, 2, 3]);
    });
    t.over();
  },
);

scenario(
  rule('YD-EVENT-MONGOL-01', 'YD-EVENT-MONGOL-02', 'T-MONGOL-01') +
    'helmets 3, 3, 2, 1, 1 score; Emil, ahead on the track, and then Dora release one person',
  game,
  position({
    event: 'mongols',
    rulers: [
      { palaces: [[2, 'warrior-old', 'warrior-young']] },
      { palaces: [[2, 'warrior-old', 'warrior-young'], [1]] },
      { palaces: [[2, 'warrior-old', 'monk-old']] },
      { track: 4, palaces: [[2, 'warrior-young', 'farmer-old']] },
      {
        track: 5,
        palaces: [
          [1, 'warrior-young'],
          [1, 'monk-old'],
        ],
      },
    ],
  }),
  t => {
    strike(t).holds(g => assert.deepEqual(pointsFrom(g, 'mongols'), [3, 3, 2, 1, 1]));
    t.asked(4, 'release.choose', ['palace-0/warrior-young', 'palace-1/monk-old']).refuses(3, 'palace-0/farmer-old');
    t.says(4, 'palace-0/warrior-young');
    t.asked(3, 'release.choose', ['palace-0/warrior-young', 'palace-0/farmer-old']).says(3, 'palace-0/farmer-old');
    t.holds(g => {
      assert.deepEqual(headcount(g), [2, 2, 2, 1, 1]);
      assert.deepEqual(pointsFrom(g, 'mongols'), [3, 3, 2, 1, 1]);
    }).over();
  },
);

scenario(
  rule('YD-EVENT-MONGOL-03', 'YD-EVENT-MONGOL-05', 'T-MONGOL-02') +
    'nobody has a helmet, however far the parades went: 0 points, and everybody releases one',
  game,
  position({ event: 'mongols', rulers: [{ track: 9, palaces: two }, { palaces: two }, { palaces: [] }] }),
  t => {
    strike(t).says(0, FARMER).says(1, FARMER);
    t.holds(g => {
      assert.deepEqual(pointsFrom(g, 'mongols'), [0, 0, 0]);
      assert.deepEqual(headcount(g), [1, 1, 0]);
    }).over();
  },
);

scenario(
  rule('YD-EVENT-MONGOL-04') + 'a warrior that is released changes nothing for those who come later',
  game,
  position({
    event: 'mongols',
    rulers: [
      { palaces: [[2, 'warrior-young', 'monk-old']] },
      { palaces: [[2, 'warrior-young', 'farmer-old']] },
      { palaces: [[2, 'warrior-old', 'monk-old']] },
    ],
  }),
  t => {
    strike(t).says(0, 'palace-0/warrior-young').asked(1, 'release.choose').says(1, 'palace-0/farmer-old');
    t.holds(g => assert.deepEqual(headcount(g), [1, 1, 2])).over();
  },
);

scenario(
  rule('YD-EVENT-CONTAGION-01', 'YD-EVENT-CONTAGION-02', 'T-CONTAGION-01') +
    'two young healers: one person leaves, a healer may, and the loss stays 1',
  game,
  position({
    event: 'contagion',
    rulers: [
      { palaces: [[3, 'healer-young', 'healer-young', 'monk-old']] },
      { palaces: [[3, 'healer-old', 'farmer-old']] },
    ],
  }),
  t => {
    strike(t).asked(0, 'release.choose', ['palace-0/healer-young', 'palace-0/monk-old']);
    t.says(0, 'palace-0/healer-young').holds(g =>
      assert.deepEqual(g.rulers[0]!.palaces[0]!.persons, ['healer-young', 'monk-old']),
    );
    t.asked(1, 'release.choose', ['palace-0/healer-old', 'palace-0/farmer-old']).says(1, 'palace-0/healer-old');
    t.holds(g => assert.deepEqual(headcount(g), [2, 1])).over();
  },
);

scenario(
  rule('YD-EVENT-CONTAGION-01', 'T-CONTAGION-02') + '3 or 4 mortars protect everybody; without one 3 persons leave',
  game,
  position({
    event: 'contagion',
    rulers: [
      { palaces: [[3, 'healer-young', 'healer-old', 'monk-old']] },
      { palaces: [[3, 'healer-old', 'healer-old', 'monk-old']] },
      { palaces: [[2, 'monk-young', 'farmer-old'], ...two] },
      { palaces: [] },
    ],
  }),
  t => {
    strike(t).says(2, 'palace-0/monk-young').says(2, 'palace-0/farmer-old').asked(2, 'release.choose');
    t.says(2, 'palace-1/farmer-young')
      .holds(g => assert.deepEqual(headcount(g), [3, 3, 1, 0]))
      .over();
  },
);
