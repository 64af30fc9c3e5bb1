// npm run soak [-- --seconds 60] [--bots 40]: people play while one address does its worst within the rules, or while so
// many bots think, beside a calm minute. On this machine alone, with a house of its own; it ends by itself.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Line, newCommandId } from '../../../server/test/guest.ts';
import { startOptions } from '../server/child.ts';
import { Visitor } from './visitor.ts';

const TABLES = 20;
const GAME = 'year-of-the-dragon';
/** Between two moves at a table. */
const PACE_MS = 400;
const TICKS_A_SECOND = 100;
/** Before anything is measured. */
const MOVES_FIRST = 10 * TABLES;

interface Phase {
  readonly ms: number[];
  readonly refused: string[];
}

class Honest {
  readonly #house: string;
  phase: Phase = { ms: [], refused: [] };
  isOver = false;

  constructor(house: string) {
    this.#house = house;
  }

  /** Two people, each at home, play one game after another. */
  async play(home: number): Promise<void> {
    const [anna, bert] = [
      await Visitor.from(this.#house, `198.51.100.${home}`),
      await Visitor.from(this.#house, `192.0.2.${home}`),
    ];
    const lines = [await anna.socket(), await bert.socket()] as const;
    while (!this.isOver) {
      const { id } = await anna.do('tables.create', { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
      await bert.do('tables.join', { table: id });
      for (const line of lines) await line.watch(id);
      while (!this.isOver && lines[0].tables.get(id)!.status === 'playing') {
        await setTimeout(PACE_MS * (0.5 + Math.random()));
        await this.#move(lines, id);
      }
    }
    for (const line of lines) line.close();
  }

  async #move(lines: readonly Line[], id: string): Promise<void> {
    const line = lines.find(one => one.tables.get(id)!.asked.includes(one.tables.get(id)!.seat!));
    const seen = line?.tables.get(id);
    if (line === undefined || seen === undefined) return;
    const { n, seat, questions } = seen;
    const { ask, options } = questions.find(question => question.seat === seat)!;
    const answers = [options[Math.floor(Math.random() * options.length)]!];
    const begun = performance.now();
    const { phase } = this;
    try {
      await line.do('play.answer', { table: id, n, ask, answers, commandId: newCommandId() });
      phase.ms.push(performance.now() - begun);
      await line.until(() => line.tables.get(id)!.n > n, 'the news', 30_000);
    } catch (error) {
      phase.refused.push(String(error));
    }
  }
}

const percentile = (ms: readonly number[], share: number): number =>
  ms.toSorted((a, b) => a - b)[Math.floor(share * (ms.length - 1))] ?? Number.NaN;

const summary = ({ ms, refused }: Phase) => ({
  moves: ms.length,
  p50: Number(percentile(ms, 0.5).toFixed(1)),
  p99: Number(percentile(ms, 0.99).toFixed(1)),
  refused: refused.length,
});

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, bots: { type: 'string' } },
});

function whole(name: 'seconds' | 'bots', text: string, least: number, most: number): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  console.error(`soak: --${name} is a number from ${least} to ${most}, not '${text}'`);
  process.exit(2);
}

/** What happens beside those who play: how it is called, who does it, how much longer people may wait, and how long at all. */
interface Trouble {
  readonly name: 'attacked' | 'thinking';
  readonly file: string;
  readonly words: readonly string[];
  readonly times: number;
  readonly p99: number;
}

const seconds = whole('seconds', values.seconds, 5, 600);
const trouble: Trouble =
  values.bots === undefined
    ? { name: 'attacked', file: 'attack.ts', words: [], times: 3, p99: 100 }
    : {
        name: 'thinking',
        file: 'thinkers.ts',
        words: [`${whole('bots', values.bots, 1, 200)}`],
        times: 1.3,
        p99: 100,
      };

const dataDir = mkdtempSync(join(tmpdir(), 'teahouse-soak-'));
const children: ChildProcess[] = [];
try {
  await soak();
} finally {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

async function soak(): Promise<void> {
  const { child: server, address } = await start();
  const honest = new Honest(address);
  const playing = Array.from({ length: TABLES }, (_, i) => honest.play(i + 1));
  for (const one of playing) one.catch(error => honest.phase.refused.push(String(error)));
  // Until everybody plays: how long that takes depends on the machine.
  while (honest.phase.ms.length < MOVES_FIRST) {
    if (honest.phase.refused.length > 0) throw new Error(honest.phase.refused[0]);
    await setTimeout(100);
  }

  const begun = threadSeconds(server);
  const calm = await during(honest);
  const calmSeconds = threadSeconds(server) - begun;
  const before = rssOf(server);
  const beside = fork(join(import.meta.dirname, trouble.file), [address, ...trouble.words], {
    execArgv: ['--no-warnings'],
  });
  children.push(beside);
  const [ready] = (await once(beside, 'message')) as [object];
  let told: object = {};
  beside.on('message', (message: object) => {
    told = { ...told, ...message };
  });
  beside.send('go');
  const troubledFrom = threadSeconds(server);
  const troubled = await during(honest);
  const troubledSeconds = threadSeconds(server) - troubledFrom;
  const after = rssOf(server);
  beside.kill('SIGKILL');
  honest.isOver = true;
  await Promise.all(playing);

  const result = {
    seconds,
    tables: TABLES,
    calm: summary(calm),
    [trouble.name]: summary(troubled),
    times: Number((percentile(troubled.ms, 0.99) / percentile(calm.ms, 0.99)).toFixed(2)),
    beside: { ...ready, ...told },
    // What the serving thread needed, in shares of a core: on a busy machine it says more than how long people waited.
    thread: {
      calm: Number((calmSeconds / seconds).toFixed(2)),
      [trouble.name]: Number((troubledSeconds / seconds).toFixed(2)),
    },
    rssMB: { before: Math.round(before / 2 ** 20), after: Math.round(after / 2 ** 20) },
  };
  const [first, then] = [summary(calm).p99, summary(troubled).p99];
  const isFair =
    result.times <= trouble.times &&
    then < trouble.p99 &&
    !('failed' in told) &&
    calm.refused.length === 0 &&
    troubled.refused.length === 0;
  for (const refused of [...calm.refused, ...troubled.refused].slice(0, 5)) console.log(`refused: ${refused}`);
  console.log(
    `soak: p99 ${first} ms calm, ${then} ms ${trouble.name} (goal: ${trouble.times} times, under ${trouble.p99} ms)`,
  );
  console.log(JSON.stringify(result));
  process.exitCode = isFair ? 0 : 1;
}

async function during(honest: Honest): Promise<Phase> {
  const phase: Phase = { ms: [], refused: [] };
  honest.phase = phase;
  await setTimeout(seconds * 1000);
  honest.phase = { ms: [], refused: [] };
  return phase;
}

/** A house as it is really run, that believes us where people come from. */
async function start(): Promise<{ child: ChildProcess; address: string }> {
  const main = join(import.meta.dirname, '../../../server/src/main.ts');
  const flags = ['--no-warnings', ...startOptions(), main];
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, TRUST_PROXY: '1', DATABASE_URL: '' };
  const child = spawn(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const address = /open at (http:\S+)/.exec(line)?.[1];
  if (address === undefined) throw new Error(`the house did not open: ${line}`);
  return { child, address };
}

/** How long the first thread of a process has run; 0 where the system does not tell. */
function threadSeconds({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return 0;
  const [, fields] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_A_SECOND;
}

/** Resident memory of a process; 0 where the system does not tell. */
function rssOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return 0;
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}
