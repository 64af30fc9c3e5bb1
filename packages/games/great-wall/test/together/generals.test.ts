import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { GENERAL } from '../../src/cards/generals.ts';
import { RESOURCES } from '../../src/ids.ts';
import { GENERALS, TOGETHER_GENERALS } from '../../src/printed/ids.ts';
import { goodsOf, partners, scenario, sides } from '../position.ts';

test(rule('GW-SETUP-28', 'GW-COMP-19') + 'no two generals have the same tea value', () => {
  const all = [...GENERALS, ...TOGETHER_GENERALS];
  assert.equal(new Set(all.map(id => GENERAL[id].tea)).size, 21);
  for (const id of TOGETHER_GENERALS) {
    const { start } = GENERAL[id];
    const sum = RESOURCES.reduce((n, resource) => n + start[resource], 0);
    assert.ok(sum >= 15 && sum <= 16, id);
  }
});

for (const [supporters, defence] of [
  [2, 2],
  [7, 5],
] as const) {
  scenario(
    rule('GW-GENERAL-02', 'GW-WINTER-05') + `Wang Jian: ${defence} defence with ${supporters} supporters`,
    partners({ players: sides(3, { general: 'wang-jian', supporters }), hordes: { left: ['envoys-l'] } }),
    t => {
      t.winter().asked(0, 'event/window.react', ['pass', 'wang-jian']).says(0, 'wang-jian');
      t.asked(0, 'card/bolster.choose').says(0, 'left');
      if (defence >= 2) t.holds(g => assert.equal(g.together!.breached, false));
      t.over();
    },
  );
}
scenario(
  rule('GW-GENERAL-02') + 'Wang Jian: without a supporter he is not asked',
  partners({ players: sides(3, { general: 'wang-jian' }) }),
  t => {
    t.winter().over();
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-BREACH-01') +
    'Zhang Jue: a chi for each token of a breach, so often a year, whosever it is',
  partners({
    players: sides(3, {}, { general: 'zhang-jue', supporters: 2, goods: { chi: 5 } }),
    tea: [0, 1, 2],
    hordes: { left: ['envoys-l', 'wolf-riders-l'] },
  }),
  t => {
    t.breaks(0, 'envoys-l', 'wolf-riders-l').asked(1, 'winter/disgrace.spare', ['pass', 'pay-chi']).says(1, 'pay-chi');
    t.says(1, 'pass').asked(0, 'shame.place').says(0, 'spearman');
    t.asked(1, 'winter/disgrace.spare').says(1, 'pay-chi');
    // Twice this year: the rest is borne.
    t.asked(1, 'shame.place').says(1, 'spearman').asked(2, 'shame.place').says(2, 'spearman').says(2, 'spearman');
    t.holds(g => assert.deepEqual([goodsOf(g, 1)[3], g.shame], [3, 26])).over();
  },
);

scenario(
  rule('GW-GENERAL-02') + 'Liu Qi: resources from player to player, if the owner agrees',
  partners({
    players: sides(3, { general: 'liu-qi', supporters: 2 }, { goods: { wood: 1, chi: 1 } }),
    track: [[0, 'betrayal']],
    active: 0,
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(0, 'liu-qi');
    t.asked(0, 'together/hand-over.choose').says(0, 'gift-2-3');
    t.asked(1, 'together/hand-over.give', ['pass', 'wood', 'chi']).says(1, 'chi');
    t.says(0, 'gift-2-1').says(1, 'pass');
    t.holds(g =>
      assert.deepEqual(
        [goodsOf(g, 1), goodsOf(g, 2)],
        [
          [1, 0, 0, 0],
          [0, 0, 0, 1],
        ],
      ),
    ).over();
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-COOP-36') + 'Li Gang: who builds a wall takes back one more, so often a year',
  partners({
    players: sides(
      3,
      { goods: { wood: 15 }, pile: ['economy', 'levy', 'despotism'] },
      { general: 'li-gang', supporters: 1 },
    ),
  }),
  t => {
    t.builds(0, 2).says(0, 'wall-left').says(0, 'wood-5').says(0, 'economy');
    t.asked(0, 'together/take-back.choose', ['levy', 'despotism', 'pass']).says(0, 'levy');
    t.says(0, 'wall-middle').says(0, 'wood-5').says(0, 'despotism');
    t.holds(g => assert.deepEqual([g.players[0]!.pile, g.players[1]!.tired], [[], ['li-gang']])).over();
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-CMD-03') + 'Xin Qiji: the others share so many moves more',
  partners({
    players: sides(3, { general: 'xin-qiji', supporters: 1 }),
    tea: [0, 1, 2],
    track: [[0, 'despotism']],
  }),
  t => {
    t.turnOf(0).says(0, 'done');
    // Despotism gives the others one move each; the first to move takes the one they share.
    t.says(1, 'quarry').says(1, 'temple').says(1, 'idle');
    t.asked(2, 'clerks/move.choose').says(2, 'quarry');
    t.holds(g => assert.deepEqual([g.players[1]!.idle, g.players[2]!.idle], [3, 4])).over();
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-SAVE-03') + 'Mu Guiying: soldiers who fought side by side are saved for nothing',
  partners({
    players: sides(3, { general: 'mu-guiying', supporters: 1 }),
    tea: [0, 1, 2],
    year: 1,
    hordes: { left: ['sappers-l'] },
    on: [
      ['sappers-l', 1, 'spearman', 1],
      ['sappers-l', 2, 'spearman', 2],
    ],
    wounds: { 'sappers-l': [3, 4, 5] },
  }),
  t => {
    t.defeats().says(0, 'mu-guiying');
    t.asked(0, 'together/rescue.choose', ['spearman-of-2', 'spearman-of-3', 'done']).says(0, 'spearman-of-3');
    t.asked(1, 'kill/save.choose', ['done']).says(1, 'done');
    t.holds(g => assert.deepEqual([g.sections[0]!.rest[2]!.spearman, g.sections[0]!.rest[1]!.spearman], [1, 0])).over();
  },
);
scenario(
  rule('GW-GENERAL-02', 'GW-SAVE-05') + 'Mu Guiying: who was saved by a Retreat before has fought there all the same',
  partners({
    players: sides(3, { general: 'mu-guiying', supporters: 1 }, { tactics: ['retreat-1'] }),
    tea: [1, 2, 0],
    year: 1,
    hordes: { left: ['sappers-l'] },
    on: [
      ['sappers-l', 1, 'spearman', 1],
      ['sappers-l', 2, 'spearman', 2],
    ],
    wounds: { 'sappers-l': [3, 4, 5] },
  }),
  t => {
    t.defeats().says(1, 'retreat-1').says(1, 'basic');
    t.asked(0, 'event/window.react', ['pass', 'mu-guiying']).says(0, 'mu-guiying').says(0, 'spearman-of-3');
    t.holds(g => assert.deepEqual([g.sections[0]!.rest[1]!.spearman, g.sections[0]!.rest[2]!.spearman], [1, 1])).over();
  },
);
scenario(
  rule('GW-GENERAL-02') + 'Mu Guiying: one clan alone is not helped',
  partners({
    players: sides(3, { general: 'mu-guiying', supporters: 1 }),
    year: 1,
    hordes: { left: ['sappers-l'] },
    on: [['sappers-l', 1, 'spearman', 1]],
    wounds: { 'sappers-l': [2, 3, 4, 5] },
  }),
  t => {
    t.defeats().asked(1, 'kill/save.choose', ['done']);
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-COOP-16') + 'Yang Miaozhen: so many resources stand for others, once a year',
  partners({
    players: sides(
      3,
      { general: 'yang-miaozhen', supporters: 2, goods: { wood: 1, gold: 1, chi: 2, stone: 3 } },
      { goods: { wood: 5, stone: 5 } },
      { goods: { wood: 5, stone: 5 } },
    ),
    together: { demands: ['timber-for-the-fleet', 'stone-for-the-palace'] },
  }),
  t => {
    t.fulfils();
    for (const seat of [0, 1, 2]) t.asked(seat, 'together/pledge.choose', ['keep', 'give']).says(seat, 'give');
    t.asked(0, 'goods/settle.pay').says(0, 'gold-1+chi-1');
    // Both are used for this year: one stone is missing now.
    t.asked(0, 'together/pledge.choose', ['keep']);
    t.holds(g => assert.deepEqual([goodsOf(g, 0), g.together!.fulfilled], [[0, 3, 0, 1], ['timber-for-the-fleet']]));
  },
);

scenario(
  rule('GW-GENERAL-02', 'GW-COOP-18') + 'Yang Miaozhen: chi stands for material where all pay together, so many times',
  partners({
    players: sides(
      3,
      { general: 'yang-miaozhen', supporters: 1, goods: { chi: 3, wood: 1 } },
      { goods: { chi: 3 } },
      {
        goods: { stone: 1 },
      },
    ),
    walls: { left: 2, right: 2 },
    tea: [0, 1, 2],
    together: { demands: ['raise-the-ramparts'] },
  }),
  t => {
    t.fulfils()
      .asked(0, 'together/pledge.choose', ['keep', 'wood', 'chi'])
      .asked(1, 'together/pledge.choose', ['keep']);
    t.refuses(1, 'chi', 'GW-COOP-15');
    // A second chi would be one too many.
    t.says(0, 'chi', 'wood', 'keep').says(1, 'keep').says(2, 'stone', 'keep');
    t.holds(g => {
      assert.deepEqual(
        [goodsOf(g, 0), goodsOf(g, 2)],
        [
          [0, 0, 0, 2],
          [0, 0, 0, 0],
        ],
      );
      assert.deepEqual([g.together!.fulfilled, g.players[0]!.tired], [['raise-the-ramparts'], ['yang-miaozhen']]);
    });
    t.over();
  },
);

for (const [supporters, gains] of [
  [1, [1, 2, 1]],
  [2, [1, 2, 2]],
] as const) {
  scenario(
    rule('GW-GENERAL-02', 'GW-LOC-PROD-04') + `Cao Bin: ${supporters} other(s) there collect 1 more`,
    partners({
      players: sides(
        3,
        { general: 'cao-bin', supporters, clerks: { quarry: 1 } },
        { clerks: { quarry: 1 } },
        { clerks: { quarry: 1 } },
      ),
      tea: [0, 1, 2],
    }),
    t => {
      t.activates('quarry', 'advanced').holds(g =>
        assert.deepEqual(
          g.players.map(({ goods }) => goods.stone),
          gains,
        ),
      );
      t.asked(0, 'location/upgrade.choose');
    },
  );
}
