import type { TableOptions } from './table.ts';

/** Options that do not go together, or not at so many seats. */
export type Clash = 'alone-is-for-one' | 'one-plays-alone';

/** Which mode fits how many seats. */
export function clash({ mode }: TableOptions, seats: number): Clash | null {
  if (mode === 'alone') return seats === 1 ? null : 'alone-is-for-one';
  return seats === 1 ? 'one-plays-alone' : null;
}
