import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { goodsOf, honors, hordeOf, position, scenario, sides } from '../position.ts';

scenario(
  rule('EX-25', 'GW-ADV-03') + 'Guardian: between activation and defeats, one soldier in each section',
  position({
    players: sides(3, { active: ['guardian'], rest: { left: { spearman: 2 } }, posts: { middle: 1 } }),
    hordes: { left: ['shields-l'], middle: ['outriders-m'] },
    wounds: { 'outriders-m': [1, 2] },
    track: [[0, 'betrayal']],
  }),
  t => {
    t.turnOf(0).says(0, 'done').asked(0, 'event/window.react', ['pass', 'guardian']).says(0, 'guardian');
    t.offers(0, 'shields-l/4', 'shoot-middle').says(0, 'shields-l/4').refuses(0, 'shields-l/6');
    t.asked(0, 'attack/sortie.choose', ['done', 'shoot-middle']).says(0, 'shoot-middle');
    // The check comes after it: the outriders fall.
    t.holds(g => assert.deepEqual([g.hordeDiscard, g.sections[0]!.rest[0]!.spearman], [['outriders-m'], 1])).over();
  },
);

for (const [advisor, goods, cheap, full] of [
  ['spear-drillmaster', { wood: 2, stone: 1 }, 'spearman:wood-1', 'spearman:wood-1+stone-2'],
  ['fletcher', { wood: 2, chi: 1 }, 'archer:wood-1', 'archer:wood-1+chi-2'],
  ['stable-master', { wood: 2, gold: 2 }, 'horseman:wood-1+gold-1', 'horseman:wood-1+gold-3'],
] as const) {
  scenario(
    rule('GW-LOC-BARRACKS-06', 'GW-ADV-03') + `${advisor}: 2 less, once per recruitment`,
    position({ players: sides(3, { active: [advisor], goods }) }),
    t => {
      t.recruits(0, 2).asked(0, 'recruit.hire', ['done', cheap]).refuses(0, full).says(0, cheap);
      t.asked(0, 'recruit.hire', ['done']);
    },
  );
}

const battle = {
  year: 3,
  hordes: { left: ['siege-crew-l' as const] },
  on: [
    ['siege-crew-l', 0, 'spearman', 1],
    ['siege-crew-l', 0, 'horseman', 4, 5],
  ] as ['siege-crew-l', number, 'spearman' | 'horseman', ...number[]][],
  wounds: { 'siege-crew-l': [2, 3] },
};

scenario(
  rule('GW-KILL-05', 'GW-ADV-03') + 'Cavalry Paymaster: 2 gold for a killed horseman, nothing for a saved one',
  position({ ...battle, players: sides(3, { active: ['cavalry-paymaster'], goods: { chi: 2 } }) }),
  t => {
    t.defeats()
      .says(0, 'spearman')
      .says(0, 'done')
      .holds(g => assert.equal(g.players[0]!.goods.gold, 2))
      .over();
  },
);

scenario(
  rule('GW-SAVE-03', 'GW-ADV-03') + 'Cavalry Paymaster: the horseman is saved',
  position({ ...battle, players: sides(3, { active: ['cavalry-paymaster'], goods: { chi: 2 } }) }),
  t => {
    t.defeats()
      .says(0, 'horseman')
      .says(0, 'done')
      .holds(g => assert.deepEqual(goodsOf(g, 0), [0, 0, 0, 0]))
      .over();
  },
);

scenario(
  rule('GW-ATTACK-02', 'GW-ADV-03') +
    'Vanguard Captain: 2 honor for the first soldier on a horde, wounds or not; none for the second',
  position({
    players: sides(3, { active: ['vanguard-captain'], rest: { left: { spearman: 2 } } }),
    hordes: { left: ['shields-l'] },
    wounds: { 'shields-l': [1] },
  }),
  t => {
    t.attacks(0, 2)
      .says(0, 'shields-l/4')
      .holds(g => assert.deepEqual(honors(g), [2, 0, 0]));
    t.says(0, 'shields-l/6')
      .holds(g => assert.deepEqual(honors(g), [2, 0, 0]))
      .over();
  },
);

