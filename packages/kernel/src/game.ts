import { chanceFrom, type Rng } from './chance.ts';
import { type Entry, withJournal } from './journal.ts';
import type { Json } from './json.ts';
import type { Machine } from './machine.ts';
import { Refusal } from './refusal.ts';
import { type Core, call, type NoLocals, type Procedure, type Question, type Seat } from './rulebook.ts';
import type { Migration } from './save.ts';
import { cloneOf, type Own, type Redaction, type SeenCore } from './view.ts';

export type Options = Readonly<Record<string, string | number | boolean>>;

/** How a game ends. */
export type Outcome =
  /** Against each other: the place of every seat, 1 for the best; equal places are shared. */
  | { readonly kind: 'places'; readonly places: readonly number[] }
  /** All seats win or lose together. `why` is the key of a sentence in the game's text. */
  | { readonly kind: 'together'; readonly won: boolean; readonly why: string }
  /** The seats against an automaton that the rules move; `by`: how many points they were ahead, where these decide. */
  | { readonly kind: 'automaton'; readonly won: boolean; readonly why: string; readonly by?: number };

/** The place of every seat: where all win or lose together all are first, or all are second. */
export const placesOf = (outcome: Outcome, seats: number): readonly number[] =>
  outcome.kind === 'places' ? outcome.places : Array<number>(seats).fill(outcome.won ? 1 : 2);

/** Places by points, the most first; equal points share the place. */
export const placesBy = (points: readonly number[]): Outcome => ({
  kind: 'places',
  places: points.map(mine => 1 + points.filter(other => other > mine).length),
});

/** What is wrong with a state: the field, as a path, and the rule it breaks. */
export interface Complaint {
  field: string;
  rule: string;
}

/** What the levels of bots are at one game, as far as it differs from what they are everywhere. */
interface Ladder {
  /** How far a beginner misjudges what an answer brings at once, as a share of a clear lead. */
  readonly whim?: number;
  /** The same of somebody in a first game, whom a beginner is measured against and who then thinks nothing through. */
  readonly newcomer?: number;
  /** By the number of seats and the name of the level. */
  readonly rungs: Readonly<Record<number, Readonly<Record<string, Rung>>>>;
}

/** Iterations for each answer at that table, the share of the horizon, and slips in hundredths. */
interface Rung {
  readonly iterations: number;
  readonly foresight: number;
  readonly slips: number;
}

