import type { Preview } from '@teahouse/boardkit/contract';
import type { Language, Question, Seat } from '@teahouse/kernel';
import { foreseeActivation } from '../../src/foresight/activation.ts';
import { type Foresight, foreseeAnswer } from '../../src/foresight/answer.ts';
import type { Change } from '../../src/foresight/change.ts';
import { boostPrice } from '../../src/foresight/prices.ts';
import { threats } from '../../src/foresight/threats.ts';
import { warnings } from '../../src/foresight/warnings.ts';
import { RESOURCES, SEATS, SECTIONS } from '../../src/ids.ts';
import { LOCATIONS, type LocationId, PLACE } from '../../src/printed/board.ts';
import { target } from '../../src/printed/hordes.ts';
import { type CommandId, faceOf } from '../../src/printed/ids.ts';
import type { BoardWords } from '../../text/board/words.ts';
import type { CardKey } from '../../text/cards/keys.ts';
import type { AskLabel, Text } from '../../text/en.ts';
import { type Talks, talksIn } from './council.ts';
import { copyInShort, orderInShort, type Speech } from './orders.ts';
import { type Seen, sectionOf } from './reading.ts';

/** What an answer would do, in sentences with numbers. */
export function preview(seen: Seen, question: Question, answer: string, text: Text, language: Language): Preview {
  const words = text.board;
  const talks = question.ask === WISH ? talksIn(seen) : null;
  if (talks !== null) return { lines: wishLines(talks, seen, question.seat, answer, text), warning: null };
  const foresight = foreseeAnswer(seen, question, answer);
  const lines = [
    ...(commandLines(seen, question, answer, { seen, me: question.seat, text, language }) ??
      cardLines(seen, question, answer, text, words)),
    ...locationLines(seen, question, answer, words),
    ...changeLines(seen, question, foresight.change, text, words),
    ...(foresight.owes > 0 ? [words.owes(foresight.owes)] : []),
    ...threatLines(seen, question, answer, foresight, text, words),
  ];
  if (lines.length === 0) lines.push(...plainLines(answer, words));
  const warned = warnings(seen, question.seat, question.ask, answer).map(warning => text.warnings[warning]);
  return { lines, warning: warned.length === 0 ? null : warned.join(' ') };
}

const WISH: AskLabel = 'together/wish.choose';

/** Who wants the same, and whether it is settled by that. */
function wishLines(talks: Talks, seen: Seen, me: Seat, answer: string, text: Text): string[] {
  const said = text.board.partners;
  const others = talks.seats.filter(seat => seat !== me && talks.wishes[seat] === answer);
  if (others.length === talks.seats.length - 1) return [said.settles];
  const names = others.map(seat => text.answer(SEATS[seat]!, seen)).join(', ');
  return [others.length === 0 ? said.nobodyWants : said.wantIt(names), said.round(talks.round, talks.rounds)];
}

/** A command that is chosen, laid or copied says what it would do now; the card itself can be read beside it. */
function commandLines(seen: Seen, { ask, seat }: Question, answer: string, speech: Speech): string[] | null {
  switch (ask as AskLabel) {
    case 'autumn.chooseCommands':
      return orderInShort(speech, seat, answer as CommandId);
    case 'autumn/place.choose':
      return orderInShort(speech, seat, seen.players[seat]!.revealed!);
    case 'command/betray.choose':
      return copyInShort(speech, seat, answer);
    default:
      return null;
  }
}

/** What the card says, and of a tactic what its stronger effect would cost. */
function cardLines(seen: Seen, { seat }: Question, answer: string, { cards }: Text, words: BoardWords): string[] {
  const face = faceOf(answer);
  const key = face ?? answer;
  if (!Object.hasOwn(cards, key)) return [];
  const boost = face === undefined ? null : boostPrice(seen, seat, face);
  return [cards[key as CardKey][1], ...(boost === null ? [] : [words.boost(boost.chi, boost.have)])];
}

const SENDS: readonly AskLabel[] = ['clerks/move.choose', 'location/hire.post'];

/** What a place does, who would carry what home, and what is missing. */
function locationLines(seen: Seen, { ask, seat }: Question, answer: string, words: BoardWords): string[] {
  if (!(LOCATIONS as readonly string[]).includes(answer)) return [];
  const location = answer as LocationId;
  const { missing, collects } = foreseeActivation(seen, location);
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

/** How the section that the answer is about stands then, and every other one that changes. */
function threatLines(
  seen: Seen,
  { seat }: Question,
  answer: string,
  foresight: Foresight,
  text: Text,
  words: BoardWords,
): string[] {
  const aimed = target(answer);
  const about = aimed === undefined ? SECTIONS.find(id => answer.endsWith(id)) : sectionOf(seen, aimed.horde);
  const now = threats(seen);
  return foresight.threats.flatMap(({ defence, power, holds, shame }, section) => {
    const before = now[section]!;
    const isSame = before.defence === defence && before.power === power && before.shame[seat] === shame[seat];
    if (power === 0 || (isSame && SECTIONS[section] !== about)) return [];
    const lines = [`${words.sections[SECTIONS[section]!]}: ${text.threat(defence, power)}.`];
    if (!holds) lines.push(words.breachBrings(words.amount('shame', shame[seat]!)));
    return lines;
  });
}

/** Ways to end or to decline something say so. */
function plainLines(answer: string, words: BoardWords): string[] {
  if (answer === 'done' || answer === 'pass') return [words.endsHere];
  return [words.nothingAtOnce];
}