scenario(
  rule('GW-DEFEAT-10', 'GW-ADV-03') + 'Bounty Keeper: 2 materials of choice for a claim',
  position({ ...battle, players: sides(3, { active: ['bounty-keeper'] }) }),
  t => {
    t.defeats()
      .says(0, 'done')
      .asked(0, 'goods/choose.choose', ['wood', 'stone', 'gold'])
      .says(0, 'wood')
      .says(0, 'gold');
    t.holds(g => assert.deepEqual(goodsOf(g, 0), [1, 0, 1, 0])).over();
  },
);

scenario(
  rule('GW-SAVE-02', 'GW-ADV-03') + 'Field Surgeon: the first save of an event for 1 chi, the next for 2',
  position({ ...battle, players: sides(3, { active: ['field-surgeon'], goods: { chi: 2 } }) }),
  t => {
    t.defeats()
      .says(0, 'horseman')
      .asked(0, 'kill/save.choose', ['done'])
      .holds(g => assert.equal(g.players[0]!.goods.chi, 1));
  },
);

scenario(
  rule('GW-KILL-05', 'GW-ADV-03') + 'Patron of Widows: 1 honor per soldier killed, at most 3 in an event',
  position({
    year: 6,
    players: sides(3, { active: ['patron-of-widows'] }),
    hordes: { left: ['keshig-l'] },
    on: [
      ['keshig-l', 0, 'spearman', 1],
      ['keshig-l', 0, 'spearman', 2],
      ['keshig-l', 0, 'spearman', 3],
      ['keshig-l', 0, 'spearman', 4],
    ],
    wounds: { 'keshig-l': [5, 6, 7] },
  }),
  t => {
    t.defeats()
      .says(0, 'done')
      .holds(g => {
        assert.equal(g.players[0]!.reserve.spearman, 10);
        assert.deepEqual(honors(g), [2 + 3, 0, 0]);
      });
    t.over();
  },
);

scenario(
  rule('GW-WINTER-01', 'GW-ADV-03') + 'Sharpshooter: one wound more, in one section of the winter',
  position({
    walls: { left: 3, middle: 3 },
    players: sides(3, { active: ['sharpshooter'], posts: { left: 1, middle: 1 } }),
    hordes: { left: ['keshig-l'], middle: ['keshig-m'] },
  }),
  t => {
    t.winter().says(0, 'keshig-l/1').asked(0, 'winter/shoot.shootMore').says(0, 'keshig-l/2').says(0, 'keshig-m/1');
    t.holds(g =>
      assert.deepEqual(
        [hordeOf(g, 'keshig-l').wounds.length, hordeOf(g, 'keshig-m').wounds.length, g.players[0]!.tired],
        [2, 1, []],
      ),
    ).over();
  },
);

scenario(
  rule('GW-LOC-BARRACKS-06', 'GW-ADV-03') +
    'Signal Officer: a recruitment also lets one resting soldier attack; without recruits none',
  position({
    players: sides(3, { active: ['signal-officer'], goods: { wood: 1, stone: 2 }, rest: { left: { spearman: 2 } } }),
    hordes: { left: ['shields-l'] },
  }),
  t => {
    t.recruits(0, 1).says(0, 'spearman:wood-1+stone-2').says(0, 'rest-right');
    t.asked(0, 'attack/sortie.choose').says(0, 'shields-l/4').over();
    t.recruits(0, 1).says(0, 'done').over();
  },
);

