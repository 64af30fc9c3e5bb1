import { call, foresee, type Heard, type Policy, type Seat, type SeenCore } from '@teahouse/kernel';
import { PASS } from '../ids.ts';
import { game } from '../index.ts';
import type { NoteKind } from '../journal.ts';
import { type OrderId, RESOURCES, type Resource } from '../printed/ids.ts';
import { reveal } from '../rules/orders.ts';
import { takeTurn } from '../rules/turn.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';
import { usual } from './year.ts';

/* What an order would bring, with its bonus or without. */

/** What changes for a seat, as numbers with a sign; what does not change is left out. */
type Change = Partial<Record<'influence' | 'tactics' | 'quests' | 'units' | 'heroes' | Resource, number>>;

interface OrderForesight {
  /** RW-ORDER-05: whether it would be above all that the seat played this year. */
  supreme: boolean;
  /** Ways to use it that need no battle: one for each dial where units are recruited, else one. */
  ways: Change[];
}

type Seen = View & SeenCore;

const CHANGES: Partial<Record<NoteKind, (note: Heard) => [keyof Change, number]>> = {
  gains: ({ n }) => ['influence', n],
  loses: ({ n }) => ['influence', -n],
  'draws-tactic': () => ['tactics', 1],
  'draws-quest': () => ['quests', 1],
  recruits: ({ n }) => ['units', n],
  joins: ({ n }) => ['units', n],
  hires: () => ['heroes', 1],
};

/** Does what an order is for, and nothing beside it; recruits from this dial first. */
const acting =
  (dial: Resource): Policy<Table> =>
  (g, question) => {
    const { ask, options } = question;
    if (ask === 'recruit.dial' && options.includes(dial)) return dial;
    if (ask.startsWith('window/')) return PASS;
    if (ask === 'fortify.work') return options.at(-1)!;
    return usual(g, question);
  };

/** If the seat played it this season and resolved it now. */
export function orderOf(seen: Seen, me: Seat | null, seat: Seat, order: OrderId): OrderForesight {
  const { ways } = foresee(game, seen, me, [], {
    instead: g => {
      reveal(g, seat, order);
      call(g, takeTurn, { seat });
    },
    by: order === 'recruit' ? RESOURCES.map(acting) : [acting('food')],
    worlds: 1,
  });
  const { dials } = seen.players[seat]!;
  const changes: Change[] = [];
  for (const way of ways) {
    const change: Change = {};
    for (const note of way.heard) {
      const told = note.seat === seat ? CHANGES[note.kind as NoteKind]?.(note) : undefined;
      if (told !== undefined) change[told[0]] = (change[told[0]] ?? 0) + told[1];
    }
    for (const resource of RESOURCES) {
      const turned = way.seen.players[seat]!.dials[resource] - dials[resource];
      if (turned !== 0) change[resource] = turned;
    }
    if (!changes.some(other => JSON.stringify(other) === JSON.stringify(change))) changes.push(change);
  }
  return {
    supreme: ways[0]!.heard.some(({ kind, seat: who, n }) => kind === 'reveals' && who === seat && n === 1),
    ways: changes,
  };
}
