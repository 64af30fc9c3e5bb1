// Written by `npm run clones` from the shapes of states that were played. Do not edit.
import { copy, type Frame } from '@teahouse/kernel';
import type { Table } from './table.ts';

export function clone(g: Table): Table {
  return {
    seats: g.seats,
    stack: copyStack(g.stack),
    chance: { key: g.chance.key.slice(), drawn: { ...g.chance.drawn } },
    over: g.over,
    offer:
      g.offer === null
        ? null
        : {
            by: g.offer.by,
            terms:
              g.offer.terms === null
                ? null
                : {
                    coins: g.offer.terms.coins,
                    cards: g.offer.terms.cards.slice(),
                  },
          },
    slots: copySlots(g.slots),
    grid: copyGrid(g.grid),
    supply: {
      'tea-1': g.supply['tea-1'].slice(),
      'tea-2': g.supply['tea-2'].slice(),
    },
    prices: { ...g.prices },
    stalls: copyRecord(g.stalls, copyStalls),
    debts: copyRecord(g.debts, copyDebts2),
    mark: copy(g.mark),
    stake:
      g.stake === null
        ? null
        : g.stake.type === 'cash'
          ? {
              type: g.stake.type,
              coins: g.stake.coins.slice(),
            }
          : copy(g.stake),
    prizes: copyPrizes(g.prizes),
    later: copy(g.later),
    waiting: copy(g.waiting),
    spot: copy(g.spot),
    map: g.map,
    pages: copyPages(g.pages),
  };
}

function copyStack(stack: readonly Frame[]): Frame[] {
  const to = stack.slice();
  for (let i = 0; i < to.length; i++) {
    const f = to[i]!;
    to[i] = {
      proc: f.proc,
      step: f.step,
      list: f.list === null ? null : f.list.slice(),
      i: f.i,
      sealed: f.sealed === null ? null : { ...f.sealed },
      v: copyLocals(f),
    };
  }
  return to;
}

function copyLocals({ proc, v }: Frame): object {
  switch (proc) {
    case 'duel': {
      const x = v as { by: { kind: unknown; hits: unknown[] } };
      return {
        by:
          x.by.kind === 'sword'
            ? {
                kind: x.by.kind,
                hits: x.by.hits.slice(),
              }
            : copy(x.by),
      };
    }
    case 'fair':
      return {};
    case 'fair/trade': {
      const x = v as {
        seat: unknown;
        given: unknown[];
        bid: { coins: unknown; cards: unknown[] } | null;
        rounds: { by: unknown; bids: Record<string, unknown> }[];
      };
      return {
        seat: x.seat,
        given: x.given.slice(),
        bid:
          x.bid === null
            ? null
            : {
                coins: x.bid.coins,
                cards: x.bid.cards.slice(),
              },
        rounds: copyLocalsOfFairTradeRounds(x.rounds),
      };
    }
    default:
      return copy(v);
  }
}

function copySlots(list: Table['slots']): Table['slots'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] =
      x === null
        ? null
        : {
            card: x.card,
            tokens: x.tokens.slice(),
          };
  }
  return to;
}

function copyGrid(list: Table['grid']): Table['grid'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = x.slice();
  }
  return to;
}

function copyStalls(x: NonNullable<Table['stalls'][keyof Table['stalls']]>): Table['stalls'][keyof Table['stalls']] {
  return {
    open: x.open,
    goods: x.goods.slice(),
  };
}

function copyDebts(
  list: NonNullable<Table['debts'][keyof Table['debts']]>,
): NonNullable<Table['debts'][keyof Table['debts']]> {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      to: x.to.slice(),
    };
  }
  return to;
}

function copyDebts2(x: NonNullable<Table['debts'][keyof Table['debts']]>): Table['debts'][keyof Table['debts']] {
  return x === null ? null : copyDebts(x);
}

function copyPrizes(list: Table['prizes']): Table['prizes'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      kind: x.kind,
      names: x.names.slice(),
    };
  }
  return to;
}

function copyPages(list: Table['pages']): Table['pages'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      text: x.text,
    };
  }
  return to;
}

function copyLocalsOfFairTradeRounds(
  list: { by: unknown; bids: Record<string, unknown> }[],
): { by: unknown; bids: Record<string, unknown> }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      by: x.by,
      bids: { ...x.bids },
    };
  }
  return to;
}

function copyRecord<T extends object>(from: T, copyOf: (x: never) => unknown): T {
  const to = { ...from };
  for (const key in to) to[key] = copyOf(to[key] as never) as T[typeof key];
  return to;
}
