import { lessonOf, step as stepOf } from '@teahouse/boardkit/contract';
import { SECTIONS } from '../../../src/ids.ts';
import type { DemandId } from '../../../src/printed/ids.ts';
import type { Topic } from '../../../src/rules/together/agreement.ts';
import type { AskLabel } from '../../../text/en.ts';
import { pledgesFor, talksIn } from '../../model/council.ts';
import { at } from '../../model/flight.ts';
import type { Seen } from '../../model/reading.ts';

/** The learner has the first seat. */
const ME = 0;
const PARTNERS = [1, 2];

/**
 * With this shuffle one of the first demands asks for chi, which all have from the start, and one for soldiers of three
 * types; the first event is Crumbling Mortar. Sentences rely on it.
 */
const TABLE = { seed: 'together-lesson-402', seats: 3, options: { mode: 'together' } };
const DEMANDS: DemandId[] = ['prayers-for-the-dynasty', 'imperial-guard', 'timber-for-the-fleet'];

const sections = SECTIONS.map(at.section);
/** What comes up in every turn, whatever the learner does. */
const IN_ANY_TURN: AskLabel[] = ['clerks/move.choose', 'event/window.react'];

/** For whoever knows the game: what is different where all play together, in one year. */
export const scriptOf = lessonOf(TABLE, [
  step('aim', ['opening.chooseGeneral'], [at.demands]),
  step('demands', ['opening.appoint'], DEMANDS.map(at.demand)),
  step('secret', ['autumn.chooseCommands'], [at.hand(ME), 'economy']),
  step('agreement', ['together/wish.choose'], [at.agreement], isAbout('commands')),
  step('stores', IN_ANY_TURN, PARTNERS.map(at.clan)),
  step('order', ['together/wish.choose'], [at.agreement], isAbout('clerks')),
  step('hordes', IN_ANY_TURN, sections),
  step('supply', IN_ANY_TURN, [at.supply]),
  step('sacrifice', ['together/pledge.choose'], [at.demand('imperial-guard')], isFor('imperial-guard')),
  step('pledge', ['together/pledge.choose'], [at.demand('timber-for-the-fleet')], isFor('timber-for-the-fleet')),
  step('open', ['shame.place'], [at.supply, at.reserve(ME)]),
  step('event', ['autumn.chooseCommands'], [at.events, ...sections]),
  step('farewell', ['together/wish.choose'], [at.demands, at.supply], isAbout('commands', 2)),
]);

/** Partners who do not agree are asked once more: the year tells one agreement from another. */
function isAbout(topic: Topic, year = 1): (seen: Seen) => boolean {
  return seen => talksIn(seen)?.topic === topic && seen.year === year;
}

function isFor(demand: DemandId): (seen: Seen) => boolean {
  return seen => pledgesFor(seen)?.demand === demand;
}

/** Told when one of these is asked, and what is seen fits. */
function step<const Id extends string>(id: Id, asks: AskLabel[], points: string[], fits?: (seen: Seen) => boolean) {
  return stepOf(id, asks, points, fits);
}
