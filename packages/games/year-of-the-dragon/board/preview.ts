import type { Preview } from '@teahouse/boardkit/contract';
import type { Question } from '@teahouse/kernel';
import { GROUPS, type GroupId } from '../src/cards/actions.ts';
import { MONTHS, SUPER_MONTH } from '../src/cards/events.ts';
import { CARD, type CardId, type Person, TILE, TILES } from '../src/cards/persons.ts';
import { type Foresight, foreseeAction, foreseeAnswer, mayAct } from '../src/foresight/answer.ts';
import type { Change } from '../src/foresight/change.ts';
import { foreseeEvent, foreseeSuper } from '../src/foresight/events.ts';
import { warnings } from '../src/foresight/warnings.ts';
import { feeOf } from '../src/rules/actions.ts';
import { DECLINE } from '../src/rules/persons.ts';
import type { Text } from '../text/en.ts';
import { hasStruck, type Seen } from './reading.ts';

const MOST_EVENTS = 2;
const GOODS = ['yuan', 'rice', 'fireworks'] as const;

/** What an answer would do, in sentences with numbers. */
export function preview(seen: Seen, question: Question, answer: string, text: Text): Preview {
  const foresight = foreseeAnswer(seen, question, answer);
  const group = GROUPS.indexOf(answer as GroupId);
  const lines =
    group >= 0 ? groupLines(seen, question, group, text) : changeLines(seen, question, answer, foresight, text);
  lines.push(...recruitLines(seen, answer, text), ...eventLines(seen, question, foresight, text));
  if (lines.length === 0) lines.push(...laterLines(seen, answer, text));
  const warned = warnings(seen, question.seat, question.ask, answer).map(warning => text.warnings[warning]);
  return { lines, warning: warned.length === 0 ? null : warned.join(' ') };
}

/** A card by itself brings nobody; those it can bring say how far they move their ruler. */
function recruitLines(seen: Seen, answer: string, text: Text): string[] {
  const card = Object.hasOwn(CARD, answer) ? CARD[answer as CardId] : null;
  if (card === 'wild') return [text.board.anyPerson];
  const tiles = TILES.filter(({ id, type }) => type === card && seen.stacks[id] > 0);
  return tiles.map(({ id, value }) => `${text.answer(id)}: ${text.board.moves(value)}.`);
}

/** What the next question is about, where an answer by itself changes nothing. */
function laterLines(seen: Seen, answer: string, text: Text): string[] {
  const say = text.board;
  if (Object.hasOwn(TILE, answer)) {
    return [`${text.answer(answer)}: ${say.moves(TILE[answer as Person].value)}; ${say.full}.`];
  }
  if (answer === DECLINE) return [say.nobodyComes];
  if (answer === 'privilege') return [text.asks['actions/privilege.choose']];
  if (answer === 'wall') return [seen.house.wall === 'choose' ? text.asks['wall/build.choose'] : say.drawsTile];
  return [say.nothingAtOnce];
}

/** The fee is part of the option; then what each of its actions would give. */
function groupLines(seen: Seen, { seat }: Question, n: number, text: Text): string[] {
  const group = seen.groups[n]!;
  const fee = feeOf(group);
  const first =
    fee === 0
      ? text.board.free
      : `${text.board.pays(text.amount('yuan', fee))} ${youHave({ yuan: -fee }, seen, seat, text)}`;
  const actions = group.cards
    .filter(action => mayAct(seen, seat, action, fee))
    .map(action => {
      const gives = text.change(foreseeAction(seen, seat, action));
      return gives === '' ? `${text.answer(action)}.` : `${text.answer(action)}: ${gives}.`;
    });
  return [first, actions.join(' ')];
}

function changeLines(seen: Seen, { seat }: Question, answer: string, { change }: Foresight, text: Text): string[] {
  if (Object.keys(change).length === 0) return [];
  const lines = [`${text.change(change)}.`];
  const have = youHave(change, seen, seat, text);
  if (have !== '') lines.push(have);
  if ((answer === 'small' || answer === 'large') && change.dragons !== undefined) {
    const months = MONTHS.length + 1 - seen.month;
    lines.push(
      text.board.everyMonth(text.change({ points: change.dragons }), text.amount('points', change.dragons * months)),
    );
  }
  return lines;
}

function youHave(change: Change, seen: Seen, seat: number, text: Text): string {
  const ruler = seen.rulers[seat]!;
  const goods = GOODS.filter(key => change[key] !== undefined).map(key => text.amount(key, ruler[key] + change[key]!));
  return goods.length === 0 ? '' : text.board.youHave(goods.join(', '));
}

/** The next events that would go another way. */
function eventLines(seen: Seen, { seat }: Question, foresight: Foresight, text: Text): string[] {
  const lines: string[] = [];
  const compare = (name: string, month: number, look: (seen: Seen) => Change | null): void => {
    const [before, after] = [look(seen), look(foresight.seen)];
    if (before === null || after === null || text.change(before) === text.change(after)) return;
    lines.push(text.board.eventThen(name, month, text.change(after) || text.nothing));
  };
  for (const month of MONTHS) {
    if (lines.length >= MOST_EVENTS) break;
    if (month < seen.month || hasStruck(seen, month)) continue;
    compare(text.events[seen.events[month - 1]!].name, month, view => foreseeEvent(view, seat, month));
    if (month !== SUPER_MONTH || seen.superEvent === null || seen.superEvent === 'hidden') continue;
    compare(text.superEvents[seen.superEvent].name, month, view => foreseeSuper(view, seat));
  }
  return lines.slice(0, MOST_EVENTS);
}
