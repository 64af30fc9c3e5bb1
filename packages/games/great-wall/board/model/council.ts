import { branchesOf, locals, type Seat } from '@teahouse/kernel';
import { foreseeDemand } from '../../src/foresight/demands.ts';
import type { Threat } from '../../src/foresight/threats.ts';
import { orderOf } from '../../src/ids.ts';
import type { DemandId } from '../../src/printed/ids.ts';
import { type Agreement, agreement, ROUNDS } from '../../src/rules/together/agreement.ts';
import { fulfil, KEEP } from '../../src/rules/together/demands.ts';
import type { Seen } from './reading.ts';

/** What partners are agreeing on, as everybody sees it. */
export interface Talks extends Pick<Agreement, 'topic' | 'about' | 'seats' | 'among' | 'before' | 'round'> {
  rounds: number;
  /** By seat: what is wanted now. Null: nothing was said yet. */
  wishes: (string | null)[];
  /** What most want now or, before anybody has spoken, wanted in the round before; tea order at first. */
  leading: string;
}

/** What each seat has given in a step where all decide at once, openly. */
function givenIn(seen: Seen, proc: string): ReadonlyMap<Seat, readonly string[]> {
  const frame = seen.stack.find(each => each.proc === proc);
  return frame?.sealed == null ? new Map() : branchesOf(frame.sealed);
}

export function talksIn(seen: Seen): Talks | null {
  const v = locals(seen, agreement);
  if (v === null) return null;
  const given = givenIn(seen, agreement.name);
  const wishes = v.wishes.map((wish, seat) => given.get(seat)?.[0] ?? wish);
  return { ...v, rounds: ROUNDS, wishes, leading: mostOf(wishes, v) ?? mostOf(v.before, v) ?? v.among[0]! };
}

/** What most of them want; of those that as many want, the one that stands first. */
function mostOf(wishes: readonly (string | null)[], { among }: Pick<Agreement, 'among'>): string | null {
  const votes = (id: string): number => wishes.filter(wish => wish === id).length;
  const most = among.reduce((best, id) => (votes(id) > votes(best) ? id : best));
  return votes(most) === 0 ? null : most;
}

/** Whether it is an order of clans that is agreed on. */
export const isOrder = ({ topic }: Pick<Agreement, 'topic'>): boolean => topic === 'commands' || topic === 'clerks';

/** The answer that puts clans in this order. */
export const orderId = ({ among }: Pick<Agreement, 'among'>, order: readonly Seat[]): string =>
  among.find(id => orderOf(id).every((seat, i) => seat === order[i]))!;

/** One clan takes another place; the others follow each other as before. */
export function moved(order: readonly Seat[], from: number, to: number): Seat[] {
  const rest = order.filter((_, i) => i !== from);
  return [...rest.slice(0, to), order[from]!, ...rest.slice(to)];
}

/** The demand that is being fulfilled, and what each has said so far. Null: nothing yet; empty: gives nothing. */
export function pledgesFor(seen: Seen): { demand: DemandId; by: (readonly string[] | null)[] } | null {
  const v = locals(seen, fulfil);
  if (v === null) return null;
  const given = givenIn(seen, fulfil.name);
  return {
    demand: v.demand,
    by: v.pledges.map((pledged, seat) => {
      const said = given.get(seat);
      return said === undefined ? (pledged.length > 0 ? pledged : null) : said.filter(what => what !== KEEP);
    }),
  };
}

/** What shame this winter would bring all together if it came now: for demands that stay open, and for breaches. */
export function duesOf(seen: Seen, me: Seat | null, threats: readonly Threat[]): { demands: number; breaches: number } {
  const open = seen.together!.demands.filter(id => foreseeDemand(seen, me, id).can !== true).length;
  const breaches = threats.reduce((sum, { shame }) => sum + shame.reduce((all, n) => all + n, 0), 0);
  return { demands: open * seen.seats, breaches };
}
