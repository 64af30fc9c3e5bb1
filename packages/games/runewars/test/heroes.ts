import type { Seat } from '@teahouse/kernel';
import type { Table } from '../src/index.ts';
import type { AreaId, ExplorationId, HeroId, QuestId, RewardId } from '../src/printed/ids.ts';
import { area } from '../src/rules/areas.ts';
import { hero, position } from './position.ts';

/* Words for tables with heroes on them. */

function takeOut<C>(piles: readonly C[][], card: C): C {
  for (const pile of piles) {
    const at = pile.indexOf(card);
    if (at >= 0) return pile.splice(at, 1)[0]!;
  }
  throw new Error(`${card} is in none of its piles`);
}

/** Exactly these quests in hand; nobody else has seen them. */
export function quests(g: Table, seat: Seat, ...cards: QuestId[]): void {
  const hand = g.players[seat]!.quests;
  g.questDeck.unshift(...hand.splice(0).map(({ card }) => card));
  for (const card of cards) {
    for (const other of g.players) {
      const at = other.quests.findIndex(held => held.card === card);
      if (at >= 0) g.questDeck.push(other.quests.splice(at, 1)[0]!.card);
    }
    hand.push({ card: takeOut([g.questDeck, g.questBox], card), known: 0 });
  }
}

/** The next rewards to be drawn, the first one first. */
export function rewards(g: Table, ...cards: RewardId[]): void {
  for (const card of cards) takeOut([g.rewardDeck], card);
  g.rewardDeck.push(...cards.reverse());
}

/** An exploration token in an area. */
export function explorable(g: Table, at: AreaId, token: ExplorationId, revealed = false): void {
  takeOut([g.explorationBox], token);
  area(g, at).exploration = { token, revealed };
}

/** A summer on a quick map: no hero but those that are put there, and no cards in hands. */
export const summer = (given: (g: Table) => void, { map = 1, exploration = false } = {}) =>
  position({
    factions: ['daqan', 'uthuk'],
    map,
    options: { exploration },
    given: g => {
      g.season = 'summer';
      for (const player of g.players) {
        g.heroDeck.push(...player.heroes.splice(0).map(({ id }) => id));
        g.tacticDeck.push(...player.tactics.splice(0).map(({ card }) => card));
        g.questDeck.unshift(...player.quests.splice(0).map(({ card }) => card));
      }
      // Only the tokens that a test lays.
      for (const here of g.areas) {
        if (here.exploration !== null) g.explorationBox.push(here.exploration.token);
        here.exploration = null;
      }
      given(g);
    },
  });

export const heroOf = (g: Readonly<Table>, seat: Seat, id: HeroId) => {
  const found = g.players[seat]!.heroes.find(one => one.id === id);
  if (found === undefined) throw new Error(`${id} does not serve ${seat}`);
  return found;
};
export const bears = (g: Readonly<Table>, seat: Seat, id: HeroId): RewardId[] =>
  heroOf(g, seat, id).rewards.map(({ card }) => card);

export { hero };
