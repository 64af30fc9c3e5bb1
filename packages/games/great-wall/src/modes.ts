import type { TableOptions } from './table.ts';

/** Options that do not go together, or not at so many seats. */
export type Clash = 'alone-is-for-one' | 'one-plays-alone' | 'qin-is-for-one';

/** Which mode fits how many seats, and what only one mode asks for. */
export function clash({ mode, qinHonor, qinAdvisors }: TableOptions, seats: number): Clash | null {
  if (mode === 'alone') return seats === 1 ? null : 'alone-is-for-one';
  if (seats === 1) return 'one-plays-alone';
  return qinHonor === 0 && qinAdvisors === 1 ? null : 'qin-is-for-one';
}
