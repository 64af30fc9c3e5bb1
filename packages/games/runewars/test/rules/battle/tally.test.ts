import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../../src/index.ts';
import type { AreaId, DevelopmentId } from '../../../src/printed/ids.ts';
import { area, citiesOf, developmentsLeft } from '../../../src/rules/areas.ts';
import { strengthOf } from '../../../src/rules/battle/tally.ts';
import { damageStronghold } from '../../../src/rules/strongholds.ts';
import { clear, FIELD, fought, meets, troopsAt } from '../../battles.ts';
import { army, fate, hand } from '../../position.ts';

/** An ordinary area beside the field. */
const FORT: AreaId = '7B';
const fort = (g: Table, damaged = false, development: DevelopmentId | null = null): void => {
  area(g, FORT).stronghold = { owner: 1, damaged, development };
};

test(
  rule('RW-BATTLE-30', 'RW-BATTLE-32', 'RW-BATTLE-36', 'RW-BATTLE-37') +
    'strength: standing units and bonuses, not health',
  () => {
    const { g } = meets({ attacker: { giant: 1, footman: 2 }, defender: {}, bonus: 2 });
    assert.equal(strengthOf(g as Table, 'attacker'), 5);
    g.battle!.attacker.fighters[0]!.damage = 4;
    assert.equal(strengthOf(g as Table, 'attacker'), 5);
    g.battle!.attacker.fighters[1]!.routed = true;
    assert.equal(strengthOf(g as Table, 'attacker'), 4);
  },
);

test(
  rule('RW-BATTLE-33', 'RW-BATTLE-34', 'RW-STR-02') +
    'a stronghold adds 5, or 3 when it is damaged, to the defender only',
  () => {
    for (const [damaged, walls] of [
      [false, 5],
      [true, 3],
    ] as const) {
      const { g } = meets({ at: FORT, attacker: { footman: 1 }, defender: {}, given: table => fort(table, damaged) });
      assert.equal(strengthOf(g as Table, 'defender'), walls);
      assert.equal(strengthOf(g as Table, 'attacker'), 1);
    }
  },
);

test(rule('RW-OPT-REV-01') + 'with the option routed hexagons count for strength', () => {
  for (const hexagonsStand of [false, true]) {
    const { g } = meets({ attacker: { 'siege-tower': 1, footman: 1 }, defender: {}, options: { hexagonsStand } });
    for (const one of g.battle!.attacker.fighters) one.routed = true;
    assert.equal(strengthOf(g as Table, 'attacker'), hexagonsStand ? 1 : 0);
  }
});

test(rule('RW-BATTLE-40') + 'the defender wins a tie', () => {
  const t = fought({ attacker: { 'siege-tower': 1 }, defender: { 'chaos-lord': 1 }, given: g => fate(g, 4, 5) });
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'chaos-lord 1+0');
    assert.equal(troopsAt(g, 'DC'), 'footman 1+0, siege-tower 0+1');
  });
  t.over().finish();
});

test(`RWX-45 ${rule('RW-BATTLE-36')}Conquer in the open`, () => {
  for (const bonus of [0, 1]) {
    const t = fought({
      attacker: { footman: 4 },
      defender: { warlock: 4 },
      bonus,
      given: g => {
        clear(g, '7A', FORT);
        // Nobody does anything: four blanks for triangles, four for circles.
        fate(g, 1, 2, 3, 4, 7, 8, 9, 10);
      },
    });
    if (bonus === 1) t.asked(1, 'retreat.choose', ['7A', FORT]).says(1, '7A');
    t.holds(g => assert.equal(area(g, FIELD).holder, bonus === 1 ? 0 : 1));
    t.over().finish();
  }
});

test(`RWX-44 ${rule('RW-BATTLE-40')}Shield Wall on both sides: the defender wins the tie`, () => {
  const t = fought({
    attacker: { footman: 5 },
    defender: { warlock: 5 },
    given: g => {
      hand(g, 0, 'shield-wall');
      hand(g, 1, 'shield-wall');
      fate(g, 1, 2, 3, 4, 11, 7, 8, 9, 10, 17);
    },
  });
  t.says(0, 'pass').says(1, 'pass');
  t.asked(0, 'window/battle-tally.play', ['pass', 'pass-battle', 'shield-wall']).says(0, 'shield-wall');
  t.holds(g => assert.deepEqual([strengthOf(g, 'attacker'), strengthOf(g, 'defender')], [7, 5]));
  t.asked(1, 'window/battle-tally.play').says(1, 'shield-wall');
  t.holds(g => assert.equal(area(g, FIELD).holder, 1));
  t.over().finish();
});

