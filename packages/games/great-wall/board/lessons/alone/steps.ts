import { lessonOf, step as stepOf } from '@teahouse/boardkit/contract';
import { AUTOMATA } from '../../../src/journal.ts';
import { qinIn } from '../../../src/table.ts';
import type { View } from '../../../src/view.ts';
import type { AskLabel } from '../../../text/en.ts';
import { at } from '../../model/flight.ts';

/**
 * With this shuffle Qin Jiushao draws Work Harder in the first autumn, and builds; the generals and advisors are simple.
 * Sentences rely on it.
 */
const TABLE = { seed: 'alone-lesson-111', seats: 1, options: { mode: 'alone' } };

const qin = at.clan(AUTOMATA.qin);
const reed = at.clan(AUTOMATA.reed);
const USED = ['middle', 'right'] as const;
const sections = USED.map(at.section);
const walls = USED.map(at.wall);

/** What comes up in every turn, whatever the learner does. */
const IN_ANY_TURN: AskLabel[] = ['clerks/move.choose', 'event/window.react'];

/** For whoever knows the game: what Qin Jiushao is, in one year. */
export const scriptOf = lessonOf(TABLE, [
  step('rival', ['opening.chooseGeneral'], [qin]),
  step('difficulty', ['opening.appoint'], [qin]),
  step('deck', ['autumn.chooseCommands'], [at.qin.deck, 'levy']),
  step('order', ['autumn/place.choose'], [1, 2, 3].map(at.space)),
  step('lowest', ['clerks/move.choose'], [at.qin.track, at.location('quarry')]),
  step('wall', IN_ANY_TURN, [...walls, at.warehouse], seen => qinIn(seen)!.honor.walls > 0),
  step('fires', IN_ANY_TURN, [at.qin.track, at.location('quarry'), at.location('barracks')]),
  step('next', IN_ANY_TURN, [at.qin.next]),
  step('strikes', ['recruit.hire', 'recruit.place', ...IN_ANY_TURN], [...sections, qin]),
  step('reed', ['reed/gather.choose'], [reed]),
  step('shame', ['summer/reclaim.choose'], [at.qin.supply, ...sections]),
  step('court', ['autumn.chooseCommands'], [qin, at.queue]),
  step('farewell', ['autumn/place.choose'], [at.qin.deck, at.qin.next]),
]);

/** Told when one of these is asked, and what is seen fits. */
function step<const Id extends string>(id: Id, asks: AskLabel[], points: string[], fits?: (seen: View) => boolean) {
  return stepOf(id, asks, points, fits);
}
