import { branchesOf, type Seat } from '@teahouse/kernel';
import { type Goods, goods, RESOURCES, type Resource } from '../../ids.ts';
import type { DemandId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { demand as demandCard } from '../cards.ts';
import { fulfil, KEEP } from './demands.ts';

/** What players have said openly that they give for a demand, in goods: so they have them. */
export function pledgesIn({ stack }: Pick<Table, 'stack'>): { seat: Seat; price: Goods }[] {
  const frame = stack.find(({ proc }) => proc === fulfil.name);
  if (frame === undefined) return [];
  const { demand, pledges } = frame.v as { demand: DemandId; pledges: string[][] };
  const out = pledges.map((given, seat) => ({ seat, price: inGoods(demand, given) }));
  if (frame.sealed !== null)
    for (const [seat, given] of branchesOf(frame.sealed)) out.push({ seat, price: inGoods(demand, given) });
  return out;
}

function inGoods(demand: DemandId, given: readonly string[]): Goods {
  const { price } = demandCard(demand);
  if (price !== undefined) return given.some(what => what !== KEEP) ? { ...price } : goods(0, 0, 0, 0);
  const sum = goods(0, 0, 0, 0);
  for (const what of given) if ((RESOURCES as readonly string[]).includes(what)) sum[what as Resource]++;
  return sum;
}
