import { call, NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import { PASS } from '../../ids.ts';
import { note } from '../../journal.ts';
import { LOCATIONS, type LocationId } from '../../printed/board.ts';
import type { AdvisorId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { anyway, asks, does, procedure } from '../book.ts';
import { happens } from '../moments.ts';
import { hasRoom } from '../staff.ts';
import { bonus, type Courts, clerksAt, type Decrees, decree, pay } from '../vocabulary.ts';

const CLERK = 'clerk';
const CLERK_COST = 2;
const QUEUE = 4;

/** Chapter 23: clerk by clerk, a clerk or an advisor. */
interface Hiring {
  seat: Seat;
  left: number;
  /** Paid, and about to leave the queue. */
  advisor: AdvisorId | null;
  /** A new clerk may go straight to work. */
  posting: boolean;
}

export const hire = procedure<Hiring, 'more' | 'choose' | 'appoint' | 'post' | 'tell' | 'next'>(
  'location/hire',
  {
    more: does((_, { left }) => (left > 0 ? undefined : 'leave')),
    choose: asks({
      rule: 'GW-LOC-EMB-01',
      pause: true,
      who: (_, { seat }) => seat,
      options: (g, _, seat) => {
        const { goods, school } = g.players[seat]!;
        const out: string[] = [PASS];
        if (school > 0 && goods.gold >= clerkCost(g, seat)) out.push(CLERK);
        if (goods.gold >= advisorCost(g, seat)) for (const id of g.queue) out.push(id);
        return out;
      },
      why: (_g, _v, answer) => (answer === CLERK ? 'GW-LOC-EMB-03' : 'GW-LOC-EMB-04'),
      otherwise: () => PASS,
      take: (g, v, answer, seat) => {
        if (answer === PASS) return 'leave';
        v.left--;
        v.advisor = answer === CLERK ? null : (answer as AdvisorId);
        if (v.advisor !== null) {
          pay(g, seat, 'gold', advisorCost(g, seat), 'GW-LOC-EMB-04');
          return;
        }
        pay(g, seat, 'gold', clerkCost(g, seat), 'GW-LOC-EMB-03');
        const player = g.players[seat]!;
        player.school--;
        player.idle++;
        v.posting = bonus(g, seat, 'clerkPosting') > 0;
        note(g, 'hires-clerk', 'GW-LOC-EMB-03', seat);
      },
    }),
    appoint: asks({
      rule: 'GW-ADV-01',
      who: (_, { seat, advisor }) => (advisor === null ? NOBODY : seat),
      options: () => ['active', 'supporting'],
      take: (g, v, as, seat) => {
        const { active, supporters } = g.players[seat]!;
        g.queue.splice(g.queue.indexOf(v.advisor!), 1);
        (as === 'active' ? active : supporters).push(v.advisor!);
        note(g, 'hires-advisor', 'GW-LOC-EMB-05', seat, v.advisor!, 0, as);
        v.advisor = null;
        refillQueue(g);
      },
    }),
    post: asks({
      rule: 'GW-ADV-03',
      who: (_, { seat, posting }) => (posting ? seat : NOBODY),
      options: (g, _, seat) => {
        const out: string[] = [PASS];
        for (const location of LOCATIONS) if (hasRoom(g, seat, location)) out.push(location);
        return out;
      },
      otherwise: () => PASS,
      take: (g, v, answer, seat) => {
        v.posting = false;
        if (answer === PASS) return;
        const player = g.players[seat]!;
        player.idle--;
        player.clerks[answer as LocationId]++;
        note(g, 'moves-clerk', 'GW-ADV-03', seat, answer, 0, 'idle');
      },
    }),
    tell: anyway((g, { seat }) => happens(g, 'hired', seat)),
    next: does(() => ({ goto: 'more' })),
  },
  { draft: true },
);

export const clerkCost = (g: Courts, seat: Seat): number => CLERK_COST - bonus(g, seat, 'clerkDiscount');

/** GW-LOC-EMB-04: as many as there will be. */
export function advisorCost(g: Courts & Decrees, seat: Seat): number {
  const { active, supporters } = g.players[seat]!;
  const usual = Math.max(1, active.length + supporters.length + 1 - bonus(g, seat, 'advisorDiscount'));
  return usual + decree(g, 'advisorGold');
}

/** GW-LOC-EMB-06, AMB-18: from the left; where no advisor is left the space stays empty. */
export function refillQueue(g: Table): void {
  while (g.queue.length < QUEUE) {
    if (g.advisorDeck.length === 0) g.advisorDeck = shuffle(g, g.advisorDiscard.splice(0), 'advisors again');
    const id = g.advisorDeck.pop();
    if (id === undefined) return;
    g.queue.push(id);
    note(g, 'advisor-arrives', 'GW-LOC-EMB-06', NOBODY, id);
  }
}

export function dismiss(g: Table, id: AdvisorId): void {
  g.queue.splice(g.queue.indexOf(id), 1);
  g.advisorDiscard.push(id);
  note(g, 'advisor-leaves', 'GW-SPRING-12', NOBODY, id);
}

export function visitEmbassy(g: Table, seat: Seat): void {
  call(g, hire, { seat, left: clerksAt(g, seat, 'embassy'), advisor: null, posting: false });
}
