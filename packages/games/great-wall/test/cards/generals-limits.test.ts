import assert from 'node:assert/strict';
import type { GeneralId } from '../../src/printed/ids.ts';
import { honors, hordeOf, sides } from '../position.ts';
import { falling, type Limit, limits } from './limits.ts';

const led = (general: GeneralId, supporters: number, more: object = {}) => ({ general, supporters, ...more });

const LIMITS: readonly Limit[] = [
  [
    'Yang Ye: without supporters a save costs 2, and with 1 chi nobody is saved',
    { ...falling(0), players: sides(3, led('yang-ye', 0, { goods: { chi: 1 } })) },
    t => {
      t.defeats().asked(0, 'kill/save.choose', ['done']).refuses(0, 'spearman', 'GW-SAVE-01');
    },
  ],
  [
    'Che Kung: a horseman is one soldier; a soldier of another is nothing',
    {
      players: sides(3, led('che-kung', 2, { rest: { left: { horseman: 1 } } }), { rest: { left: { spearman: 1 } } }),
      hordes: { left: ['shields-l'] },
    },
    t => {
      t.attacks(0, 1)
        .says(0, 'shields-l/4+5')
        .holds(g => assert.deepEqual(honors(g), [2, 0, 0]));
      t.attacks(1, 1)
        .says(1, 'shields-l/6')
        .holds(g => assert.deepEqual(honors(g), [2, 0, 0]))
        .over();
    },
  ],
  [
    'Zhang Shijie: no chi for the tactic of another, and none without supporters',
    {
      players: sides(3, led('zhang-shijie', 0, { tactics: ['tribute-caravan-1'] }), { tactics: ['tribute-caravan-2'] }),
    },
    t => {
      t.summer().says(0, 'tribute-caravan-1').says(0, 'basic').says(0, 'wood').says(0, 'wood');
      t.says(1, 'tribute-caravan-2').says(1, 'basic').says(1, 'wood').says(1, 'wood');
      t.holds(g => assert.equal(g.players[0]!.goods.chi, 0)).over();
    },
  ],
  [
    'Yue Fei: with two supporters two attack and a third does not; one may stop',
    {
      players: sides(3, led('yue-fei', 2, { rest: { left: { spearman: 3 } } })),
      hordes: { left: ['keshig-l'] },
      track: [[0, 'betrayal']],
    },
    t => {
      t.turnOf(0)
        .says(0, 'done')
        .says(0, 'yue-fei')
        .offers(0, 'done')
        .says(0, 'keshig-l/1')
        .says(0, 'keshig-l/2')
        .over();
      t.holds(g => assert.equal(g.sections[0]!.rest[0]!.spearman, 1));
    },
  ],
  [
    'Han Shizhong: at most four wounds, and none on a horde without a free point',
    {
      players: sides(3, led('han-shizhong', 6, { rest: { left: { spearman: 1 } }, goods: { chi: 1 } })),
      hordes: { left: ['keshig-l'] },
    },
    t => {
      t.attacks(0, 1).says(0, 'keshig-l/1').says(0, 'han-shizhong');
      for (const spot of [2, 3, 4, 5]) t.says(0, `keshig-l/${spot}`);
      t.holds(g => assert.deepEqual(hordeOf(g, 'keshig-l').wounds, [1, 2, 3, 4])).over();
    },
  ],
  [
    'Han Shizhong: nothing to ask when the attack covers the last point',
    {
      players: sides(3, led('han-shizhong', 2, { rest: { left: { spearman: 1 } }, goods: { chi: 1 } })),
      hordes: { left: ['outriders-l'] },
      wounds: { 'outriders-l': [1, 2] },
    },
    t => {
      t.attacks(0, 1).says(0, 'outriders-l/3').over();
    },
  ],
  [
    'Liang Hongyu: nothing for archers who rest, nor without supporters',
    {
      players: sides(
        3,
        led('liang-hongyu', 2, { rest: { left: { archer: 2 } } }),
        led('liang-hongyu', 0, { posts: { left: 1 } }),
      ),
    },
    t => {
      t.winter()
        .holds(g => assert.deepEqual(honors(g), [0, 0, 0]))
        .over();
    },
  ],
  [
    'Meng Gong: a spearman costs as always; nothing for a horde without an own horseman',
    { ...falling(0), players: sides(3, led('meng-gong', 3, { goods: { wood: 1, stone: 1 } })) },
    t => {
      t.recruits(0, 1).asked(0, 'recruit.hire', ['done', 'horseman:wood-1']);
      t.defeats()
        .says(0, 'done')
        .holds(g => assert.deepEqual(honors(g), [2, 0, 0]))
        .over();
    },
  ],
  [
    'Zong Ze: without supporters the full price',
    { players: sides(3, led('zong-ze', 0, { goods: { wood: 1, stone: 1, chi: 2 } })) },
    t => {
      t.recruits(0, 1).asked(0, 'recruit.hire', ['done', 'archer:wood-1+chi-2']);
    },
  ],
  [
    'Yu Jie: nothing for the build of another; three supporters are the most for a barricade',
    { players: sides(3, led('yu-jie', 3, { goods: { wood: 2 } }), { goods: { wood: 2 } }) },
    t => {
      t.builds(1)
        .says(1, 'barricade-left')
        .says(1, 'wood-2')
        .holds(g => assert.deepEqual(honors(g), [0, 2, 0]));
      t.builds(0)
        .says(0, 'barricade-left')
        .says(0, 'wood-2')
        .holds(g => assert.deepEqual(honors(g), [5, 2, 0]))
        .over();
    },
  ],
  [
    'Yang Paifeng: supporters do not claim a horde without a soldier',
    { ...falling(1), players: sides(3, led('yang-paifeng', 5)) },
    t => {
      t.defeats()
        .says(1, 'done')
        .holds(g => assert.equal(g.players[1]!.claimed.length, 1))
        .over();
    },
  ],
];
limits('GW-GENERAL-02', LIMITS);
