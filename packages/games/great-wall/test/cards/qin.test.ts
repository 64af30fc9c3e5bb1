import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import { type LocationId, TOP_LEVEL } from '../../src/printed/board.ts';
import type { HordeId } from '../../src/printed/hordes.ts';
import { reedOf } from '../../src/rules/reed-acts.ts';
import { qinHonorOf, qinIn } from '../../src/table.ts';
import { hordeOf, position, QIN, REED, scenario } from '../position.ts';

// The six commands of Qin Jiushao: what each does, what it does not do, and where it ends.

const ranking: LocationId[] = ['barracks', 'temple', 'gold-mine', 'quarry', 'lumber-mill'];
const levels = (g: Readonly<Table>): number[] => Object.values(qinIn(g)!.overseers).map(({ level }) => level);
const clerks = (g: Readonly<Table>): LocationId[] => qinIn(g)!.clerks.toSorted();
const honorOf = (g: Readonly<Table>): number => qinHonorOf(qinIn(g)!);

scenario(
  rule('GW-SOLO-28', 'GW-SOLO-41') +
    'Economy: three clerks, two of the player, his overseer at the lowest place rises, 1 honor per advisor',
  position({ players: [{}], track: [[QIN, 'economy']], qin: { ranking, supporters: 4 } }),
  t => {
    t.turnOf(QIN).holds(g => assert.deepEqual(clerks(g), ['gold-mine', 'lumber-mill', 'quarry']));
    t.asked(0, 'clerks/move.choose').says(0, 'embassy').says(0, 'war-academy').says(0, 'idle');
    // The player gets no third clerk and no resources; wood is the lowest.
    t.holds(g => assert.deepEqual([levels(g), honorOf(g)], [[2, 1, 1, 1], 4]));
    t.asked(0, 'autumn/turn.activate', ['embassy', 'war-academy']);
  },
);

scenario(
  rule('GW-SOLO-28') + 'Economy: where the lowest overseer is at level 3, the next one rises; at level 3 nobody does',
  position({ players: [{}], track: [[QIN, 'economy']], qin: { ranking, levels: { wood: 3, stone: 3, chi: 3 } } }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => assert.deepEqual(levels(g), [3, 3, 2, 3]));
    Object.assign(qinIn(t.g)!.overseers.gold, { level: 3 });
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => assert.deepEqual(levels(g), [3, 3, 3, 3]))
      .over();
  },
);

scenario(
  rule('GW-SOLO-28') + 'Economy: the barracks produce nothing, so nobody rises there though they are lowest',
  position({
    players: [{}],
    track: [[QIN, 'economy']],
    qin: { ranking: ['quarry', 'temple', 'gold-mine', 'lumber-mill', 'barracks'] },
  }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => assert.deepEqual(levels(g), [2, 1, 1, 1]))
      .over();
  },
);

scenario(
  rule('GW-SOLO-28', 'GW-SOLO-51') +
    'Despotism: two clerks, one of the player, then his highest location is activated though it is not full',
  position({
    players: [{ clerks: { temple: 1 } }],
    track: [[QIN, 'despotism']],
    qin: { ranking, clerks: ['temple'], levels: { chi: 3 } },
    reed: { clerks: ['embassy', 'war-academy', 'tea-house'] },
  }),
  t => {
    t.turnOf(QIN).holds(g => assert.equal(qinIn(g)!.clerks.length, 3));
    t.asked(0, 'clerks/move.choose').says(0, 'embassy').says(0, 'idle').asked(0, 'location/upgrade.choose');
    t.holds(g => assert.deepEqual([honorOf(g), g.shame], [3, 10])).says(0, 'pass');
    t.asked(0, 'location/hire.choose');
  },
);

scenario(
  rule('GW-SOLO-28') + 'Despotism: he activates where he went this turn, if he is nowhere else',
  position({
    players: [{ school: 0, clerks: { 'lumber-mill': 3, quarry: 3 } }],
    track: [[QIN, 'despotism']],
    qin: { ranking: ['temple', 'gold-mine', 'barracks', 'quarry', 'lumber-mill'] },
    reed: { clerks: ['lumber-mill', 'quarry', 'gold-mine'] },
  }),
  t => {
    // Both lowest locations are full: his clerks go to the next two, and the higher of these is activated.
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => assert.deepEqual(qinIn(g)!.ranking[0], 'gold-mine'));
    t.asked(0, 'autumn/turn.activate', ['lumber-mill', 'quarry']);
  },
);

