import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import { REWARD_KIND } from '../../printed/decks.ts';
import { FATE } from '../../printed/fate.ts';
import type { HeroId, RewardId } from '../../printed/ids.ts';
import type { Duel, Duellist, Table } from '../../table.ts';
import { leftOf } from '../areas.ts';
import { anyway, asks, does, each, procedure } from '../book.ts';
import { heroCard, rewardCard, type Special } from '../cards.ts';
import { discardFate, drawFate } from '../fate.ts';
import { hasHidden, isBeaten, serves, show, succumb } from '../heroes.ts';
import { type DuelSide, foeOf, heroIn, isDown, isImaginary, nameOf, other, SIDES } from './duellists.ts';

/* RW-DUEL-04 to 10, 19: one round of a duel. */

const ROUNDS = 4;
const STRIKE = 'strike';
type Use = HeroId | RewardId | typeof STRIKE;

export const round = procedure(
  'duel/round',
  {
    draw: does(draw),
    /** RW-DUEL-06: the attacker's first. */
    specials: each(
      () => SIDES,
      (g, side: DuelSide) => {
        if (FATE[g.duel![side].fate]!.circle.special > 0) call(g, special, { side });
      },
    ),
    strike: does(strike),
  },
  { repeats: g => g.duel!.round < ROUNDS && !isDown(g.duel!.attacker) && !isDown(g.duel!.defender) },
);

/** Who draws for a side: for imaginary units the seat to the left (RW-DUEL-12). */
const drawer = (g: Table, { seat }: Duellist): Seat => (seat === NOBODY ? leftOf(g, g.duel!.attacker.seat) : seat);

/** RW-DUEL-05, 08, 09 */
function draw(g: Table): void {
  g.duel!.round++;
  for (const side of SIDES) {
    const mine = g.duel![side];
    const [card] = drawFate(g, 1);
    note(g, 'hero-fate', 'RW-DUEL-05', drawer(g, mine), nameOf(mine), card!);
    const { damage, rout } = FATE[card!]!.circle;
    mine.fate = card!;
    mine.use = null;
    mine.deals = damage;
    mine.pierces = 0;
    mine.suffers = 0;
    mine.prevents = 0;
    mine.guarded = rout > 0;
    for (const arm of [mine.weapon, mine.armour]) if (arm !== null) rewardCard(arm).round?.(g, mine);
  }
}

/** What a hero may use a special symbol for (RW-DUEL-07, 18). What is not in use asks for nothing. */
function usesOf(g: Table, mine: Duellist): Use[] {
  const uses: Use[] = [];
  if (heroCard(mine.hero!).special !== undefined) uses.push(mine.hero!);
  for (const arm of [mine.weapon, mine.armour]) {
    if (arm !== null && rewardCard(arm).special !== undefined) uses.push(arm);
  }
  if (uses.length === 0) uses.push(STRIKE);
  for (const { card } of heroIn(g, mine).rewards) {
    if (REWARD_KIND[card] === 'item' && rewardCard(card).special !== undefined) uses.push(card);
  }
  return uses;
}

const special = procedure<{ side: DuelSide }>('duel/special', {
  choose: asks({
    rule: 'RW-DUEL-07',
    who: (g, { side }) => {
      const mine = g.duel![side];
      if (isImaginary(mine)) return NOBODY;
      // From open facts only: what nobody has seen might be of use.
      return usesOf(g, mine).length > 1 || hasHidden(heroIn(g, mine)) ? mine.seat : NOBODY;
    },
    pause: true,
    options: (g, { side }) => usesOf(g, g.duel![side]),
    otherwise: (g, { side }) => usesOf(g, g.duel![side])[0]!,
    take: (g, { side }, use) => put(g, side, use),
  }),
  only: anyway((g, { side }) => {
    const mine = g.duel![side];
    if (isImaginary(mine)) foeStrikes(g, mine);
    else if (mine.use === null) put(g, side, usesOf(g, mine)[0]!);
  }),
});

/** RW-DUEL-12: it has no choice. */
function foeStrikes(g: Table, mine: Duellist): void {
  const { damage, prevents } = foeOf(mine.quest!).special;
  mine.deals += damage;
  mine.prevents += prevents;
  note(g, 'duel-uses', 'RW-DUEL-12', drawer(g, mine), 'foe');
}

function put(g: Table, side: DuelSide, use: Use): void {
  const mine = g.duel![side];
  mine.use = use;
  note(g, 'duel-uses', use === STRIKE ? 'RW-DUEL-18' : 'RW-DUEL-07', mine.seat, use);
  if (use === STRIKE) {
    mine.deals++;
    return;
  }
  const hero = heroIn(g, mine);
  const held = hero.rewards.find(({ card }) => card === use);
  if (held !== undefined) show(g, mine.seat, hero, held);
  specialOf(mine)!.use(g, mine, g.duel![other(side)]);
}

function specialOf({ use, hero }: Duellist): Special | undefined {
  if (use === null || use === STRIKE) return undefined;
  return use === hero ? heroCard(hero).special : rewardCard(use as RewardId).special;
}

/** RW-DUEL-10, 19: both take at the same moment what the other deals and they do not prevent. */
function strike(g: Table): void {
  discardFate(g);
  const { attacker, defender } = g.duel!;
  const toDefender = through(g, attacker, defender);
  const toAttacker = through(g, defender, attacker);
  wound(g, attacker, toAttacker + attacker.suffers);
  wound(g, defender, toDefender + defender.suffers);
  rally(g, g.duel!);
  if (toDefender > 0) fells(g, attacker, defender);
  if (toAttacker > 0) fells(g, defender, attacker);
}

/** What of the damage dealt by one side comes through: nothing stops what cannot be prevented. */
function through(g: Table, from: Duellist, to: Duellist): number {
  let rest = to.guarded ? 0 : Math.max(0, from.deals - to.prevents);
  const ignored = Math.min(rest, to.shield);
  to.shield -= ignored;
  rest -= ignored;
  return (rest > 0 ? warded(g, to, rest) : 0) + from.pierces;
}

/** Rewards that serve by themselves, once in a duel. */
function warded(g: Table, mine: Duellist, damage: number): number {
  if (isImaginary(mine)) return damage;
  let rest = damage;
  const hero = heroIn(g, mine);
  for (const held of hero.rewards) {
    const { wards } = rewardCard(held.card);
    if (wards === undefined || rest === 0 || mine.spent.includes(held.card)) continue;
    show(g, mine.seat, hero, held);
    mine.spent.push(held.card);
    rest = Math.max(0, rest - wards);
  }
  return rest;
}

function wound(g: Table, one: Duellist, n: number): void {
  if (n === 0) return;
  one.damage += n;
  if (!isImaginary(one)) heroIn(g, one).damage = one.damage;
  note(g, 'duel-hurt', 'RW-DUEL-19', drawer(g, one), nameOf(one), n);
}

/** Against an imaginary unit he falls as he does outside of duels, or stays and fights on. */
function rally(g: Table, { attacker, defender }: Duel): void {
  if (!isImaginary(defender) || !isDown(attacker)) return;
  const hero = heroIn(g, attacker);
  if (isBeaten(hero)) succumb(g, attacker.seat, hero);
  if (serves(g, attacker.seat, hero.id)) attacker.damage = hero.damage;
}

function fells(g: Table, mine: Duellist, foe: Duellist): void {
  if (isDown(foe) && !isDown(mine)) specialOf(mine)?.fells?.(g, mine);
}
