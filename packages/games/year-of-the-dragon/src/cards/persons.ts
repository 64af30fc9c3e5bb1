export const TYPES = [
  'craftsman',
  'court-lady',
  'tax-collector',
  'pyrotechnist',
  'warrior',
  'monk',
  'healer',
  'farmer',
  'scholar',
] as const;
export type Type = (typeof TYPES)[number];
type Age = 'young' | 'old';
type OnlyYoung = 'craftsman' | 'court-lady' | 'tax-collector';
/** A person tile; also the id of its stack on the board. */
export type Person = `${Type}-young` | `${Exclude<Type, OnlyYoung>}-old`;

export interface Tile {
  id: Person;
  type: Type;
  age: Age;
  /** How far the marker moves when this person is taken in. */
  value: number;
  /** Hammers, fans, coins, rockets, helmets, Buddhas, mortars, sacks or books. */
  symbols: number;
}

/** YD-SETUP-02: the young have higher values, the old more symbols. */
const PRINTED: Record<Type, { young: [value: number, symbols: number]; old?: [value: number, symbols: number] }> = {
  craftsman: { young: [2, 1] },
  'court-lady': { young: [1, 1] },
  'tax-collector': { young: [3, 3] },
  pyrotechnist: { young: [5, 1], old: [3, 2] },
  warrior: { young: [5, 1], old: [3, 2] },
  monk: { young: [6, 1], old: [2, 2] },
  healer: { young: [4, 1], old: [1, 2] },
  farmer: { young: [4, 1], old: [1, 2] },
  scholar: { young: [4, 2], old: [2, 3] },
};

const tiles: Tile[] = [];
for (const type of TYPES) tiles.push(...tilesOf(type));
export const TILES: readonly Tile[] = tiles;

function tilesOf(type: Type): Tile[] {
  const { young, old } = PRINTED[type];
  const found: Tile[] = [{ id: `${type}-young`, type, age: 'young', value: young[0], symbols: young[1] }];
  if (old !== undefined)
    found.push({ id: `${type as Exclude<Type, OnlyYoung>}-old`, type, age: 'old', value: old[0], symbols: old[1] });
  return found;
}

export const TILE = Object.fromEntries(TILES.map(tile => [tile.id, tile])) as Readonly<Record<Person, Tile>>;
export const isOnlyYoung = (type: Type): boolean => PRINTED[type].old === undefined;
export const YOUNG: readonly Tile[] = TILES.filter(tile => tile.age === 'young');

/** YD-SETUP-01, YD-SETUP-03: how many tiles of a stack are in play. */
export function copies({ type, age }: Tile, seats: number): number {
  const missing = 5 - seats;
  if (isOnlyYoung(type)) return 10 - 2 * missing;
  return (age === 'young' ? 6 : 4) - missing;
}

/** A person card: of one type, or wild. */
export type Card = Type | 'wild';
export const FULL_HAND: readonly Card[] = [...TYPES, 'wild', 'wild'];
export type CardId = `card-${Card}`;
/** The id a card is played by. */
export const CARD_ID = Object.fromEntries(FULL_HAND.map(card => [card, `card-${card}`])) as Readonly<
  Record<Card, CardId>
>;
export const CARD = Object.fromEntries(FULL_HAND.map(card => [`card-${card}`, card])) as Readonly<Record<CardId, Card>>;
