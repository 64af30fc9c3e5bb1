import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { numbers } from '../../src/ids.ts';
import { game, type Table } from '../../src/index.ts';
import { primaryAbility } from '../../src/rules/season.ts';
import { hero, position } from '../position.ts';
import { influence, influenceOf, openCard, title } from '../seasons.ts';

/** Daqan, Uthuk and Latari bid for a rune; whoever is asked about it has won. Printed starts: 3, 1, 4. */
const forARune = (amounts: number[], given?: (g: Table) => void) =>
  position({
    factions: ['daqan', 'uthuk', 'latari'],
    given: g => {
      openCard(g, 'rune-unearthed');
      influence(g, ...amounts);
      given?.(g);
    },
  });

scenario(
  rule('RW-BID-01', 'RW-BID-02', 'RW-BID-03', 'RW-BID-06') + 'all bid in secret, the highest wins, and everybody pays',
  game,
  forARune([3, 5, 4]),
  t => {
    t.at(primaryAbility, {}).sees(2, seen =>
      assert.deepEqual(
        seen.players.map(p => p.influence),
        [3, 5, 4],
      ),
    );
    t.asked(0, 'bid.offer', numbers(0, 3)).asked(1, 'bid.offer', numbers(0, 5)).asked(2, 'bid.offer', numbers(0, 4));
    t.refuses(0, '4', 'RW-BID-02').refuses(1, '-1').says(2, '2').says(0, '1');
    t.sees(0, seen => assert.deepEqual(seen.stack.at(-1)!.sealed, { 0: '1', 2: '?' }));
    t.sees(null, seen => assert.deepEqual(seen.stack.at(-1)!.sealed, { 0: '?', 2: '?' }));
    // A bid may be changed until the last one is in.
    t.says(2, '3').holds(g => assert.deepEqual(influenceOf(g), [3, 5, 4]));
    t.says(1, '4').hears(null, ['bids 1', 'bids 4', 'bids 3', 'wins-bid']);
    t.holds(g => assert.deepEqual(influenceOf(g), [2, 1, 1])).asked(1, 'rune/receive.discard');
  },
);

scenario(rule('RW-BID-05') + 'equal bids: what is left decides, not what was owned', game, forARune([5, 6, 4]), t => {
  t.at(primaryAbility, {}).says(0, '3').says(1, '3').says(2, '2');
  t.holds(g => assert.deepEqual(influenceOf(g), [2, 3, 2])).asked(1, 'rune/receive.discard');
});

scenario(
  rule('RW-BID-05', 'RW-BID-07') + 'all bid nothing: what is left, then the printed start, still gives a winner',
  game,
  forARune([2, 1, 2]),
  t => {
    t.at(primaryAbility, {}).says(0, '0').says(1, '0').says(2, '0').asked(2, 'rune/receive.discard');
  },
);

scenario(rule('RW-BID-07') + 'nobody owns anything, so nobody is asked for a bid', game, forARune([0, 0, 0]), t => {
  t.at(primaryAbility, {}).hears(null, ['bids', 'bids', 'bids', 'wins-bid']).asked(2, 'rune/receive.discard');
});

scenario(
  rule('RW-BID-04') + 'the Primarch decides among the tied, though not one of them',
  game,
  forARune([3, 3, 2], g => title(g, 'primarch', 2)),
  t => {
    t.at(primaryAbility, {}).says(0, '2').says(1, '2').says(2, '1');
    t.asked(2, 'bid.tie', ['seat-1', 'seat-2']).refuses(2, 'seat-3', 'RW-BID-04').says(2, 'seat-2');
    t.holds(g => assert.deepEqual(influenceOf(g), [1, 1, 1])).asked(1, 'rune/receive.discard');
  },
);

scenario(
  rule('RW-BID-04') + 'and also if he is one of them',
  game,
  forARune([3, 1, 4], g => title(g, 'primarch', 1)),
  t => {
    t.at(primaryAbility, {}).says(0, '0').says(1, '1').says(2, '1');
    t.asked(1, 'bid.tie', ['seat-2', 'seat-3']).says(1, 'seat-2').asked(1, 'rune/receive.discard');
  },
);

scenario(
  rule('RW-BID-04') + 'the Primarch has no say where no bids are equal',
  game,
  forARune([3, 3, 3], g => title(g, 'primarch', 0)),
  t => {
    t.at(primaryAbility, {}).says(0, '2').says(1, '1').says(2, '3').asked(2, 'rune/receive.discard');
  },
);

/** Daqan, Latari and Waiqar, of whom some have heroes abroad. */
const abroad = (given: (g: Table) => void) =>
  position({
    factions: ['daqan', 'latari', 'waiqar'],
    given: g => {
      openCard(g, 'seekers-vision');
      influence(g, 5, 6, 8);
      given(g);
    },
  });

scenario(
  rule('RW-BID-05', 'RW-BID-06') + 'RWX-60 a bid with remainders',
  game,
  abroad(g => {
    g.players[1]!.heroes[0]!.area = '4C';
    g.players[2]!.heroes[0]!.area = '9A';
  }),
  t => {
    t.at(primaryAbility, {}).refuses(0, '1').says(1, '4').says(2, '4');
    t.holds(g => assert.deepEqual(influenceOf(g), [5, 2, 4])).hears(null, ['bids 4', 'bids 4', 'wins-bid']);
    t.says(2, 'done').asked(2, 'rune/receive.second');
    // One of the two is already promised to the area of the hero.
    t.refuses(2, '9A').says(2, '9B').asked(2, 'rune/receive.genuine', ['9A', '9B']).says(2, '9B');
    t.holds(g => assert.equal(g.areas.find(({ id }) => id === '9A')!.rune?.genuine, false)).over();
  },
);

scenario(
  rule('RW-BID-02') + 'who bids alone wins for nothing',
  game,
  abroad(g => hero(g, 1, 'quill', '4C')),
  t => {
    t.at(primaryAbility, {}).asked(1, 'rune/receive.discard');
    t.holds(g => assert.deepEqual(influenceOf(g), [5, 6, 8]));
  },
);
