import { type Own, type Redaction, type Rng, redact, type Seat, shuffleWith } from '@teahouse/kernel';
import { LANTERNS, type LanternId } from './lanterns.ts';
import type { Player, Table } from './table.ts';

/** What a player, or a spectator, sees of the table: of the deck only how many lanterns it has. */
export interface View extends Omit<Own<Table>, 'deck' | 'players'> {
  deck: number;
  players: SeenPlayer[];
}

/** Of another player's hand only how many lanterns it has. */
interface SeenPlayer extends Omit<Player, 'hand'> {
  hand: LanternId[] | number;
}

const count = (lanterns: readonly unknown[]): number => lanterns.length;

const rival: Redaction<Player, SeenPlayer> = { hand: count, shown: 'everyone', row: 'everyone' };

/** PL-SETUP-02 */
export const sees: Redaction<Own<Table>, View> = {
  rounds: 'everyone',
  round: 'everyone',
  deck: count,
  out: 'everyone',
  players: (players, me) => players.map((player, seat) => (seat === me ? player : redact(rival, player, me))),
};

/** Lays the lanterns that the viewer has not seen where the viewer sees only backs. */
export function fill(seen: View): Own<Table> {
  const known = new Set<LanternId>(seen.out);
  for (const { hand, row } of seen.players) {
    for (const id of row) known.add(id);
    if (typeof hand !== 'number') for (const id of hand) known.add(id);
  }
  const unseen = LANTERNS.filter(id => !known.has(id));
  const players = seen.players.map(
    ({ hand, shown, row }): Player => ({
      hand: typeof hand === 'number' ? unseen.splice(0, hand) : hand,
      shown,
      row,
    }),
  );
  return { rounds: seen.rounds, round: seen.round, deck: unseen, out: seen.out, players };
}

/** Nobody knows the deck, and only its owner a hand. */
export function scramble(g: Table, me: Seat | null, luck: Rng): void {
  const hidden = [g.deck];
  g.players.forEach(({ hand }, seat) => {
    if (seat !== me) hidden.push(hand);
  });
  const all: LanternId[] = [];
  for (const lanterns of hidden) all.push(...lanterns);
  shuffleWith(luck, all);
  for (const lanterns of hidden) for (let i = 0; i < lanterns.length; i++) lanterns[i] = all.pop()!;
}
