import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { GENERAL } from '../../src/cards/generals.ts';
import { RESOURCES } from '../../src/ids.ts';
import { GENERALS } from '../../src/printed/ids.ts';
import { allShots } from '../../src/rules/attack.ts';
import { goodsOf, honors, hordeOf, position, scenario, sides } from '../position.ts';

test(rule('GW-GENERAL-01', 'GW-COMP-14') + 'thirteen generals with different tea, and something each can do', () => {
  assert.equal(new Set(GENERALS.map(id => GENERAL[id].tea)).size, 13);
  for (const id of GENERALS) {
    const { gains, may, passives, start, tactics } = GENERAL[id];
    assert.ok(gains ?? may ?? passives, id);
    const goods = RESOURCES.reduce((sum, resource) => sum + start[resource], 0);
    assert.ok(goods >= 14 && goods <= 19 && tactics >= 1 && tactics <= 2, `${id}: ${goods}`);
  }
});

for (const [supporters, honor] of [
  [3, 6],
  [2, 4],
  [0, 0],
] as const) {
  scenario(
    rule('GW-GENERAL-02', 'EX-04', 'EX-05') + `Song Ci: an upgrade with ${supporters} supporters gives ${honor} honor`,
    position({ players: sides(3, { general: 'song-ci', supporters, clerks: { quarry: 2 }, goods: { chi: 2 } }) }),
    t => {
      t.activates('quarry', 'advanced').says(0, 'spearman');
      t.asked(0, 'location/donate.choose')
        .says(0, 'donate-0')
        .holds(g => assert.deepEqual(honors(g), [honor, 0, 0]))
        .over();
    },
  );
}

scenario(
  rule('GW-GENERAL-02') + 'Song Ci: nothing without an upgrade, nor for the upgrade of another',
  position({
    players: sides(
      3,
      { general: 'song-ci', supporters: 2, clerks: { quarry: 2 } },
      { clerks: { quarry: 1 }, goods: { chi: 2 } },
    ),
  }),
  t => {
    t.activates('quarry', 'advanced').says(0, 'pass').says(1, 'archer');
    t.says(0, 'donate-0')
      .says(1, 'donate-0')
      .holds(g => assert.deepEqual(honors(g), [0, 0, 0]))
      .over();
  },
);

for (const edition of [2, 1] as const) {
  scenario(
    rule('GW-OVERSEER-09', 'GW-OVERSEER-02') +
      `Song Ci and Guild Master: nothing at level 3, where nobody is asked, in edition ${edition}`,
    position({
      options: { edition },
      players: sides(
        3,
        { general: 'song-ci', supporters: 2, active: ['guild-master'], overseers: { stone: 3 }, goods: { chi: 9 } },
        { clerks: { quarry: 2 }, general: 'song-ci', supporters: 2, overseers: { stone: 3 } },
        { clerks: { quarry: 2 } },
      ),
    }),
    t => {
      t.activates('quarry').asked(2, 'location/upgrade.choose').says(2, 'pass').says(1, 'donate-0').says(2, 'donate-0');
      t.holds(g => {
        assert.deepEqual(honors(g), [0, 0, 0]);
        assert.equal(g.players[0]!.goods.stone, 0);
      }).over();
    },
  );
}

