import { call, type Seat } from '@teahouse/kernel';
import { DONE, type FighterId } from '../../ids.ts';
import { note } from '../../journal.ts';
import { UNITS, type UnitId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import { breakOff, canBreakOff, dealDamage } from '../../rules/battle/losses.ts';
import { alike, fighterOf, isDamaged, isRouted, isStanding, otherSide, sideOf } from '../../rules/battle/sides.ts';
import { asks, procedure } from '../../rules/book.ts';
import type { TacticCard } from '../../rules/cards.ts';
import type { Side, Table } from '../../table.ts';

/* Cards of a battle. Neutral units have none (RW-NEUT-11), so whoever plays one is a side of it. */

const rule = 'RW-TACT-01';

const mine = (g: Table, seat: Seat): Side => g.battle![sideOf(g, seat)!];

/* Rally Cry: one after another, so that one of each kind may be chosen */

const RALLIED = 2;
const fallen = (g: Table, seat: Seat): FighterId[] => alike(mine(g, seat).fighters.filter(isRouted));

const rallyCry = procedure<{ seat: Seat; left: number }>(
  'tactics/rally-cry',
  {
    unit: asks({
      rule,
      who: (_, { seat }) => seat,
      options: (g, { seat, left }): (FighterId | typeof DONE)[] => {
        const ids: (FighterId | typeof DONE)[] = fallen(g, seat);
        if (left < RALLIED) ids.push(DONE);
        return ids;
      },
      otherwise: (g, { seat }) => fallen(g, seat)[0] ?? DONE,
      take: (g, v, id) => {
        if (id === DONE) return;
        const one = fighterOf(mine(g, v.seat), id);
        one.routed = false;
        note(g, 'stands-up', rule, v.seat, one.unit, 1, g.battle!.area);
        v.left--;
        return v.left > 0 ? 'again' : undefined;
      },
    }),
  },
  { draft: true },
);

/* Ambush */

/** Kinds with a standing unit that would act later. */
const lurking = (g: Table, seat: Seat): UnitId[] => {
  const { fighters, ambush } = mine(g, seat);
  return UNITS.filter(
    unit =>
      UNIT[unit].initiative > 1 && !ambush.includes(unit) && fighters.some(one => one.unit === unit && isStanding(one)),
  );
};

const ambush = procedure<{ seat: Seat }>('tactics/ambush', {
  unit: asks({
    rule,
    who: (_, { seat }) => seat,
    options: (g, { seat }) => lurking(g, seat),
    otherwise: (g, { seat }) => lurking(g, seat)[0]!,
    take: (g, { seat }, unit) => {
      mine(g, seat).ambush.push(unit);
      note(g, 'ambushes', rule, seat, unit);
    },
  }),
});

export const BATTLE = {
  /** Deal 4 damage to the enemy army. */
  'summon-lightning': {
    rule,
    windows: ['battle-start'],
    can: (g, seat) => g.battle![otherSide(sideOf(g, seat)!)].fighters.length > 0,
    play: (g, seat) => dealDamage(g, otherSide(sideOf(g, seat)!), 4, rule),
  },
  /** Defending: the battle is cancelled, and your units retreat. */
  'tactical-retreat': {
    rule,
    windows: ['battle-start'],
    can: canBreakOff,
    play: g => breakOff(g, rule),
  },
  /** Stand up to 2 of your routed units of this battle. */
  'rally-cry': {
    rule,
    windows: ['battle-row'],
    can: (g, seat) => mine(g, seat).fighters.some(isRouted),
    play: (g, seat) => call(g, rallyCry, { seat, left: RALLIED }),
  },
  /** The winner of this battle gains 2 influence and draws 1 tactics card. */
  'spoils-of-war': {
    rule,
    windows: ['battle-start'],
    can: () => true,
    play: g => {
      g.battle!.spoils++;
    },
  },
  /** Remove all damage from your units in the battle. */
  'field-surgeons': {
    rule,
    windows: ['battle-row-after'],
    can: (g, seat) => mine(g, seat).fighters.some(isDamaged),
    play: (g, seat) => {
      for (const one of mine(g, seat).fighters) {
        if (one.damage > 0) note(g, 'patched-up', rule, seat, one.unit, one.damage, g.battle!.area);
        one.damage = 0;
      }
    },
  },
  /** One of your unit types acts in row 1 in this battle. */
  ambush: {
    rule,
    windows: ['battle-start'],
    can: (g, seat) => lurking(g, seat).length > 0,
    play: (g, seat) => call(g, ambush, { seat }),
  },
  /** 2 more strength. */
  'shield-wall': {
    rule: 'RW-BATTLE-36',
    windows: ['battle-tally'],
    can: () => true,
    play: (g, seat) => {
      mine(g, seat).bonus += 2;
    },
  },
} satisfies Record<string, TacticCard>;
