import { type FactionId, type Shape, UNITS, type UnitId } from './ids.ts';

interface Unit {
  /** Null for neutrals. */
  faction: FactionId | null;
  shape: Shape;
  health: number;
  /** The row of a battle in which it draws, 1 to 5. */
  initiative: number;
  /** How many there are in the box. */
  figures: number;
  fast: boolean;
  flying: boolean;
}

const unit = (
  faction: FactionId | null,
  shape: Shape,
  health: number,
  initiative: number,
  figures: number,
  trait?: 'fast' | 'flying',
): Unit => ({ faction, shape, health, initiative, figures, fast: trait === 'fast', flying: trait === 'flying' });

export const UNIT: Readonly<Record<UnitId, Readonly<Unit>>> = {
  footman: unit('daqan', 'triangle', 1, 3, 16),
  bowman: unit('daqan', 'triangle', 1, 1, 8),
  knight: unit('daqan', 'rectangle', 2, 2, 8, 'fast'),
  'siege-tower': unit('daqan', 'hexagon', 3, 5, 4),
  archer: unit('latari', 'triangle', 1, 1, 16),
  sorceress: unit('latari', 'circle', 1, 3, 8),
  warrior: unit('latari', 'rectangle', 2, 4, 8),
  'pegasus-rider': unit('latari', 'rectangle', 3, 2, 4, 'flying'),
  berserker: unit('uthuk', 'triangle', 1, 2, 16),
  'flesh-ripper': unit('uthuk', 'rectangle', 1, 1, 8, 'fast'),
  warlock: unit('uthuk', 'circle', 1, 3, 8),
  'chaos-lord': unit('uthuk', 'hexagon', 3, 4, 4),
  reanimate: unit('waiqar', 'triangle', 1, 4, 16),
  'skeleton-archer': unit('waiqar', 'triangle', 1, 3, 8),
  necromancer: unit('waiqar', 'circle', 1, 2, 8),
  'dark-knight': unit('waiqar', 'rectangle', 3, 3, 4),
  beastman: unit(null, 'triangle', 1, 2, 8),
  razorwing: unit(null, 'triangle', 1, 1, 8, 'flying'),
  sorcerer: unit(null, 'circle', 1, 1, 8),
  hellhound: unit(null, 'rectangle', 2, 3, 4, 'fast'),
  dragon: unit(null, 'hexagon', 4, 4, 4, 'flying'),
  giant: unit(null, 'hexagon', 5, 5, 4),
};

const unitsOf = (faction: FactionId | null): readonly UnitId[] => UNITS.filter(id => UNIT[id].faction === faction);

/** The first triangle of a faction is its cheapest unit. */
export const UNITS_OF: Readonly<Record<FactionId, readonly UnitId[]>> = {
  daqan: unitsOf('daqan'),
  latari: unitsOf('latari'),
  uthuk: unitsOf('uthuk'),
  waiqar: unitsOf('waiqar'),
};

export const NEUTRALS: readonly UnitId[] = unitsOf(null);

const neutralsOf = (shape: Shape): readonly UnitId[] => NEUTRALS.filter(id => UNIT[id].shape === shape);

export const NEUTRALS_BY_SHAPE: Readonly<Record<Shape, readonly UnitId[]>> = {
  triangle: neutralsOf('triangle'),
  circle: neutralsOf('circle'),
  rectangle: neutralsOf('rectangle'),
  hexagon: neutralsOf('hexagon'),
};
