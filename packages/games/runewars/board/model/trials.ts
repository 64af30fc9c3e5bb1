import { locals, type Seat } from '@teahouse/kernel';
import type { AreaId, Attribute, HeroId, QuestId } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { testDestiny } from '../../src/rules/battle/diplomacy.ts';
import { attributeOf, heroOf } from '../../src/rules/heroes.ts';
import { testQuest } from '../../src/rules/quest.ts';
import { test } from '../../src/rules/test.ts';
import { areaAsked, openTable, type Seen } from './reading.ts';

/** Fate cards that are drawn for their destiny: a hero on a quest, or envoys to neutral units. */
export interface Trial {
  seat: Seat;
  hero: { id: HeroId; attribute: Attribute; quest: QuestId | null } | null;
  /** Where envoys go; null where that is not known. */
  area: AreaId | null;
  /** How many are drawn. */
  cards: number;
  /** Those that lie open; none before they are drawn. */
  drawn: readonly number[];
}

export function trialOf(seen: Seen): Trial | null {
  const envoys = locals(seen, testDestiny);
  if (envoys !== null) {
    const area = seen.battle?.area ?? areaAsked(seen);
    return { seat: envoys.seat, hero: null, area, cards: envoys.cards, drawn: seen.fateOpen };
  }
  const attempt = locals(seen, testQuest);
  const tested = locals(seen, test);
  const attribute = tested?.attribute ?? (attempt === null ? null : QUEST[attempt.quest].attribute);
  const who = tested ?? attempt;
  // When the test is over, what it brings is asked elsewhere.
  if (who === null || attribute === null || (tested === null && attempt!.got !== null)) return null;
  const hero = heroOf(openTable(seen), who.seat, who.hero);
  return {
    seat: who.seat,
    hero: { id: who.hero, attribute, quest: attempt?.quest ?? null },
    area: null,
    cards: attributeOf(hero, attribute) + who.extra,
    drawn: tested === null ? [] : seen.fateOpen,
  };
}
