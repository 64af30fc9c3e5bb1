import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a server under test tells the bench. */
export type FromServer = { address: string } | Memory;

/** Bytes, after a garbage collection. */
interface Memory {
  rss: number;
  heap: number;
}

/** What the bench asks of a server under test; it ends when the line to the bench is cut. */
export type ToServer = 'memory' | 'stop';

export type Program = 'house' | 'boardgame-io';

/** Long enough for a busy machine; a server that takes longer has failed. */
const START_MS = 60_000;
const STOP_MS = 15_000;
/** The unit of /proc/<pid>/stat on Linux. */
const TICKS_PER_SECOND = 100;

/** A server in a process of its own, on a free port of 127.0.0.1. */
export class ServerProcess {
  readonly address: string;
  readonly pid: number;
  readonly #child: ChildProcess;

  static async start(program: Program, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const child = fork(fileURLToPath(new URL(`${program}.ts`, import.meta.url)), {
      execArgv: ['--expose-gc', ...(program === 'house' ? startOptions() : [])],
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      const started = await heard(child, START_MS);
      if (!('address' in started)) throw new Error(`the server '${program}' did not start`);
      return new ServerProcess(child, started.address);
    } catch (error) {
      child.kill();
      throw error;
    }
  }

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
    this.pid = child.pid!;
  }

  /** Seconds of CPU time so far, user and system, all threads. */
  cpuSeconds(): number {
    const stat = readFileSync(`/proc/${this.pid}/stat`, 'latin1');
    // The name of the program stands in brackets and may hold spaces; times are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  async memory(): Promise<Memory> {
    this.#send('memory');
    const told = await heard(this.#child, START_MS);
    if (!('rss' in told)) throw new Error('the server did not tell its memory');
    return told;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#send('stop');
    const deadline = setTimeout(() => this.#child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(deadline);
  }

  #send(message: ToServer): void {
    this.#child.send(message);
  }
}

function heard(child: ChildProcess, ms: number): Promise<FromServer> {
  const { promise, resolve, reject } = Promise.withResolvers<FromServer>();
  const timer = setTimeout(() => reject(new Error(`the server said nothing for ${ms / 1000} s`)), ms);
  const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
  child.once('message', resolve);
  child.once('exit', ended);
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', resolve);
    child.off('exit', ended);
  });
}

/** Our server runs as `npm start` runs it, with the same options of Node. */
export function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  const options = /node ((?:--\S+ )*)packages\/server\/src\/main\.ts/.exec(scripts.start)?.[1];
  if (options === undefined) throw new Error('`npm start` does not start the server as the bench expects');
  return options.split(' ').filter(option => option !== '');
}

/** The CPU time of another process is read there. */
export function mustHaveProc(): void {
  if (!existsSync('/proc/self/stat')) throw new Error('servers can be measured on Linux only: there is no /proc here');
}
