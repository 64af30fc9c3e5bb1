import { median, medianRatio } from '../measurements.ts';
import { measureServer, type Run, type ServerMeasured } from './run.ts';

export type ServerRow = 'saturated' | 'saturated normal' | 'paced' | 'saturated boardgame.io' | 'paced boardgame.io';

export interface ServerLength {
  readonly tables: number;
  /** Moves per table under saturation: about a game, so that all play the same whether they are fast or slow. */
  readonly moves: number;
  /** Seconds of paced play: a p99 needs so many that collections of garbage, seconds apart, are among them. */
  readonly seconds: number;
  readonly rounds: number;
}

const SECOND_MS = 1000;

/** Rounds of one run; only what was measured in the same round is compared. */
export class ServerMeasurements {
  readonly rows: ReadonlyMap<ServerRow, ServerMeasured[]>;
  readonly #runs: ReadonlyMap<ServerRow, Run>;

  constructor({ tables, moves, seconds }: ServerLength, boardgameIo: boolean) {
    const all = { moves: moves * tables };
    const saturated = { durability: 'full', tables, paceMs: 0, warmUp: all, measured: all } as const;
    const paced = { ...saturated, paceMs: SECOND_MS, warmUp: { seconds: seconds / 2 }, measured: { seconds } };
    const runs: [ServerRow, Run][] = [
      ['saturated', { ...saturated, program: 'house' }],
      ['saturated boardgame.io', { ...saturated, program: 'boardgame-io' }],
      ['saturated normal', { ...saturated, program: 'house', durability: 'normal' }],
      ['paced', { ...paced, program: 'house' }],
      ['paced boardgame.io', { ...paced, program: 'boardgame-io' }],
    ];
    this.#runs = new Map(runs.filter(([, { program }]) => boardgameIo || program === 'house'));
    this.rows = new Map([...this.#runs.keys()].map(row => [row, []]));
  }

  async addRound(): Promise<void> {
    for (const [row, run] of this.#runs) this.rows.get(row)!.push(await measureServer(run));
  }

  /** What row `a` is to row `b`; null where one of them was not measured. */
  ratio(a: ServerRow, b: ServerRow, of: (measured: ServerMeasured) => number): number | null {
    const [some, others] = [this.rows.get(a), this.rows.get(b)];
    return some === undefined || others === undefined ? null : medianRatio(some, others, of);
  }

  median(row: ServerRow, of: (measured: ServerMeasured) => number): number {
    return median(this.rows.get(row)!.map(of));
  }
}
