import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '@teahouse/kernel';
import { fightersOf, isUndecided, ROWS, ranksOf, resolvedNow, SIDES, strengthIn } from '../../board/model/battle.ts';
import { oddsOf } from '../../src/foresight/odds.ts';
import { game } from '../../src/index.ts';
import { strengthOf } from '../../src/rules/battle/tally.ts';
import { atMost, everywhere } from './play.ts';

test('every fighter stands in one row, and strength is what the rules count', () => {
  let [battles, resolved] = [0, 0];
  everywhere('battles', 24, (g, _, seen) => {
    const { battle } = seen;
    if (battle === null) return;
    battles++;
    for (const side of SIDES) {
      let ranked = 0;
      for (const row of ROWS) for (const { fighters } of ranksOf(seen, battle, side, row)) ranked += fighters.length;
      assert.equal(ranked, fightersOf(seen, battle, side).length);
      const { units, bonus, walls, all } = strengthIn(seen, battle, side);
      assert.equal(units + bonus + walls, all);
      assert.ok(units >= 0);
      if (battle.row > 0) assert.equal(all, strengthOf(g, side));
    }
    if (resolvedNow(seen) !== null) resolved++;
  });
  assert.ok(battles > 30, `${battles} questions in battles`);
  assert.ok(resolved > 0, `${resolved} resolved`);
});

test('wherever odds are shown they can be told, to those who fight and to those who watch', () => {
  let told = 0;
  everywhere(
    'odds',
    12,
    atMost(1, (g, q) => {
      for (const viewer of [q.seat, null]) {
        const seen = view(game, g, viewer);
        if (!isUndecided(seen)) continue;
        told++;
        const { chance } = oddsOf(seen, viewer);
        // Shares are added up, so that a sure thing may be off by a hair.
        assert.ok(chance >= 0 && chance < 1 + 1e-9, `${chance}`);
      }
    }),
  );
  assert.ok(told > 8, `${told} battles`);
});
