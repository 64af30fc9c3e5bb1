import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { PASS } from '../../ids.ts';
import { note } from '../../journal.ts';
import { REWARD_KIND } from '../../printed/decks.ts';
import { FATE } from '../../printed/fate.ts';
import type { HeroId, QuestId, RewardId } from '../../printed/ids.ts';
import { type Duellist, EVERYBODY, type Hero, type Table } from '../../table.ts';
import { asks, does, each, procedure } from '../book.ts';
import { rewardCard } from '../cards.ts';
import { discardFate } from '../fate.ts';
import { heroOf, show } from '../heroes.ts';
import { drawForHero } from '../test.ts';
import { duelStart, opened } from '../windows.ts';
import { asDuellist, type DuelSide, heroIn, imaginary, isDown, isImaginary, nameOf, SIDES } from './duellists.ts';
import { conclude } from './outcome.ts';
import { round } from './round.ts';

/* RW-DUEL */

/** RW-DUEL-01. The caller begins the duel. */
export function challenge(g: Table, seat: Seat, hero: HeroId, rival: Seat, foe: HeroId): void {
  begin(g, asDuellist(g, seat, hero), asDuellist(g, rival, foe));
}
/** RW-DUEL-12 */
export function meetFoe(g: Table, seat: Seat, hero: HeroId, quest: QuestId): void {
  begin(g, asDuellist(g, seat, hero), imaginary(quest));
}
function begin(g: Table, attacker: Duellist, defender: Duellist): void {
  g.duel = { area: heroIn(g, attacker).area, attacker, defender, round: 0 };
  note(g, 'challenges', 'RW-DUEL-01', attacker.seat, attacker.hero!, 0, nameOf(defender));
}

/** Fights the duel that lies on the table; gives whether the attacker has won. */
export const duel = procedure<{ won: boolean }, 'window' | 'deter' | 'arms' | 'rounds' | 'conclude' | 'end', boolean>(
  'duel',
  {
    /** RW-DUEL-02 */
    window: does(g => {
      const { attacker, defender } = g.duel!;
      const seats = isImaginary(defender) ? opened(attacker.seat) : opened(attacker.seat, defender.seat);
      call(g, duelStart, seats);
    }),
    /** Shadow Cloak: whatever armour is named later. */
    deter: does(g => {
      if (!isDeterred(g)) return;
      g.duel = null;
      return { gives: false };
    }),
    /** RW-DUEL-03: openly, the attacker first. */
    arms: each(
      () => SIDES,
      (g, side: DuelSide) => {
        if (!isImaginary(g.duel![side])) call(g, takeArms, { side });
      },
    ),
    rounds: does(g => call(g, round, {})),
    conclude: does((g, v) => {
      const { attacker, defender } = g.duel!;
      v.won = isDown(defender) && !isDown(attacker);
      conclude(g);
    }),
    end: does((g, { won }) => {
      g.duel = null;
      return { gives: won };
    }),
  },
);

function isDeterred(g: Table): boolean {
  const { attacker, defender } = g.duel!;
  if (isImaginary(defender)) return false;
  const target = heroIn(g, defender);
  const held = target.rewards.find(({ card }) => rewardCard(card).deters !== undefined);
  if (held === undefined) return false;
  show(g, defender.seat, target, held);
  const [card] = drawForHero(g, attacker.seat, attacker.hero!, 1);
  discardFate(g);
  const { deters, rule } = rewardCard(held.card);
  if (!deters!(FATE[card!]!.destiny)) return false;
  note(g, 'duel-prevented', rule, defender.seat, target.id);
  return true;
}

type ArmKind = 'weapon' | 'armour';

const armsOf = ({ rewards }: Hero, kind: ArmKind): RewardId[] => {
  const ids: RewardId[] = [];
  for (const { card } of rewards) if (REWARD_KIND[card] === kind) ids.push(card);
  return ids;
};
/** From open facts only: what nobody has seen might be one. */
const mayBear = ({ rewards }: Hero, kind: ArmKind): boolean =>
  rewards.some(({ card, known }) => known !== EVERYBODY || REWARD_KIND[card] === kind);

const arm = (kind: ArmKind) =>
  asks<{ side: DuelSide }, string, RewardId | typeof PASS>({
    rule: 'RW-DUEL-03',
    who: (g, { side }) => (mayBear(heroIn(g, g.duel![side]), kind) ? g.duel![side].seat : NOBODY),
    pause: true,
    options: (g, { side }): (RewardId | typeof PASS)[] => [PASS, ...armsOf(heroIn(g, g.duel![side]), kind)],
    otherwise: (g, { side }) => armsOf(heroIn(g, g.duel![side]), kind)[0] ?? PASS,
    take: (g, { side }, card) => {
      if (card === PASS) return;
      const mine = g.duel![side];
      mine[kind] = card;
      const hero = heroOf(g, mine.seat, mine.hero!);
      note(g, 'duel-weapon', 'RW-DUEL-03', mine.seat, card, 0, hero.id);
      show(g, mine.seat, hero, hero.rewards.find(held => held.card === card)!);
    },
  });

const takeArms = procedure<{ side: DuelSide }>('duel/arms', { weapon: arm('weapon'), armour: arm('armour') });

/** Hero's Hour: whether a seat's hero fights, and damage that its hero will ignore. */
export const fights = (g: Table, seat: Seat): boolean =>
  g.duel !== null && (g.duel.attacker.seat === seat || g.duel.defender.seat === seat);
export function ignoreDamage(g: Table, seat: Seat, n: number): void {
  const { attacker, defender } = g.duel!;
  (attacker.seat === seat ? attacker : defender).shield += n;
}
