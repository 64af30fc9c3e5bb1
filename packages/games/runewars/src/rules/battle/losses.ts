import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../../text/rules/en.ts';
import { AS_USUAL, type FighterId, fighterId } from '../../ids.ts';
import { note } from '../../journal.ts';
import { UNIT } from '../../printed/units.ts';
import type { Fighter, Side, SideId, Table } from '../../table.ts';
import { asks, does, procedure } from '../book.ts';
import { worthOf } from '../troops.ts';
import { alike, fighterOf, healthLeft, healthOf, isDamaged, isStanding, isUndamaged } from './sides.ts';

/* RW-BATTLE-19 to 24: what a side suffers, and which of its units may suffer it. */

/** Keeps those that fit, if any do; wish after wish. */
function preferring(fighters: readonly Fighter[], ...wishes: ((one: Fighter) => boolean)[]): readonly Fighter[] {
  let left = fighters;
  for (const wish of wishes) {
    const fitting = left.filter(wish);
    if (fitting.length > 0) left = fitting;
  }
  return left;
}

/** RW-BATTLE-19, 20 */
export const routable = ({ fighters }: Side): readonly Fighter[] =>
  preferring(fighters.filter(isStanding), isUndamaged);
/** RW-BATTLE-21, 22 */
export const damageable = ({ fighters }: Side): readonly Fighter[] => preferring(fighters, isStanding, isDamaged);

/** A filter of an ability comes first, the wishes of the rules after it. */
const AMONG = {
  routs: routable,
  damage: damageable,
  /** Concentrated Fire: more than 1 printed health, damaged ones first, then standing ones; none: any damage. */
  heavy: side => {
    const heavy = side.fighters.filter(({ unit }) => UNIT[unit].health > 1);
    return heavy.length === 0 ? damageable(side) : preferring(heavy, isDamaged, isStanding);
  },
  /** Stun: printed initiative 2 or more. */
  slow: ({ fighters }) =>
    preferring(
      fighters.filter(one => isStanding(one) && UNIT[one.unit].initiative > 1),
      isUndamaged,
    ),
  /** Mortal Strike: anything but a hexagon. */
  mortal: ({ fighters }) =>
    preferring(
      fighters.filter(({ unit }) => UNIT[unit].shape !== 'hexagon'),
      isStanding,
    ),
} as const satisfies Record<string, (side: Side) => readonly Fighter[]>;
type Among = keyof typeof AMONG;
const amongOf = (side: Side, among: Among): readonly Fighter[] => AMONG[among](side);

/** `strike`: one damage, and one more if it survives. `terrify`: routed, or destroyed if it was routed. */
export type Blow = 'rout' | 'damage' | 'strike' | 'destroy' | 'terrify';

/** What happens to one fighter. */
export function hit(g: Table, id: SideId, one: Fighter, blow: Blow, rule: Rule): void {
  const side = g.battle![id];
  if (blow === 'destroy' || (blow === 'terrify' && one.routed)) {
    destroyFighter(g, id, one, rule);
    return;
  }
  if (blow === 'rout' || blow === 'terrify') {
    one.routed = true;
    note(g, 'routs', rule, side.seat, one.unit, 1, g.battle!.area);
    return;
  }
  const n = blow === 'strike' ? Math.min(2, healthLeft(side, one)) : 1;
  one.damage += n;
  if (one.damage >= healthOf(side, one.unit)) destroyFighter(g, id, one, 'RW-BATTLE-23');
  else note(g, 'damaged', rule, side.seat, one.unit, n, g.battle!.area);
}

/** RW-TERM-10 */
export function destroyFighter(g: Table, id: SideId, one: Fighter, rule: Rule): void {
  const side = g.battle![id];
  side.fighters.splice(side.fighters.indexOf(one), 1);
  side.lost++;
  g.supply[one.unit]++;
  note(g, 'destroyed', rule, side.seat, one.unit, 1, g.battle!.area);
}

