import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { UNIT } from '../../../src/printed/units.ts';
import { area, controller } from '../../../src/rules/areas.ts';
import { readyKinds } from '../../../src/rules/battle/passes.ts';
import { newSide } from '../../../src/rules/battle/sides.ts';
import { clash, clear, FIELD, fightersOf, fought, troopsAt } from '../../battles.ts';
import { fate, hand, hero } from '../../position.ts';

test(`RWX-32 ${rule('RW-BATTLE-09', 'RW-BATTLE-10', 'RW-BATTLE-12', 'RW-BATTLE-14', 'RW-BATTLE-17', 'RW-BATTLE-21', 'RW-BATTLE-48')}a whole battle`, () => {
  const t = fought({
    attacker: { knight: 2, 'siege-tower': 1 },
    defender: { 'flesh-ripper': 1, berserker: 2 },
    given: g => {
      clear(g, '7B');
      fate(g, 4, 8, 18, 19, 5, 10);
    },
  });
  t.holds(g => assert.deepEqual(g.battle!.defender.hardened, [{ unit: 'flesh-ripper', health: 3 }]));
  t.asked(1, 'ability/fury.choose', ['berserker', 'pass']).says(1, 'berserker');
  t.asked(0, 'battle/damage.choose', ['knight', 'siege-tower', 'as-usual']).says(0, 'siege-tower');
  t.holds(g => assert.deepEqual(fightersOf(g, 'attacker'), ['knight', 'knight-routed', 'siege-tower-2']));
  // Both routs are due; the tower is damaged, so the attacker has no choice.
  t.asked(1, 'battle/routs.choose', ['berserker', 'flesh-ripper', 'as-usual']).says(1, 'berserker');
  t.holds(g => {
    assert.equal(g.battle, null);
    assert.equal(troopsAt(g, FIELD), 'knight 1+1, siege-tower 1+0');
    assert.equal(area(g, FIELD).holder, 0);
    assert.equal(troopsAt(g, '7B'), 'berserker 0+1');
    assert.equal(g.turn!.toll, 2, 'the Flesh Ripper and the Berserker of Fury');
    assert.equal(g.turn!.battles, 1);
    assert.deepEqual([g.fateOpen, g.fateDiscard.length], [[], 6]);
  });
  t.over().finish();
});

test(`RWX-33 ${rule('RW-BATTLE-15', 'RW-BATTLE-36')}Lay Siege outlives the tower`, () => {
  const t = fought({
    attacker: { footman: 1, 'siege-tower': 1 },
    neutral: { giant: 1 },
    given: g => {
      clear(g, '7B', '7D');
      fate(g, 1, 6, 8);
    },
  });
  t.asked(0, 'battle/damage.choose', ['footman', 'siege-tower', 'as-usual']).says(0, 'siege-tower');
  // The player to the left plays the Giant: it flees from 3 to 1.
  t.asked(1, 'retreat.choose', ['7A', '7B', '7D']).says(1, '7B');
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'footman 1+0');
    assert.equal(troopsAt(g, '7B'), 'giant 0+1');
    assert.equal(g.supply['siege-tower'], UNIT['siege-tower'].figures - 1);
  });
  t.over().finish();
});

test(`RWX-35 ${rule('RW-BATTLE-14', 'RW-BATTLE-24')}Overrun, then the plain damage`, () => {
  for (const first of ['warrior', 'archer']) {
    const t = clash({
      factions: ['waiqar', 'latari'],
      attacker: ['reanimate', 'reanimate', 'reanimate'],
      defender: ['warrior', 'archer'],
      uses: ['attacker', 'reanimate'],
      damage: { defender: 1 },
    });
    t.asked(1, 'battle/damage.choose', ['warrior', 'archer', 'as-usual']).says(1, first);
    t.holds(g => assert.deepEqual(fightersOf(g, 'defender'), [], 'both are gone in every line of play'));
    t.over().finish();
  }
});

