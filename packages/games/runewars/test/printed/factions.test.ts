import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { ACTIVATION_TOKENS, DEVELOPMENT, STRONGHOLD } from '../../src/printed/developments.ts';
import { DIALS, type DialLevel, FACTION, TOP_LEVEL } from '../../src/printed/factions.ts';
import { AREAS_OF, DEVELOPMENTS, FACTIONS, type FactionId, ORDERS, RESOURCES, UNITS } from '../../src/printed/ids.ts';
import { ORDER_NUMBER } from '../../src/printed/orders.ts';
import { AREA } from '../../src/printed/tiles.ts';
import { UNIT } from '../../src/printed/units.ts';

const levels = (faction: FactionId): readonly DialLevel[] => RESOURCES.flatMap(resource => DIALS[faction][resource]);

test(rule('RW-SETUP-20') + 'influence and tactics at the start are five together', () => {
  const start = FACTIONS.map(faction => [FACTION[faction].influence, FACTION[faction].tactics]);
  assert.deepEqual(start, [
    [3, 2],
    [4, 1],
    [1, 4],
    [2, 3],
  ]);
});

test(rule('RW-SETUP-19') + 'the dials start with what the home realm prints', () => {
  for (const faction of FACTIONS) {
    const { letter, dials } = FACTION[faction];
    for (const resource of RESOURCES) {
      const printed = AREAS_OF[letter].reduce((sum, area) => sum + AREA[area].resources[resource], 0);
      assert.equal(dials[resource], printed, `${faction} ${resource}`);
    }
  }
  assert.deepEqual(FACTION.latari.dials, { food: 2, wood: 3, ore: 2 });
  assert.deepEqual(FACTION.uthuk.dials, { food: 3, wood: 1, ore: 3 });
});

test(rule('RW-SETUP-24') + 'the first stronghold stands in area B of the home realm', () => {
  assert.deepEqual(
    FACTIONS.map(faction => FACTION[faction].stronghold),
    ['DB', 'LB', 'UB', 'WB'],
  );
  for (const faction of FACTIONS) assert.equal(FACTION[faction].stronghold, AREAS_OF[FACTION[faction].letter][1]);
});

test('armies and dials hold units of their own faction only, within the figures', () => {
  assert.deepEqual(FACTION.daqan.army, { footman: 4, bowman: 2, knight: 2, 'siege-tower': 1 });
  assert.deepEqual(FACTION.uthuk.army, { berserker: 3, 'flesh-ripper': 3, warlock: 2, 'chaos-lord': 1 });
  assert.deepEqual(FACTION.waiqar.army, { reanimate: 4, 'skeleton-archer': 2, necromancer: 2, 'dark-knight': 1 });
  for (const faction of FACTIONS) {
    for (const army of [FACTION[faction].army, ...levels(faction).map(level => level.units)]) {
      for (const unit of UNITS) {
        const figures = army[unit];
        if (figures === undefined) continue;
        assert.equal(UNIT[unit].faction, faction, unit);
        assert.ok(figures > 0 && figures <= UNIT[unit].figures, unit);
      }
    }
  }
});

test('two factions are good and two evil', () => {
  assert.deepEqual(
    FACTIONS.map(faction => FACTION[faction].alignment),
    ['good', 'good', 'evil', 'evil'],
  );
});

test('every dial has the levels 0 to 8; its icons grow and never fall, and level 0 gives nothing', () => {
  for (const faction of FACTIONS) {
    for (const resource of RESOURCES) {
      const dial = DIALS[faction][resource];
      assert.equal(dial.length, TOP_LEVEL + 1);
      assert.deepEqual(dial[0], { units: {}, influence: 0, tactics: 0 });
      for (let level = 1; level <= TOP_LEVEL; level++) {
        assert.ok(Object.keys(dial[level]!.units).length > 0, `${faction} ${resource} ${level}`);
        assert.ok(dial[level]!.influence >= dial[level - 1]!.influence, `${faction} ${resource} ${level}`);
        assert.ok(dial[level]!.tactics >= dial[level - 1]!.tactics, `${faction} ${resource} ${level}`);
      }
    }
  }
});

test('the most that three dials give: influence 4, 5, 3, 3 and tactics 3, 2, 5, 4', () => {
  const most = (icon: 'influence' | 'tactics'): number[] =>
    FACTIONS.map(faction => RESOURCES.reduce((sum, resource) => sum + DIALS[faction][resource][TOP_LEVEL]![icon], 0));
  assert.deepEqual(most('influence'), [4, 5, 3, 3]);
  assert.deepEqual(most('tactics'), [3, 2, 5, 4]);
});

test('dials are as printed', () => {
  assert.deepEqual(DIALS.daqan.food[3], { units: { footman: 2 }, influence: 1, tactics: 1 });
  assert.deepEqual(DIALS.daqan.wood[6], { units: { 'siege-tower': 1, bowman: 1 }, influence: 1, tactics: 1 });
  assert.deepEqual(DIALS.daqan.ore[7], { units: { knight: 3 }, influence: 2, tactics: 1 });
  assert.deepEqual(DIALS.latari.food[4], { units: { warrior: 1, archer: 2 }, influence: 1, tactics: 0 });
  assert.deepEqual(DIALS.latari.ore[8], {
    units: { 'pegasus-rider': 2, sorceress: 1, warrior: 1 },
    influence: 2,
    tactics: 0,
  });
  assert.deepEqual(DIALS.uthuk.ore[3], { units: { berserker: 2 }, influence: 0, tactics: 1 });
  assert.deepEqual(DIALS.uthuk.wood[8], { units: { warlock: 3, berserker: 2 }, influence: 1, tactics: 2 });
  assert.deepEqual(DIALS.waiqar.wood[2], {
    units: { 'skeleton-archer': 1, reanimate: 1 },
    influence: 0,
    tactics: 0,
  });
  assert.deepEqual(DIALS.waiqar.ore[6], { units: { 'dark-knight': 1, necromancer: 1 }, influence: 1, tactics: 1 });
});

test(rule('RW-ORDER-03') + 'the eight orders are numbered in their order', () => {
  assert.deepEqual(
    ORDERS.map(order => ORDER_NUMBER[order]),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  assert.equal(ORDER_NUMBER.conquer, 3);
  assert.equal(ORDER_NUMBER['rally-support'], 6);
  assert.equal(ORDER_NUMBER.fortify, 8);
});

test(rule('RW-STR-01', 'RW-STR-02') + 'four strongholds, five developments and four activation tokens for each', () => {
  assert.deepEqual(STRONGHOLD, { copies: 4, strength: 5, damaged: 3, cost: 3 });
  assert.equal(ACTIVATION_TOKENS, 4);
  for (const faction of FACTIONS) {
    const own = DEVELOPMENTS.filter(id => [null, faction].includes(DEVELOPMENT[id].faction));
    assert.deepEqual(own, ['storehouse', 'war-room', 'court', FACTION[faction].defence]);
    assert.deepEqual(
      own.map(id => DEVELOPMENT[id].copies),
      [2, 1, 1, 1],
    );
  }
});
