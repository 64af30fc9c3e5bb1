import assert from 'node:assert/strict';
import { rule, type Scenario, scenario } from '@teahouse/testkit';
import { game, type Table, type TableOptions, type View } from '../../src/index.ts';
import { event } from '../../src/rules/events.ts';
import { month } from '../../src/rules/year.ts';
import { type Court, position } from '../position.ts';

type Play = Scenario<Table, View, TableOptions>;

const strike = (t: Play): Play => t.at(event, { owed: [], hungry: [] });
const fromEventOn = { ...month, first: 'event' };

const every = (g: Readonly<Table>, what: 'yuan' | 'rice' | 'fireworks'): number[] => g.rulers.map(ruler => ruler[what]);
/** Each palace as '2 monk-young farmer-old': its floors and persons. */
const palaces = (g: Readonly<Table>, seat: number): string[] =>
  g.rulers[seat]!.palaces.map(({ floors, persons }) => [floors, ...persons].join(' '));
const headcount = (g: Readonly<Table>): number[] => g.rulers.map(ruler => ruler.palaces.flatMap(p => p.persons).length);

scenario(
  rule('YD-EVENT-PEACE-01', 'YD-EVENT-PEACE-02') + 'peace takes nothing, but empty palaces decay and all score',
  game,
  position({ month: 1, rulers: [{ yuan: 0, palaces: [[2, 'monk-young'], [2]] }, { palaces: [[1, 'farmer-old']] }] }),
  t => {
    t.at(fromEventOn, {}).hears(null, ['event peace 1', 'decays palace-1 1', 'scores palaces 2', 'scores palaces 1']);
    t.holds(g => assert.deepEqual([...headcount(g), ...every(g, 'yuan')], [1, 1, 0, 6])).over();
  },
);

scenario(
  rule('YD-EVENT-TRIBUTE-01', 'YD-EVENT-TRIBUTE-02', 'YD-EVENT-03', 'YD-EVENT-04', 'T-TRIBUTE-01') +
    'Clara pays 2 yuan and releases 2 persons of her choice',
  game,
  position({
    event: 'tribute',
    rulers: [
      { yuan: 7 },
      {
        yuan: 2,
        palaces: [
          [2, 'monk-young', 'farmer-old'],
          [3, 'scholar-young', 'healer-young', 'monk-young'],
        ],
      },
    ],
  }),
  t => {
    strike(t).hears(null, ['event tribute 3', 'pays yuan 4', 'pays yuan 2']);
    t.asked(1, 'release.choose', [
      'palace-0/monk-young',
      'palace-0/farmer-old',
      'palace-1/scholar-young',
      'palace-1/healer-young',
      'palace-1/monk-young',
    ]);
    t.refuses(1, 'pass', 'YD-EVENT-04').refuses(0, 'palace-0/monk-young');
    t.says(1, 'palace-1/monk-young').refuses(1, 'palace-1/monk-young', 'YD-EVENT-04').says(1, 'palace-0/monk-young');
    t.holds(g => {
      assert.deepEqual(every(g, 'yuan'), [3, 0]);
      assert.deepEqual(palaces(g, 1), ['2 farmer-old', '3 scholar-young healer-young']);
      assert.deepEqual([g.gone['monk-young'], g.stacks['monk-young']], [2, 1]);
    }).over();
  },
);

