import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneOf, type Entry, withJournal } from '@teahouse/kernel';
import { threats } from '../../src/forecast.ts';
import { changeFor, foresee } from '../../src/foresight/answer.ts';
import { RESOURCES } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import { everywhere } from '../board/play.ts';

const SEALED = ['opening.chooseGeneral', 'opening.appoint', 'autumn.chooseCommands'];

test('what is foreseen is what happens, whatever is hidden', () => {
  let met = 0;
  let paid = 0;
  everywhere('foresight', 12, (g, q, seen) => {
    for (const answer of q.options) {
      const foreseen = foresee(seen, q, answer);
      if (SEALED.includes(q.ask)) {
        assert.deepEqual(foreseen.change, {});
        continue;
      }
      const after = cloneOf(game, g);
      const journal: Entry[] = [];
      withJournal(after, journal, () => game.machine.play(after, q, answer));
      assert.deepEqual(foreseen.change, changeFor(q.seat, journal), `${q.ask}: ${answer}`);
      met++;
      // As long as the answer is all that happened, the numbers are those of the table.
      if (journal.some(({ kind }) => ['season', 'year', 'turn', 'ends'].includes(kind))) continue;
      for (const resource of RESOURCES) {
        const more = after.players[q.seat]!.goods[resource] - g.players[q.seat]!.goods[resource];
        assert.equal(foreseen.change[resource] ?? 0, more, `${q.ask}: ${answer}, ${resource}`);
        if (more < 0) paid++;
      }
      assert.deepEqual(foreseen.threats, threats(after), `${q.ask}: ${answer}`);
    }
  });
  assert.ok(met > 3000 && paid > 200, `${met} answers, ${paid} of them cost something`);
});

test('looking ahead changes nothing', () => {
  everywhere('untouched', 1, (_, q, seen) => {
    const before = JSON.stringify(seen);
    for (const answer of q.options) foresee(seen, q, answer);
    assert.equal(JSON.stringify(seen), before, q.ask);
  });
});
