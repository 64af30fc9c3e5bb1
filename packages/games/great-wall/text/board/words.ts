import type { Resource, SectionId, Troop } from '../../src/ids.ts';
import type { LocationId } from '../../src/printed/board.ts';
import type { Reward } from '../../src/printed/hordes.ts';
import type { Source } from '../../src/table.ts';
import type { PartnersWords } from './partners/words.ts';

export const PANES = ['left', 'middle', 'right', 'town', 'mine', 'log'] as const;
export type Pane = (typeof PANES)[number];

/** When cards are asked for. */
export const MOMENTS = [
  'summer',
  'turn',
  'ordered',
  'activation',
  'activated',
  'activation-over',
  'attack',
  'attack-over',
  'built',
  'check',
  'doomed',
  'assault',
] as const;
export type AskedMoment = (typeof MOMENTS)[number];

/** What is counted on the board. */
type Counted = Resource | 'honor' | 'shame' | 'tactics';

/** Where the clerks of one effect may go. */
type Spread = 'apart' | 'anywhere' | 'workshops';

/** What a command does now, in phrases that say the same of me and of another clan. '' stands for nobody or nothing. */
interface OrderWords {
  title: string;
  others: string;
  bonus: string;
  moves: (n: number, spread: Spread) => string;
  inReserve: (n: number) => string;
  collectsNothing: string;
  anyOf: (n: number, among: string) => string;
  advances: (places: string) => string;
  attacks: (who: string) => string;
  orAttacks: (who: string) => string;
  builds: (what: readonly string[]) => string;
  buildings: Record<'wall' | 'barricade', string>;
  recruits: (n: number, prices: readonly string[]) => string;
  /** A soldier with the price. */
  priced: (who: string, paid: readonly string[]) => string;
  /** Of those whose goods are hidden. */
  recruitsFor: (n: number, less: number) => string;
  buildsFor: (less: number) => string;
  gathers: string;
  copies: string;
  orMoves: (moves: string) => string;
  /** The card that helps; who laid it, or may; what it adds. */
  helped: (card: string, who: string, what: string) => string;
  mayHelp: (card: string, who: string, what: string) => string;
  notHelped: (card: string) => string;
}

/** What the board says of Qin Jiushao. */
interface AloneWords {
  /** On a tab. */
  short: string;
  help: string;
  /** By the honor that he began with. */
  difficulty: (start: number) => string;
  atEnd: (n: number) => string;
  track: string;
  highest: string;
  lowest: string;
  /** On the spaces of the two locations he goes to, the next one first. */
  goes: readonly [string, string];
  overseer: (level: number) => string;
  recruits: string;
  next: string;
  isPublic: string;
  /** In anybody else's turn. */
  sends: (places: string) => string;
  sendsNobody: string;
  /** For a place that activates, and what he gains there. */
  gains: (place: LocationId, honor: number) => string;
  gainsNothing: string;
  strikes: (where: string, section: string) => string;
  strikesNobody: string;
  builds: (section: string) => string;
  deck: string;
  toCome: (n: number) => string;
  year: (n: number) => string;
  thisYear: string;
  chance: (n: number) => string;
  youCommand: string;
  qinCommands: string;
  commandHelp: string;
  reserve: string;
  /** Shame tokens left, of how many; how many breaches would take this winter; what an empty supply means. */
  supply: (left: number, all: number) => string;
  threat: (n: number) => string;
  lose: string;
}

/** What stands on the board and in the text board beside the names of things. */
export interface BoardWords {
  you: string;
  reed: string;
  qin: string;
  phases: Record<'set-up' | 'spring' | 'summer' | 'autumn' | 'winter' | 'over', string>;
  panes: Record<Pane, string>;
  sides: Record<'clans' | 'log', string>;
  figures: Record<Troop | 'clerk', string>;
  resources: Record<Resource, string>;
  amount: (what: Counted, n: number) => string;
  /** What covering a vital point gives. */
  reward: (reward: Reward) => string;
  total: string;

