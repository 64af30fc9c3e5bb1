import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf, type Corners, worldFor } from '../../board/model/fit.ts';
import { mapOf } from '../../src/map.ts';
import { everywhere } from './play.ts';

const HALF = { halfWidth: 57, halfHeight: 46 };
const FRAME = { width: 880, height: 842 };
const CORNERS: Corners = {
  topLeft: { width: 350, height: 222 },
  topRight: { width: 240, height: 276 },
  bottomLeft: { width: 316, height: 140 },
  bottomRight: { width: 230, height: 172 },
};
const MARGIN = 12;

/** The maps of some games, as the middles of their areas. */
function grounds() {
  const layouts = new Set<string>();
  everywhere('fit', 12, ({ year, layout }) => void (year > 0 && layouts.add(layout)));
  return [...layouts].map(layout => ({
    ...HALF,
    middles: mapOf({ layout }).places.map(({ hex: { q, r } }) => ({ x: 85.5 * q, y: 92 * (r + q / 2) })),
  }));
}

test('no panel lies on the middle of an area, and the map stays large', () => {
  const all = grounds();
  assert.ok(all.length > 6);
  let free = 0;
  for (const ground of all) {
    const world = worldFor(ground, FRAME, CORNERS);
    const map = boundsOf(ground);
    const scale = (FRAME.width - 2 * MARGIN) / world.width;
    if (world.width === map.width) continue;
    free++;
    const panels = [
      { left: 0, top: 0, ...CORNERS.topLeft },
      { left: FRAME.width - CORNERS.topRight.width, top: 0, ...CORNERS.topRight },
      { left: 0, top: FRAME.height - CORNERS.bottomLeft.height, ...CORNERS.bottomLeft },
      {
        left: FRAME.width - CORNERS.bottomRight.width,
        top: FRAME.height - CORNERS.bottomRight.height,
        ...CORNERS.bottomRight,
      },
    ];
    for (const middle of ground.middles) {
      const x = MARGIN + (middle.x - world.x) * scale;
      const y = MARGIN + (middle.y - world.y) * scale;
      assert.ok(x > 0 && x < FRAME.width && y > 0 && y < FRAME.height, 'an area is out of sight');
      for (const { left, top, width, height } of panels) {
        assert.ok(x < left || x > left + width || y < top || y > top + height, 'an area lies under a panel');
      }
    }
    assert.ok(map.height * scale > FRAME.height / 2 || map.width * scale > FRAME.width / 2);
  }
  assert.ok(free > all.length / 2, `${free} of ${all.length} maps lie free`);
});

test('without panels, or before there is a window, it is the map itself', () => {
  const [ground] = grounds();
  assert.deepEqual(worldFor(ground!, { width: 0, height: 0 }, CORNERS), boundsOf(ground!));
});
