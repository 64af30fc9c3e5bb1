import { current, type Seat, type SeenCore } from '@teahouse/kernel';
import { type LocationId, PLACE, slotsOf } from '../printed/board.ts';
import { moveClerks } from '../rules/clerks.ts';
import { clansAt, crowdAt } from '../rules/vocabulary.ts';
import type { View } from '../view.ts';

/** Moves that are legal and probably a mistake. */
export type Warning =
  | 'alone' // the clerk fills a place where its owner is alone
  | 'no-command-left'; // honor for the cards, and none to play

export function warnings(seen: View & SeenCore, seat: Seat, ask: string, answer: string): Warning[] {
  if (ask === 'summer/reclaim.choose') {
    return answer === 'honor' && seen.players[seat]!.hand.length === 0 ? ['no-command-left'] : [];
  }
  if (ask !== 'clerks/move.choose' || current(seen, moveClerks)?.clan !== seat || !Object.hasOwn(PLACE, answer)) {
    return [];
  }
  const location = answer as LocationId;
  const { slots, shameful } = PLACE[location];
  const isFilled = slots !== null && crowdAt(seen, location) + 1 === slotsOf(seen.seats, location);
  const isAlone = clansAt(seen, location).every(clan => clan === seat);
  return shameful && isFilled && isAlone ? ['alone'] : [];
}
