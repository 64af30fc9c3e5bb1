import { lazy } from '@teahouse/boardkit';
import { type Camera, type Cell, centre, HexGrid, type MapControls, Surface } from '@teahouse/boardkit/map';
import { NOBODY, type Seat } from '@teahouse/kernel';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pickId } from '../../../src/ids.ts';
import { mapOf, placeOf } from '../../../src/map.ts';
import { areaInShort } from '../../model/areas.ts';
import { type Corners, worldFor } from '../../model/fit.ts';
import { at } from '../../model/flight.ts';
import { composedIn, isFar, leavingBy } from '../../model/moves.ts';
import { hexesToShow } from '../../model/placing.ts';
import { controlOf, type Seen } from '../../model/reading.ts';
import { answerOf, isMarker } from '../../model/where.ts';
import { useTable } from '../../table.ts';
import { hexPath, LAYOUT } from './geometry.ts';
import { Ground, Lines, Patterns, Ways } from './ground.tsx';
import { Pieces } from './pieces.tsx';

// Most tables begin on a map that lies there.
const Placements = lazy(async () => (await import('../../parts.ts')).Placements);

/** From how many pixels per unit on names of cities are written. */
const CLOSE = 1.6;
const SMALL_HEX = hexPath(0.95);
/** Of so many areas at most, all are brought into view. */
const SHOWN = 4;

/** The map is the table: areas with all that lies on them, and what can be chosen glows. */
export function GameMap({ corners }: { corners: Corners }) {
  const { seen, me, question, turned, common, words, colourOf } = useTable();
  const isBeingLaid = turned !== null || seen.markers.length > 0 || (question?.options.some(isMarker) ?? false);
  const box = useRef<HTMLElement>(null);
  const controls = useRef<MapControls>(null);
  const frame = useSize(box);
  const cells = useCells();
  const composed = composedIn(seen);
  const leaving = leavingBy(composed);
  const hexes = hexesToShow(seen, question);
  const shown = hexes.map(({ q, r }) => `${q},${r}`).join(' ');
  const world = useMemo(
    () => worldFor({ ...LAYOUT, middles: hexes.map(hex => centre(LAYOUT, hex)) }, frame, corners),
    // The list is made anew each time; what is in it seldom changes.
    [shown, frame, corners],
  );
  const opening = openingAt(seen, me, frame.width);
  useLies(box);
  useLook(controls, cells, frame.width > 0);
  return (
    <section ref={box} class="map-box" aria-label={words.map}>
      {frame.width > 0 && (
        <Surface
          world={world}
          words={common.map}
          levels={[CLOSE]}
          controls={controls}
          {...(opening !== undefined && { opening })}
          minimap={<Small cells={cells} />}
        >
          <Patterns />
          <HexGrid layout={LAYOUT} cells={cells} label={words.areas} keys="all" />
          <g class="over">
            <Lines />
          </g>
          {isBeingLaid && <Placements />}
          <g class="pieces">
            {seen.areas.map(area => {
              const { x, y } = centre(LAYOUT, placeOf(seen, area.id).hex);
              const by = controlOf(seen, area.id);
              return (
                <g
                  key={area.id}
                  data-area={area.id}
                  class={by === NOBODY ? 'on-area' : `on-area held p-${colourOf(by)}`}
                  transform={`translate(${x} ${y})`}
                >
                  <Pieces area={area} leaving={unit => leaving.get(pickId(unit, area.id)) ?? 0} />
                </g>
              );
            })}
          </g>
          <Ways composed={composed} />
        </Surface>
      )}
    </section>
  );
}

const PHONE = 600;
const OPENING = 1.12;

/** On a phone the map begins at one's own realm, near enough to be read; when all is over, it is seen whole. */
function openingAt(seen: Seen, me: Seat | null, width: number): Camera | undefined {
  const home = seen.areas.find(({ stronghold }) => stronghold?.owner === (me ?? 0));
  if (width >= PHONE || home === undefined || seen.over) return undefined;
  return { ...centre(LAYOUT, placeOf(seen, home.id).hex), scale: OPENING };
}

/** An area as the grid draws it: a button that is chosen, or else opens to be read. */
function useCells(): Cell[] {
  const table = useTable();
  const { seen, question, kind, aimed, aim, choose, read, text, colourOf } = table;
  return mapOf(seen).places.map(({ id, hex, printed }) => {
    const by = controlOf(seen, id);
    const answer = question === null ? null : answerOf(question, id, kind);
    const colour = by === NOBODY ? null : colourOf(by);
    const classes = ['area'];
    if (colour !== null) classes.push('held', `p-${colour}`);
    if (answer !== null) classes.push('can');
    if (question !== null && isFar(seen, question, id)) classes.push('far');
    if (answer !== null && answer === aimed) classes.push('on');
    const said = areaInShort(table, id);
    return {
      hex,
      class: classes.join(' '),
      label: answer === null || answer === id ? said : `${text.answer(answer, seen)}. ${said}`,
      attributes: {
        'data-at': at.area(id),
        'data-opt': answer ?? undefined,
        onClick: event => (answer === null ? read({ area: id }, event.currentTarget) : choose(answer)),
        onContextMenu: event => {
          event.preventDefault();
          read({ area: id }, event.currentTarget);
        },
        ...(answer !== null && {
          onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && aim(answer),
          onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && aim(null),
          onFocus: () => aim(answer),
          onBlur: () => aim(null),
        }),
      },
      children: <Ground resources={printed.resources} colour={colour} isOffered={answer !== null} />,
    };
  });
}

function Small({ cells }: { cells: readonly Cell[] }) {
  return (
    <>
      {cells.map(({ hex, class: name }) => {
        const { x, y } = centre(LAYOUT, hex);
        return (
          <path
            key={`${x} ${y}`}
            class={name?.replace(' can', ' pickable')}
            d={SMALL_HEX}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </>
  );
}

/** Tells the shell where on the map answers lie. */
function useLies(box: RefObject<HTMLElement | null>): void {
  const { question, lies } = useTable();
  const options = question?.options.join();
  useLayoutEffect(() => {
    const areas = box.current?.querySelectorAll('.hex[data-opt]') ?? [];
    const ends = [...areas].map(area => lies(area.getAttribute('data-opt')!, area));
    return () => {
      for (const end of ends) end();
    };
  }, [options, lies]);
}

/** A new question whose areas are out of sight moves the map once, and never zooms; so does one that is asked when it is drawn. */
function useLook(controls: RefObject<MapControls | null>, cells: readonly Cell[], isDrawn: boolean): void {
  const { question } = useTable();
  const key = question === null ? '' : `${question.ask} ${question.options.join()}`;
  useEffect(() => {
    const offered = cells.filter(({ attributes }) => attributes?.['data-opt' as 'id'] !== undefined);
    const near = offered.filter(cell => !cell.class?.includes(' far'));
    // The first comes last, so that it is in view in any case.
    for (const { hex } of (near.length > 0 ? near : offered).slice(0, SHOWN).reverse()) {
      const { x, y } = centre(LAYOUT, hex);
      controls.current?.showAt(x, y);
    }
  }, [key, isDrawn]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element; while it is hidden, the last one it had. */
function useSize(of: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = of.current!;
      if (width === 0 || height === 0) return;
      setSize(last => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(of.current!);
    return () => observer.disconnect();
  }, [of]);
  return size;
}
