import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../../src/index.ts';
import { qinHonorOf, qinIn } from '../../../src/table.ts';
import { honors, hordeOf, position, QIN, REED, scenario } from '../../position.ts';

const qinsHonor = (g: Readonly<Table>): number => qinHonorOf(qinIn(g)!);

scenario(
  rule('GW-SOLO-52', 'GW-SOLO-53', 'GW-SOLO-56', 'GW-SOLO-57') +
    'a spearman attacks where the indicator points, row by row from the top, for 2 honor whatever the reward',
  position({
    players: [{}],
    track: [[QIN, 'attack-order']],
    hordes: { middle: ['shields-m'], right: ['lancers-r', 'keshig-r'] },
    on: [
      ['lancers-r', 0, 'spearman', 1],
      ['lancers-r', 0, 'spearman', 3],
    ],
    hordeDeck: ['raiders-r'],
  }),
  t => {
    t.turnOf(QIN).says(0, 'done');
    t.holds(g => {
      // Vital point 1 is alone in the upper row; 2 is the first of the lower one.
      assert.deepEqual(hordeOf(g, 'lancers-r').soldiers.at(-1), { clan: QIN, troop: 'spearman', at: [1] });
      assert.deepEqual([qinsHonor(g), qinIn(g)!.reserve.spearman, hordeOf(g, 'keshig-r').soldiers], [2, 7, []]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-53') + 'where the first horde there is covered, he goes to the other section',
  position({
    players: [{}],
    track: [[QIN, 'attack-order']],
    hordes: { middle: ['shields-m'], right: ['outriders-r', 'keshig-r'] },
    wounds: { 'outriders-r': [1, 2] },
    on: [['outriders-r', 0, 'spearman', 3]],
    hordeDeck: ['raiders-r'],
  }),
  t => {
    t.turnOf(QIN).says(0, 'done');
    t.holds(g => assert.deepEqual(hordeOf(g, 'shields-m').soldiers, [{ clan: QIN, troop: 'spearman', at: [0] }])).asked(
      0,
      'kill/save.choose',
    );
  },
);

scenario(
  rule('GW-SOLO-53', 'GW-SOLO-54') + 'whoever can attack nowhere is not recruited',
  position({
    players: [{}],
    track: [[QIN, 'levy']],
    hordeDeck: ['raiders-r'],
    qin: { posts: { right: 1 } },
  }),
  t => {
    t.turnOf(QIN).says(0, 'done');
    t.holds(g =>
      assert.deepEqual([qinIn(g)!.reserve, qinsHonor(g)], [{ spearman: 8, archer: 3, horseman: 0 }, 0]),
    ).over();
  },
);

scenario(
  rule('GW-SOLO-54', 'GW-SOLO-55') +
    'an archer takes a post where the indicator points and wounds the horde next to the wall; never in the other section',
  position({
    players: [{}],
    track: [[QIN, 'levy']],
    hordes: { middle: ['raiders-m'], right: ['shamans-r', 'keshig-r'] },
    hordeDeck: ['raiders-r'],
  }),
  t => {
    t.turnOf(QIN).says(0, 'done');
    t.holds(g => {
      assert.deepEqual([g.sections[2]!.posts, hordeOf(g, 'shamans-r').wounds], [[QIN], [0]]);
      assert.deepEqual(hordeOf(g, 'shamans-r').soldiers, [{ clan: QIN, troop: 'spearman', at: [1] }]);
      assert.deepEqual([qinIn(g)!.reserve, qinsHonor(g)], [{ spearman: 7, archer: 3, horseman: 0 }, 4]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-54') + 'without a free post there the archer is not recruited, though there is one elsewhere',
  position({
    players: [{ posts: { right: 1 } }],
    track: [[QIN, 'levy']],
    hordes: { middle: ['raiders-m'], right: ['shamans-r'] },
    hordeDeck: ['raiders-r'],
  }),
  t => {
    t.turnOf(QIN).says(0, 'done');
    t.holds(g =>
      assert.deepEqual([g.sections[1]!.posts, g.sections[2]!.posts, qinIn(g)!.reserve.archer], [[], [0], 4]),
    );
    t.over();
  },
);

scenario(
  rule('GW-SOLO-55') + 'where the horde next to the wall cannot be wounded any more, the one behind it is',
  position({
    players: [{}],
    track: [[QIN, 'attack-order']],
    hordes: { right: ['shields-r', 'raiders-r'] },
    wounds: { 'shields-r': [1, 2, 3] },
    hordeDeck: ['keshig-m'],
    qin: { posts: { right: 1 } },
  }),
  t => {
    t.turnOf(QIN).says(0, 'done');
    // Tower shields: no wound on the lower row. His spearman went there, from the middle section, which is empty.
    t.holds(g => {
      assert.deepEqual([hordeOf(g, 'raiders-r').wounds, hordeOf(g, 'shields-r').soldiers.length], [[0], 1]);
      assert.equal(qinsHonor(g), 4);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-55', 'GW-SOLO-57') +
    'in winter his archers shoot at their place in tea order, and nobody is asked for them',
  position({
    players: [{ posts: { middle: 1 } }],
    hordes: { middle: ['raiders-m'], right: ['shamans-r'] },
    walls: { middle: 3, right: 3 },
    tea: [QIN, 0, REED],
    qin: { posts: { middle: 1, right: 2 } },
  }),
  t => {
    t.winter().asked(0, 'winter/shoot.shoot', ['raiders-m/2', 'raiders-m/3', 'raiders-m/4', 'raiders-m/5']);
    t.says(0, 'raiders-m/5');
    t.holds(g => assert.deepEqual([hordeOf(g, 'shamans-r').wounds, qinIn(g)!.honor.rewards], [[0, 1], 6])).over();
  },
);

scenario(
  rule('GW-SOLO-32') + 'he has no chi for Horse Archers: his archer goes home and does not rest',
  position({
    players: [{}],
    hordes: { middle: ['horse-archers-m'] },
    walls: { middle: 3 },
    qin: { posts: { middle: 2 } },
  }),
  t => {
    t.winter().holds(g => {
      assert.deepEqual([g.sections[1]!.posts, qinIn(g)!.reserve.archer], [[QIN], 3]);
      assert.equal(qinIn(g)!.honor.rewards, 2);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-33', 'GW-SOLO-36', 'GW-SOLO-32') +
    'on a defeated horde he gains honor like a player, claims it, and all his soldiers go home',
  position({
    players: [{}],
    year: 2,
    hordes: { middle: ['outriders-m', 'raiders-m'] },
    on: [
      ['outriders-m', QIN, 'spearman', 1],
      ['outriders-m', QIN, 'spearman', 2],
      ['outriders-m', 0, 'spearman', 3],
    ],
    qin: { posts: { middle: 1 } },
  }),
  t => {
    t.defeats().asked(0, 'kill/save.choose').says(0, 'done');
    t.holds(g => {
      const qin = qinIn(g)!;
      assert.deepEqual([qin.claimed, qin.honor.battles, qin.reserve.spearman], [['outriders-m'], 4, 8]);
      assert.deepEqual([honors(g), g.players[0]!.claimed, g.hordeDiscard], [[2], [], []]);
      assert.deepEqual(
        g.sections[1]!.hordes.map(({ id }) => id),
        ['raiders-m'],
      );
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-32', 'GW-SOLO-30', 'GW-SOLO-33') +
    'in a breach his soldiers die by lethality and are never saved; shame is for the player alone',
  position({
    players: [{}],
    year: 2,
    hordes: { middle: ['keshig-m'] },
    on: [
      ['keshig-m', QIN, 'spearman', 1],
      ['keshig-m', QIN, 'spearman', 2],
      ['keshig-m', QIN, 'spearman', 3],
    ],
    qin: { posts: { middle: 1 } },
  }),
  t => {
    t.breaks(1, 'keshig-m').asked(0, 'shame.place').says(0, 'archer');
    t.holds(g => {
      const qin = qinIn(g)!;
      // No quarter: one more than the lethality of 1. Survivors stay, the archer is dead.
      assert.deepEqual([qin.reserve, g.sections[1]!.posts], [{ spearman: 7, archer: 4, horseman: 0 }, []]);
      assert.deepEqual([hordeOf(g, 'keshig-m').soldiers.length, hordeOf(g, 'keshig-m').wounds.length], [1, 2]);
      assert.deepEqual([g.shame, g.players[0]!.shamed.archer], [9, 1]);
    });
    t.over();
  },
);
