import { type AnyGame, type GameText, LANGUAGES, type Language, Match, type Why } from '@teahouse/kernel';
import { readLedger } from './ledger.ts';
import { CHOICES, dealOf, luckOf, pick, tables } from './random-play.ts';

export type Texts = Readonly<Record<Language, () => Promise<GameText>>>;

/** Whatever a person might read in some random games, in every language. Returns what is missing or broken. */
export async function missingWords(game: AnyGame, texts: Texts, ledger: string, games = 6): Promise<string[]> {
  const problems = new Set<string>();
  const { rules } = readLedger(ledger);
  const all = tables(game);
  for (const language of LANGUAGES) {
    const text = await texts[language]();
    const read = (what: string, sentence: unknown): void => {
      if (
        typeof sentence !== 'string' ||
        sentence.trim() === '' ||
        /\b(undefined|null|NaN)\b|\[object|\$\{/.test(sentence)
      ) {
        problems.add(`${language}: ${what} reads '${sentence}'`);
      }
    };
    const name = (seat: number): string => {
      if (!Number.isInteger(seat) || seat < 0) problems.add(`${language}: a sentence names seat ${seat}`);
      return `Player ${seat}`;
    };
    read('the title', text.title);
    read('the tagline', text.tagline);
    read('what the cover shows', text.cover);
    for (const id of rules) read(`rule ${id}`, text.rules[id]);
    for (const id of Object.keys(text.rules)) {
      if (!rules.includes(id)) problems.add(`${language}: rule ${id} is not in the ledger`);
    }
    for (const ask of game.machine.asks()) read(`question ${ask}`, text.asks[ask]);
    for (const [option, values] of Object.entries(game.options)) {
      for (const value of values) read(`option ${option}`, text.options[option]?.values[String(value)]);
    }
    for (let n = 0; n < games; n++) {
      const match = Match.begin(game, dealOf(all, 'words', n));
      const luck = luckOf(match.deal);
      while (!match.over) {
        const open = match.open();
        for (const { options } of open) {
          for (const option of options) read(`answer ${option}`, text.answer(option));
          read("a bot's reason", text.why(options[0]!, reasonFor(options)));
        }
        const { question, answer } = pick(open, luck(CHOICES));
        match.answer(question.seat, answer, question.ask);
      }
      for (const me of [null, 0]) {
        for (const entry of match.heard(me)) {
          read(`note ${entry.kind}`, text.notes[entry.kind]?.(entry, name));
          read(`the rule '${entry.rule}' behind note ${entry.kind}`, text.rules[entry.rule]);
        }
      }
    }
  }
  return [...problems];
}

/** A bot's reason with something in every field. */
function reasonFor(options: readonly string[]): Why {
  const others = options.slice(1, 3).map(answer => ({ answer, chance: 0.1, points: 1.5 }));
  return { rule: '', chance: 0.5, points: 40, others, because: null, iterations: 100 };
}
