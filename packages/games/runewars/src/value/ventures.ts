import { locals, NOBODY, type Seat } from '@teahouse/kernel';
import { FATE } from '../printed/fate.ts';
import type { AreaId, Destiny, UnitId } from '../printed/ids.ts';
import { area, isFriendly } from '../rules/areas.ts';
import { battle } from '../rules/battle/battle.ts';
import { mayFight, meetNeutrals, testDestiny } from '../rules/battle/diplomacy.ts';
import { enlist, newSide } from '../rules/battle/sides.ts';
import { moveRunes, type RuneMoves } from '../rules/fortify.ts';
import { conquer, type March, mobilize } from '../rules/mobilize.ts';
import { comersTo, isAlly, isOpen } from '../rules/movement.ts';
import { type Strategy, strategize } from '../rules/strategize.ts';
import { MOST_UNITS } from '../rules/troops.ts';
import type { Side, Table } from '../table.ts';
import { field, indexOf, shift } from './field.ts';
import { clash, WORTH } from './might.ts';
import { ENVOYS, GOLD, INFLUENCE, RED } from './scales.ts';
import { terrainOf } from './terrain.ts';

/* Armies under way: a battle that is fought, and moves that are composed and not yet made. */

/** An area that two sides want. */
export interface Engagement {
  at: number;
  attacker: Seat;
  defender: Seat;
  /** The chance of the attacker, and what both armies will probably still be worth. */
  chance: number;
  attack: number;
  defence: number;
  /** Influence that envoys will cost. */
  price: number;
}

/** One unit after another that goes somewhere. */
interface Going {
  unit: UnitId;
  from: AreaId;
  to: AreaId;
  n: number;
}

const worthOf = ({ fighters }: Side): number => {
  let worth = 0;
  for (const { unit, routed } of fighters) worth += (routed ? 0.7 : 1) * WORTH[unit];
  return worth;
};

/** What two sides will make of it. The defenders may still stand in the area. */
function engage(g: Table, at: AreaId, attacker: Side, defender: Side): Engagement {
  const i = indexOf(g, at);
  const wild = defender.seat === NOBODY;
  const { chance, attackers, defenders } = clash(attacker, defender, wild ? 0 : field.walls[i]!);
  const attack = worthOf(attacker);
  const defence = worthOf(defender);
  return {
    at: i,
    attacker: attacker.seat,
    defender: defender.seat,
    chance,
    attack: attack * (chance * (0.4 + 0.6 * attackers) + (1 - chance) * 0.6 * attackers),
    defence: defence * ((1 - chance) * (0.4 + 0.6 * defenders) + chance * 0.55 * defenders),
    price: 0,
  };
}

/** Those who hold an area, as they would fight for it. */
function holders(g: Table, at: AreaId, seat: Seat): Side {
  const side = newSide(seat, seat, 0);
  for (const { unit, standing } of area(g, at).troops) enlist(side, { unit, standing, routed: 0 });
  return side;
}

/** With words instead of swords, as far as influence goes and it is better. Some who are talked to join. */
function parley(g: Table, e: Engagement, army: number, envoys: number, price: number): Engagement {
  const talk = 1 - RED[Math.min(envoys, RED.length - 1)]!;
  const fights = mayFight(g);
  const joined = GOLD[Math.min(envoys, GOLD.length - 1)]! * field.worth[e.at]!;
  const attack = talk * army + joined + (1 - talk) * (fights ? e.attack : 0.7 * army);
  const chance = talk + (fights ? (1 - talk) * e.chance : 0);
  if (fights && price > 0 && PRIZE * (chance - e.chance) + attack - e.attack < price) return e;
  e.attack = attack;
  e.chance = chance;
  e.price = price;
  return e;
}
/** What neutral units usually hold. */
const PRIZE = 3;

/** What the cards that lie open promise the one who chooses among them. */
export function bestDestiny(g: Table): Destiny | null {
  let best: Destiny | null = null;
  for (const card of g.fateOpen) {
    const { destiny } = FATE[card]!;
    if (destiny === 'gold') return 'gold';
    if (best !== 'grey') best = destiny;
  }
  return best;
}

/** The battle that is under way. */
export function battleUnderWay(g: Table): Engagement | null {
  if (g.battle === null) return null;
  const { area: at, attacker, defender } = g.battle;
  const meeting = locals(g, battle) === null ? locals(g, meetNeutrals) : null;
  if (meeting === null) {
    const here = defender.fighters.length === 0 && g.battle.row === 0 ? holders(g, at, defender.seat) : defender;
    return engage(g, at, attacker, here);
  }
  const army = worthOf(attacker);
  const e = engage(g, at, attacker, holders(g, at, NOBODY));
  if (meeting.got === 'red') return parley(g, e, army, 0, 0);
  if (meeting.cards === 0) {
    const envoys = Math.min(ENVOYS, g.players[attacker.seat]!.influence);
    return parley(g, e, army, envoys, INFLUENCE * envoys);
  }
  const shown = locals(g, testDestiny) === null ? null : bestDestiny(g);
  if (shown === null) return parley(g, e, army, meeting.cards, 0);
  if (shown === 'red') return parley(g, e, army, 0, 0);
  return { ...e, chance: 1, attack: army + (shown === 'gold' ? e.defence : 0), price: 0 };
}

/* Moves that are composed. */

/** A way to end a composed move: who goes where, and whether it is the move as it is now. */
export interface Venture {
  going: Going[];
  /** The area to fight for; null: all only move. */
  at: AreaId | null;
  /** The area that will be activated. */
  token: AreaId | null;
  seat: Seat;
  runes: RuneMoves['moves'];
  isNow: boolean;
}

const marchOf = (g: Table): March | null => locals(g, mobilize) ?? locals(g, conquer);

