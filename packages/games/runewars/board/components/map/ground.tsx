import { COLOURS, type Colour } from '@teahouse/boardkit';
import { centre, HexRegion } from '@teahouse/boardkit/map';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { placeOf } from '../../../src/map.ts';
import { RESOURCES, type Resource } from '../../../src/printed/ids.ts';
import { type Composed, waysTo } from '../../model/moves.ts';
import { useTable } from '../../table.ts';
import { Spot } from '../art.tsx';
import { type Edge, edgesOf, hexPath, LAYOUT, peaks, straight, tilesOf, wave, way } from './geometry.ts';

const PATTERN: Readonly<Record<Colour, { size: readonly [number, number]; drawing: ComponentChild }>> = {
  jade: { size: [14, 12], drawing: <circle cx="7" cy="6" r="3" class="strokes" /> },
  indigo: { size: [18, 10], drawing: <path d="M0 7q4.5-7 9 0t9 0" class="strokes" /> },
  ochre: { size: [14, 12], drawing: <path d="M0 6L7 0L14 6L7 12Z" class="strokes" /> },
  plum: {
    size: [16, 14],
    drawing: (
      <g class="dots">
        <circle cx="8" cy="4" r="1.8" />
        <circle cx="5" cy="6.4" r="1.8" />
        <circle cx="11" cy="6.4" r="1.8" />
        <circle cx="6.2" cy="9.8" r="1.8" />
        <circle cx="9.8" cy="9.8" r="1.8" />
      </g>
    ),
  },
  soot: { size: [10, 10], drawing: <path d="M0 10L10 0" class="strokes" /> },
};

/** The pattern of a seat doubles its colour. */
export const Patterns = () => (
  <defs>
    {COLOURS.map(colour => {
      const { size, drawing } = PATTERN[colour];
      return (
        <pattern
          key={colour}
          id={`rw-${colour}`}
          class={`p-${colour}`}
          width={size[0]}
          height={size[1]}
          patternUnits="userSpaceOnUse"
        >
          {drawing}
        </pattern>
      );
    })}
  </defs>
);

const PATTERN_LINE = hexPath(0.96);
const OWN_LINE = hexPath(0.925);
const PICK_LINE = hexPath(0.93);

interface GroundProps {
  resources: Readonly<Record<Resource, number>>;
  /** Of whoever controls it; null where nobody does. */
  colour: string | null;
  isOffered: boolean;
}

/** The land of an area, whose it is, and the glow where it can be chosen. */
export function Ground({ resources, colour, isOffered }: GroundProps) {
  const [main] = RESOURCES.toSorted((a, b) => resources[b] - resources[a]);
  return (
    <>
      {colour !== null && (
        <>
          <path class="pat" d={PATTERN_LINE} fill={`url(#rw-${colour})`} />
          <path class="own-line" d={OWN_LINE} />
        </>
      )}
      <Spot id={`land-${main!}`} x={-40} y={2} width={80} height={40} class="land" />
      {isOffered && (
        <>
          <path class="halo" d={PICK_LINE} />
          <path class="pick-line" d={PICK_LINE} />
        </>
      )}
    </>
  );
}

/** Tiles and borders, which lie over the ground and under the pieces. */
export function Lines() {
  const { seen, words } = useTable();
  const { layout, season } = seen;
  const tiles = useMemo(() => tilesOf(layout), [layout]);
  const edges = useMemo(() => edgesOf(layout), [layout]);
  return (
    <g class={`lines ${season}`}>
      {tiles.map(({ tile, hexes }) => (
        <HexRegion key={tile} layout={LAYOUT} hexes={hexes} class="tile-edge" />
      ))}
      {edges.map(edge => (
        <BorderLine key={edge.key} edge={edge} label={words.borders[edge.kind]} />
      ))}
    </g>
  );
}

export function BorderLine({ edge: { kind, side }, label }: { edge: Pick<Edge, 'kind' | 'side'>; label: string }) {
  return (
    <g class={kind}>
      <title>{label}</title>
      {kind === 'water' ? (
        <>
          <path class="w0" d={straight(side)} />
          <path class="w1" d={wave(side)} />
        </>
      ) : (
        <>
          <path class="m0" d={straight(side)} />
          {peaks(side).map(({ whole, flank }) => (
            <g key={whole}>
              <path class="m1" d={whole} />
              <path class="m2" d={flank} />
            </g>
          ))}
        </>
      )}
    </g>
  );
}

/** Where units and heroes go that are picked and not gone yet, or would go to what is pointed at. */
export function Ways({ composed: { units, heroes } }: { composed: Composed }) {
  const { seen, question, aimed } = useTable();
  const pointed = question === null || aimed === null ? [] : waysTo(seen, question, aimed);
  const ways = new Set([...units, ...heroes, ...pointed].map(({ from, to }) => `${from} ${to}`));
  const middle = (id: string) => centre(LAYOUT, placeOf(seen, id as 'DA').hex);
  return (
    <g class="ways">
      {[...ways].map(key => {
        const [from, to] = key.split(' ') as [string, string];
        return <path key={key} d={way(middle(from), middle(to))} />;
      })}
    </g>
  );
}
