import type { Direction, Hex } from '@teahouse/kernel/hex';
import type { AreaId, Resource, UnitId } from './ids.ts';

export type Border = 'water' | 'mountain';

export interface Area {
  /** On the tile as it is printed, without any rotation; A is the origin. */
  hex: Hex;
  resources: Readonly<Record<Resource, number>>;
  /** The neutrals that stand there at the start. */
  guards: { readonly unit: UnitId; readonly figures: number } | null;
  /** Whether a city token is put there. */
  city: boolean;
  /** The borders drawn on its own sides; a neighbour's close the same sides. */
  borders: Readonly<Partial<Record<Direction, Border>>>;
}

const N = 0;
const NE = 1;
const SE = 2;
const S = 3;
const SW = 4;
const NW = 5;

const area = (
  q: number,
  r: number,
  { food = 0, wood = 0, ore = 0 }: Partial<Record<Resource, number>>,
  { guards = null, city = false, borders = {} }: Partial<Pick<Area, 'guards' | 'city' | 'borders'>> = {},
): Area => ({ hex: { q, r }, resources: { food, wood, ore }, guards, city, borders });

/** Which of them lie on which tile: AREAS_OF. */
export const AREA: Readonly<Record<AreaId, Readonly<Area>>> = {
  '1A': area(0, 0, { food: 2 }, { guards: { unit: 'razorwing', figures: 2 }, borders: { [N]: 'water' } }),
  '1B': area(1, 0, { food: 1, wood: 1 }, { guards: { unit: 'beastman', figures: 2 } }),
  '1C': area(0, 1, { food: 1 }),
  '2A': area(0, 0, { wood: 1, ore: 1 }, { guards: { unit: 'beastman', figures: 2 }, borders: { [N]: 'water' } }),
  '2B': area(0, 1, { food: 1 }, { city: true }),
  '2C': area(
    1,
    1,
    { ore: 2 },
    { guards: { unit: 'sorcerer', figures: 2 }, borders: { [SE]: 'mountain', [S]: 'mountain' } },
  ),
  '3A': area(0, 0, { wood: 1 }, { city: true }),
  '3B': area(1, -1, { food: 1 }, { guards: { unit: 'hellhound', figures: 1 } }),
  '3C': area(
    1,
    0,
    { wood: 1, ore: 2 },
    { guards: { unit: 'dragon', figures: 1 }, borders: { [SE]: 'mountain', [NE]: 'mountain' } },
  ),
  '3D': area(0, 1, { food: 2 }, { guards: { unit: 'razorwing', figures: 2 }, borders: { [S]: 'water' } }),
  '4A': area(
    0,
    0,
    { food: 1, ore: 1 },
    { guards: { unit: 'razorwing', figures: 1 }, borders: { [SW]: 'water', [S]: 'water' } },
  ),
  '4B': area(1, -1, { wood: 2 }, { guards: { unit: 'beastman', figures: 1 }, borders: { [N]: 'mountain' } }),
  '4C': area(1, 0, { food: 1, ore: 1 }, { guards: { unit: 'giant', figures: 1 } }),
  '5A': area(0, 0, { food: 2 }, { guards: { unit: 'beastman', figures: 2 }, borders: { [N]: 'water', [NW]: 'water' } }),
  '5B': area(0, 1, { wood: 1 }, { city: true }),
  '5C': area(1, 0, { food: 1, wood: 1 }, { guards: { unit: 'sorcerer', figures: 2 } }),
  '5D': area(1, 1, { ore: 2 }, { guards: { unit: 'giant', figures: 1 }, borders: { [SE]: 'mountain' } }),
  '6A': area(0, 0, { ore: 1 }, { city: true, borders: { [S]: 'water' } }),
  '6B': area(0, 1, { food: 2 }, { guards: { unit: 'sorcerer', figures: 2 }, borders: { [SE]: 'mountain' } }),
  '6C': area(0, 2, { wood: 1, ore: 1 }, { guards: { unit: 'hellhound', figures: 1 } }),
  '7A': area(0, 0, { food: 1, wood: 1 }, { guards: { unit: 'razorwing', figures: 2 } }),
  '7B': area(1, -1, { food: 1, ore: 1 }, { guards: { unit: 'hellhound', figures: 1 }, borders: { [N]: 'mountain' } }),
  '7C': area(1, 0, { food: 1 }, { city: true }),
  '7D': area(
    2,
    0,
    { wood: 1, ore: 1 },
    { guards: { unit: 'sorcerer', figures: 2 }, borders: { [SE]: 'water', [NE]: 'water' } },
  ),
  '8A': area(
    0,
    0,
    { wood: 3 },
    { guards: { unit: 'dragon', figures: 1 }, borders: { [NW]: 'mountain', [SW]: 'mountain' } },
  ),
  '8B': area(1, 0, { ore: 1 }, { city: true }),
  '8C': area(1, -1, { food: 2 }, { guards: { unit: 'beastman', figures: 1 } }),
  '9A': area(0, 0, { food: 2, ore: 1 }, { guards: { unit: 'giant', figures: 1 }, borders: { [N]: 'mountain' } }),
  '9B': area(0, 1, { wood: 1 }, { city: true, borders: { [S]: 'water' } }),
  DA: area(0, 0, { food: 2 }, { borders: { [N]: 'mountain' } }),
  DB: area(1, 0, { food: 1, wood: 1 }),
  DC: area(0, 1, { wood: 1, ore: 2 }),
  LA: area(0, 0, { food: 1, wood: 1 }, { borders: { [NW]: 'water', [N]: 'water' } }),
  LB: area(1, 0, { wood: 2 }),
  LC: area(0, 1, { food: 1, ore: 2 }),
  UA: area(0, 0, { food: 2 }),
  UB: area(1, 0, { food: 1, ore: 1 }),
  UC: area(0, 1, { wood: 1, ore: 2 }, { borders: { [SW]: 'mountain' } }),
  WA: area(0, 0, { food: 2 }, { borders: { [NW]: 'mountain', [N]: 'mountain' } }),
  WB: area(1, 0, { food: 1, wood: 1 }),
  WC: area(0, 1, { wood: 1, ore: 2 }, { borders: { [SW]: 'mountain' } }),
};
