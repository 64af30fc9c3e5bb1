/** The names of everything printed; what is printed on it is in the files beside, what it does under cards/. */

export const FACTIONS = ['daqan', 'latari', 'uthuk', 'waiqar'] as const;
export type FactionId = (typeof FACTIONS)[number];

export const UNITS = [
  'footman',
  'bowman',
  'knight',
  'siege-tower',
  'archer',
  'sorceress',
  'warrior',
  'pegasus-rider',
  'berserker',
  'flesh-ripper',
  'warlock',
  'chaos-lord',
  'reanimate',
  'skeleton-archer',
  'necromancer',
  'dark-knight',
  'beastman',
  'razorwing',
  'sorcerer',
  'hellhound',
  'dragon',
  'giant',
] as const;
export type UnitId = (typeof UNITS)[number];

export const SHAPES = ['triangle', 'circle', 'rectangle', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

export const RESOURCES = ['food', 'wood', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];

export const DESTINIES = ['red', 'grey', 'gold'] as const;
export type Destiny = (typeof DESTINIES)[number];

export const ATTRIBUTES = ['strength', 'agility', 'wisdom'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const ALIGNMENTS = ['good', 'evil', 'neutral'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** In ascending number, which is the order in which they are resolved. */
export const ORDERS = [
  'strategize',
  'mobilize',
  'conquer',
  'harvest',
  'recruit',
  'rally-support',
  'acquire-power',
  'fortify',
] as const;
export type OrderId = (typeof ORDERS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const SEASON_CARDS = [
  'famine', // sp1
  'call-to-arms', // sp2, sp3
  'convocation', // sp4
  'rivers-in-flood', // sp5
  'wandering-herds', // sp6
  'planting-feast', // sp7
  'tithe-day', // sp8
  'champions-fair', // su1
  'audience', // su2
  'turncoat', // su3
  'drought', // su4
  'long-days', // su5
  'scorching-march', // su6
  'highwaymen', // su7
  'threatened-home-realms', // su8
  'reckoning', // au1
  'rich-harvest', // au2
  'raiders-at-the-fords', // au3
  'caravans', // au4
  'camp-fever', // au5
  'old-alliances', // au6
  'market-of-secrets', // au7
  'stampede', // au8
  'rune-unearthed', // wi1
  'midwinter-verdict', // wi2
  'seekers-vision', // wi3
  'hard-winter', // wi4
  'mild-winter', // wi5
  'dragons-bargain', // wi6
  'snowbound', // wi7
  'tales-by-the-fire', // wi8
] as const;
export type SeasonCardId = (typeof SEASON_CARDS)[number];

export const TACTICS = [
  'summon-lightning', // ta01
  'tactical-retreat', // ta02
  'horrific-rumors', // ta03
  'lost-city', // ta04
  'rally-cry', // ta05
  'mountain-pass', // ta06
  'spoils-of-war', // ta07
  'war-council', // ta08
  'spy-ring', // ta09
  'beast-drums', // ta10
  'forced-march', // ta11
  'bribed-scouts', // ta12
  'sappers', // ta13
  'field-surgeons', // ta14
  'ambush', // ta15
  'shield-wall', // ta16
  'reinforcements', // ta17
  'levy-of-silver', // ta18
  'poisoned-wells', // ta19
  'bumper-crop', // ta20
  'sudden-frost', // ta21
  'envoys-gift', // ta22
  'heros-hour', // ta23
  'wandering-giant', // ta24
  'night-raid', // ta25
  'cutpurses', // ta26
  'confused-orders', // ta27
] as const;
export type TacticId = (typeof TACTICS)[number];

export const REWARDS = [
  'timmorran-shard', // re01
  'soulbiter', // re02
  'dwarven-fire-bombs', // re03
  'flute-of-possession', // re04
  'ghost-armor', // re05
  'amulet-of-shielding', // re06
  'runeplate', // re07
  'staff-of-light', // re08
  'ice-storm', // re09
  'long-spear', // re10
  'twin-blades', // re11
  'thunder-maul', // re12
  'hunters-bow', // re13
  'oak-shield', // re14
  'shadow-cloak', // re15
  'ring-of-insight', // re16
  'belt-of-the-bear', // re17
  'swift-boots', // re18
  'healers-satchel', // re19
  'seal-of-envoys', // re20
  'horn-of-the-levy', // re21
] as const;
export type RewardId = (typeof REWARDS)[number];

export const HEROES = [
  'aldis-brandt', // he01
  'sister-ysolde', // he02
  'teren', // he03
  'marrec', // he04
  'ilvane', // he05
  'gorrath', // he06
  'vessa', // he07
  'morvan', // he08
  'skarn', // he09
  'lady-ashmere', // he10
  'old-brannoch', // he11
  'quill', // he12
] as const;
export type HeroId = (typeof HEROES)[number];

export const QUESTS = [
  'ford-watch', // qs1
  'sealed-adit', // qs2
  'wyrms-riddle', // qs3
  'hanging-trail', // qs4
  'circle-of-stones', // qs5
  'drowned-mill', // qs6
  'lamp-in-the-marsh', // qs7
  'heartwood-gate', // qs8
  'toll-of-the-hill', // qs9
  'voices-over-the-water', // qu10
  'burned-farm', // qu11
  'thieves-ladder', // qu12
  'forged-charter', // qu13
  'kennel-cave', // qu14
  'nest-on-the-cliff', // qu15
  'silent-mirror', // qu16
  'giants-wager', // qu17
  'runaway-herd', // qu18
  'deep-forge', // qu19
  'ash-wood-hunt', // qu20
  'broken-bridge', // qu21
  'ember-well', // qu22
  'last-orchard', // qu23
  'guild-vault', // qu24
] as const;
export type QuestId = (typeof QUESTS)[number];

export const GOOD_OBJECTIVES = [
  'bound-by-honor', // og1
  'keeper-of-cities', // og2
  'shield-of-the-land', // og3
  'hall-of-heroes', // og4
  'friend-of-dragons', // og5
  'full-granaries', // og6
  'voice-of-the-council', // og7
  'liberator', // og8
] as const;
export const EVIL_OBJECTIVES = [
  'yoke-of-giants', // oe1
  'ruin-of-realms', // oe2
  'blood-tally', // oe3
  'slayer', // oe4
  'iron-and-ash', // oe5
  'web-of-lies', // oe6
  'the-horde', // oe7
  'hoarder-of-relics', // oe8
] as const;
export const OBJECTIVES = [...GOOD_OBJECTIVES, ...EVIL_OBJECTIVES] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number];

export const TITLES = ['primarch', 'captain', 'warden'] as const;
export type TitleId = (typeof TITLES)[number];

export const DEVELOPMENTS = [
  'storehouse',
  'war-room',
  'court',
  'ballista-towers',
  'warding-trees',
  'burning-ditches',
  'bone-pits',
] as const;
export type DevelopmentId = (typeof DEVELOPMENTS)[number];

export const CITIES = [
  'marlford',
  'ashgate',
  'saltmere',
  'thornwick',
  'highmarket',
  'gloamhaven',
  'brassport',
] as const;
export type CityId = (typeof CITIES)[number];

export const EXPLORATIONS = [
  'empty', // ex1
  'dungeon', // ex2
  'cache', // ex3
  'hermit', // ex4
  'trap', // ex5
  'hamlet', // ex6
  'old-mine', // ex7
  'sawmill', // ex8
  'shrine', // ex9
  'wild-pack', // ex10
  'rune-vault', // ex11
] as const;
export type ExplorationId = (typeof EXPLORATIONS)[number];

/** The nine of the map, then the home realms, each with the letter of its faction. */
export const TILES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'D', 'L', 'U', 'W'] as const;
export type TileId = (typeof TILES)[number];

/** Printed on the tile, A first. */
export const AREAS_OF = {
  '1': ['1A', '1B', '1C'],
  '2': ['2A', '2B', '2C'],
  '3': ['3A', '3B', '3C', '3D'],
  '4': ['4A', '4B', '4C'],
  '5': ['5A', '5B', '5C', '5D'],
  '6': ['6A', '6B', '6C'],
  '7': ['7A', '7B', '7C', '7D'],
  '8': ['8A', '8B', '8C'],
  '9': ['9A', '9B'],
  D: ['DA', 'DB', 'DC'],
  L: ['LA', 'LB', 'LC'],
  U: ['UA', 'UB', 'UC'],
  W: ['WA', 'WB', 'WC'],
} as const satisfies Record<TileId, readonly string[]>;
export type AreaId = (typeof AREAS_OF)[TileId][number];

/** Tile by tile. */
export const AREAS: readonly AreaId[] = Object.values(AREAS_OF).flat();
