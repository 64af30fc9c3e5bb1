import { type Camera, fit, hold, isClosest, pan, zoomAt } from './camera.ts';
import type { Point } from './layout.ts';
import type { MovingCamera } from './moving-camera.ts';

/** Pixels that a finger or a mouse may tremble while it presses something. */
const TREMBLE = { mouse: 4, other: 8 } as const;

const DOUBLE_TAP = { time: 400, away: 30, zoom: 2 } as const;

/** How much one pixel of the wheel zooms; a pinch on a trackpad arrives as a wheel with ctrl, in smaller steps. */
const WHEEL = { plain: 0.002, pinch: 0.01, most: 0.25, line: 18 } as const;

/** What is pressed twice means something else. */
const PRESSABLE = 'a, button, [role="button"]';

/**
 * What mouse, fingers and wheel do to a map. A press that does not move is left to what lies under it; only a drag takes
 * hold of the pointer, and is no click afterwards.
 */
export function gestures(camera: MovingCamera, element: () => HTMLElement) {
  const fingers = new Map<number, Point>();
  let grip: { readonly camera: Camera; readonly from: readonly Point[] } = { camera: camera.camera, from: [] };
  let isDrag = false;
  let lastTap: { readonly at: Point; readonly time: number } | null = null;

  const pixel = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element().getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const takeHold = (): void => {
    grip = { camera: camera.camera, from: [...fingers.values()] };
  };

  const startDrag = (): void => {
    isDrag = true;
    for (const id of fingers.keys()) element().setPointerCapture(id);
  };

  const tap = (event: PointerEvent, at: Point): void => {
    const isThing = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    const isSecond =
      lastTap !== null && event.timeStamp - lastTap.time < DOUBLE_TAP.time && away(at, lastTap.at) < DOUBLE_TAP.away;
    lastTap = isThing || isSecond ? null : { at, time: event.timeStamp };
    if (isThing || !isSecond) return;
    camera.travel((scene, from) => (isClosest(scene, from) ? fit(scene) : zoomAt(scene, from, DOUBLE_TAP.zoom, at)));
  };

  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.size === 0) isDrag = false;
      camera.stop();
      fingers.set(event.pointerId, pixel(event));
      takeHold();
    },
    onPointerMove(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return;
      const at = pixel(event);
      const tremble = event.pointerType === 'mouse' ? TREMBLE.mouse : TREMBLE.other;
      if (!isDrag && fingers.size === 1 && away(at, grip.from[0]!) < tremble) return;
      if (!isDrag) startDrag();
      fingers.set(event.pointerId, at);
      camera.look(scene => hold(scene, grip.camera, grip.from, [...fingers.values()]));
    },
    onPointerEnd(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId)) return;
      takeHold();
      if (!isDrag && event.type === 'pointerup') tap(event, pixel(event));
    },
    onClickCapture(event: MouseEvent): void {
      // Keys and screen readers click without a pointer; theirs is never the end of a drag.
      if (!isDrag || event.detail === 0) return;
      isDrag = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onWheel(event: WheelEvent): void {
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL.line;
      const dx = event.deltaX * pixels;
      const dy = event.deltaY * pixels;
      const isPinch = event.ctrlKey || event.metaKey;
      const isSideways = !isPinch && (event.shiftKey || Math.abs(dx) > Math.abs(dy));
      const power = Math.max(-WHEEL.most, Math.min(WHEEL.most, -dy * (isPinch ? WHEEL.pinch : WHEEL.plain)));
      const at = pixel(event);
      const hasMoved = camera.look((scene, from) =>
        isSideways ? pan(scene, from, -dx, -dy) : zoomAt(scene, from, Math.exp(power), at),
      );
      // A wheel that can do nothing here scrolls the page, but a pinch never zooms it.
      if (hasMoved || isPinch) event.preventDefault();
    },
    onDragStart(event: DragEvent): void {
      event.preventDefault();
    },
  };
}

function away(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
