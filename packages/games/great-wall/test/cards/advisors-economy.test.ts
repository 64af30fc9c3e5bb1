import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { ADVISOR } from '../../src/cards/advisors.ts';
import { ADVISORS } from '../../src/printed/ids.ts';
import { goodsOf, honors, position, scenario, sides } from '../position.ts';

test(rule('GW-COMP-13', 'GW-ADV-03') + '44 advisors, and each can do something', () => {
  assert.equal(ADVISORS.length, 44);
  for (const id of ADVISORS) {
    const { gains, may, passives } = ADVISOR[id];
    assert.ok(gains ?? may ?? passives, id);
  }
});

for (const [n, [advisor, resource]] of (
  [
    ['timber-steward', 'wood'],
    ['stone-steward', 'stone'],
    ['mint-steward', 'gold'],
    ['incense-keeper', 'chi'],
  ] as const
).entries()) {
  for (const overseer of [false, true]) {
    scenario(
      rule('GW-ADV-03', 'GW-SUMMER-02') + `${advisor}: ${overseer ? '2 with' : '1 without'} an overseer of ${resource}`,
      position({
        players: sides(
          3,
          { active: [advisor], ...(overseer ? { overseers: { [resource]: 1 } } : {}) },
          { supporters: 1 },
        ),
      }),
      t => {
        const expected = [0, 0, 0, 0];
        expected[n] = overseer ? 3 : 1;
        t.summer()
          .holds(g => assert.deepEqual([goodsOf(g, 0), goodsOf(g, 1)], [expected, [0, 0, 0, 0]]))
          .over();
      },
    );
  }
}

