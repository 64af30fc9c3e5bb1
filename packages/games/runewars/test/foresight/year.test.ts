import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, reimagine, rng, type Seat, view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { envoysOf, marchOf, meetingOf } from '../../src/foresight/march.ts';
import { orderOf } from '../../src/foresight/orders.ts';
import { harvestOf, hungerOf, hungryIn } from '../../src/foresight/year.ts';
import { game, type Table } from '../../src/index.ts';
import { ORDERS } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { march, mobilize } from '../../src/rules/mobilize.ts';
import { army, daqanUthuk, hand, quiet, turn } from '../position.ts';

const tableOf = (given?: (g: Table) => void): Table => new Scenario(game, daqanUthuk(given)).g as Table;
const seenBy = (g: Table, me: Seat | null = 0) => view(game, g, me);

test(
  rule('RW-ORDER-41', 'RW-STR-05') + 'a harvest sets dials to what areas yield, with storehouses as they are used',
  () => {
    const plain = harvestOf(seenBy(tableOf()), 0, 0);
    // DA 2 food, DB 1 food and 1 wood, DC 1 wood and 2 ore.
    assert.deepEqual(
      [plain.food, plain.wood, plain.ore],
      [
        { now: 3, least: 3, most: 3 },
        { now: 2, least: 2, most: 2 },
        { now: 2, least: 2, most: 2 },
      ],
    );
    const stored = harvestOf(
      seenBy(
        tableOf(g => {
          area(g, 'DB').stronghold!.development = 'storehouse';
        }),
      ),
      0,
      0,
    );
    assert.deepEqual([stored.food, stored.wood.most, stored.ore.most], [{ now: 3, least: 3, most: 4 }, 3, 2]);
    const lost = harvestOf(seenBy(tableOf(g => army(g, 'DA', 1, { berserker: 1 }))), 1, 0);
    assert.equal(lost.food.most, 1, 'what others hold yields nothing');
  },
);

test(rule('RW-SEASON-11', 'RW-SEASON-12') + 'hunger is told area by area, for all', () => {
  const g = tableOf(t => {
    t.players[0]!.dials.food = 2;
    army(t, 'DA', 0, { footman: 4, knight: 1 });
    army(t, 'DB', 0, { bowman: 2 });
    t.players[1]!.dials.food = 0;
    army(t, 'UA', 1, { berserker: 2 });
    army(t, 'UB', 1, {});
    army(t, 'UC', 1, {});
  });
  const before = JSON.stringify(g);
  assert.deepEqual(hungerOf(seenBy(g), 0), [
    { seat: 0, at: 'DA', n: 3 },
    { seat: 1, at: 'UA', n: 2 },
  ]);
  assert.deepEqual(hungerOf(seenBy(g, null), null), hungerOf(seenBy(g), 0));
  assert.deepEqual([hungryIn(g, 0, 'DA', 5), hungryIn(g, 0, 'DA', 2), hungryIn(g, 1, 'UA', 2)], [3, 0, 2]);
  assert.equal(JSON.stringify(g), before);
});

test(rule('RW-ORDER-05') + 'an order is supreme above all that was played this year, and brings its bonus then', () => {
  const after = (highest: number): Table =>
    tableOf(g => {
      quiet(g);
      g.players[0]!.highest = highest;
    });
  const early = orderOf(seenBy(after(0)), 0, 0, 'recruit');
  const late = orderOf(seenBy(after(7)), 0, 0, 'recruit');
  assert.deepEqual([early.supreme, late.supreme], [true, false]);
  // Food 3 recruits 2 footmen, wood 2 a bowman, ore 2 a knight; the stronghold has room for two.
  assert.deepEqual(late.ways, [{ units: 2 }, { units: 1 }]);
  assert.ok(early.ways.every(({ units }) => units! <= 2));
  const power = orderOf(seenBy(after(0)), 0, 0, 'acquire-power');
  assert.equal(power.ways.length, 1);
  assert.equal(power.ways[0]!.influence, 1, 'the icons of the dials');
  assert.deepEqual(orderOf(seenBy(after(7)), 0, 0, 'mobilize'), { supreme: false, ways: [{}] });
});

test('every order can be looked at, and nothing hidden comes out', () => {
  const g = tableOf(t => hand(t, 1, 'ambush'));
  const luck = rng('anew');
  const looked = (t: Table) => [
    ORDERS.map(order => orderOf(seenBy(t), 0, 0, order)),
    harvestOf(seenBy(t), 0, 1),
    hungerOf(seenBy(t), 0),
  ];
  const first = looked(g);
  for (let i = 0; i < 3; i++) assert.deepEqual(looked(reimagine(game, g, 0, luck)), first);
});

test(rule('RW-MOVE-11', 'RW-NEUT-01') + 'a composed move tells whom it would meet, with the odds', () => {
  const g = tableOf(t => {
    quiet(t);
    turn(t, 0, 'mobilize');
    army(t, 'DC', 0, { footman: 4 });
    army(t, '7D', -1, { sorcerer: 2 });
  });
  g.stack = [];
  call(g, mobilize, march(0));
  let q = game.machine.run(g);
  assert.equal(marchOf(seenBy(g)), null);
  q = game.machine.play(g, q!, '7D');
  const empty = meetingOf(seenBy(g), 0, marchOf(seenBy(g))!);
  assert.deepEqual([empty.what, empty.odds], ['neutral', null]);
  assert.deepEqual(empty.troops, [{ unit: 'sorcerer', standing: 2, routed: 0 }]);
  q = game.machine.play(g, q!, 'footman@DC');
  const one = meetingOf(seenBy(g), 0, marchOf(seenBy(g))!);
  q = game.machine.play(g, q!, 'all@DC');
  const all = meetingOf(seenBy(g), 0, marchOf(seenBy(g))!);
  assert.ok(one.odds!.chance < all.odds!.chance);
  assert.ok(q !== null && all.odds!.chance > 0.8);
  const open = meetingOf(seenBy(g), 0, { ...march(0), at: '7C', army: [{ unit: 'footman', from: 'DC', n: 1 }] });
  assert.deepEqual([open.what, open.odds], ['open', null]);
  area(g, '7C').stronghold = { owner: 1, damaged: true, development: null };
  const walled = meetingOf(seenBy(g), 0, { ...march(0), at: '7C', army: [{ unit: 'footman', from: 'DC', n: 4 }] });
  assert.deepEqual([walled.what, walled.owner, walled.walls], ['enemy', 1, 3]);
  assert.equal(walled.odds!.chance, 1, 'four stand against walls of three');
});

test(rule('RW-DIP-02', 'RW-DIP-03') + 'envoys: 4 of 30 cards are gold, 8 are grey', () => {
  const seen = seenBy(tableOf());
  const one = envoysOf(seen, 1);
  assert.ok(Math.abs(one.gold - 4 / 30) < 1e-9 && Math.abs(one.grey - 8 / 30) < 1e-9);
  const two = envoysOf(seen, 2);
  assert.ok(Math.abs(two.red - (18 * 17) / (30 * 29)) < 1e-9);
  assert.ok(Math.abs(two.gold + two.grey + two.red - 1) < 1e-9);
  // Two cards are left, both red; the third comes from the discarded ones.
  const thin = {
    ...seen,
    fateDiscard: Array.from({ length: 30 }, (_, i) => i + 1).filter(card => card > 2),
    fateOpen: [],
  };
  assert.ok(Math.abs(envoysOf(thin, 3).red - 16 / 28) < 1e-9);
});
