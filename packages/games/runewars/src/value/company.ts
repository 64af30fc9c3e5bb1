import { current, locals, type Seat } from '@teahouse/kernel';
import { HERO as PRINTED } from '../printed/heroes.ts';
import { ATTRIBUTES, type HeroId, type RewardId, SEASONS } from '../printed/ids.ts';
import { QUEST as QUESTS, type QuestLine } from '../printed/quests.ts';
import { heroCard } from '../rules/cards.ts';
import { moveHero } from '../rules/hero-move.ts';
import { attributeOf } from '../rules/heroes.ts';
import { heroChooses, heroesOf } from '../rules/quests.ts';
import { strategize } from '../rules/strategize.ts';
import type { Hero, Table } from '../table.ts';
import type { Clock } from './clock.ts';
import { field, indexOf } from './field.ts';
import { HEROES, INFLUENCE, QUEST, REWARD, SHARD, TACTIC } from './scales.ts';
import { FAR, stepsOf } from './terrain.ts';

/* Heroes, what they bear, and the quests they may complete. */

/** Written anew by every look. */
interface Company {
  heroes: number;
  rewards: number;
  quests: number;
}
const company: Company = { heroes: 0, rewards: 0, quests: 0 };

/** A reward that is no shard: every third may become a rune in the hands of the Captain. */
export const PLAIN = 1.2;
/** Somebody wise, somebody strong: how one hero differs from another. */
export function talentOf(id: HeroId): number {
  const { attributes, health } = PRINTED[id];
  return 0.1 * (attributes.strength + attributes.agility + attributes.wisdom - 7) + 0.1 * (health - 4);
}
/** What one more hero would be worth: there are not quests for many. */
export const recruitWorth = (heroes: number, future: number): number => (HEROES[heroes] ?? 0) * (0.2 + 0.8 * future);

/** What a line of a quest gives, once. */
export function lineWorth({ rewards, keep, influence, tactics, quests, allies, damage, loses }: QuestLine): number {
  const chosen = rewards > keep ? 1 + 0.25 * (rewards - keep) : 1;
  return (
    keep * REWARD * chosen + INFLUENCE * (influence - loses) + TACTIC * tactics + QUEST * quests + allies - 0.3 * damage
  );
}

/** By cards drawn: no gold, and nothing but red. */
const notGold = (cards: number): number => 0.867 ** cards;
const onlyRed = (cards: number): number => 0.6 ** cards;

/** What an attempt at a quest would bring a hero on the average. */
export function attemptWorth(hero: Hero, quest: keyof typeof QUESTS): number {
  const printed = QUESTS[quest];
  if (printed.duel !== null) {
    const left = PRINTED[hero.id].health - hero.damage;
    const chance = Math.max(
      0.1,
      Math.min(0.9, 0.5 + 0.15 * (left - printed.duel.foe.health) - 0.1 * printed.duel.foe.special.damage),
    );
    return chance * lineWorth(printed.duel.win) - 0.5 * (1 - chance);
  }
  const cards = attributeOf(hero, printed.attribute);
  const red = onlyRed(cards);
  const gold = 1 - notGold(cards);
  return (
    gold * lineWorth(printed.gold) +
    Math.max(0, 1 - gold - red) * lineWorth(printed.grey) +
    red * lineWorth(printed.red)
  );
}

/** How likely a hero so many areas beyond his reach gets there in a later quest phase, if there is one. */
function later(left: number, { orders, thisYear }: Clock): number {
  // At the end of a year the quest phase of the next one is not a later one.
  const phases = Math.floor((orders - (thisYear === 0 ? SEASONS.length : thisYear)) / SEASONS.length);
  return phases <= 0 || left > REACH * (phases - 1) ? 0 : 0.7 * 0.86 ** left;
}

/** How likely a hero gets to an area: in the quest phase of this year, or later. */
function arrival(steps: number, reach: number, phase: Phase, clock: Clock): number {
  if (steps === FAR) return 0;
  // Whoever is on his way will be so much nearer next year.
  if (phase === 'moving') return steps <= reach ? 0.97 : later(Math.max(0, steps - reach - REACH), clock);
  const late = later(Math.max(0, steps - reach), clock);
  if (phase === 'over' || steps > reach + 1) return late;
  return steps <= reach ? 0.85 : phase === 'to come' ? Math.max(0.5, late) : late;
}

