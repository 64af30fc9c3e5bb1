import type { Core } from '@teahouse/kernel';
import type { Goods, Material, Resource, Troop, Troops } from './ids.ts';
import type { LocationId } from './printed/board.ts';
import type { HordeId } from './printed/hordes.ts';
import type {
  AdvisorId,
  ArtifactId,
  CommandId,
  DemandId,
  EventId,
  GeneralId,
  OrderId,
  ReedGeneralId,
  TacticId,
} from './printed/ids.ts';

/** Whose figure or marker it is. Players come first, each with the number of the seat; automata follow. */
export type Clan = number;

/** A clan that nobody plays: rules, or a player in its stead, decide for it. */
export type Automaton = Reed | Qin;

/** What tells whose clan is whose, in a state or in a view. */
interface Clans<A extends Pick<Automaton, 'name'> = Pick<Automaton, 'name'>> {
  seats: number;
  automata: readonly A[];
}

export const isAutomaton = ({ seats }: Pick<Core, 'seats'>, clan: Clan): boolean => clan >= seats;
export const automatonOf = <A extends Pick<Automaton, 'name'>>({ seats, automata }: Clans<A>, clan: Clan): A =>
  automata[clan - seats]!;
/** The clan of an automaton that is at the table. */
export const clanOf = ({ seats, automata }: Clans, name: Automaton['name']): Clan =>
  seats + automata.findIndex(automaton => automaton.name === name);
/** Every clan at the table. */
export const clansOf = ({ seats, automata }: Clans): Clan[] =>
  Array.from({ length: seats + automata.length }, (_, clan) => clan);
/** Qin Jiushao, who is the rival of whoever plays alone. */
export const isQin = (g: Clans, clan: Clan): boolean => isAutomaton(g, clan) && automatonOf(g, clan).name === 'qin';
export const qinIn = <A extends Pick<Automaton, 'name'>>({ automata }: Pick<Clans<A>, 'automata'>) =>
  automata.find((automaton): automaton is Extract<A, { name: 'qin' }> => automaton.name === 'qin');

/** The whole game as plain data. */
export interface Table extends Core {
  house: HouseRules;
  /** The space of the time token, counted from 1: it tells new hordes and lethality. */
  year: number;
  season: Season;
  /** Whose command is being resolved; NOBODY outside autumn turns. */
  active: Clan;
  /** The stack of tea markers, from the top. */
  tea: Clan[];
  players: Player[];
  automata: Automaton[];
  sections: Section[];
  warehouse: Record<Material, number>;
  /** The spaces of the command track, in the order they are resolved. */
  track: (Order | null)[];
  /** Shame tokens that can still be taken, and those that left the game. */
  shame: number;
  shameGone: number;
  /** Decks lie face down; the last card is the top one. */
  hordeDeck: HordeId[];
  hordeDiscard: HordeId[];
  advisorDeck: AdvisorId[];
  advisorDiscard: AdvisorId[];
  /** Advisors for hire, from the left. */
  queue: AdvisorId[];
  tacticDeck: TacticId[];
  tacticDiscard: TacticId[];
  artifacts: ArtifactId[];
  /** What lies at a table where all play together; null at any other. */
  together: Together | null;
}

export type Season = 'set-up' | 'spring' | 'summer' | 'autumn' | 'winter';

/** Against each other, one player alone against Qin Jiushao, or all together for the emperor. */
type Mode = 'rivals' | 'alone' | 'together';

/** What the table agreed on and later rules ask for. */
interface HouseRules {
  edition: 1 | 2;
  mode: Mode;
}
/** `stores`: whether those who play together see each other's goods. */
export type TableOptions = { edition: HouseRules['edition']; mode: Mode; stores: 'shown' | 'hidden' } & QinOptions;

/** GW-SOLO-65, GW-SOLO-70, GW-SOLO-71: how strong Qin Jiushao is. */
type QinOptions = { qinHonor: 0 | 50 | 100; qinAdvisors: 1 | 2 };

/** GW-COOP: what only those have who play together. */
export interface Together {
  /** Whether partners see what is behind each other's screens. */
  storesShown: boolean;
  /** Demands on the board, those that are fulfilled, and those that are still to come. */
  demands: DemandId[];
  fulfilled: DemandId[];
  demandDeck: DemandId[];
  /** Events in the order they came; what lasts of them lasts. */
  events: EventId[];
  eventDeck: EventId[];
  /** By seat: soldiers that were sacrificed, and hordes that were claimed and not yet spent. */
  sacrificed: Troops[];
  spoils: number[];
  /** Production locations that hordes stripped in this year's summer. */
  stripped: LocationId[];
  /** Whether a section was breached in this winter. */
  breached: boolean;
  /** How it ended; null as long as it has not. */
  end: TogetherEnd | null;
}
export type TogetherEnd = 'demands' | 'shame' | 'time';

