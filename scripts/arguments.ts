import { games } from '@teahouse/games';
import type { AnyGame } from '@teahouse/kernel';

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
