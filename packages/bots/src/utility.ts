import { type AnyGame, type Core, placesOf } from '@teahouse/kernel';

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

const chance = (x: number): number => 1 / (1 + Math.exp(-x));
