import { Worker } from 'node:worker_threads';
import { games, type Learned } from '@teahouse/games';
import { type AnyGame, chooseOptions, deal, type Options, Refusal, rng } from '@teahouse/kernel';
import { taught } from '../packages/bots/src/learned.ts';
import type { Lesson } from '../packages/bots/src/pupil.ts';
import { duel, lessonsOf } from '../packages/bots/src/self-play.ts';
import { isTogether } from '../packages/bots/src/utility.ts';

/** What a thread is to do with each of some games, known by their numbers. */
export interface PartWanted {
  id: string;
  seats: number;
  seed: string;
  /** What was learned so far. */
  learned: Learned | null;
  numbers: readonly number[];
  /** To play with itself with so many iterations, or against the value made by hand with so many milliseconds. */
  does: { iterations: number } | { ms: number };
}

/** What came of a game. */
type PartSays = { n: number; lessons: readonly Lesson[] } | { n: number; share: number };

/** Plays its games one after another; the number of a game says all about it. */
export function* playGames({ id, seats, seed, learned, numbers, does }: PartWanted): Generator<PartSays> {
  const { game } = games.find(folder => folder.game.id === id)!;
  const knows = learned === null ? game : taught(game, learned);
  for (const n of numbers) {
    if ('ms' in does) {
      // Every deal is played from every seat.
      const table = {
        seats,
        seed: `duel ${seed} ${Math.floor(n / seats)}`,
        options: optionsOf(game, seats, Math.floor(n / seats)),
      };
      const budget = { iterations: Number.POSITIVE_INFINITY, ms: does.ms };
      yield { n, share: duel(knows, game, n % seats, table, budget) };
    } else {
      const table = { seats, seed: `${seed} ${n}`, options: optionsOf(game, seats, n) };
      const budget = { iterations: does.iterations, ms: Number.POSITIVE_INFINITY };
      yield { n, lessons: lessonsOf(knows, table, budget) };
    }
  }
}

/** As most play it, and every other game with options by lot; only where seats play against each other. */
function optionsOf(game: AnyGame, seats: number, n: number): Options {
  const usual = chooseOptions(game, seats, {});
  if (n % 2 === 0) return usual;
  const luck = rng(`options ${n}`);
  for (;;) {
    const wanted = Object.fromEntries(
      Object.entries(game.options).map(([name, values]) => [name, values[luck(values.length)]]),
    );
    try {
      const options = chooseOptions(game, seats, wanted);
      if (!isTogether(game, deal(game, { seats, seed: 'options', options }).g)) return options;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** The same in several threads, each with every so many-th. */
export async function playInParts(wanted: PartWanted, jobs: number, onGame: (says: PartSays) => void): Promise<void> {
  await Promise.all(
    Array.from({ length: jobs }, (_, part) => {
      const numbers = wanted.numbers.filter((_, i) => i % jobs === part);
      const worker = new Worker(new URL('learn-part.ts', import.meta.url), { workerData: { ...wanted, numbers } });
      worker.on('message', onGame);
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('exit', () => resolve());
      });
    }),
  );
}
