import type { AnyGame, GameText, Question } from '@teahouse/kernel';
import type { Told } from './lines.ts';

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

/** What the games came to, as ids. */
export interface CameUp {
  readonly asked: Set<string>;
  readonly offered: Set<string>;
  readonly given: Set<string>;
  readonly told: Set<string>;
  readonly named: Set<string>;
}

/** What the games that were played came to: what never happens in them is not tested by them. */
export class Reach {
  readonly all: CameUp = {
    asked: new Set(),
    offered: new Set(),
    given: new Set(),
    told: new Set(),
    named: new Set(),
  };

  asked(open: readonly Question[]): void {
    for (const { ask, options } of open) {
      this.all.asked.add(ask);
      for (const option of options) this.all.offered.add(option);
    }
  }

  played({ log, journal }: Told): void {
    for (const { answer } of log) this.all.given.add(answer);
    for (const { kind, what, at } of journal) {
      this.all.told.add(kind);
      this.all.named.add(what);
      this.all.named.add(at);
    }
  }

  /** What other games came to. */
  add(reached: CameUp): void {
    for (const of of Object.keys(this.all) as (keyof CameUp)[]) for (const id of reached[of]) this.all[of].add(id);
  }

  missing(game: AnyGame, { notes }: Pick<GameText, 'notes'>, cards: readonly string[] = []): Unreached {
    const { asked, offered, given, told, named } = this.all;
    const without = (all: Iterable<string>, ...reached: ReadonlySet<string>[]): string[] =>
      [...all].filter(id => !reached.some(ids => ids.has(id))).sort();
    return {
      questions: without(game.machine.asks(), asked),
      notes: without(Object.keys(notes), told),
      cards: without(cards, given, named),
      answers: without(offered, given),
    };
  }
}

/** Takes out what comes up elsewhere, and gives what is said to and came up here. */
export function setAside(
  missing: Unreached,
  declared: readonly string[],
  elsewhere: (id: string) => boolean,
): string[] {
  const aside: string[] = [];
  for (const what of ['questions', 'notes', 'cards'] as const) {
    aside.push(...missing[what].filter(elsewhere));
    missing[what] = missing[what].filter(id => !elsewhere(id));
  }
  return declared.filter(id => elsewhere(id) && !aside.includes(id));
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
