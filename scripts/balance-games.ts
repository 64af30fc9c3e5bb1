import { Worker } from 'node:worker_threads';
import { choose, type LevelName } from '@teahouse/bots';
import { games } from '@teahouse/games';
import {
  type AnyGame,
  type Core,
  deal,
  type Entry,
  NOBODY,
  type Options,
  placesOf,
  type Question,
  type Rng,
  reimagine,
  rng,
  type Seat,
  view,
  withJournal,
} from '@teahouse/kernel';
import { give } from '../packages/bots/src/arena.ts';
import { bestAnswer } from '../packages/bots/src/move.ts';

interface GamesWanted {
  id: string;
  seats: number;
  options: Options;
  seed: string;
  count: number;
  bot: LevelName;
  /** Of every decision of a bot that searches; null for as many as it takes at a table. */
  iterations: number | null;
  /** The only questions that are searched; null for all. */
  searched: readonly string[] | null;
  /** Kinds of entries whose holders are compared. */
  by: readonly string[];
  /** Questions that are answered by lot, so that everything is seen as often. */
  lots: readonly string[];
}

/** Games that one thread plays: every so many-th, beginning with one of them. */
export interface PartWanted extends GamesWanted {
  first: number;
  every: number;
}

/** What one game came to. */
export interface Played {
  places: readonly number[];
  scores: readonly number[];
  decisions: number;
  /** The last thing that was noted, with its rule. */
  ending: string;
  noted: Noted[];
  /** What seats had that is asked for, by the entry that says so. */
  had: { seat: Seat; what: string }[];
}

/** How often something was noted, and what its numbers add up to; of all, and of those in first place. */
export interface Noted {
  key: string;
  times: number;
  sum: number;
  firstTimes: number;
  firstSum: number;
}

/** The games in so many threads. They depend on their number alone, not on the thread. */
export async function playInParts(wanted: GamesWanted, jobs: number, onGame: (played: Played) => void): Promise<void> {
  await Promise.all(
    Array.from({ length: Math.min(jobs, wanted.count) }, (_, first) => {
      const data: PartWanted = { ...wanted, first, every: jobs };
      const worker = new Worker(new URL('balance-part.ts', import.meta.url), { workerData: data });
      worker.on('message', onGame);
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('exit', code => (code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`))));
      });
    }),
  );
}

export function* playGames({ first, every, ...wanted }: PartWanted): Generator<Played> {
  const { game } = games.find(folder => folder.game.id === wanted.id)!;
  for (let n = first; n < wanted.count; n += every) yield play(game, `${wanted.seed} ${n}`, wanted);
}

function play(
  game: AnyGame,
  seed: string,
  { seats, options, bot, iterations, searched, by, lots }: GamesWanted,
): Played {
  const entries: Entry[] = [];
  const luck = rng(seed);
  const budget = iterations === null ? {} : { budget: { iterations, ms: Number.POSITIVE_INFINITY } };
  const { g, question } = deal(game, { seats, seed, options }, entries);
  let decisions = 0;
  for (let q = question; q !== null; decisions++) {
    const asked: Question = q;
    const answers = lots.includes(asked.ask)
      ? [asked.options[luck(asked.options.length)]!]
      : bot === 'greedy' || searched?.includes(asked.ask) === false
        ? [greedy(game, g, asked, luck)]
        : choose(game, {
            ...budget,
            level: bot,
            seen: view(game, g, asked.seat),
            question: asked,
            seed: `${seed} ${decisions}`,
          }).answers;
    q = withJournal(g, entries, () => give(game, g, asked, { answers }));
  }
  const places = placesOf(game.outcome(g), seats);
  const { kind, rule } = entries.at(-1)!;
  return {
    places,
    scores: places.map((_, seat) => game.value(g, seat)),
    decisions,
    ending: `${kind} ${rule}`,
    noted: count(entries, places),
    had: entries
      .filter(entry => by.includes(entry.kind) && entry.seat !== NOBODY)
      .map(({ seat, what, at }) => ({ seat, what: at === '' ? what : `${what} (${at})` })),
  };
}

/** As the bot of that name, in one imagined world and without reasons: thousands of games have to be played. */
function greedy(game: AnyGame, g: Core, question: Question, luck: Rng): string {
  const { seat, options } = question;
  if (options.length === 1) return options[0]!;
  return bestAnswer(game, reimagine(game, g, seat, luck), question, luck);
}

function count(entries: readonly Entry[], places: readonly number[]): Noted[] {
  const found = new Map<string, Noted>();
  for (const { kind, seat, what, n } of entries) {
    if (kind.startsWith('chance')) continue;
    const isFirst = seat !== NOBODY && places[seat] === 1;
    for (const key of what === '' ? [kind] : [kind, `${kind} ${what}`]) {
      const noted = found.get(key) ?? { key, times: 0, sum: 0, firstTimes: 0, firstSum: 0 };
      noted.times++;
      noted.sum += n;
      if (isFirst) noted.firstTimes++;
      if (isFirst) noted.firstSum += n;
      found.set(key, noted);
    }
  }
  return [...found.values()];
}
