import { locals, type Question, type Seat } from '@teahouse/kernel';
import { marchOf } from '../../src/foresight/march.ts';
import { hungryIn } from '../../src/foresight/year.ts';
import { pick, pickId } from '../../src/ids.ts';
import { FACTION } from '../../src/printed/factions.ts';
import { type AreaId, type HeroId, UNITS, type UnitId } from '../../src/printed/ids.ts';
import { conquer, mobilize } from '../../src/rules/mobilize.ts';
import { comersTo, isAlly } from '../../src/rules/movement.ts';
import { muster } from '../../src/rules/recruit.ts';
import { strategize } from '../../src/rules/strategize.ts';
import { areaAsked, areaOf, goalOf, openTable, type Seen, standingIn } from './reading.ts';

/** Whether a march is to be given its goal. */
export const isActivation = (ask: string): boolean => ask === 'mobilize.activate' || ask === 'conquer.activate';

/** Units that are picked to go somewhere and are not gone yet. */
interface Leaving {
  unit: UnitId;
  from: AreaId;
  to: AreaId;
  n: number;
}
interface Walking {
  hero: HeroId;
  from: AreaId;
  to: AreaId;
}
/** What is composed of a march or of a plan. */
export interface Composed {
  units: readonly Leaving[];
  heroes: readonly Walking[];
}

export function composedIn(seen: Seen): Composed {
  const whereIs = (id: HeroId): AreaId | undefined => {
    for (const { heroes } of seen.players) {
      const found = heroes.find(hero => hero.id === id);
      if (found !== undefined) return found.area;
    }
    return undefined;
  };
  const walk = (hero: HeroId, to: AreaId): Walking[] => {
    const from = whereIs(hero);
    return from === undefined || from === to ? [] : [{ hero, from, to }];
  };
  const plan = locals(seen, strategize);
  if (plan !== null) return { units: plan.moves, heroes: plan.walks.flatMap(({ hero, to }) => walk(hero, to)) };
  const march = locals(seen, mobilize) ?? locals(seen, conquer);
  // The units of a march that is done are where they went.
  if (march === null || march.at === null || seen.battle !== null || isGone(seen)) return { units: [], heroes: [] };
  const to = march.at;
  return { units: march.army.map(squad => ({ ...squad, to })), heroes: march.heroes.flatMap(hero => walk(hero, to)) };
}

const isGone = ({ stack }: Seen): boolean =>
  stack.some(
    ({ proc, step }) => (proc === mobilize.name || proc === conquer.name) && step !== 'activate' && step !== 'move',
  );

/** The ways that lead to an answer: of all that could march to it, or that retreat. */
export function waysTo(seen: Seen, { ask, seat, options }: Question, to: string): { from: AreaId; to: AreaId }[] {
  const goal = seen.areas.find(({ id }) => id === to && options.includes(id))?.id;
  if (goal === undefined) return [];
  if (isActivation(ask)) return comersTo(openTable(seen), seat, goal).map(({ from }) => ({ from, to: goal }));
  const from = ask === 'retreat.choose' ? areaAsked(seen) : null;
  return from === null ? [] : [{ from, to: goal }];
}

/** Whether an area may be activated although nobody could come there. */
export const isFar = (seen: Seen, question: Question, id: AreaId): boolean =>
  isActivation(question.ask) && question.options.includes(id) && waysTo(seen, question, id).length === 0;

/** Where those go who are picked now. */
export const marchGoal = (seen: Seen): AreaId | null => marchOf(seen)?.at ?? goalOf(seen);

/** How many of each kind leave each area. */
export function leavingBy({ units }: Composed): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const { unit, from, n } of units) out.set(pickId(unit, from), (out.get(pickId(unit, from)) ?? 0) + n);
  return out;
}

/** The answers that compose a march, without one unit of a kind. What came all at once is picked one by one again. */
export function withoutOne(answers: readonly string[], army: Composed['units'], unit: UnitId, from: AreaId): string[] {
  const isFrom = (id: string): boolean => pick(id)?.from === from;
  const stay = army
    .filter(one => one.from === from)
    // Allies are picked after those whom they follow.
    .toSorted((a, b) => Number(isAlly(a.unit)) - Number(isAlly(b.unit)))
    .flatMap(one =>
      Array.from({ length: one.unit === unit ? one.n - 1 : one.n }, (): string => pickId(one.unit, from)),
    );
  const first = answers.findIndex(isFrom);
  return answers.flatMap((id, n) => (n === first ? stay : isFrom(id) ? [] : [id]));
}

/** How many of a kind are still to be placed: of a levy, or of the army that a faction begins with. */
export function leftOf(seen: Seen, unit: UnitId): number {
  const levy = locals(seen, muster)?.levy;
  if (levy !== undefined) return levy.find(one => one.unit === unit)?.standing ?? 0;
  const seat = (seen.stack.at(-1)?.v as { seat?: number } | undefined)?.seat ?? 0;
  const { faction } = seen.players[seat]!;
  if (faction === null) return 0;
  let placed = 0;
  for (const area of seen.areas) {
    if (area.holder === seat) placed += standingIn({ ...area, troops: area.troops.filter(one => one.unit === unit) });
  }
  return (FACTION[faction].army[unit] ?? 0) - placed;
}

/** An area that units may come from, or come from: who may still be picked, who stays, and who of them would starve. */
interface Source {
  from: AreaId;
  picks: readonly (UnitId | 'all')[];
  /** The kinds that come or may come. */
  kinds: readonly UnitId[];
  stays: number;
  hungry: number;
}

/** The areas of a march that is composed, in the order in which they are offered. */
export function sourcesOf(seen: Seen, { options, seat }: Question, { units }: Composed): Source[] {
  const picks = new Map<AreaId, (UnitId | 'all')[]>();
  for (const { from } of units) picks.set(from, []);
  for (const id of options) {
    const chosen = pick(id);
    if (chosen !== undefined) picks.set(chosen.from, [...(picks.get(chosen.from) ?? []), chosen.unit]);
  }
  return [...picks].map(([from, some]) => {
    let stays = unitsOf(seen, from, seat);
    const moving = new Set<UnitId | 'all'>(some);
    for (const one of units) {
      if (one.from !== from) continue;
      stays -= one.n;
      moving.add(one.unit);
    }
    return {
      from,
      picks: some,
      kinds: UNITS.filter(unit => moving.has(unit)),
      stays,
      hungry: hungryIn(openTable(seen), seat, from, stays),
    };
  });
}

/** How many would starve where they go: those who come, and the seat's own who are there. */
export function hungryAt(seen: Seen, seat: Seat, goal: AreaId, { units }: Composed): number {
  let there = unitsOf(seen, goal, seat);
  for (const { to, n } of units) if (to === goal) there += n;
  return hungryIn(openTable(seen), seat, goal, there);
}

function unitsOf(seen: Seen, id: AreaId, seat: Seat): number {
  const { holder, troops } = areaOf(seen, id);
  let n = 0;
  if (holder === seat) for (const { standing, routed } of troops) n += standing + routed;
  return n;
}
