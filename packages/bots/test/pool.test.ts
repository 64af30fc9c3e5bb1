import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { type TestContext, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { game } from '@teahouse/games/five-cups';
import { deal, view } from '@teahouse/kernel';
import { choose } from '../src/choose.ts';
import type { Choice, Job } from '../src/job.ts';
import { type LevelName, levels } from '../src/levels.ts';
import { knowsIdle, nodeWorkers } from '../src/node-workers.ts';
import { Pool, type PoolSettings, type Report, type WorkerHandle } from '../src/pool.ts';
import type { Priority } from '../src/priority.ts';
import { Queue, type Waiting } from '../src/queue.ts';
import { type WebWorker, webWorkers } from '../src/web-workers.ts';
import type { WorkerReply, WorkerRequest } from '../src/worker.ts';

function jobOf(level: LevelName, seed = 'pool'): Job {
  const { g, question } = deal(game, { seats: 3, seed });
  return { game: game.id, level, seen: view(game, g, question!.seat), question: question!, seed };
}

const thinking = (ms: number): Job => ({ ...jobOf('master'), budget: { iterations: 1, ms } });

/** A worker that answers only when the test says so. */
class FakeWorker implements WorkerHandle {
  asked: WorkerRequest[] = [];
  ended = false;
  tell: (message: WorkerReply) => void = () => assert.fail('nobody listens');
  fail: (message: string) => void = () => assert.fail('nobody listens');

  post(message: WorkerRequest): void {
    this.asked.push(message);
  }
  onMessage(listener: (message: WorkerReply) => void): void {
    this.tell = listener;
  }
  onFailure(listener: (message: string) => void): void {
    this.fail = listener;
  }
  terminate(): void {
    this.ended = true;
  }
  answer(answer = 'an answer'): void {
    this.tell({ id: this.asked.at(-1)!.id, choice: choiceOf(answer) });
  }
}

const choiceOf = (answer: string): Choice => ({
  answers: [answer],
  why: { rule: '', chance: 0, points: 0, others: [], because: null, iterations: 0 },
  chances: [],
  together: false,
});

/** A pool with fake workers, which are ready at once, and all it reports. */
function fakePool(workers = 1, settings: Partial<PoolSettings> = {}) {
  const started: FakeWorker[] = [];
  const reports: Report[] = [];
  const start = (): WorkerHandle => {
    const worker = new FakeWorker();
    started.push(worker);
    queueMicrotask(() => worker.tell({ ready: true }));
    return worker;
  };
  const pool = new Pool({ start, workers, onReport: report => reports.push(report), ...settings });
  return { pool, started, reports };
}

/** Long enough for promises to settle and for fake workers to be ready. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

const fakeTime = (t: TestContext): TestContext['mock']['timers'] => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  return t.mock.timers;
};

/** Takes everything from a queue, as a single worker would. */
function order(queue: Queue<Named>): string {
  const names: string[] = [];
  for (let next = queue.take(() => 0); next !== null; next = queue.take(() => 0)) names.push(next.name);
  return names.join(' ');
}

interface Named extends Waiting {
  name: string;
}

function queueOf(...items: [name: string, ms: number][]): Queue<Named> {
  const queue = new Queue<Named>();
  for (const [name, ms] of items) queue.add({ name, table: name[0]!, ms });
  return queue;
}

test('queue: short thinking goes first, whoever came first', () => {
  assert.equal(order(queueOf(['a1', 2900], ['b1', 300], ['c1', 950])), 'b1 c1 a1');
  assert.equal(order(queueOf(['a1', 2900], ['a2', 300], ['a3', 950])), 'a2 a3 a1');
  assert.equal(order(queueOf(['a1', 300], ['b1', 300], ['c1', 300])), 'a1 b1 c1');
});

test('queue: tables take turns', () => {
  assert.equal(
    order(queueOf(['a1', 10], ['a2', 10], ['a3', 10], ['a4', 10], ['b1', 10], ['b2', 10], ['c1', 10])),
    'a1 b1 c1 a2 b2 a3 a4',
  );
});

test('queue: who floods it cannot keep another table waiting', () => {
  const queue = queueOf();
  for (let i = 0; i < 1000; i++) queue.add({ name: `a${i}`, table: 'a', ms: 10 });
  for (let i = 0; i < 100; i++) assert.equal(queue.take(() => 0)!.table, 'a');
  queue.add({ name: 'b1', table: 'b', ms: 10 });
  assert.equal(queue.take(() => 0)!.name, 'b1');
  queue.add({ name: 'b2', table: 'b', ms: 50 });
  const next = Array.from({ length: 6 }, () => queue.take(() => 0)!.table);
  assert.deepEqual(next, ['a', 'a', 'a', 'a', 'a', 'b'], 'no more thinking of the other table than its own');
});

test('queue: a table that thinks already waits behind those that do not', () => {
  const queue = queueOf(['a1', 10], ['b1', 950], ['c1', 2900]);
  const running: Record<string, number> = { a: 2, b: 1, c: 0 };
  assert.deepEqual(
    [1, 2, 3].map(() => queue.take(table => running[table]!)!.name),
    ['c1', 'b1', 'a1'],
  );
});

/** How many short jobs overtake a long one, when there is a new one each time something is taken. */
function overtaking(tableOf: (n: number) => string): number {
  const queue = queueOf(['a1', 2900]);
  for (let n = 0; n < 10_000; n++) {
    queue.add({ name: 'short', table: tableOf(n), ms: 100 });
    if (queue.take(() => 0)!.name === 'a1') return n;
  }
  return Number.POSITIVE_INFINITY;
}

test('queue: long thinking is overtaken by short, but not for ever', () => {
  assert.equal(
    overtaking(() => 'b'),
    28,
    'by one other table',
  );
  assert.equal(
    overtaking(n => `table ${n}`),
    28,
    'by tables that are always new',
  );
  assert.equal(
    overtaking(() => 'a'),
    28,
    'by its own table',
  );
});

test('queue: what is removed is never taken', () => {
  const queue = queueOf(['a1', 10]);
  const item: Named = { name: 'b1', table: 'b', ms: 1 };
  queue.add(item);
  assert.equal(queue.remove(item), true);
  assert.equal(queue.remove(item), false);
  assert.equal(order(queue), 'a1');
});

test('a decision is what the worker says, and by the level that was asked', async () => {
  const { pool, started, reports } = fakePool();
  const decision = pool.choose(jobOf('master'), { table: 'a' });
  started[0]!.answer('tea-7');
  const { thoughtMs: _, ...decided } = await decision;
  assert.deepEqual(decided, { ...choiceOf('tea-7'), by: 'master', report: null });
  assert.deepEqual(reports, []);
  pool.close();
});

test('how long was thought does not count the time until a worker was free', async t => {
  const clock = { ms: 0 };
  t.mock.method(performance, 'now', () => clock.ms);
  const { pool, started } = fakePool();
  const decisions = ['a', 'b'].map(table => pool.choose(jobOf('master'), { table }));
  await settled();
  clock.ms = 800;
  started[0]!.answer();
  clock.ms = 1000;
  started[0]!.answer();
  assert.deepEqual(
    (await Promise.all(decisions)).map(({ thoughtMs }) => thoughtMs),
    [800, 200],
  );
  pool.close();
});

test('workers are started when needed, never more than allowed, and have one job at a time', async () => {
  const { pool, started } = fakePool(2);
  assert.equal(started.length, 0);
  const decisions = ['a', 'b', 'c', 'd'].map(table => pool.choose(jobOf('master'), { table }));
  assert.deepEqual(
    started.map(worker => worker.asked.length),
    [1, 1],
  );
  started[1]!.answer();
  assert.deepEqual(
    started.map(worker => worker.asked.length),
    [1, 2],
  );
  started[0]!.answer();
  started[0]!.answer();
  started[1]!.answer();
  await Promise.all(decisions);
  assert.equal(started.length, 2);
  pool.close();
});

test('the pool asks in the order of the queue, by the budget of the job or else of the level', () => {
  const { pool, started } = fakePool();
  const own = (['grandmaster', 'master', 'apprentice', 'greedy'] as const).map(level => jobOf(level));
  const jobs = [thinking(1), thinking(20_000), ...own, thinking(20)];
  for (const [n, job] of jobs.entries()) pool.choose(job, { table: `${n}` }).catch(() => {});
  for (let i = 1; i < jobs.length; i++) started[0]!.answer();
  const asked = started[0]!.asked.map(({ job }) => job.budget?.ms ?? job.level);
  assert.deepEqual(asked, [1, 'greedy', 20, 'apprentice', 'master', 'grandmaster', 20_000]);
  pool.close();
});

test('with several workers, a table that fills them all makes room as soon as one is free', () => {
  const { pool, started } = fakePool(2);
  const ask = (table: string, seed: string): void => {
    pool.choose({ ...jobOf('apprentice'), seed }, { table }).catch(() => {});
  };
  for (let i = 0; i < 20; i++) ask('a', `a${i}`);
  ask('b', 'b0');
  started[1]!.answer();
  assert.equal(started[1]!.asked.at(-1)!.job.seed, 'b0');
  ask('b', 'b1');
  started[0]!.answer();
  assert.equal(started[0]!.asked.at(-1)!.job.seed, 'a2', 'b thinks already');
  pool.close();
});

test('who has thought at a table before is asked again, if free: it may remember what it thought', async () => {
  const { pool, started } = fakePool(2);
  const ask = (table: string): Promise<unknown> =>
    pool.choose({ ...jobOf('master'), story: { table, told: [] } }, { table });
  const asked = (n: number): (string | undefined)[] => started[n]!.asked.map(({ job }) => job.story?.table);
  const both = [ask('a'), ask('b')];
  for (const worker of started) worker.answer();
  await Promise.all(both);
  const again = ask('b');
  assert.deepEqual([asked(0), asked(1)], [['a'], ['b', 'b']]);
  const meanwhile = ask('b');
  assert.deepEqual(asked(0), ['a', 'b'], 'nobody waits for the one who remembers');
  for (const worker of started) worker.answer();
  await Promise.all([again, meanwhile]);
  pool.close();
});

test('a decision that takes too long is made by greedy, and reported', async t => {
  const timers = fakeTime(t);
  const { pool, started, reports } = fakePool();
  const job = jobOf('master');
  const decision = pool.choose(job, { table: 'a' });
  await settled();
  const limit = 2 * levels.master.search!.budget.ms + 1000;
  timers.tick(limit - 1);
  assert.equal(started[0]!.ended, false);
  timers.tick(1);
  assert.equal(started[0]!.ended, true);
  const report = { reason: 'stalled', message: `no answer after ${limit} ms`, game: 'five-cups', level: 'master' };
  const { thoughtMs: _, ...decided } = await decision;
  assert.deepEqual(decided, {
    ...choose(game, { ...job, level: 'greedy' }),
    by: 'greedy',
    report: { ...report, ask: job.question.ask },
  });
  assert.deepEqual(reports, [decided.report]);
  pool.close();
});

test('the limit can be given, is for each decision, and counts from when the worker is ready', async t => {
  const timers = fakeTime(t);
  const started: FakeWorker[] = [];
  const { pool } = fakePool(1, { start: () => started[started.push(new FakeWorker()) - 1]! });
  const first = pool.choose(jobOf('master'), { table: 'a', limitMs: 50 });
  timers.tick(5000);
  started[0]!.tell({ ready: true });
  timers.tick(49);
  started[0]!.answer();
  assert.equal((await first).by, 'master');
  timers.tick(5000);
  const second = pool.choose(jobOf('master'), { table: 'a', limitMs: 50 });
  timers.tick(50);
  assert.equal((await second).by, 'greedy');
  const third = pool.choose(jobOf('master'), { table: 'a', limitMs: 50 });
  timers.tick(15_000);
  assert.equal((await third).report?.message, 'the worker was not ready after 15000 ms');
  pool.close();
});

test('a limit longer than timers can count does not pass at once', async t => {
  const timers = fakeTime(t);
  const { pool, started } = fakePool();
  const decision = pool.choose(thinking(Number.POSITIVE_INFINITY), { table: 'a' });
  await settled();
  timers.tick(1_000_000);
  started[0]!.answer();
  assert.equal((await decision).by, 'master');
  pool.close();
});

test('whatever way a worker fails, greedy decides, and another worker goes on', async () => {
  const ways: ((worker: FakeWorker) => void)[] = [
    worker => worker.fail('out of memory'),
    worker => worker.tell({ id: worker.asked.at(-1)!.id, error: 'out of memory' }),
  ];
  for (const way of ways) {
    const { pool, started, reports } = fakePool();
    const first = pool.choose(jobOf('master'), { table: 'a' });
    const second = pool.choose(jobOf('apprentice'), { table: 'b' });
    way(started[0]!);
    assert.equal(started[0]!.ended, true);
    assert.equal(started.length, 2);
    // What an ended worker still says is not heard.
    started[0]!.fail('it ended');
    started[0]!.tell({ id: 2, choice: choiceOf('too late') });
    started[1]!.answer('in time');
    const { by, report } = await first;
    assert.deepEqual([by, report?.reason, report?.message], ['greedy', 'failed', 'out of memory']);
    assert.equal((await second).answers[0], 'in time');
    assert.equal(reports.length, 1);
    pool.close();
  }
});

test('an answer that is told twice is not taken for the next one', async () => {
  const { pool, started } = fakePool();
  const first = pool.choose(jobOf('master'), { table: 'a' });
  const second = pool.choose(jobOf('master'), { table: 'b' });
  const [worker] = started;
  const told = { id: worker!.asked[0]!.id, choice: choiceOf('first') };
  worker!.tell(told);
  worker!.tell(told);
  worker!.answer('second');
  assert.deepEqual([...(await first).answers, ...(await second).answers], ['first', 'second']);
  pool.close();
});

test('an idle worker that dies is replaced when there is something to do', async () => {
  const { pool, started, reports } = fakePool();
  const first = pool.choose(jobOf('master'), { table: 'a' });
  started[0]!.answer();
  await first;
  started[0]!.fail('it ended');
  assert.equal(started.length, 1);
  const second = pool.choose(jobOf('master'), { table: 'a' });
  started[1]!.answer();
  assert.equal((await second).by, 'master');
  assert.deepEqual(reports, []);
  pool.close();
});

test('where no worker can be started, greedy decides everything', async () => {
  const start = (): never => {
    throw new Error('no workers here');
  };
  const { pool, reports } = fakePool(1, { start });
  const decisions = await Promise.all(['a', 'b'].map(table => pool.choose(jobOf('master'), { table })));
  assert.deepEqual(
    decisions.map(({ by }) => by),
    ['greedy', 'greedy'],
  );
  assert.equal(reports[0]!.message, 'Error: no workers here');
  pool.close();
});

test('when even greedy fails, the promise says so', async () => {
  const { pool, started, reports } = fakePool();
  const decision = pool.choose({ ...jobOf('master'), game: 'six-cups' }, { table: 'a' });
  started[0]!.fail('it ended');
  await assert.rejects(
    decision,
    /No decision at cup\.brew of six-cups: master failed \(it ended\).*no game 'six-cups'/,
  );
  assert.equal(reports.length, 1);
  pool.close();
});

test('a waiting decision can be called off', async () => {
  const { pool, started } = fakePool();
  const first = pool.choose(jobOf('master'), { table: 'a' });
  const abort = new AbortController();
  const second = pool.choose(jobOf('greedy'), { table: 'b', signal: abort.signal });
  const third = pool.choose(jobOf('master', 'third'), { table: 'c' });
  const reason = new Error('the table is gone');
  abort.abort(reason);
  await assert.rejects(second, reason);
  assert.equal(started[0]!.ended, false);
  started[0]!.answer();
  assert.equal(started[0]!.asked.at(-1)!.job.seed, 'third');
  started[0]!.answer();
  await Promise.all([first, third]);
  await assert.rejects(pool.choose(jobOf('greedy'), { table: 'b', signal: abort.signal }), reason);
  pool.close();
});

test('a running decision can be called off: its worker ends, and what waits goes on', async () => {
  const { pool, started, reports } = fakePool();
  const abort = new AbortController();
  const first = pool.choose(jobOf('master'), { table: 'a', signal: abort.signal });
  const second = pool.choose(jobOf('master'), { table: 'b' });
  const reason = new Error('the table is gone');
  abort.abort(reason);
  await assert.rejects(first, reason);
  assert.equal(started[0]!.ended, true);
  started[1]!.answer();
  assert.equal((await second).by, 'master');
  assert.deepEqual(reports, []);
  pool.close();
});

test('a signal that outlives its decisions does not gather listeners, nor end later decisions', async () => {
  const { pool, started } = fakePool();
  const abort = new AbortController();
  for (let i = 0; i < 3; i++) {
    const decision = pool.choose(jobOf('master'), { table: 'a', signal: abort.signal });
    started[0]!.answer();
    await decision;
  }
  assert.equal(getEventListeners(abort.signal, 'abort').length, 0);
  const other = pool.choose(jobOf('master'), { table: 'b' });
  abort.abort();
  assert.equal(started[0]!.ended, false);
  started[0]!.answer();
  await other;
  pool.close();
});

test('closing ends the workers and rejects what is not decided', async () => {
  const { pool, started, reports } = fakePool(2);
  const decisions = ['a', 'b', 'c', 'd'].map(table => pool.choose(jobOf('master'), { table }));
  pool.close();
  for (const decision of decisions) await assert.rejects(decision, /The pool is closed/);
  await assert.rejects(pool.choose(jobOf('master'), { table: 'a' }), /The pool is closed/);
  started[0]!.fail('it ended');
  assert.deepEqual(
    started.map(({ ended }) => ended),
    [true, true],
  );
  assert.deepEqual(reports, []);
});

test('a pool without workers is refused', () => {
  assert.throws(() => fakePool(0), /A pool has one worker or more, not 0/);
});

/** Its answer depends on nothing but the job. */
const counted = (level: LevelName, seed: string): Job => ({
  ...jobOf(level, seed),
  budget: { iterations: 200, ms: Number.POSITIVE_INFINITY },
});

async function decidesAsWithoutWorkers(t: TestContext, start: () => WorkerHandle): Promise<void> {
  const pool = new Pool({ start, workers: 2 });
  t.after(() => pool.close());
  const jobs = ['one', 'two', 'three', 'four', 'five'].map(seed => counted('master', seed));
  jobs.push(jobOf('greedy'), jobOf('beginner'), jobOf('random'));
  const decisions = await Promise.all(jobs.map((job, n) => pool.choose(job, { table: `${n % 3}` })));
  for (const [n, job] of jobs.entries()) {
    const { thoughtMs: _, ...decided } = decisions[n]!;
    assert.deepEqual(decided, { ...choose(game, job), by: job.level, report: null });
  }
}

test('processes of Node decide as if there were none, several at once', t => decidesAsWithoutWorkers(t, nodeWorkers()));

/** What Linux tells of every thread of the process in which a worker thinks; nothing elsewhere. */
async function threadsOf(t: TestContext, priority: Priority): Promise<{ nice: number; policy: string }[]> {
  const before = childrenOf(process.pid);
  const pool = new Pool({ start: nodeWorkers(priority), workers: 1 });
  t.after(() => pool.close());
  await pool.choose(jobOf('greedy'), { table: 'a' });
  const worker = childrenOf(process.pid).find(id => !before.includes(id));
  if (worker === undefined) return [];
  return readdirSync(`/proc/${worker}/task`).flatMap(thread => {
    const told = `/proc/${worker}/task/${thread}/stat`;
    // Some end as soon as the worker is ready.
    if (!existsSync(told)) return [];
    const stat = readFileSync(told, 'utf8');
    const [nice, policy] = [16, 38].map(n => stat.split(') ').at(-1)!.split(' ')[n]!) as [string, string];
    return { nice: Number(nice), policy };
  });
}

function childrenOf(id: number): string[] {
  const told = `/proc/${id}/task/${id}/children`;
  return existsSync(told) ? readFileSync(told, 'utf8').split(' ').filter(Boolean) : [];
}

test('where threads have a priority of their own, all of a worker step behind the process that serves', async t => {
  const threads = await threadsOf(t, 'low');
  assert.equal(threads.length > 1, knowsIdle());
  const behind = Math.max(10, getPriority(process.pid));
  assert.deepEqual(new Set(threads.map(({ nice }) => nice)), new Set(threads.length > 0 ? [behind] : []));
});

test('a worker can be told to run only while nothing else wants the processor', async t => {
  const threads = await threadsOf(t, 'idle');
  assert.deepEqual(new Set(threads.map(({ policy }) => policy)), new Set(knowsIdle() ? [IDLE] : []));
});
/** SCHED_IDLE of Linux, as its threads tell. */
const IDLE = '5';

test('web workers decide as if there were none, several at once', t =>
  decidesAsWithoutWorkers(t, webWorkers(threadAsWeb)));

/** A thread that looks like a Web Worker from outside and inside. */
function threadAsWeb(): WebWorker {
  const inside = `
    import { parentPort } from 'node:worker_threads';
    globalThis.self = {
      postMessage: message => parentPort.postMessage(message),
      addEventListener: (type, listener) => parentPort.on(type, data => listener({ data })),
    };
  `;
  const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(inside)}`];
  const worker = new Worker(new URL('../src/web-worker.ts', import.meta.url), { execArgv });
  return {
    postMessage: message => worker.postMessage(message),
    addEventListener: (type: string, listener: (event: { data: WorkerReply; message?: string }) => void) => {
      worker.on(type, data => listener({ data, message: String(data) }));
    },
    terminate: () => worker.terminate(),
  };
}

const endless: Job = { ...jobOf('grandmaster'), budget: { iterations: 1e12, ms: 1e12 } };

test('a worker that stalls is replaced by greedy, and the next decision is made by a new one', {
  timeout: 20_000,
}, async t => {
  const reports: Report[] = [];
  const pool = new Pool({ start: nodeWorkers(), workers: 1, onReport: report => reports.push(report) });
  t.after(() => pool.close());
  const stalled = pool.choose(endless, { table: 'a', limitMs: 30 });
  const next = pool.choose(counted('master', 'next'), { table: 'a' });
  const { by, report, thoughtMs: _, ...choice } = await stalled;
  assert.deepEqual([by, report?.reason], ['greedy', 'stalled']);
  assert.deepEqual(choice, choose(game, { ...endless, level: 'greedy' }));
  assert.equal((await next).by, 'master');
  assert.deepEqual(reports, [report]);
});

test('a worker ends when it is told to, even while it thinks', { timeout: 20_000 }, async t => {
  const worker = nodeWorkers()();
  const ended = new Promise<string>(resolve => worker.onFailure(resolve));
  const awake = setInterval(() => {}, 1000);
  t.after(() => clearInterval(awake));
  await new Promise(resolve => worker.onMessage(resolve));
  worker.post({ id: 1, job: endless });
  worker.terminate();
  assert.equal(await ended, 'the worker ended with SIGKILL');
});

test('a worker that cannot answer is replaced by greedy, which may not answer either', async t => {
  const reports: Report[] = [];
  const pool = new Pool({ start: nodeWorkers(), workers: 1, onReport: report => reports.push(report) });
  t.after(() => pool.close());
  await assert.rejects(pool.choose({ ...jobOf('master'), game: 'six-cups' }, { table: 'a' }), /no game 'six-cups'/);
  assert.match(reports[0]!.message, /There is no game 'six-cups'; there are .*five-cups/);
});

/** Runs a program of its own to its end, and gives what it says; `pool` and a `job` are there. */
function program(body: string): string {
  const from = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
  const source = `
    import { Pool } from ${from('../src/pool.ts')};
    import { nodeWorkers } from ${from('../src/node-workers.ts')};
    const pool = new Pool({ start: nodeWorkers(), workers: 2 });
    const job = ${JSON.stringify(counted('master', 'program'))};
    job.budget.ms = 60_000;
    ${body}
  `;
  const path = `data:text/javascript,${encodeURIComponent(source)}`;
  return execFileSync(process.execPath, ['--import', path, '--eval', ''], { encoding: 'utf8', timeout: 20_000 });
}

test('a process ends with idle workers, and not before its decisions are made', () => {
  const body = `pool.choose(job, { table: 'a' }).then(({ by }) => console.log(by));`;
  assert.equal(program(body), 'master\n');
});

test('a process ends when its pool is closed, whatever the workers are doing', () => {
  const body = `
    job.budget.iterations = 1e12;
    for (const table of ['a', 'b', 'c']) pool.choose(job, { table }).catch(error => console.log(error.message));
    setTimeout(() => pool.close(), 300);
  `;
  assert.equal(program(body), 'The pool is closed.\n'.repeat(3));
});