scenario(
  rule('GW-OVERSEER-03') + 'Song Ci: nothing where no soldier is left for a first overseer',
  position({
    players: sides(3, { general: 'song-ci', supporters: 2, clerks: { quarry: 2 }, goods: { chi: 9 }, noReserve: true }),
  }),
  t => {
    t.activates('quarry', 'advanced').says(0, 'donate-0');
    t.holds(g => assert.deepEqual(honors(g), [0, 0, 0])).over();
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-SAVE-01') + 'Yang Ye: one soldier per supporter is saved for 1 chi, the next for 2',
  position({
    year: 3,
    players: sides(3, { general: 'yang-ye', supporters: 1, goods: { chi: 3 } }),
    hordes: { left: ['shamans-l'] },
    on: [
      ['shamans-l', 0, 'spearman', 1],
      ['shamans-l', 0, 'spearman', 2],
    ],
    wounds: { 'shamans-l': [3, 4] },
  }),
  t => {
    t.defeats()
      .says(0, 'spearman')
      .holds(g => assert.equal(g.players[0]!.goods.chi, 2));
    t.says(0, 'spearman')
      .holds(g => assert.deepEqual([g.players[0]!.goods.chi, g.sections[0]!.rest[0]!.spearman], [0, 2]))
      .over();
  },
);

for (const [supporters, honor] of [
  [2, 2],
  [6, 4],
] as const) {
  scenario(
    rule('GW-GENERAL-02') + `Che Kung: ${honor} honor for a spearman with ${supporters} supporters, none for an archer`,
    position({
      players: sides(3, { general: 'che-kung', supporters, rest: { left: { spearman: 1, archer: 1 } } }),
      hordes: { left: ['shields-l'] },
    }),
    t => {
      t.attacks(0, 2).says(0, 'shields-l/4').says(0, 'post-left').says(0, 'shields-l/1');
      t.holds(g => assert.deepEqual(honors(g), [honor, 0, 0])).over();
    },
  );
}

scenario(
  rule('GW-TACTIC-09', 'GW-GEN-12', 'EX-28') + 'Zhang Shijie: chi for a tactic comes too late to boost it',
  position({
    players: sides(3, { general: 'zhang-shijie', supporters: 5, tactics: ['tribute-caravan-1'], goods: { chi: 1 } }),
  }),
  t => {
    t.summer()
      .says(0, 'tribute-caravan-1')
      .asked(0, 'tactics/play.chooseBox', ['basic'])
      .refuses(0, 'boosted', 'GW-TACTIC-05');
    t.says(0, 'basic')
      .says(0, 'wood')
      .says(0, 'wood')
      .holds(g => assert.deepEqual(goodsOf(g, 0), [2, 0, 0, 5]))
      .over();
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-ATTACK-14') +
    'Yue Fei: after the own activation step, as many resting soldiers as supporters',
  position({
    players: sides(3, { general: 'yue-fei', supporters: 1, rest: { left: { spearman: 2 } }, posts: { left: 1 } }),
    hordes: { left: ['keshig-l'] },
    track: [
      [0, 'betrayal'],
      [1, 'betrayal'],
    ],
  }),
  t => {
    t.turnOf(0).says(0, 'done').asked(0, 'event/window.react', ['pass', 'yue-fei']).says(0, 'yue-fei');
    t.refuses(0, 'shoot-left')
      .says(0, 'keshig-l/1')
      .holds(g => assert.equal(g.sections[0]!.rest[0]!.spearman, 1))
      .over();
    t.turnOf(1, 1).says(1, 'done').over();
  },
);

scenario(
  rule('GW-GENERAL-02') +
    'Han Shizhong: 1 chi after an attack for a wound per supporter on one horde that was attacked',
  position({
    players: sides(3, { general: 'han-shizhong', supporters: 2, rest: { left: { spearman: 1 } }, goods: { chi: 1 } }),
    hordes: { left: ['siege-crew-l', 'shamans-l'] },
  }),
  t => {
    t.attacks(0, 1).says(0, 'siege-crew-l/1');
    t.asked(0, 'event/window.react', ['pass', 'han-shizhong']).says(0, 'han-shizhong');
    t.asked(0, 'card/volley.shoot', [
      'done',
      'siege-crew-l/2',
      'siege-crew-l/3',
      'siege-crew-l/4',
      'siege-crew-l/5',
    ]).refuses(0, 'shamans-l/1', 'GW-ATTACK-11');
    t.says(0, 'siege-crew-l/2')
      .says(0, 'siege-crew-l/5')
      .holds(g => {
        assert.deepEqual(
          [hordeOf(g, 'siege-crew-l').wounds, g.players[0]!.goods.chi, g.players[0]!.wounds],
          [[1, 4], 0, 3],
        );
      });
    t.over();
  },
);

scenario(
  rule('GW-GENERAL-02') + 'Han Shizhong: without chi the question comes, the card does not',
  position({
    players: sides(3, { general: 'han-shizhong', supporters: 2, rest: { left: { spearman: 1 } } }),
    hordes: { left: ['shields-l'] },
  }),
  t => {
    t.attacks(0, 1).says(0, 'shields-l/4').asked(0, 'event/window.react', ['pass']);
  },
);

scenario(
  rule('GW-GENERAL-02') + 'Liang Hongyu: before the shooting, for each section with an archer on a post',
  position({
    walls: { left: 3 },
    players: sides(3, {
      general: 'liang-hongyu',
      supporters: 5,
      posts: { left: 2, right: 1 },
      rest: { middle: { archer: 1 } },
    }),
  }),
  t => {
    t.winter()
      .holds(g => assert.deepEqual(honors(g), [8, 0, 0]))
      .over();
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-LOC-BARRACKS-04') + 'Meng Gong: horsemen cost gold less, not below 0',
  position({ players: sides(3, { general: 'meng-gong', supporters: 4, goods: { wood: 1, stone: 2 } }) }),
  t => {
    t.recruits(0, 1).asked(0, 'recruit.hire', ['done', 'spearman:wood-1+stone-2', 'horseman:wood-1']);
  },
);

scenario(
  rule('GW-GENERAL-01', 'GW-DEFEAT-12') + 'Meng Gong: 2 honor per own horseman on a defeated horde',
  position({
    year: 1,
    players: sides(3, { general: 'meng-gong', supporters: 1 }),
    hordes: { left: ['shamans-l'] },
    on: [
      ['shamans-l', 0, 'horseman', 1, 2],
      ['shamans-l', 1, 'horseman', 3, 4],
    ],
  }),
  t => {
    t.defeats()
      .says(0, 'done')
      .says(1, 'done')
      .holds(g => assert.deepEqual(honors(g), [4, 2, 0]))
      .over();
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-LOC-BARRACKS-06') +
    'Zong Ze: resources of any kind less in one recruitment; each soldier costs at least 1',
  position({ players: sides(3, { general: 'zong-ze', supporters: 3, goods: { wood: 1, stone: 2 } }) }),
  t => {
    t.recruits(0, 2);
    t.asked(0, 'recruit.hire', [
      'done',
      'spearman:wood-1+stone-2',
      'spearman:wood-1+stone-1',
      'spearman:wood-1',
      'spearman:stone-2',
      'spearman:stone-1',
      'archer:wood-1',
      'horseman:wood-1',
    ]);
    t.says(0, 'spearman:stone-1').asked(0, 'recruit.hire', ['done', 'spearman:wood-1+stone-1']);
  },
);

for (const [supporters, clerks, stone] of [
  [3, 1, 3],
  [6, 1, 4],
  [0, 1, 1],
  [3, 2, 2],
] as const) {
  scenario(
    rule('GW-GENERAL-02') + `Wen Tianxiang: ${clerks} clerks with ${supporters} supporters count as ${stone}`,
    position({ players: sides(3, { general: 'wen-tianxiang', supporters, clerks: { quarry: clerks } }) }),
    t => {
      t.activates('quarry', 'advanced').holds(g => assert.equal(g.players[0]!.goods.stone, stone));
      t.asked(0, 'location/upgrade.choose');
    },
  );
}

scenario(
  rule('GW-GENERAL-01') + 'Wen Tianxiang: not at the embassy',
  position({
    players: sides(3, { general: 'wen-tianxiang', supporters: 3, clerks: { embassy: 1 }, goods: { gold: 9 } }),
  }),
  t => {
    t.activates('embassy').says(0, 'clerk').over();
  },
);

scenario(
  rule('GW-GENERAL-02') + 'Bi Zaiyu: where two own clerks were, an attack or a tactic; as often as supporters',
  position({
    players: sides(3, {
      general: 'bi-zaiyu',
      supporters: 1,
      clerks: { 'war-academy': 2, quarry: 2 },
      rest: { left: { spearman: 1 } },
    }),
    hordes: { left: ['shields-l'] },
  }),
  t => {
    t.activates('war-academy').says(0, 'draw-0');
    t.asked(0, 'event/window.react', ['pass', 'bi-zaiyu']).says(0, 'bi-zaiyu');
    t.asked(0, 'card/strike-or-study.choose', ['attack', 'draw-1']).says(0, 'attack').says(0, 'shields-l/4').over();
    t.activates('quarry', 'advanced').says(0, 'pass').says(0, 'donate-0').over();
  },
);

scenario(
  rule('GW-GENERAL-01') + 'Bi Zaiyu: not for a single clerk',
  position({ players: sides(3, { general: 'bi-zaiyu', supporters: 1, clerks: { 'war-academy': 1 } }) }),
  t => {
    t.activates('war-academy').says(0, 'draw-0').over();
  },
);

scenario(
  rule('GW-GENERAL-02') + 'Yu Jie: 2 honor per supporter for a wall, 1 for a barricade, at most 3',
  position({ players: sides(3, { general: 'yu-jie', supporters: 4, goods: { wood: 7 } }) }),
  t => {
    t.builds(0, 2);
    t.says(0, 'wall-left')
      .says(0, 'wood-5')
      .holds(g => assert.deepEqual(honors(g), [5 + 8, 0, 0]));
    t.says(0, 'barricade-left')
      .says(0, 'wood-2')
      .holds(g => assert.deepEqual(honors(g), [13 + 2 + 3, 0, 0]))
      .over();
  },
);

scenario(
  rule('GW-GENERAL-02') + 'Yu Jie with two players: 1 honor per supporter for a wall, 1 for a barricade',
  position({ players: sides(2, { general: 'yu-jie', supporters: 4, goods: { wood: 7 } }) }),
  t => {
    t.builds(0, 2);
    t.says(0, 'wall-middle')
      .says(0, 'wood-5')
      .holds(g => assert.deepEqual(honors(g), [5 + 4, 0]));
    t.says(0, 'barricade-middle')
      .says(0, 'wood-2')
      .holds(g => assert.deepEqual(honors(g), [9 + 2 + 1, 0]))
      .over();
  },
);

for (const [supporters, claimant] of [
  [1, 1],
  [2, 1],
  [3, 0],
] as const) {
  scenario(
    rule('GW-GENERAL-02', 'GW-DEFEAT-05') +
      `Yang Paifeng: one spearman with ${supporters} supporters against three points and better tea`,
    position({
      year: 1,
      tea: [1, 0, 2],
      players: sides(3, { general: 'yang-paifeng', supporters }),
      hordes: { left: ['shamans-l'] },
      on: [
        ['shamans-l', 0, 'spearman', 1],
        ['shamans-l', 1, 'spearman', 2],
        ['shamans-l', 1, 'horseman', 3, 4],
      ],
    }),
    t => {
      t.defeats().says(1, 'spearman').says(1, 'done').says(0, 'done');
      t.holds(g => assert.deepEqual(g.players[claimant]!.claimed, [{ horde: 'shamans-l', shame: 0 }])).over();
    },
  );
}

scenario(
  rule('GW-ATTACK-18') + 'shots count for the attack of a general who says resting soldiers: they do not',
  position({
    players: sides(3, { general: 'yue-fei', supporters: 1, posts: { left: 1 } }),
    hordes: { left: ['keshig-l'] },
    track: [[0, 'betrayal']],
  }),
  t => {
    assert.deepEqual(allShots(t.g, 0), [1, 0, 0]);
    t.turnOf(0).says(0, 'done').over();
  },
);
