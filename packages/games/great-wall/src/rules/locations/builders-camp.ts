import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { BARRICADE, MATERIALS, type MixId, mix, PASS, SECTIONS, WALL, waysToPay } from '../../ids.ts';
import { note } from '../../journal.ts';
import { BARRICADES, BARRICADE as COST, TOP_LEVEL, WALLS } from '../../printed/board.ts';
import type { Table } from '../../table.ts';
import { anyway, asks, does, procedure } from '../book.ts';
import { payMix } from '../goods.ts';
import { happens } from '../moments.ts';
import { takeBackForWall } from '../together/take-back.ts';
import { bonus, handsAt, materials, score, sectionsOf } from '../vocabulary.ts';

/** Chapter 20: one build per clerk. */
interface Building {
  seat: Seat;
  left: number;
  /** Own resources that need not be paid. */
  rebate: number;
  /** What is being built and where; nothing before it is chosen. */
  what: 'wall' | 'barricade' | '';
  section: number;
  owed: number;
  stored: number;
}
type Labels = 'choose' | 'emptyWarehouse' | 'pay' | 'takeBack' | 'build' | 'next';

export const build = procedure<Building, Labels>(
  'location/build',
  {
    choose: asks({
      rule: 'GW-LOC-BUILD-01',
      pause: true,
      who: (g, { seat, left }) => (left > 0 && couldBuild(g) ? seat : NOBODY),
      options: (g, { rebate }, seat) => {
        const out: string[] = [];
        for (const section of sectionsOf(g)) {
          const { barricades, wall } = g.sections[section]!;
          if (barricades < BARRICADES && canPayFor(g, seat, 'barricade', COST.cost, rebate))
            out.push(BARRICADE[section]!);
          if (wall < TOP_LEVEL && canPayFor(g, seat, 'wall', WALLS[wall + 1]!.cost, rebate)) out.push(WALL[section]!);
        }
        out.push(PASS);
        return out;
      },
      why: (g, _, answer) => {
        const section = (BARRICADE as readonly string[]).indexOf(answer);
        return section >= 0 && g.sections[section]!.barricades === BARRICADES ? 'GW-LOC-BUILD-03' : 'GW-LOC-BUILD-07';
      },
      otherwise: () => PASS,
      take: (g, v, answer) => {
        if (answer === PASS) return 'leave';
        v.left--;
        const wall = (WALL as readonly string[]).indexOf(answer);
        v.what = wall >= 0 ? 'wall' : 'barricade';
        v.section = wall >= 0 ? wall : (BARRICADE as readonly string[]).indexOf(answer);
        v.owed = wall >= 0 ? WALLS[g.sections[wall]!.wall + 1]!.cost : COST.cost;
        v.stored = 0;
      },
    }),
    /** GW-LOC-BUILD-11, AMB-26: as much as there is, and of a choice the builder chooses. */
    emptyWarehouse: asks({
      rule: 'GW-LOC-BUILD-11',
      who: (g, { seat, what }) => (what !== '' && materials(g.warehouse) > 0 ? seat : NOBODY),
      options: (g, { owed }): MixId[] =>
        waysToPay({ ...g.warehouse, chi: 0 }, Math.min(owed, materials(g.warehouse)), false),
      take: (g, v, id, seat) => {
        for (const material of MATERIALS) {
          const n = mix(id)[material];
          if (n === 0) continue;
          g.warehouse[material] -= n;
          v.owed -= n;
          v.stored += n;
          note(g, 'uses-stores', 'GW-LOC-BUILD-11', seat, material, n);
        }
      },
    }),
    pay: anyway((g, v) => {
      if (v.what === '') return 'leave';
      const owed = Math.max(0, v.owed - discountOf(g, v.seat, v.what) - v.rebate);
      if (owed > 0) payMix(g, v.seat, owed, 'GW-LOC-BUILD-07');
    }),
    /** GW-COOP-36 */
    takeBack: does((g, { seat, what }) => {
      if (what === 'wall' && g.together !== null) takeBackForWall(g, seat);
    }),
    build: does((g, v) => {
      const { seat, what, section, stored } = v;
      v.what = '';
      v.rebate = 0;
      if (what === 'wall') raiseWall(g, seat, section);
      else raiseBarricade(g, seat, section);
      happens(g, 'built', seat, what, stored, section);
    }),
    next: does(() => ({ goto: 'choose' })),
  },
  { draft: true },
);

