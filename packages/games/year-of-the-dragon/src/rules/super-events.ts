import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { SuperEvent } from '../cards/events.ts';
import { CARD, type Person, TILE, TYPES, type Type, YOUNG } from '../cards/persons.ts';
import { palaceNumber } from '../ids.ts';
import { note } from '../journal.ts';
import type { Palace, Ruler, Table } from '../table.ts';
import { anyway, asks, does, each, inTurn, procedure } from './book.ts';
import { build } from './building.ts';
import { event } from './events.ts';
import { checkWall, isWallTested } from './great-wall.ts';
import { discard, lodge, offerCards } from './persons.ts';
import { releaseLodger } from './release.ts';
import {
  advance,
  countPersons,
  dragons,
  gain,
  monkPoints,
  offerLodgers,
  offerPalaces,
  palaceOf,
  pay,
  release,
  score,
  symbols,
  whyNot,
} from './vocabulary.ts';

/** Floors and cards that are lost. */
const QUAKE = 2;
const TORNADO = 2;

/** YD-SUPER-QUAKE-01 to YD-SUPER-QUAKE-04: two floors fall, then whoever has no floor left leaves. */
const quake = procedure<{ seat: Seat; left: number }>('super/earthquake', {
  removeFloor: asks({
    rule: 'YD-SUPER-QUAKE-01',
    who: (g, { seat, left }) => (left > 0 && g.rulers[seat]!.palaces.some(hasFloor) ? seat : NOBODY),
    options: (g, _, seat) => offerPalaces(g.rulers[seat]!, hasFloor),
    why: (g, _, answer, seat) => whyNot(g.rulers[seat]!, answer, hasFloor, 'YD-SUPER-QUAKE-01'),
    take: (g, v, id, seat) => {
      v.left--;
      const palace = palaceOf(g.rulers[seat]!, palaceNumber(id));
      palace.floors--;
      note(g, 'floor-lost', 'YD-SUPER-QUAKE-01', seat, id, palace.floors);
      return 'again';
    },
  }),
  fall: anyway((g, { seat }) => {
    for (const palace of g.rulers[seat]!.palaces) {
      while (palace.floors === 0 && palace.persons.length > 0)
        release(g, seat, palace, palace.persons[0]!, 'YD-SUPER-QUAKE-02');
    }
  }),
  evict: asks({
    rule: 'YD-SUPER-QUAKE-03',
    who: (g, { seat }) => (g.rulers[seat]!.palaces.some(isOverfull) ? seat : NOBODY),
    options: (g, _, seat) => {
      const out: string[] = [];
      offerLodgers(g.rulers[seat]!.palaces.find(isOverfull)!, out);
      return out;
    },
    take: (g, _, id, seat) => {
      releaseLodger(g, seat, id, 'YD-SUPER-QUAKE-02');
      return 'again';
    },
  }),
  clear: anyway((g, { seat }) => {
    const ruler = g.rulers[seat]!;
    ruler.palaces = ruler.palaces.filter(hasFloor);
  }),
});

const hasFloor = ({ floors }: Palace): boolean => floors > 0;
const isOverfull = ({ floors, persons }: Palace): boolean => persons.length > floors;

/** Answers such as 'rice-3': more than any store holds. */
const COUNTS = {
  rice: Array.from({ length: 200 }, (_, n) => `rice-${n}`),
  fireworks: Array.from({ length: 200 }, (_, n) => `fireworks-${n}`),
};

/** YD-SUPER-FLOOD-01 to YD-SUPER-FLOOD-03: half of everything, in any mix; rice, then fireworks, the rest in yuan. */
const flood = procedure<{ seat: Seat; left: number }>('super/flood', {
  chooseRice: asks({
    rule: 'YD-SUPER-FLOOD-01',
    who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
    options: (g, { left }, seat) => {
      const { yuan, rice, fireworks } = g.rulers[seat]!;
      return COUNTS.rice.slice(Math.max(0, left - yuan - fireworks), Math.min(rice, left) + 1);
    },
    take: (g, v, answer, seat) => {
      const n = COUNTS.rice.indexOf(answer);
      pay(g, seat, 'rice', n, 'YD-SUPER-FLOOD-01');
      v.left -= n;
    },
  }),
  chooseFireworks: asks({
    rule: 'YD-SUPER-FLOOD-01',
    who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
    options: (g, { left }, seat) => {
      const { yuan, fireworks } = g.rulers[seat]!;
      return COUNTS.fireworks.slice(Math.max(0, left - yuan), Math.min(fireworks, left) + 1);
    },
    take: (g, v, answer, seat) => {
      const n = COUNTS.fireworks.indexOf(answer);
      pay(g, seat, 'fireworks', n, 'YD-SUPER-FLOOD-01');
      v.left -= n;
    },
  }),
  payRest: anyway((g, { seat, left }) => pay(g, seat, 'yuan', left, 'YD-SUPER-FLOOD-01')),
});

/** YD-SUPER-ECLIPSE-01 to YD-SUPER-ECLIPSE-03 */
const eclipse = procedure('super/eclipse', {
  strikeAgain: does(g => call(g, event, { owed: [], hungry: [] })),
  checkWallAgain: does(g => {
    if (isWallTested(g) && g.house.eclipseWall === 'again') call(g, checkWall, { needed: g.month });
  }),
});

