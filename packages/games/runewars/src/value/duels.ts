import type { Seat } from '@teahouse/kernel';
import { REWARD_KIND } from '../printed/decks.ts';
import { heroCard } from '../rules/cards.ts';
import { heroOf, serves } from '../rules/heroes.ts';
import type { Duellist, Table } from '../table.ts';
import { PLAIN } from './company.ts';
import { HEROES, REWARD } from './scales.ts';

/* A duel of heroes that is under way. */

const ROUNDS = 4;
/** Damage that a hero deals in a round on the average: by himself, with an ability for the special symbol, armed. */
const BLOW = 0.55;
const SKILL = 0.35;
const ARMED = 0.25;

/** How likely a duellist brings the other down in the rounds that are left. */
function fells({ hero, weapon }: Duellist, { health, damage, shield, armour }: Duellist, rounds: number): number {
  const skill = hero !== null && heroCard(hero).special !== undefined ? SKILL : 0;
  const blow = BLOW + skill + (weapon === null ? 0 : ARMED) - (armour === null ? 0 : ARMED);
  return 1 / (1 + Math.exp((health - damage + shield - 0.5 - blow * rounds) / 0.7));
}

/** What a duel promises one of its sides: the rewards of the other, at the risk of a hero and what he bears. */
export function duelWorth(g: Table, seat: Seat): number {
  if (g.duel === null) return 0;
  const { attacker, defender, round } = g.duel;
  if (attacker.hero === null || defender.hero === null) return 0;
  const [mine, theirs] = attacker.seat === seat ? [attacker, defender] : [defender, attacker];
  if (mine.seat !== seat) return 0;
  const rounds = ROUNDS - Math.max(0, round - 1);
  // Whoever has fallen is gone before the duel is over.
  if (!serves(g, seat, mine.hero!) || !serves(g, theirs.seat, theirs.hero!)) return 0;
  const own = heroOf(g, seat, mine.hero!);
  const foe = heroOf(g, theirs.seat, theirs.hero!);
  let risk = HEROES[0]!;
  for (const { card } of own.rewards) risk += REWARD_KIND[card] === 'relic' ? REWARD : PLAIN;
  return fells(mine, theirs, rounds) * (TROPHY + REWARD * foe.rewards.length) - fells(theirs, mine, rounds) * risk;
}
/** A hero that the others no longer have. */
const TROPHY = 1.2;
