import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { type FighterId, fighter } from '../../../src/ids.ts';
import { game } from '../../../src/index.ts';
import { damageable, routable } from '../../../src/rules/battle/losses.ts';
import { alike, newSide } from '../../../src/rules/battle/sides.ts';
import type { Side } from '../../../src/table.ts';
import { clash, fightersOf } from '../../battles.ts';

const side = (...ids: FighterId[]): Side => {
  const made = newSide(0, 0, 0);
  for (const id of ids) made.fighters.push({ ...fighter(id) });
  return made;
};

test(
  rule('RW-BATTLE-19', 'RW-BATTLE-20') + 'undamaged standing units are routed first, then damaged ones, then none',
  () => {
    assert.deepEqual(alike(routable(side('knight-1', 'footman', 'bowman', 'giant-routed'))), ['footman', 'bowman']);
    assert.deepEqual(alike(routable(side('knight-1', 'giant-routed'))), ['knight-1']);
    assert.deepEqual(alike(routable(side('giant-routed'))), []);
  },
);

test(
  rule('RW-BATTLE-21', 'RW-BATTLE-22') + 'damage goes to standing units, damaged ones first; then to routed ones',
  () => {
    assert.deepEqual(alike(damageable(side('knight', 'footman', 'giant-2-routed'))), ['knight', 'footman']);
    assert.deepEqual(alike(damageable(side('knight-1', 'footman', 'giant-2-routed'))), ['knight-1']);
    assert.deepEqual(alike(damageable(side('giant-2-routed', 'footman-routed'))), ['giant-2-routed']);
    assert.deepEqual(alike(damageable(side('footman-routed', 'knight-routed'))), ['footman-routed', 'knight-routed']);
  },
);

test(rule('RW-BATTLE-23', 'RW-BATTLE-24') + 'damage is assigned point by point and spills over', () => {
  const t = clash({ attacker: ['footman', 'knight', 'giant'], defender: ['giant'], damage: { attacker: 3 } });
  t.asked(0, 'battle/damage.choose', ['footman', 'knight', 'giant', 'as-usual']);
  t.says(0, 'knight', 'footman');
  t.holds(g => assert.deepEqual(fightersOf(g, 'attacker'), ['giant'], 'the second point must follow the first'));
  t.over().finish();
});

test(rule('RW-BATTLE-55') + 'all routs come before any damage, and no choice is asked where there is none', () => {
  const t = clash({
    attacker: ['footman', 'footman', 'footman'],
    defender: ['berserker', 'warlock'],
    routs: { attacker: 1, defender: 5 },
    damage: { attacker: 3, defender: 1 },
  });
  // Three Footmen alike; both of the others are routed anyway; one damage then finds two routed units.
  t.asked(1, 'battle/damage.choose', ['berserker-routed', 'warlock-routed', 'as-usual']).says(1, 'warlock-routed');
  t.holds(g => {
    assert.deepEqual(fightersOf(g, 'attacker'), []);
    assert.deepEqual(fightersOf(g, 'defender'), ['berserker-routed']);
    assert.deepEqual([g.battle!.attacker.lost, g.battle!.defender.lost], [3, 1]);
    assert.deepEqual([g.battle!.attacker.damage, g.battle!.defender.routs], [0, 0]);
  });
  t.over().finish();
});

test(rule('RW-BATTLE-55') + 'both owners choose at the same time, hidden until both are in', () => {
  const t = clash({
    attacker: ['footman', 'knight'],
    defender: ['berserker', 'warlock'],
    routs: { attacker: 1, defender: 1 },
  });
  t.asked(0, 'battle/routs.choose').asked(1, 'battle/routs.choose').says(1, 'warlock');
  t.holds(g => assert.deepEqual(fightersOf(g, 'defender'), ['berserker', 'warlock']));
  t.sees(0, seen => assert.notEqual(JSON.stringify(seen.stack.at(-1)!.sealed), '{"1":"warlock"}'));
  t.says(1, 'berserker').says(0, 'knight');
  t.holds(g => {
    assert.deepEqual(fightersOf(g, 'attacker'), ['footman', 'knight-routed']);
    assert.deepEqual(fightersOf(g, 'defender'), ['berserker-routed', 'warlock']);
  });
  t.over().finish();
});

test(rule('RW-BATTLE-55') + 'an owner who alone has a choice waits for nobody: each point counts at once', () => {
  const t = clash({
    attacker: ['footman', 'knight', 'giant'],
    defender: ['berserker', 'berserker'],
    routs: { attacker: 1, defender: 1 },
    damage: { attacker: 1 },
  });
  t.asked(0, 'battle/routs.choose').holds(g => assert.equal(game.machine.isForked(g), false));
  t.says(0, 'giant').holds(g => assert.deepEqual(fightersOf(g, 'attacker'), ['footman', 'giant-routed', 'knight']));
  t.asked(0, 'battle/damage.choose', ['footman', 'knight', 'as-usual']).says(0, 'footman').over().finish();
});

test(rule('RW-OPT-REV-04') + 'with the option the defender assigns before the attacker', () => {
  const t = clash({
    attacker: ['footman', 'knight'],
    defender: ['berserker', 'warlock'],
    routs: { attacker: 1, defender: 1 },
    damage: { attacker: 1, defender: 1 },
    options: { defenderFirst: true },
  });
  t.asked(1, 'battle/routs.choose').refuses(0, 'knight').says(1, 'warlock');
  t.holds(g => assert.deepEqual(fightersOf(g, 'defender'), ['berserker', 'warlock-routed'], 'open at once'));
  t.asked(0, 'battle/routs.choose').says(0, 'footman');
  t.holds(g => assert.deepEqual(fightersOf(g, 'attacker'), ['footman-routed', 'knight-1']));
  t.over().finish();
});

test('losses as usual: the plainest first, and no question for the rest of the battle', () => {
  const t = clash({
    attacker: ['footman', 'knight', 'giant'],
    defender: ['berserker'],
    routs: { attacker: 1 },
    damage: { attacker: 2 },
  });
  t.asked(0, 'battle/routs.choose').says(0, 'as-usual');
  t.holds(g => {
    assert.equal(g.battle!.attacker.asUsual, true);
    assert.deepEqual(fightersOf(g, 'attacker'), ['footman-routed', 'giant']);
  });
  t.over().finish();
});
