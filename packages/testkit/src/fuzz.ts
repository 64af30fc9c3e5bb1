import { type AnyGame, type Deal, deal, strict } from '@teahouse/kernel';
import { playUnderLaws, Violation, type Watch } from './inspection.ts';
import { dealOf, decisionFrom, pick, restOf, tables } from './play.ts';
import { Reach } from './reach.ts';
import { Sampling } from './sampling.ts';
import { shrink } from './shrink.ts';

/** Which games of which seed. */
export interface FuzzWanted {
  games: number;
  seed?: string;
  seats?: number;
}

interface FuzzOptions extends FuzzWanted {
  watch?: Watch;
  /** Only every so many-th of the games, beginning with this one. */
  first?: number;
  every?: number;
  /** Told after every game how many there were, with how many decisions, and the number of this one. */
  onGame?: (games: number, decisions: number, n: number) => void;
  /** Told at once what was found, in which game; to make the game short takes a while longer. */
  onViolation?: (raw: string, n: number) => void;
}

export interface FuzzReport {
  games: number;
  decisions: number;
  reach: Reach;
  /** The first broken law, with the shortest game found that breaks it. */
  violation: Failure | null;
}

export interface Failure {
  /** The number of the game among those of its seed. */
  n: number;
  law: string;
  message: string;
  deal: Required<Deal>;
  choices: readonly number[];
  /** The shortened game, as 'seat 1, cup.brew: tea-7'. */
  transcript: string[];
}

/** Games on every table of the game, under all laws. Stops at the first violation and shortens it. */
export function fuzz(game: AnyGame, options: FuzzOptions): FuzzReport {
  const { games, seed = '1', seats, watch = 'now and then', first = 0, every = 1 } = options;
  const all = tables(game).filter(t => seats === undefined || t.seats === seats);
  if (all.length === 0) throw new Error(`${game.id} is not for ${seats} seats`);
  const report: FuzzReport = { games: 0, decisions: 0, reach: new Reach(), violation: null };
  const sampling = new Sampling();
  for (let n = first; n < games; n += every) {
    const start = dealOf(all, seed, n);
    report.games++;
    try {
      report.decisions += playUnderLaws(game, start, { watch, reach: report.reach, sampling }).length;
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      report.decisions += error.n;
      options.onViolation?.(`broken law: ${error.message}\nin game ${n}, at the table of ${printTable(start)}`, n);
      report.violation = { n, ...shorten(game, start, error) };
    }
    options.onGame?.(report.games, report.decisions, n);
    if (report.violation !== null) break;
  }
  return report;
}

/** Shortening stops after about this many decisions: a game that never ends cannot be made short. */
const DECISIONS_TO_SHORTEN = 5000;

/** Only what broke is checked again, or nothing at all where the game just had to be played. */
function shorten(game: AnyGame, start: Required<Deal>, first: Violation): Omit<Failure, 'n'> {
  const laws = first.during === null ? [] : [first.during];
  let { message } = first;
  const fails = (choices: readonly number[]): readonly number[] | null => {
    try {
      playUnderLaws(game, start, { watch: 'closely', choices, laws });
      return null;
    } catch (error) {
      if (!(error instanceof Violation) || error.law !== first.law) return null;
      message = error.message;
      return error.choices;
    }
  };
  // Watched closely, it may show earlier.
  const full = fails(first.choices) ?? first.choices;
  const choices = shrink(full, fails, Math.floor(DECISIONS_TO_SHORTEN / (full.length + 1)));
  return { law: first.law, message, deal: start, choices, transcript: transcript(game, start, choices) };
}

/** The decisions that a list of choices stands for, as far as the rules can follow it. */
function transcript(game: AnyGame, start: Deal, choices: readonly number[]): string[] {
  const lines: string[] = [];
  try {
    const { machine } = strict(game);
    const { g } = deal(game, start);
    for (const choice of choices) {
      const open = machine.open(g);
      if (open.length === 0) break;
      const { question, answer } = pick(open, choice);
      const answers = decisionFrom(game, g, question, answer, restOf(choice));
      lines.push(`seat ${question.seat}, ${question.ask}: ${answers.join(', ')}`);
      machine.answers(g, question.seat, answers);
    }
  } catch (error) {
    lines.push(`then: ${error instanceof Error ? error.message : error}`);
  }
  return lines;
}

export function printFailure({ n, law, message, deal: start, transcript: lines }: Failure): string {
  const game = lines.map(line => `  ${line}`);
  return [`broken law: ${law}`, message, `shortest game found (game ${n}, ${printTable(start)}):`, ...game].join('\n');
}

const printTable = ({ seats, options, seed }: Required<Deal>): string =>
  `${seats} seats, options ${JSON.stringify(options)}, seed '${seed}'`;