test(
  rule('RW-BATTLE-01', 'RW-BATTLE-02', 'RW-BATTLE-03', 'RW-BATTLE-04') + 'the standing units of both sides fight',
  () => {
    const t = fought({
      attacker: { footman: 2 },
      defender: { warlock: 1 },
      routed: { berserker: 2 },
      given: g => {
        hand(g, 0, 'war-council');
        hero(g, 1, 'skarn', FIELD);
      },
    });
    t.holds(g => {
      assert.equal(g.battle!.area, FIELD);
      assert.deepEqual(fightersOf(g, 'attacker'), ['footman', 'footman']);
      assert.deepEqual(fightersOf(g, 'defender'), ['warlock'], 'neither the routed nor the hero');
      assert.equal(troopsAt(g, FIELD), 'berserker 0+2');
      assert.equal(controller(g, area(g, FIELD)), 1, 'the defender, as long as it lasts');
    });
    t.asked(0, 'window/battle-start.play').finish();
  },
);

test(
  rule('RW-BATTLE-06', 'RW-BATTLE-07', 'RW-BATTLE-08') + 'at the start the attacker plays cards, then the defender',
  () => {
    const t = fought({
      attacker: { footman: 2 },
      defender: { warlock: 1 },
      given: g => {
        hand(g, 0, 'spoils-of-war', 'spoils-of-war', 'levy-of-silver');
        hand(g, 1, 'summon-lightning');
        fate(g, 1, 2, 5);
      },
    });
    t.asked(0, 'window/battle-start.play', ['pass', 'pass-battle', 'spoils-of-war', 'levy-of-silver']);
    t.says(0, 'spoils-of-war').refuses(0, 'spoils-of-war').says(0, 'levy-of-silver').says(0, 'pass');
    t.asked(1, 'window/battle-start.play', ['pass', 'pass-battle', 'summon-lightning']).says(1, 'summon-lightning');
    t.holds(g => assert.deepEqual(fightersOf(g, 'attacker'), [], 'no choice: all of them fall'));
    t.asked(0, 'window/battle-tally.play', ['pass', 'pass-battle']).finish();
  },
);

test(
  rule('RW-BATTLE-11', 'RW-BATTLE-13') + 'the attacker draws first, and a side without such a kind draws nothing',
  () => {
    const t = fought({
      attacker: { bowman: 1, archer: 1 },
      defender: { 'flesh-ripper': 1, berserker: 1 },
      given: g => fate(g, 7, 8, 1),
    });
    t.asked(0, 'battle/draw.kind', ['bowman', 'archer']);
    t.says(0, 'archer');
    t.holds(g => assert.deepEqual(g.battle?.attacker.drawn.slice(0, 1), ['archer']));
    t.asked(1, 'battle/routs.choose').finish();
  },
);

test(rule('RW-BATTLE-12', 'RW-BATTLE-25') + 'a kind draws once, and only for its standing units', () => {
  const side = newSide(0, 0, 0);
  side.fighters.push(
    { unit: 'knight', damage: 0, routed: true },
    { unit: 'beastman', damage: 0, routed: false },
    { unit: 'footman', damage: 0, routed: false },
  );
  assert.deepEqual(readyKinds(side, 2), ['beastman']);
  side.drawn.push('beastman');
  assert.deepEqual(readyKinds(side, 2), []);
  assert.deepEqual(readyKinds(side, 3), ['footman']);
});

test(rule('RW-BATTLE-26') + 'whoever is routed after his row has attacked all the same', () => {
  const t = fought({
    attacker: { bowman: 1 },
    defender: { berserker: 1, warlock: 1 },
    // Row 1: the Bowman hits. Row 2: the Berserker routs him.
    given: g => fate(g, 15, 5),
  });
  t.asked(1, 'battle/damage.choose', ['berserker', 'warlock', 'as-usual']).says(1, 'warlock');
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'berserker 1+0', 'the Warlock stays dead');
    assert.equal(troopsAt(g, 'DC'), 'footman 1+0, bowman 0+1');
  });
  t.over().finish();
});

test(rule('RW-BATTLE-27', 'RW-BATTLE-28') + 'raised Reanimates draw if their row is still to come, and stay', () => {
  const t = fought({
    factions: ['waiqar', 'daqan'],
    attacker: { necromancer: 1 },
    defender: { 'siege-tower': 1 },
    given: g => {
      fate(g, 1, 15, 2, 5);
      clear(g, '7A');
    },
  });
  t.asked(0, 'ability/raise-dead.choose', ['0', '1', '2']).says(0, '2');
  t.holds(g => {
    assert.equal(g.fateDiscard.length, 4, 'two of them for the new ones in row 4');
    assert.equal(troopsAt(g, FIELD), 'reanimate 2+0, necromancer 1+0');
    assert.equal(g.supply.reanimate, UNIT.reanimate.figures - 4 - 2);
  });
  t.over().finish();
});

