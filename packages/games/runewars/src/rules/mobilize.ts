import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { DONE, PASS, type PickId, pick, pickId } from '../ids.ts';
import { note } from '../journal.ts';
import { placeOf } from '../map.ts';
import { type AreaId, type HeroId, UNITS, type UnitId } from '../printed/ids.ts';
import type { Area, Table, Troop } from '../table.ts';
import { activationsLeft, area, isEnemy, isFriendly, isUncontrolled, unitsIn } from './areas.ts';
import { arrive } from './battle/arrival.ts';
import { asks, procedure } from './book.ts';
import { goTo, heroOf, serves } from './heroes.ts';
import { type Comer, comersTo, heroCanCome, isAlly, isOpen, whyNotFrom } from './movement.ts';
import { MOST_UNITS, take } from './troops.ts';

/* Mobilize and Conquer (RW-ORDER-20 to 31): an area is activated, and units come to it together. */

export interface March {
  seat: Seat;
  /** The area that is activated. */
  at: AreaId | null;
  /** Who comes, as far as it is composed. */
  army: Squad[];
  heroes: HeroId[];
}
interface Squad {
  unit: UnitId;
  from: AreaId;
  n: number;
}
export const march = (seat: Seat): March => ({ seat, at: null, army: [], heroes: [] });

const activation = (name: 'mobilize' | 'conquer', rule: Rule) =>
  procedure<March>(
    name,
    {
      activate: asks({
        rule,
        who: (_, { seat }) => seat,
        options: (g, { seat }) => {
          const ids: (AreaId | typeof PASS)[] = [PASS];
          if (activationsLeft(g, seat) === 0) return ids;
          for (const here of g.areas) if (canActivate(g, seat, here)) ids.push(here.id);
          return ids;
        },
        why: (g, { seat }, id) => whyNotActivate(g, seat, area(g, id as AreaId)) ?? rule,
        otherwise: () => PASS,
        take: (_, v, id) => {
          if (id === PASS) return 'leave';
          v.at = id;
        },
      }),
      move: asks({
        rule,
        who: (_, { seat }) => seat,
        // What follows cannot be taken back, so the end is said even where nobody is left to pick.
        pause: true,
        options: (g, v) => choices(g, v),
        why: (g, v, id) => whyNotMove(g, v, id),
        otherwise: () => DONE,
        take: (g, v, id) => {
          if (id === DONE) {
            go(g, v, rule);
            return;
          }
          if (serves(g, v.seat, id)) v.heroes.push(id);
          else enlist(g, v, id as PickId);
          return 'again';
        },
      }),
    },
    { draft: true },
  );

export const mobilize = activation('mobilize', 'RW-ORDER-20');
export const conquer = activation('conquer', 'RW-ORDER-30');

/** RW-ORDER-22, Rivers in Flood. */
const canActivate = (g: Table, seat: Seat, here: Area): boolean =>
  !here.activated.includes(seat) && !(g.card === 'rivers-in-flood' && placeOf(g, here.id).onWater);

function whyNotActivate(g: Table, seat: Seat, here: Area | undefined): Rule | null {
  if (here === undefined) return null;
  if (here.activated.includes(seat)) return 'RW-ORDER-22';
  return activationsLeft(g, seat) === 0 ? 'RW-ORDER-26' : 'RW-GEN-05';
}

/** RW-ORDER-23, 25: after a battle only words are left, and words cost influence. */
function mayEnter(g: Table, seat: Seat, here: Area): boolean {
  if (g.turn!.battles === 0 || isOpen(g, seat, here)) return true;
  return isUncontrolled(g, here) && g.players[seat]!.influence > 0;
}

function sizeOf(army: readonly Squad[]): number {
  let n = 0;
  for (const squad of army) n += squad.n;
  return n;
}

/** RW-LIMIT-04, RW-MOVE-10: how many more may come; any number where they must fight or parley for it. */
function roomFor(g: Table, { seat, at, army }: March): number {
  const here = area(g, at!);
  return isOpen(g, seat, here) ? MOST_UNITS - unitsIn(here) - sizeOf(army) : Number.POSITIVE_INFINITY;
}

/** RW-NEUT-06: allied neutrals come with units of their master, or to an area that is his. */
const needsCompany = (g: Table, { seat, at, army }: March): boolean =>
  !army.some(({ unit }) => !isAlly(unit)) && !isFriendly(g, seat, area(g, at!));

/** Those who can come and are not picked yet. */
function waiting(g: Table, v: March): Comer[] {
  if (!mayEnter(g, v.seat, area(g, v.at!))) return [];
  const comers = comersTo(g, v.seat, v.at!);
  let own = !needsCompany(g, v);
  for (const comer of comers) {
    for (const squad of v.army) if (squad.unit === comer.unit && squad.from === comer.from) comer.n -= squad.n;
    if (comer.n > 0 && !isAlly(comer.unit)) own = true;
  }
  return comers.filter(({ unit, n }) => n > 0 && (own || !isAlly(unit)));
}

