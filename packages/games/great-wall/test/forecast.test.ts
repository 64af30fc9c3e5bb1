import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { activationForecast, answerForecast, threats, warnings } from '../src/forecast.ts';
import { game, type Table } from '../src/index.ts';
import { moveClerks } from '../src/rules/clerks.ts';
import { position, sides } from './position.ts';

const seen = (g: Readonly<Table>) => view(game, g as Table, 0);

test(rule('GW-WINTER-05', 'GW-WINTER-06', 'GW-BREACH-01') + 'defence against power, and who would take shame', () => {
  const { g } = new Scenario(
    game,
    position({
      players: sides(3),
      walls: { left: 1 },
      barricades: { left: 1 },
      hordes: { left: ['keshig-l', 'shamans-l'], middle: ['outriders-m'] },
      on: [
        ['keshig-l', 0, 'spearman', 1],
        ['shamans-l', 1, 'spearman', 1],
        ['shamans-l', 0, 'spearman', 2],
      ],
    }),
  );
  assert.deepEqual(threats(seen(g)), [
    { defence: 8, power: 11, holds: false, shame: [0, 1, 2] },
    { defence: 0, power: 3, holds: false, shame: [1, 1, 1] },
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
  assert.deepEqual(activationForecast(seen(g), 'quarry'), {
    missing: 1,
    clerks: [3, 0, 0],
    collects: [5, 0, 0],
    lonely: 0,
  });
  assert.deepEqual(activationForecast(seen(g), 'temple'), {
    missing: 0,
    clerks: [1, 2, 0],
    collects: [1, 2, 0],
    lonely: -1,
  });
  assert.equal(activationForecast(seen(g), 'embassy').missing, 1);
});

test(rule('GW-GENERAL-02', 'GW-ADV-03') + 'the forecast knows generals and advisors', () => {
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
  assert.deepEqual(activationForecast(seen(g), 'quarry').collects, [3, 1 + 2, 1 + 2]);
  assert.deepEqual(answerForecast(seen(g), 0, 'location/build.choose', 'barricade-left'), { honor: 3 });
  assert.deepEqual(answerForecast(seen(g), 1, 'location/build.choose', 'barricade-left'), { honor: 2 });
});

test(rule('GW-LOC-11') + 'a warning before a clerk who brings shame, and before an empty hand', () => {
  const t = new Scenario(game, position({ players: sides(3, { clerks: { quarry: 3 } }) }));
  t.at(moveClerks, { clan: 0, left: 1, extra: 0, visited: [], spread: true, within: [], to: null });
  assert.deepEqual(warnings(seen(t.g), 0, 'clerks/move.choose', 'quarry'), ['alone']);
  assert.deepEqual(warnings(seen(t.g), 0, 'clerks/move.choose', 'temple'), []);
  const bare = seen(t.g);
  bare.players[0] = { ...bare.players[0]!, hand: [] };
  assert.deepEqual(warnings(bare, 0, 'summer/reclaim.choose', 'honor'), ['no-command-left']);
  assert.deepEqual(warnings(bare, 0, 'summer/reclaim.choose', 'take-back'), []);
});

test(rule('GW-ATTACK-03', 'GW-ATTACK-07', 'GW-LOC-BUILD-08') + 'what an answer brings at once', () => {
  const { g } = new Scenario(game, position({ players: sides(3, { pile: ['levy', 'economy'] }), walls: { left: 1 } }));
  const of = (ask: string, answer: string) => answerForecast(seen(g), 0, ask, answer);
  assert.deepEqual(of('attack/sortie.choose', 'keshig-l/3+6'), { chi: 1, tactics: 1 });
  assert.deepEqual(of('recruit.place', 'horse-archers-l/4'), { honor: 2 });
  assert.deepEqual(of('recruit.place', 'rest-left'), {});
  assert.deepEqual(of('recruit.hire', 'archer:wood-1+chi-2'), { wood: -1, chi: -2, soldiers: 1 });
  assert.deepEqual(of('goods/settle.pay', 'wood-3+gold-2'), { wood: -3, gold: -2 });
  assert.deepEqual(of('location/build.choose', 'wall-left'), { honor: 10 });
  assert.deepEqual(of('summer/reclaim.choose', 'honor'), { honor: 4 });
  assert.deepEqual(of('clerks/move.choose', 'quarry'), {});
});
