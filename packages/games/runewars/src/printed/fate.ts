import type { Destiny, Shape } from './ids.ts';

/** What a unit of one shape, or a hero, gets from a card. */
export interface FateResult {
  damage: number;
  rout: number;
  special: number;
}

export interface FateCard extends Readonly<Record<Shape, Readonly<FateResult>>> {
  readonly destiny: Destiny;
}

/** A fate card is its printed number, 1 to 30. */
type FateId = number;

const result = (damage: number, rout: number, special: number): FateResult => ({ damage, rout, special });
const NONE = result(0, 0, 0);
const D1 = result(1, 0, 0);
const D2 = result(2, 0, 0);
const D3 = result(3, 0, 0);
const R1 = result(0, 1, 0);
const R2 = result(0, 2, 0);
const S1 = result(0, 0, 1);

const card = (
  triangle: FateResult,
  circle: FateResult,
  rectangle: FateResult,
  hexagon: FateResult,
  destiny: Destiny,
): FateCard => ({ triangle, circle, rectangle, hexagon, destiny });

const PRINTED: readonly FateCard[] = [
  card(NONE, S1, R2, D2, 'red'),
  card(NONE, S1, R2, D1, 'red'),
  card(NONE, S1, S1, D1, 'grey'),
  card(NONE, S1, S1, NONE, 'grey'),
  card(R1, D1, NONE, NONE, 'gold'),
  card(R1, D1, NONE, S1, 'red'),
  card(R1, NONE, NONE, S1, 'gold'),
  card(R1, NONE, R1, D3, 'red'),
  card(S1, NONE, R1, D3, 'red'),
  card(S1, NONE, R1, D2, 'red'),
  card(NONE, S1, D2, D2, 'red'),
  card(NONE, S1, D2, D1, 'red'),
  card(NONE, S1, S1, D1, 'grey'),
  card(NONE, S1, S1, D1, 'grey'),
  card(D1, R1, NONE, NONE, 'grey'),
  card(D1, R1, NONE, S1, 'red'),
  card(D1, NONE, NONE, S1, 'gold'),
  card(D1, NONE, D1, D3, 'red'),
  card(S1, NONE, D1, NONE, 'red'),
  card(S1, NONE, D1, D2, 'red'),
  card(NONE, S1, D2, R2, 'red'),
  card(NONE, S1, D2, R2, 'red'),
  card(NONE, S1, S1, R1, 'grey'),
  card(NONE, S1, S1, NONE, 'grey'),
  card(D1, D1, NONE, NONE, 'grey'),
  card(D1, D1, NONE, S1, 'red'),
  card(D1, NONE, NONE, S1, 'gold'),
  card(D1, NONE, D1, R2, 'red'),
  card(S1, NONE, D1, R2, 'red'),
  card(S1, NONE, D1, R2, 'red'),
];

export const FATE_DECK: readonly FateId[] = PRINTED.map((_, i) => i + 1);

export const FATE: Readonly<Record<FateId, FateCard>> = Object.fromEntries(PRINTED.map((card, i) => [i + 1, card]));
