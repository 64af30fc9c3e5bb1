// What e2e/map.test.ts looks at: a map of 37 areas with regions, borders and names.
import './page.css';
import { render } from 'preact';
import {
  along,
  bounds,
  type Camera,
  type Cell,
  HexGrid,
  HexRegion,
  hexId,
  type Layout,
  type MapControls,
  outline,
  pathOf,
  type Side,
  Surface,
  side,
} from '../../src/map/index.ts';
import { common } from '../../text/en.ts';
import { type Area, tiles } from './realm.ts';

const layout: Layout = { top: 'flat', halfWidth: 57, halfHeight: 46, origin: { x: 0, y: 0 } };
const areas = tiles.flatMap(tile => tile.areas);
const owners = [...new Set(areas.map(area => area.owner))].filter(owner => owner !== undefined);

/** What happened, for the test to read. */
const picked: string[] = [];
const controls: { current: MapControls | null } = { current: null };

const colour = ({ owner }: Area): string => (owner === undefined ? 'p-soot' : `p-${owner} held`);

const cells: readonly Cell[] = areas.map(area => ({
  hex: area.hex,
  label: `Area ${area.name}`,
  name: area.name,
  class: area.owner === undefined ? 'can' : colour(area),
  ...(area.owner === undefined && {
    attributes: { 'data-opt': area.name, onClick: () => picked.push(area.name) },
  }),
  children: (
    <>
      <circle class="army" r="14" cx="-18" cy="-6" />
      <rect class="army" x="4" y="-20" width="28" height="28" rx="4" />
      <text class="city" y="22">
        Saltmere
      </text>
    </>
  ),
}));

/** Water in waves, mountains in peaks. */
function line(kind: 'water' | 'mountain', edge: Side): string {
  const steps = kind === 'water' ? 12 : 10;
  const points = Array.from({ length: steps + 1 }, (_, i) => along(edge, i / steps, i % 2 === 0 ? 3 : -3));
  return pathOf(points).slice(0, -1);
}

const { keys, opening } = document.documentElement.dataset;

function Page() {
  return (
    <Surface
      world={bounds(
        layout,
        areas.map(({ hex }) => hex),
      )}
      words={common.map}
      levels={[1.8]}
      controls={controls}
      {...(opening !== undefined && { opening: JSON.parse(opening) as Camera })}
      minimap={areas.map(area => (
        <path
          key={area.name}
          class={`small small-${area.name} ${colour(area)}`}
          d={pathOf(...outline(layout, [area.hex]))}
        />
      ))}
    >
      <HexGrid
        layout={layout}
        cells={cells}
        label="Areas"
        keys={keys === 'all' || keys === 'buttons' ? keys : 'none'}
      />
      <g class="over">
        {tiles.map(tile => (
          <HexRegion key={tile.areas[0]!.name} layout={layout} hexes={tile.areas.map(({ hex }) => hex)} class="tile" />
        ))}
        {owners.map(owner => (
          <HexRegion
            key={owner}
            layout={layout}
            hexes={areas.filter(area => area.owner === owner).map(({ hex }) => hex)}
            class={`realm p-${owner}`}
          />
        ))}
        {tiles.flatMap(tile =>
          tile.borders.map(({ hex, direction, kind }) => (
            <path
              key={`${hexId(hex)} ${direction}`}
              class={`border ${kind}`}
              d={line(kind, side(layout, hex, direction))}
            />
          )),
        )}
      </g>
    </Surface>
  );
}

Object.assign(globalThis, { picked, controls });
render(<Page />, document.querySelector('#app')!);
