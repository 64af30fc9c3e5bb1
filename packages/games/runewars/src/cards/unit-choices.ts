import { call, NOBODY } from '@teahouse/kernel';
import { AS_USUAL, type FighterId, fighterId, numbers, PASS } from '../ids.ts';
import { note } from '../journal.ts';
import { targetsOf } from '../rules/battle/aim.ts';
import { dealDamage, dealRouts, hit, plainest } from '../rules/battle/losses.ts';
import { read } from '../rules/battle/passes.ts';
import { withdraw, withdrawal } from '../rules/battle/retreat.ts';
import {
  alike,
  fighterOf,
  isDamaged,
  isRouted,
  isStanding,
  isUndamaged,
  otherSide,
  raise,
} from '../rules/battle/sides.ts';
import { anyway, asks, does, procedure } from '../rules/book.ts';
import { drawFate } from '../rules/fate.ts';
import { drawTactics } from '../rules/holdings.ts';
import type { Fighter, SideId, Table } from '../table.ts';

/* Abilities of several steps, or with a choice of their own. */

const RULE = 'RW-BATTLE-54';
type Use = { mine: SideId };

export const command = procedure<Use>('ability/command', {
  rout: does((g, { mine }) => dealRouts(g, otherSide(mine), 1, RULE)),
  draw: does((g, { mine }) => drawTactics(g, g.battle![mine].seat, 1, RULE)),
});

/** The owner assigns both at once, the damage first. */
export const dreadCharge = procedure<Use>('ability/dread-charge', {
  damage: does((g, { mine }) => dealDamage(g, otherSide(mine), 1, RULE)),
  rout: does((g, { mine }) => dealRouts(g, otherSide(mine), 1, RULE)),
});

/** Damage and routs of the further card join this pass; a special symbol on it does nothing. */
export const ravage = procedure<Use>('ability/ravage', {
  damage: does((g, { mine }) => dealDamage(g, otherSide(mine), 1, RULE)),
  draw: does((g, { mine }) => {
    for (const card of drawFate(g, 1)) {
      note(g, 'unit-draws', RULE, g.battle![mine].seat, 'beastman', card);
      read(g, mine, 'beastman', card);
    }
  }),
});

export const wordOfVaal = procedure<Use>('ability/word-of-vaal', {
  choose: asks({
    rule: 'RW-OPT-REV-08',
    who: (g, { mine }) => g.battle![mine].speaker,
    options: (g, { mine }) => targetsOf(g.battle![otherSide(mine)], 'any', []),
    mayBeEmpty: true,
    otherwise: (g, { mine }) => targetsOf(g.battle![otherSide(mine)], 'any', [])[0]!,
    take: (g, { mine }, id) => call(g, withdraw, withdrawal(otherSide(mine), id)),
  }),
});

/** Instead of a unit to destroy. */
const DAMAGE = 'damage';
const weak = (g: Table, mine: SideId): FighterId[] =>
  alike(g.battle![otherSide(mine)].fighters.filter(one => isDamaged(one) || isRouted(one)));

export const overpower = procedure<Use>('ability/overpower', {
  choose: asks({
    rule: RULE,
    who: (g, { mine }) => g.battle![mine].speaker,
    options: (g, { mine }): (FighterId | typeof DAMAGE)[] => [DAMAGE, ...weak(g, mine)],
    otherwise: (g, { mine }) => weak(g, mine)[0] ?? DAMAGE,
    take: (g, { mine }, id) => {
      const foe = otherSide(mine);
      if (id === DAMAGE) dealDamage(g, foe, 1, RULE);
      else hit(g, foe, fighterOf(g.battle![foe], id), 'destroy', RULE);
    },
  }),
});

const berserkers = (g: Table, mine: SideId): FighterId[] =>
  alike(g.battle![mine].fighters.filter(({ unit }) => unit === 'berserker'));

export const fury = procedure<Use>('ability/fury', {
  choose: asks({
    rule: RULE,
    who: (g, { mine }) =>
      berserkers(g, mine).length > 0 && g.battle![otherSide(mine)].fighters.length > 0
        ? g.battle![mine].speaker
        : NOBODY,
    options: (g, { mine }): (FighterId | typeof PASS)[] => [...berserkers(g, mine), PASS],
    otherwise: () => PASS,
    take: (g, { mine }, id) => {
      if (id === PASS) return;
      hit(g, mine, fighterOf(g.battle![mine], id), 'destroy', RULE);
      dealDamage(g, otherSide(mine), 2, RULE);
    },
  }),
});

const MOST_RAISED = 2;

export const raiseDead = procedure<Use>('ability/raise-dead', {
  choose: asks({
    rule: 'RW-BATTLE-28',
    who: (g, { mine }) => g.battle![mine].speaker,
    options: g => numbers(0, Math.min(MOST_RAISED, g.supply.reanimate)),
    otherwise: g => numbers(0, Math.min(MOST_RAISED, g.supply.reanimate)).at(-1)!,
    take: (g, { mine }, n) => raise(g, mine, Number(n), 'RW-BATTLE-28'),
  }),
});

interface Flames {
  side: SideId;
  picked: FighterId[];
}

/** Standing units of the owner: a damaged one first, then any other. */
function burnable(g: Table, { side, picked }: Flames): Fighter[] {
  const left = g.battle![side].fighters.filter(isStanding);
  if (picked.length === 0) return left.every(isUndamaged) ? left : left.filter(isDamaged);
  left.splice(
    left.findIndex(one => fighterId(one) === picked[0]),
    1,
  );
  return left;
}

export const burning = procedure<Flames, 'settle' | 'choose' | 'burn'>(
  'ability/burning',
  {
    settle: does((g, v) => {
      const standing = g.battle![v.side].fighters.filter(isStanding);
      if (standing.length <= 2) v.picked = standing.map(fighterId);
      while (v.picked.length < 2) {
        const may = burnable(g, v);
        if (may.length === 0) break;
        if (!g.battle![v.side].asUsual && alike(may).length > 1) return;
        v.picked.push(fighterId(plainest(may)));
      }
      return { goto: 'burn' };
    }),
    choose: asks({
      rule: 'RW-BATTLE-21',
      who: (g, { side }) => g.battle![side].speaker,
      options: (g, v): (FighterId | typeof AS_USUAL)[] => [...alike(burnable(g, v)), AS_USUAL],
      otherwise: (g, v) => fighterId(plainest(burnable(g, v))),
      take: (g, v, id) => {
        if (id === AS_USUAL) g.battle![v.side].asUsual = true;
        else v.picked.push(id);
        return { goto: 'settle' };
      },
    }),
    burn: anyway((g, { side, picked }) => {
      // Both are found before the first is hurt, for then it might look like the second.
      const left = g.battle![side].fighters.slice();
      const burnt: Fighter[] = [];
      for (const id of picked) {
        const i = left.findIndex(one => fighterId(one) === id);
        burnt.push(...left.splice(i, 1));
      }
      for (const one of burnt) hit(g, side, one, 'damage', RULE);
    }),
  },
  { draft: true },
);
