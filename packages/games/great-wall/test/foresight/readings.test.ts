import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { foreseeActivation } from '../../src/foresight/activation.ts';
import { foreseeAnswer } from '../../src/foresight/answer.ts';
import type { Change } from '../../src/foresight/change.ts';
import { threats } from '../../src/foresight/threats.ts';
import { warnings } from '../../src/foresight/warnings.ts';
import { game, type Table } from '../../src/index.ts';
import { moveClerks } from '../../src/rules/clerks.ts';
import { build } from '../../src/rules/locations/builders-camp.ts';
import { position, sides } from '../position.ts';

const seen = (g: Readonly<Table>) => view(game, g as Table, 0);

test(rule('GW-WINTER-05', 'GW-WINTER-06', 'GW-BREACH-01') + 'defence against power, and who would take shame', () => {
  const { g } = new Scenario(
    game,
    position({
      players: sides(3),
      walls: { left: 1 },
      hordes: { left: ['keshig-l', 'shamans-l'], middle: ['outriders-m'] },
      on: [
        ['keshig-l', 0, 'spearman', 1],
        ['shamans-l', 1, 'spearman', 1],
        ['shamans-l', 0, 'spearman', 2],
      ],
    }),
  );
  assert.deepEqual(threats(seen(g)), [
    { defence: 8, power: 9, holds: false, shame: [0, 1, 2] },
    { defence: 0, power: 2, holds: false, shame: [1, 1, 1] },
    { defence: 0, power: 0, holds: true, shame: [0, 0, 0] },
  ]);
});

test(rule('GW-LOC-03', 'GW-LOC-11', 'GW-LOC-PROD-05') + 'what an activation would give whom', () => {
  const { g } = new Scenario(
    game,
    position({
      players: sides(3, { clerks: { quarry: 3, temple: 1 }, overseers: { stone: 2 } }, { clerks: { temple: 2 } }),
    }),
  );
  assert.deepEqual(foreseeActivation(seen(g), 'quarry'), {
    missing: 1,
    clerks: [3, 0, 0],
    collects: [5, 0, 0],
    lonely: 0,
  });
  assert.deepEqual(foreseeActivation(seen(g), 'temple'), {
    missing: 0,
    clerks: [1, 2, 0],
    collects: [1, 2, 0],
    lonely: -1,
  });
  assert.equal(foreseeActivation(seen(g), 'embassy').missing, 1);
});

test(rule('GW-GENERAL-02', 'GW-ADV-03') + 'foresight knows generals and advisors', () => {
  const { g } = new Scenario(
    game,
    position({
      players: sides(
        3,
        { general: 'wen-tianxiang', supporters: 3, clerks: { quarry: 1 }, active: ['palisade-maker'] },
        { clerks: { quarry: 1 }, active: ['extortionist'] },
        { clerks: { quarry: 1 }, overseers: { stone: 2 } },
      ),
    }),
  );
  assert.deepEqual(foreseeActivation(seen(g), 'quarry').collects, [3, 1 + 2, 1 + 2]);
});

test(rule('GW-LOC-11') + 'a warning before a clerk who brings shame, and before an empty hand', () => {
  const t = new Scenario(game, position({ players: sides(3, { clerks: { quarry: 3 } }) }));
  t.at(moveClerks, { clan: 0, left: 1, extra: 0, shared: 0, visited: [], spread: true, within: [], to: null });
  assert.deepEqual(warnings(seen(t.g), 0, 'clerks/move.choose', 'quarry'), ['alone']);
  assert.deepEqual(warnings(seen(t.g), 0, 'clerks/move.choose', 'temple'), []);
  const bare = seen(t.g);
  bare.players[0] = { ...bare.players[0]!, hand: [] };
  assert.deepEqual(warnings(bare, 0, 'summer/reclaim.choose', 'honor'), ['no-command-left']);
  assert.deepEqual(warnings(bare, 0, 'summer/reclaim.choose', 'take-back'), []);
});

/** What the builder foresees of a build. */
function building(wanted: Parameters<typeof position>[0], answer: string): { change: Change; owes: number } {
  const t = new Scenario(game, position(wanted));
  t.at(build, { seat: 0, left: 1, rebate: 0, what: '', section: -1, owed: 0, stored: 0 });
  const { change, owes } = foreseeAnswer(seen(t.g), game.machine.open(t.g as Table)[0]!, answer);
  return { change, owes };
}

test(
  rule('GW-LOC-BUILD-02', 'GW-LOC-BUILD-08', 'GW-LOC-BUILD-11') +
    'what is built tells its honor before it is paid, and what is then owed',
  () => {
    const goods = { wood: 4, stone: 9 };
    const low = { walls: { left: 1 }, barricades: { left: 0 } } as const;
    const plain = { ...low, players: sides(3, { goods }) };
    assert.deepEqual(building(plain, 'wall-left'), { change: { honor: 10 }, owes: 10 });
    assert.deepEqual(building(plain, 'barricade-left'), { change: { honor: 2 }, owes: 2 });
    const helped = { ...low, players: sides(3, { goods, active: ['palisade-maker'] }) };
    assert.deepEqual(building(helped, 'barricade-left').change, { honor: 3 });
    const stored = { ...plain, warehouse: { wood: 2, stone: 2 } };
    assert.deepEqual(building(stored, 'wall-left'), { change: { honor: 10 }, owes: 6 });
    assert.deepEqual(building(plain, 'pass'), { change: {}, owes: 0 });
  },
);
