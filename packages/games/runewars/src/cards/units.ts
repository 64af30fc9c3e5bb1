import { call } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import type { UnitId } from '../printed/ids.ts';
import { type Aim, aim } from '../rules/battle/aim.ts';
import { dealDamage, takeDamage, takeDestruction, takeRouts } from '../rules/battle/losses.ts';
import { ransom, ransomOf } from '../rules/battle/ransom.ts';
import { isStanding, otherSide } from '../rules/battle/sides.ts';
import type { Ability } from '../rules/cards.ts';
import type { SideId, Table } from '../table.ts';
import { burning, command, dreadCharge, fury, overpower, raiseDead, ravage, wordOfVaal } from './unit-choices.ts';

const RULE = 'RW-BATTLE-54';

const ability = (use: Ability['use'], rule: Rule = RULE): Ability => ({ rule, use });

const aims = (wanted: Pick<Aim, 'targets' | 'blow' | 'most' | 'upTo'>): Ability =>
  ability((g, by) => call(g, aim, { by, ...wanted, picked: [], rule: RULE }));

/** Each unit of a kind has so much health until the end of the battle. */
function harden(g: Table, mine: SideId, unit: UnitId, health: number): void {
  const { hardened } = g.battle![mine];
  if (!hardened.some(one => one.unit === unit)) hardened.push({ unit, health });
}

/** What a special symbol does for each kind of unit. */
export const ABILITY: Readonly<Record<UnitId, Ability>> = {
  /** Valiant Strike: 1 damage; if that unit survives it takes 1 more. */
  footman: ability((g, mine) =>
    call(g, takeDamage, { side: otherSide(mine), among: 'damage', blow: 'strike', n: 1, rule: RULE }),
  ),
  /** Concentrated Fire: 1 damage, to a unit with printed health above 1 if there is one. */
  bowman: ability((g, mine) =>
    call(g, takeDamage, { side: otherSide(mine), among: 'heavy', blow: 'damage', n: 1, rule: RULE }),
  ),
  /** Command: 1 rout, then draw a tactics card. */
  knight: ability((g, mine) => call(g, command, { mine })),
  /** Lay Siege: +2 strength in this battle. */
  'siege-tower': ability((g, mine) => {
    g.battle![mine].bonus += 2;
  }, 'RW-BATTLE-36'),
  /** Crack Shot: 1 damage to an enemy unit of your choice. */
  archer: aims({ targets: 'any', blow: 'damage', most: 1, upTo: false }),
  /** Word of Vaal: the enemy retreats 1 unit of your choice. */
  sorceress: ability((g, mine) => call(g, wordOfVaal, { mine }), 'RW-OPT-REV-08'),
  /** Overpower: 1 damage, or destroy a damaged or routed enemy unit of your choice. */
  warrior: ability((g, mine) => call(g, overpower, { mine })),
  /** Charge: rout up to 2 enemy triangles or 1 enemy rectangle of your choice. */
  'pegasus-rider': aims({ targets: 'charge', blow: 'rout', most: 2, upTo: true }),
  /** Fury: you may destroy one of your Berserkers in the battle to deal 2 damage. */
  berserker: ability((g, mine) => call(g, fury, { mine })),
  /** Unrelenting: your Flesh Rippers have 3 health until the end of the battle. */
  'flesh-ripper': ability((g, mine) => harden(g, mine, 'flesh-ripper', 3)),
  /** Rain Fire: the enemy destroys 2 of his triangles or 1 of his rectangles. */
  warlock: ability((g, mine) => call(g, ransom, ransomOf(otherSide(mine), 'rain-fire', RULE))),
  /** Terrifying: up to 2 enemy units; each is routed, or destroyed if it was. */
  'chaos-lord': aims({ targets: 'any', blow: 'terrify', most: 2, upTo: true }),
  /** Overrun: with at least 2 standing Reanimates of yours, 2 damage. */
  reanimate: ability((g, mine) => {
    const standing = g.battle![mine].fighters.filter(one => one.unit === 'reanimate' && isStanding(one)).length;
    if (standing > 1) dealDamage(g, otherSide(mine), 2, RULE);
  }, 'RW-BATTLE-16'),
  /** Mortal Strike: the enemy destroys 1 of his triangles, circles or rectangles. */
  'skeleton-archer': ability((g, mine) =>
    call(g, takeDestruction, { side: otherSide(mine), among: 'mortal', blow: 'destroy', n: 1, rule: RULE }),
  ),
  /** Raise Dead: up to 2 Reanimates of your supply join the battle. */
  necromancer: ability((g, mine) => call(g, raiseDead, { mine }), 'RW-BATTLE-28'),
  /** Dread Charge: 1 damage and 1 rout. */
  'dark-knight': ability((g, mine) => call(g, dreadCharge, { mine })),
  /** Ravage: 1 damage, then one more fate card for it. */
  beastman: ability((g, mine) => call(g, ravage, { mine })),
  /** Stun: the enemy routs 1 of his units with initiative 2 or more. */
  razorwing: ability((g, mine) =>
    call(g, takeRouts, { side: otherSide(mine), among: 'slow', blow: 'rout', n: 1, rule: RULE }),
  ),
  /** Undying: your Sorcerers have 2 health until the end of the battle. */
  sorcerer: ability((g, mine) => harden(g, mine, 'sorcerer', 2)),
  /** Burning: the enemy deals 1 damage to each of 2 different standing units of his. */
  hellhound: ability((g, mine) => call(g, burning, { side: otherSide(mine), picked: [] })),
  /** Flaming Breath: destroy up to 3 enemy triangles of your choice. */
  dragon: aims({ targets: 'triangles', blow: 'destroy', most: 3, upTo: true }),
  /** Rage: 1 damage for each damage on the one of your Giants that has most. */
  giant: ability((g, mine) => {
    let most = 0;
    for (const { unit, damage } of g.battle![mine].fighters) if (unit === 'giant') most = Math.max(most, damage);
    if (most > 0) dealDamage(g, otherSide(mine), most, RULE);
  }),
};
