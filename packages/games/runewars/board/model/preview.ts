import type { Preview } from '@teahouse/boardkit/contract';
import { type Language, NOBODY, type Question, type Seat } from '@teahouse/kernel';
import { envoysOf, marchOf } from '../../src/foresight/march.ts';
import { oddsOf } from '../../src/foresight/odds.ts';
import { orderOf } from '../../src/foresight/orders.ts';
import { AREAS, type AreaId, ORDERS, type OrderId, QUESTS, type QuestId } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { attributeOf, heroOf } from '../../src/rules/heroes.ts';
import { comersTo } from '../../src/rules/movement.ts';
import type { AskLabel } from '../../text/asks/labels.ts';
import type { Text } from '../../text/en.ts';
import { areaLines } from './areas.ts';
import { isActivation } from './moves.ts';
import { asking, openTable, type Seen } from './reading.ts';

/** What an answer would do, in sentences with numbers. */
export function preview(seen: Seen, question: Question, answer: string, text: Text, _language: Language): Preview {
  const lines =
    orderLines(seen, question, answer, text) ??
    envoyLines(seen, question, answer, text) ??
    areasLines(seen, question, answer, text) ??
    questLines(seen, question, answer, text) ??
    cardLines(answer, text);
  return {
    lines: lines.length > 0 ? lines : plainLines(answer, text),
    warning: warningOf(seen, question, answer, text),
  };
}

const isOneOf = <T extends string>(ids: readonly T[], id: string): id is T => ids.includes(id as T);

/** Whether an order would be supreme, and what it would bring without a battle. */
function orderLines(seen: Seen, { ask, seat }: Question, answer: string, text: Text): string[] | null {
  if (!isOneOf<OrderId>(ORDERS, answer)) return null;
  const [, says, bonus] = text.words.cards.orders[answer];
  if ((ask as AskLabel) !== 'orders.choose') return [says];
  const { board, resources } = { board: text.board, resources: text.words.resources };
  const { supreme, ways } = orderOf(seen, seat, seat, answer);
  const said = ways.map(change =>
    Object.entries(change)
      .map(([key, n]) =>
        key in resources
          ? board.dialTurns(resources[key as keyof typeof resources], n)
          : board.change(key as 'units', n),
      )
      .join(', '),
  );
  const brings = said.filter(way => way !== '');
  const lines = [bonus === '' ? '' : supreme ? board.supreme : board.notSupreme];
  lines.push(brings.length === 0 ? says : `${brings.join(` ${board.or} `)}.`);
  return lines.filter(line => line !== '');
}

/** Words for influence, or a battle. */
function envoyLines(seen: Seen, { ask, seat }: Question, answer: string, text: Text): string[] | null {
  const { board } = text;
  if ((ask as AskLabel) === 'bid.offer') return [board.bidLeaves(seen.players[seat]!.influence - Number(answer))];
  const isFight = answer === 'fight' && seen.battle !== null;
  if (isFight) {
    const { chance, attackerLoses, defenderLoses } = oddsOf(seen, seat);
    return [board.chance(chance), board.losses(attackerLoses, defenderLoses)];
  }
  if ((ask as AskLabel) !== 'diplomacy.choose') return null;
  const { gold, grey, red } = envoysOf(seen, Number(answer));
  return [board.envoys(gold, grey, red)];
}

/** Who could come where a march is to go, and what lies in the area that is chosen. */
function areasLines(seen: Seen, { ask, seat }: Question, answer: string, text: Text): string[] | null {
  const id = isOneOf<AreaId>(AREAS, answer) ? answer : null;
  if (id === null || !seen.areas.some(here => here.id === id)) return null;
  const nameOf = (seat: number): string => {
    const faction = seat === NOBODY ? null : seen.players[seat]!.faction;
    return faction === null ? text.board.neutrals : text.words.forms.factions[faction].name;
  };
  const lies = `${areaLines({ seen, text, words: text.board, nameOf }, id).join('. ')}.`;
  return isActivation(ask) ? [text.board.canCome(comersInWords(seen, seat, id, text)), lies] : [lies];
}

/** All that could march to an area: '3 Archers and 1 Warrior from LB'. */
function comersInWords(seen: Seen, seat: Seat, to: AreaId, { words: { forms } }: Text): string {
  const armies = new Map<AreaId, string[]>();
  for (const { unit, from, n } of comersTo(openTable(seen), seat, to)) {
    armies.set(from, [...(armies.get(from) ?? []), forms.units[unit].counted(n)]);
  }
  return [...armies].map(([from, units]) => `${forms.list(units)} ${forms.area(from, null).from}`).join('; ');
}

/** What a quest asks for, and how likely each destiny is for the hero who would attempt it. */
function questLines(seen: Seen, { ask, seat }: Question, answer: string, text: Text): string[] | null {
  if (!isOneOf<QuestId>(QUESTS, answer)) return null;
  const { task } = text.quest(answer);
  const { attribute } = QUEST[answer];
  const { hero: id } = asking(seen);
  const hero = seen.players[seat]!.heroes.find(one => one.id === id);
  if ((ask as AskLabel) !== 'hero/move.act' || attribute === null || hero === undefined) return [task];
  const { gold, grey, red } = envoysOf(seen, attributeOf(heroOf(openTable(seen), seat, hero.id), attribute));
  return [task, text.board.destinyOdds(gold, grey, red)];
}

/** What the card says. */
function cardLines(answer: string, text: Text): string[] {
  const { developments, seasons, objectives, titles, tactics, heroes, rewards } = text.words.cards;
  for (const deck of [developments, seasons, objectives, titles, tactics, heroes, rewards]) {
    const card = (deck as Readonly<Record<string, readonly string[]>>)[answer];
    if (card !== undefined) return [card[1]!];
  }
  const faction = (text.words.cards.factions as Readonly<Record<string, string>>)[answer];
  return faction === undefined ? [] : [faction];
}

/** Ways to end or to decline something say so. */
const plainLines = (answer: string, { board }: Text): string[] =>
  answer === 'done' || answer === 'pass' ? [board.endsHere] : [];

/** An activation for nothing asks once. */
function warningOf(seen: Seen, { ask }: Question, answer: string, { board }: Text): string | null {
  if (!ask.endsWith('.move') || answer !== 'done') return null;
  const march = marchOf(seen);
  return march !== null && march.army.length === 0 && march.heroes.length === 0 ? board.nobodyMoves : null;
}
