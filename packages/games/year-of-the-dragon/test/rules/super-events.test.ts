import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, Match, Refusal, view } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { SUPER_EVENTS } from '../../src/cards/events.ts';
import { game, type Table, type TableOptions } from '../../src/index.ts';
import { act } from '../../src/rules/actions.ts';
import { byTrack } from '../../src/rules/vocabulary.ts';
import { month, year } from '../../src/rules/year.ts';
import { allPoints, type Court, pointsFrom, position } from '../position.ts';

const fromEventOn = { ...month, first: 'event' };
const superEvent = { ...month, first: 'superEvent' };
const reckoning = { ...year, first: 'reckon' };

const start = (options: Partial<TableOptions>, seed = 'super'): Table => deal(game, { seats: 2, seed, options }).g;
const floors = (g: Readonly<Table>, seat: number): number[] => g.rulers[seat]!.palaces.map(palace => palace.floors);

test(rule('YD-SUPER-SETUP-01') + 'a super event goes without and with the wall; off there is none', () => {
  assert.equal(start({}).superEvent, null);
  assert.equal(start({ wall: 'choose' }).superEvent, null);
  for (const wall of ['off', 'choose', 'random'] as const) {
    const g = start({ wall, superEvent: 'flood' });
    assert.deepEqual([g.house.wall, g.superEvent], [wall, 'flood']);
  }
});

test(rule('YD-SUPER-SETUP-02') + 'random: one of the ten, for all to see from the start', () => {
  const drawn = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const g = start({ superEvent: 'random' }, `seed ${i}`);
    for (const me of [null, 0, 1]) assert.equal(view(game, g, me).superEvent, g.superEvent);
    drawn.add(g.superEvent!);
  }
  assert.deepEqual([...drawn].sort(), [...SUPER_EVENTS].sort());
  assert.equal(drawn.size, 10);
});

test(rule('YD-SUPER-SETUP-02') + 'hidden: nobody sees it before month 7, everybody at its beginning', () => {
  const match = Match.begin(game, { seats: 2, seed: 'face down', options: { superEvent: 'hidden' } });
  const secret = match.state.superEvent!;
  while (!match.over) {
    for (const me of [null, 0, 1]) {
      const seen = match.view(me);
      if (match.state.month < 7) {
        assert.equal(seen.superEvent, 'hidden');
        for (const id of SUPER_EVENTS) assert.ok(!JSON.stringify([seen, match.heard(me)]).includes(`"${id}"`), id);
      } else assert.equal(seen.superEvent, secret);
    }
    const { seat, options } = match.open()[0]!;
    match.answer(seat, options[0]!);
  }
  const told = match.heard(null);
  const july = told.findIndex(({ kind, n }) => kind === 'month' && n === 7);
  assert.deepEqual([told[july + 1]?.kind, told[july + 1]?.what, told[july + 2]?.kind], ['revealed', secret, 'groups']);
  assert.equal(told.filter(({ kind }) => kind === 'super-event').length, 1);
});

test(rule('YD-SUPER-SETUP-03') + 'the table may agree on any of the ten, whatever the luck', () => {
  for (const named of SUPER_EVENTS) {
    const [a, b] = ['one', 'two'].map(seed => start({ superEvent: named }, seed));
    assert.deepEqual([a!.superEvent, a!.superHidden, b!.superEvent], [named, false, named]);
  }
});

test(rule('YD-SUPER-02', 'YD-SUPER-ECLIPSE-02') + 'readings of rules that are not in play cannot be chosen', () => {
  const clashes: [Partial<TableOptions>, string][] = [
    [{ superDecay: 'twice' }, 'super-decay-without-super-event'],
    [{ superDecay: 'twice', wall: 'choose' }, 'super-decay-without-super-event'],
    [{ eclipseWall: 'once' }, 'eclipse-wall-without-both'],
    [{ eclipseWall: 'once', wall: 'choose' }, 'eclipse-wall-without-both'],
    [{ eclipseWall: 'once', superEvent: 'eclipse' }, 'eclipse-wall-without-both'],
    [{ eclipseWall: 'once', superEvent: 'flood', wall: 'choose' }, 'eclipse-wall-without-both'],
  ];
  for (const [options, sentence] of clashes) {
    assert.throws(
      () => start(options),
      error => {
        assert.ok(error instanceof Refusal);
        assert.deepEqual([error.reason, error.details], ['options-clash', { sentence }]);
        return true;
      },
    );
  }
  start({ superDecay: 'twice', superEvent: 'hidden' });
  start({ eclipseWall: 'once', superEvent: 'eclipse', wall: 'random' });
});

const PERSONS: Court['palaces'] = [[3, 'monk-young', 'farmer-old'], [1]];

for (const [n, points] of [
  [6, 0],
  [7, 4],
  [8, 0],
] as const) {
  scenario(
    rule('YD-SUPER-01') + `lantern scores ${points} in month ${n}`,
    game,
    position({ options: { superEvent: 'lantern' }, month: n, event: 'festival', rulers: [{ palaces: PERSONS }, {}] }),
    t => {
      t.at(fromEventOn, {})
        .holds(g => assert.deepEqual(pointsFrom(g, 'super'), [points, 0]))
        .over();
    },
  );
}

