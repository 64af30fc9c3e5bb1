import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE } from '../ids.ts';
import { note } from '../journal.ts';
import type { AreaId, HeroId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { heroesIn } from './areas.ts';
import { asks, procedure } from './book.ts';
import { heroOf } from './heroes.ts';
import { faces } from './holdings.ts';

/** RW-HERO-13: the answer that begins an exchange. */
export const EXCHANGE = 'exchange';

export const canExchange = (g: Table, seat: Seat, at: AreaId): boolean =>
  heroesIn(g, seat, at).length > 1 && givers(g, seat, at).length > 0;

const givers = (g: Table, seat: Seat, at: AreaId): HeroId[] => {
  const ids: HeroId[] = [];
  for (const { id, rewards } of heroesIn(g, seat, at)) if (rewards.length > 0) ids.push(id);
  return ids;
};
const takers = (g: Table, { seat, at, from }: Exchange): HeroId[] => {
  const ids: HeroId[] = [];
  for (const { id } of heroesIn(g, seat, at)) if (id !== from) ids.push(id);
  return ids;
};

interface Exchange {
  seat: Seat;
  at: AreaId;
  from: HeroId | null;
  to: HeroId | null;
  /** As many are handed over as there are rewards, at most: enough for any exchange. */
  left: number;
}

export function beginExchange(g: Table, seat: Seat, at: AreaId): void {
  let left = 0;
  for (const { rewards } of heroesIn(g, seat, at)) left += rewards.length;
  call(g, exchange, { seat, at, from: null, to: null, left });
}

/** Heroes of one player in one area hand rewards to each other, one by one; others see only how many go where. */
export const exchange = procedure<Exchange, 'from' | 'to' | 'reward'>(
  'hero/exchange',
  {
    from: asks({
      rule: 'RW-HERO-13',
      who: (_, { seat }) => seat,
      options: (g, { seat, at, left }): (HeroId | typeof DONE)[] =>
        left === 0 ? [DONE] : [DONE, ...givers(g, seat, at)],
      otherwise: () => DONE,
      take: (_, v, hero) => {
        if (hero === DONE) return 'leave';
        v.from = hero;
      },
    }),
    to: asks({
      rule: 'RW-HERO-13',
      who: (_, { seat }) => seat,
      options: takers,
      otherwise: (g, v) => takers(g, v)[0]!,
      take: (_, v, hero) => {
        v.to = hero;
      },
    }),
    reward: asks({
      rule: 'RW-HERO-13',
      who: (_, { seat, from }) => (from === null ? NOBODY : seat),
      pause: true,
      options: (g, { seat, from }) => faces(heroOf(g, seat, from!).rewards),
      otherwise: (g, { seat, from }) => heroOf(g, seat, from!).rewards[0]!.card,
      take: (g, v, card) => {
        const { seat, from, to } = v;
        const giver = heroOf(g, seat, from!);
        const taker = heroOf(g, seat, to!);
        const at = giver.rewards.findIndex(held => held.card === card);
        taker.rewards.push(...giver.rewards.splice(at, 1));
        // Nobody saw which one it was, so nobody can be sure of any of them.
        for (const held of giver.rewards) held.known = 0;
        for (const held of taker.rewards) held.known = 0;
        note(g, 'hands-over', 'RW-HERO-13', seat, from!, 1, to!);
        v.left--;
        return { goto: 'from' };
      },
    }),
  },
  { draft: true },
);
