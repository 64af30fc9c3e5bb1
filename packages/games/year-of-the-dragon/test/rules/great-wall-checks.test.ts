import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, Match, Refusal } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game, type Table, type TableOptions } from '../../src/index.ts';
import { checkWall } from '../../src/rules/great-wall.ts';
import { month, year } from '../../src/rules/year.ts';
import { type Court, pointsFrom, position } from '../position.ts';

const wall = { wall: 'choose' } as const;
const fromEventOn = { ...month, first: 'event' };
const endOfYear = { ...year, first: 'lastWallCheck' };

const headcount = (g: Readonly<Table>): number[] => g.rulers.map(ruler => ruler.palaces.flatMap(p => p.persons).length);

test(
  rule('YD-WALL-CHECK-01', 'YD-WALL-END-01', 'YD-WALL-END-03') +
    'in a whole year the wall is checked in both Mongol months and once after the last scoring',
  () => {
    const match = Match.begin(game, { seats: 3, seed: 'wall checks', options: wall });
    for (let n = 0; !match.over; n++) {
      const { seat, options } = match.open()[0]!;
      match.answer(seat, options[(n * 7) % options.length]!);
    }
    const told = match.heard(null).map(({ kind, what, n }) => `${kind} ${what} ${n}`);
    const checks = told.flatMap((line, i) => (line.startsWith('wall-') ? [i] : []));
    const mongols = told.flatMap((line, i) => (line.startsWith('event mongols') ? [i] : []));
    assert.deepEqual([checks.length, mongols.length], [3, 2]);
    for (const i of [0, 1]) {
      const between = told.slice(mongols[i]! + 1, checks[i]);
      for (const line of between) assert.match(line, /^(scores mongols|releases) /);
    }
    const lastScoring = told.findLastIndex(line => line.startsWith('scores palaces'));
    const reckoning = told.findIndex(line => /^(sells|scores (persons|monks|money))/.test(line));
    assert.ok(lastScoring < checks[2]! && checks[2]! < reckoning);
  },
);

/** What a whole year cites for its checks of the wall: those of the Mongols, and the last one. */
function citedForWalls(seed: string, wallEnd: TableOptions['wallEnd']): { mongols: string[]; last: string[] } {
  const match = Match.begin(game, { seats: 3, seed, options: { ...wall, wallEnd } });
  for (let n = 0; !match.over; n++) {
    const { seat, options } = match.open()[0]!;
    match.answer(seat, options[(n * 5) % options.length]!);
  }
  const told = match.heard(null);
  const checks = told.flatMap(({ kind }, i) => (kind.startsWith('wall-') ? [i] : []));
  const cited = checks.map(i => {
    const end = told.findIndex(({ kind, what }, at) => at > i && kind !== 'releases' && what !== 'wall');
    return told.slice(i, end).map(({ kind, rule }) => `${kind} ${rule}`);
  });
  return { last: cited.at(-1)!, mongols: cited.slice(0, -1).flat() };
}

for (const wallEnd of ['after-scoring', 'before-decay'] as const) {
  test(rule('YD-WALL-CHECK-03', 'YD-WALL-END-01') + `each check of the wall cites its own rule; ${wallEnd}`, () => {
    for (const seed of ['wall checks', 'last wall']) {
      const { mongols, last } = citedForWalls(seed, wallEnd);
      assert.deepEqual([...new Set(mongols)], ['wall-fails YD-WALL-CHECK-03', 'releases YD-WALL-CHECK-03']);
      assert.deepEqual([...new Set(last)], ['wall-fails YD-WALL-END-01', 'releases YD-WALL-END-01']);
    }
  });
}

scenario(
  rule('YD-WALL-CHECK-01') + 'no other event checks the wall',
  game,
  position({ options: wall, month: 3, event: 'festival', wall: [0, 0, 1], rulers: [{}, {}] }),
  t => {
    t.at(fromEventOn, {})
      .holds(g => assert.deepEqual(pointsFrom(g, 'wall'), [0, 0]))
      .over();
  },
);

/** The Mongols take one person, from Clara: she alone has no helmet. */
const three: Court[] = [
  { palaces: [[3, 'warrior-young', 'monk-old']] },
  { palaces: [[3, 'warrior-young', 'farmer-old']] },
  { palaces: [[3, 'scholar-old', 'healer-old', 'court-lady-young']] },
];

scenario(
  rule('YD-WALL-CHECK-01', 'YD-WALL-CHECK-02', 'T-WALL-01') + 'in May 5 tiles are enough: 3, 2 and 0 points',
  game,
  position({ options: wall, month: 5, event: 'mongols', wall: [0, 1, 0, 1, 0], rulers: three }),
  t => {
    t.at(fromEventOn, {}).holds(g => assert.deepEqual(pointsFrom(g, 'wall'), [0, 0, 0]));
    t.asked(2, 'release.choose').says(2, 'palace-0/healer-old');
    t.hears(null, [
      'releases healer-old',
      'wall-holds 5',
      'scores wall 3',
      'scores wall 2',
      'scores palaces 1',
      'scores palaces 1',
      'scores palaces 1',
      'scores ladies 1',
    ]);
    t.holds(g => assert.deepEqual(headcount(g), [2, 2, 2])).over();
  },
);

