import type { Action } from '../../src/cards/actions.ts';
import type { EventKind } from '../../src/cards/events.ts';
import type { Card, Type } from '../../src/cards/persons.ts';
import type { Source } from '../../src/table.ts';

const PHASES = ['draft', 'actions', 'persons', 'event', 'super', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const PANES = ['table', 'court', 'players', 'persons', 'log'] as const;
export type Pane = (typeof PANES)[number];

/** What stands on the board and in the text board beside the names of things. */
export interface BoardWords {
  month: (n: number) => string;
  phases: Record<Phase, string>;
  panes: Record<Pane, string>;
  you: string;
  /** Short for points, beside a number. */
  vp: string;
  goods: Record<'yuan' | 'rice' | 'fireworks' | 'small' | 'large' | 'persons' | 'cards' | 'points', string>;

  events: string;
  eventsHelp: string;
  /** Names that fit on a tile. */
  shortEvents: Record<EventKind, string>;
  /** The numbers that the foresight of an event rests on, short enough for a tile. */
  reckoning: {
    tribute: (yuan: number) => string;
    drought: (rice: number, palaces: number) => string;
    festival: (mine: number, most: number) => string;
    mongols: (mine: number, fewest: number) => string;
    contagion: (mortars: number) => string;
  };
  superEvent: string;
  faceDown: string;

  groups: string;
  /** Names that fit on a card. */
  shortActions: Record<Action, string>;
  toEnter: string;
  noFee: string;
  offers: string;

  track: string;
  furthest: string;

  court: string;
  courtOf: (name: string) => string;
  others: string;
  rooms: (taken: number, all: number) => string;
  full: string;
  freeRoom: string;
  decays: string;
  thisMonth: (points: number) => string;
  hand: string;
  cards: (n: number) => string;
  symbols: string;
  symbolsHelp: string;
  symbolOf: Record<Type, string>;
  /** Names of persons that fit on a floor or a card; a soft hyphen says where a long one may break. */
  shortTypes: Record<Card, string>;

  stacks: string;
  young: string;
  old: string;
  left: (n: number) => string;
  moves: (n: number) => string;
  anyPerson: string;
  held: string;

  wall: string;
  wallNeeds: (length: number, month: number) => string;
  wallMine: string;

  /** Sentences of previews. */
  pays: (fee: string) => string;
  free: string;
  youHave: (goods: string) => string;
  everyMonth: (points: string, total: string) => string;
  eventThen: (event: string, month: number, change: string) => string;
  nothingAtOnce: string;
  /** Of a person who is sent away. */
  nobodyComes: string;
  /** Where the wall tile is drawn and not chosen. */
  drawsTile: string;

  /** The text board. */
  forYouNow: string;
  palace: (name: string, floors: string, who: string) => string;
  empty: string;
  dragonsOf: (names: string) => string;
  total: string;
  /** How a source of points counts, on the score sheet. */
  counts: Partial<Record<Source, string>>;
}
