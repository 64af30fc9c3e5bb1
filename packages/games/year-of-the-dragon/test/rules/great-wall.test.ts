import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from '@teahouse/kernel';
import { rule, Scenario, scenario } from '@teahouse/testkit';
import { ACTIONS, WALL_TILES } from '../../src/cards/actions.ts';
import { game, type Table, type TableOptions, type View } from '../../src/index.ts';
import { act } from '../../src/rules/actions.ts';
import { byTrack } from '../../src/rules/vocabulary.ts';
import { month } from '../../src/rules/year.ts';
import { allPoints, type Court, position } from '../position.ts';

const wall = { wall: 'choose' } as const;
const toWall = [{ cards: ['wall' as const] }];
/** Seat 0 chooses the group that holds nothing but the wall card. */
const buildsWall = (t: Scenario<Table, View, TableOptions>): typeof t =>
  t.at(act, { seat: 0, group: -1 }).says(0, 'group-1');

test(rule('YD-WALL-SETUP-01') + 'with the wall all else is set up as without it', () => {
  const [off, on] = (['off', 'choose'] as const).map(
    wall => deal(game, { seats: 3, seed: 'wall', options: { wall } }).g,
  );
  const { house: _h, rulers: without, ...base } = off!;
  const { house: _i, rulers: withWall, ...same } = on!;
  assert.deepEqual(same, base);
  assert.deepEqual(
    withWall.map(ruler => ({ ...ruler, wall: [] })),
    without,
  );
});

for (const choice of ['off', 'choose', 'random'] as const) {
  scenario(
    rule('YD-WALL-SETUP-02', 'YD-WALL-SETUP-03') + `wall tiles and wall card at a table with wall: ${choice}`,
    game,
    position({ rulers: [{}, {}, {}], options: { wall: choice } }),
    t => {
      const [tiles, cards] = choice === 'off' ? [[], ACTIONS] : [WALL_TILES, [...ACTIONS, 'wall']];
      t.at(month, {}).holds(g => {
        for (const ruler of g.rulers) assert.deepEqual(ruler.wall, tiles);
        assert.deepEqual(g.groups.flatMap(group => group.cards).sort(), [...cards].sort());
        assert.deepEqual(g.wall, []);
      });
      t.asked(0, 'actions/act.chooseGroup');
    },
  );
}

test(rule('YD-WALL-SETUP-02') + 'six tiles, all different', () => {
  assert.equal(new Set(WALL_TILES).size, 6);
});

for (const [seats, sizes] of [
  [2, [4, 4]],
  [3, [3, 3, 2]],
  [4, [2, 2, 2, 2]],
  [5, [2, 2, 2, 1, 1]],
] as const) {
  scenario(
    rule('YD-WALL-SETUP-03') + `eight action cards in ${seats} groups`,
    game,
    position({ rulers: Array(seats).fill({}), options: wall }),
    t => {
      t.at(month, {}).holds(g =>
        assert.deepEqual(
          g.groups.map(group => group.cards.length).sort((a, b) => b - a),
          sizes,
        ),
      );
      t.asked(0, 'actions/act.chooseGroup');
    },
  );
}

scenario(
  rule('YD-WALL-ACT-01') + 'the wall card costs 3 yuan in a group that holds a dragon',
  game,
  position({
    options: wall,
    groups: [{ cards: ['wall', 'taxes'], dragons: [1] }, { cards: ['research'] }],
    rulers: [{ yuan: 5 }, { yuan: 2 }],
  }),
  t => {
    t.at(act, { seat: 0, group: -1 }).says(0, 'group-1').asked(0, 'actions/act.chooseAction', ['wall', 'taxes']);
    t.says(0, 'wall')
      .says(0, 'wall-rice')
      .holds(g => {
        assert.deepEqual([g.rulers[0]!.yuan, g.rulers[0]!.rice], [2, 1]);
        assert.deepEqual(g.groups[0]!.dragons, [1, 0]);
      });
    t.at(act, { seat: 1, group: -1 }).refuses(1, 'group-1', 'YD-ACT-06');
    t.asked(1, 'actions/act.chooseGroup', ['group-2', 'pass']);
  },
);

/** Persons that would add to the action which gives the same. */
const helpers: Court = {
  palaces: [
    [3, 'farmer-old', 'farmer-young', 'pyrotechnist-old'],
    [3, 'tax-collector-young', 'warrior-old', 'scholar-old'],
  ],
};
const before = { rice: 0, fireworks: 0, yuan: 6, track: 0, points: 0 };
const BONUS = {
  'wall-rice': { rice: 1 },
  'wall-fireworks': { fireworks: 1 },
  'wall-yuan': { yuan: 8 },
  'wall-track': { track: 3 },
  'wall-points': { points: 3 },
};
for (const tile of ['wall-rice', 'wall-fireworks', 'wall-yuan', 'wall-track', 'wall-points'] as const) {
  scenario(
    rule('YD-WALL-ACT-02', 'YD-WALL-ACT-06', 'YD-WALL-ACT-07') + `${tile} gives its bonus, once, whoever lives here`,
    game,
    position({ options: wall, groups: toWall, rulers: [helpers, {}] }),
    t => {
      buildsWall(t).asked(0, 'wall/build.choose', WALL_TILES).refuses(0, 'wall', 'YD-WALL-ACT-02').says(0, tile);
      t.holds(g => {
        const { rice, fireworks, yuan, track, wall } = g.rulers[0]!;
        const after = { rice, fireworks, yuan, track, points: allPoints(g)[0] };
        assert.deepEqual(after, { ...before, ...BONUS[tile] });
        assert.deepEqual(
          wall,
          WALL_TILES.filter(other => other !== tile),
        );
        assert.deepEqual(g.wall, [0]);
      });
      t.refuses(0, 'wall-floor').over();
    },
  );
}

