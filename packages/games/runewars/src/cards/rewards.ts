import { call } from '@teahouse/kernel';
import { FATE } from '../printed/fate.ts';
import type { RewardId } from '../printed/ids.ts';
import { area, isFriendly } from '../rules/areas.ts';
import type { RewardCard } from '../rules/cards.ts';
import { heal, heroOf, tested } from '../rules/heroes.ts';
import { gainInfluence } from '../rules/holdings.ts';
import { canReceiveRune, receipt, receiveRune } from '../rules/runes.ts';
import { drawForHero } from '../rules/test.ts';
import type { Duellist } from '../table.ts';
import { FLUTE, HORN, ICE_STORM, STAFF } from './rewards-turn.ts';

const rule = 'RW-HERO-06';

const symbols = ({ fate }: Duellist) => FATE[fate]!.circle;
const deal = (mine: Duellist, n: number): void => {
  mine.deals += n;
};

export const REWARD: Readonly<Record<RewardId, RewardCard>> = {
  /** In your turn, in a friendly area with a stronghold or city: discard to receive a dragon rune. */
  'timmorran-shard': {
    rule,
    turn: {
      can: (g, seat, hero) => {
        const here = area(g, hero.area);
        const isSeat = here.stronghold !== null || here.city !== null;
        return isSeat && isFriendly(g, seat, here) && canReceiveRune(g, seat);
      },
      use: (g, seat) => call(g, receiveRune, receipt(seat, 'shard')),
    },
  },
  /** Duel special: deal 1 damage; if that defeats the foe, all damage leaves the hero. */
  soulbiter: {
    rule,
    special: {
      use: (_, mine) => deal(mine, 1),
      fells: (g, mine) => {
        const hero = heroOf(g, mine.seat, mine.hero!);
        heal(g, mine.seat, hero, hero.damage, rule);
        mine.damage = hero.damage;
      },
    },
  },
  /** Duel special: deal 3 damage, then test Agility: for each red symbol the hero takes 1. */
  'dwarven-fire-bombs': {
    rule,
    special: {
      use: (g, mine) => {
        deal(mine, 3);
        const hero = heroOf(g, mine.seat, mine.hero!);
        const drawn = drawForHero(g, mine.seat, hero.id, tested(g, mine.seat, hero, 'agility'));
        for (const card of drawn) if (FATE[card]!.destiny === 'red') mine.suffers++;
      },
    },
  },
  /** In your turn: all neutral units of this area move to one beside it. */
  'flute-of-possession': { rule, turn: FLUTE },
  /** Duel special: prevent all damage of this round. */
  'ghost-armor': {
    rule,
    special: {
      use: (_, mine) => {
        mine.guarded = true;
      },
    },
  },
  /** The first damage of each duel is prevented. */
  'amulet-of-shielding': { rule, wards: 1 },
  /** Prevents 1 damage in each round. */
  runeplate: {
    rule,
    round: (_, mine) => {
      mine.prevents++;
    },
  },
  /** In your turn: all your units here stand up, or 1 neutral unit here is routed. */
  'staff-of-light': { rule, turn: STAFF },
  /** In your turn: up to 2 units in an area beside are routed. */
  'ice-storm': { rule, turn: ICE_STORM },
  /** Deals 1 damage in the first round. */
  'long-spear': {
    rule,
    round: (g, mine) => {
      if (g.duel!.round === 1) deal(mine, 1);
    },
  },
  /** A damage symbol deals 1 more. */
  'twin-blades': { rule, round: (_, mine) => deal(mine, symbols(mine).damage) },
  /** Duel special: deal 2 damage. */
  'thunder-maul': { rule, special: { use: (_, mine) => deal(mine, 2) } },
  /** Duel special: deal 1 damage that cannot be prevented. */
  'hunters-bow': {
    rule,
    special: {
      use: (_, mine) => {
        mine.pierces++;
      },
    },
  },
  /** A rout symbol also deals 1 damage. */
  'oak-shield': { rule, round: (_, mine) => deal(mine, symbols(mine).rout) },
  /** Before a duel with this hero the attacker draws a fate card: on gold there is none. */
  'shadow-cloak': { rule, deters: destiny => destiny === 'gold' },
  /** +1 Wisdom. */
  'ring-of-insight': { rule, attribute: 'wisdom' },
  /** +1 Strength. */
  'belt-of-the-bear': { rule, attribute: 'strength' },
  /** +1 Agility; moves 1 area more in the quest phase. */
  'swift-boots': { rule, attribute: 'agility', reach: 1 },
  /** In the quest phase: discard to heal fully, anywhere. */
  'healers-satchel': { rule, heals: true },
  /** In your turn: 3 influence. */
  'seal-of-envoys': {
    rule,
    turn: { can: () => true, use: (g, seat) => gainInfluence(g, seat, 3, rule) },
  },
  /** In your turn, in a friendly area with a stronghold: recruit 2 of your triangle units there. */
  'horn-of-the-levy': { rule, turn: HORN },
};
