import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, PASS, type Route, route, routeId, TROOPS, type Troop } from '../../ids.ts';
import { note } from '../../journal.ts';
import type { Table } from '../../table.ts';
import { newSortie, noShots, sortie } from '../attack.ts';
import { freePosts } from '../battle.ts';
import { anyway, asks, procedure } from '../book.ts';
import { archersOn, decree, handsAt, isResting, restOf, sectionsOf } from '../vocabulary.ts';

/** An archer on a post, to a post or to the rest zone. */
const POST_TO_POST = 'post-to-post';
const POST_TO_REST = 'post-to-rest';
type Marcher = Troop | typeof POST_TO_POST | typeof POST_TO_REST;

/** Troops move from one section to another. */
interface March {
  seat: Seat;
  /** How many such moves may still be made, and how many soldiers in the one under way. */
  left: number;
  most: number;
  /** Archers may leave posts, and may take posts where they come from one. */
  fromPosts: boolean;
  toPosts: boolean;
  route: string;
  moved: Troop[];
  /** When troops have moved, one of them attacks. */
  thenAttack: boolean;
}

/** Chapter 21: one move of troops per clerk. */
export const march = procedure<March, 'choose' | 'go' | 'attack'>(
  'location/march',
  {
    choose: asks({
      rule: 'GW-LOC-LOGI-02',
      who: (g, v) => (v.left > 0 && routes(g, v).length > 0 ? v.seat : NOBODY),
      options: (g, v) => [PASS, ...routes(g, v)],
      otherwise: () => PASS,
      take: (_, v, answer) => {
        if (answer === PASS) return 'leave';
        v.left--;
        v.route = answer;
        v.moved = [];
      },
    }),
    go: asks({
      rule: 'GW-LOC-LOGI-03',
      who: (_, v) => (v.route === '' ? NOBODY : v.seat),
      options: (g, v) => (v.moved.length < v.most ? [DONE, ...marchers(g, v)] : [DONE]),
      why: (_g, _v, answer) => (answer === POST_TO_POST ? 'GW-LOC-LOGI-04' : 'GW-LOC-LOGI-05'),
      otherwise: () => DONE,
      take: (g, v, answer, seat) => {
        if (answer !== DONE) {
          v.moved.push(answer === POST_TO_POST || answer === POST_TO_REST ? 'archer' : answer);
          step(g, seat, route(v.route), answer);
          note(g, 'marches', 'GW-LOC-LOGI-02', seat, answer, 0, v.route);
          return 'again';
        }
        if (v.thenAttack) return;
        v.route = '';
        return { goto: 'choose' };
      },
    }),
    attack: anyway((g, { seat, thenAttack, moved, route: id }) => {
      if (!thenAttack || moved.length === 0) return;
      call(g, sortie, {
        ...newSortie(g, seat, 1, [route(id).to], noShots()),
        troops: TROOPS.filter(troop => moved.includes(troop)),
        byTactic: true,
      });
    }),
  },
  { draft: true },
);

function routes(g: Table, { seat, fromPosts }: March): string[] {
  const out: string[] = [];
  for (const from of sectionsOf(g)) {
    if (!isResting(g, from, seat) && (!fromPosts || archersOn(g, from, seat) === 0)) continue;
    for (const to of sectionsOf(g)) if (to !== from) out.push(routeId(from, to));
  }
  return out;
}

/** GW-LOC-LOGI-03 to GW-LOC-LOGI-05 */
function marchers(g: Table, v: March): Marcher[] {
  const { from, to } = route(v.route);
  const out: Marcher[] = [];
  const rest = restOf(g, from, v.seat);
  for (const troop of TROOPS) if (rest[troop] > 0) out.push(troop);
  if (v.fromPosts && archersOn(g, from, v.seat) > 0) {
    if (v.toPosts && freePosts(g.sections[to]!) > 0) out.push(POST_TO_POST);
    out.push(POST_TO_REST);
  }
  return out;
}

function step(g: Table, seat: Seat, { from, to }: Route, marcher: Marcher): void {
  const [here, there] = [g.sections[from]!, g.sections[to]!];
  if (marcher === POST_TO_POST || marcher === POST_TO_REST) here.posts.splice(here.posts.indexOf(seat), 1);
  else here.rest[seat]![marcher]--;
  if (marcher === POST_TO_POST) there.posts.push(seat);
  else there.rest[seat]![marcher === POST_TO_REST ? 'archer' : marcher]++;
}

const EVERYBODY = 99;
const newMarch = (seat: Seat, left: number): March => ({
  seat,
  left,
  most: EVERYBODY,
  fromPosts: true,
  toPosts: true,
  route: '',
  moved: [],
  thenAttack: false,
});

export function visitLogistics(g: Table, seat: Seat): void {
  const most = decree(g, 'marchers') || EVERYBODY;
  call(g, march, { ...newMarch(seat, handsAt(g, seat, 'logistics-center')), most });
}

/** Some soldiers, who never take posts, from anywhere to anywhere. */
export const regroup = (g: Table, seat: Seat, soldiers: number): void =>
  call(g, march, { ...newMarch(seat, soldiers), most: 1, toPosts: false });

/** Any number from one rest zone to another, and perhaps an attack with one of them. */
export const forcedMarch = (g: Table, seat: Seat, thenAttack: boolean): void =>
  call(g, march, { ...newMarch(seat, 1), fromPosts: false, toPosts: false, thenAttack });

/** Whether there is anybody who could be moved. */
export function couldMarch(g: Table, seat: Seat, fromPosts: boolean): boolean {
  for (const section of sectionsOf(g)) {
    if (isResting(g, section, seat) || (fromPosts && archersOn(g, section, seat) > 0)) return true;
  }
  return false;
}
