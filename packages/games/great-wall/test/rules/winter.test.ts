import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { defenceOf, powerOf } from '../../src/rules/battle.ts';
import { honors, hordeOf, position, scenario, sides } from '../position.ts';

scenario(
  rule('GW-WINTER-01', 'GW-WINTER-02', 'GW-WINTER-03') +
    'from the left, in tea order, every archer on a post must wound in his own section; then defeats',
  position({
    tea: [1, 0, 2],
    walls: { left: 1, middle: 3 },
    players: sides(3, { posts: { left: 1 }, rest: { left: { archer: 1 } } }, { posts: { left: 1, middle: 1 } }),
    hordes: { left: ['outriders-l'], middle: ['shields-m'] },
    wounds: { 'outriders-l': [1] },
  }),
  t => {
    t.winter().asked(1, 'winter/shoot.shoot', ['outriders-l/2', 'outriders-l/3']);
    t.refuses(1, 'pass', 'GW-WINTER-01').refuses(1, 'shields-m/1').says(1, 'outriders-l/3');
    // One point is left, and seat 0 must take it.
    t.asked(1, 'winter/shoot.shoot', ['shields-m/1', 'shields-m/2', 'shields-m/3']).says(1, 'shields-m/2');
    t.holds(g => {
      assert.deepEqual(g.hordeDiscard, ['outriders-l']);
      assert.deepEqual(honors(g), [2, 2, 0]);
      assert.deepEqual(
        g.players.map(({ wounds }) => wounds),
        [1, 2, 0],
      );
    });
    t.over();
  },
);

for (const edition of [1, 2] as const) {
  scenario(
    rule('GW-WINTER-01', 'GW-ATTACK-19') +
      `shooting in winter is ${edition === 1 ? 'an attack, section by section' : 'no attack'} in edition ${edition}`,
    position({
      options: { edition },
      walls: { left: 3, middle: 3 },
      players: sides(3, {
        general: 'han-shizhong',
        supporters: 1,
        posts: { left: 1, middle: 1 },
        rest: { left: { spearman: 1 } },
        tactics: ['feigned-flight-1'],
        goods: { chi: 1 },
      }),
      hordes: { left: ['keshig-l'], middle: ['keshig-m'] },
    }),
    t => {
      t.winter();
      if (edition === 1) {
        t.asked(0, 'event/window.react', ['pass', 'feigned-flight-1']).says(0, 'pass').says(0, 'keshig-l/1');
        t.asked(0, 'event/window.react', ['pass', 'han-shizhong']).says(0, 'han-shizhong').says(0, 'keshig-l/2');
        t.asked(0, 'event/window.react').says(0, 'pass');
      } else t.asked(0, 'winter/shoot.shoot').says(0, 'keshig-l/1');
      t.asked(0, 'winter/shoot.shoot').refuses(0, 'keshig-l/3').says(0, 'keshig-m/1');
      t.asked(0, 'event/window.react', ['pass']);
    },
  );
}

scenario(
  rule('GW-WINTER-01', 'GW-ATTACK-19') + 'in edition 1, archers with nothing to shoot at have not attacked',
  position({
    options: { edition: 1 },
    players: sides(3, { general: 'han-shizhong', supporters: 1, posts: { left: 1 }, goods: { chi: 1 } }),
  }),
  t => {
    t.winter().over();
  },
);

scenario(
  rule('GW-WINTER-04', 'GW-WINTER-05', 'GW-WINTER-06', 'GW-WINTER-07', 'GW-WINTER-08', 'EX-09', 'EX-10') +
    'defence 14 against 15 breaks, against 14 it holds',
  position({
    players: sides(3),
    walls: { left: 2, right: 2 },
    barricades: { left: 1, right: 1 },
    // 15: shields 4, siege crew 5, keshig 6. In the second row its breakers do nothing.
    hordes: { left: ['shields-l', 'siege-crew-l', 'keshig-l'], right: ['keshig-r', 'siege-crew-r', 'lancers-r'] },
  }),
  t => {
    assert.deepEqual([defenceOf(t.g.sections[0]!), powerOf(t.g.sections[0]!)], [14, 15]);
    assert.deepEqual([defenceOf(t.g.sections[2]!), powerOf(t.g.sections[2]!)], [14, 14]);
    t.winter()
      .asked(0, 'shame.place')
      .holds(g => assert.equal(g.stack.at(-2)!.proc, 'winter/breach'));
    for (const seat of [0, 1, 2]) for (let i = 0; i < 3; i++) t.asked(seat, 'shame.place').says(seat, 'spearman');
    t.holds(g => {
      assert.equal(g.shame, 30 - 9);
      assert.equal(g.sections[0]!.barricades, 0);
      assert.equal(g.sections[0]!.hordes.length, 3);
    });
    t.over();
  },
);

