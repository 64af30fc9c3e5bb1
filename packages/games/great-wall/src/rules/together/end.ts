import { finish, NOBODY, type Outcome } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import type { Table, TogetherEnd } from '../../table.ts';
import { isLastYear } from '../vocabulary.ts';

/** GW-COOP-01 to GW-COOP-04 */
const NEEDED: Readonly<Record<number, number>> = { 2: 6, 3: 7, 4: 9 };
export const demandsNeeded = ({ seats }: Pick<Table, 'seats'>): number => NEEDED[seats]!;

/** GW-COOP-43, GW-COOP-46, GW-COOP-47: won first of all (AMB-23); walls do not matter (GW-COOP-44). */
export function endTogether(g: Table): TogetherEnd | null {
  if (g.together!.fulfilled.length >= demandsNeeded(g)) return 'demands';
  if (g.shame === 0) return 'shame';
  return isLastYear(g) ? 'time' : null;
}

/** GW-COOP-45: a token must be taken and none is left. */
export function allLose(g: Table): void {
  g.together!.end = 'shame';
  note(g, 'ends', 'GW-COOP-45', NOBODY, 'shame');
  finish(g);
}

const WHY = { demands: 'demands-met', shame: 'shame-gone', time: 'time-up' } as const;
export type TogetherWhy = (typeof WHY)[TogetherEnd];

/** Won or lost together; before the end, as it would be now. */
export const outcomeTogether = (g: Table): Outcome => ({
  kind: 'together',
  won: g.together!.fulfilled.length >= demandsNeeded(g) && g.together!.end !== 'shame',
  why: WHY[g.together!.end ?? 'time'],
});
