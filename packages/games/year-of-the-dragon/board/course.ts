import { courseBy } from '@teahouse/boardkit/contract';
import type { Notes } from '../src/journal.ts';
import type { Text } from '../text/en.ts';
import type { Seen } from './reading.ts';

/** Month by month; an event is told with all it did. */
export const course = courseBy<Notes, Seen, Text>({
  now: ({ month }, { board }) => (month === 0 ? '' : board.month(month)),
  spans: (entries, { board }) =>
    entries.flatMap(({ kind, n }, from) =>
      kind === 'month' ? [{ from, name: board.month(n), short: String(n) }] : [],
    ),
  main: [
    'drafts',
    'passes',
    'acts',
    'takes-in',
    'declines',
    'card-lost',
    'builds-wall',
    'event',
    'super-event',
    'wall-holds',
    'wall-fails',
  ],
  marks: {
    event: { contagion: 'loss', drought: 'loss', mongols: 'loss', tribute: 'payment', festival: 'points' },
    'super-event': 'loss',
  },
});
