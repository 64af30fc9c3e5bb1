import { call, type Seat } from '@teahouse/kernel';
import type { HeroId, RewardId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { asks, procedure } from './book.ts';
import { rewardCard } from './cards.ts';
import { heroOf, show } from './heroes.ts';
import { discardReward } from './holdings.ts';

/* Rewards that are discarded in their owner's turn. */

/** Heroes who hold a reward and can use it now. */
function usersOf(g: Table, seat: Seat, card: RewardId): HeroId[] {
  const ids: HeroId[] = [];
  const { turn } = rewardCard(card);
  if (turn === undefined) return ids;
  for (const hero of g.players[seat]!.heroes) {
    if (hero.rewards.some(held => held.card === card) && turn.can(g, seat, hero)) ids.push(hero.id);
  }
  return ids;
}

/** Rewards that a player may use in his turn, each face once. */
export function usableRewards(g: Table, seat: Seat): RewardId[] {
  const ids: RewardId[] = [];
  for (const { rewards } of g.players[seat]!.heroes) {
    for (const { card } of rewards) {
      if (!ids.includes(card) && usersOf(g, seat, card).length > 0) ids.push(card);
    }
  }
  return ids;
}

/** Where several heroes could use it, all of these are shown: whom to ask must not tell more. The last thing a step does. */
export function useReward(g: Table, seat: Seat, card: RewardId): void {
  const users = usersOf(g, seat, card);
  for (const id of users.length > 1 ? users : []) {
    const hero = heroOf(g, seat, id);
    show(g, seat, hero, hero.rewards.find(held => held.card === card)!);
  }
  call(g, spend, { seat, card });
}

/** Discards a reward for what it does. */
const spend = procedure<{ seat: Seat; card: RewardId }>('reward/use', {
  hero: asks({
    rule: 'RW-HERO-06',
    who: (_, { seat }) => seat,
    options: (g, { seat, card }) => usersOf(g, seat, card),
    otherwise: (g, { seat, card }) => usersOf(g, seat, card)[0]!,
    take: (g, { seat, card }, id) => {
      const hero = heroOf(g, seat, id);
      const { rule, turn } = rewardCard(card);
      discardReward(g, seat, hero, card, rule);
      turn!.use(g, seat, hero);
    },
  }),
});
