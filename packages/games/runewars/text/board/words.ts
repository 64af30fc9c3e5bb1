import type { CAPTURED, RuneSource } from '../../src/ids.ts';
import type { Border } from '../../src/printed/tiles.ts';
import type { SideId } from '../../src/table.ts';

export const PANES = ['map', 'mine', 'orders', 'rivals', 'log'] as const;
export type Pane = (typeof PANES)[number];

type RuneFace = 'back' | 'dragon' | 'false';
type Deck =
  | 'orders'
  | 'developments'
  | 'seasons'
  | 'objectives'
  | 'titles'
  | 'tactics'
  | 'heroes'
  | 'rewards'
  | 'explorations'
  | 'quests';

/** What stands on the board and in the text board beside the names of things. */
export interface BoardWords {
  you: string;
  neutrals: string;
  nobody: string;
  all: string;
  panes: Record<Pane, string>;
  /** Where a seat stands: good or evil. */
  sides: Record<'good' | 'evil', string>;

  // The map
  map: string;
  areas: string;
  uncontrolled: string;
  controlledBy: (name: string) => string;
  stronghold: (isDamaged: boolean) => string;
  strongholdName: string;
  strongholds: string;
  runes: Record<RuneFace, string>;
  runesInShort: Record<RuneFace, string>;
  heroOf: (hero: string, name: string) => string;
  activated: (name: string) => string;
  exploration: string;
  fallen: (rewards: number) => string;
  borders: Record<Border, string>;
  borderNames: Record<Border, string>;
  yields: string;
  leadsTo: string;
  offers: string;
  legend: string;
  legendHelp: string;
  /** While an area is to be activated: units can be dragged there at once. */
  dragHelp: string;
  /** What was told of an area. */
  history: string;

  // The year
  setUp: string;
  yearOf: (year: number, years: number) => string;
  orderOfPlay: string;
  playStates: Record<'secret' | 'chosen' | 'waits' | 'now' | 'done', string>;
  bonus: string;
  noBonus: string;
  noBonusNow: string;
  supremacy: string;
  pastOrders: (names: string) => string;
  titles: string;
  freeTitle: string;
  titleOf: (name: string, influence: number) => string;

  // A faction
  mine: string;
  rivals: string;
  look: string;
  influence: (n: number) => string;
  dragonRunes: (n: number, needed: number) => string;
  runesSeen: (n: number, dragon: number, wrong: number) => string;
  tacticsCards: (n: number) => string;
  questCards: (n: number) => string;
  dial: (resource: string, level: number, next: string | null) => string;
  harvest: string;
  orders: string;
  inHand: (n: number) => string;
  noHeroes: string;
  heroes: string;
  health: (left: number, of: number) => string;
  objective: string;
  hiddenObjective: string;
  progress: (n: number, of: number) => string;
  quests: string;
  hiddenQuest: string;
  tactics: string;
  hiddenTactic: string;
  nextSeason: string;
  decks: Record<Deck, string>;

  // What is composed
  tray: string;
  placeNext: string;
  placeHelp: string;
  turnTile: string;
  tileHelp: string;
  units: string;
  marchTo: (area: string) => string;
  coming: string;
  /** Sends back one of those who would come; the answer is who and from where. */
  oneFewer: (answer: string) => string;
  /** Who could come to an area that is activated, from where; '' where nobody can. */
  canCome: (armies: string) => string;
  /** How many can come, and how many with the walls resist. */
  against: (comers: number, others: number) => string;
  noBattle: string;
  nobodyMoves: string;
  meets: (name: string) => string;
  meetsNeutrals: string;
  walls: (n: number) => string;
  chance: (chance: number) => string;
  /** What is left after a bid. */
  bidLeaves: (influence: number) => string;
  losses: (mine: number, theirs: number) => string;
  /** How many are left behind in an area that units leave. */
  stays: (n: number) => string;
  hungry: (n: number) => string;

  // Battles and duels
  battleIn: (area: string) => string;
  envoysIn: (area: string) => string;
  /** A fate card that is not turned yet. */
  faceDown: string;
  /** Leaves a battle that was looked at again. */
  closeAgain: string;
  /** Cards that are turned one by one. */
  turning: Record<'title' | 'start' | 'back' | 'play' | 'pause' | 'step' | 'skip', string>;
  toBattle: string;
  roles: Record<SideId, string>;
  initiative: (row: number) => string;
  routed: string;
  destroyed: string;
  nextCards: string;
  draws: (unit: string, cards: number) => string;
  results: Record<'special' | 'rout' | 'damage', string>;
  tally: string;
  standing: string;
  bonusStrength: string;
  strength: string;
  leads: (name: string, by: number) => string;
  tie: (name: string) => string;
  attackerWins: (chance: number) => string;
  duel: string;
  round: (n: number) => string;
  /** Fate cards that are drawn for their destiny. */
  trialCards: (n: number) => string;
  destinyOdds: (gold: number, grey: number, red: number) => string;
  envoys: (gold: number, grey: number, red: number) => string;

  // Previews and the end
  supreme: string;
  notSupreme: string;
  change: (key: 'units' | 'heroes' | 'influence' | 'tactics' | 'quests', n: number) => string;
  dialTurns: (resource: string, n: number) => string;
  bringsNothing: string;
  or: string;
  endsHere: string;
  /** The score sheet. */
  runesFrom: Readonly<Record<RuneSource | typeof CAPTURED, string>>;
  total: string;
  /** What the chart over the seasons can show beside dragon runes. */
  followed: Record<'influence' | 'areas' | 'units', string>;
}
