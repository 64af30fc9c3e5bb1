import { call, locals, NOBODY, type Seat } from '@teahouse/kernel';
import { SEATS, type Troop } from '../../ids.ts';
import { note } from '../../journal.ts';
import { HORDE } from '../../printed/hordes.ts';
import type { DemandId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { asks, does, each, procedure, together } from '../book.ts';
import { demand as demandCard } from '../cards.ts';
import { shame } from '../shame.ts';
import { seatsByTea } from '../vocabulary.ts';
import { agree } from './agreement.ts';

/** GW-COOP-13, GW-COOP-40 */
const spaces = ({ seats }: Pick<Table, 'seats'>): number => (seats === 2 ? 2 : 3);

/** GW-COOP-21: where no demand is left the space stays empty. */
export function refillDemands(g: Table): void {
  const { demands, demandDeck } = g.together!;
  while (demands.length < spaces(g) && demandDeck.length > 0) {
    demands.push(demandDeck.pop()!);
    note(g, 'demand-arrives', 'GW-COOP-21', NOBODY, demands[demands.length - 1]!);
  }
}

/** Not giving anything, or nothing more. */
export const KEEP = 'keep';

/** GW-COOP-14: once a year each demand on the board, from the left. */
export const fulfilDemands = procedure('together/fulfil', {
  inTurn: each(
    g => g.together!.demands,
    (g, demand) => call(g, fulfil, { demand, pledges: g.players.map(() => []) }),
  ),
});

interface Fulfilling {
  demand: DemandId;
  /** By seat: what each is ready to give; once it is settled, what each gives. */
  pledges: string[][];
}

/** GW-COOP-15 to GW-COOP-18: all say openly what they give; it is given if that is all of it, at the same moment. */
export const fulfil = procedure<Fulfilling>('together/demand', {
  pledge: together(
    (g, { demand }) => (isPossible(g, demand) && demandCard(demand).parts(g).length > 0 ? seatsByTea(g) : []),
    (g, seat, { demand }) => call(g, pledge, { seat, demand, given: [] }),
    { faceUp: true },
  ),
  settle: does((g, v) => {
    const given = isPossible(g, v.demand) ? demandCard(v.demand).met(g, v.pledges) : null;
    if (given === null) {
      note(g, 'demand-open', 'GW-COOP-22', NOBODY, v.demand);
      return 'leave';
    }
    v.pledges = given;
    const { demands, fulfilled } = g.together!;
    demands.splice(demands.indexOf(v.demand), 1);
    fulfilled.push(v.demand);
    note(g, 'demand-met', 'GW-COOP-17', NOBODY, v.demand);
  }),
  give: each(seatsByTea, (g, seat, { demand, pledges }) => {
    if (pledges[seat]!.length > 0) call(g, giving, { seat, demand, given: pledges[seat]!.slice() });
  }),
});

/** As far as everybody can see. */
const isPossible = (g: Table, demand: DemandId): boolean => demandCard(demand).ready?.(g) ?? true;

interface Pledge {
  seat: Seat;
  demand: DemandId;
  given: string[];
}

/** One part after another; who keeps a part is not asked for the same once more. */
const pledge = procedure<Pledge>(
  'together/pledge',
  {
    choose: asks({
      rule: 'GW-COOP-15',
      pause: true,
      who: (g, { seat, demand, given }) => {
        const parts = demandCard(demand).parts(g);
        const part = parts[given.length];
        const isRefused = given[given.length - 1] === KEEP && part === parts[given.length - 1];
        return part === undefined || isRefused ? NOBODY : seat;
      },
      options: (g, { demand, given }, seat) => {
        const card = demandCard(demand);
        return [KEEP, ...card.offers(g, seat, card.parts(g)[given.length]!, given)];
      },
      otherwise: () => KEEP,
      take: (g, v, answer, seat) => {
        v.given.push(answer);
        if (answer !== KEEP) {
          locals(g, fulfil)!.pledges[seat]!.push(answer);
          note(g, 'pledges', 'GW-COOP-15', seat, answer, 0, v.demand);
        }
        return 'again';
      },
    }),
  },
  { draft: true },
);

const giving = procedure<Pledge>('together/give', {
  each: each(
    (_, { given }) => given,
    (g, what, { seat, demand }) => demandCard(demand).give(g, seat, what),
  ),
});

/** GW-COOP-20, GW-COOP-21: shame for what is not fulfilled, and new demands. */
export const demandStep = procedure('together/demand-step', {
  shame: each(seatsByTea, (g, seat) => {
    const n = g.together!.demands.length;
    if (n > 0) call(g, shame, { seat, n, rule: 'GW-COOP-20' });
  }),
  insults: each(
    g => insults(g),
    g => call(g, insult, { got: null }),
  ),
  refill: does(refillDemands),
});

/** Khan's Envoys on the board: each brings a token to one player. */
function insults(g: Table): number[] {
  const out: number[] = [];
  for (const { hordes } of g.sections) {
    for (const { id } of hordes) for (let i = 0; i < (HORDE[id].ability.insults ?? 0); i++) out.push(i);
  }
  return out;
}

const insult = procedure<{ got: string | null }>('together/insult', {
  agree: does((g, v) => {
    const seats = seatsByTea(g);
    agree(
      g,
      v,
      'insult',
      '',
      seats,
      seats.map(seat => SEATS[seat]!),
    );
  }),
  bear: does((g, { got }) =>
    call(g, shame, { seat: (SEATS as readonly string[]).indexOf(got!), n: 1, rule: 'GW-COMP-35' }),
  ),
});

/** GW-COOP-19: a soldier who leaves the game for good. */
export function toBox(g: Table, seat: Seat, troop: Troop): void {
  g.together!.sacrificed[seat]![troop]++;
}
