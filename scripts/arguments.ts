import { LEVELS, type LevelName } from '@teahouse/bots';
import { games } from '@teahouse/games';
import { type AnyGame, chooseOptions, type Options, Refusal } from '@teahouse/kernel';

/** Ends a script that was called wrongly, with a sentence and how it is called. */
export type Fail = (sentence: string) => never;

export const failOf =
  (script: string, usage: string): Fail =>
  sentence => {
    console.error(`${script}: ${sentence}\n${usage}`);
    process.exit(2);
  };

/** What `parse` reads from the command line; what it does not know is said in a sentence. */
export function readArguments<T>(parse: () => T, fail: Fail): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof TypeError) fail(error.message);
    throw error;
  }
}

export function readGame(id: string | undefined, fail: Fail): AnyGame {
  const known = `There are: ${games.map(f => f.game.id).join(', ')}`;
  if (id === undefined) fail(`which game? ${known}`);
  return games.find(f => f.game.id === id)?.game ?? fail(`there is no game '${id}'. ${known}`);
}

export function readCount(name: string, text: string, fail: Fail, least = 1): number {
  const n = Number(text);
  return Number.isInteger(n) && n >= least ? n : fail(`--${name} is a number of ${name}, not '${text}'`);
}

export const readLevel = (name: string, fail: Fail): LevelName =>
  LEVELS.find(level => level === name) ?? fail(`there is no bot '${name}'. There are: ${LEVELS.join(', ')}`);

/** Options of a table, each as name=value. */
export function readOptions(game: AnyGame, seats: number, texts: readonly string[], fail: Fail): Options {
  const wanted: Record<string, unknown> = {};
  for (const text of texts) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? fail(`--option is name=value, not '${text}'`);
    const values = Object.hasOwn(game.options, name!) ? game.options[name!]! : [];
    wanted[name!] = values.find(one => String(one) === value) ?? value;
  }
  try {
    return chooseOptions(game, seats, wanted);
  } catch (error) {
    if (error instanceof Refusal) fail(error.message);
    throw error;
  }
}
