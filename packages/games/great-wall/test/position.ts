import type { Seat } from '@teahouse/kernel';
import { type Position, Scenario, scenariosFrom } from '@teahouse/testkit';
import {
  type Goods,
  RESOURCES,
  type Resource,
  SECTIONS,
  type SectionId,
  TROOPS,
  type Troop,
  type Troops,
} from '../src/ids.ts';
import { game, type Table, type TableOptions, type View } from '../src/index.ts';
import type { LocationId } from '../src/printed/board.ts';
import type { HordeId } from '../src/printed/hordes.ts';
import {
  type AdvisorId,
  COMMANDS,
  type CommandId,
  type DemandId,
  type EventId,
  type GeneralId,
  type OrderId,
  type TacticId,
} from '../src/printed/ids.ts';
import { allShots, newSortie, noShots, sortie } from '../src/rules/attack.ts';
import { autumn, turn } from '../src/rules/autumn.ts';
import { newHorde } from '../src/rules/battle.ts';
import { checkDefeats } from '../src/rules/defeat.ts';
import { years } from '../src/rules/game.ts';
import { activate } from '../src/rules/locations/activate.ts';
import { build } from '../src/rules/locations/builders-camp.ts';
import { newRecruiting, recruit } from '../src/rules/recruit.ts';
import { reedOf } from '../src/rules/reed-acts.ts';
import { shame } from '../src/rules/shame.ts';
import { spring } from '../src/rules/spring.ts';
import { summer } from '../src/rules/summer.ts';
import { demandStep, fulfilDemands } from '../src/rules/together/demands.ts';
import { eventStep } from '../src/rules/together/events.ts';
import { breach, winter } from '../src/rules/winter.ts';
import {
  type Automaton,
  automatonOf,
  type Clan,
  clanOf,
  honorOf,
  isAutomaton,
  qinIn,
  type Together,
} from '../src/table.ts';

/** The Reed Clan at a table for one or two, and Qin Jiushao at a table for one. */
export const REED: Clan = 2;
export const QIN: Clan = 1;

type BySection<T> = Partial<Record<SectionId, T>>;

/** One player's side of a position. What is not said is empty; figures come out of the reserve. */
export interface Side {
  goods?: Partial<Goods>;
  honor?: number;
  general?: GeneralId;
  active?: AdvisorId[];
  /** By name, or just how many. */
  supporters?: AdvisorId[] | number;
  tactics?: TacticId[];
  clerks?: Partial<Record<LocationId, number>>;
  school?: number;
  overseers?: Partial<Record<Resource, number>>;
  rest?: BySection<Partial<Troops>>;
  posts?: BySection<number>;
  shamed?: Partial<Troops>;
  /** All soldiers that are not elsewhere are overseers of nothing: they were sent to the left rest zone. */
  noReserve?: boolean;
  claimed?: ([HordeId, number] | HordeId)[];
  pile?: CommandId[];
}

interface Wanted {
  players: Side[];
  options?: Partial<TableOptions>;
  seed?: string;
  year?: number;
  active?: Clan;
  tea?: Clan[];
  hordes?: BySection<HordeId[]>;
  /** Who stands where on the hordes: horde, clan, troop, vital points counted from 1. */
  on?: [HordeId, Clan, Troop, ...number[]][];
  wounds?: Partial<Record<HordeId, number[]>>;
  walls?: BySection<number>;
  barricades?: BySection<number>;
  warehouse?: Partial<Goods>;
  track?: [Clan, OrderId][];
  shame?: number;
  /** From the top. */
  hordeDeck?: HordeId[];
  hordeDiscard?: HordeId[];
  queue?: AdvisorId[];
  tacticDeck?: TacticId[];
  /** All tactics that are not named lie in the discard pile. */
  emptyTacticDeck?: boolean;
  reed?: { clerks?: LocationId[]; general?: 'marsh-elders' | 'river-wardens' };
  /** For those who play together; decks are named from the top. */
  together?: {
    demands?: DemandId[];
    fulfilled?: DemandId[];
    demandDeck?: DemandId[];
    events?: EventId[];
    eventDeck?: EventId[];
    spoils?: number[];
    breached?: boolean;
  };
  qin?: QinSide;
}

