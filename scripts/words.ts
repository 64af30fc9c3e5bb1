// npm run words -- <game> [--language it] [--lines 200] [--seed reading]: a sample of what players read, for reading.
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, rng, shuffleWith } from '@teahouse/kernel';
import type { Line } from '@teahouse/testkit';
import { type Fail, failOf, readArguments, readCount, readGame } from './arguments.ts';
import { readingOf } from './reading.ts';

const fail: Fail = failOf('words', 'npm run words -- <game> [--language it] [--lines 200] [--seed reading]');
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string', default: 'en' },
        lines: { type: 'string', default: '200' },
        seed: { type: 'string', default: 'reading' },
      },
    }),
  fail,
);
if (positionals.length !== 1) fail('which game? One at a time');
const game = readGame(positionals[0]!, fail);
const language: Language =
  LANGUAGES.find(each => each === values.language) ??
  fail(`there is no language '${values.language}'. There are: ${LANGUAGES.join(', ')}`);
const wanted = readCount('lines', values.lines, fail);

const { lines } = await readingOf(game.id, { seed: values.seed });
const kinds = new Map<string, Line[]>();
for (const line of lines) {
  if (line.language === language) kinds.set(line.kind, [...(kinds.get(line.kind) ?? []), line]);
}
// Of each kind the same share, but at least a few of those that are few.
const luck = rng(values.seed);
const queues = [...kinds].map(([kind, of]) => ({ kind, of: shuffleWith(luck, of) }));
const chosen: Line[] = [];
for (let round = 0; chosen.length < wanted && queues.some(({ of }) => round < of.length); round++) {
  for (const { of } of queues) if (round < of.length && chosen.length < wanted) chosen.push(of[round]!);
}
const all = [...kinds.values()].reduce((n, of) => n + of.length, 0);
console.log(`${game.id}, ${language}: ${chosen.length} of ${all} lines`);
for (const { kind } of queues) {
  console.log(`\n${kind}`);
  for (const line of chosen) if (line.kind === kind) console.log(`- ${line.said}`);
}