scenario(
  rule('YD-EVENT-TRIBUTE-03', 'YD-EVENT-TRIBUTE-04', 'YD-EVENT-TRIBUTE-05') +
    'who has 4 yuan pays them unasked; coins on tax collectors, rice and fireworks pay nothing',
  game,
  position({
    event: 'tribute',
    rulers: [
      { yuan: 4, palaces: [[2, 'monk-old', 'farmer-old']] },
      { yuan: 2, rice: 3, fireworks: 3, palaces: [[3, 'tax-collector-young', 'tax-collector-young', 'healer-old']] },
    ],
  }),
  t => {
    strike(t).holds(g => assert.deepEqual([...every(g, 'yuan'), ...headcount(g)], [0, 0, 2, 3]));
    t.asked(1, 'release.choose', ['palace-0/tax-collector-young', 'palace-0/healer-old']);
    t.refuses(0, 'palace-0/monk-old').refuses(1, 'rice', 'YD-EVENT-04');
    t.says(1, 'palace-0/tax-collector-young').asked(1, 'release.choose').says(1, 'palace-0/tax-collector-young');
    t.holds(g => {
      assert.deepEqual([...every(g, 'rice'), ...every(g, 'fireworks')], [0, 3, 0, 3]);
      assert.deepEqual(headcount(g), [2, 1]);
    }).over();
  },
);

scenario(
  rule('YD-EVENT-05', 'YD-EVENT-06', 'YD-DECAY-02', 'T-TRIBUTE-02') +
    'who owes 4 persons and has 2 loses both unasked, owes nothing more, and both palaces decay',
  game,
  position({
    event: 'tribute',
    rulers: [
      {
        yuan: 0,
        rice: 1,
        palaces: [
          [1, 'monk-young'],
          [3, 'farmer-old'],
        ],
      },
      { yuan: 4, palaces: [[1, 'monk-old']] },
    ],
  }),
  t => {
    t.at(fromEventOn, {}).hears(null, [
      'event tribute 3',
      'pays yuan 4',
      'releases monk-young',
      'releases farmer-old',
      'decays palace-1 2',
      'decays palace-0',
      'scores palaces 1',
      'scores palaces 1',
    ]);
    t.holds(g => {
      assert.deepEqual([...palaces(g, 0), ...palaces(g, 1)], ['2', '1 monk-old']);
      assert.deepEqual([...every(g, 'yuan'), ...every(g, 'rice')], [0, 0, 1, 0]);
      assert.deepEqual([g.gone['monk-young'], g.gone['farmer-old']], [1, 1]);
    }).over();
  },
);

scenario(
  rule('YD-EVENT-06') + 'who owes exactly what they have is not asked, one person more and they are',
  game,
  position({
    event: 'contagion',
    rulers: [
      { palaces: [[3, 'monk-young', 'farmer-old', 'scholar-old']] },
      {
        palaces: [
          [3, 'monk-young', 'farmer-young', 'scholar-young'],
          [1, 'court-lady-young'],
        ],
      },
    ],
  }),
  t => {
    strike(t)
      .holds(g => assert.deepEqual(headcount(g), [0, 4]))
      .asked(1, 'release.choose');
    t.says(1, 'palace-0/monk-young').says(1, 'palace-0/farmer-young').says(1, 'palace-0/scholar-young');
    t.holds(g => assert.deepEqual(palaces(g, 1), ['3', '1 court-lady-young'])).over();
  },
);

const two: Court['palaces'] = [[2, 'farmer-young', 'court-lady-young']];
const FARMER = 'palace-0/farmer-young';

scenario(
  rule('YD-EVENT-02') + 'persons are released in the order of the track, not of the seats',
  game,
  position({ event: 'mongols', rulers: [3, 9, 9, 12].map((track, i) => ({ track, arrival: i, palaces: two })) }),
  t => {
    strike(t);
    for (const seat of [3, 2, 1]) t.asked(seat, 'release.choose').refuses(0, FARMER).says(seat, FARMER);
    t.asked(0, 'release.choose').says(0, FARMER).refuses(3, FARMER);
    t.holds(g => assert.deepEqual([...headcount(g), g.gone['farmer-young']], [1, 1, 1, 1, 4])).over();
  },
);

