import { fileOf } from './art.tsx';
import type { Flight } from './board.ts';
import { COLOURS } from './colours.ts';

/** Where things lie on the screen, by their `data-at`. */
type Spots = ReadonlyMap<string, DOMRect>;

export function spotsIn(root: Element, names: Iterable<string>): Spots {
  const spots = new Map<string, DOMRect>();
  for (const name of names) {
    const rect = nearest(root, name)?.getBoundingClientRect();
    if (rect !== undefined && rect.width > 0) spots.set(name, rect);
  }
  return spots;
}

/** A place may be gone, such as a palace that fell; then the place it was part of: `court-1` for `court-1-palace-2`. */
function nearest(root: Element, name: string): Element | null {
  const found = root.querySelector(`[data-at="${CSS.escape(name)}"]`);
  const dash = name.lastIndexOf('-');
  return found !== null || dash < 0 ? found : nearest(root, name.slice(0, dash));
}

/** The class of the seat that something comes from or goes to: a piece keeps its colour on the way. */
function seatOf(root: Element, { from, to }: Flight): string {
  const owner = [from, to].map(name => nearest(root, name)?.closest(SEATS)).find(found => found != null);
  return SEAT_CLASSES.find(name => owner?.classList.contains(name)) ?? '';
}

const SEAT_CLASSES = COLOURS.map(colour => `p-${colour}`);
const SEATS = SEAT_CLASSES.map(name => `.${name}`).join();

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const SHORT = 260;
/** How long all flights of a move may take: one that sends many things is told quickly. */
const ALL = 1200;

/** Pieces travel one at a time; `stop` ends everything at once. */
export class Flights {
  readonly #areWanted: () => boolean;
  /** How many times as long as usual they take. */
  readonly #slowness: () => number;
  #playing: Animation | null = null;
  #stopped = false;

  constructor(areWanted: () => boolean, slowness: () => number = () => 1) {
    this.#areWanted = areWanted;
    this.#slowness = slowness;
  }

  stop(): void {
    this.#stopped = true;
    this.#playing?.finish();
  }

  /** `before` is where things lay before the move was drawn, `symbols` the file of the board's symbols. */
  async play(root: Element, flights: readonly Flight[], before: Spots, symbols: string): Promise<void> {
    this.#stopped = false;
    const spots = spotsIn(
      root,
      flights.flatMap(({ from, to }) => [from, to]),
    );
    const ms = Math.min(SHORT, ALL / 2 / flights.length) * this.#slowness();
    for (const flight of flights) {
      const from = before.get(flight.from) ?? spots.get(flight.from);
      const to = spots.get(flight.to) ?? before.get(flight.to);
      if (from === undefined || to === undefined || this.#stopped || !this.#areWanted()) continue;
      await this.#fly(flight, from, to, ms, symbols, seatOf(root, flight));
    }
  }

  async #fly(
    { sprite: piece, label }: Flight,
    from: DOMRect,
    to: DOMRect,
    ms: number,
    symbols: string,
    seat: string,
  ): Promise<void> {
    const node = document.createElement('div');
    node.className = `flight ${seat}`;
    node.setAttribute('aria-hidden', 'true');
    if (piece !== '') node.append(drawing(piece, fileOf(piece, symbols)));
    if (label !== '') node.append(Object.assign(document.createElement('b'), { textContent: label }));
    document.body.append(node);
    const [x1, y1] = middle(from, node);
    const [x2, y2] = middle(to, node);
    const far = Math.hypot(x2 - x1, y2 - y1);
    const lift = Math.min(60, far / 5);
    this.#playing = node.animate(
      [
        { transform: `translate(${x1}px, ${y1}px) scale(.8)`, opacity: 0.2 },
        { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) scale(1.08)`, opacity: 1 },
        { transform: `translate(${x2}px, ${y2}px) scale(1)`, opacity: 1 },
      ],
      { duration: Math.min(2 * ms, ms + far / 4), easing: EASE },
    );
    await this.#playing.finished;
    this.#playing = null;
    node.remove();
  }
}

function middle({ left, top, width, height }: DOMRect, node: Element): [number, number] {
  const own = node.getBoundingClientRect();
  return [left + width / 2 - own.width / 2, top + height / 2 - own.height / 2];
}

function drawing(id: string, file: string): SVGElement {
  const ns = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(ns, 'svg');
  const use = document.createElementNS(ns, 'use');
  use.setAttribute('href', `${file}#${id}`);
  svg.append(use);
  return svg;
}
