import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, Match } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { places } from '../../src/rules/evening.ts';
import { coinsOf } from '../../src/table.ts';

for (const cups of [5, 3] as const) {
  test(rule('FC-SETUP-05', 'FC-END-01') + `an evening of ${cups} cups ends after the last`, () => {
    const match = Match.begin(game, { seats: 2, seed: 'evening', options: { cups, favours: false } });
    let brewed = 0;
    while (!match.over) {
      const { seat, options, ask } = match.open()[0]!;
      if (ask === 'cup.brew') brewed++;
      match.answer(seat, options[0]!);
    }
    assert.equal(match.state.cup, cups);
    // With five cups both masters brew every time; nobody is asked about anything afterwards.
    assert.equal(brewed, cups * 2);
    assert.deepEqual(match.open(), []);
    assert.equal(match.state.masters[0]!.guests.length, cups);
  });
}

scenario(
  rule('FC-END-02') + 'three coins for each full trio, nothing for an incomplete one',
  game,
  { seats: 2, options: { favours: false, cups: 3 } },
  t => {
    const last = [0, 1].map(seat => t.g.masters[seat]!);
    last[0]!.guests.push('guest-1', 'guest-4', 'guest-2', 'guest-5', 'guest-3', 'guest-6');
    last[1]!.guests.push('guest-7', 'guest-10', 'guest-13');
    t.at(game.main, {});
    t.asked(0, 'cup.brew');
    while (!t.g.over) {
      const q = game.machine.open(t.g)[0]!;
      t.says(q.seat, q.options[0]!);
    }
    t.holds(g => {
      g.masters.forEach(master => {
        const kinds = [1, 2, 0].map(rest => master.guests.filter(id => Number(id.slice(6)) % 3 === rest).length);
        assert.equal(master.coins.trios, 3 * Math.min(...kinds));
      });
      assert.ok(g.masters[0]!.coins.trios >= 6);
    }).over();
  },
);

test(rule('FC-END-03') + 'most coins win', () => {
  const { g } = deal(game, { seats: 3, seed: 'ranks' });
  [4, 9, 7].forEach((tips, seat) => {
    g.masters[seat]!.coins.tips = tips;
  });
  assert.deepEqual(places(g), [3, 1, 2]);
  g.masters[0]!.coins.trios = 6;
  assert.deepEqual(g.masters.map(coinsOf), [10, 9, 7]);
  assert.deepEqual(places(g), [1, 2, 3]);
});

test(rule('FC-END-04') + 'strength left in hand breaks a tie; what is still equal is shared', () => {
  const { g } = deal(game, { seats: 4, seed: 'ties' });
  g.masters[0]!.hand = ['tea-10', 'tea-11'];
  g.masters[1]!.hand = ['tea-22'];
  g.masters[2]!.hand = ['tea-1', 'tea-20'];
  g.masters[3]!.hand = [];
  assert.deepEqual(places(g), [2, 1, 2, 4]);
});
