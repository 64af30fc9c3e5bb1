import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { HORDE, TOGETHER_HORDES, TOGETHER_KINDS } from '../../src/printed/hordes.ts';
import { defenceOf, powerOf } from '../../src/rules/battle.ts';
import { goodsOf, hordeOf, partners, scenario, sides } from '../position.ts';

test(rule('GW-COMP-18', 'GW-COMP-35') + 'eight kinds in three copies, as printed', () => {
  const sum = (of: (card: (typeof TOGETHER_HORDES)[number]) => number): number =>
    TOGETHER_HORDES.reduce((all, card) => all + of(card), 0) / TOGETHER_HORDES.length;
  assert.deepEqual([TOGETHER_KINDS.length, sum(({ honor }) => honor), sum(({ spots }) => spots.length)], [8, 9, 5.375]);
  for (const { pairs, id } of TOGETHER_HORDES) assert.ok(pairs.length > 0, id);
  assert.deepEqual(
    TOGETHER_KINDS.map(kind => HORDE[`${kind}-m`].power),
    [2, 4, 3, 2, 2, 1, 3, 4],
  );
});

scenario(
  rule('GW-WINTER-06') + 'Wolf Riders: 2 power and 1 for each uncovered point',
  partners({
    players: sides(3),
    hordes: { left: ['wolf-riders-l'] },
    on: [['wolf-riders-l', 0, 'horseman', 1, 2]],
    wounds: { 'wolf-riders-l': [3] },
  }),
  t => {
    t.summer()
      .holds(g => assert.equal(powerOf(g.sections[0]!), 3))
      .over();
  },
);

scenario(
  rule('GW-WINTER-01') + 'Iron Tumen: one wound in the shooting of a winter, no limit elsewhere',
  partners({ players: sides(3, { posts: { left: 2 } }), hordes: { left: ['tumen-l'] }, walls: { left: 3 } }),
  t => {
    t.winter().says(0, 'tumen-l/1');
    t.holds(g => assert.deepEqual(hordeOf(g, 'tumen-l').wounds, [0])).over();
  },
);

scenario(
  rule('GW-BREACH-01') + 'Fire Lancers: at a breach three resources leave the warehouse, as the players agree',
  partners({
    players: sides(3),
    tea: [0, 1, 2],
    hordes: { left: ['fire-lancers-l'] },
    warehouse: { wood: 2, stone: 2 },
  }),
  t => {
    t.breaks(0, 'fire-lancers-l');
    for (const seat of [0, 1, 2]) t.says(seat, 'spearman');
    for (const seat of [0, 1, 2]) t.asked(seat, 'together/wish.choose', ['wood-2+stone-1', 'wood-1+stone-2']);
    for (const seat of [0, 1, 2]) t.says(seat, 'wood-1+stone-2');
    t.holds(g => assert.deepEqual(g.warehouse, { wood: 1, stone: 0, gold: 0 })).over();
  },
);

test(rule('GW-WINTER-05') + 'Sappers: the wall counts a level lower for each of them', () => {
  const behind = (wall: number, ...ids: ('sappers-l' | 'sappers-m')[]): number =>
    defenceOf({ wall, barricades: 1, bolster: 0, hordes: ids.map(id => ({ id, soldiers: [], wounds: [] })) });
  assert.deepEqual([behind(2, 'sappers-l'), behind(2, 'sappers-l', 'sappers-m'), behind(0, 'sappers-l')], [10, 2, 2]);
});

scenario(
  rule('GW-WINTER-03') + 'Blood Shamans: before the defeat check of winter each horde there loses a wound',
  partners({
    players: sides(3),
    hordes: { left: ['blood-shamans-l', 'envoys-l'], right: ['envoys-r'] },
    wounds: { 'blood-shamans-l': [1, 2, 3, 4], 'envoys-l': [2], 'envoys-r': [1] },
    walls: { left: 3, right: 3 },
  }),
  t => {
    t.winter().holds(g => {
      assert.deepEqual(hordeOf(g, 'blood-shamans-l').wounds, [0, 1, 2]);
      assert.deepEqual([hordeOf(g, 'envoys-l').wounds, hordeOf(g, 'envoys-r').wounds], [[], [0]]);
    });
    t.over();
  },
);

scenario(
  rule('GW-COOP-20') + "Khan's Envoys: one player, whom all agree on, takes a token for each of them",
  partners({ players: sides(3), tea: [0, 1, 2], hordes: { left: ['envoys-l'] } }),
  t => {
    t.demandStep();
    for (const seat of [0, 1, 2]) t.asked(seat, 'together/wish.choose', ['seat-1', 'seat-2', 'seat-3']);
    for (const seat of [0, 1, 2]) t.says(seat, 'seat-2');
    t.asked(1, 'shame.place')
      .says(1, 'archer')
      .holds(g => assert.equal(g.players[1]!.shamed.archer, 1))
      .over();
  },
);

scenario(
  rule('GW-SUMMER-02') + 'Locust Band: overseers of a location that all agree on give 1 less',
  partners({
    players: sides(3, { overseers: { wood: 1, stone: 2 } }, { overseers: { wood: 3 } }),
    hordes: { left: ['locusts-l'] },
  }),
  t => {
    t.summer();
    for (const seat of [0, 1, 2])
      t.asked(seat, 'together/wish.choose', ['lumber-mill', 'quarry', 'gold-mine', 'temple']);
    for (const seat of [0, 1, 2]) t.says(seat, 'lumber-mill');
    t.holds(g => {
      assert.deepEqual(
        [goodsOf(g, 0), goodsOf(g, 1)],
        [
          [0, 2, 0, 0],
          [2, 0, 0, 0],
        ],
      );
      assert.deepEqual(g.together!.stripped, ['lumber-mill']);
    });
    t.over();
  },
);
scenario(
  rule('GW-SUMMER-02') + 'Locust Band: without any overseer there is nothing to agree on',
  partners({ players: sides(3), hordes: { left: ['locusts-l'] } }),
  t => {
    t.summer().over();
  },
);

for (const partner of [0, 1]) {
  scenario(
    rule('GW-DEFEAT-05', 'GW-DEFEAT-07') + `Twin Banners: soldiers of ${partner + 1} clan(s)`,
    partners({
      players: sides(3),
      tea: [0, 1, 2],
      year: 1,
      hordes: { left: ['twin-banners-l'] },
      on: [
        ['twin-banners-l', 0, 'horseman', 1, 2],
        ['twin-banners-l', partner, 'spearman', 3],
      ],
      wounds: { 'twin-banners-l': [4, 5, 6] },
    }),
    t => {
      t.defeats();
      if (partner === 0) t.says(0, 'horseman');
      t.says(0, 'done');
      if (partner === 1) t.says(1, 'done');
      t.holds(g => assert.deepEqual(g.together!.spoils, partner === 1 ? [1, 0, 0] : [0, 0, 0])).over();
    },
  );
}