/** Plain ones before precious ones. */
export function plainest(fighters: readonly Fighter[]): Fighter {
  let best = fighters[0]!;
  for (const one of fighters) if (worthOf(one.unit) < worthOf(best.unit)) best = one;
  return best;
}

interface Loss {
  side: SideId;
  among: Among;
  blow: Blow;
  n: number;
  rule: Rule;
}

/** Takes what leaves no choice, or all of it as usual; gives how much its owner has still to assign. */
export function settle(g: Table, { side: id, among, blow, n, rule }: Loss): number {
  const side = g.battle![id];
  let left = n;
  while (left > 0) {
    const may = amongOf(side, among);
    if (may.length === 0) return 0;
    if (side.asUsual || alike(may).length === 1) {
      hit(g, id, plainest(may), blow, rule);
      left--;
      continue;
    }
    const all = toll(side, may, blow);
    if (left < all) return left;
    for (const one of may.slice()) while (isThere(side, one, blow)) hit(g, id, one, blow, rule);
    left -= all;
  }
  return 0;
}
/** How much it takes to spare none of them. */
function toll(side: Side, may: readonly Fighter[], blow: Blow): number {
  if (blow !== 'damage') return may.length;
  let n = 0;
  for (const one of may) n += healthLeft(side, one);
  return n;
}
const isThere = (side: Side, one: Fighter, blow: Blow): boolean =>
  blow === 'rout' ? isStanding(one) : side.fighters.includes(one);

/** The owner assigns, point by point (RW-BATTLE-55). */
const losing = (name: string, rule: Rule) =>
  procedure<Loss, 'settle' | 'choose'>(
    name,
    {
      settle: does((g, v) => {
        v.n = settle(g, v);
      }),
      choose: asks({
        rule,
        who: (g, { side, n }) => (n > 0 ? g.battle![side].speaker : NOBODY),
        options: (g, { side, among }): (FighterId | typeof AS_USUAL)[] => {
          const ids: (FighterId | typeof AS_USUAL)[] = alike(amongOf(g.battle![side], among));
          ids.push(AS_USUAL);
          return ids;
        },
        otherwise: (g, { side, among }) => fighterId(plainest(amongOf(g.battle![side], among))),
        take: (g, v, id) => {
          const side = g.battle![v.side];
          if (id === AS_USUAL) side.asUsual = true;
          else {
            hit(g, v.side, fighterOf(side, id), v.blow, v.rule);
            v.n--;
          }
          return { goto: 'settle' };
        },
      }),
    },
    { draft: true },
  );

export const takeRouts = losing('battle/routs', 'RW-BATTLE-19');
export const takeDamage = losing('battle/damage', 'RW-BATTLE-21');
/** "The enemy must destroy." */
export const takeDestruction = losing('battle/destruction', 'RW-BATTLE-56');

export const damageTo = (side: SideId, n: number, rule: Rule): Loss => ({
  side,
  among: 'damage',
  blow: 'damage',
  n,
  rule,
});
export const routsTo = (side: SideId, n: number, rule: Rule): Loss => ({ side, among: 'routs', blow: 'rout', n, rule });

/** "Deal n damage", assigned at once by the owner of the units. The last thing a step does. */
export const dealDamage = (g: Table, side: SideId, n: number, rule: Rule): void =>
  call(g, takeDamage, damageTo(side, n, rule));
/** "Deal n routs". The last thing a step does. */
export const dealRouts = (g: Table, side: SideId, n: number, rule: Rule): void =>
  call(g, takeRouts, routsTo(side, n, rule));

/** Tactical Retreat: the defender leaves before anything is fought, if he has a standing unit to lead away. */
export const canBreakOff = (g: Table, seat: Seat): boolean =>
  g.battle?.defender.seat === seat && g.battle.defender.fighters.some(isStanding);
/** The battle is over as soon as this moment of it is. */
export function breakOff(g: Table, rule: Rule): void {
  const { area, defender } = g.battle!;
  g.battle!.brokenOff = true;
  note(g, 'breaks-off', rule, defender.seat, '', 0, area);
}
