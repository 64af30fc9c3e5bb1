import { CLERKS, LOCATIONS, type LocationId } from '../printed/board.ts';
import { automatonOf, type Clan, isAutomaton, isQin, type Table } from '../table.ts';
import { clerksAt, isFull } from './vocabulary.ts';

/** From the reserve. */
export const IDLE = 'idle';

/** GW-CLERK-03, GW-2P-31 */
export const hasRoom = (g: Table, clan: Clan, location: LocationId): boolean =>
  !isFull(g, location) && (!isAutomaton(g, clan) || isQin(g, clan) || clerksAt(g, clan, location) === 0);

/** GW-CLERK-01, GW-CLERK-02: from the reserve, or from another location that is not full. */
export function origins(g: Table, clan: Clan, to: LocationId): (LocationId | typeof IDLE)[] {
  const out: (LocationId | typeof IDLE)[] = [];
  if (idleOf(g, clan) > 0) out.push(IDLE);
  for (const location of LOCATIONS) if (location !== to && mayLeave(g, clan, location)) out.push(location);
  return out;
}

export const mayLeave = (g: Table, clan: Clan, location: LocationId): boolean =>
  clerksAt(g, clan, location) > 0 && !isFull(g, location);

/** Clerks in the reserve: the Reed Clan has none (GW-2P-22). */
export function idleOf(g: Table, clan: Clan): number {
  if (!isAutomaton(g, clan)) return g.players[clan]!.idle;
  const automaton = automatonOf(g, clan);
  return automaton.name === 'qin' ? CLERKS - automaton.clerks.length : 0;
}

export function shift(g: Table, clan: Clan, from: LocationId | typeof IDLE, to: LocationId): void {
  if (isAutomaton(g, clan)) {
    const { clerks } = automatonOf(g, clan);
    if (from === IDLE) clerks.push(to);
    else clerks[clerks.indexOf(from)] = to;
    return;
  }
  const player = g.players[clan]!;
  if (from === IDLE) player.idle--;
  else player.clerks[from]--;
  player.clerks[to]++;
}
