import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preview } from '../../board/model/preview.ts';
import { trialOf } from '../../board/model/trials.ts';
import { FATE } from '../../src/printed/fate.ts';
import { QUESTS } from '../../src/printed/ids.ts';
import { text } from '../../text/en.ts';
import { everywhere } from './play.ts';

test('where fate cards are drawn for their destiny, it is shown who draws, how many, and what lies open', () => {
  let [quests, envoys, odds] = [0, 0, 0];
  everywhere('trials', 16, (_, q, seen) => {
    const trial = trialOf(seen);
    if (q.ask === 'hero/test.choose' || q.ask === 'diplomacy/test.choose') {
      assert.ok(trial !== null && trial.seat === q.seat);
      assert.equal(trial.drawn.length, trial.cards);
      const open = new Set<string>(trial.drawn.map(card => FATE[card]!.destiny));
      assert.deepEqual(new Set(q.options), open);
      if (trial.hero === null) envoys++;
      else quests++;
    } else if (q.ask === 'window/test.play') {
      assert.deepEqual(trial?.drawn, [], 'nothing is drawn yet');
    } else if (q.ask === 'orders.choose') assert.equal(trial, null);
    if (q.ask !== 'hero/move.act') return;
    for (const quest of QUESTS.filter(id => q.options.includes(id))) {
      odds += Number(preview(seen, q, quest, text, 'en').lines.length > 1);
    }
  });
  assert.ok(quests > 3 && envoys > 3 && odds > 3, `${quests} quests, ${envoys} envoys, ${odds} odds`);
});
