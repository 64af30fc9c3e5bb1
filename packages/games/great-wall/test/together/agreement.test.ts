import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, LANGUAGES, Match } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { ordersOf } from '../../src/ids.ts';
import { game, type Table, text } from '../../src/index.ts';
import { agreement, ROUNDS } from '../../src/rules/together/agreement.ts';
import { wishOf } from '../../src/value/accord.ts';
import { partners, REED, scenario, sides } from '../position.ts';

const three = partners({ players: sides(3), tea: [2, 0, 1] });
const reveal = ['economy', 'levy', 'despotism'];
const onTrack = (g: Readonly<Table>): (number | undefined)[] => g.track.map(order => order?.clan);

scenario(
  rule('GW-COOP-27', 'GW-COOP-28') + 'commands are chosen in secret; then all agree on their order',
  three,
  t => {
    t.autumn();
    reveal.forEach((command, seat) => {
      t.says(seat, command);
      if (seat < 2) t.sees(1 - seat, seen => assert.equal(seen.players[seat]!.revealed, null));
    });
    // All are asked at once, and everybody sees what the others want.
    for (const seat of [0, 1, 2]) t.asked(seat, 'together/wish.choose', ordersOf([0, 1, 2]));
    t.says(0, 'order-2-1-3').sees(null, seen => assert.equal(seen.stack.at(-1)!.sealed![0], 'order-2-1-3'));
    // A wish may be changed as long as somebody has not spoken.
    t.says(1, 'order-1-2-3').says(1, 'order-2-1-3').says(2, 'order-2-1-3');
    t.holds(g => assert.deepEqual(onTrack(g), [1, 0, 2]));
    t.asked(1, 'clerks/move.choose');
  },
);

scenario(rule('GW-COOP-28') + 'where they differ all are asked again, and see who wanted what', three, t => {
  t.autumn();
  for (const [seat, command] of reveal.entries()) t.says(seat, command);
  t.says(0, 'order-2-1-3').says(1, 'order-2-1-3').says(2, 'order-1-2-3');
  t.sees(0, seen => {
    const { round, before, wishes } = seen.stack.at(-1)!.v as { round: number; before: string[]; wishes: null[] };
    assert.deepEqual([round, before], [2, ['order-2-1-3', 'order-2-1-3', 'order-1-2-3']]);
    assert.deepEqual(wishes, [null, null, null]);
  });
  for (const seat of [0, 1, 2]) t.asked(seat, 'together/wish.choose');
  for (const seat of [2, 0, 1]) t.says(seat, 'order-1-2-3');
  t.holds(g => assert.deepEqual(onTrack(g), [0, 1, 2])).asked(0, 'clerks/move.choose');
});

scenario(rule('GW-COOP-28', 'GW-TEA-01') + 'who never agree act in tea order, after so many rounds', three, t => {
  t.autumn();
  for (const [seat, command] of reveal.entries()) t.says(seat, command);
  for (let round = 1; round <= ROUNDS; round++) t.says(0, 'order-1-2-3').says(1, 'order-2-1-3').says(2, 'order-3-2-1');
  t.hears(null, ['wishes order-3-2-1', 'wishes order-1-2-3', 'wishes order-2-1-3', 'agreed order-3-1-2'].concat(after));
  t.holds(g => assert.deepEqual(onTrack(g), [2, 0, 1])).asked(2, 'clerks/move.choose');
});
const after = ['orders despotism 1', 'orders economy 2', 'orders levy 3', 'turn despotism'];

scenario(rule('GW-COOP-28') + 'most of them may ask for tea order', three, t => {
  t.autumn();
  for (const [seat, command] of reveal.entries()) t.says(seat, command);
  t.says(0, 'order-3-1-2').says(2, 'order-3-1-2').says(1, 'order-2-1-3');
  t.holds(g => assert.deepEqual(onTrack(g), [2, 0, 1])).asked(2, 'clerks/move.choose');
});