test(`RWX-40 ${rule('RW-BATTLE-31', 'RW-BATTLE-35', 'RW-STR-06')}Warding trees rout whom the defender likes, also a damaged unit`, () => {
  const t = fought({
    factions: ['daqan', 'latari'],
    at: FORT,
    attacker: { footman: 5, 'siege-tower': 1 },
    defender: { archer: 1 },
    given: g => {
      fort(g, false, 'warding-trees');
      fate(g, 17, 1, 2, 3, 4, 11, 24);
    },
  });
  t.says(0, 'siege-tower');
  t.asked(1, 'battle/development.use', ['footman', 'siege-tower-1', 'no']).finish();
});

test(`RWX-40 ${rule('RW-BATTLE-31', 'RW-BATTLE-35', 'RW-STR-06')}Warding trees save the stronghold`, () => {
  const t = fought({
    factions: ['daqan', 'latari'],
    at: FORT,
    attacker: { footman: 6 },
    defender: { archer: 1 },
    given: g => {
      fort(g, false, 'warding-trees');
      army(g, FIELD, 0, { footman: 1 });
      fate(g, 1, 2, 3, 4, 11, 12, 13);
    },
  });
  t.asked(1, 'battle/development.use', ['footman', 'no']).says(1, 'footman');
  t.holds(g => {
    assert.equal(troopsAt(g, FORT), 'archer 1+0', '5 to 6');
    assert.deepEqual(area(g, FORT).stronghold, { owner: 1, damaged: true, development: 'warding-trees' });
    assert.equal(troopsAt(g, FIELD), 'footman 1+6');
  });
  t.over().finish();
});

test(rule('RW-BATTLE-31', 'RW-STR-06') + 'Ballista towers: 2 damage to the attackers, and they stay', () => {
  const t = fought({
    factions: ['uthuk', 'daqan'],
    at: FORT,
    attacker: { 'chaos-lord': 1, warlock: 1 },
    defender: {},
    given: g => {
      fort(g, false, 'ballista-towers');
      army(g, FIELD, 0, { berserker: 1 });
      fate(g, 5, 4);
    },
  });
  t.asked(1, 'battle/development.use', ['yes', 'no']).says(1, 'yes');
  t.asked(0, 'battle/damage.choose', ['chaos-lord', 'warlock', 'as-usual']).says(0, 'warlock');
  t.holds(g => {
    assert.equal(area(g, FORT).stronghold!.development, 'ballista-towers');
    assert.equal(troopsAt(g, FIELD), 'berserker 1+0, chaos-lord 0+1');
  });
  t.over().finish();
});

test(rule('RW-BATTLE-31') + 'a development need not be used', () => {
  const t = fought({
    factions: ['uthuk', 'daqan'],
    at: FORT,
    attacker: { warlock: 1 },
    defender: {},
    given: g => {
      fort(g, false, 'ballista-towers');
      army(g, FIELD, 0, { berserker: 1 });
      fate(g, 7);
    },
  });
  t.says(1, 'no').holds(g => assert.equal(troopsAt(g, FIELD), 'berserker 1+0, warlock 0+1'));
  t.over().finish();
});

test(rule('RW-STR-06') + 'Burning ditches: two units of health 1 or one other, and they are used up', () => {
  const t = fought({
    factions: ['daqan', 'uthuk'],
    at: FORT,
    attacker: { footman: 2, bowman: 1, knight: 1 },
    defender: {},
    given: g => {
      fort(g, false, 'burning-ditches');
      army(g, FIELD, 0, { footman: 1 });
      fate(g, 1, 5, 2, 3);
    },
  });
  t.asked(1, 'battle/development.use', ['yes', 'no']).says(1, 'yes');
  t.asked(0, 'battle/ransom.choose', ['footman', 'bowman', 'knight', 'as-usual']).says(0, 'bowman');
  t.holds(g => {
    assert.equal(area(g, FORT).stronghold!.development, null);
    assert.equal(developmentsLeft(g, 1, 'burning-ditches'), 1, 'it may be built again');
    assert.equal(troopsAt(g, FIELD), 'footman 1+1, knight 0+1', 'a Bowman and a Footman fell');
  });
  t.over().finish();
});

