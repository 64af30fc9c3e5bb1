import { COLOURS, type Colour } from '@teahouse/boardkit/contract';
import type { Change } from '../../src/foresight/change.ts';
import { TROOPS, type Troop } from '../../src/ids.ts';
import { LOCATIONS, type LocationId } from '../../src/printed/board.ts';
import { type HordeKind, KINDS, TOGETHER_KINDS } from '../../src/printed/hordes.ts';
import {
  ADVISORS,
  type AdvisorId,
  ARTIFACTS,
  type ArtifactId,
  COMMANDS,
  type CommandId,
  DEMANDS,
  type DemandId,
  EVENTS,
  type EventId,
  GENERALS,
  type GeneralId,
  REED_GENERALS,
  type ReedGeneralId,
  TACTICS,
  type TacticFace,
  TOGETHER_GENERALS,
  TOGETHER_TACTICS,
} from '../../src/printed/ids.ts';

/** The Reed Clan has a shape of its own, and only clerks and spearmen. */
export const REED_COLOUR = 'reed';
/** Qin Jiushao has the colour of a clan that nobody plays. */
export const qinColour = (players: string): Colour => (players === 'plum' ? 'jade' : 'plum');
type SeatColour = Colour | typeof REED_COLOUR;

const TOKENS = [
  'wood',
  'stone',
  'gold',
  'chi',
  'honor',
  'shame',
  'tactic',
  'wound',
  'power',
  'defence',
  'barricade',
] as const;
const WALLS = [0, 1, 2, 3] as const;
export type Figure = Troop | 'clerk';
const FIGURES: readonly Figure[] = [...TROOPS, 'clerk'];
const REED_FIGURES: readonly Figure[] = ['spearman', 'clerk'];

/** Everything that is drawn in sprite.svg. */
export type SpriteId =
  | `res-${(typeof TOKENS)[number]}`
  | `unit-${Figure}-${SeatColour}`
  | `troop-${Figure}`
  | `horde-${HordeKind}`
  | `loc-${LocationId}`
  | `wall-${(typeof WALLS)[number]}`
  | `emblem-${typeof REED_COLOUR}`;

/** Everybody and everything with a picture on a card: in people.svg, or in together.svg what only partners need. */
export type PersonId =
  | `gen-${GeneralId | ReedGeneralId | 'qin-jiushao'}`
  | `adv-${AdvisorId}`
  | `tac-${TacticFace}`
  | `cmd-${CommandId}`
  | `art-${ArtifactId}`
  | `dem-${DemandId}`
  | `evt-${EventId}`;

/** The same as lists, for the test that nothing is missing and nothing is left over. */
export const SPRITE_IDS: readonly SpriteId[] = [
  ...TOKENS.map((id): SpriteId => `res-${id}`),
  ...COLOURS.flatMap(colour => FIGURES.map((figure): SpriteId => `unit-${figure}-${colour}`)),
  ...REED_FIGURES.map((figure): SpriteId => `unit-${figure}-${REED_COLOUR}`),
  ...FIGURES.map((figure): SpriteId => `troop-${figure}`),
  ...[...KINDS, ...TOGETHER_KINDS].map((kind): SpriteId => `horde-${kind}`),
  ...LOCATIONS.map((id): SpriteId => `loc-${id}`),
  ...WALLS.map((level): SpriteId => `wall-${level}`),
  `emblem-${REED_COLOUR}`,
];
export const PERSON_IDS: readonly PersonId[] = [
  ...[...GENERALS, ...REED_GENERALS, 'qin-jiushao' as const].map((id): PersonId => `gen-${id}`),
  ...ADVISORS.map((id): PersonId => `adv-${id}`),
  ...TACTICS.map((id): PersonId => `tac-${id}`),
  ...COMMANDS.map((id): PersonId => `cmd-${id}`),
  ...ARTIFACTS.map((id): PersonId => `art-${id}`),
];
export const TOGETHER_IDS: readonly PersonId[] = [
  ...TOGETHER_GENERALS.map((id): PersonId => `gen-${id}`),
  ...TOGETHER_TACTICS.map((id): PersonId => `tac-${id}`),
  ...DEMANDS.map((id): PersonId => `dem-${id}`),
  ...EVENTS.map((id): PersonId => `evt-${id}`),
];

export const CHANGE_ICON: Readonly<Record<keyof Change, SpriteId>> = {
  wood: 'res-wood',
  stone: 'res-stone',
  gold: 'res-gold',
  chi: 'res-chi',
  honor: 'res-honor',
  shame: 'res-shame',
  tactics: 'res-tactic',
  soldiers: 'troop-spearman',
};

/** A colour the shell may know and the sprite does not is drawn as soot rather than as nothing. */
const known = (colour: string): SeatColour =>
  colour === REED_COLOUR ? REED_COLOUR : (COLOURS.find(name => name === colour) ?? 'soot');
export const unitOf = (figure: Figure, colour: string): SpriteId => `unit-${figure}-${known(colour)}`;
