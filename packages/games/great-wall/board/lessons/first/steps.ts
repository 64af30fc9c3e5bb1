import { lessonOf, step as stepOf } from '@teahouse/boardkit/contract';
import { SECTIONS } from '../../../src/ids.ts';
import { LOCATIONS } from '../../../src/printed/board.ts';
import type { AskLabel } from '../../../text/en.ts';
import { at } from '../../model/flight.ts';

/** The learner has the first seat. */
const ME = 0;

/**
 * With this shuffle the learner is first in the tea order, whichever general is chosen: both generals and both advisors
 * are simple, the barricades withstand the hordes of the first winter, and more hordes come in spring. Sentences rely on it.
 */
const SEED = 'first-lesson-13823';
const SEATS = 3;

const people = at.people(ME);
const hand = at.hand(ME);
const goods = at.goods(ME);
const sections = SECTIONS.map(at.section);
/** The command track, and the clans with what they revealed. */
const orders = Array.from({ length: SEATS }, (_, n) => [at.space(n + 1), at.clan(n)]).flat();

/** Everything is explained when it is asked for. */
export const scriptOf = lessonOf({ seed: SEED, seats: SEATS }, [
  step('welcome', ['opening.chooseGeneral'], [people]),
  step('advisors', ['opening.appoint'], [people]),
  step('command', ['autumn.chooseCommands'], [hand, 'levy']),
  step('track', ['autumn/place.choose'], orders),
  step('clerks', ['clerks/move.choose'], [at.location('quarry'), at.location('war-academy')]),
  step('fetch', ['clerks/move.fetch'], [at.reserve(ME)]),
  step(
    'together',
    ['clerks/move.choose'],
    ['lumber-mill', 'quarry', 'gold-mine', 'temple', 'barracks'].map(at.location),
  ),
  step('recruit', ['recruit.hire'], [at.tray, goods]),
  step('attack', ['recruit.place'], sections),
  step('wound', ['attack/strike.shoot', 'winter/shoot.shoot'], sections),
  step('tactics', ['event/window.react'], [hand]),
  step('activate', ['autumn/turn.activate'], LOCATIONS.map(at.location)),
  step('overseer', ['location/upgrade.choose'], [at.reserve(ME), goods]),
  step('donate', ['location/donate.choose'], [at.warehouse, goods]),
  step('winter', ['clerks/move.choose'], sections),
  step('wall', ['clerks/move.choose'], [at.location('builders-camp'), at.warehouse]),
  step('build', ['location/build.choose'], sections),
  step('counsel', ['clerks/move.choose'], [...['embassy', 'war-academy', 'tea-house'].map(at.location), at.queue]),
  step('embassy', ['location/hire.choose'], [at.queue, goods]),
  step('barracks', ['clerks/move.choose'], [at.location('barracks'), goods]),
  step('summer', ['summer/reclaim.choose'], [at.time, at.hordes, hand]),
  step('bare', ['autumn.chooseCommands'], [...sections, 'work-harder']),
  step('bonus', ['autumn/place.choose'], orders),
  step('advanced', ['command/advance.choose'], LOCATIONS.map(at.location)),
  step('losses', ['kill/pick.choose', 'kill/save.choose'], [at.time, goods]),
  step('shame', ['shame.place'], [at.reserve(ME), at.shame]),
  step('atone', ['shame/atone.choose'], [at.shame, goods]),
  step('farewell', ['autumn.chooseCommands'], [at.time, at.shame]),
  stepOf('end', [null], [people]),
]);

/** Told when one of these is asked. */
function step<const Id extends string>(id: Id, asks: AskLabel[], points: string[]) {
  return stepOf(id, asks, points);
}
