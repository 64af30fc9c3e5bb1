import type { Seat } from '@teahouse/kernel';
import { orderOf, ordersOf } from '../../ids.ts';
import { type Clan, isAutomaton, type Table } from '../../table.ts';
import { agree } from './agreement.ts';

/** GW-COOP-28, GW-COOP-29: the players among some clans agree on their order; tea order stands first. */
export function agreeOrder(
  g: Table,
  caller: { got: string | null },
  topic: 'commands' | 'clerks',
  about: string,
  clans: readonly Clan[],
): void {
  const seats = clans.filter(clan => !isAutomaton(g, clan));
  agree(g, caller, topic, about, seats, seats.length === 0 ? [] : ordersOf(seats));
}

/** Some clans in tea order, their players in the order that was agreed: an automaton keeps its place. */
function inOrder(g: Table, clans: readonly Clan[], order: readonly Seat[]): Clan[] {
  let next = 0;
  return clans.map(clan => (isAutomaton(g, clan) ? clan : order[next++]!));
}

export const agreedOrder = (g: Table, clans: readonly Clan[], got: string | null): Clan[] =>
  got === null ? clans.slice() : inOrder(g, clans, orderOf(got));

/**
 * In which order clans come where nothing is agreed for the moment itself: as their commands lie on the track, which was
 * agreed; those without a command follow in tea order.
 */
export function trackOrder(g: Table): Clan[] {
  if (g.together === null) return g.tea;
  const seats: Seat[] = [];
  for (const order of g.track) if (order !== null && !isAutomaton(g, order.clan)) seats.push(order.clan);
  for (const clan of g.tea) if (!isAutomaton(g, clan) && !seats.includes(clan)) seats.push(clan);
  return inOrder(g, g.tea, seats);
}
