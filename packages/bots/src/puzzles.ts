import type { Puzzle } from '@teahouse/games';
import {
  type AnyGame,
  type AnyMatch,
  Match,
  type Options,
  pack,
  type Question,
  type Rng,
  rng,
  unpack,
} from '@teahouse/kernel';
import { choose } from './choose.ts';
import { Futures } from './futures.ts';
import type { Finished } from './review.ts';

/** How closely is looked. All budgets are counted, so that the same seed finds the same puzzles on any machine. */
interface Care {
  /** After so many decisions one of so many questions is looked at. */
  after: number;
  oneOf: number;
  /** Worlds at first sight, at the second, and for the figures that are shown. */
  glance: number;
  look: number;
  proof: number;
  /** Iterations of the search that must agree, and for every answer those of whoever plays and of whoever is hasty. */
  search: number;
  plays: number;
  hasty: number;
}

const QUICK: Care = { after: 0, oneOf: 1, glance: 12, look: 40, proof: 300, search: 4000, plays: 40, hasty: 7 };
/**
 * Where a game is long, and is valued when it is quiet, fewer worlds tell as much and cost far more, and in the first half
 * hardly a single answer decides so much.
 */
const LONG: Care = { after: 200, oneOf: 5, glance: 4, look: 12, proof: 48, search: 64, plays: 0, hasty: 0 };

const careFor = ({ quiet }: AnyGame): Care => (quiet === undefined ? QUICK : LONG);

/** With fewer answers one guesses, with more one only searches. */
const CHOICES = { least: 3, most: 8 };
/** The best answer gives so much more than the tempting one, and than any other: as a share of 1. */
const BETTER = 0.08;
const CLEAR = 0.03;
/** Whoever has won or lost already has nothing to find. */
const OPEN = { least: 0.12, most: 0.92 };
/** Of one game no more than so many, and so many decisions apart. */
const PER_GAME = 2;
const APART = 12;

/** Looks through one game that good players play against each other, dealt by this seed. */
export function puzzlesIn(game: AnyGame, seats: number, options: Options, seed: string): Puzzle[] {
  const match: AnyMatch = Match.begin(game, { seats, options, seed });
  const search = new PuzzleSearch(game, match);
  const { plays } = careFor(game);
  while (!match.over && !search.isDone) {
    const question = match.open()[0]!;
    const better = search.look(question);
    match.answers(question.seat, better === null ? answersBy(match, question, plays) : [better], question.ask);
  }
  return search.found;
}

/** Looks through a game that was played. */
export function puzzlesOf(game: AnyGame, { deal, log }: Finished): Puzzle[] {
  const match: AnyMatch = Match.begin(game, deal);
  const search = new PuzzleSearch(game, match);
  for (const logged of log) {
    if (search.isDone) break;
    const question = match.open().find(({ seat }) => seat === logged.seat);
    if (question !== undefined) search.look(question);
    match.again(logged);
  }
  return search.found;
}

/** The same puzzle with the figures of today's bots; null where they no longer agree that it is one. */
export function provedAgain(game: AnyGame, { record, seat, tempting, futures }: Puzzle): Puzzle | null {
  const { deal, log } = unpack({ game: game.id, rules: game.rules, ...record });
  const match: AnyMatch = Match.begin(game, deal);
  for (const logged of log) match.again(logged);
  const question = match.open().find(asked => asked.seat === seat);
  return question === undefined ? null : prove(game, match, question, tempting, futures[0]!.answer, careFor(game));
}

/** Goes along with a game. */
class PuzzleSearch {
  readonly found: Puzzle[] = [];
  readonly #game: AnyGame;
  readonly #match: AnyMatch;
  readonly #care: Care;
  readonly #luck: Rng;
  #last = Number.NEGATIVE_INFINITY;

  constructor(game: AnyGame, match: AnyMatch) {
    this.#game = game;
    this.#match = match;
    this.#care = careFor(game);
    this.#luck = rng(`puzzles ${match.commitment}`);
  }

  get isDone(): boolean {
    return this.found.length === PER_GAME;
  }