scenario(
  rule('YD-SUPER-01', 'YD-SUPER-02', 'YD-SUPER-SETUP-01') + 'event, wall, super event, decay, scoring',
  game,
  position({
    options: { superEvent: 'lantern', wall: 'choose' },
    month: 7,
    event: 'mongols',
    wall: [0, 0, 0, 0, 1, 1, 1],
    rulers: [{ palaces: [[1, 'warrior-old']] }, { palaces: [[1, 'monk-old'], [2]] }],
  }),
  t => {
    t.at(fromEventOn, {}).hears(null, [
      'event mongols 7',
      'scores mongols 2',
      'releases monk-old',
      'wall-holds 7',
      'scores wall 4',
      'scores wall 3',
      'super-event lantern',
      'scores super 2',
      'decays palace-1 1',
      'decays palace-0',
      'scores palaces 1',
      'scores palaces 1',
    ]);
    t.over();
  },
);

for (const [superDecay, n, left] of [
  ['once', 7, [3, 2]],
  ['twice', 7, [3, 1]],
  ['twice', 8, [3, 2]],
] as const) {
  scenario(
    rule('YD-SUPER-02') + `palaces decay ${superDecay} around the super event; month ${n}`,
    game,
    position({
      options: { superEvent: 'assassination', superDecay },
      month: n,
      event: 'festival',
      rulers: [{ palaces: [[3, 'monk-old'], [3]] }, { palaces: [[2]] }],
    }),
    t => {
      t.at(fromEventOn, {}).holds(g => {
        assert.deepEqual(floors(g, 0), left);
        assert.deepEqual(floors(g, 1), left[1] === 1 ? [] : [1]);
        assert.deepEqual(pointsFrom(g, 'palaces'), [2, left[1] === 1 ? 0 : 1]);
      });
      t.over();
    },
  );
}

for (const named of ['earthquake', 'flood', 'tornado', 'sunrise', 'charter'] as const) {
  const palaces: Court['palaces'] = [[3, 'farmer-young', 'court-lady-young'], [2]];
  const start = position({
    options: { superEvent: named },
    month: 7,
    rulers: [5, 2, 5, 9].map((track, arrival) => ({ track, arrival, rice: 2, palaces })),
  });
  const given = (g: Table): void => {
    start.given!(g);
    g.order = [0, 1, 2, 3]; // what an earlier phase left behind
  };
  scenario(rule('YD-SUPER-03') + `${named} goes by the track`, game, { ...start, given }, t => {
    const asked: number[] = [];
    t.at(superEvent, {});
    for (let q = game.machine.open(t.g)[0]; q !== undefined; q = game.machine.open(t.g)[0]) {
      if (asked.at(-1) !== q.seat) asked.push(q.seat);
      t.says(q.seat, q.options[0]!);
    }
    assert.deepEqual(asked, [3, 2, 0, 1]);
    t.over();
  });
}

const seven: Court['palaces'] = [
  [2, 'monk-young', 'farmer-young'],
  [3, 'monk-old', 'healer-young', 'scholar-young'],
  [2, 'craftsman-young', 'court-lady-young'],
];

for (const [cited, named, points] of [
  [rule('YD-SUPER-LANTERN-01', 'T-LANTERN-01'), 'lantern', 14],
  [rule('YD-SUPER-BUDDHA-01', 'T-BUDDHA-01'), 'buddha', 8],
] as const) {
  scenario(
    cited + `${named}: ${points} points for 7 persons, two of them monks, who all score again at the end`,
    game,
    position({ options: { superEvent: named }, month: 7, rulers: [{ palaces: seven }, { palaces: [[3]] }] }),
    t => {
      t.at(superEvent, {}).holds(g => assert.deepEqual(pointsFrom(g, 'super'), [points, 0]));
      t.at(reckoning, {}).holds(g => {
        assert.deepEqual(pointsFrom(g, 'persons'), [14, 0]);
        assert.deepEqual(pointsFrom(g, 'monks'), [8, 0]);
        assert.deepEqual(pointsFrom(g, 'super'), [points, 0]);
      });
      t.over();
    },
  );
}

scenario(
  rule('YD-SUPER-VOLCANO-01', 'T-VOLCANO-01') + 'all markers go to 0 in the old order; one step puts Anna first',
  game,
  position({
    options: { superEvent: 'volcano' },
    month: 7,
    groups: [{ cards: ['parade'] }],
    rulers: [
      { track: 22, arrival: 1 },
      { track: 22, arrival: 2 },
      { track: 30, arrival: 0 },
    ],
  }),
  t => {
    t.at(superEvent, {}).holds(g => {
      assert.deepEqual(
        g.rulers.map(ruler => ruler.track),
        [0, 0, 0],
      );
      assert.deepEqual(byTrack(g), [2, 1, 0]);
    });
    t.at(act, { seat: 0, group: -1 })
      .says(0, 'group-1')
      .holds(g => assert.deepEqual(byTrack(g), [0, 2, 1]))
      .over();
  },
);

scenario(
  rule('YD-SUPER-ASSASSIN-01', 'T-ASSASSIN-01') + 'Anna of T-SCORE-01 scores 5 in month 7, her privilege is gone',
  game,
  position({
    options: { superEvent: 'assassination' },
    month: 7,
    event: 'festival',
    rulers: [
      { yuan: 1, large: 1, palaces: [[3, 'court-lady-young', 'court-lady-young'], [1, 'monk-old'], [2]] },
      { yuan: 1, large: 2, small: 3, palaces: [[2, 'farmer-old']] },
    ],
  }),
  t => {
    t.at(fromEventOn, {}).holds(g => {
      assert.deepEqual(allPoints(g), [5, 1]);
      for (const { yuan, small, large } of g.rulers) assert.deepEqual([yuan, small, large], [1, 0, 0]);
    });
    t.over();
  },
);
