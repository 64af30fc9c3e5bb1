import type { AnyGame, AnyMatch, GameText, Question } from '@teahouse/kernel';

/** What could be reached and was not, by its ids. */
interface Unreached {
  /** Of the rulebook, that nobody was asked. */
  questions: string[];
  /** Of the text, that nobody was told. */
  notes: string[];
  /** That no answer and no note named. */
  cards: string[];
  /** That were offered and never given. */
  answers: string[];
}

/** What the games that were played came to: what never happens in them is not tested by them. */
export class Reach {
  readonly #asked = new Set<string>();
  readonly #offered = new Set<string>();
  readonly #given = new Set<string>();
  readonly #told = new Set<string>();
  readonly #named = new Set<string>();

  asked(open: readonly Question[]): void {
    for (const { ask, options } of open) {
      this.#asked.add(ask);
      for (const option of options) this.#offered.add(option);
    }
  }

  played({ log, journal }: AnyMatch): void {
    for (const { answer } of log) this.#given.add(answer);
    for (const { kind, what, at } of journal) {
      this.#told.add(kind);
      this.#named.add(what);
      this.#named.add(at);
    }
  }

  missing(game: AnyGame, { notes }: Pick<GameText, 'notes'>, cards: readonly string[] = []): Unreached {
    const without = (all: Iterable<string>, ...reached: ReadonlySet<string>[]): string[] =>
      [...all].filter(id => !reached.some(ids => ids.has(id))).sort();
    return {
      questions: without(game.machine.asks(), this.#asked),
      notes: without(Object.keys(notes), this.#told),
      cards: without(cards, this.#given, this.#named),
      answers: without(this.#offered, this.#given),
    };
  }
}

/** How many of each may be left out; none where nothing is said. */
export interface Without {
  questions?: number;
  notes?: number;
  cards?: number;
}

/** Says that too much was never reached, and what; null if it is not too much. */
export function tooLittle(missing: Unreached, { questions = 0, notes = 0, cards = 0 }: Without): string | null {
  for (const [what, few] of Object.entries({ questions, notes, cards }) as [keyof Without, number][]) {
    const { length } = missing[what];
    if (length > few)
      return `${length} ${what} never came up, and no more than ${few} should:\n${printUnreached(missing)}`;
  }
  return null;
}

/** What was never reached, a line for each kind. */
export function printUnreached(unreached: Unreached): string {
  const lines = Object.entries(unreached)
    .filter(([, ids]) => ids.length > 0)
    .map(([what, ids]) => `never reached: ${ids.length} ${what}: ${shortened(ids)}`);
  return lines.length === 0 ? 'all questions, notes and answers were reached' : lines.join('\n');
}

const SHOWN = 40;
const shortened = (ids: readonly string[]): string =>
  ids.slice(0, SHOWN).join(', ') + (ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : '');
