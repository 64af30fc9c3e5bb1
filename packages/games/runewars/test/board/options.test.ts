import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed } from '../../board/primer/options.ts';

test('a table without options reads the rules as they are', () => {
  assert.deepEqual(changed({}), {});
  assert.deepEqual(changed({ epic: false, wildRunes: false, setup: 'book' }), {});
});

test('an option that is chosen stands beside the rules it changes', () => {
  assert.deepEqual(changed({ epic: true })['RW-VICT-01'], ['RW-OPT-EPIC-02']);
  assert.deepEqual(changed({ closeRealms: true }), { 'RW-SETUP-12': ['RW-OPT-REV-05'] });
  assert.deepEqual(changed({ epic: true, wildRunes: true })['RW-SETUP-25'], ['RW-OPT-EPIC-04', 'RW-OPT-REV-06']);
  assert.equal(changed({ epic: true })['RW-MOVE-13'], undefined);
});

test('what is changed is no option itself, and what changes it is one', () => {
  const all = changed({
    exploration: true,
    epic: true,
    hexagonsStand: true,
    heroSupport: true,
    heroesMarch: true,
    defenderFirst: true,
    closeRealms: true,
    wildRunes: true,
    mildThreat: true,
  });
  for (const [id, by] of Object.entries(all)) {
    assert.ok(!id.startsWith('RW-OPT-') && by.every(rule => rule.startsWith('RW-OPT-')), `${id}: ${by}`);
  }
  assert.equal(Object.keys(all).length, 12);
});
