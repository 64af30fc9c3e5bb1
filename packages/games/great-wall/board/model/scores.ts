import type { ScoreSheet } from '@teahouse/boardkit/contract';
import { honorOf, SOURCES } from '../../src/table.ts';
import type { Text } from '../../text/en.ts';
import type { Seen } from './reading.ts';

/** Honor by source, in the order of the rulebook. */
export function scores(seen: Seen, text: Text): ScoreSheet {
  const rows = SOURCES.map(source => ({
    name: text.sources[source],
    points: seen.players.map(player => player.honor[source]),
  }));
  rows.push({ name: text.board.total, points: seen.players.map(honorOf) });
  return { rows };
}
