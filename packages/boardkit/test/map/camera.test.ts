import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  adapted,
  between,
  type Camera,
  clamp,
  fit,
  hold,
  isClosest,
  isWhole,
  pan,
  reveal,
  type Scene,
  sameCamera,
  toPixels,
  toWorld,
  visible,
  zoomAt,
  zoomOf,
} from '../../src/map/camera.ts';
import type { Box, Point } from '../../src/map/layout.ts';

const real = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

const someScene: fc.Arbitrary<Scene> = fc.record({
  world: fc.record({ x: real(-500, 500), y: real(-500, 500), width: real(20, 3000), height: real(20, 3000) }),
  frame: fc.record({ width: fc.integer({ min: 100, max: 2000 }), height: fc.integer({ min: 100, max: 1200 }) }),
  closest: real(1, 8),
});

/** A scene and a camera that is allowed in it. */
const someView = fc
  .tuple(someScene, real(0, 1), real(0, 1), real(0, 1))
  .map(([scene, x, y, zoom]): { scene: Scene; camera: Camera } => ({
    scene,
    camera: clamp(scene, {
      x: scene.world.x + x * scene.world.width,
      y: scene.world.y + y * scene.world.height,
      scale: fit(scene).scale * (1 + zoom * (scene.closest - 1)),
    }),
  }));

const somePixel: fc.Arbitrary<Point> = fc.record({ x: real(0, 1000), y: real(0, 1000) });

/** A large map, seen so closely that its edges are far away. */
const MAP: Scene = {
  world: { x: 0, y: 0, width: 2000, height: 1000 },
  frame: { width: 1000, height: 500 },
  closest: 16,
};
const AMID: Camera = { x: 1000, y: 500, scale: 2 };