/** Qin Jiushao, where somebody plays alone. */
interface QinSide {
  /** His location track, the highest first. */
  ranking?: LocationId[];
  clerks?: LocationId[];
  levels?: Partial<Record<Resource, number>>;
  posts?: BySection<number>;
  supporters?: number;
  honor?: number;
  claimed?: HordeId[];
  /** From the top. */
  deck?: CommandId[];
}

/** A position that the rules allow: every figure and every card comes from somewhere. */
export function position(wanted: Wanted): Position<Table, TableOptions> {
  return {
    seats: wanted.players.length,
    options: wanted.players.length === 1 ? { mode: 'alone', ...wanted.options } : (wanted.options ?? {}),
    seed: wanted.seed ?? 'position',
    given: g => {
      clear(g);
      g.year = wanted.year ?? 2;
      g.season = 'autumn';
      g.active = wanted.active ?? -1;
      if (wanted.tea !== undefined) g.tea = wanted.tea;
      wanted.players.forEach((side, seat) => {
        furnish(g, seat, side);
      });
      layHordes(g, wanted);
      for (const [at, section] of SECTIONS.entries()) {
        g.sections[at]!.wall = wanted.walls?.[section] ?? 0;
        g.sections[at]!.barricades = wanted.barricades?.[section] ?? 0;
      }
      for (const [at, order] of (wanted.track ?? []).entries()) {
        g.track[at] = { clan: order[0], command: order[1] };
        if (!isAutomaton(g, order[0])) take(g.players[order[0]]!.hand, order[1] as CommandId);
        else if (order[1] !== 'reed') take(qinIn(g)!.deck, order[1]);
      }
      Object.assign(g.warehouse, wanted.warehouse);
      if (wanted.shame !== undefined) {
        g.shameGone += g.shame - wanted.shame;
        g.shame = wanted.shame;
      }
      for (const id of wanted.queue ?? []) take(g.advisorDeck, id);
      g.queue = wanted.queue ?? [];
      if (wanted.emptyTacticDeck) g.tacticDiscard = g.tacticDeck.splice(0);
      for (const id of (wanted.tacticDeck ?? []).toReversed()) {
        take(g.tacticDeck, id);
        g.tacticDeck.push(id);
      }
      if (wanted.reed !== undefined) Object.assign(reedOf(g), wanted.reed);
      if (qinIn(g) !== undefined) furnishQin(g, wanted.qin ?? {});
      if (g.together !== null) layTogether(g.together, wanted.together ?? {});
    },
  };
}

function layTogether(together: Together, wanted: NonNullable<Wanted['together']>): void {
  const { demands = [], fulfilled = [], demandDeck = [], events = [], eventDeck = [], ...more } = wanted;
  const left = [...together.demandDeck, ...together.demands].filter(id => ![...demands, ...fulfilled].includes(id));
  const onTop = <T>(all: T[], top: T[]): T[] => [...all.filter(id => !top.includes(id)), ...top.toReversed()];
  Object.assign(together, more, { demands, fulfilled, events });
  together.demandDeck = onTop(left, demandDeck);
  together.eventDeck = onTop(
    together.eventDeck.filter(id => !events.includes(id)),
    eventDeck,
  );
}

/** Back to the decks with all that the set-up dealt. */
function clear(g: Table): void {
  for (const player of g.players) {
    g.advisorDeck.push(...player.dealtAdvisors.splice(0));
    player.dealtGenerals = [];
  }
  g.advisorDeck.push(...(qinIn(g)?.supporters.splice(0) ?? []));
  for (const section of g.sections) {
    g.hordeDeck.unshift(...section.hordes.map(({ id }) => id));
    section.hordes = [];
    section.barricades = 0;
  }
}

function take<T>(from: T[], what: T): void {
  const i = from.indexOf(what);
  if (i < 0) throw new Error(`${String(what)} is not there`);
  from.splice(i, 1);
}

