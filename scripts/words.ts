// npm run words -- <game> [--language it] [--lines 200] [--seed reading]: a sample of what players read, for reading.
// npm run words -- <game> --pages: writes the samples of docs/reading anew, in all languages.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, rng, sentence, shuffleWith } from '@teahouse/kernel';
import type { Line } from '@teahouse/testkit';
import { type Fail, failOf, readArguments, readCount, readGame } from './arguments.ts';
import { readingOf } from './reading.ts';

const USAGE = 'npm run words -- <game> [--language it] [--lines 200] [--seed reading] [--pages]';
const fail: Fail = failOf('words', USAGE);
const { values, positionals } = readArguments(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string', default: 'en' },
        lines: { type: 'string', default: '200' },
        seed: { type: 'string', default: 'reading' },
        pages: { type: 'boolean', default: false },
      },
    }),
  fail,
);
if (positionals.length !== 1) fail('which game? One at a time');
const game = readGame(positionals[0]!, fail);
const chosen: Language =
  LANGUAGES.find(each => each === values.language) ??
  fail(`there is no language '${values.language}'. There are: ${LANGUAGES.join(', ')}`);
const wanted = readCount('lines', values.lines, fail);

const { lines } = await readingOf(game.id, { seed: values.seed });

interface Sample {
  readonly all: number;
  readonly kinds: readonly { readonly kind: string; readonly of: readonly Line[] }[];
}

/** So many lines of a language: of each kind the same share, but all of those that are few. */
function sampleOf(language: Language, size: number): Sample {
  const mine = lines.filter(line => line.language === language);
  const luck = rng(values.seed);
  const queues = [...new Set(mine.map(line => line.kind))].map(kind => ({
    kind,
    of: shuffleWith(
      luck,
      mine.filter(line => line.kind === kind),
    ),
  }));
  const taken = new Set<Line>();
  for (let round = 0; taken.size < size && queues.some(({ of }) => round < of.length); round++) {
    for (const { of } of queues) if (round < of.length && taken.size < size) taken.add(of[round]!);
  }
  return { all: mine.length, kinds: queues.map(({ kind, of }) => ({ kind, of: of.filter(line => taken.has(line)) })) };
}

const said = ({ kinds }: Sample, title: (kind: string) => string): string =>
  kinds.map(({ kind, of }) => `${title(kind)}\n${of.map(line => `- ${line.said}\n`).join('')}`).join('\n');

/** A page keeps what was worst before, and gets new lines. */
const PAGE_LINES = 60;
function writePage(language: Language): void {
  const page = new URL(`../docs/reading/${game.id}-${language}.md`, import.meta.url);
  const before = readFileSync(page, 'utf8');
  const [head = '', ...sections] = before.split(/^(?=## )/m);
  const worst = sections.find(section => section.startsWith('## Before and after')) ?? '';
  const sample = said(sampleOf(language, PAGE_LINES), kind => `## ${sentence(kind)}\n`);
  writeFileSync(page, `${head}${worst}${sample}`);
}

if (values.pages) for (const language of LANGUAGES) writePage(language);
else {
  const sample = sampleOf(chosen, wanted);
  const shown = sample.kinds.reduce((n, { of }) => n + of.length, 0);
  console.log(`${game.id}, ${chosen}: ${shown} of ${sample.all} lines\n`);
  console.log(said(sample, kind => kind));
}
