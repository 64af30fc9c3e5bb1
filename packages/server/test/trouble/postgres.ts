import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import pg from 'pg';
import { end, folderOf, freePort, isRoot, POSTGRES, tied } from './program.ts';
import { until } from './until.ts';

/** PostgreSQL refuses to run as root: then it runs as the user its package makes. */
const USER = 'postgres';

/** A PostgreSQL of its own, in a temporary directory, which is gone when the tests are, or whoever else wants one. */
export class Postgres {
  readonly #bin: string;
  readonly #folder: string;
  readonly #port: number;
  #child: ChildProcess | null = null;
  #databases = 0;

  static async start(atTheEnd: (clear: () => Promise<void>) => void = after): Promise<Postgres> {
    const bin = folderOf(POSTGRES);
    const folder = mkdtempSync(join(tmpdir(), 'teahouse-pg-'));
    const postgres = new Postgres(bin, folder, await freePort());
    atTheEnd(async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    if (isRoot) execFileSync('chown', [USER, folder]);
    const how = ['-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C'];
    execFileSync(...asUser(join(bin, 'initdb'), ['-D', join(folder, 'data'), ...how]), { stdio: 'pipe' });
    await postgres.begin();
    return postgres;
  }

  private constructor(bin: string, folder: string, port: number) {
    this.#bin = bin;
    this.#folder = folder;
    this.#port = port;
  }

  /** Runs, on what it kept before. */
  async begin(): Promise<void> {
    const where = ['-D', join(this.#folder, 'data'), '-k', this.#folder, '-h', '127.0.0.1', '-p', `${this.#port}`];
    const settings = ['-c', 'fsync=on', '-c', 'max_connections=100', '-c', 'log_min_messages=panic'];
    const child = spawn(...asUser(join(this.#bin, 'postgres'), [...where, ...settings]), { stdio: 'ignore' });
    this.#child = child;
    await until(() => this.#answers(child), 'PostgreSQL to answer');
  }

  /** Ends at once, without finishing anything: the next start recovers from its log. */
  stop(): Promise<void> {
    return end(this.#child, 'SIGQUIT');
  }

  /** Stands still with all its processes, until it is let go on; gives how. */
  async freeze(): Promise<() => void> {
    const main = Number(readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const family = execFileSync('ps', ['-o', 'pid=', '--ppid', `${main}`], { encoding: 'utf8' });
    const all = [main, ...family.trim().split(/\s+/).map(Number)];
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of all) process.kill(pid, 'SIGCONT');
    };
  }

  /** An empty database; gives its address. */
  async database(): Promise<string> {
    const name = `house_${++this.#databases}`;
    await this.#query(`CREATE DATABASE ${name}`);
    return this.#url(name);
  }

  #url(database: string): string {
    return `postgres://${USER}@127.0.0.1:${this.#port}/${database}`;
  }

  async #query(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url(USER) });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  async #answers({ exitCode }: ChildProcess): Promise<boolean> {
    if (exitCode !== null) throw new Error(`PostgreSQL ended with ${exitCode}`);
    return this.#query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}

/** The user is changed first: the wish to end together is lost when it changes. */
function asUser(command: string, args: readonly string[]): [string, string[]] {
  const [program, rest] = tied('QUIT', command, args);
  if (!isRoot) return [program, rest];
  return ['setpriv', [...`--reuid=${USER} --regid=${USER} --clear-groups`.split(' '), program, ...rest]];
}
