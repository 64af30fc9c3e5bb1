import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { run, type TestsStream } from 'node:test';
import { inspect, stripVTControlCharacters } from 'node:util';
import type { Failure, Job, Result } from './lanes.ts';

const MOST_MINUTES = 10;
/** What failed is shown with the last of what its process said. */
const LAST_LINES = 60;

const withLimit = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(MOST_MINUTES * 60_000)]);

/** A script that says what is wrong and ends with a code: one check. */
export function script(name: string, args: readonly string[]): Job {
  return {
    name,
    run: async signal => {
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], signal: withLimit(signal) });
      let said = '';
      for (const output of [child.stdout, child.stderr]) {
        output.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      }
      let trouble: Error | undefined;
      child.on('error', error => {
        trouble = error;
      });
      const [code] = (await once(child, 'close').catch(() => [null])) as [number | null];
      if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
      const text = [said.trimEnd(), trouble?.message ?? `It ended with ${code}.`].filter(Boolean).join('\n');
      return { passed: 0, failed: 1, skipped: 0, failures: [{ title: name, text }] };
    },
  };
}

/** A file of tests, in a process of its own; `before` is made ready first. */
export function testFile(path: string, before: () => Promise<unknown> = async () => {}): Job {
  return {
    name: path,
    run: async signal => {
      await before();
      return resultOf(path, run({ files: [path], signal: withLimit(signal) }));
    },
  };
}

async function resultOf(path: string, events: TestsStream): Promise<Result> {
  const failures: Failure[] = [];
  const said: string[] = [];
  let counts: { passed: number; failed: number; cancelled: number; skipped: number } | undefined;
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') said.push(data.message);
    else if (type === 'test:diagnostic' && data.file !== undefined) said.push(`${data.message}\n`);
    else if (type === 'test:summary' && data.file === undefined) counts = data.counts;
    else if (type === 'test:pass' && isFileItself(data, path)) {
      const text = 'It holds no test that ran: take it away, or let it test something.';
      return { passed: 0, failed: 1, skipped: 0, failures: [{ title: path, text }] };
    } else if (type === 'test:fail') {
      const { failureType, cause } = data.details.error as Error & { failureType?: string };
      if (failureType === 'subtestsFailed') continue;
      const title = isFileItself(data, path) ? path : `${relative('.', data.file ?? path)}:${data.line} ${data.name}`;
      failures.push({ title, text: cause instanceof Error ? inspect(cause) : String(cause ?? failureType) });
    }
  }
  if (counts === undefined || (failures.length > 0 && counts.failed + counts.cancelled === 0)) {
    failures.push({
      title: path,
      text: `It did not end by itself, within ${MOST_MINUTES} minutes or before it was stopped.`,
    });
    counts = { passed: counts?.passed ?? 0, failed: 1, cancelled: 0, skipped: counts?.skipped ?? 0 };
  }
  if (failures.length > 0 && said.length > 0) failures.push({ title: `${path} said`, text: lastOf(said.join('')) });
  return { passed: counts.passed, failed: counts.failed + counts.cancelled, skipped: counts.skipped, failures };
}

/** Node reports the whole file as one test where it ends badly, or holds none. */
const isFileItself = (test: { name: string; nesting: number }, path: string): boolean =>
  test.nesting === 0 && relative('.', test.name) === relative('.', path);

const lastOf = (text: string): string =>
  stripVTControlCharacters(text).trimEnd().split('\n').slice(-LAST_LINES).join('\n');
