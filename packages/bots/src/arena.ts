import { type AnyGame, type Core, deal, type Options, placesOf, type Question, view } from '@teahouse/kernel';
import { choose } from './choose.ts';
import type { Budget, Choice } from './job.ts';
import type { LevelName } from './levels.ts';

/** Bots against bots. */
export interface Tournament {
  /** Who sits where in the first game of every deal. */
  lineUp: readonly LevelName[];
  /** Every deal is played as often as there are seats, each time one seat further: its luck comes to everyone. */
  deals: number;
  options: Options;
  /** The same seed with a budget of iterations gives the same games. */
  seed: string;
  /** Replaces that of every level that searches. */
  budget?: Budget;
  /** In milliseconds. */
  clock(): number;
  onGame?(played: number): void;
}

/** How one bot did, on all its seats together. */
export interface Standing {
  bot: LevelName;
  /** The share of the games it won, and what its number of seats would give it. A shared first place counts in part. */
  firsts: number;
  fair: number;
  /** Where the true share lies, with 95 % certainty. */
  low: number;
  high: number;
  meanScore: number;
  meanPlace: number;
  msPerDecision: number;
}

/** Sums over all games and seats of one bot. */
interface Tally {
  seated: number;
  firsts: number;
  score: number;
  places: number;
  decisions: number;
  ms: number;
}

type Tallies = ReadonlyMap<LevelName, Tally>;

export function tournament(game: AnyGame, settings: Tournament): Standing[] {
  const { lineUp, deals } = settings;
  const tallies: Tallies = new Map(
    lineUp.map(bot => [bot, { seated: 0, firsts: 0, score: 0, places: 0, decisions: 0, ms: 0 }]),
  );
  let played = 0;
  for (let n = 0; n < deals; n++) {
    for (let turn = 0; turn < lineUp.length; turn++) {
      const seats = lineUp.map((_, seat) => lineUp[(seat + turn) % lineUp.length]!);
      const end = play(game, settings, seats, `${settings.seed} ${n}`, turn, tallies);
      count(game, end, seats, tallies);
      played++;
      settings.onGame?.(played);
    }
  }
  return [...tallies].map(([bot, tally]) => standing(bot, tally, played, lineUp.length));
}

/** One game to its end; a bot gets to know what its seat sees, and nothing else. */
function play(
  game: AnyGame,
  { options, budget, clock }: Tournament,
  seats: readonly LevelName[],
  seed: string,
  turn: number,
  tallies: Tallies,
): Core {
  const { g, question } = deal(game, { seats: seats.length, seed, options });
  for (let q: Question | null = question, n = 0; q !== null; n++) {
    const level = seats[q.seat]!;
    const job = { level, seen: view(game, g, q.seat), question: q, seed: `${seed} ${turn} ${n}` };
    const began = clock();
    const choice = choose(game, budget === undefined ? job : { ...job, budget });
    const tally = tallies.get(level)!;
    tally.ms += clock() - began;
    tally.decisions++;
    q = give(game, g, q, choice);
  }
  return g;
}

/** Gives a whole move, as far as the true table follows. */
export function give(
  game: AnyGame,
  g: Core,
  question: Question,
  { answers }: Pick<Choice, 'answers'>,
): Question | null {
  let q: Question | null = question;
  for (const answer of answers) {
    if (q?.seat !== question.seat || !q.options.includes(answer)) break;
    q = game.machine.play(g, q, answer);
  }
  return q;
}

function count(game: AnyGame, end: Core, seats: readonly LevelName[], tallies: Tallies): void {
  const places = placesOf(game.outcome(end), end.seats);
  const firsts = places.filter(place => place === 1).length;
  seats.forEach((bot, seat) => {
    const tally = tallies.get(bot)!;
    tally.seated++;
    if (places[seat] === 1) tally.firsts += 1 / firsts;
    tally.score += game.value(end, seat);
    tally.places += places[seat]!;
  });
}

function standing(bot: LevelName, tally: Tally, games: number, seats: number): Standing {
  const { seated, firsts, score, places, decisions, ms } = tally;
  return {
    bot,
    firsts: firsts / games,
    fair: seated / games / seats,
    ...wilson(firsts / games, games),
    meanScore: score / seated,
    meanPlace: places / seated,
    msPerDecision: decisions === 0 ? 0 : ms / decisions,
  };
}

/** Wilson's interval for a share that was seen in `n` games. */
export function wilson(share: number, n: number): { low: number; high: number } {
  const z = 1.96;
  const centre = share + z ** 2 / (2 * n);
  const reach = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  const scale = 1 + z ** 2 / n;
  return { low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) };
}
