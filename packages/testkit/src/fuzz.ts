import { type AnyGame, type Deal, deal, strict } from '@teahouse/kernel';
import { playUnderLaws, Violation, type Watch } from './inspection.ts';
import { dealOf, decisionFrom, pick, restOf, tables } from './play.ts';
import { Reach } from './reach.ts';
import { Sampling } from './sampling.ts';
import { shrink } from './shrink.ts';

interface FuzzOptions {
  games: number;
  seed?: string;
  seats?: number;
  watch?: Watch;
  onGame?: (n: number) => void;
  /** Told at once what was found; to make the game short takes a while longer. */
  onViolation?: (raw: string) => void;
}

export interface FuzzReport {
  games: number;
  decisions: number;
  reach: Reach;
  /** The first broken law, with the shortest game found that breaks it. */
  violation: Failure | null;
}

interface Failure {
  law: string;
  message: string;
  deal: Required<Deal>;
  choices: readonly number[];
  /** The shortened game, as 'seat 1, cup.brew: tea-7'. */
  transcript: string[];
}

/** Games on every table of the game, under all laws. Stops at the first violation and shortens it. */
export function fuzz(game: AnyGame, options: FuzzOptions): FuzzReport {
  const { games, seed = '1', seats, watch = 'now and then' } = options;
  const all = tables(game).filter(t => seats === undefined || t.seats === seats);
  if (all.length === 0) throw new Error(`${game.id} is not for ${seats} seats`);
  const [reach, sampling] = [new Reach(), new Sampling()];
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    const start = dealOf(all, seed, n);
    try {
      decisions += playUnderLaws(game, start, { watch, reach, sampling }).length;
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      options.onViolation?.(`broken law: ${error.message}\nat the table of ${printTable(start)}`);
      return { games: n + 1, decisions: decisions + error.n, reach, violation: shorten(game, start, error) };
    }
    options.onGame?.(n + 1);
  }
  return { games, decisions, reach, violation: null };
}

/** Shortening stops after about this many decisions: a game that never ends cannot be made short. */
const DECISIONS_TO_SHORTEN = 5000;

/** Only what broke is checked again, or nothing at all where the game just had to be played. */
function shorten(game: AnyGame, start: Required<Deal>, first: Violation): Failure {
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

export function printFailure({ law, message, deal: start, transcript: lines }: Failure): string {
  const game = lines.map(line => `  ${line}`);
  return [`broken law: ${law}`, message, `shortest game found (${printTable(start)}):`, ...game].join('\n');
}

const printTable = ({ seats, options, seed }: Required<Deal>): string =>
  `${seats} seats, options ${JSON.stringify(options)}, seed '${seed}'`;
