import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { end, folderOf, freePort, REDIS, tied } from './program.ts';
import { until } from './until.ts';

/** A Redis of its own, which keeps nothing and is gone when the tests are. */
export class Redis {
  readonly #program: string;
  readonly #folder: string;
  readonly #port: number;
  #child: ChildProcess | null = null;

  static async start(): Promise<Redis> {
    const bin = folderOf(REDIS);
    const folder = mkdtempSync(join(tmpdir(), 'teahouse-redis-'));
    const redis = new Redis(join(bin, 'redis-server'), folder, await freePort());
    after(async () => {
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    await redis.begin();
    return redis;
  }

  private constructor(program: string, folder: string, port: number) {
    this.#program = program;
    this.#folder = folder;
    this.#port = port;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async begin(): Promise<void> {
    const where = ['--bind', '127.0.0.1', '--port', `${this.#port}`, '--dir', this.#folder];
    const args = [...where, '--save', '', '--appendonly', 'no'];
    const child = spawn(...tied('KILL', this.#program, args), { stdio: 'ignore' });
    this.#child = child;
    await until(() => this.#answers(child), 'Redis to answer');
  }

  /** Ends at once, without a word to those who are connected. */
  stop(): Promise<void> {
    return end(this.#child, 'SIGKILL');
  }

  async #answers({ exitCode }: ChildProcess): Promise<boolean> {
    if (exitCode !== null) throw new Error(`Redis ended with ${exitCode}`);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const socket = connect(this.#port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('data', data => resolve(data.toString() === '+PONG\r\n')).on('error', () => resolve(false));
    return promise.finally(() => socket.destroy());
  }
}
