import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { NO, STAY, YES } from '../../ids.ts';
import { note } from '../../journal.ts';
import { placeOf } from '../../map.ts';
import type { AreaId, HeroId } from '../../printed/ids.ts';
import type { SideId, Table } from '../../table.ts';
import { area, heroesIn, unitsIn } from '../areas.ts';
import { anyway, asks, does, each, procedure } from '../book.ts';
import { canCross } from '../borders.ts';
import { goTo, heroOf } from '../heroes.ts';
import { drawTactics, gainInfluence } from '../holdings.ts';
import { stir } from '../stir.ts';
import { raiseStronghold, removeStronghold } from '../strongholds.ts';
import { add, destroy, MOST_UNITS } from '../troops.ts';
import { makeRoom } from './excess.ts';
import { withdraw, withdrawal } from './retreat.ts';
import { otherSide, sideOf } from './sides.ts';
import { strongholdOf } from './tally.ts';

/* RW-BATTLE-41 to 53: what becomes of both sides and the area. */

interface Aftermath {
  winner: SideId;
  /** The winner; NOBODY: neutral units. */
  player: Seat;
  /** Copies of Spoils of War. */
  spoils: number;
  replaces: boolean;
}
export const won = (g: Table, winner: SideId): Aftermath => ({
  winner,
  player: g.battle![winner].seat,
  spoils: g.battle!.brokenOff ? 0 : g.battle!.spoils,
  replaces: false,
});

export const aftermath = procedure<Aftermath>('battle/aftermath', {
  /** RW-BATTLE-05, 42: those who were routed before the battle cannot flee. */
  stragglers: does((g, { winner }) => {
    if (winner === 'defender') return;
    const { area: at, defender } = g.battle!;
    const here = area(g, at);
    for (const { unit, routed } of here.troops.slice()) {
      destroy(g, here, unit, true, routed);
      defender.lost += routed;
      note(g, 'destroyed', 'RW-BATTLE-42', defender.seat, unit, routed, at);
    }
  }),
  retreat: does((g, { winner }) => call(g, withdraw, withdrawal(otherSide(winner)))),
  /** RW-BATTLE-53 */
  heroes: each(
    (g, { winner }) => heroesOf(g, otherSide(winner)),
    (g, hero: HeroId, { winner }) => call(g, heroLeaves, { seat: g.battle![otherSide(winner)].seat, hero }),
  ),
  stronghold: asks({
    rule: 'RW-BATTLE-43',
    who: (g, { winner, player }) =>
      winner === 'attacker' && strongholdOf(g) !== null && g.battle!.attacker.fighters.length > 0 ? player : NOBODY,
    options: () => [YES, NO],
    otherwise: () => YES,
    take: (_, v, answer) => {
      v.replaces = answer === YES;
    },
  }),
  /** RW-BATTLE-45, 46 */
  fall: anyway((g, { winner }) => {
    if (winner === 'attacker' && strongholdOf(g) !== null) removeStronghold(g, g.battle!.area, 'RW-BATTLE-45');
  }),
  /** RW-BATTLE-43, 44 */
  replace: does((g, { player, replaces }) => {
    if (!replaces) return;
    const { area: at, brokenOff } = g.battle!;
    call(g, raiseStronghold, { seat: player, at, damaged: !brokenOff, rule: 'RW-BATTLE-43' });
  }),
  enter: does((g, { winner, player }) => {
    const at = enter(g, winner);
    if (player !== NOBODY && unitsIn(area(g, at)) > MOST_UNITS)
      call(g, makeRoom, { seat: player, at, picked: [], got: null });
  }),
  spoils: does((g, { player, spoils }) => {
    if (player === NOBODY || spoils === 0) return;
    gainInfluence(g, player, 2 * spoils, 'RW-TACT-01');
    drawTactics(g, player, spoils, 'RW-TACT-01');
  }),
});

/** A battle that is broken off leaves heroes alone. */
const heroesOf = (g: Table, id: SideId): HeroId[] => {
  const { area: at, brokenOff, [id]: side } = g.battle!;
  return side.seat === NOBODY || brokenOff ? [] : heroesIn(g, side.seat, at).map(hero => hero.id);
};

/** RW-BATTLE-47, 48: the winners take the area, without damage; the battle is over. */
function enter(g: Table, winner: SideId): AreaId {
  const { area: at, [winner]: side } = g.battle!;
  for (const { unit, routed } of side.fighters) add(area(g, at), side.seat, unit, routed ? 0 : 1, routed ? 1 : 0);
  if (g.turn !== null) {
    const mine = sideOf(g, g.turn.seat);
    if (mine !== null) g.turn.toll = Math.max(g.turn.toll, g.battle![otherSide(mine)].lost);
  }
  g.battle = null;
  stir();
  return at;
}

/** RW-RETREAT-04, 05; with support by heroes they must go (RW-OPT-REV-02). */
const heroLeaves = procedure<{ seat: Seat; hero: HeroId }>('battle/hero', {
  choose: asks({
    rule: 'RW-BATTLE-53',
    who: (_, { seat }) => seat,
    options: (g, { seat, hero }) => ways(g, seat, hero),
    mayBeEmpty: true,
    otherwise: (g, { seat, hero }) => ways(g, seat, hero)[0]!,
    take: (g, { seat, hero: id }, to) => {
      if (to === STAY) return 'leave';
      goTo(g, seat, heroOf(g, seat, id), to, 'RW-RETREAT-04');
    },
  }),
  rout: anyway((g, { seat, hero }) => {
    heroOf(g, seat, hero).routed = true;
  }),
});

function ways(g: Table, seat: Seat, hero: HeroId): (AreaId | typeof STAY)[] {
  const ids: (AreaId | typeof STAY)[] = g.house.heroSupport ? [] : [STAY];
  for (const { to, border } of placeOf(g, heroOf(g, seat, hero).area).ways) {
    if (canCross(g, border, { seat, flying: false, byOrder: false })) ids.push(to);
  }
  return ids;
}