function near(a: Point, b: Point): void {
  assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 1e-6, `${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
}

function same(a: Camera, b: Camera): void {
  assert.ok(sameCamera(a, b), `${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
}

/** By how many pixels one box reaches out of another. */
function outside(scale: number, inner: Box, outer: Box): number {
  const left = outer.x - inner.x;
  const top = outer.y - inner.y;
  return scale * Math.max(left, top, inner.width - outer.width - left, inner.height - outer.height - top);
}

test('at fit the whole map is in the window, with some room, in its middle', () => {
  fc.assert(
    fc.property(someScene, scene => {
      const camera = fit(scene);
      assert.ok(outside(camera.scale, scene.world, visible(scene, camera)) <= -12 + 1e-6);
      assert.ok(isWhole(scene, camera));
      same(clamp(scene, camera), camera);
      near(toPixels(scene, camera, camera), { x: scene.frame.width / 2, y: scene.frame.height / 2 });
    }),
  );
});

test('a window without any size breaks nothing', () => {
  const camera = fit({ ...MAP, frame: { width: 0, height: 0 } });
  assert.ok(camera.scale > 0 && Number.isFinite(camera.scale));
});

test('pixels and map lead to each other and back', () => {
  fc.assert(
    fc.property(someView, somePixel, ({ scene, camera }, pixel) =>
      near(toPixels(scene, camera, toWorld(scene, camera, pixel)), pixel),
    ),
  );
});

test('whatever is done, the map is never lost, nor too small or too large', () => {
  const did = fc.oneof(
    fc.record({ does: fc.constant('pan' as const), x: real(-5000, 5000), y: real(-5000, 5000) }),
    fc.record({ does: fc.constant('zoom' as const), x: real(0, 1000), y: real(0, 1000), factor: real(0.01, 100) }),
    fc.record({ does: fc.constant('show' as const), x: real(-9000, 9000), y: real(-9000, 9000) }),
  );
  fc.assert(
    fc.property(someView, fc.array(did, { maxLength: 8 }), ({ scene, camera: start }, deeds) => {
      let camera = start;
      for (const deed of deeds) {
        if (deed.does === 'pan') camera = pan(scene, camera, deed.x, deed.y);
        else if (deed.does === 'zoom') camera = zoomAt(scene, camera, deed.factor, deed);
        else camera = reveal(scene, camera, { x: deed.x, y: deed.y, width: 0, height: 0 });
        same(clamp(scene, camera), camera);
        const zoom = zoomOf(scene, camera);
        assert.ok(zoom > 1 - 1e-6 && zoom < scene.closest + 1e-6);
        // Beside the map there is never more than what fit leaves free, or the margin.
        const { world, frame } = scene;
        const seen = visible(scene, camera);
        const spare = (window: number, length: number): number => Math.max(12, (window - length * camera.scale) / 2);
        const free = (beyond: number, most: number): void =>
          assert.ok(beyond * camera.scale <= most + 1e-6, `${beyond * camera.scale} pixels beside the map`);
        free(world.x - seen.x, spare(frame.width, world.width));
        free(seen.x + seen.width - world.x - world.width, spare(frame.width, world.width));
        free(world.y - seen.y, spare(frame.height, world.height));
        free(seen.y + seen.height - world.y - world.height, spare(frame.height, world.height));
      }
    }),
  );
});

test('a hand moves the map by as many pixels as it moves itself', () => {
  const point = toWorld(MAP, AMID, { x: 300, y: 200 });
  near(toPixels(MAP, pan(MAP, AMID, 40, -30), point), { x: 340, y: 170 });
});

test('zooming leaves what is under the pointer where it is', () => {
  fc.assert(
    fc.property(real(0, 1000), real(0, 500), real(0.8, 2), (x, y, factor) => {
      const camera = zoomAt(MAP, AMID, factor, { x, y });
      assert.ok(Math.abs(camera.scale - 2 * factor) < 1e-9);
      near(toPixels(MAP, camera, toWorld(MAP, AMID, { x, y })), { x, y });
    }),
  );
});

test('zooming in and out by the same amount leads back', () => {
  fc.assert(
    fc.property(real(100, 900), real(100, 400), real(1, 1.8), (x, y, factor) =>
      same(zoomAt(MAP, zoomAt(MAP, AMID, factor, { x, y }), 1 / factor, { x, y }), AMID),
    ),
  );
});

test('zooming ends at the closest look and at the whole map', () => {
  const at = { x: 100, y: 100 };
  assert.ok(isClosest(MAP, zoomAt(MAP, AMID, 1000, at)));
  assert.equal(isClosest(MAP, AMID), false);
  same(zoomAt(MAP, AMID, 0.001, at), fit(MAP));
});

test('one finger moves the map, two hold it between them', () => {
  same(hold(MAP, AMID, [{ x: 10, y: 10 }], [{ x: 50, y: -20 }]), pan(MAP, AMID, 40, -30));
  const finger = fc.record({ x: real(300, 700), y: real(100, 400) });
  fc.assert(
    fc.property(finger, finger, real(0.8, 2), finger, (a, b, spread, to) => {
      fc.pre(Math.hypot(a.x - b.x, a.y - b.y) > 1);
      const half = { x: (spread * (b.x - a.x)) / 2, y: (spread * (b.y - a.y)) / 2 };
      const after = [
        { x: to.x - half.x, y: to.y - half.y },
        { x: to.x + half.x, y: to.y + half.y },
      ];
      const camera = hold(MAP, AMID, [a, b], after);
      near(toPixels(MAP, camera, toWorld(MAP, AMID, a)), after[0]!);
      near(toPixels(MAP, camera, toWorld(MAP, AMID, b)), after[1]!);
    }),
  );
});

test('two fingers on one spot only move the map', () => {
  const spot = { x: 100, y: 100 };
  same(
    hold(
      MAP,
      AMID,
      [spot, spot],
      [
        { x: 0, y: 0 },
        { x: 400, y: 0 },
      ],
    ),
    pan(MAP, AMID, 100, -100),
  );
});

test('what is brought into view is in view, and what was in view does not move', () => {
  fc.assert(
    fc.property(someView, real(0, 1), real(0, 1), ({ scene, camera }, x, y) => {
      const box: Box = {
        x: scene.world.x + x * scene.world.width,
        y: scene.world.y + y * scene.world.height,
        width: 0,
        height: 0,
      };
      const shown = reveal(scene, camera, box);
      assert.ok(outside(shown.scale, box, visible(scene, shown)) <= 1e-6);
      assert.equal(shown.scale, camera.scale);
      same(reveal(scene, shown, box), shown);
    }),
  );
  same(reveal(MAP, AMID, { x: 1000, y: 500, width: 100, height: 60 }), AMID);
});

test('of what is larger than the window the middle is shown', () => {
  same(reveal(MAP, AMID, { x: 0, y: 400, width: 1500, height: 10 }), { ...AMID, x: 750 });
});

test('who saw the whole map goes on seeing it; who looked closer stays where they were', () => {
  const turned: Scene = { ...MAP, frame: { width: 500, height: 1000 } };
  same(adapted(MAP, fit(MAP), turned), fit(turned));
  same(adapted(MAP, AMID, turned), AMID);
  const grown: Scene = { ...MAP, world: { x: -500, y: 0, width: 2500, height: 1000 } };
  same(adapted(MAP, fit(MAP), grown), fit(grown));
});

test('on the way of a zoom the point under the pointer stays', () => {
  const at = { x: 200, y: 350 };
  const to = zoomAt(MAP, AMID, 2, at);
  for (const way of [0, 0.25, 0.5, 0.75, 1]) {
    near(toPixels(MAP, between(AMID, to, way), toWorld(MAP, AMID, at)), at);
  }
  same(between(AMID, to, 0), AMID);
  same(between(AMID, to, 1), to);
});