scenario(
  rule('GW-ADV-03') + 'River Trader: up to two materials for others at the start of the own turn, no chi',
  position({ players: sides(3, { active: ['river-trader'], goods: { wood: 3, chi: 1 } }), track: [[0, 'betrayal']] }),
  t => {
    t.turnOf(0).asked(0, 'event/window.react', ['pass', 'river-trader']).says(0, 'river-trader');
    t.asked(0, 'goods/swap.give', ['done', 'wood'])
      .says(0, 'wood')
      .asked(0, 'goods/swap.take', ['stone', 'gold'])
      .says(0, 'gold');
    t.asked(0, 'goods/swap.give', ['done', 'wood', 'gold']).says(0, 'wood').says(0, 'stone');
    t.holds(g => assert.deepEqual(goodsOf(g, 0), [1, 1, 1, 1])).asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-ADV-03') + "River Trader: asked but not offered without materials, and silent in others' turns",
  position({
    players: sides(3, { active: ['river-trader'], goods: { chi: 5 } }),
    track: [
      [0, 'betrayal'],
      [1, 'betrayal'],
    ],
  }),
  t => {
    t.turnOf(1, 1).asked(1, 'clerks/move.choose');
    t.turnOf(0).asked(0, 'event/window.react', ['pass']);
  },
);

scenario(
  rule('GW-ADV-03') + 'Pilgrim Broker: 2 materials for 2 chi, once a turn',
  position({
    players: sides(3, { active: ['pilgrim-broker'], goods: { wood: 1, stone: 1, gold: 2 } }),
    track: [[0, 'betrayal']],
  }),
  t => {
    t.turnOf(0).says(0, 'pilgrim-broker');
    t.asked(0, 'goods/settle.pay', ['wood-1+stone-1', 'wood-1+gold-1', 'stone-1+gold-1', 'gold-2']).says(0, 'gold-2');
    t.holds(g => assert.deepEqual(goodsOf(g, 0), [1, 1, 0, 2])).asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-ADV-03') + 'Pilgrim Broker: not with 1',
  position({ players: sides(3, { active: ['pilgrim-broker'], goods: { wood: 1, chi: 3 } }), track: [[0, 'betrayal']] }),
  t => {
    t.turnOf(0).asked(0, 'event/window.react', ['pass']).refuses(0, 'pilgrim-broker');
  },
);

scenario(
  rule('GW-OVERSEER-03', 'GW-ADV-03') + 'Surveyor: an upgrade costs 1 less',
  position({
    players: sides(
      3,
      { active: ['surveyor'], clerks: { quarry: 1 }, goods: { chi: 1 } },
      { clerks: { quarry: 1 }, goods: { chi: 1 } },
    ),
  }),
  t => {
    t.activates('quarry', 'advanced')
      .asked(0, 'location/upgrade.choose', ['pass', 'spearman', 'archer', 'horseman'])
      .says(0, 'spearman');
    t.holds(g => assert.equal(g.players[0]!.goods.chi, 0)).asked(1, 'location/upgrade.choose', ['pass']);
  },
);

scenario(
  rule('GW-OVERSEER-03', 'GW-ADV-03') + 'Guild Master: a resource of that place and 1 honor for an upgrade',
  position({ players: sides(3, { active: ['guild-master'], clerks: { quarry: 1 }, goods: { chi: 2 } }) }),
  t => {
    t.activates('quarry', 'advanced')
      .says(0, 'archer')
      .holds(g =>
        assert.deepEqual(
          [goodsOf(g, 0), honors(g)],
          [
            [0, 2, 0, 0],
            [1, 0, 0],
          ],
        ),
      );
    t.asked(0, 'location/donate.choose').says(0, 'donate-0').over();
  },
);

scenario(
  rule('GW-LOC-EMB-01', 'GW-ADV-03') + 'Toll Collector: 1 gold for each hiring of others, none for the own',
  position({
    players: sides(
      3,
      { active: ['toll-collector'], clerks: { embassy: 1 }, goods: { gold: 2 } },
      { clerks: { embassy: 2 }, goods: { gold: 3 } },
    ),
    queue: ['guardian', 'courier', 'archivist', 'duellist'],
  }),
  t => {
    t.activates('embassy', 'advanced')
      .says(0, 'clerk')
      .holds(g => assert.equal(g.players[0]!.goods.gold, 0));
    t.says(1, 'clerk')
      .says(1, 'guardian')
      .says(1, 'active')
      .holds(g => assert.equal(g.players[0]!.goods.gold, 2))
      .over();
  },
);

scenario(
  rule('GW-LOC-PROD-05', 'GW-ADV-03') + "Extortionist: collects with another's overseer, where it is higher",
  position({
    players: sides(
      3,
      { active: ['extortionist'], clerks: { 'gold-mine': 1 }, overseers: { gold: 1 } },
      { overseers: { gold: 3 } },
      { clerks: { 'gold-mine': 1 } },
    ),
  }),
  t => {
    t.activates('gold-mine', 'advanced').holds(g =>
      assert.deepEqual(
        g.players.map(({ goods }) => goods.gold),
        [4, 0, 1],
      ),
    );
    t.asked(0, 'location/upgrade.choose');
  },
);

scenario(
  rule('GW-OVERSEER-03', 'GW-ADV-03') + 'Spiritual Guide: upgrades are paid with any mix',
  position({ players: sides(3, { active: ['spiritual-guide'], clerks: { quarry: 1 }, goods: { chi: 1 } }) }),
  t => {
    t.activates('quarry', 'advanced')
      .says(0, 'spearman')
      .asked(0, 'goods/settle.pay', ['stone-1+chi-1'])
      .says(0, 'stone-1+chi-1');
    t.holds(g => assert.deepEqual(goodsOf(g, 0), [0, 0, 0, 0])).asked(0, 'location/donate.choose', ['donate-0']);
  },
);

scenario(
  rule('GW-DONATE-01', 'GW-DONATE-02', 'GW-ADV-03') + 'Almsgiver: up to two',
  position({ players: sides(3, { active: ['almsgiver'], clerks: { quarry: 3 } }, { clerks: { quarry: 1 } }) }),
  t => {
    t.activates('quarry', 'advanced')
      .says(0, 'pass')
      .says(1, 'pass')
      .asked(0, 'location/donate.choose', ['donate-0', 'donate-1', 'donate-2']);
    t.says(0, 'donate-2').asked(1, 'location/donate.choose', ['donate-0', 'donate-1']).says(1, 'donate-1');
    t.holds(g => assert.deepEqual([honors(g), g.warehouse.stone], [[4, 2, 0], 3])).over();
  },
);
