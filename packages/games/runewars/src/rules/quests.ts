import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { PASS } from '../ids.ts';
import { note } from '../journal.ts';
import { ATTRIBUTES, type Attribute, type HeroId, type RewardId } from '../printed/ids.ts';
import type { Hero, Table } from '../table.ts';
import { area, isFriendly } from './areas.ts';
import { asks, does, each, procedure } from './book.ts';
import { heroCard, rewardCard } from './cards.ts';
import { beginExchange, canExchange, EXCHANGE } from './exchange.ts';
import { moveHero, moving } from './hero-move.ts';
import { heal, heroOf } from './heroes.ts';
import { discardReward } from './holdings.ts';

/** RW-HERO-07: the quest phase of summer, in normal play order. */
export const questPhase = procedure('quests', {
  players: each(
    g => g.order,
    (g, seat: Seat) => call(g, heroesOf, { seat, acted: [] }),
  ),
});

/** All heroes of one player, in the order he likes. */
export const heroesOf = procedure<{ seat: Seat; acted: HeroId[] }>('quests/heroes', {
  begin: does((g, { seat }) => {
    for (const hero of g.players[seat]!.heroes) heroCard(hero.id).questPhase?.(g, seat, hero);
  }),
  next: asks({
    rule: 'RW-HERO-07',
    who: (_, { seat }) => seat,
    options: waiting,
    mayBeEmpty: true,
    otherwise: (g, v) => waiting(g, v)[0]!,
    take: (g, v, hero) => {
      v.acted.push(hero);
      call(g, heroChooses, { seat: v.seat, hero, exchanged: false });
      return 'again';
    },
  }),
});

function waiting(g: Table, { seat, acted }: { seat: Seat; acted: HeroId[] }): HeroId[] {
  const ids: HeroId[] = [];
  for (const { id } of g.players[seat]!.heroes) if (!acted.includes(id)) ids.push(id);
  return ids;
}

/* RW-HERO-08 */
const MOVE = 'move';
const HEAL = 'heal';
const TRAIN = 'train';
type Choice = typeof MOVE | typeof HEAL | typeof TRAIN | typeof EXCHANGE | typeof PASS | RewardId;

const canHeal = (g: Table, seat: Seat, hero: Hero): boolean =>
  hero.damage > 0 && isFriendly(g, seat, area(g, hero.area));
const MOST_TRAINING = 2;
const trainable = ({ training }: Hero): Attribute[] => ATTRIBUTES.filter(one => training[one] < MOST_TRAINING);

interface Chooser {
  seat: Seat;
  hero: HeroId;
  /** Rewards have changed hands, which is only allowed before something else. */
  exchanged: boolean;
}

export const heroChooses = procedure<Chooser>('quests/hero', {
  choose: asks({
    rule: 'RW-HERO-08',
    who: (_, { seat }) => seat,
    // What he bears may add an answer, so he is always asked.
    pause: true,
    options: (g, { seat, hero: id, exchanged }): Choice[] => {
      const hero = heroOf(g, seat, id);
      const choices: Choice[] = [];
      if (!hero.routed) choices.push(MOVE);
      const heals = canHeal(g, seat, hero);
      const trains = trainable(hero).length > 0;
      if (heals) choices.push(HEAL);
      if (trains) choices.push(TRAIN);
      if (hero.damage > 0) {
        for (const { card } of hero.rewards) if (rewardCard(card).heals === true) choices.push(card);
      }
      if ((heals || trains) && !exchanged && canExchange(g, seat, hero.area)) choices.push(EXCHANGE);
      if (!exchanged) choices.push(PASS);
      return choices;
    },
    why: (_, __, answer) => {
      if (answer === MOVE) return 'RW-HERO-17';
      if (answer === HEAL) return 'RW-HERO-14';
      if (answer === TRAIN) return 'RW-HERO-16';
      return answer === EXCHANGE ? 'RW-HERO-13' : 'RW-HERO-08';
    },
    otherwise: (g, { seat, hero: id, exchanged }) => {
      const hero = heroOf(g, seat, id);
      if (canHeal(g, seat, hero)) return HEAL;
      if (!exchanged) return PASS;
      return trainable(hero).length > 0 ? TRAIN : MOVE;
    },
    take: (g, v, choice) => {
      const { seat, hero: id } = v;
      const hero = heroOf(g, seat, id);
      if (choice === PASS) return;
      if (choice === MOVE) call(g, moveHero, moving(seat, id));
      else if (choice === HEAL) heal(g, seat, hero, hero.damage, 'RW-HERO-14');
      else if (choice === TRAIN) call(g, train, { seat, hero: id, points: 2 });
      else if (choice === EXCHANGE) {
        v.exchanged = true;
        beginExchange(g, seat, hero.area);
        return 'again';
      } else {
        discardReward(g, seat, hero, choice, rewardCard(choice).rule);
        heal(g, seat, hero, hero.damage, rewardCard(choice).rule);
      }
    },
  }),
});

/** RW-HERO-15, 16: two points; each attribute holds +1 or +2. A point that finds no place is lost. */
const train = procedure<{ seat: Seat; hero: HeroId; points: number }>(
  'hero/train',
  {
    attribute: asks({
      rule: 'RW-HERO-16',
      who: (_, { seat, points }) => (points > 0 ? seat : NOBODY),
      options: (g, { seat, hero }) => trainable(heroOf(g, seat, hero)),
      mayBeEmpty: true,
      otherwise: (g, { seat, hero }) => trainable(heroOf(g, seat, hero))[0]!,
      take: (g, v, attribute) => {
        const { training } = heroOf(g, v.seat, v.hero);
        training[attribute]++;
        v.points--;
        note(g, 'trains', 'RW-HERO-15', v.seat, v.hero, training[attribute], attribute);
        return 'again';
      },
    }),
  },
  { draft: true },
);
