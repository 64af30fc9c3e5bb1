import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { HORDE } from '../../src/printed/hordes.ts';
import { goodsOf, honors, hordeOf, position, scenario, sides } from '../position.ts';

scenario(
  rule('GW-LOC-BARRACKS-01', 'GW-LOC-BARRACKS-02', 'GW-LOC-BARRACKS-03', 'GW-LOC-BARRACKS-04', 'EX-18') +
    'a soldier per clerk, each for his price',
  position({
    players: sides(3, { clerks: { barracks: 2 }, goods: { wood: 2, stone: 2, gold: 2, chi: 2 } }),
    hordes: { left: ['keshig-l'] },
  }),
  t => {
    t.activates('barracks', 'advanced').asked(0, 'recruit.hire', [
      'done',
      'spearman:wood-1+stone-2',
      'archer:wood-1+chi-2',
    ]);
    t.refuses(0, 'horseman:wood-1+gold-3', 'GW-LOC-BARRACKS-01').says(0, 'archer:wood-1+chi-2');
    t.asked(0, 'recruit.hire', ['done', 'spearman:wood-1+stone-2']).says(0, 'spearman:wood-1+stone-2');
    t.holds(g => assert.deepEqual(goodsOf(g, 0), [0, 0, 2, 0]));
    t.asked(0, 'recruit.choose', ['spearman', 'archer']);
  },
);

scenario(
  rule('GW-LOC-BARRACKS-05', 'GW-LOC-BARRACKS-06', 'GW-LOC-BARRACKS-07', 'GW-ATTACK-01', 'GW-ATTACK-03') +
    'all are paid first; rewards of the first come too late to pay for the second; each attacks or rests anywhere',
  position({
    players: sides(3, { clerks: { barracks: 2 }, goods: { wood: 1, stone: 2 } }),
    hordes: { left: ['outriders-l'], right: ['raiders-r'] },
  }),
  t => {
    t.activates('barracks', 'advanced')
      .says(0, 'spearman:wood-1+stone-2')
      .asked(0, 'recruit.hire', ['done'])
      .says(0, 'done');
    t.asked(0, 'recruit.place', [
      ...HORDE['outriders-l'].spotIds,
      ...HORDE['raiders-r'].spotIds,
      'rest-left',
      'rest-middle',
      'rest-right',
    ]);
    t.says(0, 'outriders-l/1').holds(g => {
      assert.deepEqual(goodsOf(g, 0), [1, 0, 0, 0]);
      assert.equal(g.players[0]!.wounds, 1);
    });
    t.over();
  },
);

scenario(
  rule('GW-LOC-BARRACKS-05', 'GW-ATTACK-05', 'GW-ATTACK-08', 'GW-ATTACK-10') +
    'without a free vital point, pair or post there is only rest',
  position({
    players: sides(3, {
      clerks: { barracks: 3 },
      goods: { wood: 9, stone: 9, gold: 9, chi: 9 },
      posts: { left: 1, middle: 1, right: 1 },
    }),
    hordes: { left: ['outriders-l'] },
    wounds: { 'outriders-l': [1, 2, 3] },
  }),
  t => {
    t.activates('barracks', 'advanced')
      .says(0, 'spearman:wood-1+stone-2')
      .says(0, 'archer:wood-1+chi-2')
      .says(0, 'horseman:wood-1+gold-3');
    for (const troop of ['spearman', 'archer']) {
      t.says(0, troop).asked(0, 'recruit.place', ['rest-left', 'rest-middle', 'rest-right']).says(0, 'rest-middle');
    }
    t.asked(0, 'recruit.place', ['rest-left', 'rest-middle', 'rest-right']).says(0, 'rest-left');
    t.holds(g => {
      assert.deepEqual(g.sections[1]!.rest[0], { spearman: 1, archer: 1, horseman: 0 });
      assert.deepEqual(g.sections[0]!.rest[0], { spearman: 0, archer: 0, horseman: 1 });
    });
    t.over();
  },
);

scenario(
  rule(
    'GW-ATTACK-02',
    'GW-ATTACK-15',
    'GW-ATTACK-16',
    'GW-ATTACK-17',
    'GW-ATTACK-21',
    'GW-REST-05',
    'EX-19',
    'GW-ATTACK-14',
  ) + 'from a rest zone: spearmen the first row, horsemen and wounds any row, all only their own column',
  position({
    players: sides(3, { rest: { left: { spearman: 1, horseman: 1, archer: 1 } } }),
    hordes: { left: ['outriders-l', 'raiders-l', 'horse-archers-l'], middle: ['keshig-m'] },
  }),
  t => {
    t.attacksEverywhere(0, 3).asked(0, 'attack/sortie.choose', [
      'done',
      'outriders-l/1',
      'outriders-l/2',
      'outriders-l/3',
      'outriders-l/1+2',
      'outriders-l/1+3',
      'raiders-l/1+3',
      'raiders-l/2+4',
      'raiders-l/4+5',
      'horse-archers-l/1+2',
      'horse-archers-l/2+3',
      'horse-archers-l/3+4',
      'post-left',
    ]);
    t.refuses(0, 'raiders-l/1', 'GW-ATTACK-14').refuses(0, 'keshig-m/1', 'GW-ATTACK-14').refuses(0, 'post-middle');
    t.says(0, 'post-left').asked(0, 'attack/strike.shoot', [
      ...HORDE['outriders-l'].spotIds,
      ...HORDE['raiders-l'].spotIds,
      ...HORDE['horse-archers-l'].spotIds,
    ]);
    t.refuses(0, 'keshig-m/1', 'GW-ATTACK-09').says(0, 'horse-archers-l/4');
    t.holds(g => {
      assert.deepEqual(g.sections[0]!.posts, [0]);
      assert.deepEqual(hordeOf(g, 'horse-archers-l').wounds, [3]);
      // GW-ATTACK-11: that point would have given 2 honor.
      assert.deepEqual(honors(g), [0, 0, 0]);
    });
    t.asked(0, 'attack/sortie.choose').refuses(0, 'shoot-left');
  },
);