scenario(
  rule('YD-WALL-CHECK-02') + 'a wall that is longer than needed holds, too',
  game,
  position({ options: wall, wall: [0, 0, 1, 0], rulers: three }),
  t => {
    t.at(checkWall, { needed: 3 })
      .holds(g => assert.deepEqual(pointsFrom(g, 'wall'), [3, 1, 0]))
      .over();
  },
);

scenario(
  rule('YD-WALL-CHECK-03', 'T-WALL-02') +
    'in May 4 tiles are too few: nobody scores, and Clara, who built none, loses one',
  game,
  position({ options: wall, month: 5, event: 'mongols', wall: [0, 1, 0, 1], rulers: three }),
  t => {
    t.at(fromEventOn, {}).says(2, 'palace-0/healer-old').hears(null, ['releases healer-old', 'wall-fails 4']);
    t.asked(2, 'release.choose', ['palace-0/scholar-old', 'palace-0/court-lady-young']);
    t.refuses(2, 'pass', 'YD-EVENT-04').refuses(0, 'palace-0/monk-old').says(2, 'palace-0/scholar-old');
    t.holds(g => {
      assert.deepEqual(pointsFrom(g, 'wall'), [0, 0, 0]);
      assert.deepEqual(headcount(g), [2, 2, 1]);
    }).over();
  },
);

scenario(
  rule('YD-WALL-CHECK-03', 'YD-WALL-CHECK-04', 'T-WALL-02') +
    'Ben and Clara with 1 tile each lose one, Clara, ahead on the track, first',
  game,
  position({
    options: wall,
    month: 5,
    event: 'mongols',
    wall: [0, 1, 2, 0],
    rulers: [three[0]!, three[1]!, { ...three[2], track: 5 }],
  }),
  t => {
    t.at(fromEventOn, {}).says(2, 'palace-0/healer-old').hears(null, ['releases healer-old', 'wall-fails 4']);
    t.asked(2, 'release.choose').says(2, 'palace-0/scholar-old');
    t.asked(1, 'release.choose').says(1, 'palace-0/farmer-old');
    t.holds(g => {
      assert.deepEqual(pointsFrom(g, 'wall'), [0, 0, 0]);
      assert.deepEqual(headcount(g), [2, 1, 1]);
    }).over();
  },
);

scenario(
  rule('YD-WALL-CHECK-04', 'YD-WALL-CHECK-05') +
    'a palace that the wall empties decays this month; who has nobody loses nothing',
  game,
  position({
    options: wall,
    month: 5,
    event: 'mongols',
    wall: [0],
    rulers: [{ palaces: [[1, 'warrior-young']] }, { palaces: [[1, 'warrior-old']] }, { palaces: [[3]] }],
  }),
  t => {
    t.at(fromEventOn, {}).hears(null, [
      'event mongols 5',
      'scores mongols 1',
      'scores mongols 2',
      'wall-fails 1',
      'releases warrior-old',
      'decays palace-0',
      'decays palace-0 2',
      'scores palaces 1',
      'scores palaces 1',
    ]);
    t.holds(g => assert.deepEqual(headcount(g), [1, 0, 0])).over();
  },
);

/** Clara has 8 persons. */
const atLast: Court[] = [
  { palaces: [] },
  { palaces: [[1, 'farmer-young']] },
  {
    palaces: [
      [1, 'monk-old'],
      [3, 'farmer-young', 'farmer-old', 'court-lady-young'],
      [3, 'healer-young', 'healer-old', 'scholar-old'],
      [2, 'scholar-young'],
    ],
  },
];
const tiles = (...each: number[]): number[] => each.flatMap((n, seat) => Array<number>(n).fill(seat));

scenario(
  rule('YD-WALL-END-01', 'T-WALL-03') + 'with 11 tiles Clara loses one of 8 persons, then scores 14 for 7',
  game,
  position({ options: wall, month: 12, wall: tiles(4, 4, 3), rulers: atLast }),
  t => {
    t.at(endOfYear, {}).hears(null, ['wall-fails 11']).asked(2, 'release.choose').refuses(2, 'pass', 'YD-EVENT-04');
    t.holds(g => assert.deepEqual(pointsFrom(g, 'persons'), [0, 0, 0])).says(2, 'palace-0/monk-old');
    t.holds(g => {
      assert.deepEqual(pointsFrom(g, 'wall'), [0, 0, 0]);
      assert.deepEqual(pointsFrom(g, 'persons'), [0, 2, 14]);
      assert.deepEqual(pointsFrom(g, 'monks'), [0, 0, 0]);
    }).over();
  },
);

