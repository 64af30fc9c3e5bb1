import { notes } from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import type { Material, PlaceId, Resource, SeatId, SectionId, Troop } from './ids.ts';
import type { LocationId } from './printed/board.ts';
import type { HordeId } from './printed/hordes.ts';
import type {
  AdvisorId,
  CommandId,
  DemandId,
  EventId,
  GeneralId,
  OrderId,
  TacticFace,
  TacticId,
} from './printed/ids.ts';
import type { Topic } from './rules/together/agreement.ts';
import {
  type Automaton,
  automatonOf,
  type Clan,
  isAutomaton,
  type QinSource,
  type Season,
  type Source,
} from './table.ts';

/**
 * What the journal can tell, with its ids and its number. '' and 0 fill a place that a note leaves out.
 * The seat may also be an automaton, as `inJournal` numbers it.
 */
export type Notes = {
  year: ['', year: number];
  season: [season: Season];
  'chooses-general': [general: GeneralId];
  /** Only the owner knows a supporter of the set-up. */
  appoints: [advisor: AdvisorId, n: 0, as: 'active' | 'supporting'];
  'horde-arrives': [horde: HordeId, n: 0, section: SectionId];
  raid: [horde: HordeId, shameRemoved: number, section: SectionId];
  'advisor-leaves': [advisor: AdvisorId];
  /** An advisor of the queue goes under the card of Qin Jiushao. */
  'joins-qin': [advisor: AdvisorId];
  'advisor-arrives': [advisor: AdvisorId];
  gains: [resource: Resource, n: number];
  pays: [resource: Resource, n: number];
  honor: [source: Source | QinSource, n: number];
  /** A troop or a horde that bears the token. */
  shame: [bearer: string];
  /** Honor lost for a token that cannot be taken or placed. */
  'shame-lost': ['', honor: number];
  'shame-averted': [];
  atones: [bearer: string];
  'takes-back': ['', cards: number];
  reveals: [command: CommandId];
  orders: [command: OrderId, space: number];
  turn: [command: OrderId];
  copies: [command: string];
  'moves-clerk': [to: string, n: 0, from: string];
  'go-home': [location: LocationId, clerks: number];
  activates: [location: LocationId, n: 0, how: 'advanced' | ''];
  upgrades: [resource: Resource, level: number];
  donates: [material: Material];
  /** By a clan that nobody plays. */
  stores: [material: Material];
  'uses-stores': [material: Material, n: number];
  /** Qin Jiushao has had his share of it: it is the highest on his track now. */
  'ranks-first': [location: LocationId];
  recruits: [troop: Troop];
  rests: [troop: Troop, n: 0, section: SectionId];
  /** At vital points, or at a post. */
  attacks: [troop: Troop, n: 0, where: string];
  wounds: ['', n: 0, spot: string];
  'builds-wall': ['', level: number, section: SectionId];
  'builds-barricade': ['', n: 0, section: SectionId];
  marches: [troop: string, n: 0, route: string];
  rises: ['', place: number];
  'hires-clerk': [];
  'hires-advisor': [advisor: AdvisorId, n: 0, as: 'active' | 'supporting'];
  /** Only the owner knows which. */
  draws: [tactic: TacticId];
  discards: [tactic: TacticId];
  plays: [tactic: TacticFace, n: 0, box: string];
  uses: [card: string];
  defeated: [horde: HordeId];
  claims: [horde: HordeId];
  'horde-leaves': [horde: HordeId];
  saves: [troop: Troop, n: 0, section: SectionId];
  dies: [troop: Troop, n: 0, section: SectionId];
  withdraws: ['', n: 0, section: SectionId];
  'wall-holds': ['', defence: number, section: SectionId];
  breach: ['', power: number, section: SectionId];
  bolsters: ['', defence: number, section: SectionId];
  'barricades-fall': [];
  ends: [why: 'walls' | 'shame' | 'time' | 'demands'];
  /** What a player wants, and what is settled; n: 1 if somebody wanted it. */
  wishes: [what: string, n: 0, topic: Topic];
  agreed: [what: string, n: number, topic: Topic];
  'demand-arrives': [demand: DemandId];
  /** What a player is ready to give for a demand. */
  pledges: [what: string, n: 0, demand: DemandId];
  'demand-met': [demand: DemandId];
  'demand-open': [demand: DemandId];
  sacrifices: [troop: Troop, n: 0, place: PlaceId];
  spends: ['', spoils: number];
  event: [event: EventId];
  /** Honor paid so that a shame token goes back. */
  'takes-command': [command: CommandId];
  'goes-home': [troop: Troop, n: 0, place: PlaceId];
  'gives-to': [resource: Resource, n: number, seat: SeatId];
  'stores-lost': [material: Material, n: number];
  mends: ['', n: 0, spot: string];
  strips: [location: LocationId];
};
export type NoteKind = keyof Notes;

export const { note, noteTo } = notes<Notes, Rule>();

/**
 * An automaton has no seat. The journal is read without the table, so it numbers automata after the last seat that any
 * table has; stored games read so.
 */
export const AUTOMATA: Readonly<Record<Automaton['name'], number>> = { reed: 4, qin: 5 };
const NAMES = Object.keys(AUTOMATA) as Automaton['name'][];
export const inJournal = (g: { seats: number; automata: readonly Pick<Automaton, 'name'>[] }, clan: Clan): number =>
  isAutomaton(g, clan) ? AUTOMATA[automatonOf(g, clan).name] : clan;
/** The automaton that an entry is about, if it is about one. */
export const automatonIn = ({ seat }: { seat: number }): Automaton['name'] | null =>
  NAMES.find(name => AUTOMATA[name] === seat) ?? null;
