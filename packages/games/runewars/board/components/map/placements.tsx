import { centre, type Direction, outline, pathOf, side } from '@teahouse/boardkit/map';
import { areasOf } from '../../../src/map.ts';
import type { TilePlacement } from '../../../src/printed/quick-maps.ts';
import { type Laid, markerHexes, waysToLay } from '../../model/placing.ts';
import { isMarker } from '../../model/where.ts';
import { useTable } from '../../table.ts';
import { Spot } from '../art.tsx';
import { PickShape } from '../pick.tsx';
import { hexPath, LAYOUT } from './geometry.ts';
import { BorderLine } from './ground.tsx';
import { Yields } from './pieces.tsx';

/* The set-up: tiles, markers and home realms find their places. */

/** What may be laid, and where. A tile is turned first; then every place where it fits so can be chosen. */
export function Placements() {
  const { seen, question } = useTable();
  const options = question?.options ?? [];
  const laid = question === null ? [] : waysToLay(question);
  const offered = options.filter(isMarker);
  return (
    <>
      <g class="markers">
        {seen.markers
          .filter(id => !offered.includes(id))
          .map(id => (
            <g key={id} class="marker">
              <Marker id={id} />
            </g>
          ))}
        {offered.map(id => (
          <MarkerPick key={id} id={id} />
        ))}
      </g>
      {laid.length > 0 && <TilePicks laid={laid} />}
    </>
  );
}

function Marker({ id }: { id: string }) {
  return <path class="marker-line" d={pathOf(...outline(LAYOUT, markerHexes(id)))} />;
}

/** Markers overlap each other where they may lie, so each is chosen by the side that it spans. */
function MarkerPick({ id }: { id: string }) {
  const { aimed, text, seen } = useTable();
  const [a, b] = markerHexes(id).map(hex => centre(LAYOUT, hex)) as [
    { x: number; y: number },
    { x: number; y: number },
  ];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return (
    <>
      {aimed === id && <Marker id={id} />}
      <PickShape answer={id} where="map" class="marker-pick" label={text.answer(id, seen)}>
        <circle cx={x} cy={y} r={15} />
        <Spot id="stronghold" x={x - 12} y={y - 12} width={24} height={22} />
      </PickShape>
    </>
  );
}

function TilePicks({ laid }: { laid: readonly Laid[] }) {
  const { text, seen, turned, aimed } = useTable();
  const pointed = laid.find(({ id }) => id === aimed);
  const fitting = laid.filter(({ sixths }) => sixths === (pointed ?? turned)?.sixths);
  const ghost = pointed ?? fitting[0];
  return (
    <g class="tile-picks">
      {ghost !== undefined && <Ghost laid={ghost} isPointed={pointed !== undefined} />}
      {fitting.map(({ id, at }) => {
        const { x, y } = centre(LAYOUT, at);
        return (
          <PickShape key={id} answer={id} where="map" class="tile-pick" label={text.answer(id, seen)}>
            <path d={hexPath(0.42)} transform={`translate(${x} ${y})`} />
          </PickShape>
        );
      })}
    </g>
  );
}

/** The tile as it would lie, with its borders and what the land yields. */
function Ghost({ laid, isPointed }: { laid: TilePlacement; isPointed: boolean }) {
  const { words } = useTable();
  return (
    <g class={isPointed ? 'ghost aimed-at' : 'ghost'}>
      {areasOf(laid).map(({ id, hex, printed }) => {
        const { x, y } = centre(LAYOUT, hex);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <path class="ghost-field" d={hexPath(0.97)} />
            <Yields resources={printed.resources} />
            <text class="nm" y="37">
              {id}
            </text>
          </g>
        );
      })}
      {areasOf(laid).map(({ id, hex, borders }) =>
        borders.map(
          (kind, n) =>
            kind !== null && (
              <BorderLine
                key={`${id} ${n}`}
                edge={{ kind, side: side(LAYOUT, hex, n as Direction) }}
                label={words.borders[kind]}
              />
            ),
        ),
      )}
    </g>
  );
}
