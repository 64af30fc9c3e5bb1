// npm run quick: what a change may have broken, in at most 90 seconds. `npm test` checks everything.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readTree } from './sources.ts';
import { affectedTests, changesIn, resolveIn } from './testing/affected.ts';
import { type Done, type Lane, runLanes } from './testing/lanes.ts';
import { testFile } from './testing/processes.ts';
import { Report } from './testing/report.ts';
import { checks, shareCompiled, testFiles } from './testing/stages.ts';

/** A bit less than promised, for what comes before and after. */
const SECONDS = 80;

const root = join(import.meta.dirname, '..');
process.chdir(root);
shareCompiled();

const { since, files } = changesIn(root);
const lanes = testFiles();
const tests = ['unit', 'laws', 'trouble'].flatMap(lane => lanes.get(lane)!);
const affected = affectedTests(tests, readTree(root), files, resolveIn(root, import.meta.resolve));
// What takes long comes last, so that nothing else is left out because of it.
const isShort = (path: string): boolean => lanes.get('unit')!.includes(path);
const unit = [...affected.filter(isShort), ...affected.filter(path => !isShort(path))];
console.log(`${files.length} files changed since ${since.slice(0, 7)}: ${unit.length} test files are affected.`);

const always: Lane = { name: 'checks', jobs: checks(), most: 1 };
const asTimeAllows: Lane = { name: 'unit', jobs: unit.map(path => testFile(path)) };
const report = new Report([always, asTimeAllows]);
const onDone = (done: Done): void => report.add(done);
const [, undone] = await Promise.all([
  runLanes([always], { room: 1, signal: new AbortController().signal, onDone }),
  runLanes([asTimeAllows], { room: availableParallelism(), signal: AbortSignal.timeout(SECONDS * 1000), onDone }),
]);
process.exitCode = report.end(undone, 'Left out for want of time (npm test runs them)');
