// The public face of the kernel. docs/add-a-game.md shows how a game uses it.

export { chanceFrom, commitment, draw, type Rng, rng, shuffle, shuffleWith } from './chance.ts';
export { Draft, type End, endOf } from './draft.ts';
export {
  type AnyReaction,
  cancel,
  events,
  type Holder,
  ITSELF,
  PASS,
  type Reacting,
  type Reaction,
  type ReactionTo,
} from './events.ts';
export { type Ahead, foresee, type Policy, sureOf, type Way, worldsOf } from './foresee.ts';
export {
  type AnyGame,
  type Complaint,
  chooseOptions,
  type Deal,
  deal,
  type Game,
  type Options,
  type Outcome,
  placesBy,
  placesOf,
} from './game.ts';
export { type Grammar, grammar, plural, reasoned, sentence, unit } from './grammar.ts';
export { hashOf, RunningHash } from './hash.ts';
export {
  type Entry,
  type Heard,
  type HeardNote,
  heard,
  type Notes,
  notes,
  withJournal,
} from './journal.ts';
export { copy, isObject, type JsonObject, notJson } from './json.ts';
export { branchesOf, isSealed, Machine } from './machine.ts';
export {
  type AnyMatch,
  Match,
  type MatchSave,
  type StateChange,
} from './match.ts';
export { ad, type Noun, noun, type Place } from './nouns.ts';
export { diff, type Patch, patched } from './patch.ts';
export { answersOf, type GameRecord, type Logged, pack, replay, unpack } from './record.ts';
export { type Details, type Reason, Refusal } from './refusal.ts';
export {
  type Core,
  call,
  current,
  type Flow,
  type Frame,
  finish,
  locals,
  NOBODY,
  type NoLocals,
  type Procedure,
  type Question,
  RulesFault,
  rulebook,
  type Seat,
  trace,
} from './rulebook.ts';
export { load, type Migration, renamed, type Save, save } from './save.ts';
export { strict } from './strict.ts';
export { asked, type GameText, LANGUAGES, type Language, type NameOf, type Why } from './text.ts';
export {
  cloneOf,
  holdsSealed,
  imagine,
  isSeenByAll,
  type Own,
  type Redaction,
  redact,
  reimagine,
  SEALED,
  type SeenCore,
  view,
  viewApart,
} from './view.ts';
