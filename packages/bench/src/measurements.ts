import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Name } from './implementations.ts';

export type Row = Name | 'c++';

/** Units of work per second of CPU time, and the decisions in one unit. */
interface Measured {
  perSecond: number;
  decisions: number;
}

/** How long one implementation runs in one round, in seconds of CPU time. */
interface Length {
  warmUp: number;
  measured: number;
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/**
 * Rounds of one run. Every implementation runs in a fresh process, one after another, again in every round: the machine
 * may be busy and get slower or faster, so only what was measured in the same round is compared.
 */
export class Measurements {
  readonly rows: ReadonlyMap<Row, Measured[]>;
  readonly #native: string | null;

  /** @param native the C++ program, for the row 'c++' */
  constructor(rows: readonly Row[], native: string | null) {
    this.rows = new Map(rows.map(row => [row, []]));
    this.#native = native;
  }

  addRound(length: Length): void {
    for (const [row, rounds] of this.rows) rounds.push(this.#measure(row, length));
  }

  /** How many times faster `a` is than `b`; null where one of them was not measured. */
  ratio(a: Row, b: Row): number | null {
    const [some, others] = [this.rows.get(a), this.rows.get(b)];
    if (some === undefined || others === undefined) return null;
    return medianRatio(some, others, ({ perSecond }) => perSecond);
  }

  /** The same by decisions: for games that are not of one length. */
  decisionRatio(a: Row, b: Row): number | null {
    const [some, others] = [this.rows.get(a), this.rows.get(b)];
    if (some === undefined || others === undefined) return null;
    return medianRatio(some, others, ({ perSecond, decisions }) => perSecond * decisions);
  }

  perSecond(row: Row): number | null {
    const rounds = this.rows.get(row);
    return rounds === undefined ? null : median(rounds.map(({ perSecond }) => perSecond));
  }

  #measure(row: Row, { warmUp, measured }: Length): Measured {
    const command =
      row === 'c++' ? [this.#native!, `${measured}`] : [process.execPath, WORKER, row, `${warmUp}`, `${measured}`];
    const env = { ...process.env, NODE_ENV: 'production' };
    return JSON.parse(execFileSync(command[0]!, command.slice(1), { encoding: 'utf8', env }));
  }
}

/** The median of what `a` is to `b` in every round. */
export function medianRatio<T>(a: readonly T[], b: readonly T[], of: (measured: T) => number): number {
  return median(a.map((measured, round) => of(measured) / of(b[round]!)));
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
