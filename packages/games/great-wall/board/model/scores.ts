import type { ScoreSheet } from '@teahouse/boardkit/contract';
import { demandsNeeded } from '../../src/rules/together/end.ts';
import { SHAME_PER_SEAT } from '../../src/setup.ts';
import { honorOf, QIN_SOURCES, qinHonorOf, qinIn, SOURCES } from '../../src/table.ts';
import type { Text } from '../../text/en.ts';
import type { Seen } from './reading.ts';

/** Honor by source, in the order of the rulebook; alone, that of Qin Jiushao beside it; together, what it hung by. */
export function scores(seen: Seen, text: Text): ScoreSheet {
  const qin = qinIn(seen);
  if (qin !== undefined) return againstQin(seen, text, qin);
  const sources = SOURCES.filter(source => seen.together === null || source !== 'artifacts');
  const rows = sources.map(source => ({
    name: text.sources[source],
    points: seen.players.map(player => player.honor[source]),
  }));
  rows.push({ name: text.board.total, points: seen.players.map(honorOf) });
  return seen.together === null ? { rows } : { rows, shared: sharedOf(seen, text) };
}

function sharedOf(seen: Seen, { board }: Text): NonNullable<ScoreSheet['shared']> {
  return [
    { name: board.partners.demands, n: seen.together!.fulfilled.length, of: demandsNeeded(seen) },
    { name: board.partners.shameLeft, n: seen.shame, of: SHAME_PER_SEAT * seen.seats },
  ];
}

function againstQin(
  { players }: Seen,
  text: Text,
  qin: NonNullable<ReturnType<typeof qinIn<Seen['automata'][number]>>>,
): ScoreSheet {
  const { honor } = players[0]!;
  const both = new Set([...SOURCES, ...QIN_SOURCES]);
  const rows = [...both].map(source => ({
    name: text.sources[source],
    points: [
      source in honor ? honor[source as keyof typeof honor] : 0,
      source in qin.honor ? qin.honor[source as keyof typeof qin.honor] : 0,
    ],
  }));
  rows.push({ name: text.board.total, points: [honorOf(players[0]!), qinHonorOf(qin)] });
  return { rows, automata: [text.board.qin] };
}