/** YD-SUPER-TORNADO-01 to YD-SUPER-TORNADO-03 */
const tornado = procedure<{ seat: Seat; left: number }>('super/tornado', {
  discard: asks({
    rule: 'YD-SUPER-TORNADO-01',
    who: (g, { seat, left }) => (left > 0 && g.rulers[seat]!.hand.length > 0 ? seat : NOBODY),
    options: (g, _, seat) => offerCards(g.rulers[seat]!),
    take: (g, v, id, seat) => {
      v.left--;
      discard(g.rulers[seat]!, CARD[id]);
      note(g, 'discards', 'YD-SUPER-TORNADO-03', seat, id);
      return 'again';
    },
  }),
});

/** YD-SUPER-SUNRISE-01 to YD-SUPER-SUNRISE-05. `taken` are the types that are barred. */
const sunrise = procedure<{ taken: Type[] }>('super/sunrise', {
  choose: inTurn({
    rule: 'YD-SUPER-SUNRISE-01',
    order: g => g.order,
    options: (g, { taken }) => {
      const out: Person[] = [];
      for (const { id, type } of YOUNG) if (g.stacks[id] > 0 && !taken.includes(type)) out.push(id);
      return out;
    },
    why: (_g, { taken }, answer) =>
      taken.includes(TILE[answer as Person]?.type) ? 'YD-SUPER-SUNRISE-02' : 'YD-SUPER-SUNRISE-01',
    mayBeEmpty: true,
    take: (g, { taken }, person, seat) => {
      taken.push(TILE[person].type);
      g.stacks[person]--;
      call(g, lodge, { seat, person });
    },
  }),
});

/** YD-SUPER-CHARTER-01 to YD-SUPER-CHARTER-05 */
const charter = procedure('super/charter', {
  choose: inTurn({
    rule: 'YD-SUPER-CHARTER-01',
    order: g => g.order,
    options: (g, _, seat) => {
      const out: Type[] = [];
      for (const type of TYPES) if (symbols(g.rulers[seat]!, type) > 0) out.push(type);
      return out;
    },
    mayBeEmpty: true,
    take: (g, _, type, seat) => {
      note(g, 'charters', 'YD-SUPER-CHARTER-01', seat, type);
      benefit[type](g, seat, symbols(g.rulers[seat]!, type));
    },
  }),
});

/** YD-SUPER-CHARTER-02 to YD-SUPER-CHARTER-04: the symbols alone, without the action card. */
const benefit: Record<Type, (g: Table, seat: Seat, n: number) => void> = {
  craftsman: (g, seat, floors) => call(g, build, { seat, floors }),
  'court-lady': (g, seat, n) => score(g, seat, 'super', n, 'YD-SUPER-CHARTER-04'),
  'tax-collector': (g, seat, n) => gain(g, seat, 'yuan', n, 'YD-SUPER-CHARTER-04'),
  pyrotechnist: (g, seat, n) => gain(g, seat, 'fireworks', n, 'YD-SUPER-CHARTER-04'),
  warrior: (g, seat, n) => advance(g, seat, n, 'YD-SUPER-CHARTER-04'),
  monk: (g, seat) => score(g, seat, 'super', monkPoints(g.rulers[seat]!), 'YD-SUPER-CHARTER-03'),
  healer: () => {},
  farmer: (g, seat, n) => gain(g, seat, 'rice', n, 'YD-SUPER-CHARTER-03'),
  scholar: (g, seat, n) => score(g, seat, 'super', n, 'YD-SUPER-CHARTER-03'),
};

/** Runs a procedure for one ruler after the other. */
const inOrder = procedure<{ super: 'earthquake' | 'flood' | 'tornado' }>('super/in-order', {
  each: each(
    g => g.order,
    (g, seat, v) => {
      if (v.super === 'earthquake') call(g, quake, { seat, left: QUAKE });
      else if (v.super === 'tornado') call(g, tornado, { seat, left: TORNADO });
      else call(g, flood, { seat, left: halfOfAll(g.rulers[seat]!) });
    },
  ),
});

const halfOfAll = ({ yuan, rice, fireworks }: Pick<Ruler, 'yuan' | 'rice' | 'fireworks'>): number =>
  Math.floor((yuan + rice + fireworks) / 2);

/** Chapter 10. The order of play was fixed when the super event began. */
export const superEvents: Record<SuperEvent, (g: Table) => void> = {
  lantern: g => {
    for (const seat of g.order) score(g, seat, 'super', 2 * countPersons(g.rulers[seat]!), 'YD-SUPER-LANTERN-01');
  },
  buddha: g => {
    for (const seat of g.order) score(g, seat, 'super', monkPoints(g.rulers[seat]!), 'YD-SUPER-BUDDHA-01');
  },
  earthquake: g => call(g, inOrder, { super: 'earthquake' }),
  flood: g => call(g, inOrder, { super: 'flood' }),
  eclipse: g => call(g, eclipse, {}),
  /** The leader ends on top. */
  volcano: g => {
    for (let i = g.order.length - 1; i >= 0; i--) {
      const ruler = g.rulers[g.order[i]!]!;
      ruler.track = 0;
      ruler.arrival = ++g.arrivals;
    }
    note(g, 'markers-reset', 'YD-SUPER-VOLCANO-01', NOBODY);
  },
  tornado: g => call(g, inOrder, { super: 'tornado' }),
  sunrise: g => call(g, sunrise, { taken: [] }),
  assassination: g => {
    for (const seat of g.order) {
      const ruler = g.rulers[seat]!;
      if (dragons(ruler) > 0) note(g, 'loses-privileges', 'YD-SUPER-ASSASSIN-01', seat, '', dragons(ruler));
      ruler.small = 0;
      ruler.large = 0;
    }
  },
  charter: g => call(g, charter, {}),
};

/** What every ruler does by themselves. */
export const superTurns = [quake, flood, tornado, sunrise, charter];
