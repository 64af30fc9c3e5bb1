import type { TablePlayer } from '@teahouse/boardkit';
import sprite from '@teahouse/boardkit/house.svg';
import { figure } from '../format.ts';

/** Lines are told apart by pattern as well as by colour. */
export const DASH: Readonly<Record<string, string>> = {
  jade: '',
  indigo: '9 5',
  ochre: '14 4 3 4',
  plum: '2.5 5',
  soot: '20 6',
};
const LEFT = 48;
const RIGHT = 146;
const TOP = 14;
const BOTTOM = 28;
const GAP = 24;
/** Letters of a name at the end of a line, wide ones counted for more; longer names stand whole in the key below. */
const SHOWN = 9;
const WIDE = /[mwMW@]/;

interface Props {
  players: readonly TablePlayer[];
  /** One line per seat, all equally long. */
  lines: readonly (readonly number[])[];
  max: number;
  unit?: string;
  label: string;
  /** What stands under the axis, and where. */
  ticks?: readonly { at: number; name: string }[];
  height?: number;
}

/** How something went over the game, a line for every seat. */
export function Curve({ players, lines, max, unit = '', label, ticks = [], height = 300 }: Props) {
  const width = 620;
  const count = Math.max(2, lines[0]?.length ?? 0);
  const across = (at: number): number => round(LEFT + (width - LEFT - RIGHT) * at);
  const x = (i: number): number => across(i / (count - 1));
  const y = (value: number): number => round(TOP + (height - TOP - BOTTOM) * (1 - value / max));
  const step = stepFor(max);
  const grid = Array.from({ length: Math.floor(max / step) + 1 }, (_, i) => i * step);
  const ends = spread(
    players.map(player => ({ player, value: lines[player.seat]?.at(-1) ?? 0, y: y(lines[player.seat]?.at(-1) ?? 0) })),
    height - BOTTOM,
  );
  const says = ends.map(({ player, value }) => `${player.name} ${figure(value)}${unit}`).join(', ');
  return (
    <svg class="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${label}: ${says}`}>
      {grid.map(value => (
        <g key={value}>
          <path class="gl" d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
          <text class="ax" x={LEFT - 7} y={y(value) + 4.5} text-anchor="end">
            {value}
            {unit}
          </text>
        </g>
      ))}
      {ticks.map(({ at, name }) => (
        <text key={at} class="ax" x={across(at)} y={height - 7} text-anchor="middle">
          {name}
        </text>
      ))}
      {players.map(({ seat, colour }) => (
        <g key={seat} class={`p-${colour}`}>
          <path
            class="ln"
            d={`M${(lines[seat] ?? []).map((value, i) => `${x(i)} ${y(value)}`).join('L')}`}
            fill="none"
            stroke="var(--pl)"
            stroke-width="3"
            stroke-linejoin="round"
            stroke-dasharray={DASH[colour]}
          />
        </g>
      ))}
      {ends.map(({ player, value, y: top }) => (
        <g key={player.seat} class={`p-${player.colour}`}>
          <use href={`${sprite}#emblem-${player.colour}`} x={width - RIGHT + 8} y={top - 9} width="18" height="18" />
          <text class="en" x={width - RIGHT + 31} y={top + 5}>
            {shortened(player.name)} {figure(value)}
            {unit}
          </text>
        </g>
      ))}
    </svg>
  );
}

function shortened(name: string): string {
  const letters = [...name];
  let shown = 0;
  for (let width = 0; shown < letters.length && width <= SHOWN; shown++) width += WIDE.test(letters[shown]!) ? 1.6 : 1;
  return shown === letters.length ? name : `${letters.slice(0, shown - 2).join('')}…`;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Round steps, four to eight of them. */
function stepFor(max: number): number {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]) if (max / step <= 6) return step;
  return Math.ceil(max / 5);
}

/** Names at the end of lines keep their distance. */
function spread<T extends { y: number }>(ends: T[], lowest: number): T[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y);
  for (let i = 1; i < sorted.length; i++) sorted[i]!.y = Math.max(sorted[i]!.y, sorted[i - 1]!.y + GAP);
  for (let i = sorted.length - 1; i >= 0; i--) {
    sorted[i]!.y = Math.min(sorted[i]!.y, lowest - (sorted.length - 1 - i) * GAP);
  }
  return sorted;
}

/** What the patterns mean, in a row. */
export function CurveKey({ players, values = [] }: { players: readonly TablePlayer[]; values?: readonly string[] }) {
  return (
    <div class="key" aria-hidden="true">
      {players.map(({ seat, name, colour }, i) => (
        <span key={seat} class={`p-${colour}`}>
          <svg width="44" height="10" aria-hidden="true">
            <path d="M0 5H44" stroke="var(--pl)" stroke-width="3" stroke-dasharray={DASH[colour]} />
          </svg>
          {name} {values[i]}
        </span>
      ))}
    </div>
  );
}
