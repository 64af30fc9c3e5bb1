import { lessonOf, step as stepOf } from '@teahouse/boardkit/contract';
import type { View } from '../../../src/view.ts';
import type { AskLabel } from '../../../text/en.ts';
import { at } from '../../flight.ts';

/** The learner has the first seat. */
const ME = 0;

/**
 * With this shuffle the learner drafts first, and the events come from harmless to harsh: festival, drought, tribute,
 * Mongols and contagion in months 3 to 7, and each of them once more. Sentences and places rely on these months.
 */
const SEED = 'first-lesson-190';
const SEATS = 3;

const goods = at.goods(ME);
const points = at.points(ME);
const court = at.court(ME);
const hand = at.hand(ME);
const { stage, track, month } = at;

/** An action and a card every month, one thing said at each; what need not be asked is explained when it first is. */
export const scriptOf = lessonOf({ seed: SEED, seats: SEATS }, [
  step('welcome', 'draft.chooseFirst', [0, 0], [stage, 'court-lady-young', month(3)]),
  step('pair', 'draft.chooseSecond', [0, 0], [stage, track]),
  step('homes', 'persons/lodge.choose', [0, 0], [court, 'palace-1']),
  step('month', 'actions/act.chooseGroup', [1, 1], [stage, 'fireworks', month(3)]),
  step('recruit', 'persons/card.play', [1, 1], [stage, 'card-pyrotechnist', month(3), month(8)]),
  step('ages', 'persons/tile.choose', [1, 5], [stage]),
  step('build', 'actions/build.placeFloor', [1, 10], [court]),
  step('fee', 'actions/act.chooseGroup', [2, 2], [stage, goods, month(5)]),
  step('order', 'persons/card.play', [2, 2], [stage, track]),
  step('foresight', 'actions/act.chooseGroup', [3, 3], [stage, 'harvest', month(3), month(4)]),
  step('rooms', 'persons/lodge.choose', [1, 4], [court]),
  step('festival', 'persons/card.play', [3, 3], [stage, month(3), month(8), goods]),
  step('drought', 'actions/act.chooseGroup', [4, 4], [stage, 'harvest', month(4), month(11)]),
  step('decay', 'persons/card.play', [4, 4], [stage, court, points]),
  step('hungry', 'release/hungry.choose', [1, 12], [court]),
  step('tribute', 'actions/act.chooseGroup', [5, 5], [stage, 'taxes', month(5), month(12)]),
  step('worth', 'persons/card.play', [5, 5], [stage, points]),
  step('mongols', 'actions/act.chooseGroup', [6, 6], [stage, month(6), month(9), hand]),
  step('release', 'release.choose', [1, 12], [court]),
  step('contagion', 'persons/card.play', [6, 6], [stage, month(7), month(10)]),
  step('ahead', 'actions/act.chooseGroup', [7, 7], [stage, month(8), month(9)]),
  step('late', 'persons/card.play', [9, 9], [stage, month(10), month(11), month(12)]),
  step('last', 'actions/act.chooseGroup', [12, 12], [stage, month(12), goods]),
  stepOf('end', [null], [points]),
]);

/** Said when this is asked in these months; the draft is before the first. */
function step<const Id extends string>(id: Id, asked: AskLabel, [from, to]: [number, number], pointed: string[]) {
  return stepOf(id, [asked], pointed, (seen: View) => from <= seen.month && seen.month <= to);
}
