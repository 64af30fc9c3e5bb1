import { NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { CLEAR, DONE, type PickId, pick, pickId } from '../ids.ts';
import { note } from '../journal.ts';
import { type Passage, placeOf } from '../map.ts';
import type { AreaId, HeroId, UnitId } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import type { Area, Hero, Table } from '../table.ts';
import { area, homeOwner, ownUnitsIn, unitsIn } from './areas.ts';
import { asks, does, procedure } from './book.ts';
import { canCross } from './borders.ts';
import { goTo, heroOf, nextAreas, serves } from './heroes.ts';
import { drawTactics } from './holdings.ts';
import { isAlly, isOpen, marching } from './movement.ts';
import { iconsOf } from './power.ts';
import { add, MOST_UNITS, take } from './troops.ts';

/* Strategize (RW-ORDER-10 to 17): units and heroes move one area each. It is composed first and then done at once. */

export interface Strategy {
  seat: Seat;
  moves: Move[];
  walks: Walk[];
  /** The step that is being composed: from where, or which hero; to where; whether units were picked for it. */
  from: AreaId | null;
  hero: HeroId | null;
  to: AreaId | null;
  picked: boolean;
}
interface Move {
  unit: UnitId;
  from: AreaId;
  to: AreaId;
  n: number;
}
interface Walk {
  hero: HeroId;
  to: AreaId;
}
export const plan = (seat: Seat): Strategy => ({
  seat,
  moves: [],
  walks: [],
  from: null,
  hero: null,
  to: null,
  picked: false,
});

export const strategize = procedure<Strategy, 'begin' | 'mend' | 'choose' | 'to' | 'units'>(
  'strategize',
  {
    /** RW-PLAYERS-04 */
    begin: does((g, v) => (canGoOn(g, v) ? undefined : 'leave')),
    /** Nothing is left to move, and what is composed cannot stand: it does not vanish by itself. */
    mend: asks({
      rule: 'RW-ORDER-10',
      who: (g, v) => (faultOf(g, v) === null || canGoOn(g, v) ? NOBODY : v.seat),
      pause: true,
      options: () => BEGIN_ANEW,
      why: (g, v, id) => whyNotChoose(g, v, id),
      otherwise: () => CLEAR,
      take: (_, v) => clear(v),
    }),
    choose: asks({
      rule: 'RW-ORDER-10',
      who: (_, { seat }) => seat,
      pause: true,
      options: (g, v) => {
        const ids: (AreaId | HeroId | typeof DONE | typeof CLEAR)[] = [];
        // Any step can be taken back while it is composed; only what cannot stand needs a way out of its own.
        ids.push(faultOf(g, v) === null ? DONE : CLEAR);
        for (const here of g.areas) if (canLeave(g, v, here)) ids.push(here.id);
        for (const hero of g.players[v.seat]!.heroes) if (canWalk(g, v, hero)) ids.push(hero.id);
        return ids;
      },
      why: (g, v, id) => whyNotChoose(g, v, id),
      otherwise: (g, v) => (faultOf(g, v) === null ? DONE : CLEAR),
      take: (g, v, id) => {
        if (id === DONE) {
          go(g, v);
          return 'leave';
        }
        if (id === CLEAR) {
          clear(v);
          return 'again';
        }
        v.hero = serves(g, v.seat, id) ? id : null;
        v.from = serves(g, v.seat, id) ? heroOf(g, v.seat, id).area : id;
        return { goto: 'to' };
      },
    }),
    to: asks({
      rule: 'RW-ORDER-10',
      who: (_, { seat }) => seat,
      options: (g, v) => goals(g, v),
      why: (g, v, id) => whyNotTo(g, v, id),
      otherwise: (g, v) => goals(g, v)[0]!,
      take: (_, v, to) => {
        if (v.hero === null) {
          v.to = to;
          v.picked = false;
          return { goto: 'units' };
        }
        v.walks.push({ hero: v.hero, to });
        return { goto: 'mend' };
      },
    }),
    units: asks({
      rule: 'RW-ORDER-10',
      who: (_, { seat }) => seat,
      options: (g, v) => {
        const ids: (PickId | typeof DONE)[] = [];
        if (v.picked) ids.push(DONE);
        let n = 0;
        for (const { unit } of area(g, v.from!).troops) {
          if (!canGo(g, v, unit)) continue;
          n += staying(g, v, v.from!, unit);
          ids.push(pickId(unit, v.from!));
        }
        if (n > 1) ids.push(pickId('all', v.from!));
        return ids;
      },
      why: (g, v, id) => whyNotUnit(g, v, pick(id)?.unit),
      otherwise: (g, v) =>
        v.picked ? DONE : pickId(area(g, v.from!).troops.find(({ unit }) => canGo(g, v, unit))!.unit, v.from!),
      take: (g, v, id) => {
        if (id === DONE) return { goto: 'mend' };
        const { unit } = pick(id);
        if (unit !== 'all') send(v, unit, 1);
        else sendAll(g, v);
        v.picked = true;
        return 'again';
      },
    }),
  },
  { draft: true },
);

const BEGIN_ANEW = [CLEAR] as const;
function clear(v: Strategy): void {
  v.moves = [];
  v.walks = [];
}

function canGoOn(g: Table, v: Strategy): boolean {
  return g.areas.some(here => canLeave(g, v, here)) || g.players[v.seat]!.heroes.some(hero => canWalk(g, v, hero));
}

function send(v: Strategy, unit: UnitId, n: number): void {
  const move = v.moves.find(one => one.unit === unit && one.from === v.from && one.to === v.to);
  if (move === undefined) v.moves.push({ unit, from: v.from!, to: v.to!, n });
  else move.n += n;
}

/** Own units are listed first, and where they go allies may follow. */
function sendAll(g: Table, v: Strategy): void {
  for (const { unit } of area(g, v.from!).troops) {
    if (canGo(g, v, unit)) send(v, unit, staying(g, v, v.from!, unit));
  }
}

/* The table as it will be. */

/** Standing units of a kind that have not moved yet (RW-ORDER-10: each one area). */
function staying(g: Table, { moves }: Strategy, from: AreaId, unit: UnitId): number {
  let n = 0;
  for (const troop of area(g, from).troops) if (troop.unit === unit) n = troop.standing;
  for (const move of moves) if (move.from === from && move.unit === unit) n -= move.n;
  return n;
}

function unitsThen({ seat, moves }: Strategy, here: Area, ownOnly: boolean): number {
  let n = here.holder !== seat ? 0 : ownOnly ? ownUnitsIn(here) : unitsIn(here);
  for (const { unit, from, to, n: moved } of moves) {
    if (ownOnly && isAlly(unit)) continue;
    if (from === here.id) n -= moved;
    if (to === here.id) n += moved;
  }
  return n;
}

/** Of areas to which units may go: they are friendly or empty now. */
function isFriendlyThen(g: Table, v: Strategy, here: Area): boolean {
  if (unitsThen(v, here, true) > 0) return true;
  return (here.stronghold === null ? homeOwner(g, here.id) : here.stronghold.owner) === v.seat;
}

/** Why the plan as it is cannot be carried out; null: it can. Areas are judged at the end (RW-MOVE-09). */
function faultOf(g: Table, v: Strategy): Rule | null {
  for (const { unit, to } of v.moves) {
    const there = area(g, to);
    if (unitsThen(v, there, false) > MOST_UNITS) return 'RW-LIMIT-04';
    if (isAlly(unit) && !isFriendlyThen(g, v, there)) return 'RW-NEUT-06';
  }
  return null;
}

/* Units */

/** RW-MOVE-02, RW-NEUT-06 */
const canTake = (g: Table, v: Strategy, { to, border }: Passage, unit: UnitId): boolean =>
  canCross(g, border, marching(v.seat, UNIT[unit].flying)) && (!isAlly(unit) || isFriendlyThen(g, v, area(g, to)));

function wayTo(g: Table, from: AreaId, to: string): Passage | undefined {
  return placeOf(g, from).ways.find(way => way.to === to);
}

/** Whether units of a kind may be picked for the step that is being composed. */
const canGo = (g: Table, v: Strategy, unit: UnitId): boolean =>
  staying(g, v, v.from!, unit) > 0 && canTake(g, v, wayTo(g, v.from!, v.to!)!, unit);

/** Whether somebody in an area may go a way. */
function isUsed(g: Table, v: Strategy, here: Area, way: Passage): boolean {
  if (!isOpen(g, v.seat, area(g, way.to))) return false;
  for (const { unit } of here.troops) {
    if (staying(g, v, here.id, unit) > 0 && canTake(g, v, way, unit)) return true;
  }
  return false;
}

/** RW-ORDER-12, 15 */
function canLeave(g: Table, v: Strategy, here: Area): boolean {
  if (here.holder !== v.seat || here.activated.includes(v.seat)) return false;
  for (const way of placeOf(g, here.id).ways) if (isUsed(g, v, here, way)) return true;
  return false;
}

/** Where the units of the area, or the hero, may go. */
function goals(g: Table, v: Strategy): AreaId[] {
  if (v.hero !== null) return nextAreas(g, v.seat, heroOf(g, v.seat, v.hero));
  const ids: AreaId[] = [];
  const here = area(g, v.from!);
  for (const way of placeOf(g, v.from!).ways) if (isUsed(g, v, here, way)) ids.push(way.to);
  return ids;
}

/* Heroes */

/** RW-ORDER-13 to 15 */
const canWalk = (g: Table, { seat, walks }: Strategy, hero: Hero): boolean =>
  !hero.routed && !walks.some(walk => walk.hero === hero.id) && nextAreas(g, seat, hero).length > 0;

/* Refusals */

function whyNotChoose(g: Table, v: Strategy, id: string): Rule {
  if (id === DONE) return faultOf(g, v) ?? 'RW-ORDER-10';
  if (serves(g, v.seat, id)) return heroOf(g, v.seat, id).routed ? 'RW-ORDER-15' : 'RW-ORDER-13';
  const here = area(g, id as AreaId);
  if (here === undefined || here.holder !== v.seat) return 'RW-ORDER-10';
  if (here.activated.includes(v.seat)) return 'RW-MOVE-05';
  return here.troops.some(({ standing }) => standing > 0) ? 'RW-ORDER-10' : 'RW-ORDER-15';
}

function whyNotTo(g: Table, v: Strategy, id: string): Rule {
  const way = wayTo(g, v.from!, id);
  if (v.hero !== null) return way === undefined ? 'RW-ORDER-13' : 'RW-HERO-10';
  if (way === undefined || !isOpen(g, v.seat, area(g, way.to))) return 'RW-ORDER-10';
  for (const { unit } of area(g, v.from!).troops) {
    if (staying(g, v, v.from!, unit) > 0 && canCross(g, way.border, marching(v.seat, UNIT[unit].flying)))
      return 'RW-NEUT-06';
  }
  return 'RW-MOVE-02';
}

function whyNotUnit(g: Table, v: Strategy, unit: UnitId | 'all' | undefined): Rule {
  const troop = area(g, v.from!).troops.find(one => one.unit === unit);
  if (troop === undefined) return 'RW-ORDER-10';
  if (troop.standing === 0) return 'RW-ORDER-15';
  if (staying(g, v, v.from!, troop.unit) === 0) return 'RW-ORDER-10';
  const { border } = wayTo(g, v.from!, v.to!)!;
  return canCross(g, border, marching(v.seat, UNIT[troop.unit].flying)) ? 'RW-NEUT-06' : 'RW-MOVE-02';
}

/** All at once. Nobody is met: units only come where nobody is, or friends. */
function go(g: Table, { seat, moves, walks }: Strategy): void {
  for (const { unit, from, n } of moves) take(area(g, from), unit, n, 0);
  for (const { unit, from, to, n } of moves) {
    add(area(g, to), seat, unit, n, 0);
    note(g, 'moves', 'RW-ORDER-10', seat, pickId(unit, from), n, to);
  }
  for (const { hero, to } of walks) goTo(g, seat, heroOf(g, seat, hero), to, 'RW-ORDER-13');
}

/** RW-ORDER-17: as many tactics as the three dials show. */
export const strategizeBonus = procedure<{ seat: Seat }>('strategize/bonus', {
  draw: does((g, { seat }) => drawTactics(g, seat, iconsOf(g, seat, 'tactics'), 'RW-ORDER-17')),
});