  // The wall
  sections: Record<SectionId, string>;
  power: (n: number) => string;
  /** What a horde counts now, and what is printed on it. */
  powerNow: (n: number, printed: number) => string;
  defence: (n: number) => string;
  against: string;
  holds: (by: number) => string;
  breach: (by: number) => string;
  quiet: string;
  shame: string;
  noShame: string;
  /** By row, from the wall. */
  freeRow: readonly [string, string, string];
  trophyHonor: (n: number) => string;
  wound: string;
  barricades: (n: number) => string;
  bolster: string;
  level: (n: number) => string;
  nextLevel: (cost: number, defence: number) => string;
  costs: (n: number) => string;
  freePost: string;
  restZone: string;
  restHere: string;
  empty: string;

  // The town
  town: string;
  locations: string;
  locationHelp: Record<LocationId, string>;
  /** Of long names, what fits on the board. */
  shortLocations: Partial<Record<LocationId, string>>;
  anyNumber: string;
  activates: string;
  missing: (n: number) => string;
  lonely: string;
  gets: (who: string, what: string) => string;
  warehouse: string;
  warehouseHelp: string;
  track: string;
  trackHelp: string;
  time: string;
  yearHelp: (year: number, hordes: number, lethality: number) => string;
  nextHorde: (section: string, left: number) => string;
  noHordes: string;
  shameSupply: (n: number) => string;
  tacticPiles: (left: number, discarded: readonly string[]) => string;
  advisorPiles: (left: number, discarded: readonly string[]) => string;
  queue: string;
  queueHelp: string;
  tray: string;
  /** What hiring costs me now, and how much of it my cards take off. */
  advisorCost: (gold: number, less: number, more: number) => string;
  clerkCost: (gold: number, less: number) => string;
  boost: (chi: number, have: number) => string;
  placing: string;
  moreWays: (n: number) => string;
  fewerWays: string;
  more: (resource: string) => string;
  less: (resource: string) => string;
  /** Of whom it tells stands beside it. */
  moments: Record<AskedMoment, string>;
  /** How many more of what is asked, this one included. */
  still: (n: number) => string;

  // Clans
  tea: string;
  teaPlace: (n: number) => string;
  teaValue: (n: number) => string;
  mine: string;
  clanOf: (name: string) => string;
  honor: string;
  tactics: string;
  reserve: string;
  shamed: string;
  idle: (n: number) => string;
  school: (n: number) => string;
  supporters: (n: number) => string;
  overseer: (resource: string, level: number) => string;
  trophies: string;
  commandsLeft: (names: readonly string[]) => string;
  behindScreen: string;
  artifacts: string;
  worthNow: (n: number) => string;
  startsWith: string;
  faceDown: string;
  inPile: string;
  decks: Record<
    | 'general'
    | 'advisor'
    | 'tactic'
    | 'command'
    | 'reed'
    | 'qin'
    | 'artifact'
    | 'demand'
    | 'event'
    | 'horde'
    | 'location',
    string
  >;

  orders: OrderWords;
  alone: AloneWords;
  partners: PartnersWords;

  // Sentences of previews
  thenMissing: (n: number) => string;
  youGet: (what: string) => string;
  youHave: (goods: string) => string;
  owes: (n: number) => string;
  breachBrings: (shame: string) => string;
  endsHere: string;
  nothingAtOnce: string;

  // The text board
  yearOf: (year: number, years: number) => string;
  row: (n: number, horde: string) => string;
  points: string;
  coveredBy: (who: string) => string;
  free: string;
  posts: (who: string, free: number) => string;
  wallIs: (level: number, defence: number) => string;
  clerksThere: (who: string) => string;
  nobody: string;
  hand: string;
  pile: string;
  advisors: string;
  general: string;
  goods: string;
  hiddenGoods: string;
  none: string;
  teaOrder: string;
  /** How a source of honor counts, on the score sheet. */
  counts: Partial<Record<Source, string>>;
}
