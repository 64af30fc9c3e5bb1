import type { Seat } from '@teahouse/kernel';
import type { Border } from '../printed/tiles.ts';
import type { Hero, Table } from '../table.ts';
import { area } from './areas.ts';
import { canCross } from './borders.ts';

/** RW-HERO-10: borders stop a hero like units on foot; Teren ignores them. */
export const heroCanCross = (g: Table, seat: Seat, hero: Hero, border: Border | null): boolean =>
  hero.id === 'teren' || canCross(g, border, { seat, flying: false, byOrder: false });

/** RW-HERO-23: a hero who comes to an area takes all that lies under Defeated Hero markers there. */
export function heroArrives(g: Table, _seat: Seat, hero: Hero): void {
  hero.rewards.push(...area(g, hero.area).fallen.splice(0));
}
