import { COLOURS, type Colour } from '@teahouse/boardkit/contract';
import {
  ATTRIBUTES,
  type Attribute,
  DESTINIES,
  type Destiny,
  type DevelopmentId,
  FACTIONS,
  type FactionId,
  HEROES,
  type HeroId,
  ORDERS,
  type OrderId,
  RESOURCES,
  type Resource,
  SEASONS,
  type Season,
  SHAPES,
  type Shape,
  UNITS,
  type UnitId,
} from '../../src/printed/ids.ts';

const TOKENS = ['influence', 'tactics', 'quest', 'reward', 'battle', 'might'] as const;
const RUNES = ['back', 'dragon', 'false'] as const;
const RESULTS = ['damage', 'rout', 'special', 'none'] as const;
const BUILDINGS = ['storehouse', 'war-room', 'court', 'defence'] as const;
const SINGLE = ['activation', 'defeated-hero', 'stronghold', 'stronghold-damaged', 'city', 'exploration'] as const;

/** Everything that is drawn in sprite.svg. */
export type SpriteId =
  | `unit-${UnitId}`
  | `base-${Shape}`
  | `seat-${Colour}`
  | `faction-${FactionId}`
  | `rw-${(typeof TOKENS)[number] | Resource}`
  | `rune-${(typeof RUNES)[number]}`
  | `fate-${(typeof RESULTS)[number]}`
  | `destiny-${Destiny}`
  | `land-${Resource}`
  | `order-${OrderId}`
  | `season-${Season}`
  | `hero-${HeroId}`
  | `stat-${Attribute | 'heart'}`
  | `dev-${(typeof BUILDINGS)[number]}`
  | (typeof SINGLE)[number];

/** The same as a list, for the test that nothing is missing and nothing is left over. */
export const SPRITE_IDS: readonly SpriteId[] = [
  ...UNITS.map((id): SpriteId => `unit-${id}`),
  ...SHAPES.map((id): SpriteId => `base-${id}`),
  ...COLOURS.map((id): SpriteId => `seat-${id}`),
  ...FACTIONS.map((id): SpriteId => `faction-${id}`),
  ...[...TOKENS, ...RESOURCES].map((id): SpriteId => `rw-${id}`),
  ...RUNES.map((id): SpriteId => `rune-${id}`),
  ...RESULTS.map((id): SpriteId => `fate-${id}`),
  ...DESTINIES.map((id): SpriteId => `destiny-${id}`),
  ...RESOURCES.map((id): SpriteId => `land-${id}`),
  ...ORDERS.map((id): SpriteId => `order-${id}`),
  ...SEASONS.map((id): SpriteId => `season-${id}`),
  ...HEROES.map((id): SpriteId => `hero-${id}`),
  ...([...ATTRIBUTES, 'heart'] as const).map((id): SpriteId => `stat-${id}`),
  ...BUILDINGS.map((id): SpriteId => `dev-${id}`),
  ...SINGLE,
];

/** A colour the shell may know and the sprite does not is drawn as soot rather than as nothing. */
export const seatArt = (colour: string): SpriteId => `seat-${COLOURS.find(name => name === colour) ?? 'soot'}`;

const COMMON: readonly DevelopmentId[] = ['storehouse', 'war-room', 'court'];
export const developmentArt = (id: DevelopmentId): SpriteId =>
  COMMON.includes(id) ? `dev-${id as 'court'}` : 'dev-defence';