scenario(
  rule('GW-ATTACK-06', 'GW-ATTACK-07', 'GW-ATTACK-11', 'GW-ATTACK-20') +
    'a horseman covers two vacant neighbours, never diagonal ones, and gets both rewards; a wound gives none',
  position({
    players: sides(3, { rest: { left: { horseman: 2 } } }),
    hordes: { left: ['keshig-l'] },
    wounds: { 'keshig-l': [5] },
  }),
  t => {
    // Row one: points 1 to 4, row two: 5 to 7 below 2, 3 and 4.
    t.attacksEverywhere(0, 2).asked(0, 'attack/sortie.choose', [
      'done',
      'keshig-l/1+2',
      'keshig-l/2+3',
      'keshig-l/3+4',
      'keshig-l/3+6',
      'keshig-l/4+7',
      'keshig-l/6+7',
    ]);
    t.refuses(0, 'keshig-l/2+5').refuses(0, 'keshig-l/2+6').says(0, 'keshig-l/3+6');
    t.holds(g => {
      assert.deepEqual(goodsOf(g, 0), [0, 0, 0, 1]);
      assert.equal(g.players[0]!.tactics.length, 1);
      assert.deepEqual(hordeOf(g, 'keshig-l').soldiers, [{ clan: 0, troop: 'horseman', at: [2, 5] }]);
    });
    // The tactic just drawn opens no window here: the attack is under way.
    t.asked(0, 'attack/sortie.choose', ['done', 'keshig-l/1+2', 'keshig-l/4+7']);
  },
);

scenario(
  rule('GW-ATTACK-13', 'GW-ATTACK-18', 'GW-ATTACK-04', 'GW-ATTACK-19', 'GW-ATTACK-22') +
    'who stands on a horde stays there; an archer on his post shoots and stays',
  position({
    players: sides(3, { posts: { left: 1 } }),
    hordes: { left: ['shamans-l'] },
    on: [['shamans-l', 0, 'spearman', 1]],
  }),
  t => {
    t.attacksEverywhere(0, 2).asked(0, 'attack/sortie.choose', ['done', 'shoot-left']).says(0, 'shoot-left');
    t.asked(0, 'attack/strike.shoot', ['shamans-l/2', 'shamans-l/3', 'shamans-l/4']).says(0, 'shamans-l/2');
    t.holds(g => {
      assert.deepEqual([g.sections[0]!.posts, hordeOf(g, 'shamans-l').wounds], [[0], [1]]);
      assert.equal(hordeOf(g, 'shamans-l').soldiers.length, 1);
    });
    t.over();
  },
);

scenario(
  rule('GW-ATTACK-09', 'GW-COMP-29') +
    'a new archer takes a post and wounds at once; where nothing is to be hit he only takes it',
  position({
    players: sides(3, { clerks: { barracks: 2 }, goods: { wood: 2, chi: 4 } }),
    hordes: { left: ['shamans-l'] },
  }),
  t => {
    t.activates('barracks', 'advanced').says(0, 'archer:wood-1+chi-2').says(0, 'archer:wood-1+chi-2');
    t.says(0, 'post-left').asked(0, 'attack/strike.shoot').says(0, 'shamans-l/4');
    t.refuses(0, 'post-left', 'GW-LOC-BARRACKS-05').says(0, 'post-middle');
    t.holds(g => {
      assert.deepEqual([g.sections[0]!.posts, g.sections[1]!.posts], [[0], [0]]);
      assert.deepEqual(hordeOf(g, 'shamans-l').wounds, [3]);
      assert.equal(g.players[0]!.goods.chi, 0);
    });
    t.over();
  },
);

scenario(
  rule('GW-LOC-BARRACKS-01', 'GW-LOC-09') + 'nobody has to recruit, and an empty reserve is not asked',
  position({ players: sides(3, { clerks: { barracks: 1 } }, { clerks: { barracks: 1 }, noReserve: true }) }),
  t => {
    t.activates('barracks', 'advanced').asked(0, 'recruit.hire', ['done']).says(0, 'done').over();
  },
);

scenario(
  rule('GW-ATTACK-12', 'GW-GEN-06') + 'attacks are a choice: done ends them',
  position({ players: sides(3, { rest: { left: { spearman: 2 } } }), hordes: { left: ['shamans-l'] } }),
  t => {
    t.attacksEverywhere(0, 1)
      .says(0, 'done')
      .holds(g => assert.equal(g.sections[0]!.rest[0]!.spearman, 2));
    t.over();
  },
);
