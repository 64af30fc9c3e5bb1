import { lessonOf, step as stepOf } from '@teahouse/boardkit/contract';
import { RESOURCES, type Season } from '../../../src/printed/ids.ts';
import type { AskLabel } from '../../../text/asks/labels.ts';
import { at } from '../../model/flight.ts';
import { composedIn } from '../../model/moves.ts';
import { areaOf, type Seen } from '../../model/reading.ts';

/** The learner has the first seat. */
const ME = 0;
const RIVAL = 1;

/**
 * With this shuffle the learner chooses first, and whoever does as told wins the first battle, completes a quest in
 * summer and can outbid the rival for a rune in winter. No card of the first year asks anything difficult. Sentences rely
 * on the map around the learner's realm, on the two tactics cards and on the season cards.
 */
const SEED = 'first-lesson-831754';
const SEATS = 2;

/** Two Razorwings guard it; the way leads through the city. */
const GUARDED = '7A';
/** Empty, and next to the learner's stronghold. */
const CITY = '7C';
/** Where the quest waits. */
const MARSH = '7D';
const STRONGHOLD = 'DB';
const HERO = 'marrec';

const dials = RESOURCES.map(resource => at.dial(ME, resource));
const influence = at.influence(ME);
const tactics = at.tactics(ME);
const realm = ['DA', 'DB', 'DC'].map(at.area);

/** What is asked in a season of the first year, the year that is guided. */
const inFirst =
  (season: Season) =>
  ({ year, season: now }: Seen): boolean =>
    year === 1 && now === season;
const isActivated = (seen: Seen, id: typeof GUARDED | typeof CITY): boolean => areaOf(seen, id).activated.includes(ME);
const hasComers = (seen: Seen): boolean => composedIn(seen).units.length > 0;
const heroIsAt = ({ players }: Seen, id: string): boolean => players[ME]!.heroes.some(({ area }) => area === id);
const isAttacked = ({ battle }: Seen): boolean => battle?.defender.seat === ME;

/** One year is guided from question to question; afterwards whatever is new is explained when it is first asked. */
export const scriptOf = lessonOf({ seed: SEED, seats: SEATS }, [
  step('welcome', ['setup.faction'], ['daqan']),
  step('runes', ['setup/runes.home'], realm),

  step('orders', ['orders.choose'], ['mobilize', at.season], inFirst('spring')),
  step('revealed', ['window/orders-revealed.play'], [at.order(ME), at.order(RIVAL), 'pass']),
  step('tactics', ['window/turn.choose'], ['reinforcements'], inFirst('spring')),
  step('kind', ['levy/triangles.kind'], ['footman']),
  step('muster', ['muster.place'], [at.area(STRONGHOLD)]),
  step('target', ['mobilize.activate'], [at.area(GUARDED)], seen => !isActivated(seen, GUARDED)),
  step('army', ['mobilize.move'], [`all@${STRONGHOLD}`], seen => !isActivated(seen, GUARDED) && !hasComers(seen)),
  step('march', ['mobilize.move'], ['done'], seen => !isActivated(seen, GUARDED) && hasComers(seen)),
  step('meeting', ['diplomacy.choose'], ['fight']),
  step('rows', ['window/battle-start.play'], ['pass'], seen => !isAttacked(seen)),
  step('fate', ['battle/routs.choose', 'battle/damage.choose'], ['footman']),
  step('rally', ['window/battle-row.play'], ['rally-cry', tactics]),
  step('city', ['mobilize.activate'], [at.area(CITY)], seen => isActivated(seen, GUARDED)),
  step('garrison', ['mobilize.move'], ['all@DA', 'footman@DC', 'done'], seen => isActivated(seen, GUARDED)),

  step('hero', ['quests/hero.choose'], ['move', at.hero(HERO)]),
  step('walk', ['hero/move.step'], [at.area(MARSH)], seen => !heroIsAt(seen, MARSH)),
  step('arrived', ['hero/move.step'], ['done'], seen => heroIsAt(seen, MARSH)),
  step('quest', ['hero/move.act'], ['lamp-in-the-marsh']),
  step('destiny', ['hero/test.choose'], ['grey', 'gold']),
  step('harvest', ['orders.choose'], ['harvest', ...dials], inFirst('summer')),
  step('development', ['harvest/develop.choose'], ['court']),

  step('caravans', ['season/caravans.decide'], ['no', influence]),
  step('autumn', ['autumn.receive'], ['influence', influence]),
  step('power', ['orders.choose'], ['acquire-power', ...dials], inFirst('autumn')),
  step('title', ['power/bonus.title'], ['primarch']),
  step('price', ['power/bonus.influence'], ['1']),

  step('bid', ['bid.offer'], [at.influence(RIVAL), influence]),
  step('decoy', ['rune/receive.discard'], ['done']),
  step('place', ['rune/receive.first', 'rune/receive.second'], [at.area(GUARDED), at.area(CITY)]),
  step('secret', ['rune/receive.genuine'], [at.area(CITY)]),
  step('hunger', ['winter/starve.area', 'units/sacrifice.choose'], [at.dial(ME, 'food')]),
  step('supremacy', ['orders.choose'], ['recruit', at.order(ME)], inFirst('winter')),
  step('levy', ['recruit.dial'], dials),

  step('farewell', ['orders.choose'], [at.seat(ME), at.season], ({ year }) => year > 1),
  step('conquer', ['conquer.activate'], [at.order(ME)]),
  step('strategize', ['strategize.choose'], [at.order(ME)]),
  step('rally-support', ['rally.benefit'], [at.order(ME)]),
  step('hire', ['hero/hire.keep'], [at.seat(ME)]),
  step('fortify', ['fortify.work'], [influence]),
  step('own-turn', ['window/turn.choose'], [tactics]),
  step('defence', ['window/battle-start.play'], [tactics], isAttacked),
  step('tally', ['window/battle-tally.play'], ['pass']),
  step('retreat', ['retreat.choose'], [at.order(ME)]),
  step('stronghold', ['battle/aftermath.stronghold'], [at.order(ME)]),
  step('duel', ['window/duel-start.play', 'duel/arms.weapon', 'duel/special.choose'], [tactics]),
  stepOf('end', [null], [at.seat(ME)]),
]);

/** Told when one of these is asked, and what is seen fits. */
function step<const Id extends string>(
  id: Id,
  asks: AskLabel[],
  points: string[],
  fits: (seen: Seen) => boolean = () => true,
) {
  return stepOf(id, asks, points, fits);
}
