import { RESOURCES, type Resource } from '../ids.ts';
import { materials } from '../rules/vocabulary.ts';
import type { Player, Table } from '../table.ts';
import type { Horizon } from './horizon.ts';

// Goods where all play together: demands are paid by everybody, so the first few of each resource are worth most.

/** With so many in store, one more is worth about a third. */
const ENOUGH = 6;
const saturated = (n: number): number => ENOUGH * (1 - Math.exp(-n / ENOUGH));

/** What is in the warehouse builds walls, and pays no demand. */
const WAREHOUSE = 0.5;

export function storeWorth(g: Table, { goods }: Player, { material, chi }: Horizon): number {
  let sum = WAREHOUSE * material * 3 * saturated(materials(g.warehouse) / 3);
  for (const resource of RESOURCES) sum += (resource === 'chi' ? chi : material) * saturated(goods[resource]);
  return sum;
}

/** What a resource is worth more while a demand lacks it. */
const LACKING = 2;

/** What so many of a resource are worth that a seat will gather. */
export function gathered({ goods }: Player, resource: Resource, n: number, price: number, { lacks }: Horizon): number {
  return n * price * Math.exp(-goods[resource] / ENOUGH) + LACKING * Math.min(lacks[resource], n);
}

/** A level collects every summer and at every activation; of chi little is needed. */
const LEVEL = { material: 2.4, chi: 1.4 };

export function overseersWorth({ overseers }: Player, { material, chi, summers }: Horizon): number {
  let sum = 0;
  for (const resource of RESOURCES) {
    const level = overseers[resource]?.level ?? 0;
    sum += level * (resource === 'chi' ? LEVEL.chi * chi : LEVEL.material * material);
  }
  return sum * (summers + 0.3);
}