scenario(
  rule('GW-SOLO-28') +
    'Attack Order: the player may attack instead; a spearman of his joins, and all his archers shoot',
  position({
    players: [{ rest: { middle: { spearman: 1 } } }],
    track: [[QIN, 'attack-order']],
    hordes: { middle: ['keshig-m'], right: ['raiders-r'] },
    walls: { right: 1 },
    hordeDeck: ['shamans-m'],
    qin: { ranking, posts: { middle: 1, right: 2 } },
  }),
  t => {
    t.turnOf(QIN).asked(0, 'command/either.choose', ['clerks', 'attack']).says(0, 'attack').says(0, 'keshig-m/1');
    t.holds(g => {
      assert.deepEqual(
        hordeOf(g, 'keshig-m').soldiers.map(({ clan, at }) => [clan, at[0]]),
        [
          [0, 0],
          [QIN, 1],
        ],
      );
      assert.deepEqual([hordeOf(g, 'keshig-m').wounds, hordeOf(g, 'raiders-r').wounds], [[2], [0, 1]]);
      assert.deepEqual([honorOf(g), qinIn(g)!.reserve.spearman], [8, 7]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-28') + 'Attack Order: without spearmen in his reserve only the archers do something',
  position({
    players: [{}],
    track: [[QIN, 'attack-order']],
    hordes: { middle: ['keshig-m'], right: ['raiders-r', 'shields-r'] },
    on: (['raiders-r', 'shields-r'] as const).flatMap(horde =>
      [1, 2, 3, 4].map((spot): [HordeId, number, 'spearman', number] => [horde, QIN, 'spearman', spot]),
    ),
    qin: { ranking },
  }),
  t => {
    t.turnOf(QIN).says(0, 'done');
    t.holds(g => assert.deepEqual([hordeOf(g, 'keshig-m').soldiers, honorOf(g)], [[], 0])).over();
  },
);

scenario(
  rule('GW-SOLO-28', 'GW-SOLO-37') + 'Work Harder: with both walls complete he gains 6 honor and takes nothing',
  position({
    players: [{}],
    track: [[QIN, 'work-harder']],
    walls: { middle: TOP_LEVEL, right: TOP_LEVEL },
    warehouse: { wood: 2 },
    qin: { ranking },
  }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => assert.deepEqual([honorOf(g), g.warehouse.wood], [6, 2]))
      .over();
  },
);

scenario(
  rule('GW-SOLO-28') + 'Work Harder: he builds one level, and no barricade',
  position({ players: [{}], track: [[QIN, 'work-harder']], hordeDeck: ['shamans-m'], qin: { ranking } }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => {
        assert.deepEqual(
          [g.sections[1]!.wall, g.sections[1]!.barricades, g.sections[2]!.wall, honorOf(g)],
          [1, 0, 0, 5],
        );
      });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-28', 'GW-SOLO-54') + 'Levy: an archer, then a spearman; the player draws and recruits nothing',
  position({
    players: [{ goods: { wood: 9, stone: 9 } }],
    track: [[QIN, 'levy']],
    hordes: { middle: ['shamans-m'] },
    hordeDeck: ['raiders-m'],
    qin: { ranking },
  }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => {
        assert.deepEqual([g.sections[1]!.posts, hordeOf(g, 'shamans-m').wounds], [[QIN], [0]]);
        assert.deepEqual([hordeOf(g, 'shamans-m').soldiers[0]!.at, honorOf(g), g.players[0]!.tactics], [[1], 4, []]);
      });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-28') + 'Levy: an archer on the post of a section without a horde wounds nobody',
  position({ players: [{}], track: [[QIN, 'levy']], hordeDeck: ['raiders-m'], qin: { ranking } }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => {
        assert.deepEqual([g.sections[1]!.posts, qinIn(g)!.reserve.archer, honorOf(g)], [[QIN], 3, 0]);
      });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-28') + 'Betrayal: on top in tea, the lowest overseer rises, 1 honor per advisor, and nobody else moves',
  position({
    players: [{}],
    tea: [0, REED, QIN],
    track: [[QIN, 'betrayal']],
    qin: { ranking, levels: { wood: 2, gold: 2 }, supporters: 3 },
  }),
  t => {
    t.turnOf(QIN).holds(g => {
      assert.deepEqual([g.tea, levels(g), honorOf(g)], [[QIN, 0, REED], [2, 2, 2, 1], 3]);
      assert.deepEqual(
        [clerks(g), reedOf(g).clerks],
        [
          ['lumber-mill', 'quarry'],
          ['lumber-mill', 'quarry', 'gold-mine'],
        ],
      );
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-28') + 'Betrayal: on top he stays, and where all overseers are at level 3 none rises',
  position({
    players: [{}],
    tea: [QIN, 0, REED],
    track: [[QIN, 'betrayal']],
    qin: { ranking, levels: { wood: 3, stone: 3, gold: 3, chi: 3 } },
  }),
  t => {
    t.turnOf(QIN)
      .holds(g =>
        assert.deepEqual(
          [g.tea, levels(g)],
          [
            [QIN, 0, REED],
            [3, 3, 3, 3],
          ],
        ),
      )
      .over();
  },
);
