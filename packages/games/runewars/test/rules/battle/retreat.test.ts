import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOBODY } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table } from '../../../src/index.ts';
import { placeOf } from '../../../src/map.ts';
import type { AreaId } from '../../../src/printed/ids.ts';
import { area } from '../../../src/rules/areas.ts';
import { refuges, scatter, withdraw, withdrawal } from '../../../src/rules/battle/retreat.ts';
import { clear, FIELD, fought, meets, troopsAt } from '../../battles.ts';
import { army, daqanUthuk, fate, position, quiet, turn } from '../../position.ts';

test(`RWX-47 ${rule('RW-RETREAT-01', 'RW-RETREAT-05', 'RW-RETREAT-08')}beaten attackers retreat together`, () => {
  const t = fought({
    at: '7A',
    attacker: { footman: 3, bowman: 1 },
    defender: { 'flesh-ripper': 4 },
    given: g => {
      army(g, '7B', 0, { footman: 2 });
      army(g, '7C', 0, { footman: 3 });
      area(g, '7C').activated.push(0);
      area(g, '7A').activated.push(0);
      // The Bowman's card is blank; of the Rippers' one routs.
      fate(g, 1, 8, 5, 6, 7, 2, 3, 4);
    },
  });
  t.asked(0, 'battle/routs.choose').says(0, 'bowman');
  t.asked(0, 'retreat.choose', ['7B', '7C']).says(0, '7C');
  t.holds(g => {
    assert.equal(troopsAt(g, '7C'), 'footman 3+3, bowman 0+1', 'all of them, routed');
    assert.equal(troopsAt(g, '7B'), 'footman 2+0');
    assert.deepEqual(area(g, '7A').activated, [0]);
  });
  t.over().finish();
});

/** 5D has 3B, 5B and 5C beside it, and 3C over a mountain. */
test(`RWX-48 ${rule('RW-RETREAT-01', 'RW-RETREAT-02', 'RW-RETREAT-07')}flyers cannot part`, () => {
  for (const open of [true, false]) {
    const t = fought({
      factions: ['latari', 'uthuk'],
      at: '5D',
      attacker: { 'pegasus-rider': 1, archer: 2 },
      defender: { warlock: 4 },
      given: g => {
        for (const at of ['3B', '5B', '5C'] as const) army(g, at, 1, { berserker: 1 });
        army(g, '3C', 0, { archer: 1 });
        if (open) clear(g, '5B');
        // Nobody does anything: 3 to 4.
        fate(g, 1, 2, 5, 7, 8, 9, 10);
      },
    });
    t.holds(g => {
      assert.equal(troopsAt(g, '5B'), open ? 'archer 0+2, pegasus-rider 0+1' : 'berserker 1+0');
      assert.equal(troopsAt(g, '3C'), open ? 'archer 1+0' : 'archer 1+0, pegasus-rider 0+1');
      assert.equal(g.turn!.toll, 0);
    });
    t.over().finish();
  }
});

test(`RWX-48 ${rule('RW-RETREAT-02', 'RW-RETREAT-07')}a flyer alone must go to the friendly area behind the mountain`, () => {
  const table = new Scenario(game, position({ factions: ['latari', 'uthuk'] })).g as Table;
  for (const at of ['3B', '5C'] as const) army(table, at, 1, { berserker: 1 });
  army(table, '3C', 0, { archer: 1 });
  clear(table, '5B');
  const alone = { side: 0, from: '5D' as const, units: ['pegasus-rider' as const], friendlyOnly: false };
  assert.deepEqual(refuges(table, alone), { ids: ['3C'], flyersOnly: false });
  assert.deepEqual(refuges(table, { ...alone, units: ['archer'] }).ids, ['5B']);
  assert.deepEqual(refuges(table, { ...alone, units: ['archer'], friendlyOnly: true }).ids, []);
  table.card = 'snowbound';
  assert.deepEqual(refuges(table, alone).ids, ['5B'], 'Snowbound: nobody crosses a mountain');
});

test(`RWX-49 ${rule('RW-NEUT-04', 'RW-NEUT-05', 'RW-NEUT-17')}allies on the run`, () => {
  for (const friendly of [true, false]) {
    const t = fought({
      at: friendly ? FIELD : '1C',
      attacker: { beastman: 2 },
      defender: { warlock: 3 },
      given: g => {
        clear(g, '7A', '7B', '7D', '1A', '1B');
        if (!friendly) for (const { to } of placeOf(g, '1C').ways) army(g, to, 1, to === '7B' ? {} : { berserker: 1 });
        // Both Beastmen, then all Warlocks: nothing.
        fate(g, 1, 2, 7, 8, 9);
      },
    });
    t.holds(g => {
      const to = friendly ? 'DC' : '7B';
      assert.equal(troopsAt(g, to), friendly ? 'footman 1+0, beastman 0+2' : 'beastman 0+2');
      assert.equal(area(g, to).holder, friendly ? 0 : NOBODY);
    });
    t.over().finish();
  }
});

test(
  rule('RW-RETREAT-02', 'RW-RETREAT-06', 'RW-NEUT-08') +
    'a full friendly area comes before an empty one; the owner destroys the excess',
  () => {
    const t = fought({
      attacker: { footman: 1, knight: 1 },
      defender: { 'chaos-lord': 3 },
      given: g => {
        clear(g, '7B');
        army(g, 'DC', 0, { footman: 6, beastman: 1 });
        fate(g, 5, 1, 4, 24, 15);
      },
    });
    t.asked(0, 'units/sacrifice.choose', ['footman', 'footman-routed', 'knight-routed', 'beastman']);
    t.says(0, 'knight-routed');
    t.holds(g => assert.equal(troopsAt(g, 'DC'), 'footman 6+1, beastman 1+0'));
    t.over().finish();
  },
);