function furnish(g: Table, seat: Seat, side: Side): void {
  const player = g.players[seat]!;
  Object.assign(player.goods, side.goods);
  player.honor.cards = side.honor ?? 0;
  player.general = side.general ?? null;
  const supporters = side.supporters ?? 0;
  player.active = side.active ?? [];
  for (const id of player.active) take(g.advisorDeck, id);
  if (typeof supporters === 'number') {
    for (let i = 0; i < supporters; i++) player.supporters.push(g.advisorDeck.shift()!);
  } else {
    player.supporters = supporters;
    for (const id of supporters) take(g.advisorDeck, id);
  }
  player.tactics = side.tactics ?? [];
  for (const id of player.tactics) take(g.tacticDeck, id);
  if (side.school !== undefined) {
    player.idle += player.school - side.school;
    player.school = side.school;
  }
  for (const [location, n] of Object.entries(side.clerks ?? {})) {
    player.clerks[location as LocationId] = n;
    player.idle -= n;
  }
  for (const resource of RESOURCES) {
    const level = side.overseers?.[resource];
    if (level === undefined) continue;
    player.overseers[resource] = { troop: 'spearman', level };
    player.reserve.spearman--;
  }
  for (const [at, section] of SECTIONS.entries()) {
    for (const troop of TROOPS) move(g, seat, at, troop, side.rest?.[section]?.[troop] ?? 0);
    for (let i = 0; i < (side.posts?.[section] ?? 0); i++) {
      g.sections[at]!.posts.push(seat);
      player.reserve.archer--;
    }
  }
  for (const troop of TROOPS) {
    player.shamed[troop] = side.shamed?.[troop] ?? 0;
    player.reserve[troop] -= player.shamed[troop];
    g.shame -= player.shamed[troop];
  }
  for (const claim of side.claimed ?? []) {
    const [horde, shame] = typeof claim === 'string' ? [claim, 0] : claim;
    take(g.hordeDeck, horde);
    player.claimed.push({ horde, shame });
    g.shame -= shame;
  }
  player.pile = side.pile ?? [];
  player.hand = COMMANDS.filter(command => !player.pile.includes(command));
  if (side.noReserve) for (const troop of TROOPS) move(g, seat, 2, troop, player.reserve[troop]);
}

function furnishQin(g: Table, side: QinSide): void {
  const qin = qinIn(g)!;
  qin.ranking = side.ranking?.slice() ?? qin.ranking;
  qin.clerks = side.clerks?.slice() ?? [];
  qin.honor.commands = side.honor ?? 0;
  for (const resource of RESOURCES) qin.overseers[resource].level = side.levels?.[resource] ?? 1;
  for (const [at, section] of SECTIONS.entries()) {
    for (let i = 0; i < (side.posts?.[section] ?? 0); i++) {
      g.sections[at]!.posts.push(clanOf(g, 'qin'));
      qin.reserve.archer--;
    }
  }
  for (let i = 0; i < (side.supporters ?? 2); i++) qin.supporters.push(g.advisorDeck.shift()!);
  for (const horde of side.claimed ?? []) {
    take(g.hordeDeck, horde);
    qin.claimed.push(horde);
  }
  for (const id of (side.deck ?? []).toReversed()) {
    take(qin.deck, id);
    qin.deck.push(id);
  }
}

function takeFromReserve(automaton: Automaton, troop: Troop): void {
  if (automaton.name === 'qin') automaton.reserve[troop]--;
  else automaton.spearmen--;
}

function move(g: Table, seat: Seat, section: number, troop: Troop, n: number): void {
  g.sections[section]!.rest[seat]![troop] += n;
  g.players[seat]!.reserve[troop] -= n;
}

