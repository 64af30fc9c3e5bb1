import type { ComponentChildren } from 'preact';
import { type Camera, clamp, type Scene, visible } from './camera.ts';

interface MinimapProps {
  scene: Scene;
  camera: Camera;
  look(change: (scene: Scene, camera: Camera) => Camera): void;
  children: ComponentChildren;
}

/** The whole map, small, with what is seen of it. Keys have their own ways, so it is for pointers only. */
export function Minimap({ scene, camera, look, children }: MinimapProps) {
  const { world } = scene;
  const seen = visible(scene, camera);
  const left = Math.max(seen.x, world.x);
  const top = Math.max(seen.y, world.y);
  const width = Math.min(seen.x + seen.width, world.x + world.width) - left;
  const height = Math.min(seen.y + seen.height, world.y + world.height) - top;

  const lead = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const inverse = event.currentTarget.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
    look((scene, { scale }) => clamp(scene, { x, y, scale }));
  };

  return (
    <svg
      class="map-mini"
      viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`}
      aria-hidden="true"
      onPointerDown={event => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        lead(event);
      }}
      onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && lead(event)}
    >
      {children}
      <rect class="map-port" x={left} y={top} width={Math.max(width, 0)} height={Math.max(height, 0)} />
    </svg>
  );
}
