import type { Seat } from '@teahouse/kernel';
import { FAVOURS } from './cards/favours.ts';
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

/** What a master has, and what is on the table. */
export function features(g: Table, seat: Seat): readonly number[] {
  const { hand, favours, guests, tea: served } = g.masters[seat]!;
  const out = [coinsOf(g.masters[seat]!), g.cups - g.cup, trios(g, seat), guests.length, hand.length];
  let strongest = 0;
  let strength = 0;
  for (const id of hand) {
    strength += tea(id).strength;
    strongest = Math.max(strongest, tea(id).strength);
  }
  out.push(strength, strongest, served === null ? 0 : tea(served).strength);
  for (const kind of KINDS) {
    out.push(guests.filter(id => guest(id).likes === kind).length);
    out.push(hand.filter(id => tea(id).kind === kind).length);
    out.push(g.present.filter(id => guest(id).likes === kind).length);
  }
  let tips = 0;
  for (const id of g.present) tips = Math.max(tips, guest(id).tip);
  out.push(tips);
  for (const face of ['gossip', 'sweets', 'gift']) out.push(favours.filter(id => FAVOURS[id]!.face === face).length);
  return out;
}
