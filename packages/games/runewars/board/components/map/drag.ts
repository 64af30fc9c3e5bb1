/** A press is a click until it has moved so many pixels. */
const SLACK = 6;

/** A piece of the map that can be dragged: `drop` is told on what place. The map itself does not move meanwhile. */
export const drags = (drop: (place: string) => void) => ({
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
      const place = type === 'pointerup' ? groundAt(clientX, clientY)?.dataset.at : undefined;
      if (place !== undefined) drop(place);
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

/** What lies under a point on the ground, whatever stands on it. */
const groundAt = (x: number, y: number): SVGElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .map(each => each.closest<SVGElement>('.hex[data-at]'))
    .find(hex => hex !== null) ?? undefined;

/** A piece that can only be dragged leaves clicks to the ground it stands on. */
export function passDown(event: MouseEvent): void {
  const { type, clientX, clientY } = event;
  event.preventDefault();
  event.stopPropagation();
  const said = new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX, clientY });
  groundAt(clientX, clientY)?.dispatchEvent(said);
}
