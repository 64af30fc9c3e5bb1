import { call, locals, NOBODY, type Seat } from '@teahouse/kernel';
import { note } from '../journal.ts';
import type { Destiny, HeroId, QuestId } from '../printed/ids.ts';
import { QUEST, type TestQuest } from '../printed/quests.ts';
import { EVERYBODY, type Table } from '../table.ts';
import { does, procedure } from './book.ts';
import { duel, meetFoe } from './duel/duel.ts';
import { drawQuests } from './holdings.ts';
import { questLine } from './quest-line.ts';
import { test } from './test.ts';
import { beforeTest, opened } from './windows.ts';

/* RW-QUEST: attempts at quests. */

/** Quests in hand that name an area. */
export function questsAt(g: Table, seat: Seat, at: string): QuestId[] {
  const ids: QuestId[] = [];
  for (const { card } of g.players[seat]!.quests) if (QUEST[card].area === at) ids.push(card);
  return ids;
}

/** RW-QUEST-09: shown to all, now and as long as it stays in hand. The last thing a step does. */
export function attempt(g: Table, seat: Seat, hero: HeroId, quest: QuestId): void {
  g.players[seat]!.quests.find(({ card }) => card === quest)!.known = EVERYBODY;
  note(g, 'attempts', 'RW-QUEST-09', seat, quest, 0, hero);
  if (QUEST[quest].duel === null) call(g, testQuest, { seat, hero, quest, extra: 0, got: null });
  else call(g, duelQuest, { seat, hero, quest, got: null });
}

interface Attempt {
  seat: Seat;
  hero: HeroId;
  quest: QuestId;
}

/** RW-QUEST-02, 03, 07: failed on red. */
export const testQuest = procedure<Attempt & { extra: number; got: Destiny | null }>('quest/test', {
  window: does((g, { seat }) => call(g, beforeTest, opened(seat))),
  test: does((g, v) => {
    const { attribute } = QUEST[v.quest] as TestQuest;
    call(g, test, { seat: v.seat, hero: v.hero, attribute, extra: v.extra }, v);
  }),
  complete: does((g, v) => {
    if (v.got === 'red') note(g, 'fails', 'RW-QUEST-07', v.seat, v.quest);
    else complete(g, v);
  }),
  line: does((g, { seat, hero, quest, got }) => {
    call(g, questLine, { seat, hero, quest, line: got!, drawn: 0, area: null });
  }),
});

/** RW-QUEST-10, 12: won if the imaginary unit falls and the hero does not. */
export const duelQuest = procedure<Attempt & { got: boolean | null }>('quest/duel', {
  duel: does((g, v) => {
    meetFoe(g, v.seat, v.hero, v.quest);
    call(g, duel, { won: false }, v);
  }),
  complete: does((g, v) => {
    if (v.got === true) complete(g, v);
    else note(g, 'fails', 'RW-QUEST-12', v.seat, v.quest);
  }),
  line: does((g, { seat, hero, quest, got }) => {
    if (got === true) call(g, questLine, { seat, hero, quest, line: 'win', drawn: 0, area: null });
  }),
});

/** RW-QUEST-06 */
function complete(g: Table, { seat, quest }: Attempt): void {
  const { quests } = g.players[seat]!;
  quests.splice(
    quests.findIndex(({ card }) => card === quest),
    1,
  );
  g.questDiscard.push(quest);
  note(g, 'completes', 'RW-QUEST-06', seat, quest);
  drawQuests(g, seat, 1, 'RW-QUEST-06');
}

/** Whose hero is about to be tested for a quest; NOBODY otherwise. */
export const testedSeat = (g: Table): Seat => locals(g, testQuest)?.seat ?? NOBODY;
/** Fate cards more for that test. */
export function drawMore(g: Table, n: number): void {
  locals(g, testQuest)!.extra += n;
}
