import type { Seat } from '@teahouse/kernel';
import { guest } from './cards/guests.ts';
import { KINDS, tea } from './cards/teas.ts';
import { trios } from './rules/evening.ts';
import { coinsOf, type Table } from './table.ts';

/**
 * Coins so far, the trios already complete, and what can still be hoped for: a favour is worth about a coin and a half,
 * a kind of guest that starts the next trio half a coin, a strong tea lets one choose.
 */
export function value(g: Table, seat: Seat): number {
  const master = g.masters[seat]!;
  if (g.over) return coinsOf(master);
  const full = trios(g, seat);
  let started = 0;
  for (const kind of KINDS) if (master.guests.filter(id => guest(id).likes === kind).length > full) started++;
  let strength = 0;
  for (const id of master.hand) strength += tea(id).strength;
  return coinsOf(master) + 3 * full + 0.5 * started + 1.5 * master.favours.length + strength / 40;
}
