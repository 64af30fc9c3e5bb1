import type { ScoreSheet } from '@teahouse/boardkit/contract';
import type { Seat } from '@teahouse/kernel';
import { CAPTURED, RUNE_SOURCES, type RuneSource } from '../../src/ids.ts';
import type { Text } from '../../text/en.ts';
import { controlOf, type Seen } from './reading.ts';

/** Dragon runes that lie open, by what brought them. */
export function scores(seen: Seen, { board }: Text): ScoreSheet {
  const found = seen.players.map((_, seat) => sourcesOf(seen, seat));
  const rows = SOURCES.map(source => ({
    name: board.runesFrom[source],
    points: found.map(sources => sources.filter(one => one === source).length),
  }));
  return {
    rows: [
      ...rows.filter(({ points }) => points.some(n => n > 0)),
      { name: board.total, points: found.map(sources => sources.length) },
    ],
  };
}

type Source = RuneSource | typeof CAPTURED;
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
