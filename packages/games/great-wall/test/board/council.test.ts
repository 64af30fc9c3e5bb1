import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match, type Seat } from '@teahouse/kernel';
import { duesOf, isOrder, moved, orderId, pledgesFor, talksIn } from '../../board/model/council.ts';
import { mySealed, sealedBy } from '../../board/model/reading.ts';
import { scores } from '../../board/model/scores.ts';
import { threats } from '../../src/foresight/threats.ts';
import { ordersOf } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import { ROUNDS } from '../../src/rules/together/agreement.ts';
import { text as words } from '../../text/en.ts';
import { partners, scenario, sides } from '../position.ts';

const three = partners({ players: sides(3), tea: [2, 0, 1] });
const reveal = ['economy', 'levy', 'despotism'];

scenario('what all want is read off the table: what was said, what leads, and in which round', three, t => {
  t.autumn();
  for (const [seat, command] of reveal.entries()) t.says(seat, command);
  t.sees(0, seen => {
    const talks = talksIn(seen)!;
    assert.deepEqual([talks.topic, talks.round, talks.rounds, isOrder(talks)], ['commands', 1, ROUNDS, true]);
    assert.deepEqual(talks.wishes, [null, null, null]);
    assert.equal(talks.leading, 'order-3-1-2', 'before anybody speaks: tea order');
  });
  t.says(0, 'order-2-1-3').sees(null, seen => {
    const talks = talksIn(seen)!;
    assert.deepEqual([talks.wishes, talks.leading], [['order-2-1-3', null, null], 'order-2-1-3']);
    assert.deepEqual(sealedBy(seen), [], 'nothing of it lies face down');
    assert.equal(mySealed(seen, 0), null);
  });
  t.says(1, 'order-1-2-3').says(2, 'order-1-2-3');
  t.sees(1, seen => {
    const talks = talksIn(seen)!;
    assert.deepEqual([talks.round, talks.wishes], [2, [null, null, null]]);
    assert.deepEqual(talks.before, ['order-2-1-3', 'order-1-2-3', 'order-1-2-3']);
    assert.equal(talks.leading, 'order-1-2-3', 'what most wanted before');
  });
  for (const seat of [0, 1, 2]) t.asked(seat, 'together/wish.choose');
});

scenario(
  'what is given for a demand is told before all have spoken',
  partners({
    players: sides(3, ...[0, 1, 2].map(() => ({ goods: { wood: 5 } }))),
    together: { demands: ['timber-for-the-fleet'] },
  }),
  t => {
    t.fulfils().says(0, 'give').says(1, 'keep');
    t.sees(null, seen =>
      assert.deepEqual(pledgesFor(seen), { demand: 'timber-for-the-fleet', by: [['give'], [], null] }),
    );
    t.asked(2, 'together/pledge.choose');
  },
);

test('one clan takes another place in an order, and the order is an answer', () => {
  const order: Seat[] = [2, 0, 1];
  assert.deepEqual(moved(order, 0, 2), [0, 1, 2]);
  assert.deepEqual(moved(order, 2, 1), [2, 1, 0]);
  assert.deepEqual(moved(order, 1, 1), order);
  assert.equal(orderId({ among: ordersOf(order) }, [1, 0, 2]), 'order-2-1-3');
});

test('where nobody agrees on anything there is nothing to read', () => {
  const match = Match.begin(game, { seats: 3, options: { mode: 'together' }, seed: 'council' });
  const seen = match.view(0);
  assert.deepEqual([talksIn(seen), pledgesFor(seen)], [null, null]);
  const { rows, shared } = scores(seen, words);
  assert.deepEqual(
    shared!.map(({ n, of }) => [n, of]),
    [
      [0, 7],
      [30, 30],
    ],
  );
  assert.ok(!rows.some(({ name }) => name === words.sources.artifacts), 'there are none');
  const { demands, breaches } = duesOf(seen, 0, threats(seen));
  assert.equal(demands % 3, 0, 'each open demand shames all three');
  assert.ok(breaches >= 0);
});
