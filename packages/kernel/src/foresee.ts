import { type Rng, rng } from './chance.ts';
import type { Game, Options } from './game.ts';
import { type Entry, type Heard, heard, withJournal } from './journal.ts';
import { Refusal } from './refusal.ts';
import type { Core, Procedure, Question, Seat } from './rulebook.ts';
import { cloneOf, imagine, reimagine, type SeenCore, view } from './view.ts';

/** How questions that come up are answered; null leaves off there. */
export type Policy<G> = (g: G, question: Question) => string | null;

/** How far to look, and at what. */
export interface Ahead<G> {
  /** This happens now, before any answer, and what is under way waits: usually a `call`. */
  instead?: (g: G) => void;
  /** No further than to the end of the outermost of these procedures that is under way. */
  within?: readonly Procedure<G, never>[];
  /** Plays on after the answers, once in each of these ways, whoever is asked. Without it the next question is the end. */
  by?: readonly Policy<G>[];
  /** Plays on no further than to the first question where this holds. */
  until?: (g: G) => boolean;
  /** How many tables to imagine. One will do where nothing hidden and no luck has a part. */
  worlds?: number;
}

/** One way it may go. */
export interface Way<V extends object> {
  /** What the viewer would see then. */
  seen: V & SeenCore;
  /**
   * Who would be asked what then; null if nobody, or where `within` or `instead` is at its end. What other seats would
   * be offered is only imagined.
   */
  question: Question | null;
  /** What the viewer would hear on the way. */
  heard: Heard[];
  /** How many of the answers were given: another seat may be asked first, or an answer not be offered any more. */
  taken: number;
}

/** What would happen: the first way, all of them, and whether they are one. */
interface Foresight<V extends object> extends Way<V> {
  /** In all imagined worlds, and with all ways to play on, it goes like this. */
  readonly sure: boolean;
  ways: readonly Way<V>[];
}

/** Two opposite worlds and six others tell apart whatever a view leaves open: docs/kernel.md. */
const WORLDS = 8;

/**
 * Looks ahead for a viewer: plays their answers by the rules, on tables imagined from what they see. Nothing hidden can
 * come out, as nothing hidden goes in; and the same view always gives the same foresight.
 */
export function foresee<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  seen: V & SeenCore,
  me: Seat | null,
  answers: readonly string[],
  ahead: Ahead<G> = {},
): Foresight<V> {
  const ways: Way<V>[] = [];
  for (const world of worldsOf(game, seen, me, ahead.worlds)) look(game, world, me, answers, ahead, ways);
  const [first, ...others] = ways as [Way<V>, ...Way<V>[]];
  if (answers.length > 0 && ways.every(({ taken }) => taken === 0)) {
    throw new Refusal(
      'not-offered',
      `${me === null ? 'a spectator' : `seat ${me}`} cannot answer '${answers[0]}' here`,
    );
  }
  let sure: boolean | null = null;
  return {
    ...first,
    ways,
    /** Compared when somebody asks: it costs as much as looking. */
    get sure() {
      sure ??= isSame(first, others, me);
      return sure;
    },
  };
}

function isSame<V extends object>(first: Way<V>, others: readonly Way<V>[], me: Seat | null): boolean {
  if (others.length === 0) return true;
  const told = known(first, me);
  return others.every(way => known(way, me) === told);
}

/** What the viewer would know of a way, to compare it with another. */
function known<V extends object>({ seen, question, heard, taken }: Way<V>, me: Seat | null): string {
  const asked = question === null || question.seat === me ? question : [question.seat, question.ask];
  return JSON.stringify([seen, asked, heard, taken]);
}

/** Tables that fit a view: one with the lowest luck, one with the highest, and then some with luck of their own. */
export function worldsOf<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  seen: V & SeenCore,
  me: Seat | null,
  n = WORLDS,
): G[] {
  const first = imagine(game, seen, me, lowest);
  const worlds = [first];
  if (n > 1) worlds.push(reimagine(game, first, me, highest));
  if (n > 2) {
    const luck = rng('foresight');
    while (worlds.length < n) worlds.push(reimagine(game, first, me, luck));
  }
  return worlds;
}

const lowest: Rng = () => 0;
const highest: Rng = below => below - 1;

/** Whatever is the same in all ways: numbers by name, where a missing one is 0. */
export function sureOf<V extends object, N extends Partial<Record<string, number>>>(
  ways: readonly Way<V>[],
  read: (way: Way<V>) => N,
): N {
  const [first, ...others] = ways.map(read) as [N, ...N[]];
  const sure: Partial<Record<string, number>> = {};
  for (const key of Object.keys(first)) {
    const n = first[key];
    if (n !== 0 && others.every(other => (other[key] ?? 0) === n)) sure[key] = n;
  }
  return sure as N;
}

const STOP: readonly Policy<unknown>[] = [() => null];

/** Uses the world up. */
function look<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  world: G,
  me: Seat | null,
  answers: readonly string[],
  ahead: Ahead<G>,
  ways: Way<V>[],
): void {
  const below = setAside(world, ahead);
  const journal: Entry[] = [];
  const { taken, next } = withJournal(world, journal, () => give(game, world, me, answers, ahead));
  const policies = ahead.by ?? STOP;
  policies.forEach((policy, n) => {
    const own = n === policies.length - 1 ? world : cloneOf(game, world);
    const then = journal.slice();
    const question = withJournal(own, then, () => playOn(game, own, next, policy, ahead));
    takeUp(own, below);
    const told: Heard[] = [];
    for (const entry of then) {
      const mine = heard(entry, me);
      if (mine !== null) told.push(mine);
    }
    ways.push({ seen: view(game, own, me), question, heard: told, taken });
  });
}

/** What the rules shall not come back to while we look ahead. */
interface Below {
  stack: Core['stack'];
  over: boolean;
}

function setAside<G extends Core>(world: G, { instead, within }: Ahead<G>): Below {
  const { stack, over } = world;
  const first =
    instead !== undefined ? stack.length : stack.findIndex(({ proc }) => within?.some(({ name }) => name === proc));
  if (first <= 0 && instead === undefined) return { stack: [], over };
  world.stack = stack.slice(first);
  world.over = false;
  return { stack: stack.slice(0, first), over };
}

/** Puts back what was set aside: the game does not end where looking ahead does. */
function takeUp(world: Core, { stack, over }: Below): void {
  if (stack.length === 0) return;
  if (world.stack.length === 0) world.over = over;
  world.stack.unshift(...stack);
}

/** Gives the answers as long as the viewer is asked for them. */
function give<G extends Core, V extends object, O extends Options>(
  { machine }: Game<G, V, O>,
  world: G,
  me: Seat | null,
  answers: readonly string[],
  { instead }: Ahead<G>,
): { taken: number; next: Question | null } {
  instead?.(world);
  let next = instead === undefined ? (machine.open(world)[0] ?? null) : machine.run(world);
  let taken = 0;
  for (const answer of answers) {
    const mine = machine.open(world, true).find(({ seat }) => seat === me);
    if (mine === undefined || !mine.options.includes(answer)) break;
    next = machine.play(world, mine, answer);
    taken++;
  }
  return { taken, next };
}

function playOn<G extends Core, V extends object, O extends Options>(
  { machine }: Game<G, V, O>,
  world: G,
  next: Question | null,
  policy: Policy<G>,
  { until }: Ahead<G>,
): Question | null {
  let question = next;
  while (question !== null && !until?.(world)) {
    const answer = policy(world, question);
    if (answer === null) break;
    question = machine.play(world, question, answer);
  }
  return question;
}