/** Ways to end the move that is being composed, the move as it is first; none where nothing is composed. */
export function venturesOf(g: Table): Venture[] {
  const top = g.stack.at(-1)?.proc;
  if (top === mobilize.name || top === conquer.name) return marches(g, marchOf(g)!);
  if (top === moveRunes.name) return carriages(g, locals(g, moveRunes)!);
  if (top === strategize.name) return plans(g, locals(g, strategize)!);
  return NONE;
}
const NONE: Venture[] = [];

function marches(g: Table, { seat, at, army }: March): Venture[] {
  if (at === null) return NONE;
  const open = isOpen(g, seat, area(g, at));
  const now: Going[] = army.map(squad => ({ ...squad, to: at }));
  const comers = comersTo(g, seat, at);
  for (const comer of comers) {
    for (const squad of army) if (squad.unit === comer.unit && squad.from === comer.from) comer.n -= squad.n;
  }
  const ends: Going[][] = [now];
  const all = now.slice();
  for (let i = 0; i < comers.length; ) {
    const { from } = comers[i]!;
    const whole = now.slice();
    for (; i < comers.length && comers[i]!.from === from; i++) {
      const { unit: kind, n } = comers[i]!;
      if (n === 0) continue;
      if (open) ends.push([...now, { unit: kind, from, to: at, n: 1 }]);
      whole.push({ unit: kind, from, to: at, n });
      all.push({ unit: kind, from, to: at, n });
    }
    if (whole.length > now.length) ends.push(whole);
  }
  if (!open && all.length > now.length) ends.push(all);
  const out: Venture[] = [];
  const isHome = isFriendly(g, seat, area(g, at));
  for (const going of ends) {
    // Allies do not go abroad alone.
    if (!isHome && going.length > 0 && going.every(({ unit }) => isAlly(unit))) continue;
    if (open && field.units[indexOf(g, at)]! + sizeOf(going) > MOST_UNITS) continue;
    out.push({ going, at: open ? null : at, token: at, seat, runes: NO_RUNES, isNow: going === now });
  }
  return out;
}

function sizeOf(going: readonly Going[]): number {
  let n = 0;
  for (const one of going) n += one.n;
  return n;
}

function plans(g: Table, { seat, moves, from, to, hero, picked }: Strategy): Venture[] {
  const out: Venture[] = [{ going: moves, at: null, token: null, seat, runes: NO_RUNES, isNow: true }];
  const step = g.stack.at(-1)!.step;
  if (from === null || hero !== null || step === 'choose' || step === 'mend') return out;
  const goals: AreaId[] = [];
  if (step === 'units') goals.push(to!);
  else {
    for (const i of terrainOf(g).ways[indexOf(g, from)]!) if (isOpen(g, seat, g.areas[i]!)) goals.push(g.areas[i]!.id);
  }
  for (const goal of goals) {
    const all = moves.slice();
    for (const { unit, standing } of area(g, from).troops) {
      let n = standing;
      for (const move of moves) if (move.from === from && move.unit === unit) n -= move.n;
      if (n <= 0) continue;
      all.push({ unit, from, to: goal, n });
      out.push({
        going: [...moves, { unit, from, to: goal, n: 1 }],
        at: null,
        token: null,
        seat,
        runes: NO_RUNES,
        isNow: false,
      });
    }
    if (field.units[indexOf(g, goal)]! + sizeOf(all) <= MOST_UNITS)
      out.push({ going: all, at: null, token: null, seat, runes: NO_RUNES, isNow: false });
  }
  // Whoever has said from where must move somebody.
  if (out.length > 1 && !(step === 'units' && picked)) out.shift();
  return out;
}

/** Runes that are carried: as composed, and on every road for the one that is picked up. */
function carriages(g: Table, { seat, from, moves }: RuneMoves): Venture[] {
  const carried = (runes: RuneMoves['moves'], isNow: boolean): Venture => ({ ...STANDING, seat, runes, isNow });
  if (from === null) return [carried(moves, true)];
  const out: Venture[] = [];
  for (const i of terrainOf(g).ways[indexOf(g, from)]!) {
    const to = g.areas[i]!.id;
    if (isFriendly(g, seat, g.areas[i]!) && !moves.some(move => move.to === to)) {
      out.push(carried([...moves, { from, to }], false));
    }
  }
  return out.length === 0 ? [carried(moves, true)] : out;
}
const STANDING = { going: [], at: null, token: null };
const NO_RUNES: RuneMoves['moves'] = [];

/** Carries a composed move out on the numbers; gives the battle it leads to. */
export function embark(g: Table, { going, at, token, seat, runes }: Venture): Engagement | null {
  if (token !== null) {
    field.token = indexOf(g, token);
    field.bearer = seat;
  }
  for (const { from } of runes) field.runes[indexOf(g, from)] = null;
  for (const { from, to } of runes) field.runes[indexOf(g, to)] = area(g, from).rune;
  const army = at === null ? null : newSide(seat, seat, 0);
  for (const { unit, from, to, n } of going) {
    shift(indexOf(g, from), seat, unit, -n);
    if (army === null) shift(indexOf(g, to), seat, unit, n);
    else enlist(army, { unit, standing: n, routed: 0 });
  }
  if (army === null || army.fighters.length === 0) return null;
  const owner = field.control[indexOf(g, at!)]!;
  const { supreme } = g.players[seat]!;
  if (g.turn?.order === 'conquer' && supreme) army.bonus = area(g, at!).stronghold === null ? 1 : 2;
  const e = engage(g, at!, army, holders(g, at!, owner));
  if (owner !== NOBODY) return e;
  const envoys = Math.min(ENVOYS, g.players[seat]!.influence);
  return parley(g, e, worthOf(army), envoys, INFLUENCE * envoys);
}
