import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE } from '../ids.ts';
import { inJournal, note } from '../journal.ts';
import { LOCATIONS, type LocationId } from '../printed/board.ts';
import type { Clan, Table } from '../table.ts';
import { qinSends } from './alone/clerks.ts';
import { asks, procedure } from './book.ts';
import { hasRoom, type IDLE, origins, shift } from './staff.ts';
import { deciderOf, isFull, qinDecides } from './vocabulary.ts';

/** Moving clerks by one effect, one after the other (AMB-08). */
interface Moves {
  clan: Clan;
  /** How many may still be moved; of all, how many only by a card, each to a location no other clerk goes to. */
  left: number;
  extra: number;
  /** The last of them are clerks that the others share. */
  shared: number;
  /** Where clerks were moved to so far. */
  visited: LocationId[];
  /** All destinations must differ. */
  spread: boolean;
  /** The only destinations allowed; extra ones go anywhere. */
  within: LocationId[];
  /** Where the clerk at hand goes. */
  to: LocationId | null;
}

type Labels = 'choose' | 'fetch';

export const moveClerks = procedure<Moves, Labels>(
  'clerks/move',
  {
    choose: asks({
      rule: 'GW-CLERK-01',
      who: (g, v) => (v.left > 0 ? deciderOf(g, v.clan) : NOBODY),
      options: (g, v) => {
        const out: string[] = [];
        for (const location of LOCATIONS) if (mayGo(g, v, location)) out.push(location);
        out.push(DONE);
        return out;
      },
      why: (g, v, answer) => {
        if (v.visited.includes(answer as LocationId)) return 'GW-CLERK-04';
        return (LOCATIONS as readonly string[]).includes(answer) && isFull(g, answer as LocationId)
          ? 'GW-CLERK-03'
          : 'GW-CLERK-01';
      },
      otherwise: () => DONE,
      take: (_, v, answer) => {
        if (answer === DONE) return 'leave';
        v.to = answer as LocationId;
      },
    }),
    fetch: asks({
      rule: 'GW-CLERK-01',
      who: (g, v) => (v.to === null ? NOBODY : deciderOf(g, v.clan)),
      options: (g, v) => origins(g, v.clan, v.to!),
      why: () => 'GW-CLERK-02',
      take: (g, v, from) => {
        const to = v.to!;
        if (v.left <= v.shared) {
          v.shared--;
          lend(g);
        }
        v.left--;
        v.visited.push(to);
        v.to = null;
        shift(g, v.clan, from as LocationId | typeof IDLE, to);
        note(g, 'moves-clerk', 'GW-CLERK-01', inJournal(g, v.clan), to, 0, from);
        return { goto: 'choose' };
      },
    }),
  },
  { draft: true },
);

/** GW-CLERK-03, GW-CLERK-04, GW-2P-31 */
function mayGo(g: Table, v: Moves, to: LocationId): boolean {
  return fits(v, to) && hasRoom(g, v.clan, to) && origins(g, v.clan, to).length > 0;
}

/** Whether the effect and the cards can share out all clerks moved so far and one more, in whatever order they went. */
function fits({ left, extra, visited, spread, within }: Moves, to: LocationId): boolean {
  if (spread && visited.includes(to)) return false;
  let byEffect = 0;
  let byCard = 0;
  for (let i = 0; i <= visited.length; i++) {
    const location = i < visited.length ? visited[i]! : to;
    const alone = location === to ? !visited.includes(to) : isOnce(visited, location);
    if (within.length > 0 && !within.includes(location)) byCard += alone ? 1 : extra + 1;
    else if (!alone) byEffect++;
  }
  return byEffect <= left + visited.length - extra && byCard <= extra;
}

const isOnce = (list: readonly LocationId[], location: LocationId): boolean =>
  list.indexOf(location) === list.lastIndexOf(location);

/** Clerks that the others may move together in the box under way, beyond their own. */
interface Pool {
  pool: number;
}
const poolIn = ({ stack }: Pick<Table, 'stack'>): Pool | null => {
  for (let i = stack.length - 1; i >= 0; i--) if ('pool' in stack[i]!.v) return stack[i]!.v as Pool;
  return null;
};
export const sharedIn = (g: Pick<Table, 'stack'>): number => poolIn(g)?.pool ?? 0;
function lend(g: Table): void {
  poolIn(g)!.pool--;
}

interface MoveRules {
  extra?: number;
  shared?: number;
  spread?: boolean;
  within?: readonly LocationId[];
}

/** "Move up to n clerks". Qin Jiushao does so at once, by his own rules. */
export function move(
  g: Table,
  clan: Clan,
  left: number,
  { extra = 0, shared = 0, spread = true, within = [] }: MoveRules = {},
): void {
  const more = extra + shared;
  if (qinDecides(g, clan)) qinSends(g, clan, left);
  else
    call(g, moveClerks, {
      clan,
      left: left + more,
      extra: more,
      shared,
      visited: [],
      spread,
      within: within.slice(),
      to: null,
    });
}

/** Whether a seat could move some clerk somewhere: everybody can see that. */
export function couldMove(g: Table, seat: Seat): boolean {
  for (const location of LOCATIONS) {
    if (!isFull(g, location) && origins(g, seat, location).length > 0) return true;
  }
  return false;
}