test(rule('RW-RETREAT-06') + 'units that die of the limit where they flee to count as destroyed in the battle', () => {
  const t = fought({
    at: '3A',
    attacker: { bowman: 2 },
    defender: { warlock: 1 },
    given: g => {
      army(g, 'UB', 1, { berserker: 8 });
      fate(g, 1, 2, 7);
    },
  });
  t.asked(1, 'units/sacrifice.choose', ['berserker', 'warlock-routed']).says(1, 'warlock-routed');
  t.holds(g => assert.deepEqual([troopsAt(g, 'UB'), g.turn!.toll], ['berserker 8+0', 1]));
  t.over().finish();
});

test(
  rule('RW-RETREAT-06', 'RW-NEUT-17') +
    'nine allies alone on the run: their master destroys one, then they are neutral',
  () => {
    const t = meets({
      at: '1C',
      attacker: { beastman: 8, sorcerer: 1 },
      defender: { warlock: 1 },
      given: g => {
        clear(g, ...g.areas.filter(({ holder }) => holder === NOBODY).map(({ id }) => id));
        for (const { to } of placeOf(g, '1C').ways) army(g, to, 1, to === '7B' ? {} : { berserker: 1 });
      },
    });
    t.at(withdraw, withdrawal('attacker'));
    t.asked(0, 'units/sacrifice.choose', ['beastman-routed', 'sorcerer-routed']).says(0, 'sorcerer-routed');
    t.holds(g => {
      assert.equal(troopsAt(g, '7B'), 'beastman 0+8');
      assert.equal(area(g, '7B').holder, NOBODY);
      assert.equal(g.battle!.attacker.lost, 1);
    });
  },
);

test(rule('RW-RETREAT-01') + 'without a friendly or empty area they are destroyed', () => {
  const t = fought({ attacker: { bowman: 2 }, defender: { berserker: 1 }, given: g => fate(g, 5, 1, 2) });
  t.holds(g => assert.equal(g.supply.berserker, 16 - 3));
  t.over().finish();
});

const scattered = (given: (g: Table) => void, at: AreaId = FIELD) =>
  new Scenario(
    game,
    daqanUthuk(g => {
      quiet(g);
      turn(g, 0);
      given(g);
    }),
  ).at(scatter, { at, active: 0, rule: 'RW-NEUT-12' });

test(
  rule('RW-NEUT-12', 'RW-NEUT-13', 'RW-RETREAT-03', 'RW-PLAYERS-02') +
    'neutral units, allied or not, go to an area that nobody controls',
  () => {
    const t = scattered(g => army(g, FIELD, 0, { footman: 1, beastman: 1 }, { hellhound: 1 }));
    t.asked(1, 'retreat.choose', ['7A', '7B', '7D']).refuses(1, 'DC', 'RW-RETREAT-03').says(1, '7B');
    t.holds(g => {
      assert.equal(troopsAt(g, FIELD), 'footman 1+0');
      assert.equal(troopsAt(g, '7B'), 'beastman 0+1, hellhound 1+1');
      assert.equal(area(g, '7B').holder, NOBODY);
    });
    t.over().finish();
  },
);

test(rule('RW-NEUT-15') + 'two groups may end in one area, up to 8; the player to the left destroys the excess', () => {
  const t = scattered(g => {
    army(g, FIELD, NOBODY, { beastman: 4, sorcerer: 1 });
    for (const at of ['7B', '7D'] as const) army(g, at, 1, { berserker: 1 });
    army(g, '7A', NOBODY, { razorwing: 4 });
  });
  t.asked(1, 'units/sacrifice.choose', ['beastman-routed', 'razorwing', 'sorcerer-routed']).says(1, 'razorwing');
  t.holds(g => assert.equal(troopsAt(g, '7A'), 'beastman 0+4, razorwing 3+0, sorcerer 0+1'));
  t.over().finish();
});

test(rule('RW-NEUT-09', 'RW-NEUT-16') + 'neutral units in a friendly area are allied at once', () => {
  const t = scattered(g => {
    army(g, FIELD, NOBODY, { beastman: 1 });
    army(g, 'DB', NOBODY, { dragon: 1 });
  });
  t.holds(g => assert.equal(area(g, 'DB').holder, 0));
  t.asked(1, 'retreat.choose').finish();
});

test(rule('RW-RETREAT-09', 'RW-OPT-REV-08') + 'one unit that must leave the battle finds its own way', () => {
  const t = fought({
    factions: ['latari', 'uthuk'],
    attacker: { sorceress: 1 },
    defender: { 'chaos-lord': 1, berserker: 1 },
    given: g => {
      clear(g, '7A', '7B');
      fate(g, 1, 2);
    },
  });
  t.asked(0, 'ability/word-of-vaal.choose', ['chaos-lord', 'berserker']).says(0, 'chaos-lord');
  t.asked(1, 'retreat.choose', ['7A', '7B']).says(1, '7B');
  t.holds(g => assert.equal(troopsAt(g, '7B'), 'chaos-lord 0+1'));
  t.over().finish();
});
