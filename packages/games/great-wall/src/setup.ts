import { type Core, draw, NOBODY, shuffle } from '@teahouse/kernel';
import { noTroops, SECTIONS } from './ids.ts';
import { BARRICADES, CLERKS, LOCATIONS, type LocationId, PRODUCTION, TROOPS_OWNED } from './printed/board.ts';
import { ADVISORS, type AdvisorId, ARTIFACTS, COMMANDS, EVENTS, REED_GENERALS } from './printed/ids.ts';
import { demandsFor, generalsFor, hordesFor, tacticsFor } from './rules/box.ts';
import { arrive, drawHorde, indicated, invade } from './rules/spring.ts';
import { refillDemands } from './rules/together/demands.ts';
import { sectionsOf } from './rules/vocabulary.ts';
import {
  clansOf,
  type Player,
  QIN_SOURCES,
  type Qin,
  type QinSource,
  SOURCES,
  type Source,
  type Table,
  type TableOptions,
  type Together,
} from './table.ts';

const SCHOOL = 3;
export const SHAME_PER_SEAT = 10;

/** Chapter 2; with two players chapter 27, alone chapter 28. */
export function setup(core: Core, options: TableOptions): Table {
  const { seats } = core;
  const seated = Array.from({ length: seats }, (_, seat) => seat);
  const advisorDeck = shuffle(core, ADVISORS.slice(), 'advisors');
  const house = { edition: options.edition, mode: options.mode };
  const box = { seats, house };
  const generals = shuffle(core, generalsFor(box).slice(), 'generals');
  const g: Table = {
    ...core,
    house,
    year: 1,
    season: 'set-up',
    active: NOBODY,
    tea: seated.slice(),
    players: seated.map(() => newPlayer()),
    automata: [],
    sections: SECTIONS.map((_, section) => ({
      wall: 0,
      barricades: sectionsOf(core).includes(section) ? BARRICADES : 0,
      bolster: 0,
      posts: [],
      rest: seated.map(noTroops),
      hordes: [],
    })),
    warehouse: { wood: 0, stone: 0, gold: 0 },
    track: Array.from({ length: Math.max(3, seats) }, () => null),
    shame: SHAME_PER_SEAT * seats,
    shameGone: 0,
    hordeDeck: shuffle(core, hordesFor(box), 'hordes'),
    hordeDiscard: [],
    advisorDeck,
    advisorDiscard: [],
    queue: [],
    tacticDeck: shuffle(core, tacticsFor(box).slice(), 'tactics'),
    tacticDiscard: [],
    // GW-COOP-06
    artifacts: house.mode === 'together' ? [] : shuffle(core, ARTIFACTS.slice(), 'artifacts').slice(0, 3),
    together: house.mode === 'together' ? newTogether(core, options) : null,
  };
  for (const player of g.players) {
    player.dealtGenerals = generals.splice(-2);
    player.dealtAdvisors = advisorDeck.splice(-2);
  }
  if (options.mode === 'alone') g.automata.push(newQin(core, options, advisorDeck));
  if (seats <= 2) {
    const general = REED_GENERALS[draw(core, REED_GENERALS.length, 'reed general')]!;
    const spearmen = TROOPS_OWNED.spearman;
    g.automata.push({ name: 'reed', general, clerks: ['lumber-mill', 'quarry', 'gold-mine'], spearmen });
    g.tea = clansOf(g);
  }
  if (g.together !== null) {
    refillDemands(g);
    // GW-COOP-09, AMB-46: as in spring.
    for (let i = 0; i <= seats; i++) invade(g);
    return g;
  }
  for (const section of sectionsOf(g)) arrive(g, drawHorde(g)!, section);
  if (seats === 4) {
    const fourth = drawHorde(g)!;
    arrive(g, fourth, indicated(g, fourth));
  }
  return g;
}

/** GW-SOLO-10 to GW-SOLO-19 */
function newQin(core: Core, { qinHonor, qinAdvisors }: TableOptions, advisorDeck: AdvisorId[]): Qin {
  const honor = Object.fromEntries(QIN_SOURCES.map(source => [source, 0])) as Record<QinSource, number>;
  return {
    name: 'qin',
    honor: { ...honor, 'head-start': qinHonor },
    ranking: shuffle(core, [...PRODUCTION, 'barracks'], 'location track'),
    clerks: [],
    reserve: { spearman: TROOPS_OWNED.spearman - 2, archer: TROOPS_OWNED.archer, horseman: 0 },
    overseers: {
      wood: { troop: 'horseman', level: 1 },
      stone: { troop: 'horseman', level: 1 },
      gold: { troop: 'spearman', level: 1 },
      chi: { troop: 'spearman', level: 1 },
    },
    supporters: advisorDeck.splice(-2),
    takes: qinAdvisors,
    deck: shuffle(core, COMMANDS.slice(), 'commands of Qin'),
    revealed: null,
    pile: [],
    claimed: [],
  };
}

/** GW-COOP-07, GW-COOP-12, GW-COOP-39 */
const newTogether = (core: Core, { stores }: TableOptions): Together => ({
  storesShown: stores === 'shown',
  demands: [],
  fulfilled: [],
  demandDeck: shuffle(core, demandsFor(core), 'demands'),
  events: [],
  eventDeck: shuffle(core, EVENTS.slice(), 'events'),
  sacrificed: Array.from({ length: core.seats }, noTroops),
  spoils: Array.from({ length: core.seats }, () => 0),
  stripped: [],
  breached: false,
  end: null,
});

/** GW-SETUP-16, GW-SETUP-30, GW-SETUP-32 */
function newPlayer(): Player {
  return {
    honor: Object.fromEntries(SOURCES.map(source => [source, 0])) as Record<Source, number>,
    goods: { wood: 0, stone: 0, gold: 0, chi: 0 },
    hand: COMMANDS.slice(),
    revealed: null,
    pile: [],
    tactics: [],
    general: null,
    dealtGenerals: [],
    dealtAdvisors: [],
    active: [],
    supporters: [],
    idle: CLERKS - SCHOOL,
    school: SCHOOL,
    clerks: Object.fromEntries(LOCATIONS.map(location => [location, 0])) as Record<LocationId, number>,
    reserve: { ...TROOPS_OWNED },
    shamed: noTroops(),
    overseers: { wood: null, stone: null, gold: null, chi: null },
    claimed: [],
    wounds: 0,
    levels: 0,
    barricades: 0,
    tired: [],
  };
}
