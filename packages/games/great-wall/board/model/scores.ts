import type { ScoreSheet } from '@teahouse/boardkit/contract';
import { demandsNeeded } from '../../src/rules/together/end.ts';
import { SHAME_PER_SEAT } from '../../src/setup.ts';
import {
  honorOf,
  isAutomaton,
  QIN_SOURCES,
  type QinSource,
  qinHonorOf,
  qinIn,
  SOURCES,
  type Source,
} from '../../src/table.ts';
import type { Text } from '../../text/en.ts';
import type { SpriteId } from '../art/sprite.ts';
import type { Seen } from './reading.ts';

const ICON: Readonly<Record<Source | QinSource, SpriteId | 'ui-stack' | 'ui-first'>> = {
  rewards: 'res-wound',
  battles: 'res-power',
  walls: 'res-defence',
  donations: 'res-stone',
  commands: 'ui-stack',
  cards: 'res-tactic',
  shame: 'res-shame',
  hordes: 'horde-outriders',
  artifacts: 'res-honor',
  'head-start': 'ui-first',
  production: 'res-wood',
};
/** GW-END-08 to GW-END-10: what is counted when the game is over. */
const LAST: readonly (Source | QinSource)[] = ['shame', 'hordes', 'artifacts'];

const rowOf = (source: Source | QinSource, { sources, board }: Text, points: number[]): ScoreSheet['rows'][number] => ({
  name: sources[source],
  points,
  icon: ICON[source],
  note: board.counts[source as Source] ?? '',
  isLast: LAST.includes(source),
});

/** Honor by source, in the order of the rulebook; alone, that of Qin Jiushao beside it; together, what it hung by. */
export function scores(seen: Seen, text: Text): ScoreSheet {
  const qin = qinIn(seen);
  if (qin !== undefined) return againstQin(seen, text, qin);
  const sources = SOURCES.filter(source => seen.together === null || source !== 'artifacts');
  const rows = sources.map(source =>
    rowOf(
      source,
      text,
      seen.players.map(player => player.honor[source]),
    ),
  );
  rows.push({ name: text.board.total, points: seen.players.map(honorOf) });
  if (seen.together !== null) return { rows, shared: sharedOf(seen, text) };
  const order = seen.tea.filter(clan => !isAutomaton(seen, clan));
  const figures = seen.players.map((_, seat) => `#${1 + order.indexOf(seat)}`);
  return { rows, tie: { name: text.board.teaOrder, figures, rule: 'GW-END-11' } };
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
  const rows = [...both].map(source =>
    rowOf(source, text, [
      source in honor ? honor[source as keyof typeof honor] : 0,
      source in qin.honor ? qin.honor[source as keyof typeof qin.honor] : 0,
    ]),
  );
  rows.push({ name: text.board.total, points: [honorOf(players[0]!), qinHonorOf(qin)] });
  return { rows, automata: [text.board.qin] };
}
