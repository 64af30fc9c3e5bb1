import { call, foresee, type Policy, type Seat, type SeenCore } from '@teahouse/kernel';
import { game } from '../index.ts';
import { type AreaId, RESOURCES, type Resource } from '../printed/ids.ts';
import { area } from '../rules/areas.ts';
import { harvest, harvesting } from '../rules/harvest.ts';
import { foodLimit, winter } from '../rules/winter.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';

/* What a year would do: harvests, and hunger. */

type Seen = View & SeenCore;

/** As whoever does not answer. */
export const usual: Policy<Table> = (g, { seat, options }) => game.machine.otherwise(g, seat)?.[0] ?? options[0]!;

/** What a harvest would set a dial to: from the least to the most, as storehouses are used. */
interface Dial {
  now: number;
  least: number;
  most: number;
}

/** Storehouses all for one resource, as far as they can; else as usual. */
const storing =
  (resource: Resource): Policy<Table> =>
  (g, question) =>
    question.options.includes(resource) ? resource : usual(g, question);

export function harvestOf(seen: Seen, me: Seat | null, seat: Seat): Record<Resource, Dial> {
  const { ways } = foresee(game, seen, me, [], {
    instead: g => call(g, harvest, harvesting(seat)),
    by: RESOURCES.map(storing),
    worlds: 1,
  });
  const { dials } = seen.players[seat]!;
  const dial = (resource: Resource): Dial => {
    const levels = ways.map(way => way.seen.players[seat]!.dials[resource]);
    // What is stored elsewhere is not stored here.
    return { now: dials[resource], least: Math.min(...levels), most: Math.max(...levels) };
  };
  return { food: dial('food'), wood: dial('wood'), ore: dial('ore') };
}

/** Units of a seat that would starve in an area. */
interface Starving {
  seat: Seat;
  at: AreaId;
  n: number;
}

/** How many of so many units of a seat would starve in an area if winter came now. */
export const hungryIn = (g: Table, seat: Seat, at: AreaId, units: number): number =>
  Math.max(0, units - foodLimit(g, seat, area(g, at)));

/** What hunger would take if winter came now: how many of each area, whichever their owner chooses. */
export function hungerOf(seen: Seen, me: Seat | null): Starving[] {
  const { heard } = foresee(game, seen, me, [], {
    instead: g => {
      g.season = 'winter';
      call(g, winter, {});
    },
    by: [usual],
    worlds: 1,
  });
  const out: Starving[] = [];
  for (const { kind, seat, n, at } of heard) {
    if (kind !== 'destroyed') continue;
    const known = out.find(one => one.seat === seat && one.at === at);
    if (known === undefined) out.push({ seat, at: at as AreaId, n });
    else known.n += n;
  }
  return out;
}
