import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, type Goods, offer, offerId, REST, type Resource, TROOP_COST, TROOPS, type Troop } from '../ids.ts';
import { note } from '../journal.ts';
import type { Table } from '../table.ts';
import {
  type Attack,
  isSecondRow,
  newAttack,
  newSortie,
  noShots,
  offerAttacks,
  partOfAttack,
  sortie,
  strike,
  strikerOf,
} from './attack.ts';
import { anyway, asks, does, procedure } from './book.ts';
import { happens } from './moments.ts';
import { bonus, canPay, payAll, sectionsOf, toRest } from './vocabulary.ts';

/** All recruits of one seat in one event: chosen and paid first, then placed one by one (AMB-29). */
interface Recruiting extends Attack {
  seat: Seat;
  /** How many soldiers may still be recruited. */
  left: number;
  /** Resources of any kind that need not be paid. */
  waiver: number;
  /** Wood more for the first soldier. */
  surcharge: number;
  /** What recruitments with such a soldier still cost less, of the resource he mainly costs. */
  relief: Record<Troop, number>;
  recruits: Troop[];
  next: Troop | null;
}

type Labels = 'hire' | 'open' | 'choose' | 'place' | 'alsoAttack' | 'over';

const MAINLY: Record<Troop, Resource> = { spearman: 'stone', archer: 'chi', horseman: 'gold' };

export const newRecruiting = (g: Table, seat: Seat, left: number, waiver = 0, surcharge = 0): Recruiting => ({
  seat,
  left,
  waiver: waiver + bonus(g, seat, 'waiver'),
  surcharge,
  relief: {
    spearman: bonus(g, seat, 'spearmanRelief'),
    archer: bonus(g, seat, 'archerRelief'),
    horseman: bonus(g, seat, 'horsemanRelief'),
  },
  recruits: [],
  next: null,
  ...newAttack(g, seat),
});

export const recruit = procedure<Recruiting, Labels>(
  'recruit',
  {
    hire: asks({
      rule: 'GW-LOC-BARRACKS-01',
      pause: true,
      who: (g, { seat, left }) => (left > 0 && hasReserve(g, seat) ? seat : NOBODY),
      options: (g, v, seat) => {
        const out: string[] = [];
        for (const troop of TROOPS) if (g.players[seat]!.reserve[troop] > 0) offerPrices(g, v, troop, out);
        out.push(DONE);
        return out;
      },
      otherwise: () => DONE,
      take: (g, v, answer, seat) => {
        if (answer === DONE) return;
        const { troop, price } = offer(answer);
        const asked = listPrice(g, v, troop);
        v.left--;
        v.relief[troop] -= Math.min(v.relief[troop], fullPrice(g, v, troop)[MAINLY[troop]]);
        v.waiver -= sum(asked) - sum(price);
        v.surcharge = 0;
        payAll(g, seat, price, 'GW-LOC-BARRACKS-03');
        g.players[seat]!.reserve[troop]--;
        v.recruits.push(troop);
        note(g, 'recruits', 'GW-LOC-BARRACKS-02', seat, troop);
        return 'again';
      },
    }),
    open: anyway((g, { seat, recruits }) => {
      if (recruits.length === 0) return 'leave';
      happens(g, 'attack', seat);
    }),
    choose: asks({
      rule: 'GW-LOC-BARRACKS-07',
      who: (_, { seat, recruits }) => (recruits.length > 0 ? seat : NOBODY),
      options: (_, { recruits }) => TROOPS.filter(troop => recruits.includes(troop)),
      take: (_, v, troop) => {
        v.next = troop;
      },
    }),
    place: asks({
      rule: 'GW-LOC-BARRACKS-05',
      who: (_, { seat, next }) => (next === null ? NOBODY : seat),
      options: (g, { next, secondRow }, seat) => {
        const out: string[] = [];
        const { chi } = g.players[seat]!.goods;
        for (const section of sectionsOf(g)) offerAttacks(g, section, next!, chi, secondRow, out);
        for (const section of sectionsOf(g)) out.push(REST[section]!);
        return out;
      },
      otherwise: g => REST[sectionsOf(g)[0]!]!,
      take: (g, v, where, seat) => {
        const troop = v.next!;
        v.recruits.splice(v.recruits.indexOf(troop), 1);
        v.next = null;
        const rest = (REST as readonly string[]).indexOf(where);
        if (rest >= 0) toRest(g, seat, troop, rest, 'GW-LOC-BARRACKS-05');
        else {
          if (isSecondRow(g, where, troop)) v.secondRow = 0;
          call(g, strike, { seat, troop, section: strikerOf(g, where).section, where, first: 0 });
        }
        return { goto: 'choose' };
      },
    }),
    alsoAttack: anyway((g, { seat }) => {
      const soldiers = bonus(g, seat, 'recruitSortie');
      if (soldiers > 0) call(g, sortie, partOfAttack(g, newSortie(g, seat, soldiers, sectionsOf(g), noShots())));
    }),
    over: does((g, { seat, attacked }) => {
      if (attacked.length > 0) happens(g, 'attack-over', seat);
    }),
  },
  { draft: true },
);

function hasReserve(g: Table, seat: Seat): boolean {
  const { spearman, archer, horseman } = g.players[seat]!.reserve;
  return spearman + archer + horseman > 0;
}

const sum = ({ wood, stone, gold, chi }: Readonly<Goods>): number => wood + stone + gold + chi;

function fullPrice(g: Table, { seat, surcharge }: Recruiting, troop: Troop): Goods {
  const price = { ...TROOP_COST[troop] };
  price.wood += surcharge;
  if (troop === 'horseman') price.gold = Math.max(0, price.gold - bonus(g, seat, 'horsemanDiscount'));
  return price;
}

/** What a soldier costs before anything is waived. */
function listPrice(g: Table, v: Recruiting, troop: Troop): Goods {
  const price = fullPrice(g, v, troop);
  const main = MAINLY[troop];
  price[main] = Math.max(0, price[main] - v.relief[troop]);
  return price;
}

/** Every price that can be paid: some of it may be waived, but each soldier costs at least 1. */
function offerPrices(g: Table, v: Recruiting, troop: Troop, out: string[]): void {
  const price = listPrice(g, v, troop);
  const main = MAINLY[troop];
  for (let wood = price.wood; wood >= 0; wood--) {
    for (let n = price[main]; n >= 0; n--) {
      const paid = wood + n;
      if (paid < 1 || sum(price) - paid > v.waiver) continue;
      const less = { ...price, wood };
      less[main] = n;
      if (canPay(g.players[v.seat]!, less)) out.push(offerId(troop, less));
    }
  }
}