/** Where the quest phase is for a hero: it comes, he waits in it, he moves, or it is over for him. */
type Phase = 'to come' | 'waiting' | 'moving' | 'over';

const REACH = 2;

/** Where a hero is, or will be by a move that is composed. */
function whereIs(g: Table, seat: Seat, hero: Hero): number {
  const plan = current(g, strategize);
  const walk = plan?.seat === seat ? plan.walks.find(one => one.hero === hero.id) : undefined;
  return indexOf(g, walk?.to ?? hero.area);
}

function stageOf(g: Table, seat: Seat, { id, routed }: Hero, { questing, thisYear, orders }: Clock): Phase {
  const phase = locals(g, heroesOf);
  if (phase !== null) {
    const top = g.stack.at(-1)!;
    if (top.proc === heroChooses.name && locals(g, heroChooses)!.hero === id) return routed ? 'over' : 'waiting';
    const isNext =
      phase.seat === seat ? !phase.acted.includes(id) : g.order.indexOf(seat) > g.order.indexOf(phase.seat);
    return isNext && !routed ? 'waiting' : 'over';
  }
  return questing || (thisYear === 0 && orders > 0) ? 'to come' : 'over';
}

export function companyOf(g: Table, seat: Seat, clock: Clock): Company {
  const { heroes, quests } = g.players[seat]!;
  company.heroes = 0;
  company.rewards = 0;
  company.quests = 0;
  const moving = locals(g, moveHero);
  const walks = moving !== null && g.stack.some(({ proc, step }) => proc === moveHero.name && step === 'step');
  const plan = current(g, strategize);
  for (let k = 0; k < heroes.length; k++) {
    const hero = heroes[k]!;
    let worth = (HEROES[k] ?? 0) + talentOf(hero.id) - 0.35 * hero.damage;
    for (const attribute of ATTRIBUTES) worth += 0.08 * hero.training[attribute];
    company.heroes += worth * (0.2 + 0.8 * clock.future);
    for (let r = 0; r < hero.rewards.length; r++)
      company.rewards += rewardWorth(g, seat, hero, hero.rewards[r]!.card, clock);
  }
  for (let q = 0; q < quests.length; q++) {
    const { card } = quests[q]!;
    const at = indexOf(g, QUESTS[card].area);
    let most = 0;
    for (let k = 0; k < heroes.length; k++) {
      const hero = heroes[k]!;
      const steps = stepsOf(g, hero, whereIs(g, seat, hero));
      const isMoving = moving !== null && moving.seat === seat && moving.hero === hero.id;
      if (isMoving && moving.quested) continue;
      const paces = REACH + (heroCard(hero.id).reach ?? 0) + (g.card === 'long-days' ? 1 : 0);
      const reach = !isMoving ? paces : walks ? Math.max(0, paces - moving.steps) : 0;
      // Whoever is picked for a step will take one that brings him nearer.
      const closer =
        plan !== null && plan.seat === seat && plan.hero === hero.id && g.stack.at(-1)!.step === 'to' ? 1 : 0;
      const stage: Phase = isMoving ? 'moving' : stageOf(g, seat, hero, clock);
      const worth = arrival(Math.max(0, steps[at]! - closer), reach, stage, clock) * attemptWorth(hero, card);
      if (worth > most) most = worth;
    }
    company.quests += most + QUEST * clock.future * 0.3;
  }
  return company;
}

/** A shard is a rune for whoever brings it home. */
function rewardWorth(g: Table, seat: Seat, hero: Hero, card: RewardId, clock: Clock): number {
  if (card !== 'timmorran-shard') return PLAIN * (0.3 + 0.7 * clock.future);
  const steps = stepsOf(g, hero, whereIs(g, seat, hero));
  let nearest = FAR;
  for (let i = 0; i < field.n; i++) {
    const { stronghold, city } = g.areas[i]!;
    if (field.control[i] === seat && (stronghold !== null || city !== null) && steps[i]! < nearest) nearest = steps[i]!;
  }
  const isTurnToCome = clock.orders > 0 || clock.main !== null || g.turn?.seat === seat;
  if (nearest === 0) return isTurnToCome ? SHARD + 0.5 : 0.5;
  return nearest === FAR ? 1 : Math.max(1, SHARD * Math.min(1, clock.orders / (1.5 * nearest)) - 0.5 * nearest);
}
