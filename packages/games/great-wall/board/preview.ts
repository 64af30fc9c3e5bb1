import type { Language, Preview, Question } from '@teahouse/kernel';
import { LOCATIONS, type LocationId, PLACE } from '../src/cards/board.ts';
import { target } from '../src/cards/hordes.ts';
import { faceOf } from '../src/cards/ids.ts';
import { activationForecast, answerForecast, type Change, threats, warnings } from '../src/forecast.ts';
import { RESOURCES, SECTIONS } from '../src/ids.ts';
import { board } from '../text/board/index.ts';
import type { BoardWords } from '../text/board/words.ts';
import type { CardKey } from '../text/cards/keys.ts';
import type { AskLabel, Text } from '../text/en.ts';
import { type Seen, sectionOf } from './reading.ts';

/** What an answer would do, in sentences with numbers. */
export function preview(seen: Seen, question: Question, answer: string, text: Text, language: Language): Preview {
  const words = board[language];
  const change = answerForecast(seen, question.seat, question.ask, answer);
  const lines = [
    ...cardLines(answer, text),
    ...locationLines(seen, question, answer, words),
    ...changeLines(seen, question, change, text, words),
    ...threatLines(seen, question, answer, text, words),
  ];
  if (lines.length === 0) lines.push(...plainLines(answer, words));
  const warned = warnings(seen, question.seat, question.ask, answer).map(warning => text.warnings[warning]);
  return { lines, warning: warned.length === 0 ? null : warned.join(' ') };
}

/** What the card says. */
function cardLines(answer: string, { cards }: Text): string[] {
  const key = faceOf(answer) ?? answer;
  return Object.hasOwn(cards, key) ? [cards[key as CardKey][1]] : [];
}

const SENDS: readonly AskLabel[] = ['clerks/move.choose', 'location/hire.post'];

/** What a place does, who would carry what home, and what is missing. */
function locationLines(seen: Seen, { ask, seat }: Question, answer: string, words: BoardWords): string[] {
  if (!(LOCATIONS as readonly string[]).includes(answer)) return [];
  const location = answer as LocationId;
  const { missing, collects } = activationForecast(seen, location);
  const { gives } = PLACE[location];
  const lines = [words.locationHelp[location]];
  if (SENDS.includes(ask as AskLabel)) lines.push(words.thenMissing(Math.max(0, missing - 1)));
  else if (gives !== null && collects[seat]! > 0) lines.push(words.youGet(words.amount(gives, collects[seat]!)));
  return lines;
}

function changeLines(seen: Seen, { seat }: Question, change: Change, text: Text, words: BoardWords): string[] {
  if (Object.keys(change).length === 0) return [];
  const lines = [`${text.change(change)}.`];
  const { goods } = seen.players[seat]!;
  const have = RESOURCES.filter(resource => goods !== null && change[resource] !== undefined).map(resource =>
    words.amount(resource, goods![resource] + change[resource]!),
  );
  if (have.length > 0) lines.push(words.youHave(have.join(', ')));
  return lines;
}

/** How the section stands that the answer is about. */
function threatLines(seen: Seen, { seat }: Question, answer: string, text: Text, words: BoardWords): string[] {
  const aimed = target(answer);
  const section = aimed === undefined ? SECTIONS.find(id => answer.endsWith(id)) : sectionOf(seen, aimed.horde);
  if (section === undefined || section === null) return [];
  const { defence, power, holds, shame } = threats(seen)[SECTIONS.indexOf(section)]!;
  if (power === 0) return [];
  const lines = [`${words.sections[section]}: ${text.threat(defence, power)}.`];
  if (!holds && shame[seat]! > 0) lines.push(words.breachBrings(words.amount('shame', shame[seat]!)));
  return lines;
}

/** Ways to end or to decline something say so. */
function plainLines(answer: string, words: BoardWords): string[] {
  if (answer === 'done' || answer === 'pass') return [words.endsHere];
  return [words.nothingAtOnce];
}
