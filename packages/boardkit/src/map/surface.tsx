import './map.css';
import type { ComponentChildren, Ref, RefObject } from 'preact';
import { useEffect, useImperativeHandle, useMemo, useRef } from 'preact/hooks';
import type { MapWords } from '../../text/en.ts';
import { type Camera, fit, isClosest, isWhole, pan, reveal, toPixels, toWorld, zoomAt } from './camera.ts';
import { gestures } from './gestures.ts';
import { type Arrow, type Box, isArrow } from './layout.ts';
import { Minimap } from './minimap.tsx';
import type { MovingCamera } from './moving-camera.ts';
import { useCamera } from './use-camera.ts';

/** What a board can ask of its map. */
export interface MapControls {
  /** Moves, if needed, until a point of the map is in view; never zooms. */
  showAt(x: number, y: number): void;
  /** Shows all of the map. */
  fit(): void;
}

interface SurfaceProps {
  /** The part of the picture that is the map, in the units of the picture. */
  world: Box;
  words: MapWords;
  /** How many times larger than when all of it is seen the map can become. */
  closest?: number;
  /**
   * From how many pixels per unit on the picture has more to show. `data-zoom` is how many of these are reached; what
   * needs the number has it as `--scale`.
   */
  levels?: readonly number[];
  /** What is seen first; all of the map unless said. */
  opening?: Camera;
  controls?: Ref<MapControls>;
  /** The map in a few strokes, for the small one; without it there is none. */
  minimap?: ComponentChildren;
  /** The picture: SVG in the units of the map. */
  children: ComponentChildren;
}

const ZOOM = 1.5;

/** What an arrow key moves, in pixels. */
const PANS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, 96],
  ArrowRight: [-96, 0],
  ArrowDown: [0, -96],
  ArrowLeft: [96, 0],
};

/** Room around a point that is brought into view, in pixels. */
const ROOM = 48;

/** A map to look around on: by mouse, fingers, wheel, keys, buttons and a small map. */
export function Surface(props: SurfaceProps) {
  const { world, words, closest = 4, levels = [], opening, controls, minimap, children } = props;
  const window = useRef<HTMLDivElement>(null);
  const moving = useCamera(window, world, closest, opening);
  const { scene, camera } = moving;
  const isAll = isWhole(scene, camera);

  const hand = useHand(moving, window);

  const showAll = (): void => moving.travel(fit);
  const zoom = (factor: number): void =>
    moving.travel((scene, from) =>
      zoomAt(scene, from, factor, { x: scene.frame.width / 2, y: scene.frame.height / 2 }),
    );

  useImperativeHandle(
    controls ?? null,
    () => ({
      showAt: (x, y) =>
        moving.travel((scene, from) => {
          const room = ROOM / from.scale;
          return reveal(scene, from, { x: x - room, y: y - room, width: 2 * room, height: 2 * room });
        }),
      fit: () => moving.travel(fit),
    }),
    [moving],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(ZOOM);
    else if (event.key === '-') zoom(1 / ZOOM);
    else if (event.key === '0') showAll();
    else if (isArrow(event.key) && event.target === window.current) {
      const [dx, dy] = PANS[event.key];
      moving.travel((scene, from) => pan(scene, from, dx, dy));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whoever comes here by keys sees where they are; a pointer is there already. */
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target === window.current || !target.matches(':focus-visible')) return;
    const thing = target.getBoundingClientRect();
    const frame = window.current!.getBoundingClientRect();
    const corner = toWorld(moving.scene, moving.camera, { x: thing.left - frame.left, y: thing.top - frame.top });
    const { scale } = moving.camera;
    const box = { ...corner, width: thing.width / scale, height: thing.height / scale };
    moving.travel((scene, from) => reveal(scene, from, box));
  };

  const corner = toPixels(scene, camera, world);
  return (
    <div
      class="map"
      data-zoom={levels.filter(level => camera.scale >= level).length}
      style={{ '--scale': camera.scale }}
    >
      <div
        ref={window}
        class="map-window"
        role="application"
        aria-label={words.map}
        {...{ ...hand, onKeyDown, onFocusIn, tabIndex: 0 }}
      >
        <svg
          class="map-world"
          role="presentation"
          viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`}
          style={{
            width: `${world.width * camera.scale}px`,
            height: `${world.height * camera.scale}px`,
            transform: `translate(${corner.x}px, ${corner.y}px)`,
          }}
        >
          {children}
        </svg>
      </div>
      <div class="map-tools">
        <Tool words={words.zoomIn} path={PLUS} isOff={isClosest(scene, camera)} press={() => zoom(ZOOM)} />
        <Tool words={words.zoomOut} path={MINUS} isOff={isAll} press={() => zoom(1 / ZOOM)} />
        <Tool words={words.fit} path={FRAME} isOff={isAll} press={showAll} />
      </div>
      {minimap !== undefined && !isAll && (
        <Minimap scene={scene} camera={camera} look={change => moving.look(change)}>
          {minimap}
        </Minimap>
      )}
    </div>
  );
}

/** Mouse, fingers and wheel on the window. A pointer may be lifted beside it, so that is heard on the whole page. */
function useHand(moving: MovingCamera, window: RefObject<HTMLElement | null>) {
  const { onPointerEnd, ...hand } = useMemo(() => gestures(moving, () => window.current!), [moving, window]);
  useEffect(() => {
    addEventListener('pointerup', onPointerEnd);
    addEventListener('pointercancel', onPointerEnd);
    return () => {
      removeEventListener('pointerup', onPointerEnd);
      removeEventListener('pointercancel', onPointerEnd);
    };
  }, [onPointerEnd]);
  return hand;
}

const PLUS = 'M10 4v12M4 10h12';
const MINUS = 'M4 10h12';
const FRAME = 'M7 3H3v4M13 3h4v4M7 17H3v-4M13 17h4v-4';

interface ToolProps {
  words: string;
  path: string;
  /** Where it would do nothing. It keeps the focus, so that keys can go on. */
  isOff: boolean;
  press(): void;
}

function Tool({ words, path, isOff, press }: ToolProps) {
  return (
    <button type="button" class="map-tool" title={words} aria-label={words} aria-disabled={isOff} onClick={press}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
