import { type AnyGame, type Core, type Outcome, placesOf, type Question } from '@teahouse/kernel';

/** How many points make a clear lead, where a game does not say. */
export const CLEAR_LEAD = 8;

/**
 * What a position is worth to every seat, from 0 to 1: the chance to win, and a little of how far ahead the seat is, so
 * that a hopeless one still plays for its place.
 *
 * Against each other the chance is what the lead over the best other seat tells. Where all win or lose together, or
 * against an automaton, there is nobody to be ahead of: `value` then counts how far they are from the line between
 * winning and losing, and every seat gets the same.
 */
export function utilities(game: AnyGame, g: Core, together = isTogether(game, g)): number[] {
  const values: number[] = [];
  for (let seat = 0; seat < g.seats; seat++) values.push(game.value(g, seat));
  const lead = game.clearLead ?? CLEAR_LEAD;
  const places = g.over ? placesOf(game.outcome(g), g.seats) : null;
  if (together) return shared(values, lead, places);
  const learned = places === null ? game.chances?.(g) : undefined;
  const out: number[] = [];
  for (let seat = 0; seat < values.length; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < values.length; other++) {
      if (other === seat) continue;
      sum += values[other]!;
      if (values[other]! > best) best = values[other]!;
    }
    const first =
      places === null ? (learned?.[seat] ?? chance((values[seat]! - best) / lead)) : places[seat] === 1 ? 1 : 0;
    const place = chance((values[seat]! - sum / (values.length - 1)) / (2 * lead));
    out.push(0.8 * first + 0.2 * place);
  }
  return out;
}

/** Whether the seats win and lose together. It never changes within a game, so a search asks once. */
export const isTogether = (game: AnyGame, g: Core): boolean => game.outcome(g).kind !== 'places';

function shared(values: readonly number[], lead: number, places: readonly number[] | null): number[] {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  const won = places === null ? chance(mean / lead) : places[0] === 1 ? 1 : 0;
  return Array<number>(values.length).fill(0.8 * won + 0.2 * chance(mean / (2 * lead)));
}

/** Where a position can be valued by those who play on: where all answer at once, only before the first has answered. */
export function isQuiet(game: AnyGame, g: Core, { ask }: Question): boolean {
  if (game.quiet?.(g, ask) !== true) return false;
  const { sealed } = g.stack.at(-1)!;
  return sealed === null || Object.keys(sealed).length === 0;
}

/** How far a lead at the end of an imagined game is to be trusted: half by the result, half as this part of a clear lead. */
const IMAGINED = 1 / 3;

/** Everybody's chance to win at an imagined table: shares of 1, or where all win together one chance for all. */
export function winning(game: AnyGame, g: Core, together = isTogether(game, g)): number[] {
  const { seats } = g;
  const lead = game.clearLead ?? CLEAR_LEAD;
  const result = g.over ? resultOf(game.outcome(g), seats) : null;
  if (result !== null && together) return result;
  const values = Array.from({ length: seats }, (_, seat) => game.value(g, seat));
  if (together) return Array<number>(seats).fill(chance(values.reduce((sum, value) => sum + value, 0) / seats / lead));
  if (result === null) return shares(values, lead);
  return shares(values, lead * IMAGINED).map((share, seat) => (share + result[seat]!) / 2);
}

function shares(values: readonly number[], lead: number): number[] {
  const most = Math.max(...values);
  const weights = values.map(value => Math.exp((value - most) / lead));
  const sum = weights.reduce((a, b) => a + b);
  return weights.map(weight => weight / sum);
}

/** Who has won: all of it, a share of it, or nothing. */
export function resultOf(outcome: Outcome, seats: number): number[] {
  if (outcome.kind !== 'places') return Array<number>(seats).fill(outcome.won ? 1 : 0);
  const winners = outcome.places.filter(place => place === 1).length;
  return outcome.places.map(place => (place === 1 ? 1 / winners : 0));
}

const chance = (x: number): number => 1 / (1 + Math.exp(-x));
