import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note } from '../journal.ts';
import { placeOf } from '../map.ts';
import { HERO } from '../printed/heroes.ts';
import type { AreaId, Attribute, HeroId, RewardId } from '../printed/ids.ts';
import type { Border } from '../printed/tiles.ts';
import { EVERYBODY, type Held, type Hero, type Table, told } from '../table.ts';
import { area } from './areas.ts';
import { canCross } from './borders.ts';
import { heroCard, rewardCard } from './cards.ts';
import { stir } from './stir.ts';

/* RW-HERO: where heroes are, what they bear, and how they fall. */

export const heroOf = (g: Table, seat: Seat, id: HeroId): Hero => g.players[seat]!.heroes.find(hero => hero.id === id)!;
/** Whether an id names a hero who serves a seat: he may fall in the middle of what he does. */
export const serves = (g: Table, seat: Seat, id: string): id is HeroId =>
  g.players[seat]!.heroes.some(one => one.id === id);

/** RW-HERO-10: borders stop a hero like units on foot; Teren ignores them. */
export const heroCanCross = (g: Table, seat: Seat, hero: Hero, border: Border | null): boolean =>
  heroCard(hero.id).ignoresBorders === true || canCross(g, border, { seat, flying: false, byOrder: false });

/** Areas next to a hero that no border keeps him from. */
export function nextAreas(g: Table, seat: Seat, hero: Hero): AreaId[] {
  const ids: AreaId[] = [];
  for (const { to, border } of placeOf(g, hero.area).ways) if (heroCanCross(g, seat, hero, border)) ids.push(to);
  return ids;
}

export function goTo(g: Table, seat: Seat, hero: Hero, to: AreaId, rule: Rule): void {
  hero.area = to;
  stir();
  note(g, 'hero-moves', rule, seat, hero.id, 0, to);
  heroArrives(g, seat, hero);
}

/** RW-HERO-23: a hero who comes to an area takes all that lies under Defeated Hero markers there. */
function heroArrives(g: Table, seat: Seat, hero: Hero): void {
  const { fallen } = area(g, hero.area);
  if (fallen.length === 0) return;
  note(g, 'takes-rewards', 'RW-HERO-23', seat, hero.id, fallen.length, hero.area);
  hero.rewards.push(...fallen.splice(0));
}

/** A reward that is used in the open. */
export function show(g: Table, seat: Seat, hero: Hero, held: Held<RewardId>): void {
  if (held.known === EVERYBODY) return;
  held.known = EVERYBODY;
  note(g, 'shows-reward', rewardCard(held.card).rule, seat, held.card, 0, hero.id);
}
export const hasHidden = ({ rewards }: Hero): boolean => rewards.some(({ known }) => known !== EVERYBODY);

/** With training and rewards. */
export function attributeOf({ id, training, rewards }: Hero, attribute: Attribute): number {
  let n = HERO[id].attributes[attribute] + training[attribute];
  for (const { card } of rewards) if (rewardCard(card).attribute === attribute) n++;
  return n;
}
/** How many fate cards a test draws; what helps in it is shown. */
export function tested(g: Table, seat: Seat, hero: Hero, attribute: Attribute): number {
  for (const held of hero.rewards) if (rewardCard(held.card).attribute === attribute) show(g, seat, hero, held);
  return attributeOf(hero, attribute);
}

export function heal(g: Table, seat: Seat, hero: Hero, n: number, rule: Rule): void {
  const healed = Math.min(n, hero.damage);
  if (healed === 0) return;
  hero.damage -= healed;
  note(g, 'hero-heals', rule, seat, hero.id, healed);
}

/** Damage outside of duels, which may defeat him. */
export function hurt(g: Table, seat: Seat, hero: Hero, n: number, rule: Rule): void {
  if (n === 0) return;
  hero.damage += n;
  note(g, 'hero-hurt', rule, seat, hero.id, n);
  if (isBeaten(hero)) succumb(g, seat, hero);
}

/** RW-DUEL-16 */
export const isBeaten = ({ id, damage }: Hero): boolean => damage >= HERO[id].health;

/** Defeated other than by a hero in a duel, unless he has a way out. */
export function succumb(g: Table, seat: Seat, hero: Hero): void {
  const card = heroCard(hero.id);
  if (card.endures?.(g, seat) === true) {
    hero.damage = HERO[hero.id].health - 1;
    note(g, 'hero-endures', card.rule, seat, hero.id);
  } else defeat(g, seat, hero);
}

/** RW-HERO-22, 25: the rewards stay in the area, face down; their owner knows what he left. */
export function defeat(g: Table, seat: Seat, hero: Hero): void {
  const { fallen } = area(g, hero.area);
  note(g, 'hero-falls', 'RW-HERO-22', seat, hero.id, hero.rewards.length, hero.area);
  for (const { card, known } of hero.rewards) fallen.push({ card, known: told(known, seat) });
  const { heroes } = g.players[seat]!;
  heroes.splice(heroes.indexOf(hero), 1);
  g.heroesGone.push(hero.id);
}
