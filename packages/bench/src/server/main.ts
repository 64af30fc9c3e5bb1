import { hasBoardgameIo } from '../anchors.ts';
import { serverGoals } from '../goals.ts';
import { printGoals, printTable } from '../print.ts';
import { mustHaveProc } from './child.ts';
import { type ServerLength, ServerMeasurements, type ServerRow } from './measurements.ts';

const LENGTH: ServerLength = { tables: 250, moves: 70, seconds: 20, rounds: 4 };
const QUICK: ServerLength = { tables: 60, moves: 70, seconds: 4, rounds: 2 };

const WHAT: Readonly<Record<ServerRow, string>> = {
  saturated: 'ours, saturated',
  'saturated boardgame.io': 'boardgame.io, saturated',
  'saturated normal': 'ours, saturated, not waiting for the disk',
  paced: 'ours, a move a second',
  'paced boardgame.io': 'boardgame.io, a move a second',
};

/** Our server side by side with boardgame.io's, under the same load. */
export async function serverBench(
  quick: boolean,
  rounds: number | null,
  tables: number | null,
): Promise<Record<string, number>> {
  mustHaveProc();
  const usual = quick ? QUICK : LENGTH;
  const length = { ...usual, rounds: rounds ?? usual.rounds, tables: tables ?? usual.tables };
  const m = new ServerMeasurements(length, hasBoardgameIo('S1, S3 and S4'));
  for (let n = 1; n <= length.rounds; n++) {
    console.error(`bench: round ${n} of ${length.rounds}`);
    await m.addRound();
  }

  console.log(
    `Node ${process.version}, rounds: ${length.rounds}, tables of two: ${length.tables}. Only ratios count.\n`,
  );
  printTable(
    ['server', 'moves/CPU s', 'moves/s', 'p50', 'p99', 'bytes/move', 'KB/table'],
    [...m.rows.keys()].map(row => [
      WHAT[row],
      m.median(row, one => one.movesPerCpuSecond).toFixed(0),
      m.median(row, one => one.movesPerSecond).toFixed(0),
      `${m.median(row, one => one.p50).toFixed(1)} ms`,
      `${m.median(row, one => one.p99).toFixed(1)} ms`,
      m.median(row, one => one.bytesPerMove).toFixed(0),
      m.median(row, one => one.bytesPerTable / 1024).toFixed(0),
    ]),
  );
  const reached: Record<string, number> = {};
  for (const [id, goal] of Object.entries(serverGoals)) {
    const value = goal.of(m);
    if (value !== null) reached[id] = Number(value.toPrecision(4));
  }
  printGoals(serverGoals, reached);
  return reached;
}
