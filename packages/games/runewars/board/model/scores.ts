import type { ScoreSheet } from '@teahouse/boardkit/contract';
import { NOBODY, type Seat } from '@teahouse/kernel';
import { CAPTURED, RUNE_SOURCES, type RuneSource } from '../../src/ids.ts';
import type { Text } from '../../text/en.ts';
import type { SpriteId } from '../art/sprite.ts';
import { controlOf, type Seen } from './reading.ts';

/** Dragon runes that lie open, by what brought them. */
export function scores(seen: Seen, { board }: Text): ScoreSheet {
  const found = seen.players.map((_, seat) => sourcesOf(seen, seat));
  const rows = SOURCES.map(source => ({
    name: board.runesFrom[source],
    icon: ICON[source],
    points: found.map(sources => sources.filter(one => one === source).length),
  }));
  return {
    rows: [
      ...rows.filter(({ points }) => points.some(n => n > 0)),
      { name: board.total, points: found.map(sources => sources.length) },
    ],
    tie: { name: '', figures: seen.players.map(({ influence }) => board.influence(influence)), rule: 'RW-VICT-04' },
    also: followedIn(seen, board),
  };
}

type Source = RuneSource | typeof CAPTURED;
const ICON: Readonly<Record<Source, SpriteId>> = {
  start: 'rune-dragon',
  winter: 'season-winter',
  objective: 'rw-quest',
  captain: 'rw-reward',
  shard: 'exploration',
  vault: 'stronghold',
  captured: 'rw-battle',
};
const SOURCES: readonly Source[] = [...RUNE_SOURCES, CAPTURED];

/** What brought each dragon rune of a seat that lies open. */
function sourcesOf(seen: Seen, seat: Seat): Source[] {
  const sources: Source[] = [];
  for (const { id, rune } of seen.areas) {
    if (rune?.genuine !== true || controlOf(seen, id) !== seat) continue;
    const { by, source } = seen.layings[rune.laying]!;
    sources.push(by === seat ? source : CAPTURED);
  }
  return sources;
}

/** What all can see of everybody's strength. */
function followedIn(seen: Seen, { followed }: Text['board']): NonNullable<ScoreSheet['also']> {
  const areas = seen.players.map(() => 0);
  const units = seen.players.map(() => 0);
  for (const { id, holder, troops } of seen.areas) {
    const by = controlOf(seen, id);
    if (by !== NOBODY) areas[by]!++;
    if (holder !== NOBODY) for (const { standing, routed } of troops) units[holder]! += standing + routed;
  }
  return [
    { name: followed.influence, figures: seen.players.map(({ influence }) => influence) },
    { name: followed.areas, figures: areas },
    { name: followed.units, figures: units },
  ];
}