export interface Player {
  honor: Record<Source, number>;
  /** Behind the screen. */
  goods: Goods;
  hand: CommandId[];
  /** The command that is revealed and not yet on the track. */
  revealed: CommandId | null;
  /** Own cards in the discard pile. */
  pile: CommandId[];
  tactics: TacticId[];
  general: GeneralId | null;
  /** Cards of the set-up among which is still to be chosen. */
  dealtGenerals: GeneralId[];
  dealtAdvisors: AdvisorId[];
  active: AdvisorId[];
  /** Face down under the general. The first comes from the set-up, and only its owner knows it. */
  supporters: AdvisorId[];
  /** Clerks in the reserve, those that can still be hired, and those on locations. */
  idle: number;
  school: number;
  clerks: Record<LocationId, number>;
  /** Soldiers in the reserve without a shame token, and those with one. */
  reserve: Troops;
  shamed: Troops;
  overseers: Record<Resource, Overseer | null>;
  claimed: Trophy[];
  /** Wounds dealt, wall levels and barricades built, for the artifacts. */
  wounds: number;
  levels: number;
  barricades: number;
  /** Cards with a limit per year, once for each time they were used in this one. */
  tired: string[];
}

interface Overseer {
  troop: Troop;
  level: number;
}

/** A claimed horde, with the shame tokens on it. */
interface Trophy {
  horde: HordeId;
  shame: number;
}

/** GW-2P-01: the third clan of a table for two, and of a player who plays alone. */
export interface Reed {
  name: 'reed';
  general: ReedGeneralId;
  clerks: LocationId[];
  spearmen: number;
}

/** GW-SOLO-02: the rival of a player who plays alone. */
export interface Qin {
  name: 'qin';
  honor: Record<QinSource, number>;
  /** His location track, the highest space first. */
  ranking: LocationId[];
  /** Where his clerks are; the others are in his reserve. */
  clerks: LocationId[];
  reserve: Troops;
  overseers: Record<Resource, Overseer>;
  /** Face down under his card. Nobody knows those of the set-up, which are the first two. */
  supporters: AdvisorId[];
  /** How many of the advisors who leave the queue in spring he takes. */
  takes: QinOptions['qinAdvisors'];
  /** His commands: those to come, the one of this autumn before it lies on the track, and those of before. */
  deck: CommandId[];
  revealed: CommandId | null;
  pile: CommandId[];
  claimed: HordeId[];
}

export interface Order {
  clan: Clan;
  command: OrderId;
}

export interface Section {
  wall: number;
  barricades: number;
  /** Defence that lasts until the end of this winter. */
  bolster: number;
  /** Owners of the archers on shooting posts. */
  posts: Clan[];
  /** Soldiers in the rest zone, by seat. */
  rest: Troops[];
  /** The first is next to the wall. */
  hordes: Horde[];
}

export interface Horde {
  id: HordeId;
  soldiers: Attacker[];
  /** Vital points with a wound token. */
  wounds: number[];
}

interface Attacker {
  clan: Clan;
  troop: Troop;
  /** The vital points he covers. */
  at: number[];
}

/** Where honor comes from. Shame only ever takes. */
export const SOURCES = [
  'rewards',
  'battles',
  'walls',
  'donations',
  'commands',
  'cards',
  'shame',
  'hordes',
  'artifacts',
] as const;
export type Source = (typeof SOURCES)[number];

/** Where the honor of Qin Jiushao comes from. */
export const QIN_SOURCES = [
  'head-start',
  'rewards',
  'battles',
  'walls',
  'production',
  'commands',
  'hordes',
  'artifacts',
] as const;
export type QinSource = (typeof QIN_SOURCES)[number];

export function qinHonorOf({ honor }: Pick<Qin, 'honor'>): number {
  let sum = 0;
  for (const source of QIN_SOURCES) sum += honor[source];
  return sum;
}

export function honorOf({ honor }: Pick<Player, 'honor'>): number {
  let sum = 0;
  for (const source of SOURCES) sum += honor[source];
  return sum;
}