/** DECISIONS, year 1: all barricade spaces are full until the first winter has cleared them. */
function couldBuild(g: Table): boolean {
  for (const section of sectionsOf(g)) {
    const { barricades, wall } = g.sections[section]!;
    if (barricades < BARRICADES || wall < TOP_LEVEL) return true;
  }
  return false;
}

const discountOf = (g: Table, seat: Seat, what: 'wall' | 'barricade'): number =>
  bonus(g, seat, what === 'wall' ? 'wallDiscount' : 'barricadeDiscount');

/** What is left to pay out of one's own goods. */
export const ownCost = (g: Table, seat: Seat, what: 'wall' | 'barricade', cost: number, rebate: number): number =>
  Math.max(0, cost - materials(g.warehouse) - discountOf(g, seat, what) - rebate);

const canPayFor = (g: Table, seat: Seat, what: 'wall' | 'barricade', cost: number, rebate: number): boolean =>
  materials(g.players[seat]!.goods) >= ownCost(g, seat, what, cost, rebate);

/** GW-LOC-BUILD-08, GW-LOC-BUILD-10, GW-LOC-BUILD-14: archers stay, now on posts of the new level. */
function raiseWall(g: Table, seat: Seat, section: number): void {
  const where = g.sections[section]!;
  where.wall++;
  g.players[seat]!.levels++;
  note(g, 'builds-wall', 'GW-LOC-BUILD-10', seat, '', where.wall, SECTIONS[section]!);
  score(g, seat, 'walls', WALLS[where.wall]!.cost, 'GW-LOC-BUILD-08');
}

/** GW-LOC-BUILD-02 */
function raiseBarricade(g: Table, seat: Seat, section: number): void {
  g.sections[section]!.barricades++;
  g.players[seat]!.barricades++;
  note(g, 'builds-barricade', 'GW-LOC-BUILD-02', seat, '', 0, SECTIONS[section]!);
  score(g, seat, 'walls', COST.honor + bonus(g, seat, 'barricadeHonor'), 'GW-LOC-BUILD-02');
}

export function buildSome(g: Table, seat: Seat, left: number, rebate = 0): void {
  call(g, build, { seat, left, rebate, what: '', section: -1, owed: 0, stored: 0 });
}
export function visitCamp(g: Table, seat: Seat): void {
  buildSome(g, seat, handsAt(g, seat, 'builders-camp'));
}

/** Barricades that cost nothing. */
export const fortify = procedure<{ seat: Seat; left: number }>(
  'location/fortify',
  {
    choose: asks({
      rule: 'GW-LOC-BUILD-03',
      who: (g, { seat, left }) => (left > 0 && roomForBarricades(g).length > 0 ? seat : NOBODY),
      options: g => [...roomForBarricades(g), PASS],
      otherwise: () => PASS,
      take: (g, v, answer, seat) => {
        if (answer === PASS) return 'leave';
        v.left--;
        const section = (BARRICADE as readonly string[]).indexOf(answer);
        raiseBarricade(g, seat, section);
        happens(g, 'built', seat, 'barricade', 0, section);
        return 'again';
      },
    }),
  },
  { draft: true },
);
export const freeBarricades = (g: Table, seat: Seat, left: number): void => call(g, fortify, { seat, left });

export function roomForBarricades(g: Table): string[] {
  const out: string[] = [];
  for (const section of sectionsOf(g)) if (g.sections[section]!.barricades < BARRICADES) out.push(BARRICADE[section]!);
  return out;
}
