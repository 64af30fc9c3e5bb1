import type { LessonScript, LessonStep } from '@teahouse/kernel';
import type { AskLabel } from '../../text/en.ts';
import { at } from '../flight.ts';

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

/**
 * How far the game is tells the month: an action or a card of the learner comes at these lengths of the history, whatever
 * everybody chooses. From the fifth month on they run into each other; what is said then is true in the months around.
 */
const steps = [
  step('welcome', 'draft.chooseFirst', [0, 9], [stage, 'court-lady-young', month(3)]),
  step('pair', 'draft.chooseSecond', [0, 9], [stage, track]),
  step('homes', 'persons/lodge.choose', [0, 9], [court, 'palace-1']),
  step('month', 'actions/act.chooseGroup', [10, 16], [stage, 'fireworks', month(3)]),
  step('recruit', 'persons/card.play', [10, 21], [stage, 'card-pyrotechnist', month(3), month(8)]),
  step('ages', 'persons/tile.choose', [10, 60], [stage]),
  step('build', 'actions/build.placeFloor', [10, 120], [court]),
  step('fee', 'actions/act.chooseGroup', [17, 27], [stage, goods, month(5)]),
  step('order', 'persons/card.play', [22, 33], [stage, track]),
  step('forecast', 'actions/act.chooseGroup', [28, 39], [stage, 'harvest', month(3), month(4)]),
  step('rooms', 'persons/lodge.choose', [10, 48], [court]),
  step('festival', 'persons/card.play', [34, 45], [stage, month(3), month(8), goods]),
  step('drought', 'actions/act.chooseGroup', [40, 54], [stage, 'harvest', month(4), month(11)]),
  step('decay', 'persons/card.play', [46, 59], [stage, court, points]),
  step('hungry', 'release/hungry.choose', [10, Number.POSITIVE_INFINITY], [court]),
  step('tribute', 'actions/act.chooseGroup', [55, 67], [stage, 'taxes', month(5), month(12)]),
  step('worth', 'persons/card.play', [60, 75], [stage, points]),
  step('mongols', 'actions/act.chooseGroup', [68, 79], [stage, month(6), month(9), hand]),
  step('release', 'release.choose', [10, Number.POSITIVE_INFINITY], [court]),
  step('contagion', 'persons/card.play', [76, 90], [stage, month(7), month(10)]),
  step('ahead', 'actions/act.chooseGroup', [80, 97], [stage, month(8), month(9)]),
  step('late', 'persons/card.play', [104, 125], [stage, month(10), month(11), month(12)]),
  step('last', 'actions/act.chooseGroup', [140, Number.POSITIVE_INFINITY], [stage, month(12), goods]),
  { id: 'end' as const, at: (ask: string | null) => ask === null, points: [points] },
] satisfies LessonStep[];

function step<Id extends string>(id: Id, asked: AskLabel, [from, to]: [number, number], pointed: string[]) {
  return { id, at: (ask: string | null, n: number) => ask === asked && from <= n && n <= to, points: pointed };
}

export type StepId = (typeof steps)[number]['id'];
export type LessonWords = Readonly<Record<StepId, { title: string; text: string }>>;

export const scriptOf = (words: LessonWords): LessonScript => ({ seed: SEED, seats: SEATS, steps, words });
