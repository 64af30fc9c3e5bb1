import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { year } from '../../src/rules/year.ts';
import { allPoints, type Court, pointsFrom, position } from '../position.ts';

const reckoning = { ...year, first: 'reckon' };

test(
  rule('YD-EVENT-01', 'YD-SCORE-01', 'YD-SCORE-05', 'YD-END-01') +
    'twelve months, each with its own event, then decay, then scoring; the reckoning comes after the twelfth',
  () => {
    for (const seats of [2, 5]) {
      const match = Match.begin(game, { seats, seed: 'a whole year' });
      for (let n = 0; !match.over; n++) {
        const { seat, options } = match.open()[0]!;
        match.answer(seat, options[(n * 7) % options.length]!);
      }
      const told = match.heard(null).map(({ kind, what, n }) => `${kind} ${what} ${n}`);
      const begins = told.flatMap((line, i) => (line.startsWith('month ') ? [i] : []));
      assert.equal(begins.length, 12);
      begins.forEach((begin, i) => {
        const lines = told.slice(begin, begins[i + 1]);
        const struck = lines.filter(line => line.startsWith('event '));
        assert.deepEqual([lines[0], struck], [`month  ${i + 1}`, [`event ${match.state.events[i]} ${i + 1}`]]);
        const strikes = lines.indexOf(struck[0]!);
        const scores = lines.findIndex(line => line.startsWith('scores palaces'));
        const decays = lines.findLastIndex(line => line.startsWith('decays'));
        assert.ok(strikes < scores && decays < scores, `month ${i + 1}: ${lines.join(', ')}`);
        assert.ok(decays < 0 || strikes < decays, `month ${i + 1}: ${lines.join(', ')}`);
      });
      const reckons = told.findIndex(line => /^(scores (persons|monks|money)|sells)/.test(line));
      const last = told.findLastIndex(line => /^scores (palaces|ladies|privileges)/.test(line));
      assert.ok(reckons > last && last > begins[11]!, 'the reckoning waits for the scoring of month 12');
      assert.throws(() => match.answer(0, 'pass'), /the game is over/);
    }
  },
);

scenario(
  rule('YD-END-02', 'YD-END-03', 'YD-END-05', 'T-END-01') + 'Ben scores 25: 14 for persons, 8 for monks, 3 for 10 yuan',
  game,
  position({
    month: 12,
    rulers: [
      { yuan: 2, palaces: [] },
      {
        yuan: 4,
        rice: 1,
        fireworks: 2,
        palaces: [
          [2, 'monk-young', 'farmer-young'],
          [3, 'monk-old', 'healer-young', 'scholar-young'],
          [2, 'craftsman-young', 'court-lady-young'],
        ],
      },
    ],
  }),
  t => {
    t.at(reckoning, {}).holds(g => {
      assert.deepEqual(pointsFrom(g, 'persons'), [0, 14]);
      assert.deepEqual(pointsFrom(g, 'monks'), [0, 8]);
      assert.deepEqual(pointsFrom(g, 'money'), [0, 3]);
      assert.deepEqual(allPoints(g), [0, 25]);
      const { yuan, rice, fireworks } = g.rulers[1]!;
      assert.deepEqual([yuan, rice, fireworks], [10, 0, 0]);
    });
    t.over();
  },
);

scenario(
  rule('YD-END-04') + 'a monk counts the floors of its palace, not who lives there',
  game,
  position({
    month: 12,
    rulers: [
      { yuan: 0, palaces: [[3, 'monk-old']] },
      { yuan: 0, palaces: [[2, 'monk-young', 'monk-young'], [3], [1, 'farmer-old']] },
    ],
  }),
  t => {
    t.at(reckoning, {})
      .holds(g => assert.deepEqual(pointsFrom(g, 'monks'), [6, 4]))
      .over();
  },
);

for (const [store, points] of [
  [{ yuan: 2 }, 0],
  [{ yuan: 3 }, 1],
  [{ yuan: 0, rice: 1 }, 0],
  [{ yuan: 1, rice: 1 }, 1],
  [{ yuan: 0, rice: 1, fireworks: 2 }, 2],
  [{ yuan: 5, fireworks: 2 }, 3],
] as [Court, number][]) {
  scenario(
    rule('YD-END-05') + `${JSON.stringify(store)} is worth ${points}`,
    game,
    position({
      month: 12,
      rulers: [
        { ...store, palaces: [] },
        { yuan: 0, palaces: [] },
      ],
    }),
    t => {
      t.at(reckoning, {})
        .holds(g => assert.deepEqual(pointsFrom(g, 'money'), [points, 0]))
        .over();
    },
  );
}

scenario(
  rule('YD-END-06') + 'more points win, however far behind on the track',
  game,
  position({
    month: 12,
    rulers: [
      { yuan: 5, track: 60 },
      { yuan: 9, track: 1 },
      { yuan: 6, track: 30 },
    ],
  }),
  t => {
    t.at(reckoning, {}).holds(g => {
      assert.deepEqual(allPoints(g), [1, 3, 2]);
      assert.deepEqual(game.outcome(g), { kind: 'places', places: [3, 1, 2] });
    });
    t.over();
  },
);

scenario(
  rule('YD-END-07', 'T-END-02') + 'of equal points 41 on the track wins against 38',
  game,
  position({
    month: 12,
    rulers: [
      { track: 38, arrival: 9 },
      { track: 41, arrival: 1 },
    ],
  }),
  t => {
    t.at(reckoning, {}).holds(g => {
      assert.deepEqual(allPoints(g), [2, 2]);
      assert.deepEqual(game.outcome(g), { kind: 'places', places: [2, 1] });
    });
    t.over();
  },
);

scenario(
  rule('YD-END-08', 'T-END-02') + 'on one space the upper marker wins, so that no two share a rank',
  game,
  position({
    month: 12,
    rulers: [
      { track: 41, arrival: 5 },
      { track: 41, arrival: 7 },
      { track: 41, arrival: 6 },
      { track: 40, arrival: 8 },
    ],
  }),
  t => {
    t.at(reckoning, {})
      .holds(g => assert.deepEqual(game.outcome(g), { kind: 'places', places: [3, 1, 2, 4] }))
      .over();
  },
);