  /** Keeps a puzzle if there is one. Gives the answer that seems better than what looks good; null if that is good. */
  look(question: Question): string | null {
    const { machine } = this.#game;
    const { options } = question;
    const match = this.#match;
    if (options.length < CHOICES.least || options.length > CHOICES.most || machine.isForked(match.state)) return null;
    if (match.log.length < this.#care.after || this.#luck(this.#care.oneOf) > 0) return null;
    const tempting = answersBy(match, question, this.#care.hasty)[0]!;
    const better = betterOf(this.#game, match, question, tempting, this.#care, this.#luck);
    if (better === null || match.log.length < this.#last + APART) return better;
    // Whoever takes what is worth most at once must miss it too: else it is found without a thought.
    if (answersBy(match, question, 0)[0] === better) return better;
    const puzzle = prove(this.#game, match, question, tempting, better, this.#care);
    if (puzzle !== null) {
      this.found.push(puzzle);
      this.#last = match.log.length;
    }
    return better;
  }
}

/** What somebody answers who searches so much for every answer; with 0, what is worth most at once. */
function answersBy(match: AnyMatch, question: Question, each: number): readonly string[] {
  const { seat, options } = question;
  const job = { seen: match.view(seat), question, seed: `${match.log.length}` };
  const budget = { iterations: each * options.length, ms: Number.POSITIVE_INFINITY };
  return choose(match.game, each === 0 ? { ...job, level: 'greedy' } : { ...job, level: 'grandmaster', budget })
    .answers;
}

/** An answer that seems better than the one that looks good, if there is one. */
function betterOf(
  game: AnyGame,
  match: AnyMatch,
  question: Question,
  tempting: string,
  { glance, look }: Care,
  luck: Rng,
): string | null {
  const { options, seat } = question;
  const futures = new Futures(
    game,
    match.view(seat),
    question,
    options.map(answer => [answer]),
    luck,
  );
  const other = options.indexOf(tempting);
  for (const worlds of [glance, look]) {
    while (futures.worlds < worlds) futures.look();
    const best = bestOf(futures);
    if (futures.gain(best, other).mean < BETTER || best === other) return null;
  }
  const best = bestOf(futures);
  const { mean, error } = futures.gain(best, other);
  return mean > 1.5 * error ? options[best]! : null;
}

function bestOf(futures: Futures): number {
  let best = 0;
  for (let i = 1; i < futures.moves.length; i++) if (futures.chance(i).mean > futures.chance(best).mean) best = i;
  return best;
}

/** The same again in other worlds, and by another way of thinking: a search, twice. Null where they do not agree. */
function prove(
  game: AnyGame,
  match: AnyMatch,
  question: Question,
  tempting: string,
  best: string,
  { proof, search }: Care,
): Puzzle | null {
  const { seat, ask, options } = question;
  const seen = match.view(seat);
  const budget = { iterations: search, ms: Number.POSITIVE_INFINITY };
  for (const seed of ['deep', 'deeper']) {
    const [found] = choose(game, { level: 'grandmaster', seen, question, seed, budget }).answers;
    if (found !== best) return null;
  }
  const luck = rng(`proof ${match.commitment} ${match.log.length}`);
  const futures = new Futures(
    game,
    seen,
    question,
    options.map(answer => [answer]),
    luck,
  );
  while (futures.worlds < proof) futures.look();
  const winner = options.indexOf(best);
  const { mean } = futures.chance(winner);
  if (bestOf(futures) !== winner || mean < OPEN.least || mean > OPEN.most) return null;
  const ahead = futures.gain(winner, options.indexOf(tempting));
  if (ahead.mean < BETTER || ahead.mean < 2 * ahead.error) return null;
  const others = [...options.keys()].filter(i => i !== winner);
  if (others.some(i => futures.gain(winner, i).mean < Math.max(CLEAR, futures.gain(winner, i).error))) return null;
  const { game: _, rules: __, ...record } = pack(game, match.deal, match.log);
  const order = [...options.keys()].sort((a, b) => futures.chance(b).mean - futures.chance(a).mean);
  return {
    record,
    seat,
    ask,
    tempting,
    worlds: futures.worlds,
    futures: order.map(i => ({
      answer: options[i]!,
      chance: rounded(futures.chance(i).mean, 1000),
      error: rounded(futures.chance(i).error, 1000),
      counts: Object.fromEntries(Object.entries(futures.counts(i)).map(([term, n]) => [term, rounded(n, 10)])),
    })),
  };
}

const rounded = (n: number, to: number): number => Math.round(n * to) / to;
