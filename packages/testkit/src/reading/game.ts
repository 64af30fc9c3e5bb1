import {
  type AnyGame,
  asked,
  type GameText,
  LANGUAGES,
  type Language,
  Match,
  type NameOf,
  type Question,
  type Why,
} from '@teahouse/kernel';
import { dealOf, decisionFrom, Players, pick, restOf, tables } from '../play.ts';
import type { Texts } from '../words.ts';
import { Reading } from './recorder.ts';

/** What somebody sees who is asked, for a board to be drawn. */
export interface Shown {
  readonly seats: number;
  readonly seen: object;
  readonly question: Question;
  readonly language: Language;
  /** What it is asked for is recorded. */
  readonly text: GameText;
  readonly name: NameOf;
}

interface ReadGame {
  readonly games: number;
  readonly seed: string;
  /** Where other things happen. */
  readonly also?: readonly AnyGame[];
  /** Draws what somebody sees, each question once. */
  readonly shows?: (shown: Shown, reading: Reading) => void;
}

/** Of more answers than this the rest are of the same kind. */
const ANSWERS = 12;
const NAMES = ['Anna', 'Bruno', 'Clara', 'Dario', 'Emma', 'Frida'];
const nameOf: NameOf = seat => NAMES[seat]!;

/** Everything somebody may read in a few games, always the same ones, in all languages. */
export async function readGame(
  game: AnyGame,
  texts: Texts,
  { games, seed, also = [], shows }: ReadGame,
): Promise<Reading> {
  const reading = new Reading();
  const readers = await Promise.all(LANGUAGES.map(async language => ({ language, text: await texts[language]() })));
  for (const { language, text } of readers) whatIsFixed(reading, language, text);
  const shown = new Set<string>();
  const reasoned = new Set<string>();
  const houses = [game, ...also].map(played => ({ played, all: tables(played) }));
  for (let n = 0; n < games; n++) {
    const { played, all } = houses[n % houses.length]!;
    const match = Match.begin(played, dealOf(all, seed, n));
    const players = new Players(played, match.deal);
    while (!match.over) {
      const open = match.open();
      const choice = players.choose(match.state, open);
      const { question, answer } = pick(open, choice);
      const seen = match.view(question.seat);
      for (const { language, text } of readers) {
        const key = `${n} ${match.log.length} ${question.ask}`;
        reading.add(language, 'question', question.ask, asked(text, question.ask, seen));
        for (const id of question.options.slice(0, ANSWERS)) {
          reading.add(language, 'answer', `${key} ${id}`, text.answer(id, seen));
        }
        if (!reasoned.has(`${language} ${question.ask}`)) {
          reading.add(
            language,
            'reason',
            key,
            text.why(answer, whyOf(question.options.filter(id => id !== answer)), seen),
          );
          reasoned.add(`${language} ${question.ask}`);
        }
      }
      if (shows !== undefined && !shown.has(question.ask)) {
        shown.add(question.ask);
        for (const { language, text } of readers) {
          const recorded = reading.recorded(language, 'board', text);
          shows({ seats: match.deal.seats, seen, question, language, text: recorded, name: nameOf }, reading);
        }
      }
      match.answers(question.seat, decisionFrom(played, match.state, question, answer, restOf(choice)), question.ask);
    }
    for (const me of [null, 0]) {
      for (const [place, entry] of match.heard(me).entries()) {
        for (const { language, text } of readers) {
          reading.add(language, 'note', `${n} ${me} ${place} ${entry.kind}`, text.notes[entry.kind]!(entry, nameOf));
        }
      }
    }
  }
  return reading;
}

/** What does not depend on what is played. */
function whatIsFixed(reading: Reading, language: Language, text: GameText): void {
  const { rules, asks, notes: _, ...others } = text;
  for (const [id, said] of Object.entries(rules)) reading.add(language, 'rule', id, said);
  for (const ask of Object.keys(asks)) reading.add(language, 'question', ask, asked(text, ask, null));
  for (const [name, value] of Object.entries(others)) reading.leaves(language, 'text', value, name);
}

/** A bot's reason with others close behind. */
function whyOf(options: readonly string[]): Why {
  const others = options.slice(0, 2).map((answer, i) => ({ answer, chance: 0.02 + 0.03 * i, points: 1.5 }));
  return { rule: '', chance: 0.84, points: 40, others, because: null, iterations: 100 };
}
