import type { Seat } from '@teahouse/kernel';
import * as kernel from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';

/** What the journal can tell. `what` and `at` are ids, `n` a number; the comment says which. */
export type NoteKind =
  | 'month' // n: which
  | 'drafts' // what: person
  | 'groups' // what: the cards of a group, separated by blanks; n: which group
  | 'passes' // n: yuan taken
  | 'chooses-group' // n: which group; at: the fee
  | 'acts' // what: action
  | 'gains' // what: yuan, rice or fireworks
  | 'scores' // what: source of points
  | 'advances' // n: spaces
  | 'builds' // what: palace; n: its floors now
  | 'buys' // what: small or large; n: price
  | 'builds-wall' // what: wall tile; n: length of the wall now
  | 'plays' // what: card
  | 'card-lost' // what: card
  | 'takes-in' // what: person; n: value; at: palace
  | 'replaces' // what: who leaves; at: palace
  | 'declines' // what: person
  | 'event' // what: event; n: month
  | 'pays' // what: goods; n: how many
  | 'releases' // what: person; at: palace
  | 'decays' // what: palace; n: floors left
  | 'wall-holds' // n: length
  | 'wall-fails' // n: length
  | 'super-event' // what: which
  | 'revealed' // what: super event
  | 'floor-lost' // what: palace; n: floors left
  | 'markers-reset'
  | 'discards' // what: card
  | 'loses-privileges' // n: dragons lost
  | 'charters' // what: type
  | 'sells'; // n: yuan got for goods

export const note: (kind: NoteKind, rule: Rule, seat: Seat, what?: string, n?: number, at?: string) => void =
  kernel.note;
