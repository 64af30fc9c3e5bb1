import { call, NOBODY } from '@teahouse/kernel';
import { type FighterId, NO, numbers, YES } from '../../ids.ts';
import { note } from '../../journal.ts';
import { STRONGHOLD } from '../../printed/developments.ts';
import type { DevelopmentId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import type { Side, SideId, Stronghold, Table } from '../../table.ts';
import { area } from '../areas.ts';
import { asks, procedure } from '../book.ts';
import { damageStronghold } from '../strongholds.ts';
import { dealDamage, hit } from './losses.ts';
import { ransom, ransomOf } from './ransom.ts';
import { alike, fighterOf, isStanding, raise } from './sides.ts';

/* RW-BATTLE-30 to 40: developments, strength, and who wins. */

/** The stronghold that the defender fights for. */
export function strongholdOf(g: Table): Stronghold | null {
  const { stronghold } = area(g, g.battle!.area);
  return stronghold !== null && stronghold.owner === g.battle!.defender.seat ? stronghold : null;
}

/** RW-BATTLE-32, RW-OPT-REV-01 */
function standingUnits(g: Table, { fighters }: Side): number {
  let n = 0;
  for (const { unit, routed } of fighters) {
    if (!routed || (g.house.hexagonsStand && UNIT[unit].shape === 'hexagon')) n++;
  }
  return n;
}

/** RW-BATTLE-32 to 37 */
export function strengthOf(g: Table, id: SideId): number {
  const side = g.battle![id];
  const stronghold = id === 'defender' ? strongholdOf(g) : null;
  const walls = stronghold === null ? 0 : stronghold.damaged ? STRONGHOLD.damaged : STRONGHOLD.strength;
  return standingUnits(g, side) + side.bonus + walls;
}

/** RW-BATTLE-35, 40: the defender wins a tie. */
export function tally(g: Table): SideId {
  const { area: at, attacker, defender } = g.battle!;
  const attack = strengthOf(g, 'attacker');
  const defence = strengthOf(g, 'defender');
  note(g, 'strength', 'RW-BATTLE-30', attacker.seat, '', attack);
  note(g, 'strength', 'RW-BATTLE-30', defender.seat, '', defence);
  if (strongholdOf(g) !== null && standingUnits(g, attacker) > 0) damageStronghold(g, at, 'RW-BATTLE-35');
  const winner = attack > defence ? 'attacker' : 'defender';
  note(g, 'wins-battle', 'RW-BATTLE-40', g.battle![winner].seat, '', 0, at);
  return winner;
}

interface Defence {
  /** What its owner may answer; none where it would do nothing. NO is added. */
  offers(g: Table): readonly string[];
  /** May call one procedure. */
  use(g: Table, answer: string): void;
  /** RW-STR-06 */
  discarded: boolean;
}

const BONES = 3;
const DEFENCE: Readonly<Partial<Record<DevelopmentId, Defence>>> = {
  /** 2 damage to the attackers. */
  'ballista-towers': {
    offers: g => (g.battle!.attacker.fighters.length > 0 ? [YES] : []),
    use: g => dealDamage(g, 'attacker', 2, 'RW-BATTLE-31'),
    discarded: false,
  },
  /** One standing attacker of the defender's choice is routed. */
  'warding-trees': {
    offers: g => alike(g.battle!.attacker.fighters.filter(isStanding)),
    use: (g, answer) => hit(g, 'attacker', fighterOf(g.battle!.attacker, answer as FighterId), 'rout', 'RW-BATTLE-31'),
    discarded: false,
  },
  /** The attacker destroys two units of health 1 or one other. */
  'burning-ditches': {
    offers: g => (g.battle!.attacker.fighters.length > 0 ? [YES] : []),
    use: g => call(g, ransom, ransomOf('attacker', 'burning-ditches', 'RW-STR-06')),
    discarded: true,
  },
  /** Up to 3 Reanimates rise. */
  'bone-pits': {
    offers: g => numbers(1, Math.min(BONES, g.supply.reanimate)),
    use: (g, answer) => raise(g, 'defender', Number(answer), 'RW-STR-06'),
    discarded: true,
  },
};

const developmentOf = (g: Table): DevelopmentId | null => strongholdOf(g)?.development ?? null;
function offers(g: Table): readonly string[] {
  const development = developmentOf(g);
  return development === null ? [] : (DEFENCE[development]?.offers(g) ?? []);
}

/** RW-BATTLE-31: the defender may use the development of his stronghold. */
export const defend = procedure('battle/development', {
  use: asks({
    rule: 'RW-BATTLE-31',
    who: g => (offers(g).length > 0 ? g.battle!.defender.seat : NOBODY),
    options: g => [...offers(g), NO],
    otherwise: g => offers(g).at(-1)!,
    take: (g, _, answer) => {
      if (answer === NO) return;
      const stronghold = strongholdOf(g)!;
      const development = stronghold.development!;
      const { use, discarded } = DEFENCE[development]!;
      note(g, 'defends', 'RW-BATTLE-31', stronghold.owner, development);
      if (discarded) {
        stronghold.development = null;
        note(g, 'development-gone', 'RW-STR-06', stronghold.owner, development, 0, g.battle!.area);
      }
      use(g, answer);
    },
  }),
});
