import type { ScoreSheet } from '@teahouse/boardkit/contract';
import { pointsOf, SOURCES, type Source } from '../src/table.ts';
import type { Text } from '../text/en.ts';
import type { Seen } from './reading.ts';

/** Points by source, in the order of the rulebook; an expansion has a row only where it is in play. */
export function scores(seen: Seen, text: Text): ScoreSheet {
  const inPlay = (source: Source): boolean => {
    if (source === 'wall') return seen.house.wall !== 'off';
    return source !== 'super' || seen.superEvent !== null;
  };
  const rows = SOURCES.filter(inPlay).map(source => ({
    name: text.sources[source],
    points: seen.rulers.map(({ points }) => points[source]),
  }));
  rows.push({ name: text.board.total, points: seen.rulers.map(pointsOf) });
  return { rows };
}
