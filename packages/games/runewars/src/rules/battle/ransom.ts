import type { Rule } from '../../../text/rules/en.ts';
import { AS_USUAL, type FighterId, fighterId } from '../../ids.ts';
import type { UnitId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import type { Fighter, Side, SideId, Table } from '../../table.ts';
import { asks, does, procedure } from '../book.ts';
import { hit, plainest } from './losses.ts';
import { alike, fighterOf } from './sides.ts';

/* Two small units or one large one: Rain Fire and the burning ditches. */

type Price = 'rain-fire' | 'burning-ditches';

const SMALL: Readonly<Record<Price, (unit: UnitId) => boolean>> = {
  'rain-fire': unit => UNIT[unit].shape === 'triangle',
  'burning-ditches': unit => UNIT[unit].health === 1,
};
const LARGE: Readonly<Record<Price, (unit: UnitId) => boolean>> = {
  'rain-fire': unit => UNIT[unit].shape === 'rectangle',
  'burning-ditches': unit => UNIT[unit].health > 1,
};

interface Ransom {
  side: SideId;
  price: Price;
  /** How many were destroyed for it. */
  paid: number;
  rule: Rule;
}
export const ransomOf = (side: SideId, price: Price, rule: Rule): Ransom => ({ side, price, paid: 0, rule });

/** Paid in full if that is possible: a single small one only where there is nothing else. */
function payable({ fighters }: Side, price: Price, paid: number): readonly Fighter[] {
  const small = fighters.filter(({ unit }) => SMALL[price](unit));
  if (paid > 0) return small;
  const large = fighters.filter(({ unit }) => LARGE[price](unit));
  if (large.length === 0) return small;
  return small.length > 1 ? small.concat(large) : large;
}

/** Whether that settles it. */
function pay(g: Table, v: Ransom, one: Fighter): boolean {
  v.paid += SMALL[v.price](one.unit) ? 1 : 2;
  hit(g, v.side, one, 'destroy', v.rule);
  return v.paid > 1;
}

/** The owner of the units chooses. */
export const ransom = procedure<Ransom, 'settle' | 'choose'>(
  'battle/ransom',
  {
    settle: does((g, v) => {
      const side = g.battle![v.side];
      for (;;) {
        const may = payable(side, v.price, v.paid);
        if (may.length === 0) return 'leave';
        if (!side.asUsual && alike(may).length > 1) return;
        if (pay(g, v, plainest(may))) return 'leave';
      }
    }),
    choose: asks({
      rule: 'RW-BATTLE-56',
      who: (g, { side }) => g.battle![side].speaker,
      options: (g, { side, price, paid }): (FighterId | typeof AS_USUAL)[] => {
        const ids: (FighterId | typeof AS_USUAL)[] = alike(payable(g.battle![side], price, paid));
        ids.push(AS_USUAL);
        return ids;
      },
      otherwise: (g, { side, price, paid }) => fighterId(plainest(payable(g.battle![side], price, paid))),
      take: (g, v, id) => {
        const side = g.battle![v.side];
        if (id === AS_USUAL) side.asUsual = true;
        else if (pay(g, v, fighterOf(side, id))) return 'leave';
        return { goto: 'settle' };
      },
    }),
  },
  { draft: true },
);
