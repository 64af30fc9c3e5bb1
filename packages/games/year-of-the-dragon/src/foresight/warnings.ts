import type { Seat } from '@teahouse/kernel';
import { SUPER_MONTH } from '../cards/events.ts';
import { CARD, type CardId } from '../cards/persons.ts';
import { PASS, refill } from '../rules/actions.ts';
import { NEW_PALACE } from '../rules/building.ts';
import { DECLINE, offerTiles } from '../rules/persons.ts';
import type { SeenRuler, View } from '../view.ts';

/** Moves that are legal and probably a mistake. */
export type Warning =
  | 'pass-for-nothing' // three yuan or more already
  | 'card-without-tile' // no tile of that type is left
  | 'palace-will-decay' // a new palace that nobody can move into this month
  | 'charter-for-nothing' // healers
  | 'person-declined'; // the tile would leave the game

export function warnings(seen: View, seat: Seat, ask: string, answer: string): Warning[] {
  const ruler = seen.rulers[seat]!;
  switch (ask) {
    case 'actions/act.chooseGroup':
      return answer === PASS && refill(ruler) === 0 ? ['pass-for-nothing'] : [];
    case 'persons/card.play':
      return offerTiles(seen, CARD[answer as CardId]).length > 0 ? [] : ['card-without-tile'];
    case 'actions/build.placeFloor':
      return answer === NEW_PALACE && !canInhabitOneMore(seen, ruler) ? ['palace-will-decay'] : [];
    case 'super/charter.choose':
      return answer === 'healer' ? ['charter-for-nothing'] : [];
    case 'persons/lodge.choose':
      return answer === DECLINE && ruler.palaces.length > 0 ? ['person-declined'] : [];
    default:
      return [];
  }
}

/** A palace built now needs a person in this month's second phase, which takes in one; others may be empty already. */
function canInhabitOneMore(seen: View, ruler: SeenRuler): boolean {
  const empty = ruler.palaces.filter(palace => palace.persons.length === 0).length;
  const cards = typeof ruler.hand === 'number' ? ruler.hand : ruler.hand.length;
  const moveIns =
    (seen.month < 12 && cards > 0 && seen.groups.length > 0 ? 1 : 0) +
    (seen.month === SUPER_MONTH && seen.superEvent === 'sunrise' ? 1 : 0);
  return empty < moveIns;
}
