import { LOCATIONS, type LocationId } from '../../src/printed/board.ts';
import { KINDS, TOGETHER_KINDS } from '../../src/printed/hordes.ts';
import {
  ADVISORS,
  ARTIFACTS,
  COMMANDS,
  DEMANDS,
  EVENTS,
  GENERALS,
  qinCardId,
  REED_GENERALS,
  TACTICS,
  TOGETHER_GENERALS,
  TOGETHER_TACTICS,
} from '../../src/printed/ids.ts';
import type { CardKey } from '../../text/cards/keys.ts';
import type { Rule } from '../../text/rules/en.ts';
import type { PersonId, SpriteId } from '../art/sprite.ts';

/** Whatever on the table can be opened and read. */
export type ReadKey = CardKey | LocationId;

interface Deck {
  ids: readonly string[];
  /** The prefix of its pictures; null where they are not those of cards. */
  person: 'gen' | 'adv' | 'tac' | 'cmd' | 'art' | 'dem' | 'evt' | null;
  rules: readonly Rule[];
}

/** What is printed where, and by which rules it is played. */
const DECKS = {
  general: {
    ids: [...GENERALS, ...TOGETHER_GENERALS, ...REED_GENERALS, 'qin-jiushao'],
    person: 'gen',
    rules: ['GW-GENERAL-01', 'GW-GENERAL-02'],
  },
  advisor: { ids: ADVISORS, person: 'adv', rules: ['GW-ADV-03'] },
  tactic: {
    ids: [...TACTICS, ...TOGETHER_TACTICS],
    person: 'tac',
    rules: ['GW-TACTIC-02', 'GW-TACTIC-04', 'GW-TACTIC-06'],
  },
  command: { ids: COMMANDS, person: 'cmd', rules: ['GW-CMD-02', 'GW-CMD-03', 'GW-CMD-06'] },
  reed: { ids: ['reed'], person: null, rules: ['GW-2P-25', 'GW-2P-26'] },
  qin: { ids: COMMANDS.map(qinCardId), person: 'cmd', rules: ['GW-SOLO-28', 'GW-SOLO-29', 'GW-SOLO-67'] },
  artifact: { ids: ARTIFACTS, person: 'art', rules: ['GW-SETUP-09'] },
  demand: { ids: DEMANDS, person: 'dem', rules: ['GW-COOP-14', 'GW-COOP-16', 'GW-COOP-18', 'GW-COOP-20'] },
  event: { ids: EVENTS, person: 'evt', rules: ['GW-COOP-23', 'GW-COOP-25', 'GW-COOP-26'] },
  horde: { ids: [...KINDS, ...TOGETHER_KINDS], person: null, rules: ['GW-COMP-35', 'GW-DEFEAT-01'] },
  location: { ids: LOCATIONS, person: null, rules: ['GW-LOC-03', 'GW-LOC-11'] },
} as const satisfies Record<string, Deck>;
type DeckId = keyof typeof DECKS;

/** By which rules Qin Jiushao plays. */
const QIN_RULES: readonly Rule[] = ['GW-SOLO-25', 'GW-SOLO-26', 'GW-SOLO-36', 'GW-SOLO-46', 'GW-SOLO-52', 'GW-SOLO-57'];

/** Places with rules of their own. */
const OF_PLACES: Readonly<Record<LocationId, readonly Rule[]>> = {
  'lumber-mill': ['GW-LOC-PROD-04'],
  quarry: ['GW-LOC-PROD-04'],
  'gold-mine': ['GW-LOC-PROD-04'],
  temple: ['GW-LOC-PROD-04'],
  barracks: ['GW-LOC-BARRACKS-01'],
  'builders-camp': ['GW-LOC-BUILD-01'],
  'logistics-center': ['GW-LOC-LOGI-02'],
  'tea-house': ['GW-LOC-TEA-01'],
  embassy: ['GW-LOC-EMB-01'],
  'war-academy': ['GW-LOC-ACAD-01'],
};

export function deckOf(key: ReadKey): DeckId {
  for (const deck of Object.keys(DECKS) as DeckId[]) {
    if ((DECKS[deck].ids as readonly string[]).includes(key)) return deck;
  }
  throw new Error(`no deck has '${key}'`);
}

export function rulesOf(key: ReadKey): readonly Rule[] {
  const deck = deckOf(key);
  if (key === 'qin-jiushao') return QIN_RULES;
  return deck === 'location' ? [...OF_PLACES[key as LocationId], ...DECKS.location.rules] : DECKS[deck].rules;
}

/** The picture on it: a person's, a piece's, or none. */
export function pictureOf(key: ReadKey): { person: PersonId } | { piece: SpriteId } | null {
  const deck = deckOf(key);
  const { person } = DECKS[deck];
  if (person !== null) return { person: `${person}-${deck === 'qin' ? key.slice('qin-'.length) : key}` as PersonId };
  if (deck === 'horde') return { piece: `horde-${key}` as SpriteId };
  return deck === 'location' ? { piece: `loc-${key}` as SpriteId } : null;
}
