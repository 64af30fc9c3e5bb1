import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { position } from '../position.ts';

const three = position({
  hands: [
    ['tea-30', 'tea-4'],
    ['tea-20', 'tea-5'],
    ['tea-10', 'tea-6'],
  ],
  favours: [['sweets-1', 'gift-1'], ['gossip-1'], ['gossip-2', 'sweets-2']],
  present: ['guest-24', 'guest-25', 'guest-26', 'guest-27'],
});
const brewed = <T extends { says: (seat: number, answer: string) => T }>(t: T): T =>
  t.says(0, 'tea-30').says(1, 'tea-20').says(2, 'tea-10').says(0, 'guest-25');

scenario(
  rule('FC-FAVOUR-01') + 'before, the others are asked clockwise from the host; after, the host',
  game,
  three,
  t => {
    brewed(t)
      .asked(1, 'event/window.react', ['pass', 'gossip-1'])
      .refuses(0, 'sweets-1')
      .refuses(1, 'gossip-2', 'FC-FAVOUR-01');
    t.holds(g => assert.deepEqual(g.masters[0]!.guests, [], 'the guest does not sit yet'));
    t.says(1, 'pass').asked(2, 'event/window.react', ['pass', 'gossip-2']).refuses(2, 'sweets-2', 'FC-FAVOUR-01');
    t.says(2, 'pass').holds(g => assert.deepEqual(g.masters[0]!.guests, ['guest-25']));
    t.asked(0, 'event/window.react', ['pass', 'sweets-1', 'gift-1']).refuses(1, 'gossip-1');
    t.says(0, 'pass').asked(1, 'cup/invite.choose');
  },
);

scenario(
  rule('FC-FAVOUR-01') + 'a master is asked whatever the favours are, and not asked without any',
  game,
  position({
    hands: [
      ['tea-30', 'tea-4'],
      ['tea-20', 'tea-5'],
      ['tea-10', 'tea-6'],
    ],
    favours: [[], [], ['sweets-2']],
    present: ['guest-24', 'guest-25', 'guest-26', 'guest-27'],
  }),
  t => {
    brewed(t).asked(2, 'event/window.react', ['pass']).says(2, 'pass').asked(1, 'cup/invite.choose');
  },
);

scenario(rule('FC-FAVOUR-03') + 'gossip sends the guest home; the host invites another one', game, three, t => {
  brewed(t).says(1, 'gossip-1').hears(2, ['gossips guest-25']);
  t.holds(g => {
    assert.deepEqual([g.home, g.masters[0]!.guests, g.masters[0]!.coins.tips], [['guest-25'], [], 0]);
  });
  t.asked(0, 'cup/invite.choose', ['guest-24', 'guest-26', 'guest-27']).refuses(0, 'guest-25', 'FC-INVITE-01');
});

scenario(rule('FC-FAVOUR-02') + 'a favour is played once and lies face up', game, three, t => {
  brewed(t)
    .says(1, 'gossip-1')
    .sees(2, seen => assert.deepEqual(seen.spent, ['gossip-1']));
  t.says(0, 'guest-26').asked(2, 'event/window.react', ['pass', 'gossip-2']).refuses(1, 'gossip-1');
});

scenario(rule('FC-FAVOUR-04') + 'sweets bring the host 2 coins, and another favour may follow', game, three, t => {
  brewed(t).says(1, 'pass').says(2, 'pass').says(0, 'sweets-1').hears(1, ['sweetens sweets-1 2']);
  t.holds(g => assert.deepEqual(g.masters[0]!.coins, { tips: 5, praise: 0, sweets: 2, trios: 0 }));
  t.asked(0, 'event/window.react', ['pass', 'gift-1']);
});

scenario(rule('FC-FAVOUR-05') + 'a gift draws a tea that only the host sees', game, three, t => {
  brewed(t).says(1, 'pass').says(2, 'pass');
  const top = t.g.teaDeck.at(-1)!;
  t.says(0, 'gift-1')
    .hears(0, [`draws-tea ${top}`])
    .hears(1, ['draws-tea'])
    .hears(null, ['draws-tea']);
  t.holds(g => assert.deepEqual(g.masters[0]!.hand, ['tea-4', top])).asked(0, 'event/window.react', [
    'pass',
    'sweets-1',
  ]);
});

scenario(
  rule('FC-FAVOUR-05') + 'no gift from an empty deck',
  game,
  {
    ...three,
    given: g => {
      three.given!(g);
      g.poured.push(...g.teaDeck.splice(0));
    },
  },
  t => {
    brewed(t)
      .says(1, 'pass')
      .says(2, 'pass')
      .refuses(0, 'gift-1', 'FC-FAVOUR-01')
      .asked(0, 'event/window.react', ['pass', 'sweets-1']);
  },
);
