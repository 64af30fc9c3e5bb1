import { call, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { DONE, group, type PickId, pick, pickId } from '../ids.ts';
import { note } from '../journal.ts';
import { DIALS } from '../printed/factions.ts';
import { type AreaId, RESOURCES, type Resource, UNITS, type UnitId } from '../printed/ids.ts';
import type { Area, Table, Troop } from '../table.ts';
import { area, factionOf, isFriendly, strongholdsOf, unitsIn } from './areas.ts';
import { anyway, asks, procedure } from './book.ts';
import { cheapest, destroy, groupsIn, MOST_UNITS, place, troopOf } from './troops.ts';

/* RW-ORDER-50 to 55: recruiting, and every card that lets a player place units of his own. */

/** What a dial recruits at its present level. */
const levyOf = (g: Table, seat: Seat, dial: Resource) =>
  DIALS[factionOf(g, seat)][dial][g.players[seat]!.dials[dial]]!.units;

/** Units that wait for a place, by kind; `standing` counts them. */
export interface Muster {
  seat: Seat;
  levy: Pick<Troop, 'unit' | 'standing'>[];
  /** Where they may be placed; null: any friendly stronghold. */
  at: AreaId | null;
  rule: Rule;
  /** The kind and the place for which a figure of the map must make room. */
  unit: UnitId | null;
  to: AreaId | null;
}
export const mustering = (seat: Seat, levy: Muster['levy'], at: AreaId | null, rule: Rule): Muster => ({
  seat,
  levy,
  at,
  rule,
  unit: null,
  to: null,
});

const camps = (g: Table, { seat, at }: Muster): Area[] =>
  (at === null ? strongholdsOf(g, seat).filter(here => isFriendly(g, seat, here)) : [area(g, at)]).filter(
    here => unitsIn(here) < MOST_UNITS,
  );
/** RW-ORDER-54: areas whose figures of a kind could be used instead. */
const spare = (g: Table, seat: Seat, unit: UnitId, but: AreaId): AreaId[] => {
  const ids: AreaId[] = [];
  for (const here of g.areas) {
    if (here.holder === seat && here.id !== but && troopOf(here, unit) !== undefined) ids.push(here.id);
  }
  return ids;
};

/** Whether a unit of a kind can be placed in an area at all. */
export const hasFigure = (g: Table, seat: Seat, unit: UnitId, at: AreaId): boolean =>
  g.supply[unit] > 0 || spare(g, seat, unit, at).length > 0;

/** Places units of a levy one by one, or all that fit at once; what is not placed is lost. */
export const muster = procedure<Muster, 'place' | 'free' | 'more'>(
  'muster',
  {
    place: asks({
      rule: 'RW-ORDER-51',
      who: (_, { seat }) => seat,
      options: (g, v): (PickId | typeof DONE)[] => {
        const ids: (PickId | typeof DONE)[] = [];
        let waiting = 0;
        for (const { unit, standing } of v.levy) {
          if (standing === 0) continue;
          for (const here of camps(g, v)) {
            if (g.supply[unit] > 0) {
              waiting += standing;
              ids.push(pickId(unit, here.id));
            } else if (spare(g, v.seat, unit, here.id).length > 0) ids.push(pickId(unit, here.id));
          }
        }
        if (ids.length === 0) return [DONE];
        if (waiting > 1) for (const here of camps(g, v)) ids.push(pickId('all', here.id));
        ids.push(DONE);
        return ids;
      },
      why: () => 'RW-LIMIT-04',
      otherwise: (g, v) => {
        const [camp] = camps(g, v);
        const ready = v.levy.find(({ unit, standing }) => standing > 0 && g.supply[unit] > 0);
        return camp === undefined || ready === undefined ? DONE : pickId(ready.unit, camp.id);
      },
      take: (g, v, answer) => {
        if (answer === DONE) return 'leave';
        const { unit, from: at } = pick(answer);
        if (unit !== 'all' && g.supply[unit] === 0) {
          v.unit = unit;
          v.to = at;
          return { goto: 'free' };
        }
        for (const troop of v.levy) {
          if (unit === 'all') enlist(g, v, troop, at, troop.standing);
          else if (troop.unit === unit) enlist(g, v, troop, at, 1);
        }
        return { goto: 'more' };
      },
    }),
    /** RW-ORDER-54, RW-LIMIT-02: a figure from elsewhere. */
    free: asks({
      rule: 'RW-ORDER-54',
      who: (_, { seat }) => seat,
      options: (g, { seat, unit, to }) => spare(g, seat, unit!, to!),
      otherwise: (g, { seat, unit, to }) => spare(g, seat, unit!, to!)[0]!,
      take: (g, v, from) => {
        const { unit, routed } = group(cheapest(groupsIn(area(g, from), kind => kind === v.unit)));
        destroy(g, area(g, from), unit, routed);
        note(g, 'destroyed', 'RW-ORDER-54', v.seat, unit, 1, from);
        enlist(g, v, v.levy.find(troop => troop.unit === unit)!, v.to!, 1);
      },
    }),
    more: anyway((_, v) => {
      v.unit = null;
      v.to = null;
      return v.levy.some(({ standing }) => standing > 0) ? { goto: 'place' } : 'leave';
    }),
  },
  { draft: true },
);

/** As many as wait, as the supply has, and as there is room for. */
function enlist(g: Table, { seat, rule }: Muster, troop: Muster['levy'][number], at: AreaId, most: number): void {
  const here = area(g, at);
  const n = Math.min(most, troop.standing, g.supply[troop.unit], MOST_UNITS - unitsIn(here));
  if (n <= 0) return;
  place(g, here, seat, troop.unit, n);
  troop.standing -= n;
  note(g, 'recruits', rule, seat, troop.unit, n, at);
}

/** RW-ORDER-53: the bonus takes another dial. */
const dialsFor = (g: Table, seat: Seat): Resource[] =>
  RESOURCES.filter(dial => g.turn?.used.includes(dial) !== true && Object.keys(levyOf(g, seat, dial)).length > 0);
const hasCamp = (g: Table, seat: Seat): boolean => camps(g, mustering(seat, [], null, 'RW-ORDER-51')).length > 0;
export const canRecruit = (g: Table, seat: Seat): boolean => hasCamp(g, seat) && dialsFor(g, seat).length > 0;

/** RW-ORDER-50: the units that one dial shows now; the dial stays. */
export const recruit = procedure<{ seat: Seat }>(
  'recruit',
  {
    dial: asks({
      rule: 'RW-ORDER-50',
      who: (_, { seat }) => seat,
      options: (g, { seat }) => dialsFor(g, seat),
      mayBeEmpty: true,
      otherwise: (g, { seat }) => dialsFor(g, seat)[0]!,
      take: (g, { seat }, dial) => {
        g.turn?.used.push(dial);
        const levy: Muster['levy'] = [];
        const shown = levyOf(g, seat, dial);
        for (const unit of UNITS) if (shown[unit] !== undefined) levy.push({ unit, standing: shown[unit] });
        call(g, muster, mustering(seat, levy, null, 'RW-ORDER-50'));
      },
    }),
  },
  { draft: true },
);
