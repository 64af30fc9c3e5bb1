import { deepEqual, ok as must, notEqual } from 'node:assert/strict';
import { type AnyGame, type Core, cloneOf, LANGUAGES, type Language, type Question, type Rng } from '@teahouse/kernel';
import { any } from './play.ts';

type Learner = (g: Core, q: Question, luck: Rng) => string;

/** How a game may be played while a lesson is told: anything at all, what looks best at once, or as its bots play. */
export function learnersOf(game: AnyGame): Readonly<Record<'atRandom' | 'greedily' | 'asBeginner', Learner>> {
  const atRandom: Learner = (_, q, luck) => any(q, luck);
  const greedily: Learner = (g, q) => {
    const worth = (answer: string): number => {
      const after = cloneOf(game, g);
      game.machine.play(after, q, answer);
      return game.value(after, q.seat);
    };
    const worths = q.options.map(worth);
    return q.options[worths.indexOf(Math.max(...worths))]!;
  };
  /** Well, and now and then not. */
  const asBeginner: Learner = (g, q, luck) => (luck(100) < 30 ? atRandom : greedily)(g, q, luck);
  return { atRandom, greedily, asBeginner };
}

/** A lesson as a board gives it, as far as it is tested here. */
interface Script {
  table: unknown;
  title: string;
  teaches: string;
  steps: readonly { id: string }[];
  words: Readonly<Record<string, { title: string; text: string }>>;
}

const LONGEST_TITLE = 32;
const MOST_WORDS = 45;

/**
 * The same lesson in every language: words for every step, a title that fits and a few whole sentences.
 * `names` gives what steps must say, by their ids: things are called what they are called elsewhere.
 */
export async function mustSayTheSame(
  scripts: Readonly<Record<Language, Script>>,
  names: (language: Language) => Promise<readonly (readonly [step: string, says: string])[]>,
): Promise<void> {
  const { table, steps } = scripts.en;
  for (const language of LANGUAGES) {
    const { words, title: name, teaches, ...rest } = scripts[language];
    deepEqual(rest, { table, steps }, `${language}: the same table and steps`);
    for (const said of [name, teaches]) notEqual(said, '', `${language}: the lesson has a name`);
    const told = steps.map(({ id }) => id).toSorted();
    deepEqual(Object.keys(words).toSorted(), told, `${language}: words for every step`);
    for (const [id, { title, text }] of Object.entries(words)) {
      must(title !== '' && title.length <= LONGEST_TITLE, `${language}, ${id}: '${title}'`);
      must(/[.!?]$/.test(text), `${language}, ${id} ends in the middle of a sentence`);
      const n = text.split(/\s+/).length;
      must(n <= MOST_WORDS, `${language}, ${id}: ${n} words`);
    }
    for (const [id, says] of await names(language)) {
      const { title, text } = words[id]!;
      must(`${title} ${text}`.includes(says.replaceAll('\u00AD', '')), `${language}: ${id} does not say '${says}'`);
    }
  }
}