test(rule('RW-STR-06') + 'Burning ditches are paid in full if possible', () => {
  const t = fought({
    factions: ['daqan', 'uthuk'],
    at: FORT,
    attacker: { footman: 1, knight: 1 },
    defender: {},
    given: g => {
      fort(g, false, 'burning-ditches');
      army(g, FIELD, 0, { footman: 1 });
      fate(g, 5, 1);
    },
  });
  t.says(1, 'yes').holds(g => assert.equal(troopsAt(g, FIELD), 'footman 1+1', 'the Knight fell'));
  t.over().finish();
});

test(rule('RW-STR-06') + 'Bone pits: up to 3 Reanimates rise for the tally, and they are used up', () => {
  const t = fought({
    factions: ['daqan', 'waiqar'],
    at: FORT,
    attacker: { footman: 5 },
    defender: {},
    given: g => {
      fort(g, true, 'bone-pits');
      army(g, FIELD, 0, { footman: 1 });
      fate(g, 1, 2, 3, 4, 11);
    },
  });
  t.asked(1, 'battle/development.use', ['1', '2', '3', 'no']).says(1, '2');
  t.holds(g => {
    assert.equal(troopsAt(g, FORT), 'reanimate 2+0', '5 to 3 + 2');
    assert.deepEqual(area(g, FORT).stronghold, { owner: 1, damaged: true, development: null });
  });
  t.over().finish();
});

test(rule('RW-STR-09') + 'a damaged stronghold stays damaged, and only standing enemies damage one', () => {
  const t = fought({
    at: FORT,
    attacker: { footman: 1 },
    defender: { 'flesh-ripper': 1 },
    given: g => {
      fort(g);
      army(g, FIELD, 0, { footman: 1 });
      fate(g, 1);
    },
  });
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'footman 1+1', 'routed in row 1: nobody stood at the tally');
    assert.equal(area(g, FORT).stronghold!.damaged, false);
    damageStronghold(g, FORT, 'RW-STR-09');
    damageStronghold(g, FORT, 'RW-STR-09');
    assert.deepEqual(area(g, FORT).stronghold, { owner: 1, damaged: true, development: null });
  });
  t.over().finish();
});

test(`RWX-41 ${rule('RW-BATTLE-34', 'RW-BATTLE-43', 'RW-BATTLE-45')}a damaged stronghold is taken, or removed`, () => {
  for (const answer of ['yes', 'no']) {
    const t = fought({
      factions: ['uthuk', 'daqan'],
      at: FORT,
      attacker: { berserker: 5 },
      defender: { 'siege-tower': 1 },
      given: g => {
        fort(g, true);
        clear(g, '1C');
        fate(g, 1, 2, 3, 4, 11, 5);
      },
    });
    t.asked(1, 'retreat.choose').says(1, '1C');
    t.asked(0, 'battle/aftermath.stronghold', ['yes', 'no']).says(0, answer);
    t.holds(g => {
      assert.equal(troopsAt(g, FORT), 'berserker 5+0');
      assert.deepEqual(
        area(g, FORT).stronghold,
        answer === 'yes' ? { owner: 0, damaged: true, development: null } : null,
      );
      assert.equal(troopsAt(g, '1C'), 'siege-tower 0+1');
    });
    t.over().finish();
  }
});

test(rule('RW-CITY-03', 'RW-BATTLE-51') + 'who wins the area has its city and its rune', () => {
  const t = fought({
    attacker: { bowman: 1 },
    defender: {},
    routed: { berserker: 1 },
    given: g => {
      g.layings.push({ genuine: 0, false: 1, by: 0, source: 'winter' });
      area(g, FIELD).rune = { genuine: false, laying: g.layings.length - 1, known: 2 };
      fate(g, 1);
    },
  });
  t.holds(g => {
    assert.deepEqual(
      citiesOf(g, 0).map(({ id }) => id),
      [FIELD],
    );
    assert.equal(area(g, FIELD).rune!.known, 3, 'and has looked at it');
  });
  t.over().finish();
});
