// npm run rules [-- --json] [-- --check]: which rules of the ledgers are cited by tests.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Coverage, citations, coverage, type Exemptions, readLedger } from '@teahouse/testkit';

const root = new URL('../packages/games/', import.meta.url);
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
});

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const table: Record<string, Coverage> = {};
const problems: string[] = [];

for (const ledger of globSync('*/rules.md', { cwd: fileURLToPath(root) }).sort()) {
  const game = ledger.slice(0, ledger.indexOf('/'));
  const tests = globSync(`${game}/test/**/*.test.ts`, { cwd: fileURLToPath(root) });
  const exemptions: Exemptions = existsSync(new URL(`${game}/rules.json`, root))
    ? JSON.parse(read(`${game}/rules.json`))
    : { exempt: {}, pending: [] };
  const found = coverage(readLedger(read(ledger)), tests.map(read).flatMap(citations), exemptions);
  table[game] = found.coverage;
  problems.push(...found.problems.map(problem => `${game}: ${problem}`));
}
if (Object.keys(table).length === 0) problems.push('no ledger found');

const counts = Object.entries(table).map(([game, { missing, unplayed, ...rest }]) => [
  game,
  { ...rest, missing: missing.length, unplayed: unplayed.length },
]);
console.table(Object.fromEntries(counts));
for (const problem of problems) console.log(problem);
if (values.json) console.log(JSON.stringify(table));
if (values.check && problems.length > 0) process.exitCode = 1;
