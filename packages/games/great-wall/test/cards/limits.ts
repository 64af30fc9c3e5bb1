import { rule, type Scenario, scenario } from '@teahouse/testkit';
import { game, type Table, type TableOptions, type View } from '../../src/index.ts';
import { newSortie, type Sortie } from '../../src/rules/attack.ts';
import { position } from '../position.ts';

// Where cards end: what they do not do, and the last case in which they do.

export type Wanted = Parameters<typeof position>[0];
export type Limit = readonly [title: string, Wanted, (t: Scenario<Table, View, TableOptions>) => void];

export function limits(id: string, all: readonly Limit[]): void {
  for (const [title, wanted, play] of all) scenario(rule(id) + title, game, position(wanted), play);
}

export const turnOf = (clan: number, space = 0) => ({ clan, space, done: [] });
export const buildOnce = (seat: number) => ({
  seat,
  left: 1,
  rebate: 0,
  what: '' as const,
  section: -1,
  owed: 0,
  stored: 0,
});
/** An attack with soldiers who rest on the left. */
export const attack = ({ g }: { g: Readonly<Table> }, seat = 0, left = 1): Sortie =>
  newSortie(g as Table, seat, left, [0], [0, 0, 0]);

/** A horde that falls at once, with one spearman of a seat on it. */
export const falling = (seat: number): Pick<Wanted, 'year' | 'hordes' | 'on' | 'wounds'> => ({
  year: 1,
  hordes: { left: ['outriders-l'] },
  on: [['outriders-l', seat, 'spearman', 1]],
  wounds: { 'outriders-l': [2, 3] },
});
