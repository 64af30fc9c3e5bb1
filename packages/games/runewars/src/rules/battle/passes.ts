import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { NO, numbers, YES } from '../../ids.ts';
import { note } from '../../journal.ts';
import { FATE } from '../../printed/fate.ts';
import type { UnitId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import type { Side, SideId, Table } from '../../table.ts';
import { heroesIn } from '../areas.ts';
import { anyway, asks, does, each, procedure, together } from '../book.ts';
import { ability } from '../cards.ts';
import { discardFate, drawFate } from '../fate.ts';
import { damageTo, routsTo, settle, takeDamage, takeRouts } from './losses.ts';
import { isStanding, otherSide, SIDES, sideSpokenFor } from './sides.ts';

/* RW-BATTLE-12 to 17: a pass of a row. */

/** RW-BATTLE-12: kinds of a row that have a standing unit and have not drawn. */
export function readyKinds({ fighters, drawn, ambush }: Side, row: number): UnitId[] {
  const kinds: UnitId[] = [];
  for (const { unit, routed } of fighters) {
    if (routed || drawn.includes(unit) || kinds.includes(unit)) continue;
    if ((ambush.includes(unit) ? 1 : UNIT[unit].initiative) === row) kinds.push(unit);
  }
  return kinds;
}
export const canDraw = (side: Side, row: number): boolean => readyKinds(side, row).length > 0;

export const pass = procedure('battle/pass', {
  attackersDraw: does(g => call(g, draw, { side: 'attacker', supported: false, cards: [] })),
  defendersDraw: does(g => call(g, draw, { side: 'defender', supported: false, cards: [] })),
  resolve: does(g => call(g, resolve, {})),
  /** RW-BATTLE-17 */
  discard: does(g => {
    discardFate(g);
    for (const id of SIDES) g.battle![id].acting = null;
  }),
});

/** RW-BATTLE-14, 56: special symbols, the attacker's first, then routs, then damage. */
export const resolve = procedure('battle/resolve', {
  attackersSpecials: does(g => resolveSpecial(g, 'attacker')),
  defendersSpecials: does(g => resolveSpecial(g, 'defender')),
  losses: does(g => call(g, shareOut, {})),
});

function resolveSpecial(g: Table, id: SideId): 'again' | undefined {
  const side = g.battle![id];
  if (side.specials === 0) return;
  side.specials--;
  const { rule, use } = ability(side.acting!);
  note(g, 'uses', rule, side.seat, side.acting!);
  use(g, id);
  return 'again';
}

interface Drawing {
  side: SideId;
  /** By a hero (RW-OPT-REV-02). */
  supported: boolean;
  cards: number[];
}

/** One kind of a side draws a fate card for each of its standing units. */
const draw = procedure<Drawing>('battle/draw', {
  kind: asks({
    rule: 'RW-BATTLE-12',
    who: (g, { side }) => g.battle![side].speaker,
    options: (g, { side }) => readyKinds(g.battle![side], g.battle!.row),
    // RW-BATTLE-13
    mayBeEmpty: true,
    otherwise: (g, { side }) => readyKinds(g.battle![side], g.battle!.row)[0]!,
    take: (g, { side: id }, kind) => {
      const side = g.battle![id];
      side.acting = kind;
      side.drawn.push(kind);
    },
  }),
  support: asks({
    rule: 'RW-OPT-REV-02',
    who: (g, { side }) => (supporters(g, g.battle![side]) > 0 ? g.battle![side].speaker : NOBODY),
    options: (g, { side }) => (supporters(g, g.battle![side]) > kindsToCome(g.battle![side]) ? [YES] : [YES, NO]),
    otherwise: () => YES,
    take: (g, v, answer) => {
      v.supported = answer === YES;
      if (v.supported) g.battle![v.side].supported++;
    },
  }),
  cards: anyway((g, v) => {
    const { acting, fighters, seat } = g.battle![v.side];
    if (acting === null) return 'leave';
    const n = fighters.filter(one => one.unit === acting && isStanding(one)).length;
    v.cards = drawFate(g, v.supported ? n + 1 : n);
    for (const card of v.cards) note(g, 'unit-draws', 'RW-BATTLE-12', seat, acting, card);
  }),
  drop: asks({
    rule: 'RW-OPT-REV-02',
    who: (g, { side, supported }) => (supported ? g.battle![side].speaker : NOBODY),
    options: (g, { side, cards }) => distinct(cards, g.battle![side].acting!).map(card => numbers(card, card)[0]!),
    otherwise: (g, { side, cards }) => {
      const { acting } = g.battle![side];
      const worst = distinct(cards, acting!).sort((a, b) => worthOfCard(a, acting!) - worthOfCard(b, acting!))[0]!;
      return numbers(worst, worst)[0]!;
    },
    take: (g, { side, cards }, answer) => {
      const card = Number(answer);
      cards.splice(cards.indexOf(card), 1);
      const at = g.fateOpen.indexOf(card);
      if (at >= 0) g.fateDiscard.push(...g.fateOpen.splice(at, 1));
      note(g, 'drops-fate', 'RW-OPT-REV-02', g.battle![side].seat, g.battle![side].acting!, card);
    },
  }),
  read: anyway((g, { side: id, cards }) => {
    const side = g.battle![id];
    for (const card of cards) side.specials += read(g, id, side.acting!, card);
  }),
});

/** Adds routs and damage of a card to what the other side suffers in this pass; gives its special symbols. */
export function read(g: Table, id: SideId, unit: UnitId, card: number): number {
  const { damage, rout, special } = FATE[card]![UNIT[unit].shape];
  const foe = g.battle![otherSide(id)];
  foe.damage += damage;
  foe.routs += rout;
  return special;
}

/** RW-OPT-REV-02: standing heroes in the area who have supported no kind yet. */
function supporters(g: Table, { seat, acting, supported }: Side): number {
  if (!g.house.heroSupport || seat === NOBODY || acting === null) return 0;
  return heroesIn(g, seat, g.battle!.area).filter(({ routed }) => !routed).length - supported;
}

/** Kinds that may still draw in this battle. */
function kindsToCome({ fighters, drawn }: Side): number {
  const kinds: UnitId[] = [];
  for (const { unit, routed } of fighters) {
    if (!routed && !drawn.includes(unit) && !kinds.includes(unit)) kinds.push(unit);
  }
  return kinds.length;
}

/** Cards that read alike are one answer. */
function distinct(cards: readonly number[], unit: UnitId): number[] {
  const { shape } = UNIT[unit];
  const kept: number[] = [];
  for (const card of cards) if (!kept.some(other => FATE[other]![shape] === FATE[card]![shape])) kept.push(card);
  return kept;
}
const worthOfCard = (card: number, unit: UnitId): number => {
  const { damage, rout, special } = FATE[card]![UNIT[unit].shape];
  return 2 * damage + 2 * special + rout;
};

/**
 * Routs, then damage of a pass (RW-BATTLE-55). What leaves no choice is taken at once; for the rest both owners choose at
 * the same time, or the defender first (RW-OPT-REV-04).
 */
const shareOut = procedure('battle/share-out', {
  settleRouts: does(g => {
    for (const id of SIDES) g.battle![id].routs = settle(g, routsTo(id, g.battle![id].routs, 'RW-BATTLE-19'));
  }),
  routsInTurn: each(
    g => inTurn(g, 'routs'),
    (g, id: SideId) => call(g, takeRouts, routsTo(id, g.battle![id].routs, 'RW-BATTLE-19')),
  ),
  routs: together(
    g => atOnce(g, 'routs'),
    (g, seat) => {
      const id = sideSpokenFor(g.battle!, seat);
      call(g, takeRouts, routsTo(id, g.battle![id].routs, 'RW-BATTLE-19'));
    },
  ),
  settleDamage: does(g => {
    for (const id of SIDES) {
      const side = g.battle![id];
      side.routs = 0;
      side.damage = settle(g, damageTo(id, side.damage, 'RW-BATTLE-21'));
    }
  }),
  damageInTurn: each(
    g => inTurn(g, 'damage'),
    (g, id: SideId) => call(g, takeDamage, damageTo(id, g.battle![id].damage, 'RW-BATTLE-21')),
  ),
  damage: together(
    g => atOnce(g, 'damage'),
    (g, seat) => {
      const id = sideSpokenFor(g.battle!, seat);
      call(g, takeDamage, damageTo(id, g.battle![id].damage, 'RW-BATTLE-21'));
    },
  ),
  done: does(g => {
    for (const id of SIDES) g.battle![id].damage = 0;
  }),
});

type Owed = 'routs' | 'damage';
const DEFENDER_FIRST: readonly SideId[] = ['defender', 'attacker'];
const owing = (g: Table, owed: Owed): readonly SideId[] => DEFENDER_FIRST.filter(id => g.battle![id][owed] > 0);
const inTurn = (g: Table, owed: Owed): readonly SideId[] => (g.house.defenderFirst ? owing(g, owed) : []);
const atOnce = (g: Table, owed: Owed): readonly Seat[] =>
  g.house.defenderFirst ? [] : owing(g, owed).map(id => g.battle![id].speaker);
