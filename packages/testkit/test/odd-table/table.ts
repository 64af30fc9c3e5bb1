import type { Core, Frame, Seat } from '@teahouse/kernel';

/** No game: a table with every kind of shape a state may have, and the states its clone is generated from. */
export interface Table extends Core {
  offer: { by: Seat; terms: { coins: number; cards: string[] } | null } | null;
  slots: ({ card: string; tokens: string[] } | null)[];
  grid: number[][];
  supply: Record<'tea-1' | 'tea-2', string[]>;
  prices: Record<string, number>;
  stalls: Record<string, { open: boolean; goods: string[] }>;
  debts: Partial<Record<'red' | 'blue', { to: Seat[] }[] | null>>;
  mark: string | { x: number };
  /** In the samples only cash, and prizes of several kinds with one shape. */
  stake: { type: 'cash'; coins: number[] } | { type: 'house'; rooms: { beds: number[] } } | null;
  prizes: { kind: string; names: string[] }[];
  /** In no sample they hold anything. */
  later: { cards: string[] } | null;
  waiting: { seat: Seat }[];
  spot: [number, number];
  /** Never changes. */
  map: { roads: string[] };
  pages: { text: string[] }[];
}

export const cloneHints = { shared: ['map', 'pages.*.text'], generic: ['spot'] };

const frame = (proc: string, v: object): Frame => ({ proc, step: 'go', list: null, i: 0, sealed: null, v });

const base: Table = {
  seats: 2,
  stack: [],
  chance: { key: [1, 2, 3, 4], drawn: {} },
  over: false,
  offer: null,
  slots: [null, null],
  grid: [[1, 2], [3]],
  supply: { 'tea-1': ['a'], 'tea-2': [] },
  prices: {},
  stalls: {},
  debts: {},
  mark: 'none',
  stake: null,
  prizes: [],
  later: null,
  waiting: [],
  spot: [0, 0],
  map: { roads: ['north'] },
  pages: [{ text: ['once'] }],
};

export const states: Table[] = [
  { ...base, stack: [frame('fair', {})] },
  {
    ...base,
    stack: [frame('fair', {}), frame('fair/trade', { seat: 0, given: ['tea'], bid: null, rounds: [] })],
    offer: { by: 1, terms: null },
    stake: { type: 'cash', coins: [1] },
    prizes: [
      { kind: 'cup', names: [] },
      { kind: 'medal', names: ['gold'] },
    ],
    slots: [{ card: 'tea', tokens: ['x'] }, null],
    prices: { tea: 3 },
    stalls: { tea: { open: true, goods: ['green'] } },
    debts: { red: [{ to: [1] }] },
  },
  {
    ...base,
    stack: [
      { ...frame('fair', {}), list: [1, 0], i: 1, sealed: { 0: 'yes' } },
      frame('fair/trade', {
        seat: 1,
        given: [],
        bid: { coins: 2, cards: ['a'] },
        rounds: [{ by: 0, bids: { red: 1 } }],
      }),
      frame('event', { event: { type: 'rain' } }),
    ],
    offer: { by: 0, terms: { coins: 1, cards: ['a'] } },
    supply: { 'tea-1': [], 'tea-2': ['b'] },
    prices: { cake: 2, tea: 1 },
    stalls: { cake: { open: false, goods: [] }, tea: { open: true, goods: ['black'] } },
    debts: { blue: null, red: [] },
    mark: { x: 1 },
  },
  {
    ...base,
    stack: [
      frame('fair/trade', { seat: 1, given: [], bid: null, rounds: [{ by: 0, bids: {} }] }),
      frame('event', { event: { type: 'fire', at: ['north'] }, cancelled: true }),
      frame('duel', { by: { kind: 'sword', hits: [1] } }),
    ],
  },
];
