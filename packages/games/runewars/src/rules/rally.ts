import { call, type Seat } from '@teahouse/kernel';
import { DONE } from '../ids.ts';
import { note } from '../journal.ts';
import { BENEFITS, type Benefit } from '../printed/cities.ts';
import { type AreaId, CITIES, type CityId, type Shape, type UnitId } from '../printed/ids.ts';
import { NEUTRALS_BY_SHAPE } from '../printed/units.ts';
import type { Area, Table } from '../table.ts';
import { area, citiesOf } from './areas.ts';
import { anyway, asks, does, procedure } from './book.ts';
import { canHire, hire, hiring } from './hire.ts';
import { drawQuests, drawTactics, gainInfluence } from './holdings.ts';
import { crowd, place } from './troops.ts';

/* RW-ORDER-60 to 67 */

/** One of the benefits of a city: `marlford-1`. */
type BenefitId = `${CityId}-${1 | 2}`;
interface Offer {
  city: CityId;
  benefit: Benefit;
}
const offers = new Map<string, Offer>();
const OFFER_IDS = {} as Record<CityId, readonly BenefitId[]>;
for (const city of CITIES) {
  OFFER_IDS[city] = BENEFITS[city].map((benefit, i) => {
    const id: BenefitId = `${city}-${i === 0 ? 1 : 2}`;
    offers.set(id, { city, benefit });
    return id;
  });
}
const offer = (id: BenefitId): Offer => offers.get(id)!;

/** RW-ORDER-63, RW-NEUT-16: kinds of a shape with a figure in the supply. */
const neutralsLeft = (g: Table, shape: Shape): UnitId[] => NEUTRALS_BY_SHAPE[shape].filter(unit => g.supply[unit] > 0);

/** Whether a benefit gives anything: it is offered only then. */
function isUseful(g: Table, benefit: Benefit): boolean {
  if ('neutrals' in benefit) return benefit.neutrals.some(shape => neutralsLeft(g, shape).length > 0);
  if ('quests' in benefit) return g.questDeck.length + g.questDiscard.length + g.questsDropped.length > 0;
  if ('tactics' in benefit) return g.tacticDeck.length + g.tacticDiscard.length > 0;
  return true;
}

interface Rally {
  seat: Seat;
  taken: BenefitId[];
}
export const rallying = (seat: Seat): Rally => ({ seat, taken: [] });

/** RW-ORDER-61: one of each city; the Warden of the Free Cities takes both of one. */
function open(g: Table, { seat, taken }: Rally): BenefitId[] {
  const count = ({ city }: Area): number => taken.filter(id => offer(id).city === city).length;
  const cities = citiesOf(g, seat);
  const warden = g.titles.warden.holder === seat && !cities.some(here => count(here) > 1);
  const ids: BenefitId[] = [];
  for (const here of cities) {
    const n = count(here);
    if (n > 1 || (n === 1 && !warden)) continue;
    for (const id of OFFER_IDS[here.city!]) {
      if (!taken.includes(id) && isUseful(g, offer(id).benefit)) ids.push(id);
    }
  }
  return ids;
}

export const canRally = (g: Table, seat: Seat): boolean => open(g, rallying(seat)).length > 0;

export const rally = procedure<Rally>('rally', {
  benefit: asks({
    rule: 'RW-ORDER-61',
    who: (_, { seat }) => seat,
    options: (g, v): (BenefitId | typeof DONE)[] => {
      const ids = open(g, v);
      return ids.length === 0 ? [DONE] : [...ids, DONE];
    },
    otherwise: (g, v) => open(g, v)[0] ?? DONE,
    take: (g, v, answer) => {
      if (answer === DONE) return 'leave';
      v.taken.push(answer);
      const { city, benefit } = offer(answer);
      note(g, 'rallies', 'RW-ORDER-60', v.seat, city);
      const here = citiesOf(g, v.seat).find(one => one.city === city)!;
      if ('influence' in benefit) gainInfluence(g, v.seat, benefit.influence, 'RW-ORDER-60');
      else if ('tactics' in benefit) drawTactics(g, v.seat, benefit.tactics, 'RW-ORDER-60');
      else if ('quests' in benefit) drawQuests(g, v.seat, benefit.quests, 'RW-ORDER-67');
      else call(g, volunteers, { seat: v.seat, at: here.id, shapes: [...benefit.neutrals] });
      return 'again';
    },
  }),
});

/** RW-ORDER-62, 63: neutral units that join; the player chooses the kind of each shape. */
export const volunteers = procedure<{ seat: Seat; at: AreaId; shapes: Shape[] }>(
  'rally/volunteers',
  {
    kind: asks({
      rule: 'RW-ORDER-63',
      who: (_, { seat }) => seat,
      options: (g, { shapes }) => (shapes.length === 0 ? [] : neutralsLeft(g, shapes[0]!)),
      mayBeEmpty: true,
      otherwise: (g, { shapes }) => neutralsLeft(g, shapes[0]!)[0]!,
      take: (g, { seat, at }, unit) => {
        place(g, area(g, at), seat, unit, 1);
        note(g, 'joins', 'RW-ORDER-62', seat, unit, 1, at);
      },
    }),
    next: anyway((g, { seat, at, shapes }) => {
      shapes.shift();
      if (shapes.length === 0) crowd(g, at, seat, 'RW-LIMIT-04');
    }),
  },
  { repeats: (_, { shapes }) => shapes.length > 0 },
);

/** RW-ORDER-64: not without a stronghold to go to. */
export const rallyBonus = procedure<{ seat: Seat }>('rally/bonus', {
  hire: does((g, { seat }) => {
    if (canHire(g, seat)) call(g, hire, hiring(seat, 3, 'RW-ORDER-64'));
  }),
});
