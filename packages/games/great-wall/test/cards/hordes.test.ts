import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { HORDE, HORDES, type HordeId, KINDS } from '../../src/printed/hordes.ts';
import { allShots, newSortie, sortie } from '../../src/rules/attack.ts';
import { defenceOf, newHorde, powerOf } from '../../src/rules/battle.ts';
import { goodsOf, hordeOf, position, scenario, sides } from '../position.ts';

const row = (...ids: HordeId[]) => ({ hordes: ids.map(newHorde) });
const behind = (barricades: number, ...ids: HordeId[]) => ({ wall: 1, barricades, bolster: 0, ...row(...ids) });

test(rule('GW-COMP-35', 'GW-COMP-08') + 'eight kinds in three copies, each with its own back and resources', () => {
  assert.deepEqual([KINDS.length, HORDES.length, new Set(HORDES.map(({ id }) => id)).size], [8, 24, 24]);
  assert.deepEqual(
    HORDES.slice(0, 3).map(({ id, points }) => [id, points]),
    [
      ['outriders-l', 0],
      ['outriders-m', 1],
      ['outriders-r', 2],
    ],
  );
  const printed = KINDS.map(kind => {
    const { power, honor, spots } = HORDE[`${kind}-l`];
    return [power, honor, spots.length];
  });
  assert.deepEqual(printed, [
    [2, 12, 3],
    [4, 18, 6],
    [2, 16, 4],
    [5, 21, 5],
    [6, 26, 7],
    [2, 17, 4],
    [2, 16, 5],
    [3, 17, 5],
  ]);
});

test(rule('GW-WINTER-06') + 'Steppe Outriders: +2 power behind the first row', () => {
  assert.equal(powerOf(row('outriders-l')), 2);
  assert.equal(powerOf(row('lancers-l', 'outriders-l', 'outriders-m')), 3 + 4 + 4);
});

test(rule('GW-WINTER-06') + 'Shaman Circle: +1 power for every other horde, also for another circle', () => {
  assert.equal(powerOf(row('shamans-l')), 2);
  assert.equal(powerOf(row('shamans-l', 'raiders-l')), 2 + 3);
  assert.equal(powerOf(row('shamans-l', 'shamans-m', 'raiders-l')), 3 + 3 + 4);
});

test(rule('GW-WINTER-05') + 'Siege Crew: in the first row a barricade is worth 1, behind it 2', () => {
  assert.equal(defenceOf(behind(3, 'siege-crew-l')), 8 + 3);
  assert.equal(defenceOf(behind(3, 'raiders-l', 'siege-crew-l')), 8 + 6);
  assert.equal(defenceOf(behind(0, 'siege-crew-l')), 8);
});

scenario(
  rule('GW-ATTACK-09') + 'Shield Vanguard: wounds only on the upper row, soldiers anywhere',
  position({
    players: sides(3, { posts: { left: 1 }, rest: { left: { spearman: 1 } } }),
    hordes: { left: ['shields-l'] },
    wounds: { 'shields-l': [1] },
  }),
  t => {
    t.at(sortie, newSortie(t.g, 0, 2, [0], allShots(t.g, 0)));
    t.asked(0, 'attack/sortie.choose', ['done', ...HORDE['shields-l'].spotIds.slice(1), 'shoot-left']).says(
      0,
      'shoot-left',
    );
    t.asked(0, 'attack/strike.shoot', ['shields-l/2', 'shields-l/3']).refuses(0, 'shields-l/4', 'GW-ATTACK-09');
  },
);

scenario(
  rule('GW-WINTER-01') + 'Shield Vanguard: with the upper row covered there is nothing to shoot at',
  position({
    players: sides(3, { posts: { left: 1 } }),
    walls: { left: 3 },
    hordes: { left: ['shields-l'] },
    wounds: { 'shields-l': [1, 2, 3] },
  }),
  t => {
    t.winter()
      .holds(g => assert.equal(hordeOf(g, 'shields-l').wounds.length, 3))
      .over();
  },
);

