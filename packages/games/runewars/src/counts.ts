import type { Seat } from '@teahouse/kernel';
import { genuineOf } from './rules/runes.ts';
import type { Table } from './table.ts';

/** What factions compare: runes win, and the rest wins runes. */
export function counts(g: Table, seat: Seat) {
  const player = g.players[seat]!;
  let units = 0;
  let strongholds = 0;
  for (const { holder, troops, stronghold } of g.areas) {
    if (stronghold?.owner === seat) strongholds++;
    if (holder === seat) for (const { standing, routed } of troops) units += standing + routed;
  }
  return { runes: genuineOf(g, seat), units, strongholds, heroes: player.heroes.length, influence: player.influence };
}
export type Term = keyof ReturnType<typeof counts>;
