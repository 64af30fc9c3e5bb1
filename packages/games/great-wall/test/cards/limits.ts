import { rule } from '@teahouse/testkit';
import { position, scenario, type WallScenario } from '../position.ts';

// Where cards end: what they do not do, and the last case in which they do.

export type Wanted = Parameters<typeof position>[0];
export type Limit = readonly [title: string, Wanted, (t: WallScenario) => void];

export function limits(id: string, all: readonly Limit[]): void {
  for (const [title, wanted, play] of all) scenario(rule(id) + title, position(wanted), play);
}

/** A horde that falls at once, with one spearman of a seat on it. */
export const falling = (seat: number): Pick<Wanted, 'year' | 'hordes' | 'on' | 'wounds'> => ({
  year: 1,
  hordes: { left: ['outriders-l'] },
  on: [['outriders-l', seat, 'spearman', 1]],
  wounds: { 'outriders-l': [2, 3] },
});
