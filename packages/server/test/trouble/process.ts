import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { after } from 'node:test';
import { until } from './until.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');

const running = new Set<ServerProcess>();
// Whatever happens in a test, nothing it started outlives it.
after(() => Promise.all([...running].map(server => server.kill())));

/** The server as it is really run: a process of its own, which can be killed. */
export class ServerProcess {
  /** What it said on standard error, line by line. */
  readonly said: string[] = [];
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #gone: Promise<unknown>;
  #address = '';

  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(env);
    await server.#opened();
    return server;
  }

  private constructor(env: Readonly<Record<string, string>>) {
    const child = spawn(process.execPath, ['--no-warnings', MAIN], {
      env: { ...process.env, ...CALM, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#gone = once(child, 'close').finally(() => running.delete(this));
    running.add(this);
    let rest = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      this.said.push(...lines);
    });
  }

  get address(): string {
    return this.#address;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends it as a power cut would: without a word. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  /** Events of its log, by name. */
  logged(event: string): string[] {
    return this.said.filter(line => line.includes(`"event":"${event}"`));
  }

  async #opened(): Promise<void> {
    let first = '';
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      first += text;
    });
    await until(() => first.includes('\n') || !this.isRunning, 'the server to open');
    if (!this.isRunning) await this.#gone;
    const found = /open at (http:\S+)/.exec(first)?.[1];
    if (found === undefined) throw new Error(`the server did not open: ${first} ${this.said.join('\n')}`);
    this.#address = found;
  }
}

/** A free port, no limits, bots that do not wait. */
const CALM: Readonly<Record<string, string>> = {
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  RATE_LIMIT: '0',
  SOCKETS_PER_ADDRESS: '100000',
  BOT_PACE_MS: '0',
  BOT_WORKERS: '1',
  LOG_LEVEL: 'error',
  // As under `npm start`, it ends when its parent is gone: even if the test is killed.
  npm_lifecycle_event: 'start',
};
