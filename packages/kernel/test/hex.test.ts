import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  add,
  DIRECTIONS,
  type Direction,
  directionTo,
  distance,
  type Hex,
  hexId,
  neighbour,
  neighbours,
  parseHexId,
  ring,
  rotate,
  sameHex,
  spiral,
  turn,
} from '../src/hex.ts';

const whole = fc.integer({ min: -40, max: 40 });
const someHex: fc.Arbitrary<Hex> = fc.record({ q: whole, r: whole }, { noNullPrototype: true });
const someDirection: fc.Arbitrary<Direction> = fc.constantFrom(...DIRECTIONS);

const sixths = fc.integer({ min: -20, max: 20 });

test('an id leads back to its hex', () => {
  assert.equal(hexId({ q: 3, r: -1 }), '3,-1');
  fc.assert(fc.property(someHex, hex => assert.deepEqual(parseHexId(hexId(hex)), hex)));
});

test('what is no hex is refused with a sentence', () => {
  for (const id of ['', '3', '3,', '3,-1,2', '3, 1', '1.5,0', 'a,b', '--1,0']) {
    assert.throws(() => parseHexId(id), {
      message: `'${id}' is no hex; one is written as two whole numbers, such as '3,-1'.`,
    });
  }
});

test('neighbours are six different hexes, one step away, and lie beside each other both ways', () => {
  fc.assert(
    fc.property(someHex, someDirection, (hex, direction) => {
      const next = neighbour(hex, direction);
      assert.equal(new Set(neighbours(hex).map(hexId)).size, 6);
      assert.equal(distance(hex, next), 1);
      assert.equal(directionTo(hex, next), direction);
      assert.equal(directionTo(next, hex), turn(direction, 3));
      assert.ok(neighbours(next).some(back => sameHex(back, hex)));
    }),
  );
});

test('hexes that do not touch have no direction', () => {
  fc.assert(
    fc.property(someHex, someHex, (a, b) => assert.equal(directionTo(a, b) === undefined, distance(a, b) !== 1)),
  );
});

test('the distance is a metric', () => {
  fc.assert(
    fc.property(someHex, someHex, someHex, (a, b, c) => {
      assert.equal(distance(a, b), distance(b, a));
      assert.equal(distance(a, b) === 0, sameHex(a, b));
      assert.ok(distance(a, c) <= distance(a, b) + distance(b, c));
    }),
  );
});

test('a sixth of a turn leads each side to the next one clockwise', () => {
  const centre: Hex = { q: 0, r: 0 };
  for (const direction of DIRECTIONS) {
    assert.deepEqual(rotate(neighbour(centre, direction), 1), neighbour(centre, turn(direction, 1)));
  }
});

test('six sixths of a turn are none, turns add up, and a turn moves nothing apart', () => {
  fc.assert(
    fc.property(someHex, someHex, someHex, sixths, sixths, (a, b, centre, m, n) => {
      assert.deepEqual(rotate(a, 6, centre), a);
      assert.deepEqual(rotate(rotate(a, m, centre), n, centre), rotate(a, m + n, centre));
      assert.equal(distance(rotate(a, m, centre), rotate(b, m, centre)), distance(a, b));
    }),
  );
});

test('a side of a tile turns with it', () => {
  fc.assert(
    fc.property(someHex, someDirection, sixths, (hex, direction, n) => {
      assert.deepEqual(rotate(neighbour(hex, direction), n), neighbour(rotate(hex, n), turn(direction, n)));
    }),
  );
});

test('a ring holds each hex of its distance once, step by step; a spiral all up to it', () => {
  fc.assert(
    fc.property(someHex, fc.integer({ min: 0, max: 9 }), (centre, radius) => {
      const hexes = ring(centre, radius);
      assert.equal(new Set(hexes.map(hexId)).size, Math.max(1, 6 * radius));
      assert.ok(hexes.every(hex => distance(hex, centre) === radius));
      if (radius > 0) assert.ok(hexes.every((hex, i) => distance(hex, hexes[(i + 1) % hexes.length]!) === 1));
      const all = spiral(centre, radius);
      assert.equal(new Set(all.map(hexId)).size, 1 + 3 * radius * (radius + 1));
      assert.ok(all.every(hex => distance(hex, centre) <= radius));
    }),
  );
});

test('a tile laid at a place is its hexes turned and moved', () => {
  const tile: Hex[] = [
    { q: 0, r: 0 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
  ];
  const laid = tile.map(hex => hexId(add(rotate(hex, 1), { q: -4, r: 2 })));
  assert.deepEqual(laid, ['-4,2', '-3,2', '-4,3']);
});
