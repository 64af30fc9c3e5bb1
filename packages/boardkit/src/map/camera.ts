import type { Box, Point } from './layout.ts';

/** What is looked at: the point of the map in the middle of the window, and how many pixels a unit of the map takes. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a camera looks at, and through. */
export interface Scene {
  /** The map, in its own units. */
  readonly world: Box;
  /** The window, in pixels. Points in pixels are counted from its top left corner. */
  readonly frame: Size;
  /** How many times larger than when all of it is seen the map can become. */
  readonly closest: number;
}

/** Pixels that stay free around the whole map, and around what is brought into view. */
const MARGIN = 12;

/** Cameras that differ by less are the same: a hundredth of a pixel on any screen. */
const NOTHING = 1e-6;

/** The whole map, as large as it can be. */
export function fit({ world, frame }: Scene): Camera {
  const scale = Math.min(
    Math.max(frame.width - 2 * MARGIN, 1) / Math.max(world.width, 1),
    Math.max(frame.height - 2 * MARGIN, 1) / Math.max(world.height, 1),
  );
  return { x: world.x + world.width / 2, y: world.y + world.height / 2, scale };
}

/** How many times larger than when all of it is seen the map is. */
export function zoomOf(scene: Scene, { scale }: Camera): number {
  return scale / fit(scene).scale;
}

export function isWhole(scene: Scene, camera: Camera): boolean {
  return zoomOf(scene, camera) < 1 + NOTHING;
}

export function isClosest(scene: Scene, camera: Camera): boolean {
  return zoomOf(scene, camera) > scene.closest - NOTHING;
}

/** The nearest camera that is allowed: neither too far nor too close, and never beside the map. */
export function clamp(scene: Scene, camera: Camera): Camera {
  const { world, frame } = scene;
  const least = fit(scene).scale;
  const scale = within(least, camera.scale, least * scene.closest);
  return {
    x: middle(world.x, world.width, frame.width / scale, MARGIN / scale, camera.x),
    y: middle(world.y, world.height, frame.height / scale, MARGIN / scale, camera.y),
    scale,
  };
}

/** Where along one axis the middle of the window may lie: the map fills the window, or lies in its middle. */
function middle(start: number, length: number, window: number, margin: number, wanted: number): number {
  const room = length + 2 * margin - window;
  if (room <= 0) return start + length / 2;
  return within(start - margin + window / 2, wanted, start + length + margin - window / 2);
}

/** Moves the map by pixels, as a hand does. */
export function pan(scene: Scene, camera: Camera, dx: number, dy: number): Camera {
  return clamp(scene, { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale });
}

/** Enlarges; what is under the point in pixels stays there, as far as the edges of the map allow. */
export function zoomAt(scene: Scene, camera: Camera, factor: number, at: Point): Camera {
  const { scale } = clamp(scene, { ...camera, scale: camera.scale * factor });
  return looking(scene, scale, toWorld(scene, camera, at), at);
}

/**
 * What fingers do to the map: every point of it stays under the finger that holds it. One finger moves it, two move and
 * zoom it around the point between them.
 */
export function hold(scene: Scene, camera: Camera, from: readonly Point[], to: readonly Point[]): Camera {
  const spread = apart(from);
  const { scale } = clamp(scene, { ...camera, scale: spread > 0 ? (camera.scale * apart(to)) / spread : camera.scale });
  return looking(scene, scale, toWorld(scene, camera, amid(from)), amid(to));
}

/** Moves as little as needed to show a box of the map with some room around it, or its middle where it is too large. */
export function reveal(scene: Scene, camera: Camera, box: Box): Camera {
  const seen = visible(scene, camera);
  const margin = MARGIN / camera.scale;
  return clamp(scene, {
    x: camera.x + shift(seen.x, seen.width, box.x - margin, box.width + 2 * margin),
    y: camera.y + shift(seen.y, seen.height, box.y - margin, box.height + 2 * margin),
    scale: camera.scale,
  });
}

function shift(seen: number, window: number, start: number, length: number): number {
  if (length > window) return start + length / 2 - (seen + window / 2);
  return Math.min(start - seen, 0) + Math.max(start + length - (seen + window), 0);
}

/** The camera after the map or the window has changed: who saw all of it goes on seeing all of it. */
export function adapted(before: Scene, camera: Camera, after: Scene): Camera {
  return isWhole(before, camera) ? fit(after) : clamp(after, camera);
}

/** A camera on the way between two, at 0 to 1. A point that both show at the same place stays there all the way. */
export function between(from: Camera, to: Camera, way: number): Camera {
  return {
    x: mix(from.x, to.x, way),
    y: mix(from.y, to.y, way),
    scale: 1 / mix(1 / from.scale, 1 / to.scale, way),
  };
}

export function sameCamera(a: Camera, b: Camera): boolean {
  const close = NOTHING * Math.max(1, Math.abs(a.x), Math.abs(a.y));
  return Math.abs(a.x - b.x) < close && Math.abs(a.y - b.y) < close && Math.abs(a.scale / b.scale - 1) < NOTHING;
}

/** What of the map is in the window. */
export function visible({ frame }: Scene, { x, y, scale }: Camera): Box {
  const width = frame.width / scale;
  const height = frame.height / scale;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function toWorld({ frame }: Scene, { x, y, scale }: Camera, pixel: Point): Point {
  return { x: x + (pixel.x - frame.width / 2) / scale, y: y + (pixel.y - frame.height / 2) / scale };
}

export function toPixels({ frame }: Scene, { x, y, scale }: Camera, point: Point): Point {
  return { x: frame.width / 2 + (point.x - x) * scale, y: frame.height / 2 + (point.y - y) * scale };
}

/** The camera of this scale that shows a point of the map at a pixel. */
function looking(scene: Scene, scale: number, point: Point, pixel: Point): Camera {
  const { width, height } = scene.frame;
  return clamp(scene, {
    x: point.x - (pixel.x - width / 2) / scale,
    y: point.y - (pixel.y - height / 2) / scale,
    scale,
  });
}

function amid(points: readonly Point[]): Point {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

/** How far two fingers are apart; one finger has no spread. */
function apart([a, b]: readonly Point[]): number {
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}

function mix(a: number, b: number, way: number): number {
  return a + (b - a) * way;
}

function within(least: number, wanted: number, most: number): number {
  return Math.min(Math.max(wanted, least), most);
}
