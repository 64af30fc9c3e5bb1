import type { Measurements } from './measurements.ts';
import type { ServerMeasurements } from './server/measurements.ts';

/** Two limits per goal: past the floor something is wrong, the target is what we want. */
export interface Goal {
  readonly what: string;
  readonly better: 'more' | 'less';
  readonly floor: number;
  readonly target: number;
  readonly unit: 'x' | '%' | 'ms' | 'µs';
}

interface KernelGoal extends Goal {
  /** Null where an anchor is missing. */
  of(m: Measurements, bytes: Bytes | null): number | null;
}

interface ServerGoal extends Goal {
  /** Null where an anchor is missing. */
  of(m: ServerMeasurements): number | null;
}

/** What is kept per decision. */
export interface Bytes {
  kernel: number;
  boardgameIo: number;
}

export const kernelGoals: Readonly<Record<string, KernelGoal>> = {
  K1: {
    what: 'random games in place, against boardgame.io',
    better: 'more',
    floor: 80,
    target: 115,
    unit: 'x',
    of: m => m.ratio('kernel', 'boardgame.io'),
  },
  K2: {
    what: 'random games in place, against all written by hand',
    better: 'more',
    floor: 0.65,
    target: 0.85,
    unit: 'x',
    of: m => m.ratio('kernel', 'plain'),
  },
  K2b: {
    what: 'random games in place, against the same rules without the machine',
    better: 'more',
    floor: 0.75,
    target: 0.88,
    unit: 'x',
    of: m => m.ratio('kernel', 'driver'),
  },
  K3: {
    what: 'a new state for every decision, against boardgame.io',
    better: 'more',
    floor: 30,
    target: 48,
    unit: 'x',
    of: m => m.ratio('kernel-pure', 'boardgame.io'),
  },
  K4: {
    what: 'time of the generated clone, against one written by hand',
    better: 'less',
    floor: 1.2,
    target: 0.8,
    unit: 'x',
    of: m => m.ratio('clone-by-hand', 'clone'),
  },
  K5: {
    what: 'random games in place, against C++',
    better: 'more',
    floor: 0.08,
    target: 0.11,
    unit: '%',
    of: m => m.ratio('kernel', 'c++'),
  },
  K6: {
    what: "search iterations with full playouts, against boardgame.io's MCTSBot",
    better: 'more',
    floor: 65,
    target: 105,
    unit: 'x',
    of: m => m.ratio('uct', 'uct-boardgame.io'),
  },
  K6a: {
    what: 'the same, against a search by hand on rules by hand',
    better: 'more',
    floor: 0.7,
    target: 0.88,
    unit: 'x',
    of: m => m.ratio('uct', 'uct-plain'),
  },
  K6b: {
    what: 'a step of a search with hidden cards, against all written by hand',
    better: 'more',
    floor: 0.8,
    target: 1.05,
    unit: 'x',
    of: m => m.ratio('search', 'search-plain'),
  },
  K8: {
    what: 'bytes kept per decision, against boardgame.io',
    better: 'less',
    floor: 1 / 4,
    target: 1 / 7,
    unit: 'x',
    of: (_, bytes) => bytes && bytes.kernel / bytes.boardgameIo,
  },
  K9: {
    what: 'time to reload a finished game from its log',
    better: 'less',
    floor: 5,
    target: 0.5,
    unit: 'ms',
    of: m => {
      const perSecond = m.perSecond('reload');
      return perSecond && 1000 / perSecond;
    },
  },
  Y1: {
    what: 'In the Year of the Dragon, random games, against dragon-lite in boardgame.io',
    better: 'more',
    floor: 25,
    target: 50,
    unit: 'x',
    of: m => m.ratio('year-of-the-dragon', 'boardgame.io'),
  },
  Y2: {
    what: 'time of a clone of In the Year of the Dragon',
    better: 'less',
    floor: 3,
    target: 1.5,
    unit: 'µs',
    of: m => {
      const perSecond = m.perSecond('year-of-the-dragon-clone');
      return perSecond && 1e6 / perSecond;
    },
  },
  G1: {
    what: 'CPU time of a random game of The Great Wall for four',
    better: 'less',
    floor: 25,
    target: 2,
    unit: 'ms',
    of: m => {
      const perSecond = m.perSecond('great-wall');
      return perSecond && 1000 / perSecond;
    },
  },
  G2: {
    what: 'decisions per second in it, against dragon-lite in boardgame.io',
    better: 'more',
    floor: 15,
    target: 25,
    unit: 'x',
    of: m => m.decisionRatio('great-wall', 'boardgame.io'),
  },
  G3: {
    what: 'time of a clone of The Great Wall',
    better: 'less',
    floor: 10,
    target: 3,
    unit: 'µs',
    of: m => {
      const perSecond = m.perSecond('great-wall-clone');
      return perSecond && 1e6 / perSecond;
    },
  },
  R1: {
    what: 'CPU time of a random game of Runewars for four',
    better: 'less',
    floor: 50,
    target: 15,
    unit: 'ms',
    of: m => {
      const perSecond = m.perSecond('runewars');
      return perSecond && 1000 / perSecond;
    },
  },
  R2: {
    what: 'decisions per second in it, against dragon-lite in boardgame.io',
    better: 'more',
    floor: 10,
    target: 15,
    unit: 'x',
    of: m => m.decisionRatio('runewars', 'boardgame.io'),
  },
  R3: {
    what: 'time of a clone of Runewars',
    better: 'less',
    floor: 15,
    target: 5,
    unit: 'µs',
    of: m => {
      const perSecond = m.perSecond('runewars-clone');
      return perSecond && 1e6 / perSecond;
    },
  },
  R4: {
    what: 'foresight of a whole draft of Runewars',
    better: 'less',
    floor: 20,
    target: 5,
    unit: 'ms',
    of: m => {
      const perSecond = m.perSecond('runewars-foresight');
      return perSecond && 1000 / perSecond;
    },
  },
};

export const serverGoals: Readonly<Record<string, ServerGoal>> = {
  S1: {
    what: "moves per CPU second, every move kept first, against boardgame.io's server in memory",
    better: 'more',
    floor: 3,
    target: 6,
    unit: 'x',
    of: m => m.ratio('saturated', 'saturated boardgame.io', ({ movesPerCpuSecond }) => movesPerCpuSecond),
  },
  S3: {
    what: 'p99 from a move to the other person, one move a second at every table, against boardgame.io',
    better: 'less',
    floor: 0.5,
    target: 0.3,
    unit: 'x',
    of: m => m.ratio('paced', 'paced boardgame.io', ({ p99 }) => p99),
  },
  S4: {
    what: 'memory of a table with two sockets, against boardgame.io',
    better: 'less',
    floor: 0.5,
    target: 0.3,
    unit: 'x',
    of: m => m.ratio('paced', 'paced boardgame.io', ({ bytesPerTable }) => bytesPerTable),
  },
  S6: {
    what: 'moves per second when every commit waits for the disk, against when it does not',
    better: 'more',
    floor: 0.8,
    target: 1,
    unit: 'x',
    of: m => m.ratio('saturated', 'saturated normal', ({ movesPerSecond }) => movesPerSecond),
  },
};

export function verdict({ better, floor, target }: Goal, value: number): 'target' | 'floor' | 'below' {
  const reaches = (limit: number): boolean => (better === 'more' ? value >= limit : value <= limit);
  if (reaches(target)) return 'target';
  return reaches(floor) ? 'floor' : 'below';
}
