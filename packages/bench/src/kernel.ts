import { execFileSync } from 'node:child_process';
import { hasBoardgameIo, nativeProgram } from './anchors.ts';
import { boardgameIoBytes, kernelBytes } from './bytes.ts';
import { type Bytes, kernelGoals } from './goals.ts';
import { type Implementation, implementations, type Name } from './implementations.ts';
import { Measurements, type Row } from './measurements.ts';
import { printGoals, printTable } from './print.ts';
import { checksum, playInBoardgameIo, playSideBySide, searchInBoardgameIo } from './proof.ts';

const LENGTH = { warmUp: 0.8, measured: 0.6, rounds: 6 };
const QUICK = { warmUp: 0.5, measured: 0.2, rounds: 3 };

/** The kernel side by side with other ways to run the same game. */
export async function kernelBench(quick: boolean, wanted: number | null): Promise<Record<string, number>> {
  const length = quick ? QUICK : LENGTH;
  const rounds = wanted ?? length.rounds;
  const boardgame = hasBoardgameIo('K1, K3, K6, K8, Y1, G2 and R2');
  const native = nativeProgram();
  await prove(boardgame, native);
  const rows = Object.keys(implementations).filter(row => boardgame || !row.endsWith('boardgame.io')) as Row[];
  const m = new Measurements(native === null ? rows : [...rows, 'c++'], native);
  for (let n = 1; n <= rounds; n++) {
    console.error(`bench: round ${n} of ${rounds}`);
    m.addRound(length);
  }
  const bytes = boardgame ? { kernel: kernelBytes(), boardgameIo: boardgameIoBytes() } : null;

  console.log(`Node ${process.version}, rounds: ${rounds}. Only the ratios count.\n`);
  printTable(['implementation', 'per second', '', 'decisions/s', 'range'], implementationRows(m));
  const values = reached(m, bytes);
  printGoals(kernelGoals, values);
  if (bytes) console.log(`${bytes.kernel.toFixed(1)} bytes per decision, boardgame.io ${bytes.boardgameIo.toFixed(1)}`);
  return values;
}

/** That all implementations play the same game. */
async function prove(boardgame: boolean, native: string | null): Promise<void> {
  for (let dealt = 1; dealt <= 40; dealt++) playSideBySide(2 + (dealt % 4), dealt);
  if (boardgame) {
    playInBoardgameIo();
    await searchInBoardgameIo();
  }
  const ours = checksum();
  const theirs = native === null ? ours : Number(execFileSync(native, ['check'], { encoding: 'utf8' }));
  if (theirs !== ours) throw new Error(`the C++ anchor plays another game: its checksum is ${theirs}, not ${ours}`);
}

function implementationRows(m: Measurements): string[][] {
  return [...m.rows].map(([row, rounds]) => {
    const { what, unit }: Pick<Implementation, 'what' | 'unit'> =
      row === 'c++' ? { what: 'C++', unit: 'games' } : implementations[row as Name];
    const all = rounds.map(({ perSecond }) => perSecond);
    const perSecond = m.perSecond(row)!;
    const decisions = perSecond * rounds[0]!.decisions;
    return [
      what,
      perSecond.toFixed(0),
      unit,
      decisions > 0 ? decisions.toFixed(0) : '',
      `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`,
    ];
  });
}

function reached(m: Measurements, bytes: Bytes | null): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [id, goal] of Object.entries(kernelGoals)) {
    const value = goal.of(m, bytes);
    if (value !== null) out[id] = Number(value.toPrecision(4));
  }
  return out;
}