for (const chi of [0, 1]) {
  scenario(
    rule('GW-COMP-35') + `Horse Archers: ${chi} chi before the section shoots`,
    position({
      players: sides(3, { posts: { left: 1, middle: 1 }, goods: { chi } }),
      walls: { left: 3, middle: 3 },
      hordes: { left: ['horse-archers-l'], middle: ['shamans-m'] },
    }),
    t => {
      t.winter().asked(0, 'winter/duck.choose', chi === 0 ? ['withdraw'] : ['withdraw', 'pay-chi']);
      if (chi === 0) {
        t.says(0, 'withdraw').holds(g =>
          assert.deepEqual([g.sections[0]!.posts, g.sections[0]!.rest[0]!.archer], [[], 1]),
        );
        t.asked(0, 'winter/shoot.shoot', HORDE['shamans-m'].spotIds);
      } else {
        t.says(0, 'pay-chi').holds(g => assert.equal(g.players[0]!.goods.chi, 0));
        t.asked(0, 'winter/shoot.shoot', HORDE['horse-archers-l'].spotIds);
      }
    },
  );
}

scenario(
  rule('GW-KILL-02') + 'Keshig Guard: lethality is 1 higher on this card, and on no other',
  position({
    year: 1,
    players: sides(3),
    hordes: { left: ['keshig-l', 'shamans-l'] },
    on: [
      ['keshig-l', 0, 'spearman', 1],
      ['keshig-l', 0, 'spearman', 2],
      ['keshig-l', 0, 'spearman', 3],
      ['shamans-l', 0, 'spearman', 1],
      ['shamans-l', 0, 'spearman', 2],
    ],
    wounds: { 'keshig-l': [4, 5, 6, 7], 'shamans-l': [3, 4] },
  }),
  t => {
    t.defeats()
      .says(0, 'done')
      .holds(g => assert.equal(g.players[0]!.reserve.spearman, 5 + 2));
    t.says(0, 'done')
      .holds(g => assert.equal(g.players[0]!.reserve.spearman, 7 + 1))
      .over();
  },
);

scenario(
  rule('GW-BREACH-01', 'GW-COMP-35') + 'Raiders: in a breach whoever has no soldier on them also loses a material',
  position({
    players: sides(3, { goods: { wood: 1, gold: 2, chi: 1 } }, {}, { goods: { wood: 5 } }),
    hordes: { left: ['raiders-l'] },
    on: [['raiders-l', 2, 'spearman', 1]],
    shame: 0,
  }),
  t => {
    t.breaks(0, 'raiders-l').asked(0, 'goods/plunder.choose', ['wood', 'gold']).refuses(0, 'chi');
    t.says(0, 'gold').asked(1, 'goods/plunder.choose', ['done']).says(1, 'done');
    t.holds(g =>
      assert.deepEqual(
        [goodsOf(g, 0), goodsOf(g, 2)],
        [
          [1, 0, 1, 1],
          [5, 0, 0, 0],
        ],
      ),
    );
    t.asked(2, 'kill/save.choose');
  },
);

for (const chi of [0, 1]) {
  scenario(
    rule('GW-ATTACK-06') + `Camel Lancers: a horseman costs 1 chi more; with ${chi}`,
    position({
      players: sides(3, { rest: { left: { horseman: 1, spearman: 1 } }, goods: { chi } }),
      hordes: { left: ['lancers-l'] },
    }),
    t => {
      t.attacks(0, 1);
      const spots = HORDE['lancers-l'].spotIds;
      const pairs = HORDE['lancers-l'].pairs.map(({ id }) => id);
      t.asked(0, 'attack/sortie.choose', ['done', ...spots, ...(chi === 1 ? pairs : [])]);
      if (chi === 1)
        t.says(0, 'lancers-l/2+3')
          .holds(g => assert.deepEqual(goodsOf(g, 0), [1, 0, 0, 1]))
          .over();
    },
  );
}