function layHordes(g: Table, wanted: Wanted): void {
  for (const [at, section] of SECTIONS.entries()) {
    for (const id of wanted.hordes?.[section] ?? []) {
      take(g.hordeDeck, id);
      g.sections[at]!.hordes.push(newHorde(id));
    }
  }
  for (const [id, clan, troop, ...spots] of wanted.on ?? []) {
    hordeOf(g, id).soldiers.push({ clan, troop, at: spots.map(spot => spot - 1) });
    if (isAutomaton(g, clan)) takeFromReserve(automatonOf(g, clan), troop);
    else g.players[clan]!.reserve[troop]--;
  }
  for (const [id, spots] of Object.entries(wanted.wounds ?? {})) {
    hordeOf(g, id as HordeId).wounds = spots.map(spot => spot - 1);
  }
  if (wanted.hordeDeck !== undefined) {
    for (const id of wanted.hordeDeck) take(g.hordeDeck, id);
    g.hordeDeck.push(...wanted.hordeDeck.toReversed());
  }
  for (const id of wanted.hordeDiscard ?? []) {
    take(g.hordeDeck, id);
    g.hordeDiscard.push(id);
  }
}

export const hordeOf = (g: Table, id: HordeId) => {
  for (const { hordes } of g.sections) for (const horde of hordes) if (horde.id === id) return horde;
  throw new Error(`${id} is not on the board`);
};

/** Three or four players with nothing special. */
export const sides = (n: number, ...first: Side[]): Side[] => Array.from({ length: n }, (_, seat) => first[seat] ?? {});
export const honors = (g: Table): number[] => g.players.map(honorOf);
export const goodsOf = (g: Table, seat: Seat): number[] => RESOURCES.map(resource => g.players[seat]!.goods[resource]);

/** Where scenarios begin, in the rulebook's words. */
export class WallScenario extends Scenario<Table, View, TableOptions> {
  constructor(start: Position<Table, TableOptions>) {
    super(game, start);
  }

  years(): this {
    return this.at(years, {});
  }
  spring(): this {
    return this.at(spring, {});
  }
  summer(): this {
    return this.at(summer, {});
  }
  autumn(): this {
    return this.at(autumn, {});
  }
  winter(): this {
    return this.at(winter, {});
  }

  /** The demands on the board may be fulfilled. */
  fulfils(): this {
    return this.at(fulfilDemands, {});
  }
  /** What follows a winter that does not end the game. */
  demandStep(): this {
    return this.at(demandStep, {});
  }
  eventStep(): this {
    return this.at(eventStep, {});
  }

  /** The turn of a clan, with the command on this space of the track. */
  turnOf(clan: Clan, space = 0): this {
    return this.at(turn, { clan, space, done: [] });
  }

  /** A location is activated. */
  activates(location: LocationId, how?: 'advanced'): this {
    return this.at(activate, { location, advanced: how === 'advanced', busy: [] });
  }

  recruits(seat: Seat, n: number): this {
    return this.at(recruit, newRecruiting(this.g, seat, n));
  }

  builds(seat: Seat, times = 1): this {
    return this.at(build, { seat, left: times, rebate: 0, what: '', section: -1, owed: 0, stored: 0 });
  }

  /** So many of the soldiers who rest on the left attack. */
  attacks(seat: Seat, soldiers: number): this {
    return this.at(sortie, newSortie(this.g, seat, soldiers, [0], noShots()));
  }

  /** So many of all soldiers at the wall attack, archers on their posts included. */
  attacksEverywhere(seat: Seat, soldiers: number): this {
    return this.at(sortie, newSortie(this.g, seat, soldiers, [0, 1, 2], allShots(this.g, seat)));
  }

  /** Hordes that are covered are defeated. */
  defeats(): this {
    return this.at(checkDefeats, {});
  }

  /** These hordes break through the wall of a section. */
  breaks(section: number, ...hordes: HordeId[]): this {
    return this.at(breach, { section, hordes });
  }

  /** A seat takes shame, as after a breach. */
  takesShame(seat: Seat, n: number): this {
    return this.at(shame, { seat, n, rule: 'GW-BREACH-01' });
  }
}

/** A position of those who play together. */
export const partners = (wanted: Wanted): Position<Table, TableOptions> =>
  position({ ...wanted, options: { mode: 'together', ...wanted.options } });

export const scenario = scenariosFrom((start: Position<Table, TableOptions>) => new WallScenario(start));
