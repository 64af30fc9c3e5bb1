import { type AnyGame, type Deal, deal, type Game, type Options } from './game.ts';
import { isObject } from './json.ts';
import { type Core, type Question, type Seat, trace } from './machine.ts';
import { Refusal } from './refusal.ts';
import { renamed } from './save.ts';

/** One decision, by labels. Forced answers are not decisions and not logged. */
export interface Logged {
  seat: Seat;
  ask: string;
  answer: string;
  /** It changes this seat's sealed answer to the same question. */
  revises: boolean;
}

/** A game as it is exported: enough to play it again, offline. */
export interface GameRecord {
  game: string;
  rules: string;
  seats: number;
  options: Options;
  seed: string;
  /** Every label that occurs, once. */
  asks: string[];
  /** [seat, index of the label, answer], and a 1 where it revises. */
  answers: ([Seat, number, string] | [Seat, number, string, 1])[];
}

export function pack(game: AnyGame, { seats, options, seed }: Required<Deal>, log: readonly Logged[]): GameRecord {
  const asks = [...new Set(log.map(l => l.ask))];
  const answers = log.map(({ seat, ask, answer, revises }): GameRecord['answers'][number] =>
    revises ? [seat, asks.indexOf(ask), answer, 1] : [seat, asks.indexOf(ask), answer],
  );
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
    const [seat, i, answer, revises] = Array.isArray(entry) ? entry : [];
    const ask: unknown = asks[i];
    if (typeof seat !== 'number' || typeof ask !== 'string' || typeof answer !== 'string')
      throw bad(`answer ${n} is not one`);
    return { seat, ask, answer, revises: revises === 1 };
  });
  return { game, deal: { seats, options: options as Options, seed }, log };
}

export interface Replayed<G> {
  g: G;
  /** How many logged answers were used. */
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
  const waiting = queues(game, log);
  const defaulted: string[] = [];
  let used = 0;
  while (used < log.length) {
    const open = game.machine.open(g);
    const known = open.find(q => waiting.has(keyOf(q)));
    if (known !== undefined) {
      const queue = waiting.get(keyOf(known))!;
      let { n, answer } = queue.shift()!;
      used++;
      for (; queue[0]?.revises; used++) ({ n, answer } = queue.shift()!);
      if (queue.length === 0) waiting.delete(keyOf(known));
      if (!known.options.includes(answer))
        throw doesNotFit(g, n, `seat ${known.seat} may not answer '${answer}' to ${known.ask}`);
      game.machine.play(g, known, answer);
      continue;
    }
    const q = open[0];
    const answer = q === undefined ? null : game.machine.otherwise(g, q.seat);
    if (q === undefined || answer === null) {
      throw doesNotFit(
        g,
        used,
        q === undefined ? 'the game is over before the log is' : `nothing logged for ${q.ask}, seat ${q.seat}`,
      );
    }
    defaulted.push(q.ask);
    game.machine.play(g, q, answer);
  }
  return { g, used, defaulted };
}

interface Waiting {
  n: number;
  answer: string;
  revises: boolean;
}

function queues(game: AnyGame, log: readonly Logged[]): Map<string, Waiting[]> {
  const waiting = new Map<string, Waiting[]>();
  log.forEach(({ seat, ask, answer, revises }, n) => {
    const key = keyOf({ seat, ask: renamed(game, ask) });
    const queue = waiting.get(key);
    if (queue === undefined) waiting.set(key, [{ n, answer, revises }]);
    else queue.push({ n, answer, revises });
  });
  return waiting;
}

const keyOf = ({ seat, ask }: Pick<Question, 'seat' | 'ask'>): string => `${seat} ${ask}`;

const doesNotFit = (g: Core, n: number, what: string): Refusal =>
  new Refusal('log-does-not-fit', `answer ${n} of the log does not fit: ${what} (at ${trace(g)})`, { n });
