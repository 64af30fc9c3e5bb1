import { Worker } from 'node:worker_threads';
import { type CameUp, type Failure, type FuzzReport, type FuzzWanted, Reach } from '@teahouse/testkit';

/** What a part is to play: every so many-th game, beginning with one of them. */
export interface PartWanted extends FuzzWanted {
  id: string;
  first: number;
  every: number;
}

/** What a part tells: how far it is, what it has found, and at the end what it came to. */
export type PartSays =
  | { is: 'played'; n: number; games: number; decisions: number }
  | { is: 'broken'; n: number; raw: string }
  | { is: 'done'; reached: CameUp; violation: Failure | null };

interface Told {
  onGame: (n: number) => void;
  onViolation: (raw: string) => void;
}

/**
 * The same games in several threads, each with every so many-th. The games themselves depend on their number alone. Where
 * a law is broken, the games before are still played, so that it is the first one that is reported.
 */
export async function fuzzInParts(id: string, wanted: FuzzWanted, jobs: number, told: Told): Promise<FuzzReport> {
  const reach = new Reach();
  const found: Failure[] = [];
  const parts = Array.from({ length: jobs }, (_, first) => ({ n: first, games: 0, decisions: 0, stop: () => {} }));
  let broken = Number.POSITIVE_INFINITY;
  const stopWhoIsBeyond = (): void => {
    for (const { n, stop } of parts) if (n > broken) stop();
  };
  await Promise.all(
    parts.map((part, first) => {
      const data: PartWanted = { ...wanted, id, first, every: jobs };
      const worker = new Worker(new URL('fuzz-part.ts', import.meta.url), { workerData: data });
      part.stop = () => void worker.terminate();
      worker.on('message', (says: PartSays) => {
        if (says.is === 'played') {
          // It is at the next one now.
          Object.assign(part, { n: says.n + jobs, games: says.games, decisions: says.decisions });
          told.onGame(parts.reduce((sum, { games }) => sum + games, 0));
        } else if (says.is === 'broken') {
          broken = Math.min(broken, says.n);
          told.onViolation(says.raw);
        } else {
          reach.add(says.reached);
          if (says.violation !== null) found.push(says.violation);
        }
        stopWhoIsBeyond();
      });
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('exit', () => resolve());
      });
    }),
  );
  found.sort((a, b) => a.n - b.n);
  const sum = (of: 'games' | 'decisions'): number => parts.reduce((total, part) => total + part[of], 0);
  return { games: sum('games'), decisions: sum('decisions'), reach, violation: found[0] ?? null };
}
