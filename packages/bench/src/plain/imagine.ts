import { ACTIONS, type Card, clone, fullHand, type State, shuffle } from './rules.ts';

const HANDS: readonly (readonly Card[])[] = [0, 1, 2, 3, 4].map(fullHand);

/** Another state that `me` cannot tell from `G`: new cards in the other hands, and in the months to come. */
export function reimagine(G: State, me: number, r: () => number): State {
  const world = clone(G);
  world.deck = G.deck.map((cards, i) => (i <= G.round ? cards : shuffle(ACTIONS.slice(), r)));
  for (const p of world.players) if (p.id !== me) p.hand = someOf(HANDS[p.id]!, p.hand.length, r);
  return world;
}

/** `n` of the cards, any of them equally likely, in the order they have. */
function someOf<T>(cards: readonly T[], n: number, r: () => number): T[] {
  const some: T[] = [];
  for (let i = 0; some.length < n; i++) if (r() % (cards.length - i) < n - some.length) some.push(cards[i]!);
  return some;
}
