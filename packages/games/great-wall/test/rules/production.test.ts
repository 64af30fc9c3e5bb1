import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { goodsOf, honors, position, scenario, sides } from '../position.ts';

scenario(
  rule(
    'EX-17',
    'GW-LOC-PROD-01',
    'GW-LOC-PROD-02',
    'GW-LOC-PROD-03',
    'GW-OVERSEER-02',
    'GW-OVERSEER-07',
    'GW-OVERSEER-09',
  ) + 'the lumber mill: Green 2 clerks and level 2, Blue 2 and level 3, Red 1 clerk',
  position({
    players: sides(
      4,
      { clerks: { 'lumber-mill': 2 }, overseers: { wood: 2 }, goods: { chi: 4 } },
      { clerks: { 'lumber-mill': 2 }, overseers: { wood: 3 }, goods: { chi: 9 } },
      { clerks: { 'lumber-mill': 1 }, goods: { chi: 2 } },
    ),
  }),
  t => {
    t.activates('lumber-mill').holds(g => {
      assert.deepEqual(
        [0, 1, 2, 3].map(seat => g.players[seat]!.goods.wood),
        [4, 5, 1, 0],
      );
    });
    t.asked(0, 'location/upgrade.choose', ['pass', 'advance']).says(0, 'advance');
    // Blue has level 3 already and is not asked.
    t.asked(2, 'location/upgrade.choose', ['pass', 'spearman', 'archer', 'horseman']).says(2, 'archer');
    t.asked(0, 'location/donate.choose', ['donate-0', 'donate-1']).says(0, 'donate-1');
    t.says(1, 'donate-0').says(2, 'donate-0');
    t.holds(g => {
      assert.deepEqual(goodsOf(g, 0), [3, 0, 0, 0]);
      assert.deepEqual(goodsOf(g, 1), [5, 0, 0, 9]);
      assert.deepEqual(goodsOf(g, 2), [1, 0, 0, 0]);
      assert.deepEqual(g.players[0]!.overseers.wood, { troop: 'spearman', level: 3 });
      assert.deepEqual(g.players[2]!.overseers.wood, { troop: 'archer', level: 1 });
      assert.equal(g.players[2]!.reserve.archer, 3);
      assert.deepEqual([g.warehouse.wood, ...honors(g)], [1, 2, 0, 0, 0]);
      assert.deepEqual(
        [0, 1, 2].map(seat => g.players[seat]!.idle),
        [5, 5, 5],
      );
    });
    t.over();
  },
);

scenario(
  rule('GW-LOC-PROD-04', 'GW-LOC-PROD-05', 'EX-13', 'EX-16', 'GW-OVERSEER-08', 'GW-LOC-PROD-06') +
    'one per clerk and the level of the own overseer; without a clerk nothing',
  position({
    players: sides(
      3,
      { clerks: { 'gold-mine': 1 }, overseers: { gold: 2 } },
      { overseers: { gold: 3 }, goods: { chi: 9 } },
      { clerks: { 'gold-mine': 3 } },
    ),
  }),
  t => {
    t.activates('gold-mine').holds(g =>
      assert.deepEqual(
        g.players.map(({ goods }) => goods.gold),
        [3, 0, 3],
      ),
    );
    t.asked(0, 'location/upgrade.choose', ['pass']).says(0, 'pass').asked(2, 'location/upgrade.choose').says(2, 'pass');
    t.asked(0, 'location/donate.choose')
      .says(0, 'donate-0')
      .asked(2, 'location/donate.choose')
      .says(2, 'donate-0')
      .over();
  },
);

scenario(
  rule('GW-OVERSEER-01', 'GW-OVERSEER-04', 'GW-OVERSEER-06', 'EX-15') +
    'only who collected may upgrade, once: from level 1 to 2 for 3 chi',
  position({
    players: sides(
      3,
      { clerks: { quarry: 4 }, overseers: { stone: 1 }, goods: { chi: 9 } },
      { overseers: { stone: 1 }, goods: { chi: 9 } },
    ),
    shame: 29,
  }),
  t => {
    t.activates('quarry', 'advanced')
      .says(0, 'advance')
      .holds(g => {
        assert.deepEqual([g.players[0]!.overseers.stone?.level, g.players[0]!.goods.chi], [2, 6]);
      });
    t.refuses(0, 'advance', 'GW-DONATE-01').asked(0, 'location/donate.choose').says(0, 'donate-0').over();
  },
);

scenario(
  rule('GW-OVERSEER-01') + 'in edition 1 an overseer rises without a clerk too, but none is placed',
  position({
    options: { edition: 1 },
    players: sides(3, { clerks: { quarry: 4 } }, { overseers: { stone: 1 }, goods: { chi: 3 } }, { goods: { chi: 3 } }),
  }),
  t => {
    t.activates('quarry', 'advanced').says(0, 'pass');
    t.asked(1, 'location/upgrade.choose', ['pass', 'advance']).says(1, 'advance');
    t.asked(0, 'location/donate.choose').says(0, 'donate-0').over();
  },
);

scenario(
  rule('GW-OVERSEER-03', 'GW-OVERSEER-05', 'EX-14', 'GW-SHAME-05') +
    'the first costs 2 chi and any soldier of the reserve, but no clerk and nobody with shame',
  position({ players: sides(3, { clerks: { 'lumber-mill': 4 }, goods: { chi: 2 }, shamed: { horseman: 2 } }) }),
  t => {
    t.activates('lumber-mill', 'advanced');
    t.asked(0, 'location/upgrade.choose', ['pass', 'spearman', 'archer']);
    t.refuses(0, 'horseman', 'GW-OVERSEER-01').refuses(0, 'clerk').says(0, 'spearman');
    t.holds(g => {
      assert.deepEqual(g.players[0]!.overseers.wood, { troop: 'spearman', level: 1 });
      assert.deepEqual([g.players[0]!.goods.chi, g.players[0]!.reserve.spearman], [0, 9]);
    });
    t.asked(0, 'location/donate.choose').says(0, 'donate-0').over();
  },
);

scenario(
  rule('GW-OVERSEER-03', 'GW-GEN-08') + 'with 1 chi it cannot be paid, and is asked all the same: chi is a secret',
  position({ players: sides(3, { clerks: { temple: 1 }, goods: { chi: 0 } }, { clerks: { temple: 2 } }) }),
  t => {
    t.activates('temple').asked(0, 'location/upgrade.choose', ['pass']).says(0, 'pass');
    t.asked(1, 'location/upgrade.choose', ['pass', 'spearman', 'archer', 'horseman']).says(1, 'pass');
    t.over();
  },
);

scenario(
  rule('GW-DONATE-01', 'GW-DONATE-02', 'GW-DONATE-03', 'GW-DONATE-04') + 'chi cannot be donated',
  position({ players: sides(3, { clerks: { temple: 3 } }) }),
  t => {
    t.activates('temple', 'advanced').says(0, 'pass');
    t.holds(g => assert.deepEqual([goodsOf(g, 0), g.warehouse], [[0, 0, 0, 3], { wood: 0, stone: 0, gold: 0 }]));
    t.over();
  },
);

scenario(
  rule('GW-GEN-09', 'GW-COMP-28') + 'goods are never used up: fifty tokens are no limit',
  position({ players: sides(3, { clerks: { quarry: 3 }, goods: { stone: 50 } }) }),
  t => {
    t.activates('quarry', 'advanced').holds(g => assert.equal(g.players[0]!.goods.stone, 53));
    t.asked(0, 'location/upgrade.choose');
  },
);
