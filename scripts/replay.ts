// npm run replay -- file.json: plays an exported table again, offline, and checks its shuffle.
import { readFileSync } from 'node:fs';
import { games } from '@teahouse/games';
import { placesOf } from '@teahouse/kernel';
import { TableFile } from '@teahouse/protocol';
import * as v from 'valibot';
import { Refused } from '../packages/server/src/refused.ts';
import { playFile } from '../packages/server/src/tables/files.ts';

function fail(sentence: string): never {
  console.error(`replay: ${sentence}`);
  process.exit(1);
}

function read(path: string): TableFile {
  try {
    const checked = v.safeParse(TableFile, JSON.parse(readFileSync(path, 'utf8')));
    if (checked.success) return checked.output;
    return fail(
      `${path} is not an exported table (${v.getDotPath(checked.issues[0]) ?? 'it'}: ${checked.issues[0].message})`,
    );
  } catch (error) {
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

const [path] = process.argv.slice(2);
if (path === undefined) fail('which file? npm run replay -- table.json');
const file = read(path);
try {
  const match = playFile(new Map(games.map(({ game }) => [game.id, game])), file);
  const places = placesOf(match.game.outcome(match.state), match.state.seats);
  console.log(`${file.game}: ${file.answers.length} answers, each led where the file says`);
  console.log(`the seed is the one that was committed to: ${file.commitment}`);
  console.log(match.over ? `places by seat: ${places.join(', ')}` : 'the game was not played to its end');
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  fail(error.message);
}
