import {
  type AnyGame,
  asked,
  type GameText,
  type Heard,
  LANGUAGES,
  type Language,
  Match,
  type Question,
  type Why,
} from '@teahouse/kernel';
import { readLedger } from './ledger.ts';
import { dealOf, decisionFrom, Players, pick, restOf, tables } from './play.ts';
import { Reach } from './reach.ts';

export type Texts = Readonly<Record<Language, () => Promise<GameText>>>;

/**
 * So many games are played at least, and at most, until every question was asked and every note told, or so many in a
 * row have brought nothing new.
 */
const GAMES = { least: 6, most: 60, idle: 12 };

/**
 * Whatever a person might read in some games, in every language: at the game's own tables and, by turns, at those of
 * `also`, where something else happens. Returns what is missing or broken.
 */
export async function missingWords(
  game: AnyGame,
  texts: Texts,
  ledger: string,
  also: readonly AnyGame[] = [],
): Promise<string[]> {
  const readers: Reader[] = [];
  for (const language of LANGUAGES) readers.push(new Reader(language, await texts[language]()));
  for (const reader of readers) reader.whatIsFixed(game, readLedger(ledger).rules);
  const reach = new Reach();
  const houses = [game, ...also].map(played => ({ played, all: tables(played) }));
  let unreached = Number.POSITIVE_INFINITY;
  for (let n = 0, idle = 0; n < GAMES.most && idle < GAMES.idle; n++) {
    const { played, all } = houses[n % houses.length]!;
    const match = Match.begin(played, dealOf(all, 'words', n));
    const players = new Players(played, match.deal);
    while (!match.over) {
      const open = match.open();
      reach.asked(open);
      for (const q of open) for (const reader of readers) reader.answers(q, match.view(q.seat));
      const choice = players.choose(match.state, open);
      const { question, answer } = pick(open, choice);
      match.answers(question.seat, decisionFrom(played, match.state, question, answer, restOf(choice)), question.ask);
    }
    reach.played(match);
    for (const me of [null, 0]) for (const entry of match.heard(me)) for (const reader of readers) reader.note(entry);
    const { questions, notes } = reach.missing(game, readers[0]!.text);
    const left = questions.length + notes.length;
    if (n + 1 >= GAMES.least && left === 0) break;
    idle = left < unreached ? 0 : idle + 1;
    unreached = left;
  }
  return readers.flatMap(({ problems }) => [...problems]);
}

/** Reads everything once. */
class Reader {
  readonly text: GameText;
  readonly problems = new Set<string>();
  readonly #language: Language;
  readonly #answers = new Set<string>();
  readonly #notes = new Set<string>();

  constructor(language: Language, text: GameText) {
    this.#language = language;
    this.text = text;
  }

  /** What does not depend on what is played. */
  whatIsFixed(game: AnyGame, rules: readonly string[]): void {
    const { text } = this;
    this.#read('the title', text.title);
    this.#read('the tagline', text.tagline);
    for (const id of rules) this.#read(`rule ${id}`, text.rules[id]);
    for (const id of Object.keys(text.rules)) if (!rules.includes(id)) this.#problem(`rule ${id} is not in the ledger`);
    for (const ask of game.machine.asks()) {
      if (text.asks[ask] === undefined) this.#problem(`question ${ask} has no words`);
      else this.#read(`question ${ask}`, asked(text, ask, null));
    }
    for (const [option, values] of Object.entries(game.options)) {
      for (const value of values) this.#read(`option ${option}`, text.options[option]?.values[String(value)]);
    }
  }

  answers({ ask, options }: Question, seen: object): void {
    this.#read(`question ${ask}`, asked(this.text, ask, seen));
    const first = options[0]!;
    if (!this.#answers.has(first)) this.#read("a bot's reason", this.text.why(first, reasonFor(options), seen));
    for (const option of options) {
      if (this.#answers.has(option)) continue;
      this.#answers.add(option);
      this.#read(`answer ${option}`, this.text.answer(option, seen));
    }
  }

  note(entry: Heard): void {
    const { kind, rule, seat, what, n, at } = entry;
    const key = JSON.stringify([kind, rule, seat, what, n, at]);
    if (this.#notes.has(key)) return;
    this.#notes.add(key);
    this.#read(`note ${kind}`, this.text.notes[kind]?.(entry, this.#name));
    this.#read(`the rule '${rule}' behind note ${kind}`, this.text.rules[rule]);
  }

  readonly #name = (seat: number): string => {
    if (!Number.isInteger(seat) || seat < 0) this.#problem(`a sentence names seat ${seat}`);
    return `Player ${seat}`;
  };

  #read(what: string, sentence: unknown): void {
    const reads = typeof sentence === 'string' && sentence.trim() !== '';
    if (!reads || /\b(undefined|null|NaN)\b|\[object|\$\{/.test(sentence)) this.#problem(`${what} reads '${sentence}'`);
  }

  #problem(what: string): void {
    this.problems.add(`${this.#language}: ${what}`);
  }
}

/** A bot's reason with something in every field. */
function reasonFor(options: readonly string[]): Why {
  const others = options.slice(1, 3).map(answer => ({ answer, chance: 0.1, points: 1.5 }));
  return { rule: '', chance: 0.5, points: 40, others, because: null, iterations: 100 };
}