scenario(
  rule('YD-WALL-ACT-02', 'YD-WALL-ACT-06') + 'wall-floor gives one floor in spite of a craftsman, to be placed at once',
  game,
  position({
    options: wall,
    groups: toWall,
    rulers: [
      {
        palaces: [
          [3, 'craftsman-young'],
          [2, 'craftsman-young'],
        ],
      },
      {},
    ],
  }),
  t => {
    buildsWall(t).says(0, 'wall-floor').asked(0, 'actions/build.placeFloor', ['palace-1', 'new-palace']);
    t.refuses(0, 'palace-0', 'YD-PALACE-02').says(0, 'palace-1');
    t.holds(g =>
      assert.deepEqual(
        g.rulers[0]!.palaces.map(palace => palace.floors),
        [3, 3],
      ),
    ).over();
  },
);

scenario(
  rule('YD-WALL-ACT-06', 'T-WALL-04') + 'wall-track lands on top of its new space; with 3 farmers wall-rice gives 1',
  game,
  position({
    options: wall,
    groups: toWall,
    rulers: [{ track: 4, palaces: [[3, 'farmer-young', 'farmer-young', 'farmer-young']] }, { track: 7 }, { track: 7 }],
  }),
  t => {
    t.holds(g => assert.deepEqual(byTrack(g), [1, 2, 0]));
    buildsWall(t)
      .says(0, 'wall-track')
      .holds(g => {
        assert.equal(g.rulers[0]!.track, 7);
        assert.deepEqual(byTrack(g), [0, 1, 2]);
      });
    buildsWall(t)
      .says(0, 'wall-rice')
      .holds(g => assert.equal(g.rulers[0]!.rice, 1))
      .over();
  },
);

scenario(
  rule('YD-WALL-ACT-02', 'YD-WALL-ACT-03') + 'a tile goes to the first month without one, and can be built only once',
  game,
  position({ options: wall, groups: toWall, wall: [1, 0, 1], rulers: [{ wall: [...WALL_TILES.slice(1)] }, {}] }),
  t => {
    buildsWall(t).refuses(0, 'wall-rice', 'YD-WALL-ACT-02').says(0, 'wall-points');
    t.hears(null, ['builds-wall wall-points 4', 'scores wall 3']);
    t.holds(g => assert.deepEqual(g.wall, [1, 0, 1, 0])).over();
  },
);

scenario(
  rule('YD-WALL-ACT-04') + 'nobody builds a thirteenth tile',
  game,
  position({
    options: wall,
    groups: [{ cards: ['wall'] }, { cards: ['wall', 'taxes', 'research'] }],
    wall: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 0],
    rulers: [{}, {}, {}],
  }),
  t => {
    t.at(act, { seat: 0, group: -1 }).refuses(0, 'group-1', 'YD-ACT-13').says(0, 'group-2');
    t.holds(g => {
      assert.equal(g.rulers[0]!.wall.length, 4);
      assert.deepEqual(game.check!({ ...g, wall: [...g.wall, 0] }), { field: 'wall', rule: 'YD-WALL-ACT-04' });
    });
    t.refuses(0, 'wall', 'YD-ACT-13').asked(0, 'actions/act.chooseAction', ['taxes', 'research']);
  },
);

scenario(
  rule('YD-WALL-ACT-05') + 'who has built all own tiles cannot choose the wall, others can',
  game,
  position({
    options: wall,
    groups: [{ cards: ['wall'] }, { cards: ['wall', 'taxes', 'research'] }],
    wall: [0, 0, 0, 0, 0, 0, 1],
    rulers: [{}, {}],
  }),
  t => {
    t.at(act, { seat: 0, group: -1 }).refuses(0, 'group-1', 'YD-ACT-13').says(0, 'group-2');
    t.refuses(0, 'wall', 'YD-ACT-13').asked(0, 'actions/act.chooseAction', ['taxes', 'research']);
    t.at(act, { seat: 1, group: -1 }).offers(1, 'group-1').asked(1, 'actions/act.chooseGroup');
  },
);

test(
  rule('YD-WALL-ACT-02') + 'at a table with wall: random the tile is drawn from the own ones, and nobody is asked',
  () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 20; seed++) drawn.add(drawTile(`seed ${seed}`));
    assert.deepEqual([...drawn].sort(), ['wall-points', 'wall-rice']);
  },
);

function drawTile(seed: string): string {
  const { given, ...start } = position({
    options: { wall: 'random' },
    groups: toWall,
    wall: [0, 0, 0, 0],
    rulers: [{ wall: ['wall-rice', 'wall-points'] }, {}],
  });
  const t = new Scenario(game, { ...start, given: given!, seed });
  buildsWall(t).over();
  const [kept] = t.g.rulers[0]!.wall;
  const { rice, points } = t.g.rulers[0]!;
  assert.deepEqual([t.g.wall.length, rice, points.wall], kept === 'wall-rice' ? [5, 0, 3] : [5, 1, 0]);
  return kept === 'wall-rice' ? 'wall-points' : 'wall-rice';
}
