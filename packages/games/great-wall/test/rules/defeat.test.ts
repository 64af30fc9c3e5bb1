import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { honors, position, scenario, sides } from '../position.ts';

scenario(
  rule(
    'GW-DEFEAT-01',
    'GW-DEFEAT-03',
    'GW-DEFEAT-04',
    'GW-DEFEAT-05',
    'GW-DEFEAT-09',
    'GW-DEFEAT-10',
    'GW-DEFEAT-11',
    'GW-TEA-04',
    'GW-GEN-10',
  ) + 'all covered: honor for everybody there and for archers, a tie by tea, the rest close up',
  position({
    // Lethality 1.
    year: 1,
    tea: [2, 1, 0],
    players: sides(3, {}, { posts: { left: 1 } }, {}),
    walls: { left: 1 },
    hordes: { left: ['shamans-l', 'outriders-l'] },
    on: [
      ['shamans-l', 0, 'spearman', 1],
      ['shamans-l', 2, 'spearman', 2],
    ],
    wounds: { 'shamans-l': [3, 4] },
  }),
  t => {
    t.defeats().asked(2, 'kill/save.choose', ['done']).says(2, 'done').asked(0, 'kill/save.choose').says(0, 'done');
    t.holds(g => {
      assert.deepEqual(honors(g), [2, 2, 2]);
      assert.deepEqual(g.players[2]!.claimed, [{ horde: 'shamans-l', shame: 0 }]);
      assert.deepEqual(g.players[0]!.claimed, []);
      assert.deepEqual(
        g.sections[0]!.hordes.map(({ id }) => id),
        ['outriders-l'],
      );
      assert.deepEqual([g.players[0]!.reserve.spearman, g.players[2]!.reserve.spearman], [10, 10]);
    });
    t.over();
  },
);

scenario(
  rule('GW-DEFEAT-06', 'GW-DEFEAT-08', 'GW-KILL-01', 'GW-KILL-02', 'GW-KILL-05', 'EX-11', 'GW-KILL-03') +
    'lethality 2: two of each player die; survivors rest; the majority was fixed before',
  position({
    year: 3,
    players: sides(3),
    hordes: { middle: ['siege-crew-m'] },
    on: [
      ['siege-crew-m', 0, 'spearman', 1],
      ['siege-crew-m', 0, 'spearman', 2],
      ['siege-crew-m', 0, 'spearman', 3],
      ['siege-crew-m', 1, 'horseman', 4, 5],
    ],
  }),
  t => {
    t.defeats().says(0, 'done').says(1, 'done');
    t.holds(g => {
      assert.deepEqual([g.players[0]!.reserve.spearman, g.sections[1]!.rest[0]!.spearman], [9, 1]);
      assert.equal(g.players[1]!.reserve.horseman, 2);
      assert.equal(g.players[0]!.claimed[0]!.horde, 'siege-crew-m');
    });
    t.over();
  },
);

scenario(
  rule('GW-DEFEAT-05', 'GW-KILL-02') + 'a horseman counts as two points and one soldier; the owner picks who dies',
  position({
    year: 1,
    players: sides(3),
    hordes: { left: ['siege-crew-l'] },
    on: [
      ['siege-crew-l', 0, 'horseman', 4, 5],
      ['siege-crew-l', 0, 'spearman', 1],
      ['siege-crew-l', 1, 'spearman', 2],
      ['siege-crew-l', 1, 'spearman', 3],
    ],
  }),
  t => {
    t.defeats().asked(0, 'kill/pick.choose', ['spearman', 'horseman']).refuses(0, 'archer', 'GW-KILL-02');
    t.says(0, 'spearman').says(0, 'done').says(1, 'done');
    t.holds(g => {
      assert.deepEqual(g.sections[0]!.rest[0], { spearman: 0, archer: 0, horseman: 1 });
      assert.deepEqual([g.players[0]!.claimed.length, g.players[1]!.claimed.length], [1, 0]);
    });
    t.over();
  },
);

scenario(
  rule('GW-DEFEAT-07') + 'covered by wounds alone, a horde is discarded and nobody claims it',
  position({
    players: sides(3, { posts: { left: 1 } }),
    hordes: { left: ['outriders-l'] },
    wounds: { 'outriders-l': [1, 2, 3] },
  }),
  t => {
    t.defeats().holds(g => {
      assert.deepEqual([g.hordeDiscard, g.sections[0]!.hordes, honors(g)], [['outriders-l'], [], [2, 0, 0]]);
    });
    t.over();
  },
);

scenario(
  rule('GW-AUTUMN-12', 'GW-DEFEAT-12', 'GW-DEFEAT-01') +
    'one at a time: the first row from the left, then the rows behind; an open one stays',
  position({
    players: sides(3),
    hordes: { left: ['keshig-l', 'shamans-l'], middle: ['outriders-m'], right: ['outriders-r'] },
    wounds: {
      'shamans-l': [1, 2, 3, 4],
      'outriders-m': [1, 2, 3],
      'outriders-r': [1, 2, 3],
      'keshig-l': [1, 2, 3, 4, 5, 6],
    },
  }),
  t => {
    t.defeats().holds(g => {
      assert.deepEqual(g.hordeDiscard, ['outriders-m', 'outriders-r', 'shamans-l']);
      assert.equal(g.sections[0]!.hordes.length, 1);
    });
    t.over();
  },
);

scenario(
  rule('GW-DEFEAT-02') + 'covering the last point defeats nothing before the check of the turn',
  position({
    players: sides(3, { rest: { left: { spearman: 1 } } }),
    hordes: { left: ['outriders-l'] },
    wounds: { 'outriders-l': [1, 2] },
    track: [[0, 'attack-order']],
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done').says(0, 'left');
    t.says(0, 'outriders-l/3').asked(0, 'kill/save.choose').says(0, 'done');
    t.holds(g => assert.equal(g.players[0]!.claimed.length, 1)).over();
  },
);

scenario(
  rule('GW-SAVE-01', 'GW-SAVE-02', 'GW-SAVE-03', 'GW-REST-03', 'GW-REST-02') +
    '2 chi for each save; the saved rests and did not die',
  position({
    year: 3,
    players: sides(3, { goods: { chi: 3 }, active: ['patron-of-widows'] }),
    hordes: { right: ['shamans-r'] },
    on: [
      ['shamans-r', 0, 'spearman', 1],
      ['shamans-r', 0, 'spearman', 2],
    ],
    wounds: { 'shamans-r': [3, 4] },
  }),
  t => {
    t.defeats().asked(0, 'kill/save.choose', ['done', 'spearman']).says(0, 'spearman');
    t.asked(0, 'kill/save.choose', ['done'])
      .says(0, 'done')
      .holds(g => {
        assert.deepEqual(
          [g.sections[2]!.rest[0]!.spearman, g.players[0]!.reserve.spearman, g.players[0]!.goods.chi],
          [1, 9, 1],
        );
        // 2 for the battle, 1 for the one who died.
        assert.deepEqual(honors(g), [3, 0, 0]);
      });
    t.over();
  },
);
