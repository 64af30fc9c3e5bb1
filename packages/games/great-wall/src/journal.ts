import * as kernel from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import type { Clan } from './table.ts';

/** What the journal can tell. The seat may also be the Reed Clan. `what` and `at` are ids; the comment says which. */
export type NoteKind =
  | 'year' // n: which
  | 'season' // what: which
  | 'chooses-general' // what: general
  | 'appoints' // what: advisor; at: active or supporting; only the owner knows a supporter of the set-up
  | 'horde-arrives' // what: horde; at: section
  | 'raid' // what: horde; n: shame tokens removed
  | 'advisor-leaves' // what: advisor
  | 'advisor-arrives' // what: advisor
  | 'gains' // what: resource
  | 'pays' // what: resource
  | 'honor' // what: source
  | 'shame' // what: troop or horde that bears the token
  | 'shame-lost' // n: honor lost for a token that cannot be taken or placed
  | 'shame-averted' // what: advisor
  | 'atones' // what: troop or horde that bore the token
  | 'takes-back' // n: cards
  | 'reveals' // what: command
  | 'orders' // what: command; n: space of the track
  | 'turn' // what: command
  | 'copies' // what: command
  | 'moves-clerk' // what: where to; at: where from, or idle
  | 'go-home' // what: location; n: clerks
  | 'activates' // what: location; at: advanced or nothing
  | 'upgrades' // what: resource; n: level
  | 'donates' // what: resource
  | 'stores' // what: resource, by the Reed Clan
  | 'uses-stores' // what: resource
  | 'recruits' // what: troop
  | 'rests' // what: troop; at: section
  | 'attacks' // what: troop; at: vital points or post
  | 'wounds' // at: vital point
  | 'builds-wall' // at: section; n: level
  | 'builds-barricade' // at: section
  | 'marches' // what: troop; at: route
  | 'rises' // n: place in the tea order
  | 'hires-clerk'
  | 'hires-advisor' // what: advisor; at: active or supporting
  | 'draws' // what: tactic, for the owner
  | 'discards' // what: tactic
  | 'plays' // what: tactic; at: basic or boosted
  | 'uses' // what: general or advisor
  | 'defeated' // what: horde
  | 'claims' // what: horde
  | 'horde-leaves' // what: horde
  | 'saves' // what: troop; at: section
  | 'dies' // what: troop; at: section
  | 'withdraws' // at: section
  | 'wall-holds' // at: section; n: defence
  | 'breach' // at: section; n: power
  | 'bolsters' // at: section; n: defence
  | 'barricades-fall'
  | 'ends'; // what: walls, shame or time

export const note: (kind: NoteKind, rule: Rule, seat: Clan, what?: string, n?: number, at?: string) => void =
  kernel.note;
export const noteTo: (
  to: readonly number[],
  kind: NoteKind,
  rule: Rule,
  seat: Clan,
  what?: string,
  n?: number,
  at?: string,
) => void = kernel.noteTo;