/** Every pick leads to a move that can be made: allies are picked after, or with, one whom they follow. */
function choices(g: Table, v: March): (PickId | HeroId | typeof DONE)[] {
  const ids: (PickId | HeroId | typeof DONE)[] = [DONE];
  if (g.house.heroesMarch) {
    for (const hero of g.players[v.seat]!.heroes) {
      if (!v.heroes.includes(hero.id) && heroCanCome(g, v.seat, hero, v.at!)) ids.push(hero.id);
    }
  }
  const room = roomFor(g, v);
  if (room <= 0) return ids;
  const isAlone = needsCompany(g, v);
  const comers = waiting(g, v);
  for (let i = 0; i < comers.length; ) {
    const { from } = comers[i]!;
    let n = 0;
    let isLed = !isAlone;
    for (; i < comers.length && comers[i]!.from === from; i++) {
      const { unit, n: some } = comers[i]!;
      n += some;
      if (isAlone && isAlly(unit)) continue;
      isLed = true;
      ids.push(pickId(unit, from));
    }
    if (isLed && n > 1 && n <= room) ids.push(pickId('all', from));
  }
  return ids;
}

function enlist(g: Table, v: March, id: PickId): void {
  const { unit, from } = pick(id);
  for (const comer of waiting(g, v)) {
    if (comer.from !== from || (unit !== 'all' && comer.unit !== unit)) continue;
    const n = unit === 'all' ? comer.n : 1;
    const squad = v.army.find(one => one.unit === comer.unit && one.from === from);
    if (squad === undefined) v.army.push({ unit: comer.unit, from, n });
    else squad.n += n;
  }
}

/** The rule that forbids a pick, or the end. */
function whyNotMove(g: Table, v: March, id: string): Rule {
  const here = area(g, v.at!);
  if (serves(g, v.seat, id)) return whyNotHero(g, v.seat, id);
  const picked = pick(id);
  if (picked === undefined) return 'RW-ORDER-20';
  if (!mayEnter(g, v.seat, here)) return isEnemy(g, v.seat, here) ? 'RW-ORDER-23' : 'RW-ORDER-25';
  const { unit, from } = picked;
  const isMeant = (comer: Comer): boolean => comer.from === from && (unit === 'all' || comer.unit === unit);
  if (!comersTo(g, v.seat, v.at!).some(isMeant)) {
    return whyNotFrom(g, v.seat, unit === 'all' ? area(g, from)?.troops[0]?.unit : unit, from, v.at!);
  }
  let left = 0;
  for (const comer of waiting(g, v)) if (isMeant(comer)) left += unit === 'all' ? comer.n : 1;
  if (left > roomFor(g, v)) return 'RW-LIMIT-04';
  return needsCompany(g, v) ? 'RW-NEUT-06' : 'RW-ORDER-20';
}

/** RW-MOVE-13 */
function whyNotHero(g: Table, seat: Seat, id: HeroId): Rule {
  if (!g.house.heroesMarch) return 'RW-MOVE-13';
  return heroOf(g, seat, id).routed ? 'RW-ORDER-15' : 'RW-OPT-REV-03';
}

/** All at once: the token, who comes, and what follows from it. */
function go(g: Table, { seat, at, army, heroes }: March, rule: Rule): void {
  const here = area(g, at!);
  here.activated.push(seat);
  note(g, 'activates', rule, seat, '', 0, at!);
  for (const { unit, from, n } of army) take(area(g, from), unit, n, 0);
  for (const hero of heroes) goTo(g, seat, heroOf(g, seat, hero), at!, 'RW-OPT-REV-03');
  if (army.length === 0) return;
  for (const { unit, from, n } of army) note(g, 'moves', rule, seat, pickId(unit, from), n, at!);
  arrive(g, seat, at!, joined(army), siege(g, seat, here));
}

/** One entry for each kind, in the order of UNITS. */
function joined(army: readonly Squad[]): Troop[] {
  const troops: Troop[] = [];
  for (const unit of UNITS) {
    let standing = 0;
    for (const squad of army) if (squad.unit === unit) standing += squad.n;
    if (standing > 0) troops.push({ unit, standing, routed: 0 });
  }
  return troops;
}

/** RW-ORDER-31: the strength that Conquer's bonus gives in this battle. */
export const siege = (g: Table, seat: Seat, { stronghold }: Area): number =>
  g.turn!.order !== 'conquer' || !g.players[seat]!.supreme ? 0 : stronghold === null ? 1 : 2;
