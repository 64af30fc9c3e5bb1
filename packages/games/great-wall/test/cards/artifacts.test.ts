import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { ARTIFACT } from '../../src/cards/artifacts.ts';
import { game, type Table } from '../../src/index.ts';
import type { HordeId } from '../../src/printed/hordes.ts';
import type { ArtifactId } from '../../src/printed/ids.ts';
import { position, QIN, REED, type Side } from '../position.ts';

function tableOf(players: Side[], tea?: number[], qin: HordeId[] = []): Table {
  const { given, ...start } = position({ players, ...(tea === undefined ? {} : { tea }), qin: { claimed: qin } });
  const { g } = deal(game, { seed: 'artifacts', ...start });
  given!(g);
  return g;
}
const scores = (id: ArtifactId, g: Table): number[] => g.players.map((_, seat) => ARTIFACT[id](g, seat));

test(rule('GW-END-09') + 'Roll of Counsellors: 8 per supporter', () => {
  assert.deepEqual(
    scores('roll-of-counsellors', tableOf([{ supporters: 3 }, { active: ['guardian'] }, { supporters: 1 }])),
    [24, 0, 8],
  );
});

test(rule('GW-END-09') + 'Ledger of Overseers: 3 per level', () => {
  const all = { wood: 3, stone: 3, gold: 3, chi: 3 };
  assert.deepEqual(
    scores('ledger-of-overseers', tableOf([{ overseers: all }, { overseers: { chi: 2 } }, {}])),
    [36, 6, 0],
  );
});

test(rule('GW-END-09', 'GW-ATTACK-20') + 'Banner of Blood: 1 per wound dealt', () => {
  const g = tableOf([{}, {}, {}]);
  g.players[1]!.wounds = 9;
  assert.deepEqual(scores('banner-of-blood', g), [0, 9, 0]);
});

test(rule('GW-END-09') + 'Foundation Stone: 4 per wall level, 1 per barricade', () => {
  const g = tableOf([{}, {}, {}]);
  Object.assign(g.players[0]!, { levels: 2, barricades: 3 });
  Object.assign(g.players[2]!, { barricades: 1 });
  assert.deepEqual(scores('foundation-stone', g), [11, 0, 1]);
});

test(
  rule('GW-END-09', 'GW-TEA-04') +
    'Hall of Trophies: 20, 12, 6, 0 by hordes without shame; a tie by tea; none, nothing',
  () => {
    const players: Side[] = [
      { claimed: ['keshig-l'] },
      { claimed: ['keshig-m', ['raiders-l', 1], ['raiders-m', 2]] },
      { claimed: ['shamans-l', 'shamans-m'] },
      { claimed: [['shields-l', 1]] },
    ];
    assert.deepEqual(scores('hall-of-trophies', tableOf(players)), [12, 6, 20, 0]);
    assert.deepEqual(scores('hall-of-trophies', tableOf(players, [3, 2, 1, 0])), [6, 12, 20, 0]);
  },
);

test(rule('GW-END-09', 'GW-SOLO-36') + 'Hall of Trophies alone: the hordes of Qin Jiushao count in the ranking', () => {
  const alone = (claimed: HordeId[], qins: HordeId[], tea = [0, QIN, REED]): Table => tableOf([{ claimed }], tea, qins);
  assert.deepEqual(scores('hall-of-trophies', alone(['keshig-m'], ['shamans-m', 'shamans-r'])), [12]);
  assert.deepEqual(scores('hall-of-trophies', alone(['keshig-m'], ['shamans-m'])), [20]);
  assert.deepEqual(scores('hall-of-trophies', alone(['keshig-m'], ['shamans-m'], [QIN, 0, REED])), [12]);
  assert.deepEqual(scores('hall-of-trophies', alone([], [])), [0]);
});