/** A game is this object. `G` is its state, `V` its own part of a view, `O` its table options. */
export interface Game<G extends Core, V extends object, O extends Options> {
  readonly id: string;
  /** Which wording of the rules this build plays, such as '2026-11'. */
  readonly rules: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** For each table option the values it may have; the first is the default. */
  readonly options: { readonly [K in keyof O]: readonly [O[K], ...O[K][]] };
  /** Why options that are each allowed cannot be played together: the key of a sentence in the game's text. */
  forbids?(options: O, seats: number): string | null;
  setup(core: Core, options: O): G;
  /** The whole game as one procedure; when it ends, the game is over. */
  readonly main: Procedure<G, NoLocals>;
  readonly machine: Machine<G>;
  readonly sees: Redaction<Own<G>, V>;
  /** Some state that fits a view: lays unseen cards, in any order, where the viewer sees only backs. May use the view's parts. */
  fill(seen: V & SeenCore, me: Seat | null): Own<G>;
  /**
   * Mixes in place whatever the viewer must not know. Written from the rules, not from `sees`: so that each of the two
   * catches a mistake in the other, a viewer must not notice it.
   */
  scramble(g: G, me: Seat | null, luck: Rng): void;
  /** How good the position is for a seat, in points of the final score. */
  value(g: G, seat: Seat): number;
  /** What a position is made of for a seat, as numbers: from these bots learn what it is worth. Always equally many. */
  features?(g: G, seat: Seat): readonly number[];
  /** Everybody's chance to win, where bots have learned more than `value` tells. */
  chances?(g: G): readonly number[];
  /** How many points make a clear lead: bots turn points into chances with it. */
  readonly clearLead?: number;
  /** How many decisions per seat a search may play on at random before it asks for the `value`: about a round. */
  readonly horizon?: number;
  /**
   * Everybody hears every answer, and that it was asked for, as soon as it is given or is no longer sealed. Bots then keep
   * what they have thought from one decision to the next.
   */
  readonly hearsAnswers?: boolean;
  /** How strong its bots are, where their levels were measured at it (docs/bots.md). */
  readonly ladder?: Ladder;
  /**
   * Whether nothing is under way when a question is asked, so that `value` is to be trusted. Bots then try a move by
   * playing on until it is quiet, each seat by what is worth most to it at once; without it they search a tree.
   */
  quiet?(g: G, ask: string): boolean;
  /** What mainly tells one position from another for a seat, such as an event to come; for the explanations of bots. */
  tells?(g: G, other: G, seat: Seat): { what: string; n: number } | null;
  /**
   * What a seat has, in the terms that players of this game speak of, by name; more of each is better. Reviews and puzzles
   * compare imagined futures in them, those named first before the others; the text has words for each.
   */
  counts?(g: G, seat: Seat): Readonly<Record<string, number>>;
  /** Who wins. Meaningful at any time, final when the game is over. */
  outcome(g: G): Outcome;
  /** More decisions than this mean that the game does not end; 5000 where it does not say. */
  readonly longest?: number;
  /** A fast copy, generated from the state's shape (`npm run clones`). */
  clone?(g: G): G;
  /** What no state of this game can be; run on every state that comes from outside. */
  check?(g: G): Complaint | null;
  /** What stays the same from the first question to the last, by name: cards, pieces, coins in all places together. */
  conserved?(g: G): Readonly<Record<string, unknown>>;
  readonly migrations: readonly Migration[];
  /** Labels that were renamed, old to new: 'round.serve' -> 'round.pour'. */
  readonly renames: Readonly<Record<string, string>>;
}

/** Any game, where it does not matter which. */
export type AnyGame = Game<Core, object, Options>;

export interface Deal<O extends Options = Options> {
  seats: number;
  options?: Partial<O>;
  /** Keep it secret until the game is over; publish `commitment(seed)` before it starts. */
  seed: string;
}

/** Sets up a game and runs it to its first question; what happens on the way is written to the journal. */
export function deal<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  { seats, options, seed }: Deal<O>,
  journal?: Entry[],
): { g: G; question: Question | null; options: O } {
  const chosen = chooseOptions(game, seats, options ?? {});
  const core: Core = { seats, stack: [], chance: chanceFrom(seed), over: false };
  const g =
    journal === undefined ? game.setup(core, chosen) : withJournal(core, journal, () => game.setup(core, chosen));
  call(g, game.main, {});
  if (journal === undefined) return { g, question: game.machine.run(g), options: chosen };
  const question = withJournal(g, journal, () => game.machine.run(g));
  // A set-up that takes over all of the core takes over its journal; a copy has none.
  return { g: cloneOf(game, g), question, options: chosen };
}

/** The options of a table, with defaults filled in; refuses what cannot be played. */
export function chooseOptions<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  seats: number,
  wanted: Readonly<Record<string, unknown>>,
): O {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new Refusal('seats', `${game.id} is for ${min} to ${max} seats, not ${seats}`, { seats, min, max });
  }
  const chosen: Record<string, unknown> = {};
  for (const name in game.options) chosen[name] = game.options[name][0];
  for (const [name, value] of Object.entries(wanted)) {
    const values: readonly unknown[] | undefined = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (values === undefined)
      throw new Refusal('unknown-option', `${game.id} has no option '${name}'`, { option: name });
    if (!values.includes(value)) {
      const shown = JSON.stringify(value as Json) ?? typeof value;
      throw new Refusal('option-value', `${name} can be ${values.join(', ')}, not ${shown}`, {
        option: name,
        value: shown,
      });
    }
    chosen[name] = value;
  }
  const clash = game.forbids?.(chosen as O, seats) ?? null;
  if (clash !== null)
    throw new Refusal('options-clash', `these options cannot be played together: ${clash}`, { sentence: clash });
  return chosen as O;
}
