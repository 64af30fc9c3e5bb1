import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Done, type Job, type Lane, type Result, runLanes } from '../testing/lanes.ts';
import { Report } from '../testing/report.ts';
import { lanesOf, testFiles, wanted } from '../testing/stages.ts';

const root = join(import.meta.dirname, '..', '..');
const GOOD: Result = { passed: 2, failed: 0, skipped: 0, failures: [] };
const BAD: Result = { passed: 1, failed: 1, skipped: 0, failures: [{ title: 'it adds up', text: '1 !== 2' }] };

/** Jobs that note who runs at the same time. */
class Watch {
  readonly begun: string[] = [];
  readonly #running = new Set<string>();
  most = 0;

  /** Gives one result after the other, and the last one from then on. */
  job(name: string, ...results: Result[]): Job {
    const left = results.length === 0 ? [GOOD] : results;
    const run = async (): Promise<Result> => {
      this.begun.push(name);
      this.#running.add(name);
      this.most = Math.max(this.most, this.#running.size);
      await setTimeout(5);
      this.#running.delete(name);
      return left.length > 1 ? left.shift()! : left[0]!;
    };
    return { name, run };
  }
}

async function runAll(lanes: readonly Lane[], room: number, signal = new AbortController().signal) {
  const done: Done[] = [];
  const undone = await runLanes(lanes, { room, signal, onDone: each => done.push(each) });
  return { done, undone };
}

describe('lanes', () => {
  test('every job is run once, as many at a time as there is room for', async () => {
    for (const room of [1, 2, 3]) {
      const watch = new Watch();
      const lanes = ['a', 'b'].map(name => ({ name, jobs: [1, 2, 3].map(n => watch.job(`${name}${n}`)) }));
      const { done } = await runAll(lanes, room);
      assert.equal(watch.most, room);
      assert.deepEqual(watch.begun.toSorted(), ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
      assert.deepEqual(done.map(({ job }) => job).sort(), watch.begun.sort());
    }
  });

  test('lanes share the room, and a lane keeps to what it may', async () => {
    const watch = new Watch();
    const one = new Watch();
    await runAll(
      [
        { name: 'a', jobs: ['a1', 'a2', 'a3'].map(name => watch.job(name)) },
        { name: 'b', jobs: ['b1', 'b2', 'b3'].map(name => one.job(name)), most: 1 },
      ],
      4,
    );
    assert.deepEqual([watch.most, one.most], [3, 1]);
    assert.deepEqual(one.begun, ['b1', 'b2', 'b3'], 'in their order');
  });

  test('a lane waits for the one it comes after, and is not run but counted when that one fails', async () => {
    for (const result of [GOOD, BAD]) {
      const watch = new Watch();
      const lanes = [
        { name: 'e2e', jobs: [watch.job('page')], after: 'site' },
        { name: 'site', jobs: [watch.job('build', result), watch.job('check')] },
      ];
      const { done } = await runAll(lanes, 3);
      assert.deepEqual(watch.begun, result === GOOD ? ['build', 'check', 'page'] : ['build', 'check']);
      assert.deepEqual(done.at(-1)!.result.failed, result === GOOD ? 0 : 1);
      assert.equal(done.length, 3);
    }
  });

  test('a job that breaks is a failure, and the others go on', async () => {
    const watch = new Watch();
    const broken: Job = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
    const { done } = await runAll([{ name: 'a', jobs: [broken, watch.job('a2')] }], 1);
    assert.deepEqual(
      done.map(({ result }) => result.failed),
      [1, 0],
    );
    assert.match(done[0]!.result.failures[0]!.text, /no such program/);
  });

  test('when time is over, what runs and what waits is named as undone', async () => {
    const stop = new AbortController();
    const watch = new Watch();
    const last: Job = { name: 'last', run: async () => setTimeout(5, GOOD).finally(() => stop.abort()) };
    const { done, undone } = await runAll(
      [{ name: 'a', jobs: [watch.job('a1'), last, watch.job('a3')] }],
      1,
      stop.signal,
    );
    assert.deepEqual(
      done.map(({ job }) => job),
      ['a1'],
    );
    assert.deepEqual(undone, ['last', 'a3']);
  });
});

describe('a second attempt', () => {
  const WORSE: Result = { ...BAD, failures: [{ title: 'it adds up', text: '1 !== 3' }] };

  /** Runs a lane of one such job beside another lane, and reports. */
  const runWith = async (twice: boolean, ...results: Result[]) => {
    const watch = new Watch();
    const lanes: Lane[] = [
      { name: 'e2e', jobs: [watch.job('page', ...results), watch.job('other page')], twice },
      { name: 'unit', jobs: [watch.job('sum'), watch.job('product')] },
    ];
    const { done, undone } = await runAll(lanes, 1);
    assert.deepEqual(undone, []);
    const lines: string[] = [];
    const report = new Report(lanes, line => lines.push(...line.split('\n')));
    for (const each of done) report.add(each);
    const code = report.end();
    return { begun: watch.begun, code, lines };
  };
  const ONCE = ['page', 'sum', 'other page', 'product'];

  test('is not made of what passes', async () => {
    const { begun, code, lines } = await runWith(true, GOOD, BAD);
    assert.deepEqual(begun.toSorted(), ONCE.toSorted());
    assert.equal(code, 0);
    assert.equal(lines.at(-1), '8 passed, 0 failed');
    assert.doesNotMatch(lines.join('\n'), /attempt|once more/);
  });

  test('comes after everything else; what passes then is listed with why it failed, and does not fail the whole', async () => {
    const { begun, code, lines } = await runWith(true, BAD, GOOD);
    assert.deepEqual(begun.slice(0, -1).sort(), ONCE.toSorted());
    assert.equal(begun.at(-1), 'page');
    assert.equal(code, 0);
    assert.equal(lines.at(-1), '8 passed, 0 failed');
    assert.equal(lines.at(-2), 'e2e 2/2, unit 2/2 in 0:00 min');
    const closing = lines.slice(lines.findIndex(line => line.includes('═ passed at the second attempt ═')));
    assert.deepEqual(closing.slice(1, 3), ['✖ it adds up', '    1 !== 2']);
    const listed = closing.indexOf('1 passed at the second attempt, and are to be mended:');
    assert.equal(closing[listed + 1], '  page');
    assert.doesNotMatch(closing.join('\n'), /what failed/);
  });

  test('that fails too fails the whole, and its failure is the one that counts', async () => {
    const { begun, code, lines } = await runWith(true, BAD, WORSE);
    assert.equal(begun.filter(name => name === 'page').length, 2);
    assert.equal(code, 1);
    assert.equal(lines.at(-1), '7 passed, 1 failed');
    const closing = lines.slice(lines.findIndex(line => line.includes('═ what failed ═')));
    assert.deepEqual(closing.slice(1, 3), ['✖ it adds up', '    1 !== 3']);
    assert.doesNotMatch(closing.join('\n'), /second attempt/);
  });

  test('is not made where a lane has one attempt', async () => {
    const { begun, code, lines } = await runWith(false, BAD, GOOD);
    assert.deepEqual(begun.toSorted(), ONCE.toSorted());
    assert.equal(code, 1);
    assert.equal(lines.at(-1), '7 passed, 1 failed');
  });

  test('is not made of what was not run, because the lane before it failed', async () => {
    const watch = new Watch();
    const { done } = await runAll(
      [
        { name: 'site', jobs: [watch.job('build', BAD)] },
        { name: 'e2e', jobs: [watch.job('page')], after: 'site', twice: true },
      ],
      2,
    );
    assert.deepEqual(watch.begun, ['build']);
    assert.deepEqual(
      done.map(({ job, again = false }) => [job, again]),
      [
        ['build', false],
        ['page', false],
      ],
    );
  });

  test('that time ends is named as undone', async () => {
    const stop = new AbortController();
    const watch = new Watch();
    const last: Job = { name: 'last', run: async () => setTimeout(5, GOOD).finally(() => stop.abort()) };
    const lanes: Lane[] = [{ name: 'e2e', jobs: [watch.job('page', BAD), last], twice: true }];
    const { undone } = await runAll(lanes, 1, stop.signal);
    assert.deepEqual(undone.toSorted(), ['last', 'page']);
    assert.deepEqual(watch.begun, ['page']);
  });
});

describe('the report', () => {
  const tell = (...results: Result[]) => {
    const lines: string[] = [];
    const jobs = results.map((_, i) => ({ name: `job ${i}`, run: async () => GOOD }));
    const report = new Report([{ name: 'unit', jobs }], line => lines.push(line));
    results.forEach((result, i) => void report.add({ lane: 'unit', job: `job ${i}`, seconds: 1.26, result }));
    const progress = lines.length;
    const code = report.end();
    return { code, progress: lines.slice(0, progress), closing: lines.slice(progress).join('\n').split('\n') };
  };

  test('says how far it is, and closes with one count over everything', () => {
    const { code, progress, closing } = tell(GOOD, GOOD);
    assert.deepEqual(progress, [
      ' 0:00  unit 1/2       job 0: 2 passed in 1.3 s',
      ' 0:00  unit 2/2       job 1: 2 passed in 1.3 s',
    ]);
    assert.equal(closing.at(-1), '4 passed, 0 failed');
    assert.equal(code, 0);
  });

  test('one failure fails the whole, and is told again at the end', () => {
    const { code, progress, closing } = tell(BAD, GOOD);
    assert.equal(code, 1);
    assert.equal(closing.at(-1), '3 passed, 1 failed');
    for (const lines of [progress.join('\n').split('\n'), closing]) {
      const at = lines.indexOf('✖ it adds up');
      assert.equal(lines[at + 1], '    1 !== 2');
    }
  });

  test('nothing passed is no success', () => {
    assert.equal(tell().code, 1);
  });

  test('what was skipped is said', () => {
    assert.match(tell({ ...GOOD, skipped: 3 }).closing.join('\n'), /^3 skipped: /m);
  });
});

/** Runs a test file as the lanes do. Node refuses to run tests within tests, so it is done in a process that is none. */
function resultOf(t: TestContext, source: string, ms = 60_000): Result {
  const folder = mkdtempSync(join(tmpdir(), 'lanes-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [file, program] = [join(folder, 'a.test.ts'), join(folder, 'run.ts')];
  writeFileSync(file, source);
  writeFileSync(
    program,
    `import { testFile } from ${JSON.stringify(join(root, 'scripts', 'testing', 'processes.ts'))};
    const result = await testFile(${JSON.stringify(file)}).run(AbortSignal.timeout(${ms}));
    process.stdout.write(JSON.stringify(result));`,
  );
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--no-warnings', program], { cwd: root, env, encoding: 'utf8' });
  return JSON.parse(stdout) as Result;
}

describe('a test file', () => {
  const head = `import assert from 'node:assert/strict'; import { describe, test } from 'node:test';\n`;

  test('is counted test by test, and what fails comes with where, why and what was said', t => {
    const { failures, ...counts } = resultOf(
      t,
      `${head}console.log('SEED=7');
      test('one', () => {});
      describe('some', () => { test('two', () => assert.equal(1, 2)); test('three', () => {}); });
      test('four', { skip: true }, () => {});`,
    );
    assert.deepEqual(counts, { passed: 2, failed: 1, skipped: 1 });
    assert.match(failures[0]!.title, /a\.test\.ts:4 two$/);
    assert.match(failures[0]!.text, /1 !== 2/);
    assert.match(failures[1]!.text, /SEED=7/);
  });

  test('that breaks before its first test is one failure', t => {
    const { failures, ...counts } = resultOf(t, `throw new Error('Redis is missing');`);
    assert.deepEqual(counts, { passed: 0, failed: 1, skipped: 0 });
    assert.match(failures.map(({ text }) => text).join(), /Redis is missing/);
  });

  test('that breaks after its tests is a failure', t => {
    const { failed } = resultOf(t, `${head}test('one', () => {});\nprocess.on('exit', () => process.exit(3));`);
    assert.equal(failed, 1);
  });

  test('that does not end is stopped, and is a failure', t => {
    const { failed } = resultOf(t, `${head}test('one', () => new Promise(() => setInterval(() => {}, 50)));`, 1500);
    assert.equal(failed, 1);
  });

  test('without a test is a failure: tests do not vanish', t => {
    const { passed, failed } = resultOf(t, `${head}if (false) test('one', () => {});`);
    assert.deepEqual([passed, failed], [0, 1]);
  });
});

describe('stages', () => {
  const nothing = async (): Promise<void> => {};

  test('every test file of the house is in one lane', () => {
    const tracked = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.test.ts', '*.test.tsx'];
    const all = execFileSync('git', tracked, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
    // The model of a new game is tested where it was copied to.
    const own = all.filter(path => !path.startsWith('scripts/new-game/'));
    assert.deepEqual([...testFiles().values()].flat().sort(), [...new Set(own)].sort());
  });

  test('all of them are run unless something is asked for; files come with what they need', () => {
    const names = (...words: string[]) => lanesOf(wanted(words), nothing).map(({ name }) => name);
    const jobs = (...words: string[]) =>
      lanesOf(wanted(words), nothing).flatMap(lane => lane.jobs.map(({ name }) => name));
    assert.deepEqual(names(), ['checks', 'site', 'e2e', 'laws', 'trouble', 'unit']);
    assert.deepEqual(jobs('types', 'lint'), ['types', 'lint']);
    assert.deepEqual(names('unit'), ['laws', 'trouble', 'unit']);
    assert.deepEqual(jobs('e2e/play.test.ts'), ['site', 'e2e/play.test.ts']);
    assert.deepEqual(jobs('e2e', 'e2e/play.test.ts'), ['site', 'e2e/play.test.ts']);
  });

  test('only browsers and databases have a second attempt', () => {
    const twice = lanesOf(wanted([]), nothing).filter(lane => lane.twice);
    assert.deepEqual(
      twice.map(({ name }) => name),
      ['e2e', 'trouble'],
    );
  });

  test('a word that is neither stage nor file is refused with a sentence', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/test.ts', 'units'], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /^'units' is neither a stage \(types, .*e2e\) nor a test file/);
  });
});
