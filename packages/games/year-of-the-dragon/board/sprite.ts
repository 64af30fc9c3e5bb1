import { ACTIONS, type Action } from '../src/cards/actions.ts';
import { DISASTERS, type EventKind, SUPER_EVENTS, type SuperEvent } from '../src/cards/events.ts';
import { type Card, type Person, TILES, type Type } from '../src/cards/persons.ts';
import type { Change } from '../src/foresight/change.ts';

const SYMBOLS = ['hammer', 'fan', 'coin', 'rocket', 'helmet', 'buddha', 'mortar', 'sack', 'book', 'wild'] as const;
const GOODS = ['yuan', 'rice', 'fireworks', 'floor', 'person', 'vp', 'track', 'wall', 'away'] as const;

/** Everything that is drawn in sprite.svg. */
export type SpriteId =
  | `person-${Person}`
  | `sym-${(typeof SYMBOLS)[number]}`
  | `act-${Action}`
  | `event-${EventKind}`
  | `super-${SuperEvent | 'hidden'}`
  | `res-${(typeof GOODS)[number]}`
  | 'priv-small'
  | 'priv-large'
  | 'palace-roof'
  | 'palace-eave'
  | 'palace-base'
  | 'dragon-piece';

/** The same as a list, for the test that nothing is missing and nothing is left over. */
export const SPRITE_IDS: readonly SpriteId[] = [
  ...TILES.map(({ id }): SpriteId => `person-${id}`),
  ...SYMBOLS.map((id): SpriteId => `sym-${id}`),
  ...[...ACTIONS, 'wall' as const].map((id): SpriteId => `act-${id}`),
  ...['peace' as const, ...DISASTERS].map((id): SpriteId => `event-${id}`),
  ...[...SUPER_EVENTS, 'hidden' as const].map((id): SpriteId => `super-${id}`),
  ...GOODS.map((id): SpriteId => `res-${id}`),
  'priv-small',
  'priv-large',
  'palace-roof',
  'palace-eave',
  'palace-base',
  'dragon-piece',
];

export const SYMBOL: Readonly<Record<Card, SpriteId>> = {
  craftsman: 'sym-hammer',
  'court-lady': 'sym-fan',
  'tax-collector': 'sym-coin',
  pyrotechnist: 'sym-rocket',
  warrior: 'sym-helmet',
  monk: 'sym-buddha',
  healer: 'sym-mortar',
  farmer: 'sym-sack',
  scholar: 'sym-book',
  wild: 'sym-wild',
};

/** The tint behind a person: told by silhouette and tool first, by colour last. */
export const TINT: Readonly<Record<Card, string>> = {
  craftsman: '#e5d3b6',
  'court-lady': '#f6d9ae',
  'tax-collector': '#f4e3a6',
  pyrotechnist: '#dccdea',
  warrior: '#f0c9bf',
  monk: '#e6cdb6',
  healer: '#c8dbe9',
  farmer: '#d1e2c1',
  scholar: '#e9e6df',
  wild: '#e4dccb',
};

/** Whose symbols add to an action. */
export const HELPER: Readonly<Partial<Record<Action, Type>>> = {
  taxes: 'tax-collector',
  build: 'craftsman',
  harvest: 'farmer',
  fireworks: 'pyrotechnist',
  parade: 'warrior',
  research: 'scholar',
};

/** Cards are drawn by an icon of the house. */
export const CHANGE_ICON: Readonly<Record<Exclude<keyof Change, 'cards'>, SpriteId>> = {
  yuan: 'res-yuan',
  rice: 'res-rice',
  fireworks: 'res-fireworks',
  goods: 'res-away',
  points: 'res-vp',
  track: 'res-track',
  floors: 'res-floor',
  dragons: 'priv-small',
  persons: 'res-person',
};