test('who says nothing goes along with tea order', () => {
  const { g } = deal(game, { seats: 3, seed: 'silent', options: { mode: 'together' } });
  const match = Match.begin(game, { seats: 3, seed: 'silent', options: { mode: 'together' } });
  for (let step = 0; step < 9; step++) {
    const [q] = match.open();
    match.answers(q!.seat, game.machine.otherwise(match.state, q!.seat)!);
  }
  const open = match.open();
  assert.deepEqual([open.length, open[0]!.ask], [3, 'together/wish.choose']);
  assert.deepEqual(game.machine.otherwise(match.state, 1), [ordersOf(match.state.tea)[0]]);
  assert.equal(g.seats, 3);
});

scenario(
  rule('GW-COOP-29') + 'clerks come in the order the players agree on; elsewhere as their commands lie',
  partners({
    players: sides(
      3,
      { clerks: { 'builders-camp': 1 }, goods: { wood: 2 } },
      { clerks: { 'builders-camp': 1 }, goods: { wood: 2 } },
    ),
    tea: [0, 1, 2],
  }),
  t => {
    t.activates('builders-camp');
    for (const seat of [0, 1])
      t.asked(seat, 'together/wish.choose', ['order-1-2', 'order-2-1']).says(seat, 'order-2-1');
    t.asked(1, 'location/build.choose').says(1, 'pass').asked(0, 'location/build.choose').says(0, 'pass').over();
  },
);

scenario(
  rule('GW-COOP-29') + 'the boxes for others go round as the commands lie on the track',
  partners({
    players: sides(3),
    tea: [0, 1, 2],
    track: [
      [2, 'economy'],
      [1, 'levy'],
      [0, 'levy'],
    ],
  }),
  t => {
    t.turnOf(2).says(2, 'done').asked(1, 'clerks/move.choose').says(1, 'done').asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-COOP-29', 'GW-2P-27') + 'the command of the Reed Clan lies where tea order puts it',
  partners({ players: sides(2), tea: [REED, 1, 0] }),
  t => {
    t.autumn().says(0, 'economy').says(1, 'levy');
    t.asked(0, 'together/wish.choose', ['order-2-1', 'order-1-2']).says(0, 'order-1-2').says(1, 'order-1-2');
    t.holds(g => assert.deepEqual(onTrack(g), [REED, 0, 1])).asked(1, 'clerks/move.choose');
  },
);

test('a bot has an idea of its own, and goes along with another one', () => {
  const { g } = deal(game, { seats: 3, seed: 'bots', options: { mode: 'together' } });
  const commands = ['attack-order', 'economy', 'levy'] as const;
  g.players.forEach((player, seat) => {
    player.revealed = commands[seat]!;
  });
  const v = {
    topic: 'commands' as const,
    about: '',
    seats: [0, 1, 2],
    among: ordersOf([0, 1, 2]),
    wishes: [null, null, null],
    before: [null, null, null] as (string | null)[],
    round: 1,
  };
  assert.equal(wishOf(g, 0, v), 'order-2-3-1');
  v.before = ['order-2-3-1', 'order-1-2-3', 'order-2-3-1'];
  assert.deepEqual(
    [0, 1, 2].map(seat => wishOf(g, seat, v)),
    ['order-1-2-3', 'order-2-3-1', 'order-1-2-3'],
  );
  assert.equal(agreement.name, 'together/agree');
});

test('an order is read by the names of the players, and on the table by their generals', async () => {
  const { g } = deal(game, { seats: 2, seed: 'names', options: { mode: 'together' } });
  g.players[0]!.general = 'liu-qi';
  for (const language of LANGUAGES) {
    const { answer, notes } = await text[language]();
    assert.match(answer('order-2-1', g), /2.*Liu Qi/, language);
    const entry = { kind: 'wishes', rule: '', seat: 0, what: 'order-2-1', n: 0, at: 'commands' } as const;
    assert.match(
      notes.wishes!(entry, seat => `N${seat}`),
      /N0.*N1.*N0/,
      language,
    );
  }
});
