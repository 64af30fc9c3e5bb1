import { NOBODY } from '@teahouse/kernel';
import type { Rule } from '../../../text/rules/en.ts';
import { DONE, type FighterId, fighterId } from '../../ids.ts';
import type { Shape } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import type { Fighter, Side, SideId, Table } from '../../table.ts';
import { anyway, asks, procedure } from '../book.ts';
import { type Blow, hit } from './losses.ts';
import { alike, fighterOf, isStanding, otherSide } from './sides.ts';

/* "Of your choice": whoever uses an ability picks units, bound by no preference but its own. */

const isOfShape =
  (...shapes: Shape[]) =>
  ({ unit }: Fighter): boolean =>
    shapes.includes(UNIT[unit].shape);

const TARGETS = {
  any: fighters => fighters,
  /** Charge: two triangles or one rectangle, standing. */
  charge: (fighters, picked) => {
    const standing = fighters.filter(isStanding);
    if (picked.length === 0) return standing.filter(isOfShape('triangle', 'rectangle'));
    return isOfShape('triangle')(picked[0]!) ? standing.filter(isOfShape('triangle')) : [];
  },
  triangles: fighters => fighters.filter(isOfShape('triangle')),
} as const satisfies Record<string, (left: Fighter[], picked: readonly Fighter[]) => Fighter[]>;

export interface Aim {
  by: SideId;
  targets: keyof typeof TARGETS;
  blow: Blow;
  most: number;
  /** "Up to": fewer, or none at all. */
  upTo: boolean;
  picked: FighterId[];
  rule: Rule;
}

/** What may be picked next. */
export function targetsOf(foe: Side, targets: Aim['targets'], picked: readonly FighterId[]): FighterId[] {
  const left = foe.fighters.slice();
  const taken: Fighter[] = [];
  for (const id of picked) {
    const i = left.findIndex(one => fighterId(one) === id);
    taken.push(...left.splice(i, 1));
  }
  return alike(TARGETS[targets](left, taken));
}

function options(g: Table, { by, targets, most, upTo, picked }: Aim): (FighterId | typeof DONE)[] {
  if (picked.length === most) return [];
  const ids: (FighterId | typeof DONE)[] = targetsOf(g.battle![otherSide(by)], targets, picked);
  if (upTo && ids.length > 0) ids.push(DONE);
  return ids;
}

/** Units are picked one after another and struck together. */
export const aim = procedure<Aim>(
  'battle/aim',
  {
    choose: asks({
      rule: 'RW-BATTLE-56',
      who: (g, v) => (options(g, v).length > 0 ? g.battle![v.by].speaker : NOBODY),
      options,
      otherwise: (g, v) => options(g, v)[0]!,
      take: (_, { picked }, id) => {
        if (id === DONE) return;
        picked.push(id);
        return 'again';
      },
    }),
    strike: anyway((g, { by, blow, picked, rule }) => {
      const foe = otherSide(by);
      for (const id of picked) hit(g, foe, fighterOf(g.battle![foe], id), blow, rule);
    }),
  },
  { draft: true },
);