test(rule('RW-BATTLE-52') + 'a battle against routed enemies only is a battle', () => {
  const t = fought({ attacker: { bowman: 1 }, defender: {}, routed: { berserker: 2 }, given: g => fate(g, 1) });
  t.holds(g => {
    assert.equal(g.fateDiscard.length, 1, 'the attacker draws');
    assert.equal(troopsAt(g, FIELD), 'bowman 1+0');
    assert.equal(g.turn!.toll, 2);
  });
  t.over().finish();
});

test(`RWX-43 ${rule('RW-BATTLE-56')}Ambush: drawn in the first row and not again`, () => {
  const t = fought({
    factions: ['daqan', 'waiqar'],
    attacker: { footman: 1, razorwing: 1 },
    defender: { reanimate: 1, 'skeleton-archer': 1 },
    given: g => {
      hand(g, 1, 'ambush');
      fate(g, 9, 1, 2, 3);
    },
  });
  t.asked(1, 'window/battle-start.play').says(1, 'ambush').says(1, 'reanimate');
  // Stun sees the printed initiative 4 of the Reanimates.
  t.asked(1, 'battle/routs.choose', ['reanimate', 'skeleton-archer', 'as-usual']);
  t.holds(g => assert.deepEqual([g.battle!.row, g.battle!.defender.drawn], [1, ['reanimate']]));
  t.says(1, 'skeleton-archer');
  t.holds(g => {
    assert.equal(g.fateDiscard.length, 3, 'razorwing, reanimate, footman');
    assert.equal(troopsAt(g, FIELD), 'footman 1+0, razorwing 1+0');
  });
  t.over().finish();
});

test(`RWX-46 ${rule('RW-BATTLE-25')}Rally Cry in time`, () => {
  const t = fought({
    factions: ['daqan', 'latari'],
    attacker: { footman: 2 },
    defender: { archer: 2 },
    given: g => {
      hand(g, 0, 'rally-cry');
      fate(g, 5, 6, 17, 25);
    },
  });
  t.asked(0, 'window/battle-start.play', ['pass', 'pass-battle']).says(0, 'pass');
  t.asked(0, 'window/battle-row.play', ['pass', 'pass-battle', 'rally-cry']);
  t.holds(g => assert.equal(g.battle!.row, 2));
  t.says(0, 'pass').says(0, 'rally-cry').says(0, 'footman-routed');
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'footman 2+0');
    assert.equal(g.fateDiscard.length, 4, 'both drew in row 3: D1 and D1');
  });
  t.over().finish();
});

test('RWX-46 Rally Cry too late: they stand for the tally but draw no more', () => {
  const t = fought({
    factions: ['daqan', 'latari'],
    attacker: { footman: 2 },
    defender: { archer: 2 },
    given: g => {
      hand(g, 0, 'rally-cry');
      fate(g, 5, 6);
    },
  });
  t.says(0, 'pass').says(0, 'pass').says(0, 'pass');
  t.holds(g => assert.equal(g.battle!.row, 4));
  t.says(0, 'rally-cry').says(0, 'footman-routed');
  t.holds(g => {
    assert.equal(g.fateDiscard.length, 2);
    assert.equal(troopsAt(g, FIELD), 'archer 2+0', 'a tie, so the defender keeps the area');
    assert.equal(troopsAt(g, 'DC'), 'footman 1+2');
  });
  t.over().finish();
});

test(rule('RW-BATTLE-12', 'RW-BATTLE-25') + 'a routed unit draws no card in a later row', () => {
  const t = fought({
    factions: ['daqan', 'latari'],
    attacker: { footman: 2 },
    defender: { archer: 1 },
    given: g => fate(g, 5, 17),
  });
  t.holds(g => {
    assert.equal(g.fateDiscard.length, 2, 'one for the Archer, one for the Footman who stands');
    assert.equal(troopsAt(g, FIELD), 'footman 1+1');
  });
  t.over().finish();
});