scenario(
  rule('YD-EVENT-DROUGHT-01', 'T-DROUGHT-01') + 'three inhabited palaces eat 3 rice, the empty one decays',
  game,
  position({
    event: 'drought',
    rulers: [
      { rice: 4, palaces: [[2, 'monk-young', 'monk-young'], [2], [1, 'farmer-old'], [2, 'healer-young']] },
      { rice: 2, palaces: [[2, 'monk-old'], [1]] },
    ],
  }),
  t => {
    t.at(fromEventOn, {}).holds(g => {
      assert.deepEqual([...every(g, 'rice'), ...headcount(g)], [1, 1, 4, 1]);
      assert.deepEqual(palaces(g, 0), ['2 monk-young monk-young', '1', '1 farmer-old', '2 healer-young']);
      assert.deepEqual(palaces(g, 1), ['2 monk-old']);
    });
    t.over();
  },
);

scenario(
  rule('YD-EVENT-DROUGHT-02', 'YD-EVENT-DROUGHT-04', 'T-DROUGHT-02') +
    'without rice one person leaves each of three palaces, whatever sacks the farmers carry',
  game,
  position({
    event: 'drought',
    rulers: [
      { rice: 0, palaces: [] },
      {
        rice: 0,
        palaces: [[2, 'farmer-young', 'farmer-old'], [2, 'monk-old'], [3, 'farmer-young', 'healer-old'], [1]],
      },
    ],
  }),
  t => {
    strike(t).asked(1, 'release/hungry.choose', ['palace-0/farmer-young', 'palace-0/farmer-old']);
    t.refuses(1, 'pass', 'YD-EVENT-DROUGHT-02').says(1, 'palace-0/farmer-old');
    // The monk is alone and leaves without a question.
    t.asked(1, 'release/hungry.choose', ['palace-2/farmer-young', 'palace-2/healer-old']);
    t.refuses(1, 'palace-0/farmer-young', 'YD-EVENT-DROUGHT-02').says(1, 'palace-2/healer-old');
    t.holds(g => assert.deepEqual(palaces(g, 1), ['2 farmer-young', '2', '3 farmer-young', '1'])).over();
  },
);

const threeHomes: Court['palaces'] = [
  [2, 'monk-young', 'farmer-old'],
  [2, 'scholar-young', 'scholar-old'],
  [1, 'healer-old'],
];

scenario(
  rule('YD-EVENT-DROUGHT-03', 'YD-EVENT-DROUGHT-05', 'T-DROUGHT-03') +
    '2 rice feed two of three palaces; the owner says which one goes hungry',
  game,
  position({
    event: 'drought',
    rulers: [
      { rice: 2, palaces: threeHomes },
      { rice: 1, palaces: [[2, 'monk-old']] },
    ],
  }),
  t => {
    strike(t).hears(null, ['event drought 3', 'pays rice 2', 'pays rice 1']);
    t.asked(0, 'release/hungry.choose', [
      'palace-0/monk-young',
      'palace-0/farmer-old',
      'palace-1/scholar-young',
      'palace-1/scholar-old',
      'palace-2/healer-old',
    ]);
    t.says(0, 'palace-1/scholar-old').hears(null, ['releases scholar-old']);
    t.holds(g => assert.deepEqual([...every(g, 'rice'), ...headcount(g)], [0, 0, 4, 1])).over();
  },
);

scenario(
  rule('YD-EVENT-DROUGHT-02') + 'a hungry palace loses exactly one person: it cannot be named twice',
  game,
  position({ event: 'drought', rulers: [{ rice: 1, palaces: threeHomes }, { palaces: [] }] }),
  t => {
    strike(t).says(0, 'palace-1/scholar-young').refuses(0, 'palace-1/scholar-old', 'YD-EVENT-DROUGHT-02');
    t.asked(0, 'release/hungry.choose', ['palace-0/monk-young', 'palace-0/farmer-old', 'palace-2/healer-old']);
    t.says(0, 'palace-2/healer-old').holds(g => {
      assert.deepEqual(palaces(g, 0), ['2 monk-young farmer-old', '2 scholar-old', '1']);
      assert.equal(g.rulers[0]!.rice, 0);
    });
    t.over();
  },
);
