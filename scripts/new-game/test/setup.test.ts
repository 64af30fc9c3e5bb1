import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, view } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../src/index.ts';
import { LANTERNS, numberOf } from '../src/lanterns.ts';

test(rule('PL-COMP-01') + 'lanterns 1 to 40', () => {
  assert.deepEqual(
    LANTERNS.map(numberOf),
    Array.from({ length: 40 }, (_, i) => i + 1),
  );
});

for (const rounds of [6, 4] as const) {
  scenario(
    rule('PL-SETUP-01', 'PL-SETUP-03') + `two lanterns more than the ${rounds} rounds`,
    game,
    { seats: 3, options: { rounds } },
    t => {
      t.holds(g => {
        for (const { hand } of g.players) assert.equal(hand.length, rounds + 2);
        assert.equal(g.deck.length, 40 - 3 * (rounds + 2));
      }).asked(0, 'round.show');
    },
  );
}

test(rule('PL-SETUP-02') + 'hands and deck are secret, their sizes are not', () => {
  const { g } = deal(game, { seats: 2, seed: 'secret' });
  const mine = view(game, g, 0);
  assert.deepEqual([mine.players[0]!.hand, mine.players[1]!.hand, mine.deck], [g.players[0]!.hand, 8, 24]);
  const spectator = JSON.stringify(view(game, g, null));
  for (const id of LANTERNS) assert.ok(!spectator.includes(`"${id}"`), `a spectator sees ${id}`);
});
