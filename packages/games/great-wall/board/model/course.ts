import { courseBy, spansBySeason } from '@teahouse/boardkit/contract';
import type { Notes } from '../../src/journal.ts';
import type { Text } from '../../text/en.ts';
import type { Seen } from './reading.ts';

/** Season by season; a breach is told with all it did, and a location with all who worked there. */
export const course = courseBy<Notes, Seen, Text>({
  now: ({ year, season }, { seasons }, { spans }) =>
    season in seasons ? spans.season(year, seasons[season as keyof typeof seasons]) : '',
  spans: (entries, { seasons }, { spans }) => spansBySeason(entries, seasons, spans),
  main: [
    'chooses-general',
    'horde-arrives',
    'raid',
    'reveals',
    'activates',
    'hires-advisor',
    'plays',
    'defeated',
    'wall-holds',
    'breach',
    'barricades-fall',
    'ends',
    'agreed',
    'demand-arrives',
    'demand-met',
    'demand-open',
    'event',
  ],
  marks: { breach: 'loss', defeated: 'points', 'demand-met': 'points' },
});