for (const chi of [0, 1]) {
  scenario(
    rule('GW-ATTACK-15', 'GW-ADV-03') + `Pathfinder: 1 chi for one spearman in the second row, with ${chi}`,
    position({
      players: sides(3, { active: ['pathfinder'], rest: { left: { spearman: 2 } }, goods: { chi } }),
      hordes: { left: ['outriders-l', 'siege-crew-l', 'lancers-l'] },
      wounds: { 'outriders-l': [1, 2, 3] },
    }),
    t => {
      t.attacks(0, 2);
      const second = ['siege-crew-l/1', 'siege-crew-l/2', 'siege-crew-l/3', 'siege-crew-l/4', 'siege-crew-l/5'];
      t.asked(0, 'attack/sortie.choose', chi === 1 ? ['done', ...second] : ['done']).refuses(0, 'lancers-l/1');
      if (chi === 0) return;
      t.says(0, 'siege-crew-l/1')
        .holds(g => assert.equal(g.players[0]!.goods.chi, 0))
        .over();
    },
  );
}

const bothWays: Parameters<typeof position>[0] = {
  players: sides(3, {
    active: ['pathfinder'],
    rest: { left: { spearman: 2 }, middle: { spearman: 2 } },
    goods: { chi: 3 },
    tactics: ['feigned-flight-1'],
  }),
  hordes: { left: ['outriders-l', 'siege-crew-l'], middle: ['outriders-m', 'siege-crew-m'] },
  wounds: { 'outriders-l': [1, 2, 3], 'outriders-m': [1, 2, 3] },
};

scenario(
  rule('GW-TACTIC-06', 'GW-CMD-08', 'GW-ADV-03') + 'Pathfinder: once in all sections of an Attack Order',
  position({ ...bothWays, track: [[0, 'attack-order']] }),
  t => {
    t.turnOf(0).says(0, 'pass').says(0, 'done').says(1, 'done').says(2, 'done');
    t.asked(0, 'event/window.react').says(0, 'pass');
    t.asked(0, 'command/all-in.choose', ['done', 'left', 'middle']).says(0, 'left').says(0, 'siege-crew-l/1');
    // In the middle nobody can attack any more: the attack is over, and the defeat check begins.
    t.holds(g => assert.deepEqual([g.players[0]!.goods.chi, g.sections[1]!.rest[0]!.spearman], [2, 2]));
    t.says(0, 'pass').says(0, 'pass').over();
  },
);

scenario(
  rule('GW-TACTIC-06', 'GW-ADV-03') + 'Pathfinder: a Feigned Flight belongs to the attack it joins',
  position(bothWays),
  t => {
    t.attacks(0, 3).asked(0, 'event/window.react').says(0, 'feigned-flight-1').says(0, 'basic');
    t.asked(0, 'attack/sortie.choose').says(0, 'siege-crew-l/1');
    t.holds(g => assert.deepEqual([g.players[0]!.goods.chi, g.sections[0]!.rest[0]!.spearman], [2, 1])).over();
  },
);

for (const [seat, wins] of [
  [0, true],
  [2, false],
] as const) {
  scenario(
    rule('GW-DEFEAT-05', 'GW-TEA-04', 'GW-ADV-03') +
      `Duellist: ${wins ? 'wins a tie against better tea' : 'does nothing for whoever is not there'}`,
    position({
      year: 1,
      tea: [1, 0, 2],
      players: sides(3, ...[0, 1, 2].map(n => (n === seat ? { active: ['duellist' as const] } : {}))),
      hordes: { left: ['shamans-l'] },
      on: [
        ['shamans-l', 0, 'spearman', 1],
        ['shamans-l', 1, 'spearman', 2],
      ],
      wounds: { 'shamans-l': [3, 4] },
    }),
    t => {
      t.defeats()
        .says(1, 'done')
        .says(0, 'done')
        .holds(g => assert.equal(g.players[wins ? 0 : 1]!.claimed.length, 1))
        .over();
    },
  );
}

scenario(
  rule('GW-REST-01', 'GW-ADV-03') + 'Camp Quartermaster: 1 chi at the start of winter per section where somebody rests',
  position({
    players: sides(3, {
      active: ['camp-quartermaster'],
      rest: { left: { spearman: 3 }, right: { archer: 1 } },
      posts: { middle: 1 },
    }),
  }),
  t => {
    t.winter()
      .holds(g => assert.equal(g.players[0]!.goods.chi, 2))
      .over();
  },
);
