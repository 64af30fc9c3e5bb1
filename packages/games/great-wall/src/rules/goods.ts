import { type Core, call, current, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { DONE, MATERIALS, type MixId, mix, type Resource, waysToPay } from '../ids.ts';
import type { Table } from '../table.ts';
import { asks, procedure } from './book.ts';
import { gain, pay, payAll } from './vocabulary.ts';

/** Gains of a kind one may choose, one by one. */
export const chooseGoods = procedure<{ seat: Seat; left: number; among: Resource[]; rule: Rule }>(
  'goods/choose',
  {
    choose: asks({
      rule: 'GW-ADV-03',
      who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
      options: (_, { among }) => among,
      otherwise: (_, { among }) => among[0]!,
      take: (g, v, resource, seat) => {
        v.left--;
        gain(g, seat, resource, 1, v.rule);
        return 'again';
      },
    }),
  },
  { draft: true },
);
export function gainAny(g: Table, seat: Seat, left: number, rule: Rule, among: readonly Resource[] = MATERIALS): void {
  call(g, chooseGoods, { seat, left, among: among.slice(), rule });
}

/** What is owed is paid in any mix, in one go. */
export const settle = procedure<{ seat: Seat; owed: number; withChi: boolean; rule: Rule }>('goods/settle', {
  pay: asks({
    rule: 'GW-GEN-08',
    // How many ways there are to pay is the payer's secret.
    pause: true,
    who: (_, { seat, owed }) => (owed > 0 ? seat : NOBODY),
    options: (g, { owed, withChi }, seat): MixId[] => waysToPay(g.players[seat]!.goods, owed, withChi),
    otherwise: (g, { owed, withChi }, seat) => waysToPay(g.players[seat]!.goods, owed, withChi)[0]!,
    take: (g, { rule }, id, seat) => payAll(g, seat, mix(id), rule),
  }),
});
export function payMix(g: Table, seat: Seat, owed: number, rule: Rule, withChi = false): void {
  call(g, settle, { seat, owed, withChi, rule });
}

/** What a seat has promised to pay and not paid yet: others know that it can. */
export const debtOf = (g: Pick<Core, 'stack'>): { seat: Seat; owed: number } | null => current(g, settle);

/** Materials for other materials, one by one. */
const swap = procedure<{ seat: Seat; left: number; given: Resource | null }, 'give' | 'take'>(
  'goods/swap',
  {
    give: asks({
      rule: 'GW-ADV-03',
      pause: true,
      who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
      options: (g, _, seat) => {
        const out: string[] = [DONE];
        for (const material of MATERIALS) if (g.players[seat]!.goods[material] > 0) out.push(material);
        return out;
      },
      otherwise: () => DONE,
      take: (g, v, answer, seat) => {
        v.left--;
        if (answer === DONE) return 'leave';
        v.given = answer as Resource;
        pay(g, seat, v.given, 1, 'GW-ADV-03');
      },
    }),
    take: asks({
      rule: 'GW-ADV-03',
      who: (_, { seat, given }) => (given === null ? NOBODY : seat),
      options: (_, { given }) => MATERIALS.filter(material => material !== given),
      take: (g, v, material, seat) => {
        v.given = null;
        gain(g, seat, material, 1, 'GW-ADV-03');
        return { goto: 'give' };
      },
    }),
  },
  { draft: true },
);
export const swapMaterials = (g: Table, seat: Seat, left: number): void => call(g, swap, { seat, left, given: null });

/** One material is lost, if there is any. */
const plunder = procedure<{ seat: Seat; left: number }>(
  'goods/plunder',
  {
    choose: asks({
      rule: 'GW-COMP-35',
      pause: true,
      who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
      options: (g, _, seat) => {
        const out: string[] = [];
        for (const material of MATERIALS) if (g.players[seat]!.goods[material] > 0) out.push(material);
        if (out.length === 0) out.push(DONE);
        return out;
      },
      take: (g, v, answer, seat) => {
        v.left--;
        if (answer !== DONE) pay(g, seat, answer as Resource, 1, 'GW-COMP-35');
        return 'again';
      },
    }),
  },
  { draft: true },
);
export const plunderOf = (g: Table, seat: Seat, left: number): void => call(g, plunder, { seat, left });