scenario(
  rule('YD-WALL-END-01', 'T-WALL-03') + 'with 12 tiles each scores its own, and nobody leaves',
  game,
  position({ options: wall, month: 12, wall: tiles(5, 4, 3), rulers: atLast }),
  t => {
    t.at(endOfYear, {}).holds(g => {
      assert.deepEqual(pointsFrom(g, 'wall'), [5, 4, 3]);
      assert.deepEqual(headcount(g), [0, 1, 8]);
      assert.deepEqual(pointsFrom(g, 'persons'), [0, 2, 16]);
    });
    t.over();
  },
);

const lastMongols = (wallEnd: TableOptions['wallEnd'], ...built: number[]) =>
  position({
    options: { ...wall, wallEnd },
    month: 12,
    event: 'mongols',
    wall: tiles(...built),
    rulers: [
      { palaces: [[1, 'warrior-young']] },
      {
        palaces: [
          [1, 'monk-old'],
          [1, 'farmer-old'],
          [2, 'healer-old'],
        ],
      },
    ],
  });

scenario(
  rule('YD-WALL-END-02', 'YD-WALL-END-03') +
    'after scoring: Mongols in month 12, their check, decay and scoring, then the last check without decay',
  game,
  lastMongols('after-scoring', 6, 5),
  t => {
    t.at(fromEventOn, {}).says(1, 'palace-0/monk-old').hears(null, ['releases monk-old', 'wall-fails 11']);
    t.says(1, 'palace-1/farmer-old');
    t.hears(null, [
      'releases farmer-old',
      'decays palace-1',
      'decays palace-0',
      'scores palaces 1',
      'scores palaces 1',
    ]);
    t.over()
      .at(endOfYear, {})
      .holds(g => {
        assert.deepEqual(headcount(g), [1, 0]);
        assert.deepEqual(pointsFrom(g, 'persons'), [2, 0]);
        assert.deepEqual(
          g.rulers[1]!.palaces.map(palace => palace.floors),
          [2],
        );
      });
    t.over();
  },
);

scenario(
  rule('YD-WALL-END-02', 'YD-WALL-END-03') +
    'before decay: both checks follow the Mongols, then decay and scoring; the year ends without another check',
  game,
  lastMongols('before-decay', 6, 5),
  t => {
    t.at(fromEventOn, {}).says(1, 'palace-0/monk-old').hears(null, ['releases monk-old', 'wall-fails 11']);
    t.says(1, 'palace-1/farmer-old');
    t.hears(null, [
      'releases farmer-old',
      'wall-fails 11',
      'releases healer-old',
      'decays palace-2 1',
      'decays palace-1',
      'decays palace-0',
      'scores palaces 1',
      'scores palaces 1',
    ]);
    t.over()
      .at(endOfYear, {})
      .holds(g => assert.deepEqual(headcount(g), [1, 0]))
      .over();
  },
);

for (const wallEnd of ['after-scoring', 'before-decay'] as const) {
  scenario(
    rule('YD-WALL-END-02') + `a whole wall scores twice when the Mongols come in month 12; last check ${wallEnd}`,
    game,
    lastMongols(wallEnd, 6, 6),
    t => {
      t.at(fromEventOn, {}).says(1, 'palace-0/monk-old').at(endOfYear, {});
      t.holds(g => {
        assert.deepEqual(pointsFrom(g, 'wall'), [12, 12]);
        assert.deepEqual(headcount(g), [1, 2]);
      }).over();
    },
  );
}

scenario(
  rule('YD-WALL-END-03') + 'before decay: only month 12 has a last check',
  game,
  position({ options: { ...wall, wallEnd: 'before-decay' }, month: 11, event: 'festival', rulers: atLast }),
  t => {
    t.at(fromEventOn, {})
      .holds(g => assert.deepEqual(headcount(g), [0, 1, 8]))
      .over();
  },
);

scenario(
  rule('YD-WALL-END-01') + 'without the wall nothing is checked, neither with the Mongols nor at the end',
  game,
  position({ month: 12, event: 'mongols', rulers: atLast }),
  t => {
    t.at(fromEventOn, {}).says(2, 'palace-0/monk-old').at(endOfYear, {});
    t.holds(g => assert.deepEqual(headcount(g), [0, 0, 7])).over();
  },
);

test(rule('YD-WALL-END-03') + 'when to check the wall last can only be chosen where there is a wall', () => {
  const start = (options: Partial<TableOptions>): unknown => deal(game, { seats: 2, seed: 'options', options });
  assert.throws(
    () => start({ wallEnd: 'before-decay' }),
    error => {
      assert.ok(error instanceof Refusal);
      assert.deepEqual([error.reason, error.details], ['options-clash', { sentence: 'wall-end-without-wall' }]);
      return true;
    },
  );
  start({ wall: 'off', wallEnd: 'after-scoring' });
  for (const wall of ['choose', 'random'] as const) start({ wall, wallEnd: 'before-decay' });
});
