import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { Camera, Scene, Size } from './camera.ts';
import type { Box } from './layout.ts';
import { MovingCamera } from './moving-camera.ts';

/** A camera on a map through an element of the page; both may change their size. */
export function useCamera(
  through: RefObject<HTMLElement | null>,
  world: Box,
  closest: number,
  opening: Camera | undefined,
): MovingCamera {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0);
  const [moving] = useState(
    () =>
      new MovingCamera(
        () => redraw(undefined),
        () => timeToMove(through.current!),
      ),
  );
  const frame = useSize(through);
  const { x, y, width, height } = world;
  const scene = useMemo<Scene>(
    () => ({ world: { x, y, width, height }, frame, closest }),
    [x, y, width, height, frame, closest],
  );
  if (moving.scene !== scene) moving.enter(scene, opening);
  useEffect(() => () => moving.stop(), [moving]);
  return moving;
}

/** The size of an element; while it is hidden, the last one it had. */
function useSize(of: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = of.current!;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setSize(last => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return size;
}

/** How long things take to move on this page, in milliseconds: nothing for who wants no motion. */
function timeToMove(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--move')) || 0;
}
