import { notes } from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import type { Action, GroupId, WallTile } from './cards/actions.ts';
import type { EventKind, SuperEvent } from './cards/events.ts';
import type { CardId, Person, Type } from './cards/persons.ts';
import type { Source } from './table.ts';

/** What the journal can tell, with its ids and its number. '' and 0 fill a place that a note leaves out. */
export type Notes = {
  month: ['', month: number];
  drafts: [person: Person];
  /** The cards of a group, separated by blanks. */
  groups: [cards: string, group: number];
  passes: ['', taken: number];
  'chooses-group': [group: GroupId, group: number, fee: string];
  acts: [action: Action];
  gains: [goods: string, n: number];
  pays: [goods: string, n: number];
  scores: [source: Source, points: number];
  advances: ['', spaces: number];
  builds: [palace: string, floors: number];
  buys: [size: 'small' | 'large', price: number];
  'builds-wall': [tile: WallTile, length: number];
  plays: [card: CardId];
  'card-lost': [card: CardId];
  'takes-in': [person: Person, value: number, palace: string];
  replaces: [leaving: Person, n: 0, palace: string];
  declines: [person: Person];
  event: [event: EventKind, month: number];
  releases: [person: Person, n: 0, palace: string];
  decays: [palace: string, floors: number];
  'wall-holds': ['', length: number];
  'wall-fails': ['', length: number];
  'super-event': [which: SuperEvent];
  revealed: [which: SuperEvent];
  'floor-lost': [palace: string, floors: number];
  'markers-reset': [];
  discards: [card: CardId];
  'loses-privileges': ['', dragons: number];
  charters: [type: Type];
  sells: ['', yuan: number];
};
export type NoteKind = keyof Notes;

export const { note } = notes<Notes, Rule>();
