import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { defenceOf } from '../../src/rules/battle.ts';
import { goodsOf, honors, position, scenario, sides } from '../position.ts';

scenario(
  rule('GW-LOC-BUILD-01', 'GW-LOC-BUILD-02', 'GW-LOC-BUILD-04') + 'a barricade: 2 of any materials, 2 honor, 2 defence',
  position({
    players: sides(3, { clerks: { 'builders-camp': 1 }, goods: { wood: 1, gold: 2, chi: 5 } }),
    barricades: { left: 3 },
  }),
  t => {
    t.activates('builders-camp').asked(0, 'location/build.choose', ['pass', 'barricade-middle', 'barricade-right']);
    t.refuses(0, 'barricade-left', 'GW-LOC-BUILD-03').refuses(0, 'wall-left', 'GW-LOC-BUILD-07');
    t.says(0, 'barricade-right').asked(0, 'goods/settle.pay', ['wood-1+gold-1', 'gold-2']).says(0, 'gold-2');
    t.holds(g => {
      assert.deepEqual(
        [goodsOf(g, 0), honors(g)],
        [
          [1, 0, 0, 5],
          [2, 0, 0],
        ],
      );
      assert.deepEqual([g.sections[2]!.barricades, defenceOf(g.sections[2]!)], [1, 2]);
      assert.equal(g.players[0]!.barricades, 1);
    });
    t.over();
  },
);

scenario(
  rule('GW-LOC-BUILD-03') + 'in the first year every barricade space is taken',
  position({
    players: sides(3, { clerks: { 'builders-camp': 1 }, goods: { wood: 5 } }),
    year: 1,
    barricades: { left: 3, middle: 3, right: 3 },
  }),
  t => {
    t.activates('builders-camp').asked(0, 'location/build.choose', ['pass', 'wall-left', 'wall-middle', 'wall-right']);
  },
);

scenario(
  rule(
    'GW-LOC-BUILD-06',
    'GW-LOC-BUILD-07',
    'GW-LOC-BUILD-08',
    'GW-LOC-BUILD-09',
    'GW-LOC-BUILD-10',
    'GW-LOC-BUILD-13',
    'EX-20',
  ) + 'levels 1, 2, 3 for 5, 10, 15, with as much honor; several builds in a row',
  position({ players: sides(3, { clerks: { 'builders-camp': 4 }, goods: { stone: 30 } }) }),
  t => {
    t.activates('builders-camp');
    for (const [n, honor] of [5, 15, 30].entries()) {
      t.says(0, 'wall-left')
        .asked(0, 'goods/settle.pay')
        .says(0, `stone-${[5, 10, 15][n]}`);
      t.holds(g => assert.deepEqual([g.sections[0]!.wall, ...honors(g)], [n + 1, honor, 0, 0]));
    }
    t.asked(0, 'location/build.choose', ['pass']).refuses(0, 'wall-left').says(0, 'pass').over();
  },
);

scenario(
  rule('GW-LOC-BUILD-11', 'GW-LOC-BUILD-12', 'EX-21') +
    'three stone in the warehouse go first; two of the own make level 1, for full honor',
  position({
    players: sides(3, { clerks: { 'builders-camp': 1 }, goods: { wood: 1, gold: 1 } }),
    warehouse: { stone: 3 },
  }),
  t => {
    t.activates('builders-camp')
      .says(0, 'wall-middle')
      .asked(0, 'goods/settle.pay', ['wood-1+gold-1'])
      .says(0, 'wood-1+gold-1');
    t.holds(g => {
      assert.deepEqual(
        [g.warehouse, honors(g), goodsOf(g, 0)],
        [{ wood: 0, stone: 0, gold: 0 }, [5, 0, 0], [0, 0, 0, 0]],
      );
    });
    t.over();
  },
);

scenario(
  rule('GW-LOC-BUILD-11') + 'a full warehouse pays all, and the builder chooses what',
  position({
    players: sides(3, { clerks: { 'builders-camp': 1 }, goods: { wood: 5 } }),
    warehouse: { wood: 1, stone: 2, gold: 1 },
  }),
  t => {
    t.activates('builders-camp').says(0, 'barricade-left');
    t.asked(0, 'location/build.emptyWarehouse', ['wood-1+stone-1', 'wood-1+gold-1', 'stone-2', 'stone-1+gold-1']);
    t.says(0, 'stone-2').holds(g =>
      assert.deepEqual([g.warehouse, goodsOf(g, 0)], [{ wood: 1, stone: 0, gold: 1 }, [5, 0, 0, 0]]),
    );
    t.over();
  },
);

scenario(
  rule('GW-LOC-BUILD-14') + 'archers stay on their posts, and the new level has one more',
  position({ players: sides(3, { clerks: { 'builders-camp': 1 }, goods: { wood: 5 }, posts: { left: 1 } }) }),
  t => {
    t.activates('builders-camp')
      .says(0, 'wall-left')
      .says(0, 'wood-5')
      .holds(g => assert.deepEqual(g.sections[0]!.posts, [0]));
    t.over();
  },
);

scenario(
  rule('GW-LOC-BUILD-05', 'GW-WINTER-09') + 'winter takes all barricades, and they can be built again',
  position({ players: sides(3), barricades: { left: 3, middle: 2, right: 1 }, walls: { left: 2 } }),
  t => {
    t.winter().holds(g =>
      assert.deepEqual(
        g.sections.map(({ barricades, wall }) => [barricades, wall]),
        [
          [0, 2],
          [0, 0],
          [0, 0],
        ],
      ),
    );
    t.over();
  },
);
