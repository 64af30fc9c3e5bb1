import type { AreaId, Attribute, QuestId } from './ids.ts';

/** What follows from a test or a duel, in this order; 0 where the card says nothing. */
export interface QuestLine {
  /** At how many opponents' runes the hero's owner looks, all of each. */
  looks: number;
  /** Reward cards to draw, and how many of them stay. */
  rewards: number;
  keep: number;
  influence: number;
  tactics: number;
  quests: number;
  /** Whether all damage is removed. */
  heal: boolean;
  /** Areas the hero may move over open sides. */
  move: number;
  /** Neutral triangles, allied, in a friendly area next to the quest's. */
  allies: number;
  damage: number;
  /** Influence lost. */
  loses: number;
}

/** A unit that stands on no board; the player to the left draws for it. */
interface Foe {
  name: 'marauder' | 'pack-leader' | 'hunter';
  health: number;
  /** What a special symbol does for it in its round. */
  special: { readonly damage: number; readonly prevents: number };
}

interface AnyQuest {
  /** Whether it is dealt at set-up. */
  setup: boolean;
  area: AreaId;
}

/** Failed on red, and kept then. */
export interface TestQuest extends AnyQuest {
  attribute: Attribute;
  gold: Readonly<QuestLine>;
  grey: Readonly<QuestLine>;
  red: Readonly<QuestLine>;
  duel: null;
}

export interface DuelQuest extends AnyQuest {
  attribute: null;
  duel: { readonly foe: Readonly<Foe>; readonly win: Readonly<QuestLine> };
}

type Quest = TestQuest | DuelQuest;

const NOTHING: QuestLine = {
  looks: 0,
  rewards: 0,
  keep: 0,
  influence: 0,
  tactics: 0,
  quests: 0,
  heal: false,
  move: 0,
  allies: 0,
  damage: 0,
  loses: 0,
};

/** All drawn rewards stay unless the card says how many. */
const line = (printed: Partial<QuestLine>): QuestLine => ({ ...NOTHING, keep: printed.rewards ?? 0, ...printed });

type Lines = [gold: Partial<QuestLine>, grey: Partial<QuestLine>, red: Partial<QuestLine>];

const test =
  (setup: boolean) =>
  (area: AreaId, attribute: Attribute, ...[gold, grey, red]: Lines): TestQuest => ({
    setup,
    area,
    attribute,
    gold: line(gold),
    grey: line(grey),
    red: line(red),
    duel: null,
  });
const first = test(true);
const later = test(false);

const duel = (area: AreaId, foe: Foe, win: Partial<QuestLine>): DuelQuest => ({
  setup: false,
  area,
  attribute: null,
  duel: { foe, win: line(win) },
});

export const QUEST: Readonly<Record<QuestId, Readonly<Quest>>> = {
  'ford-watch': first('1B', 'agility', { rewards: 2, keep: 1 }, { rewards: 1 }, { damage: 1 }),
  'sealed-adit': first('2C', 'strength', { rewards: 1, influence: 2 }, { rewards: 1 }, {}),
  'wyrms-riddle': first('3C', 'wisdom', { rewards: 2 }, { rewards: 1 }, { damage: 2 }),
  'hanging-trail': first('4B', 'agility', { rewards: 1, move: 1 }, { rewards: 1 }, {}),
  'circle-of-stones': first('5C', 'wisdom', { rewards: 1, tactics: 1 }, { rewards: 1 }, {}),
  'drowned-mill': first('6B', 'strength', { rewards: 1, heal: true }, { rewards: 1 }, { damage: 1 }),
  'lamp-in-the-marsh': first('7D', 'wisdom', { rewards: 2, keep: 1 }, { rewards: 1 }, {}),
  'heartwood-gate': first('8A', 'strength', { rewards: 2 }, { rewards: 1 }, { damage: 2 }),
  'toll-of-the-hill': first('9A', 'agility', { rewards: 1, influence: 2 }, { rewards: 1 }, {}),
  'voices-over-the-water': later('1A', 'wisdom', { rewards: 1, quests: 1 }, { rewards: 1 }, {}),
  'burned-farm': duel('1C', { name: 'marauder', health: 3, special: { damage: 1, prevents: 0 } }, { rewards: 1 }),
  'thieves-ladder': later('2A', 'agility', { rewards: 1, influence: 2 }, { rewards: 1 }, { loses: 1 }),
  'forged-charter': later('2B', 'wisdom', { rewards: 1, influence: 3 }, { influence: 2 }, {}),
  'kennel-cave': duel('3B', { name: 'pack-leader', health: 4, special: { damage: 2, prevents: 0 } }, { rewards: 1 }),
  'nest-on-the-cliff': later('3D', 'agility', { rewards: 2, keep: 1 }, { rewards: 1 }, { damage: 1 }),
  'silent-mirror': later('4A', 'wisdom', { looks: 1, rewards: 1 }, { rewards: 1 }, {}),
  'giants-wager': later('4C', 'strength', { rewards: 2 }, { rewards: 1 }, { damage: 2 }),
  'runaway-herd': later('5A', 'agility', { rewards: 1, allies: 1 }, { rewards: 1 }, {}),
  'deep-forge': later('5D', 'strength', { rewards: 3, keep: 1 }, { rewards: 1 }, { damage: 1 }),
  'ash-wood-hunt': duel(
    '6C',
    { name: 'hunter', health: 3, special: { damage: 1, prevents: 1 } },
    { rewards: 1, influence: 1 },
  ),
  'broken-bridge': later('7A', 'strength', { rewards: 1, tactics: 1 }, { rewards: 1 }, {}),
  'ember-well': later('7B', 'wisdom', { rewards: 2 }, { rewards: 1 }, { damage: 2 }),
  'last-orchard': later('8C', 'wisdom', { rewards: 1, heal: true }, { rewards: 1 }, {}),
  'guild-vault': later('9B', 'agility', { influence: 4 }, { rewards: 1 }, { loses: 2 }),
};
