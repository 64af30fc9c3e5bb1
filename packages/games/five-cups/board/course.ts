import { courseBy } from '@teahouse/boardkit/contract';
import type { Notes } from '../src/table.ts';
import type { Text } from '../text/en.ts';
import type { Seen } from './reading.ts';

/** Cup by cup: each begins when guests arrive. */
export const course = courseBy<Notes, Seen, Text>({
  now: ({ cup }, { board }) => board.cupOf(cup),
  spans: (entries, { board }) =>
    entries
      .flatMap(({ kind }, at) => (kind === 'arrives' && entries[at - 1]?.kind !== 'arrives' ? [at] : []))
      .map((from, i) => ({ from, name: board.cupOf(i + 1), short: String(i + 1) })),
  main: ['brews', 'invites', 'finds-nobody', 'gossips', 'sweetens', 'trios'],
  marks: { gossips: 'loss', trios: 'points' },
});
