import { mustHaveProc } from './child.ts';
import { measureServer } from './run.ts';

const PACE_MS = 5000;
/** Long enough for every table to have made a move or two. */
const WARM_UP_SECONDS = 10;

/** Many live tables on one process, two people at each, a move every five seconds. Any error ends it. */
export async function crowd(tables: number, seconds: number): Promise<Record<string, number>> {
  mustHaveProc();
  console.error(`bench: laying ${tables} tables with ${2 * tables} sockets`);
  const { moves, movesPerSecond, p50, p99, cpuShare, rss, bytesPerTable } = await measureServer(
    {
      program: 'house',
      durability: 'full',
      tables,
      paceMs: PACE_MS,
      warmUp: { seconds: WARM_UP_SECONDS },
      measured: { seconds },
    },
    what => console.error(`bench: ${what}; playing for ${WARM_UP_SECONDS + seconds} s`),
  );
  const MB = 1024 * 1024;
  console.log(
    `${tables} tables, ${2 * tables} sockets, ${seconds} s: ${moves} moves (${movesPerSecond.toFixed(0)} a second), no error`,
  );
  console.log(`from a move to the other person: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  console.log(
    `memory: ${(rss / MB).toFixed(0)} MB, ${(bytesPerTable / 1024).toFixed(0)} KB for a table; CPU: ${(cpuShare * 100).toFixed(0)} % of a core`,
  );
  return { tables, moves, p50, p99, cpuShare, rss };
}