scenario(
  rule(
    'GW-BREACH-01',
    'GW-SHAME-01',
    'GW-BREACH-02',
    'GW-BREACH-03',
    'GW-BREACH-05',
    'GW-BREACH-06',
    'GW-BREACH-08',
    'GW-BREACH-09',
    'GW-KILL-04',
    'GW-KILL-03',
  ) + 'shame for each horde without a soldier; lethality per horde; all archers on posts; the resting are safe',
  position({
    year: 2,
    players: sides(3, { posts: { left: 1 }, rest: { left: { spearman: 1 } } }, {}, {}),
    hordes: { left: ['shields-l', 'shamans-l'] },
    on: [
      ['shields-l', 0, 'spearman', 1],
      ['shields-l', 0, 'spearman', 2],
      ['shamans-l', 0, 'horseman', 1, 2],
      ['shamans-l', 1, 'spearman', 3],
    ],
  }),
  t => {
    t.breaks(0, 'shields-l', 'shamans-l');
    // Seat 0 stands on both, seat 1 on one, seat 2 on none.
    t.asked(1, 'shame.place').says(1, 'archer').asked(2, 'shame.place').says(2, 'archer').says(2, 'archer');
    t.asked(0, 'kill/save.choose', ['done']).says(0, 'done').says(1, 'done');
    t.holds(g => {
      assert.deepEqual(hordeOf(g, 'shields-l').soldiers, [{ clan: 0, troop: 'spearman', at: [1] }]);
      assert.deepEqual([hordeOf(g, 'shields-l').wounds, hordeOf(g, 'shamans-l').wounds], [[0], [0, 1, 2]]);
      assert.deepEqual([g.sections[0]!.posts, g.sections[0]!.rest[0]!.spearman], [[], 1]);
      assert.deepEqual(g.players[0]!.reserve, { spearman: 8, archer: 4, horseman: 2 });
      assert.equal(g.sections[0]!.hordes.length, 2);
    });
    t.over();
  },
);

scenario(
  rule('GW-SAVE-04', 'GW-SAVE-05', 'GW-BREACH-04', 'GW-BREACH-07', 'EX-12', 'GW-TACTIC-07') +
    'a breach is one event: one boosted Retreat saves all, archers included',
  position({
    players: sides(3, { goods: { chi: 2 }, posts: { left: 1 }, tactics: ['retreat-1'] }, { goods: { chi: 9 } }),
    hordes: { left: ['shields-l', 'shamans-l'] },
    on: [
      ['shields-l', 0, 'spearman', 1],
      ['shamans-l', 0, 'spearman', 1],
    ],
    shame: 0,
  }),
  t => {
    t.breaks(0, 'shields-l', 'shamans-l');
    t.asked(0, 'event/window.react', ['pass', 'retreat-1']).says(0, 'retreat-1');
    t.asked(0, 'tactics/play.chooseBox', ['basic', 'boosted']).says(0, 'boosted');
    t.holds(g => {
      assert.deepEqual(g.sections[0]!.rest[0], { spearman: 2, archer: 1, horseman: 0 });
      assert.deepEqual([hordeOf(g, 'shields-l').wounds, hordeOf(g, 'shamans-l').wounds], [[0], [0]]);
      assert.deepEqual(g.players[0]!.reserve, { spearman: 8, archer: 3, horseman: 2 });
      assert.deepEqual([g.players[0]!.goods.chi, g.tacticDiscard], [0, ['retreat-1']]);
    });
    t.over();
  },
);
