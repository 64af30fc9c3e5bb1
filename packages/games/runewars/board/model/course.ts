import { courseBy, spansBySeason } from '@teahouse/boardkit/contract';
import type { Notes } from '../../src/journal.ts';
import type { Text } from '../../text/en.ts';
import type { Seen } from './reading.ts';

/** Season by season; an order is told with all it moved, a battle with every card. */
export const course = courseBy<Notes, Seen, Text>({
  now: ({ year, season }, { words }, { spans }) => (year === 0 ? '' : spans.season(year, words.seasons[season])),
  spans: (entries, { words }, { spans }) => spansBySeason(entries, words.seasons, spans),
  main: [
    'chooses-faction',
    'season-card',
    'wins-bid',
    'reveals',
    'plays',
    'attacks',
    'wins-battle',
    'breaks-off',
    'negotiates',
    'stronghold-rises',
    'stronghold-falls',
    'rallies',
    'hires',
    'explores',
    'completes',
    'fails',
    'hero-falls',
    'wins-duel',
    'lays-rune',
    'takes-title',
    'captain-trades',
    'claims-objective',
    'reckons',
    'wins',
  ],
  marks: { 'wins-battle': 'loss', 'claims-objective': 'points', 'captain-trades': 'points' },
});
