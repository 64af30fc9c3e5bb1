import type { ScoreSheet } from '@teahouse/boardkit/contract';
import { pointsOf, SOURCES, type Source } from '../src/table.ts';
import type { Text } from '../text/en.ts';
import type { Seen } from './reading.ts';
import type { SpriteId } from './sprite.ts';

const ICON: Readonly<Record<Source, SpriteId>> = {
  palaces: 'res-floor',
  ladies: 'sym-fan',
  privileges: 'priv-small',
  research: 'act-research',
  festival: 'res-fireworks',
  mongols: 'sym-helmet',
  wall: 'res-wall',
  super: 'super-hidden',
  persons: 'res-person',
  monks: 'sym-buddha',
  money: 'res-yuan',
};
/** YD-END-02 to YD-END-05: what is counted when the last month is over. */
const LAST: readonly Source[] = ['persons', 'monks', 'money'];

/** Points by source, in the order of the rulebook; an expansion has a row only where it is in play. */
export function scores(seen: Seen, text: Text): ScoreSheet {
  const inPlay = (source: Source): boolean => {
    if (source === 'wall') return seen.house.wall !== 'off';
    return source !== 'super' || seen.superEvent !== null;
  };
  const rows: ScoreSheet['rows'] = SOURCES.filter(inPlay).map(source => ({
    name: text.sources[source],
    points: seen.rulers.map(({ points }) => points[source]),
    icon: ICON[source],
    note: text.board.counts[source] ?? '',
    isLast: LAST.includes(source),
  }));
  rows.push({ name: text.board.total, points: seen.rulers.map(pointsOf) });
  const figures = seen.rulers.map(({ track }) => track);
  return { rows, tie: { name: text.board.track, figures, rule: 'YD-END-07' } };
}
