import type { AnyGame, Core } from '@teahouse/kernel';

/** How many points make a clear lead, where a game does not say. */
const CLEAR_LEAD = 8;

/**
 * What a position is worth to every seat, from 0 to 1: the chance to come first, as far as the lead over the best other
 * seat tells it, and a little of the distance to the others, so that a hopeless seat still plays for its place.
 */
export function utilities(game: AnyGame, g: Core): number[] {
  const values: number[] = [];
  for (let seat = 0; seat < g.seats; seat++) values.push(game.value(g, seat));
  const lead = game.clearLead ?? CLEAR_LEAD;
  const ranks = g.over ? game.ranks(g) : null;
  const out: number[] = [];
  for (let seat = 0; seat < values.length; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < values.length; other++) {
      if (other === seat) continue;
      sum += values[other]!;
      if (values[other]! > best) best = values[other]!;
    }
    const first = ranks === null ? chance((values[seat]! - best) / lead) : ranks[seat] === 1 ? 1 : 0;
    const place = chance((values[seat]! - sum / (values.length - 1)) / (2 * lead));
    out.push(0.8 * first + 0.2 * place);
  }
  return out;
}

const chance = (x: number): number => 1 / (1 + Math.exp(-x));
