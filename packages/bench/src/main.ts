// Measures the kernel side by side with other ways to run the same game: `npm run bench -- [--quick] [--json] [--rounds N]`.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { hasBoardgameIo, nativeProgram } from './anchors.ts';
import { boardgameIoBytes, kernelBytes } from './bytes.ts';
import { type Bytes, type Goal, goals, verdict } from './goals.ts';
import { type Implementation, implementations, type Name } from './implementations.ts';
import { Measurements, type Row } from './measurements.ts';
import { checksum, playInBoardgameIo, playSideBySide, searchInBoardgameIo } from './proof.ts';

const LENGTH = { warmUp: 0.8, measured: 0.6, rounds: 6 };
const QUICK = { warmUp: 0.5, measured: 0.2, rounds: 3 };

async function main(): Promise<void> {
  const { values: args } = parseArgs({
    options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, rounds: { type: 'string' } },
  });
  const length = args.quick ? QUICK : LENGTH;
  const rounds = Number(args.rounds ?? length.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is how many rounds, not '${args.rounds}'`);

  const boardgame = hasBoardgameIo();
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
  printTable(['goal', '', 'reached', 'floor', 'target', 'verdict'], goalRows(m, bytes));
  if (bytes) console.log(`${bytes.kernel.toFixed(1)} bytes per decision, boardgame.io ${bytes.boardgameIo.toFixed(1)}`);
  if (args.json) console.log(JSON.stringify(reached(m, bytes)));
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
  for (const [id, goal] of Object.entries(goals)) {
    const value = goal.of(m, bytes);
    if (value !== null) out[id] = Number(value.toPrecision(4));
  }
  return out;
}

function goalRows(m: Measurements, bytes: Bytes | null): string[][] {
  return Object.entries(reached(m, bytes)).map(([id, value]) => {
    const goal = goals[id]!;
    return [id, goal.what, shown(goal, value), shown(goal, goal.floor), shown(goal, goal.target), verdict(goal, value)];
  });
}

function shown({ unit }: Goal, value: number): string {
  const number = unit === '%' ? value * 100 : value;
  return `${number.toFixed(number < 10 ? 2 : number < 100 ? 1 : 0)} ${unit}`;
}

/** Words to the left, numbers to the right. */
function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...lines.map(line => line[i]!.length)));
  const isNumber = head.map((_, i) => rows.every(row => /^[\d.]*( .{1,2})?$/.test(row[i]!)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    );
  }
  console.log();
}

await main();
