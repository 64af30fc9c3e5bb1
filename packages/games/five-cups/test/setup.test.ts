import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, view } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { FAVOUR_IDS } from '../src/cards/favours.ts';
import { GUESTS } from '../src/cards/guests.ts';
import { TEAS } from '../src/cards/teas.ts';
import { game } from '../src/index.ts';

test(rule('FC-COMP-01') + 'teas of strength 1 to 36, the kinds taking turns', () => {
  assert.deepEqual(
    TEAS.map(tea => tea.strength),
    Array.from({ length: 36 }, (_, i) => i + 1),
  );
  assert.deepEqual(
    TEAS.slice(0, 4).map(tea => tea.kind),
    ['green', 'black', 'flower', 'green'],
  );
  for (const kind of ['green', 'black', 'flower']) assert.equal(TEAS.filter(tea => tea.kind === kind).length, 12);
});

test(rule('FC-COMP-02') + 'nine guests of each taste, with tips of 1 to 5', () => {
  for (const kind of ['green', 'black', 'flower']) {
    const tips = GUESTS.filter(guest => guest.likes === kind).map(guest => guest.tip);
    assert.deepEqual(tips, [1, 1, 2, 2, 3, 3, 4, 4, 5]);
  }
});

test(rule('FC-COMP-03') + 'five gossips, four sweets, three gifts', () => {
  const count = (face: string): number => FAVOUR_IDS.filter(id => id.startsWith(face)).length;
  assert.deepEqual([count('gossip'), count('sweets'), count('gift'), FAVOUR_IDS.length], [5, 4, 3, 12]);
});

test(rule('FC-SETUP-01') + 'the three decks are shuffled, each by its own luck', () => {
  const [a, b] = ['one', 'two'].map(seed => deal(game, { seats: 3, seed }).g);
  assert.notDeepEqual(a!.teaDeck, b!.teaDeck);
  assert.notDeepEqual(a!.guestDeck, b!.guestDeck);
  assert.notDeepEqual(a!.favourDeck, b!.favourDeck);
  assert.deepEqual(Object.keys(a!.chance.drawn), ['teas', 'guests', 'favours']);
});

for (const seats of [2, 3, 4]) {
  scenario(
    rule('FC-SETUP-02', 'FC-SETUP-03') + `seven teas and two favours each, ${seats} masters`,
    game,
    { seats },
    t => {
      t.holds(g => {
        for (const master of g.masters) assert.deepEqual([master.hand.length, master.favours.length], [7, 2]);
        assert.deepEqual([g.teaDeck.length, g.favourDeck.length], [36 - 7 * seats, 12 - 2 * seats]);
      }).asked(0, 'cup.brew');
    },
  );
}

scenario(
  rule('FC-SETUP-03') + 'no favours at all without the option',
  game,
  { seats: 2, options: { favours: false } },
  t => {
    t.holds(g => {
      assert.deepEqual(g.favourDeck, []);
      for (const master of g.masters) assert.deepEqual(master.favours, []);
    }).asked(0, 'cup.brew');
  },
);

test(rule('FC-SETUP-04') + 'hands and decks are secret, their sizes are not', () => {
  const { g } = deal(game, { seats: 3, seed: 'secret' });
  const mine = view(game, g, 1);
  assert.deepEqual(mine.masters[1]!.hand, g.masters[1]!.hand);
  assert.deepEqual([mine.masters[0]!.hand, mine.masters[2]!.favours], [7, 2]);
  assert.deepEqual([mine.teaDeck, mine.guestDeck, mine.favourDeck], [15, 23, 6]);
  const spectator = JSON.stringify(view(game, g, null));
  for (const id of [
    ...g.teaDeck,
    ...g.guestDeck,
    ...g.favourDeck,
    ...g.masters.flatMap(m => [...m.hand, ...m.favours]),
  ]) {
    assert.ok(!spectator.includes(`"${id}"`), `a spectator sees ${id}`);
  }
});
