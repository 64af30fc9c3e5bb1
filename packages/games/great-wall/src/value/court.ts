import type { Seat } from '@teahouse/kernel';
import { ADVISOR } from '../cards/advisors.ts';
import { GENERAL } from '../cards/generals.ts';
import type { AdvisorId } from '../printed/ids.ts';
import type { Player, Table } from '../table.ts';
import type { Horizon } from './horizon.ts';

const CLERK = 0.2;
/** Nobody knows what a general will be good for before there is one. */
const UNKNOWN = 0.4;

const TACTIC = 1.1;
/** What the Roll of Counsellors adds to a supporter. */
const ROLL = 7;

/** What one more of each is worth to a seat for the rest of the game. */
export interface Prices {
  supporter: number;
  /** The best advisor who is for hire, wherever it is worth most. */
  advisor: number;
  clerk: number;
  tactic: number;
}

export function pricesFor(g: Table, seat: Seat, { years }: Horizon): Prices {
  const { general } = g.players[seat]!;
  const supporter = years * (general === null ? UNKNOWN : GENERAL[general].worth);
  let advisor = asSupporter(g, supporter);
  for (const id of g.queue) advisor = Math.max(advisor, years * ADVISOR[id].worth);
  return { supporter, advisor, clerk: years * CLERK, tactic: TACTIC };
}

const asSupporter = ({ artifacts }: Table, supporter: number): number =>
  artifacts.includes('roll-of-counsellors') ? supporter + ROLL : supporter;

/** What an advisor who is paid and not yet appointed is worth. */
export const appointed = (g: Table, id: AdvisorId, { supporter }: Prices, { years }: Horizon): number =>
  Math.max(asSupporter(g, supporter), years * ADVISOR[id].worth);

/** What all advisors of a seat are worth; artifacts are counted elsewhere. */
export function courtWorth({ active, supporters }: Player, { supporter }: Prices, { years }: Horizon): number {
  let yearly = 0;
  for (const id of active) yearly += ADVISOR[id].worth;
  return supporter * supporters.length + years * yearly;
}
