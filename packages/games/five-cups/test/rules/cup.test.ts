import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { position } from '../position.ts';

// guest-1 green 1, guest-2 black 1, guest-3 flower 1; guest-25 green 5, guest-26 black 5, guest-27 flower 5
const two = position({
  hands: [
    ['tea-1', 'tea-36'],
    ['tea-2', 'tea-35'],
  ],
  present: ['guest-1', 'guest-26', 'guest-27'],
});

scenario(rule('FC-ARRIVE-01') + 'one guest more than masters arrives', game, { seats: 4 }, t => {
  t.holds(g => assert.deepEqual([g.present.length, g.guestDeck.length], [5, 22])).asked(3, 'cup.brew');
});

scenario(rule('FC-BREW-01') + 'all choose in secret and may change their mind until the last', game, two, t => {
  t.asked(0, 'cup.brew', ['tea-1', 'tea-36']).asked(1, 'cup.brew', ['tea-2', 'tea-35']);
  t.refuses(0, 'tea-2', 'FC-BREW-01').refuses(0, 'pass', 'FC-BREW-01');
  t.says(0, 'tea-1').hears(1, []);
  t.sees(1, seen => assert.ok(!JSON.stringify(seen).includes('"tea-1"')));
  t.says(0, 'tea-36').holds(g => assert.equal(g.masters[0]!.tea, null));
  t.says(1, 'tea-35').holds(g => assert.deepEqual([g.masters[0]!.tea, g.masters[0]!.hand], ['tea-36', ['tea-1']]));
  t.refuses(0, 'tea-1').asked(0, 'cup/invite.choose');
});

scenario(rule('FC-BREW-02', 'FC-INVITE-01') + 'revealed together; the strongest tea invites first', game, two, t => {
  t.says(0, 'tea-1').says(1, 'tea-2').hears(null, ['brews tea-1', 'brews tea-2']);
  t.asked(1, 'cup/invite.choose', ['guest-1', 'guest-26', 'guest-27'])
    .refuses(0, 'guest-1')
    .refuses(1, 'guest-25', 'FC-INVITE-01');
  t.says(1, 'guest-26').asked(0, 'cup/invite.choose', ['guest-1', 'guest-27']);
});

scenario(rule('FC-SIT-01') + 'a guest leaves the tip; another taste is no praise', game, two, t => {
  t.says(0, 'tea-1').says(1, 'tea-35').says(1, 'guest-27').hears(0, ['invites guest-27', 'sits guest-27 5']);
  t.holds(g => assert.deepEqual(g.masters[1]!.coins, { tips: 5, praise: 0, sweets: 0, trios: 0 }));
  t.holds(g => assert.deepEqual(g.masters[1]!.guests, ['guest-27'])).asked(0, 'cup/invite.choose', [
    'guest-1',
    'guest-26',
  ]);
});

scenario(rule('FC-SIT-02') + 'the favourite kind of tea is praised with 2 coins', game, two, t => {
  t.says(0, 'tea-1')
    .says(1, 'tea-35')
    .says(1, 'guest-26')
    .hears(0, ['invites guest-26', 'sits guest-26 5', 'praises guest-26 2']);
  t.holds(g => assert.deepEqual(g.masters[1]!.coins, { tips: 5, praise: 2, sweets: 0, trios: 0 }));
  t.asked(0, 'cup/invite.choose');
});

scenario(rule('FC-HOME-01', 'FC-LAST-01') + 'the uninvited go home; the weakest tea takes a favour', game, two, t => {
  t.says(0, 'tea-1').says(1, 'tea-2').says(1, 'guest-27').says(0, 'guest-26');
  t.holds(g => {
    assert.deepEqual(g.home, ['guest-1']);
    assert.deepEqual([g.masters[0]!.favours.length, g.masters[1]!.favours.length], [1, 0]);
    assert.deepEqual(g.poured, ['tea-1', 'tea-2']);
    assert.equal(g.cup, 2);
  });
  t.sees(1, seen => assert.equal(seen.masters[0]!.favours, 1));
  t.asked(0, 'cup.brew', ['tea-36']).asked(1, 'cup.brew', ['tea-35']);
});

scenario(
  rule('FC-LAST-01') + 'no favour when the deck is empty',
  game,
  {
    ...two,
    given: g => {
      two.given!(g);
      g.favourDeck = [];
    },
  },
  t => {
    t.says(0, 'tea-1').says(1, 'tea-2').says(1, 'guest-27').says(0, 'guest-26');
    t.holds(g => assert.deepEqual(g.masters[0]!.favours, [])).asked(0, 'cup.brew');
  },
);

scenario(
  rule('FC-INVITE-02') + 'with every guest gossiped away, a master goes without',
  game,
  position({
    hands: [
      ['tea-1', 'tea-5'],
      ['tea-2', 'tea-6'],
    ],
    favours: [[], ['gossip-1', 'gossip-2']],
    present: ['guest-1', 'guest-2', 'guest-3'],
  }),
  t => {
    t.says(0, 'tea-5')
      .says(1, 'tea-2')
      .says(0, 'guest-1')
      .asked(1, 'event/window.react', ['pass', 'gossip-1', 'gossip-2']);
    t.says(1, 'gossip-1').asked(0, 'cup/invite.choose', ['guest-2', 'guest-3']);
    t.says(0, 'guest-2').says(1, 'gossip-2');
    // One guest is left and is invited without a question; seat 1 then finds nobody.
    t.hears(null, [
      'gossips guest-2',
      'invites guest-3',
      'sits guest-3 1',
      'finds-nobody',
      'draws-favour',
      ...arrivals(t),
    ]);
    t.holds(g => assert.deepEqual([g.masters[0]!.guests, g.masters[1]!.guests], [['guest-3'], []])).asked(
      0,
      'cup.brew',
    );
  },
);

function arrivals(t: { g: { present: readonly string[] } }): string[] {
  return t.g.present.map(id => `arrives ${id}`);
}
