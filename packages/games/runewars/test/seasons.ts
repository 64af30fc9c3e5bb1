import type { Seat } from '@teahouse/kernel';
import type { Table } from '../src/index.ts';
import { SEASON_CARD } from '../src/printed/decks.ts';
import type { SeasonCardId, TacticId, TitleId } from '../src/printed/ids.ts';

/* Where the tests of seasons begin. */

/** A card is the next of its season, which is now. */
export function nextCard(g: Table, card: SeasonCardId): void {
  const { season } = SEASON_CARD[card];
  g.season = season;
  const deck = g.seasonDecks[season];
  deck.push(...deck.splice(deck.indexOf(card), 1));
}

/** A card lies open, in its season. */
export function openCard(g: Table, card: SeasonCardId): void {
  nextCard(g, card);
  g.card = g.seasonDecks[g.season].pop()!;
}

/** How much influence each seat has. */
export function influence(g: Table, ...amounts: number[]): void {
  amounts.forEach((n, seat) => {
    g.players[seat]!.influence = n;
  });
}
export const influenceOf = (g: Readonly<Table>): number[] => g.players.map(player => player.influence);

export function title(g: Table, id: TitleId, holder: Seat, n = 1): void {
  g.titles[id] = { holder, influence: n };
}

/** The next tactics to be drawn, the first one first. */
export function nextTactics(g: Table, ...cards: TacticId[]): void {
  const top = cards.map(card => {
    const at = g.tacticDeck.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in the deck`);
    return g.tacticDeck.splice(at, 1)[0]!;
  });
  g.tacticDeck.push(...top.reverse());
}
