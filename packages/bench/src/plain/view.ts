import type { Action, Card, Player, State } from './rules.ts';

/** The action cards of months to come are face down; of another hand only its size is known: as on the kernel. */
interface Seen extends Omit<State, 'deck' | 'players'> {
  deck: (Action[] | null)[];
  players: (Omit<Player, 'hand'> & { hand: Card[] | number })[];
}

export const seenBy = (G: State, me: number | null): Seen => ({
  ...G,
  deck: G.deck.map((cards, month) => (month <= G.round ? cards : null)),
  players: G.players.map(player => (player.id === me ? player : { ...player, hand: player.hand.length })),
});
