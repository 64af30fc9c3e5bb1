import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIRECTIONS, distance, type Hex, hexId, neighbour, ring, sameHex, spiral, turn } from '@teahouse/kernel/hex';
import fc from 'fast-check';
import {
  type Arrow,
  along,
  bounds,
  centre,
  corners,
  hexAt,
  isArrow,
  type Layout,
  labelOf,
  outline,
  type Point,
  pathOf,
  regular,
  sharedSide,
  side,
  spot,
  towards,
} from '../../src/map/layout.ts';
import { someDirection, someHex, someLayout, someRegion } from './some.ts';

const ORIGIN: Hex = { q: 0, r: 0 };
const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const OPPOSITE: Readonly<Record<Arrow, Arrow>> = {
  ArrowUp: 'ArrowDown',
  ArrowRight: 'ArrowLeft',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
};

function near(a: Point, b: Point, tolerance = 1e-6): void {
  assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < tolerance, `${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
}

/** Twice the area within a loop; above nothing where it runs clockwise on a screen. */
function area(loop: readonly Point[]): number {
  return loop.reduce((sum, { x, y }, i) => {
    const next = loop[(i + 1) % loop.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
}

test('flat tops lie in columns, pointed tops in rows', () => {
  const flat: Layout = { top: 'flat', halfWidth: 57, halfHeight: 46, origin: { x: 10, y: 20 } };
  assert.deepEqual(centre(flat, { q: 2, r: -1 }), { x: 10 + 2 * 85.5, y: 20 });
  assert.deepEqual(corners(flat, ORIGIN)[0], { x: 10 - 28.5, y: 20 - 46 });
  const pointed: Layout = { ...flat, top: 'pointed' };
  assert.deepEqual(centre(pointed, { q: 1, r: 2 }), { x: 10 + 4 * 57, y: 20 + 3 * 46 });
});

test('regular hexes have six equal sides', () => {
  for (const top of ['flat', 'pointed'] as const) {
    for (const direction of DIRECTIONS) {
      const [from, to] = side(regular(top, 30), ORIGIN, direction);
      assert.ok(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - 30) < 1e-9);
    }
  }
});

test('every point well inside a hex leads back to it', () => {
  const inside = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(someLayout, someHex, someDirection, inside, inside, (layout, hex, corner, out, round) => {
      const middle = centre(layout, hex);
      const [from, to] = side(layout, hex, corner);
      const edge = along([from, to], round);
      const point = { x: middle.x + (edge.x - middle.x) * out, y: middle.y + (edge.y - middle.y) * out };
      assert.deepEqual(hexAt(layout, point), hex);
    }),
  );
});

test('neighbours share a side, seen from either in the opposite sense; others share none', () => {
  fc.assert(
    fc.property(someLayout, someHex, someDirection, (layout, hex, direction) => {
      const next = neighbour(hex, direction);
      const [from, to] = sharedSide(layout, hex, next)!;
      const [back, forth] = sharedSide(layout, next, hex)!;
      near(from, forth);
      near(to, back);
      assert.equal(sharedSide(layout, hex, hex), undefined);
      assert.equal(sharedSide(layout, hex, neighbour(next, direction)), undefined);
    }),
  );
});

test('the side of a direction lies half way to the neighbour there', () => {
  fc.assert(
    fc.property(someLayout, someHex, someDirection, (layout, hex, direction) => {
      const a = centre(layout, hex);
      const b = centre(layout, neighbour(hex, direction));
      near(along(side(layout, hex, direction), 0.5), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    }),
  );
});

test('a border swells into its own hex, to the right of its way', () => {
  const layout = regular('flat', 30);
  for (const direction of DIRECTIONS) {
    assert.deepEqual(hexAt(layout, along(side(layout, ORIGIN, direction), 0.3, 4)), ORIGIN);
    assert.deepEqual(hexAt(layout, along(side(layout, ORIGIN, direction), 0.3, -4)), neighbour(ORIGIN, direction));
  }
});

test('the outline of a hex are its corners', () => {
  const layout = regular('pointed', 30);
  assert.deepEqual(outline(layout, [ORIGIN]), [corners(layout, ORIGIN)]);
  assert.deepEqual(outline(layout, []), []);
});

test('a ring has an outer line clockwise and a hole the other way', () => {
  const layout = regular('flat', 10);
  const loops = outline(layout, ring(ORIGIN, 1));
  assert.deepEqual(
    loops.map(loop => [loop.length, Math.sign(area(loop))]),
    [
      [18, 1],
      [6, -1],
    ],
  );
});

test('the outline of any region is closed, has each open side once, and holds the area of its hexes', () => {
  fc.assert(
    fc.property(someLayout, someRegion, (layout, region) => {
      const loops = outline(layout, region);
      const ids = new Set(region.map(hexId));
      const open = region.flatMap(hex => DIRECTIONS.filter(direction => !ids.has(hexId(neighbour(hex, direction)))));
      assert.equal(loops.flat().length, open.length);
      const longest = Math.max(2 * layout.halfWidth, 2 * layout.halfHeight);
      for (const loop of loops) {
        loop.forEach(({ x, y }, i) => {
          const next = loop[(i + 1) % loop.length]!;
          assert.ok(Math.hypot(next.x - x, next.y - y) < longest, 'a line is no longer than a side');
        });
      }
      const one = area(corners(layout, ORIGIN));
      const total = loops.reduce((sum, loop) => sum + area(loop), 0);
      assert.ok(Math.abs(total / one - region.length) < 1e-6, `${total / one} hexes instead of ${region.length}`);
      assert.equal(loops.filter(loop => area(loop) > 0).length, 1, 'what hangs together has one outer line');
    }),
  );
});

test('a path is closed and short', () => {
  assert.equal(
    pathOf([
      { x: 1 / 3, y: -0.001 },
      { x: 2, y: 3 },
    ]),
    'M0.33 0L2 3Z',
  );
  assert.equal(pathOf(), '');
});

test('all corners of a region lie within its bounds, and touch all four of them', () => {
  fc.assert(
    fc.property(someLayout, someRegion, (layout, region) => {
      const box = bounds(layout, region);
      const points = region.flatMap(hex => corners(layout, hex));
      const reach = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
      const [left, right] = reach(points.map(({ x }) => x));
      const [top, bottom] = reach(points.map(({ y }) => y));
      near({ x: left, y: top }, box);
      near({ x: right, y: bottom }, { x: box.x + box.width, y: box.y + box.height });
    }),
  );
  assert.deepEqual(bounds(regular('flat', 10), []), { x: 0, y: 0, width: 0, height: 0 });
});

test('labels stand on their own hex', () => {
  fc.assert(
    fc.property(someLayout, someHex, (layout, hex) => {
      for (const where of ['head', 'middle', 'foot'] as const) {
        assert.deepEqual(hexAt(layout, spot(layout, hex, where)), hex);
      }
    }),
  );
});

test('the name of a region stands on one of its hexes, also around a hole', () => {
  fc.assert(
    fc.property(someLayout, someRegion, (layout, region) => {
      const hex = hexAt(layout, labelOf(layout, region));
      assert.ok(region.some(other => sameHex(other, hex)));
    }),
  );
  assert.deepEqual(labelOf(regular('flat', 10), spiral(ORIGIN, 2)), { x: 0, y: 0 });
  assert.throws(() => labelOf(regular('flat', 10), []), /without hexes/);
});

test('only the four arrow keys are arrows', () => {
  assert.deepEqual(['ArrowUp', 'Enter', 'toString', 'ArrowLeft'].filter(isArrow), ['ArrowUp', 'ArrowLeft']);
});

test('an arrow key goes to a neighbour where all are there, and the opposite one leads back', () => {
  const around = spiral(ORIGIN, 4);
  const inner = spiral(ORIGIN, 2);
  for (const top of ['flat', 'pointed'] as const) {
    for (const from of inner) {
      for (const arrow of ARROWS) {
        const next = towards(regular(top, 20), around, from, arrow)!;
        assert.equal(distance(from, next), 1);
        assert.deepEqual(towards(regular(top, 20), around, next, OPPOSITE[arrow]), from);
      }
    }
  }
});

test('arrow keys follow a row, jump over a gap, and end where nothing is left', () => {
  const layout = regular('flat', 20);
  const row = [0, 1, 2, 3].map(q => ({ q, r: Math.ceil(-q / 2) + 0 }));
  let at: Hex | undefined = row[0];
  for (const next of [...row.slice(1), undefined]) {
    at = towards(layout, spiral(ORIGIN, 3), at!, 'ArrowRight');
    assert.deepEqual(at, next);
  }
  assert.deepEqual(towards(layout, [ORIGIN, { q: 0, r: 3 }], ORIGIN, 'ArrowDown'), { q: 0, r: 3 });
  assert.equal(towards(layout, [ORIGIN], ORIGIN, 'ArrowDown'), undefined);
});

test('with arrow keys every hex of a region can be reached', () => {
  const regularOnes = fc.constantFrom<Layout[]>(regular('flat', 20), regular('pointed', 20), {
    top: 'flat',
    halfWidth: 57,
    halfHeight: 46,
    origin: { x: 0, y: 0 },
  });
  fc.assert(
    fc.property(regularOnes, someRegion, (layout, region) => {
      const reached = new Map([[hexId(region[0]!), region[0]!]]);
      for (const hex of reached.values()) {
        for (const arrow of ARROWS) {
          const next = towards(layout, region, hex, arrow);
          if (next !== undefined) reached.set(hexId(next), next);
        }
      }
      assert.equal(reached.size, region.length);
    }),
    { numRuns: 500 },
  );
});

test('a turn of the whole map turns its directions', () => {
  const layout = regular('flat', 20);
  for (const direction of DIRECTIONS) {
    const { x, y } = centre(layout, neighbour(ORIGIN, direction));
    const turned = { x: x * 0.5 - y * Math.sqrt(0.75), y: x * Math.sqrt(0.75) + y * 0.5 };
    near(turned, centre(layout, neighbour(ORIGIN, turn(direction, 1))));
  }
});
