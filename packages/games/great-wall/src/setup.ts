import { type Core, draw, NOBODY, shuffle } from '@teahouse/kernel';
import { noTroops, SECTIONS } from './ids.ts';
import { BARRICADES, CLERKS, LOCATIONS, type LocationId, PRODUCTION, TROOPS_OWNED } from './printed/board.ts';
import { HORDES } from './printed/hordes.ts';
import { ADVISORS, type AdvisorId, ARTIFACTS, COMMANDS, GENERALS, REED_GENERALS, TACTIC_IDS } from './printed/ids.ts';
import { arrive, drawHorde, indicated } from './rules/spring.ts';
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
} from './table.ts';

const SCHOOL = 3;
export const SHAME_PER_SEAT = 10;

/** Chapter 2; with two players chapter 27, alone chapter 28. */
export function setup(core: Core, options: TableOptions): Table {
  const { seats } = core;
  const seated = Array.from({ length: seats }, (_, seat) => seat);
  const advisorDeck = shuffle(core, ADVISORS.slice(), 'advisors');
  const generals = shuffle(core, GENERALS.slice(), 'generals');
  const g: Table = {
    ...core,
    house: { edition: options.edition, mode: options.mode },
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
    hordeDeck: shuffle(core, hordesFor(core), 'hordes'),
    hordeDiscard: [],
    advisorDeck,
    advisorDiscard: [],
    queue: [],
    tacticDeck: shuffle(core, TACTIC_IDS.slice(), 'tactics'),
    tacticDiscard: [],
    artifacts: shuffle(core, ARTIFACTS.slice(), 'artifacts').slice(0, 3),
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

/** GW-2P-07, GW-SOLO-06: with one or two players no horde points to the section that is not used. */
export const hordesFor = (core: Pick<Core, 'seats'>) =>
  HORDES.filter(({ points }) => sectionsOf(core).includes(points)).map(({ id }) => id);

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
