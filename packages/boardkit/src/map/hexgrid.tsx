import { type Hex, type HexId, hexId } from '@teahouse/kernel/hex';
import type { ComponentChildren, SVGAttributes } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Arrow, centre, corners, isArrow, type Layout, outline, pathOf, spot, towards } from './layout.ts';

/** A hex as it is drawn. */
export interface Cell {
  readonly hex: Hex;
  /** What it is and what lies on it, for whoever cannot see it. */
  readonly label: string;
  readonly class?: string | undefined;
  /** What is written at its foot. */
  readonly name?: string | undefined;
  /** What else its element carries, such as `data-opt`; with `onClick` it is a button. */
  readonly attributes?: Readonly<SVGAttributes<SVGGElement>> | undefined;
  /** What is drawn on its ground; 0,0 is its centre. */
  readonly children?: ComponentChildren;
}

interface HexGridProps {
  layout: Layout;
  cells: readonly Cell[];
  /** The name of it all. */
  label: string;
  /**
   * Which hexes the arrow keys lead to, from one to the next; Tab then comes here once. With 'none', Tab visits every hex
   * that is a button.
   */
  keys?: 'all' | 'buttons' | 'none';
}

/** Hexes, each with its ground, its name and whatever a board draws on it. */
export function HexGrid({ layout, cells, label, keys = 'none' }: HexGridProps) {
  const group = useRef<SVGGElement>(null);
  const [focused, setFocused] = useState<HexId | null>(null);
  const shape = useMemo(() => shapeOf(layout), [layout]);
  const stops = cells.filter(cell => keys === 'all' || isButton(cell));
  const current = stops.find(({ hex }) => hexId(hex) === focused) ?? stops[0];

  const walk = (from: Hex, arrow: Arrow): void => {
    const hexes = stops.map(({ hex }) => hex);
    const next = towards(layout, hexes, from, arrow);
    if (next === undefined) return;
    group.current!.querySelector<SVGGElement>(`[data-hex="${hexId(next)}"]`)!.focus({ preventScroll: true });
  };

  const hears = (cell: Cell): SVGAttributes<SVGGElement> => ({
    onFocusIn: () => setFocused(hexId(cell.hex)),
    onKeyDown: event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isButton(cell) && (event.key === 'Enter' || event.key === ' ')) {
        event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      } else if (keys !== 'none' && isArrow(event.key)) walk(cell.hex, event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  return (
    <g ref={group} class="hexes" aria-label={label}>
      {cells.map(cell => {
        const id = hexId(cell.hex);
        const isStop = keys === 'none' ? isButton(cell) : cell === current;
        return (
          <g
            {...cell.attributes}
            key={id}
            class={cell.class === undefined ? 'hex' : `hex ${cell.class}`}
            transform={placeOf(layout, cell.hex)}
            role={isButton(cell) ? 'button' : 'img'}
            aria-label={cell.label}
            tabindex={isStop ? 0 : stops.includes(cell) ? -1 : undefined}
            data-hex={id}
            {...hears(cell)}
          >
            <path class="hex-field" d={shape.ground} />
            {cell.children}
            {cell.name !== undefined && (
              <text class="hex-name" y={shape.foot}>
                {cell.name}
              </text>
            )}
          </g>
        );
      })}
      {current !== undefined && <path class="hex-focus" d={shape.line} transform={placeOf(layout, current.hex)} />}
    </g>
  );
}

/** The line around hexes that belong together. */
export function HexRegion({ layout, hexes, class: name }: { layout: Layout; hexes: readonly Hex[]; class: string }) {
  return <path class={name} d={pathOf(...outline(layout, hexes))} />;
}

/** What is the same for every hex, around 0,0. */
function shapeOf(layout: Layout): { ground: string; line: string; foot: number } {
  const still: Layout = { ...layout, origin: { x: 0, y: 0 } };
  const hex: Hex = { q: 0, r: 0 };
  return {
    ground: pathOf(corners(still, hex)),
    line: pathOf(corners(still, hex, 0.92)),
    foot: spot(still, hex, 'foot').y,
  };
}

function placeOf(layout: Layout, hex: Hex): string {
  const { x, y } = centre(layout, hex);
  return `translate(${x} ${y})`;
}

function isButton({ attributes }: Cell): boolean {
  return attributes?.onClick !== undefined;
}
