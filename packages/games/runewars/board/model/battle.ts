import type { Question } from '@teahouse/kernel';
import { fighterId } from '../../src/ids.ts';
import { STRONGHOLD } from '../../src/printed/developments.ts';
import type { UnitId } from '../../src/printed/ids.ts';
import { UNIT } from '../../src/printed/units.ts';
import { strengthOf, strongholdOf } from '../../src/rules/battle/tally.ts';
import type { Battle, Fighter, SideId } from '../../src/table.ts';
import type { AskLabel } from '../../text/asks/labels.ts';
import { areaOf, openTable, type Seen } from './reading.ts';

/* What the battle screen shows. */

export const ROWS = [1, 2, 3, 4, 5] as const;
export const SIDES = ['attacker', 'defender'] as const;

/** Those who fight on a side; before the first row the defenders still stand in the area. */
export function fightersOf(seen: Seen, { area, row, ...sides }: Battle, side: SideId): readonly Fighter[] {
  const { fighters } = sides[side];
  if (side === 'attacker' || row > 0 || fighters.length > 0) return fighters;
  return areaOf(seen, area).troops.flatMap(({ unit, standing }) =>
    Array.from({ length: standing }, () => ({ unit, damage: 0, routed: false })),
  );
}

export interface Rank {
  unit: UnitId;
  fighters: readonly Fighter[];
  /** How many were destroyed in this battle. */
  lost: number;
}
const NONE: ReadonlyMap<UnitId, number> = new Map();

/** The kinds of a side that draw in a row, each with all its fighters: those who stand first. */
export function ranksOf(seen: Seen, battle: Battle, side: SideId, row: number, lost = NONE): Rank[] {
  const { ambush } = battle[side];
  const isHere = (unit: UnitId): boolean => (ambush.includes(unit) ? 1 : UNIT[unit].initiative) === row;
  const ranks = new Map<UnitId, Fighter[]>();
  for (const one of fightersOf(seen, battle, side)) {
    if (isHere(one.unit)) ranks.set(one.unit, [...(ranks.get(one.unit) ?? []), one]);
  }
  for (const unit of lost.keys()) if (isHere(unit) && !ranks.has(unit)) ranks.set(unit, []);
  const order = (one: Fighter): number => (one.routed ? 10 : 0) + one.damage;
  return [...ranks].map(([unit, fighters]) => ({
    unit,
    fighters: fighters.toSorted((a, b) => order(a) - order(b)),
    lost: lost.get(unit) ?? 0,
  }));
}

/** Health of a kind, as cards may have raised it. */
export const healthOf = (battle: Battle, side: SideId, unit: UnitId): number =>
  battle[side].hardened.find(one => one.unit === unit)?.health ?? UNIT[unit].health;

/** Questions that are answered by a kind, not by one fighter. */
const BY_KIND: readonly AskLabel[] = ['battle/draw.kind', 'tactics/ambush.unit'];

/** The answer that a fighter stands for. */
export function answerOfFighter(seen: Seen, question: Question | null, side: SideId, one: Fighter): string | null {
  if (question === null) return null;
  const { side: own, by } = (seen.stack.at(-1)?.v ?? {}) as { side?: SideId; by?: SideId };
  if ((own !== undefined && own !== side) || by === side) return null;
  const answer = (BY_KIND as readonly string[]).includes(question.ask) ? one.unit : fighterId(one);
  return question.options.includes(answer) ? answer : null;
}

type Resolved = 'special' | 'rout' | 'damage';
/** What is being resolved in the pass; null where nothing is. */
export function resolvedNow({ stack, battle }: Seen): Resolved | null {
  if (battle === null || (battle.attacker.acting === null && battle.defender.acting === null)) return null;
  const procs = stack.map(({ proc }) => proc);
  if (procs.includes('battle/damage')) return 'damage';
  return procs.includes('battle/routs') ? 'rout' : 'special';
}

export interface Strength {
  units: number;
  bonus: number;
  walls: number;
  all: number;
}
/** What counts for a side, as things are. */
export function strengthIn(seen: Seen, battle: Battle, side: SideId): Strength {
  const table = openTable(seen);
  const fort = side === 'defender' ? strongholdOf(table) : null;
  const walls = fort === null ? 0 : fort.damaged ? STRONGHOLD.damaged : STRONGHOLD.strength;
  const { bonus } = battle[side];
  // Before the battle begins the defenders are not yet counted by the rules.
  const waiting = fightersOf(seen, battle, side).length - battle[side].fighters.length;
  const all = strengthOf(table, side) + waiting;
  return { units: all - bonus - walls, bonus, walls, all };
}

/** Procedures of a battle that can be fought on without anything else being decided first. */
const GOES_ON =
  /^(battle(\/(row|pass|resolve|share-out|routs|damage|destruction|draw|aim|development|ransom))?|ability\/.+|window\/battle-.+)$/;
/** Where there are still words, and a battle may follow. */
const PARLEYS = ['diplomacy', 'window/diplomacy', 'diplomacy/test'];

/** Whether it can be told how the battle will probably end: not while a card does something else, nor when it is won. */
export function isUndecided({ stack, battle }: Seen): boolean {
  if (battle === null || battle.brokenOff) return false;
  const first = stack.findIndex(({ proc }) => proc === 'battle');
  if (first < 0) return PARLEYS.includes(stack.at(-1)!.proc);
  return stack.slice(first).every(({ proc }) => GOES_ON.test(proc));
}
