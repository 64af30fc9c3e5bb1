import { call, NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note, noteTo } from '../journal.ts';
import { FACTION } from '../printed/factions.ts';
import { HERO } from '../printed/heroes.ts';
import type { AreaId, HeroId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { factionOf, isFriendly, strongholdsOf } from './areas.ts';
import { anyway, asks, does, procedure } from './book.ts';
import { heroCard } from './cards.ts';
import { discardReward, MOST_HEROES } from './holdings.ts';
import { newHero } from './setup/deal.ts';
import { stir } from './stir.ts';

/* Hiring heroes (RW-ORDER-64 to 66, RW-HERO-01, 02, 04). */

/** RW-HERO-04 */
export const isUsable = (g: Table, seat: Seat, hero: HeroId): boolean => {
  const { alignment } = HERO[hero];
  return alignment === 'neutral' || alignment === FACTION[factionOf(g, seat)].alignment;
};
const doors = (g: Table, seat: Seat): AreaId[] =>
  strongholdsOf(g, seat)
    .filter(here => isFriendly(g, seat, here))
    .map(({ id }) => id);

/** RW-HERO-25: those who left come back only when no card is left in the deck. */
const candidates = (g: Table): readonly HeroId[] => (g.heroDeck.length > 0 ? g.heroDeck : g.heroesGone);

export const canHire = (g: Table, seat: Seat): boolean =>
  doors(g, seat).length > 0 && candidates(g).some(hero => isUsable(g, seat, hero));

interface Hiring {
  seat: Seat;
  cards: number;
  hero: HeroId | null;
  rule: Rule;
}
export const hiring = (seat: Seat, cards: number, rule: Rule): Hiring => ({ seat, cards, hero: null, rule });

/** Draws usable heroes and keeps one. */
export const hire = procedure<Hiring>('hero/hire', {
  draw: does((g, { seat, cards }) => {
    if (g.heroDeck.length === 0) g.heroDeck = shuffle(g, g.heroesGone.splice(0).sort(), 'heroes');
    const { candidates } = g.players[seat]!;
    for (let i = g.heroDeck.length - 1; i >= 0 && candidates.length < cards; i--) {
      if (isUsable(g, seat, g.heroDeck[i]!)) candidates.push(...g.heroDeck.splice(i, 1));
    }
    for (const hero of candidates) noteTo(g, [seat], 'draws-hero', 'RW-ORDER-64', seat, hero);
  }),
  keep: asks({
    rule: 'RW-ORDER-64',
    who: (_, { seat }) => seat,
    options: (g, { seat }) => g.players[seat]!.candidates,
    mayBeEmpty: true,
    otherwise: (g, { seat }) => g.players[seat]!.candidates[0]!,
    take: (_, v, hero) => {
      v.hero = hero;
    },
  }),
  /** RW-ORDER-65 */
  place: asks({
    rule: 'RW-ORDER-65',
    who: (_, { seat, hero }) => (hero === null ? NOBODY : seat),
    options: (g, { seat }) => doors(g, seat),
    otherwise: (g, { seat }) => doors(g, seat)[0]!,
    take: (g, { seat, hero, rule }, at) => {
      const player = g.players[seat]!;
      player.candidates.splice(player.candidates.indexOf(hero!), 1);
      player.heroes.push(newHero(hero!, at));
      stir();
      note(g, 'hires', rule, seat, hero!, 0, at);
    },
  }),
  /** RW-ORDER-66 */
  putBack: anyway((g, { seat }) => {
    const { candidates } = g.players[seat]!;
    if (candidates.length > 0) g.heroDeck = shuffle(g, [...g.heroDeck, ...candidates.splice(0)].sort(), 'heroes');
  }),
  joins: does((g, { seat, hero }) => {
    if (hero !== null) heroCard(hero).joins?.(g, seat);
  }),
  giveUp: does((g, { seat }) => call(g, giveUpHero, { seat })),
});

/** RW-HERO-01: a fourth hero is one too many. */
export const giveUpHero = procedure<{ seat: Seat }>('hero/give-up', {
  choose: asks({
    rule: 'RW-HERO-01',
    who: (g, { seat }) => (g.players[seat]!.heroes.length > MOST_HEROES ? seat : NOBODY),
    options: (g, { seat }) => g.players[seat]!.heroes.map(({ id }) => id),
    otherwise: (g, { seat }) => g.players[seat]!.heroes[0]!.id,
    take: (g, { seat }, hero) => {
      desert(g, seat, hero, 'RW-HERO-02');
      return 'again';
    },
  }),
});

/** RW-HERO-30: the figure goes, and the rewards are discarded face up. */
export function desert(g: Table, seat: Seat, id: HeroId, rule: Rule): void {
  const { heroes } = g.players[seat]!;
  const hero = heroes.find(one => one.id === id)!;
  for (const { card } of hero.rewards.slice()) discardReward(g, seat, hero, card, rule);
  heroes.splice(heroes.indexOf(hero), 1);
  g.heroesGone.push(id);
  note(g, 'deserts', rule, seat, id);
}
