import { type AnyGame, type Deal, deal, strict } from '@teahouse/kernel';
import { playUnderLaws, Violation, type Watch } from './laws.ts';
import { CHOICES, dealOf, luckOf, pick, tables } from './random-play.ts';
import { shrink } from './shrink.ts';

export interface FuzzOptions {
  games: number;
  seed?: string;
  seats?: number;
  watch?: Watch;
  onGame?: (n: number) => void;
}

export interface FuzzReport {
  games: number;
  decisions: number;
  /** The first broken law, with the shortest game found that breaks it. */
  violation: Failure | null;
}

export interface Failure {
  law: string;
  message: string;
  deal: Required<Deal>;
  choices: number[];
  /** The shortened game, as 'seat 1, cup.brew: tea-7'. */
  transcript: string[];
}

/** Random games on every table of the game, under all laws. Stops at the first violation and shortens it. */
export function fuzz(game: AnyGame, options: FuzzOptions): FuzzReport {
  const { games, seed = '1', seats, watch = 'now and then' } = options;
  const all = tables(game).filter(t => seats === undefined || t.seats === seats);
  if (all.length === 0) throw new Error(`${game.id} is not for ${seats} seats`);
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    const start = dealOf(all, seed, n);
    try {
      decisions += playUnderLaws(game, start, watch).length;
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      return { games: n + 1, decisions: decisions + error.n, violation: shorten(game, start, error) };
    }
    options.onGame?.(n + 1);
  }
  return { games, decisions, violation: null };
}

/** Shortening stops after about this many decisions: a game that never ends cannot be made short. */
const DECISIONS_TO_SHORTEN = 5000;

function shorten(game: AnyGame, start: Required<Deal>, first: Violation): Failure {
  const random = luckOf(start);
  const full = Array.from({ length: first.n + 1 }, () => random(CHOICES));
  let message = first.message;
  const fails = (choices: readonly number[]): boolean => {
    try {
      playUnderLaws(game, start, 'closely', choices);
      return false;
    } catch (error) {
      if (!(error instanceof Violation) || error.law !== first.law) return false;
      message = error.message;
      return true;
    }
  };
  const tries = Math.floor(DECISIONS_TO_SHORTEN / full.length);
  const choices = tries > 1 && fails(full) ? shrink(full, fails, tries) : full;
  return { law: first.law, message, deal: start, choices, transcript: transcript(game, start, choices) };
}

/** The decisions that a list of choices stands for, as far as the rules can follow it. */
export function transcript(game: AnyGame, start: Deal, choices: readonly number[]): string[] {
  const lines: string[] = [];
  try {
    const { machine } = strict(game);
    const { g } = deal(game, start);
    for (const choice of choices) {
      const open = machine.open(g);
      if (open.length === 0) break;
      const { question, answer } = pick(open, choice);
      lines.push(`seat ${question.seat}, ${question.ask}: ${answer}`);
      machine.answer(g, question.seat, answer);
    }
  } catch (error) {
    lines.push(`then: ${error instanceof Error ? error.message : error}`);
  }
  return lines;
}

export function printFailure({ law, message, deal: start, transcript: lines }: Failure): string {
  const table = `${start.seats} seats, options ${JSON.stringify(start.options)}, seed '${start.seed}'`;
  return [`broken law: ${law}`, message, `shortest game found (${table}):`, ...lines.map(line => `  ${line}`)].join(
    '\n',
  );
}
