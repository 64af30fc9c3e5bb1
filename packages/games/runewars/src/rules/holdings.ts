import { call, NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note, noteTo } from '../journal.ts';
import type { QuestId, RewardId, TacticId } from '../printed/ids.ts';
import type { Hero, Table } from '../table.ts';
import { asks, procedure } from './book.ts';

/* Influence, hands and their limits. */

/** RW-TACT-03, RW-QUEST-08, RW-HERO-01 */
export const MOST_TACTICS = 10;
export const MOST_QUESTS = 3;
export const MOST_HEROES = 3;

export function gainInfluence(g: Table, seat: Seat, n: number, rule: Rule): void {
  if (n === 0) return;
  g.players[seat]!.influence += n;
  note(g, 'gains', rule, seat, 'influence', n);
}

/** As many as there are. */
export function loseInfluence(g: Table, seat: Seat, n: number, rule: Rule): void {
  const lost = Math.min(n, g.players[seat]!.influence);
  if (lost === 0) return;
  g.players[seat]!.influence -= lost;
  note(g, 'loses', rule, seat, 'influence', lost);
}

export function turnDial(g: Table, seat: Seat, resource: 'food' | 'wood' | 'ore', to: number, rule: Rule): void {
  const { dials } = g.players[seat]!;
  const value = Math.max(0, Math.min(8, to));
  if (value === dials[resource]) return;
  dials[resource] = value;
  note(g, 'dial', rule, seat, resource, value);
}

/** The top card of a deck; its discards are shuffled when it is empty (RW-LIMIT-01). Undefined: there is none at all. */
export function top<C extends string>(
  g: Table,
  deck: C[],
  discard: C[],
  why: Exclude<keyof Table['shuffled'], 'fate'>,
  faceDown: C[] = [],
): C | undefined {
  if (deck.length === 0 && discard.length + faceDown.length > 0) {
    g.shuffled[why] = discard.join(' ');
    deck.push(...shuffle(g, [...discard.splice(0), ...faceDown.splice(0)].sort(), why));
  }
  return deck.pop();
}

/** Draws, and lets the player discard what is above the limit. The last thing a step does. */
export function drawTactics(g: Table, seat: Seat, n: number, rule: Rule): void {
  pickUpTactics(g, seat, n, rule);
  if (g.players[seat]!.tactics.length > MOST_TACTICS) call(g, dropTactics, { seat });
}

/** Cards that come to the end of a hand, the limit not yet applied. */
export function pickUpTactics(g: Table, seat: Seat, n: number, rule: Rule): void {
  for (let i = 0; i < n; i++) {
    const card = top(g, g.tacticDeck, g.tacticDiscard, 'tactics');
    if (card === undefined) return;
    g.players[seat]!.tactics.push({ card, known: 0, fresh: true });
    noteTo(g, [seat], 'draws-tactic', rule, seat, card);
  }
}

/** RW-TACT-03 */
export const dropTactics = procedure<{ seat: Seat }>(
  'hand/tactics',
  {
    discard: asks({
      rule: 'RW-TACT-03',
      who: (g, { seat }) => (g.players[seat]!.tactics.length > MOST_TACTICS ? seat : NOBODY),
      options: (g, { seat }) => faces(g.players[seat]!.tactics),
      otherwise: (g, { seat }) => g.players[seat]!.tactics[0]!.card,
      take: (g, { seat }, card) => {
        discardTactic(g, seat, card, 'RW-TACT-03');
        return 'again';
      },
    }),
  },
  { draft: true },
);

/** Each face once: equal cards are one answer. */
export function faces<C extends string>(held: readonly { card: C }[]): C[] {
  const ids: C[] = [];
  for (const { card } of held) if (!ids.includes(card)) ids.push(card);
  return ids;
}

/** Takes a card out of a hand: of several alike the one that others know, and not a fresh one if it can be helped. */
export function takeTactic(g: Table, seat: Seat, card: TacticId): void {
  const hand = g.players[seat]!.tactics;
  let best = -1;
  hand.forEach((held, i) => {
    if (held.card !== card) return;
    const now = hand[best];
    if (now === undefined || (now.fresh && !held.fresh) || (now.fresh === held.fresh && held.known > now.known))
      best = i;
  });
  hand.splice(best, 1);
}

export function discardTactic(g: Table, seat: Seat, card: TacticId, rule: Rule): void {
  takeTactic(g, seat, card);
  g.tacticDiscard.push(card);
  note(g, 'discards-tactic', rule, seat, card);
}

/** RW-QUEST-06, RW-ORDER-67. The last thing a step does. */
export function drawQuests(g: Table, seat: Seat, n: number, rule: Rule): void {
  const { quests } = g.players[seat]!;
  for (let i = 0; i < n; i++) {
    const card = top(g, g.questDeck, g.questDiscard, 'quests', g.questsDropped);
    if (card === undefined) break;
    quests.push({ card, known: 0 });
    noteTo(g, [seat], 'draws-quest', rule, seat, card);
  }
  if (quests.length > MOST_QUESTS) call(g, dropQuests, { seat });
}

/** RW-QUEST-08: face down. */
export const dropQuests = procedure<{ seat: Seat }>(
  'hand/quests',
  {
    discard: asks({
      rule: 'RW-QUEST-08',
      who: (g, { seat }) => (g.players[seat]!.quests.length > MOST_QUESTS ? seat : NOBODY),
      options: (g, { seat }): QuestId[] => g.players[seat]!.quests.map(({ card }) => card),
      otherwise: (g, { seat }) => g.players[seat]!.quests[0]!.card,
      take: (g, { seat }, card) => {
        const { quests } = g.players[seat]!;
        quests.splice(
          quests.findIndex(held => held.card === card),
          1,
        );
        g.questsDropped.push(card);
        // Nobody saw which one it was, so nobody can be sure of the others any more.
        for (const held of quests) held.known = 0;
        noteTo(g, [seat], 'drops-quest', 'RW-QUEST-08', seat, card);
        return 'again';
      },
    }),
  },
  { draft: true },
);

/** RW-QUEST-05: face down under a hero. What was drawn; undefined where no reward is left. */
export function drawReward(g: Table, seat: Seat, hero: Hero, rule: Rule): RewardId | undefined {
  const card = top(g, g.rewardDeck, g.rewardDiscard, 'rewards');
  if (card === undefined) return undefined;
  hero.rewards.push({ card, known: 0 });
  noteTo(g, [seat], 'draws-reward', rule, seat, card, 1, hero.id);
  return card;
}

/** A reward is discarded open. */
export function discardReward(g: Table, seat: Seat, hero: Hero, card: RewardId, rule: Rule): void {
  // Of several alike the one that came last, which a quest may have brought.
  hero.rewards.splice(
    hero.rewards.findLastIndex(held => held.card === card),
    1,
  );
  g.rewardDiscard.push(card);
  note(g, 'discards-reward', rule, seat, card, 1, hero.id);
}
