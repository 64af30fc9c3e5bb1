import type { AreaId } from '../../../src/printed/ids.ts';
import { at } from '../../model/flight.ts';

/** A press is a click until it has moved so many pixels. */
const SLACK = 6;

/** A piece of the map that can be dragged to an area; the map itself does not move meanwhile. */
export const dragsTo = (goal: AreaId, drop: () => void) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button !== 0 || !(event.currentTarget instanceof SVGGraphicsElement)) return;
    event.stopPropagation();
    const piece = event.currentTarget;
    const scale = piece.getScreenCTM()?.a ?? 1;
    let isDragged = false;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const [x, y] = [clientX - event.clientX, clientY - event.clientY];
      isDragged ||= Math.hypot(x, y) > SLACK;
      if (!isDragged) return;
      piece.classList.add('dragged');
      piece.style.transform = `translate(${x / scale}px, ${y / scale}px)`;
    };
    const end = ({ type, clientX, clientY }: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      piece.classList.remove('dragged');
      piece.style.transform = '';
      if (!isDragged) return;
      swallowClick();
      if (type === 'pointerup' && areaAt(clientX, clientY) === at.area(goal)) drop();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  },
});

/** A drag is no click, and the browser says one at its end. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true));
}

/** The area under a point, whatever stands on it. */
const areaAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map(each => each.closest<SVGElement>('.hex[data-at]'))
    .find(hex => hex !== null)?.dataset.at;
