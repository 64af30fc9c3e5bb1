import { type GameText, plural, reasoned, type SeenCore } from '@teahouse/kernel';
import type { Term } from '../src/counts.ts';
import type { Notes } from '../src/journal.ts';
import type { CityId, QuestId } from '../src/printed/ids.ts';
import type { Prospects } from '../src/prospects.ts';
import type { TableOptions } from '../src/table.ts';
import type { View } from '../src/view.ts';
import { words } from './answers/en.ts';
import { asks } from './asks/en.ts';
import type { AskLabel } from './asks/labels.ts';
import { board } from './board/en.ts';
import type { BoardWords } from './board/words.ts';
import { naming, type QuestText } from './naming.ts';
import { notes } from './notes/en.ts';
import { type Chapter, chapters, type Rule, rules } from './rules/en.ts';
import type { Words } from './words.ts';

/** Everything this game says, in one language. A key that is missing in a language does not compile. */
export interface Text extends GameText<Notes, Rule, keyof TableOptions, View & SeenCore> {
  counts: Record<Term, (n: number) => string>;
  asks: Record<AskLabel, GameText<Notes, Rule, keyof TableOptions, View & SeenCore>['asks'][string]>;
  /** The words from which sentences are made: nouns, cards, seasons, attributes. */
  words: Words;
  /** What stands on the board. */
  board: BoardWords;
  /** Chapters of the rules by the beginning of their ids. */
  chapters: Record<Chapter, string>;
  /** What a bot may find good about an answer. */
  reasons: Record<keyof Prospects, string>;
  /** What is printed on quests and city tokens. */
  quest: (id: QuestId) => QuestText;
  benefits: (city: CityId) => string[];
}

const { answer, asksOf, quest, benefits } = naming(words);

const reasons: Text['reasons'] = {
  runes: 'more dragon runes',
  threatened: 'safer dragon runes',
  army: 'a stronger army',
  hunger: 'fewer units to starve or to lose for lack of room',
  land: 'better areas',
  dials: 'higher dials',
  influence: 'more influence',
  tactics: 'more tactics cards',
  heroes: 'stronger heroes',
  rewards: 'better rewards',
  quests: 'quests within reach',
  objective: 'a step toward your objective',
  strongholds: 'better strongholds',
  titles: 'a title',
  order: 'a better use of the order',
  hope: 'better orders later this year',
  campaign: 'an army closer to a prize',
  underWay: 'what it sets in motion',
};

const off = { true: 'On', false: 'Off' } as const;

export const text: Text = {
  title: 'Runewars',
  tagline: 'Armies, heroes and diplomacy in Terrinoth. Six dragon runes win the war.',
  cover: 'A dragon circles over a hilltop fortress while two armies march toward it, a rune glowing in the sky',
  options: {
    setup: {
      name: 'Setup',
      help: 'A quick start uses a balanced ready-made map with random seats. The full setup lets players build the map and place their home realms and armies.',
      values: { quick: 'Quick start', book: 'Full setup' },
    },
    exploration: {
      name: 'Exploration tokens',
      help: 'A face-down token lies in each area outside home realms and cities. Heroes reveal it when they end a move there.',
      values: off,
    },
    epic: {
      name: 'Epic game',
      help: 'Players start with 1 dragon rune and need 7. The game lasts up to 8 years.',
      values: off,
    },
    hexagonsStand: {
      name: 'Hexagon units never waver',
      help: 'Routed hexagon units still count when strength is counted (revised edition).',
      values: off,
    },
    heroSupport: {
      name: 'Hero support',
      help: 'Heroes in a battle area let units draw 1 more fate card and discard one. Heroes of the losing side retreat routed (revised edition).',
      values: off,
    },
    heroesMarch: {
      name: 'Heroes march along',
      help: 'Mobilize and Conquer also move heroes (revised edition).',
      values: off,
    },
    defenderFirst: {
      name: 'Defender first',
      help: 'The defender assigns routs and damage before the attacker does (revised edition).',
      values: off,
    },
    closeRealms: {
      name: 'Closer home realms',
      help: 'Home realms need only 3 areas between them instead of 4 (revised edition). This matters in the full setup.',
      values: off,
    },
    wildRunes: {
      name: 'Runes in the wild',
      help: 'Each player starts with 1 dragon rune and 1 false rune, placed outside the home realms (revised edition).',
      values: off,
    },
    mildThreat: {
      name: 'Milder threat',
      help: 'The season card “Threatened Home Realms” moves only 1 rune token per player (revised edition).',
      values: off,
    },
  },
  asks: asksOf(asks),
  answer,
  counts: {
    runes: n => plural(n, '# dragon rune', '# dragon runes'),
    units: n => plural(n, '# unit', '# units'),
    strongholds: n => plural(n, '# stronghold', '# strongholds'),
    heroes: n => plural(n, '# hero', '# heroes'),
    influence: n => `${n} influence`,
  },
  notes,
  why: (id, why, seen) =>
    reasoned('en', id, why, {
      name: other => answer(other, seen),
      because: why.because === null ? null : `Main reason: ${reasons[why.because.what as keyof Prospects]}.`,
    }),
  reasons,
  rules,
  chapters,
  words,
  board,
  quest,
  benefits,
};
