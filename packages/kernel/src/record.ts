import { type AnyGame, type Deal, deal, type Game, type Options } from './game.ts';
import { isObject } from './json.ts';
import { Refusal } from './refusal.ts';
import { type Core, type Question, type Seat, trace } from './rulebook.ts';
import { renamed } from './save.ts';

/** One decision, by labels. Forced answers are not decisions and not logged. */
export interface Logged {
  seat: Seat;
  ask: string;
  answer: string;
  /** It changes what this seat has given and what is still sealed. */
  revises: boolean;
  /** The further answers of a decision of several, each with the label of its question. */
  rest: readonly (readonly [ask: string, answer: string])[];
}

/** All answers of a decision, in order. */
export const answersOf = ({ answer, rest }: Pick<Logged, 'answer' | 'rest'>): string[] => [
  answer,
  ...rest.map(([, further]) => further),
];

/** A game as it is exported: enough to play it again, offline. */
export interface GameRecord {
  game: string;
  rules: string;
  seats: number;
  options: Options;
  seed: string;
  /** Every label that occurs, once. */
  asks: string[];
  /** [seat, index of the label, answer], a 1 where it revises, and the further answers of one decision likewise. */
  answers: PackedAnswer[];
}
type PackedAnswer =
  | [Seat, number, string]
  | [Seat, number, string, 0 | 1]
  | [Seat, number, string, 0 | 1, (string | number)[]];

export function pack(game: AnyGame, { seats, options, seed }: Required<Deal>, log: readonly Logged[]): GameRecord {
  const labels = new Set<string>();
  for (const { ask, rest } of log) {
    labels.add(ask);
    for (const [further] of rest) labels.add(further);
  }
  const asks = [...labels];
  const answers = log.map(({ seat, ask, answer, revises, rest }): PackedAnswer => {
    const first: [Seat, number, string] = [seat, asks.indexOf(ask), answer];
    if (rest.length === 0) return revises ? [...first, 1] : first;
    const more: (string | number)[] = [];
    for (const [label, further] of rest) more.push(asks.indexOf(label), further);
    return [...first, revises ? 1 : 0, more];
  });
  return { game: game.id, rules: game.rules, seats, options: options as Options, seed, asks, answers };
}

export function unpack(data: unknown): { deal: Required<Deal>; game: string; log: Logged[] } {
  const bad = (what: string): Refusal =>
    new Refusal('log-does-not-fit', `this is not the record of a game: ${what}`, { n: 0 });
  if (!isObject(data)) throw bad('it is not an object');
  const { game, seats, options, seed, asks, answers } = data;
  if (typeof game !== 'string' || typeof seed !== 'string' || typeof seats !== 'number')
    throw bad('game, seats or seed is missing');
  if (!isObject(options) || !Array.isArray(asks) || !Array.isArray(answers))
    throw bad('options, asks or answers is missing');
  const log = answers.map((entry: unknown, n): Logged => {
    const [seat, i, answer, revises, more = []] = Array.isArray(entry) ? entry : [];
    const ask: unknown = asks[i];
    if (typeof seat !== 'number' || typeof ask !== 'string' || typeof answer !== 'string' || !Array.isArray(more))
      throw bad(`answer ${n} is not one`);
    const rest: [string, string][] = [];
    for (let at = 0; at < more.length; at += 2) {
      const [label, further]: unknown[] = [asks[more[at]], more[at + 1]];
      if (typeof label !== 'string' || typeof further !== 'string') throw bad(`answer ${n} is not one`);
      rest.push([label, further]);
    }
    return { seat, ask, answer, revises: revises === 1, rest };
  });
  return { game, deal: { seats, options: options as Options, seed }, log };
}

interface Replayed<G> {
  g: G;
  /** How many logged answers were used; those that were revised before they were played are not. */
  used: number;
  /** Questions the log does not know, answered by their default. */
  defaulted: string[];
}

/**
 * Plays a log again under today's rules. Answers are found by seat and label, not by position, so questions that were
 * added with a default, or are asked in another order, do not break an old log. A log may end in the middle of a game.
 */
export function replay<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  start: Deal<O>,
  log: readonly Logged[],
): Replayed<G> {
  const { g } = deal(game, start);
  const { waiting, all } = queues(game, log);
  const defaulted: string[] = [];
  let used = 0;
  const logged = (q: Question): Waiting | undefined => {
    const queue = waiting.get(keyOf(q));
    const found = queue?.shift();
    if (queue?.length === 0) waiting.delete(keyOf(q));
    if (found === undefined) return undefined;
    used++;
    if (!q.options.includes(found.answer))
      throw doesNotFit(g, found.n, `seat ${q.seat} may not answer '${found.answer}' to ${q.ask}`);
    return found;
  };
  while (used < all) {
    const open = game.machine.open(g);
    const q = open.find(x => waiting.has(keyOf(x))) ?? open[0];
    if (q === undefined) throw doesNotFit(g, used, 'the game is over before the log is');
    const byDefault = (g: G): string => {
      const answer = game.machine.otherwise(g, q.seat)?.[0];
      if (answer === undefined) throw doesNotFit(g, used, `nothing logged for ${q.ask}, seat ${q.seat}`);
      return answer;
    };
    if (game.machine.isForked(g)) {
      const branch = game.machine.complete(g, q.seat, ({ table }, asked) => {
        const answer = logged(asked)?.answer;
        if (answer !== undefined) return answer;
        defaulted.push(asked.ask);
        return byDefault(table);
      });
      game.machine.give(g, q.seat, branch!);
      continue;
    }
    const answer = logged(q)?.answer;
    if (answer === undefined) defaulted.push(q.ask);
    game.machine.play(g, q, answer ?? byDefault(g));
  }
  return { g, used, defaulted };
}

/** An answer of the log, and the entry it stands in. */
interface Waiting {
  n: number;
  answer: string;
}

/** The answers of a log by seat and label, and how many there are. What was revised before it was played is left out. */
function queues(game: AnyGame, log: readonly Logged[]): { waiting: Map<string, Waiting[]>; all: number } {
  const kept: { entry: Logged; n: number }[] = [];
  log.forEach((entry, n) => {
    const revised = entry.revises ? kept.findLastIndex(({ entry: { seat } }) => seat === entry.seat) : -1;
    if (revised >= 0) kept.splice(revised, 1);
    kept.push({ entry, n });
  });
  const waiting = new Map<string, Waiting[]>();
  let all = 0;
  for (const { entry, n } of kept) {
    for (const [ask, answer] of [[entry.ask, entry.answer] as const, ...entry.rest]) {
      const key = keyOf({ seat: entry.seat, ask: renamed(game, ask) });
      const queue = waiting.get(key);
      if (queue === undefined) waiting.set(key, [{ n, answer }]);
      else queue.push({ n, answer });
      all++;
    }
  }
  return { waiting, all };
}

const keyOf = ({ seat, ask }: Pick<Question, 'seat' | 'ask'>): string => `${seat} ${ask}`;

const doesNotFit = (g: Core, n: number, what: string): Refusal =>
  new Refusal('log-does-not-fit', `answer ${n} of the log does not fit: ${what} (at ${trace(g)})`, { n });
