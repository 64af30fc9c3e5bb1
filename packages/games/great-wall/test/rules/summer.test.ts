import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { goodsOf, honors, position, scenario, sides } from '../position.ts';

scenario(
  rule('GW-SUMMER-02', 'GW-OVERSEER-10', 'GW-GEN-13', 'EX-08') + 'overseers bring their level, and nothing else does',
  position({ players: sides(3, { overseers: { gold: 2, chi: 3 } }, { general: 'song-ci' }) }),
  t => {
    t.summer().holds(g => {
      assert.deepEqual(goodsOf(g, 0), [0, 0, 2, 3]);
      assert.deepEqual(goodsOf(g, 1), [0, 0, 0, 0]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SUMMER-03', 'GW-SUMMER-04', 'GW-SUMMER-05', 'GW-SHAME-12') +
    '2 chi lift a token from anywhere, fresh chi included, as often as can be paid',
  position({
    players: sides(3, {
      goods: { chi: 3 },
      overseers: { chi: 1 },
      shamed: { archer: 1 },
      claimed: [['keshig-l', 2]],
    }),
  }),
  t => {
    t.summer().asked(0, 'shame/atone.choose', ['done', 'archer', 'keshig-l']);
    t.refuses(0, 'spearman', 'GW-SUMMER-03').says(0, 'archer').asked(0, 'shame/atone.choose', ['done', 'keshig-l']);
    t.says(0, 'keshig-l').holds(g => {
      assert.deepEqual([g.players[0]!.reserve.archer, g.players[0]!.shamed.archer], [4, 0]);
      assert.deepEqual(g.players[0]!.claimed, [{ horde: 'keshig-l', shame: 1 }]);
      assert.deepEqual([g.shame, g.players[0]!.goods.chi], [29, 0]);
    });
    t.asked(0, 'shame/atone.choose', ['done']).says(0, 'done').over();
  },
);

scenario(
  rule('GW-SUMMER-03', 'GW-TEA-02') + 'in tea order; who has tokens is asked even without chi, others are not',
  position({
    players: sides(3, { shamed: { spearman: 1 } }, {}, { shamed: { spearman: 1 }, goods: { chi: 2 } }),
    tea: [2, 1, 0],
  }),
  t => {
    t.summer().asked(2, 'shame/atone.choose', ['done', 'spearman']).says(2, 'done');
    t.asked(0, 'shame/atone.choose', ['done']).says(0, 'done').over();
  },
);

scenario(
  rule('GW-SUMMER-06', 'GW-SUMMER-07', 'GW-SUMMER-08', 'GW-CMD-07') +
    'the track is cleared; all cards back but Betrayal, or 2 honor for each that lies there',
  position({
    players: sides(3, { pile: ['betrayal'] }, { pile: ['economy', 'betrayal'] }),
    track: [
      [0, 'levy'],
      [1, 'despotism'],
    ],
  }),
  t => {
    t.summer().asked(0, 'summer/reclaim.choose', ['take-back', 'honor']).refuses(0, 'pass', 'GW-SUMMER-07');
    t.says(0, 'take-back').asked(1, 'summer/reclaim.choose').says(1, 'honor');
    t.holds(g => {
      assert.deepEqual(g.track, [null, null, null]);
      assert.deepEqual(g.players[0]!.pile, ['betrayal']);
      assert.deepEqual(g.players[0]!.hand.toSorted(), ['attack-order', 'despotism', 'economy', 'levy', 'work-harder']);
      assert.deepEqual(g.players[1]!.pile, ['economy', 'betrayal', 'despotism']);
      assert.deepEqual(honors(g), [0, 6, 0]);
    });
    t.over();
  },
);
