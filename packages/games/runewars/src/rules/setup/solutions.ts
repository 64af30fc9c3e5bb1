import type { TileId } from '../../printed/ids.ts';
import { foundOut, type Ground, groundWith, type Spot, spotsOf } from './ground.ts';
import { canSeat, type Realm, realmsAt } from './seating.ts';
import { areApart, type Site, sitesOf } from './sites.ts';

/** What the home-realm markers of a game must obey. */
export interface Wanted {
  /** How many of them. */
  markers: number;
  /** RW-SETUP-12, RW-OPT-REV-05: the least steps between two. */
  steps: number;
  /** Who is to be seated on them, as bits. */
  factions: number;
}

/** Where markers may lie on a finished map, and which sets of them can be the markers of this game. */
interface Solutions {
  sites: readonly Site[];
  sets: readonly (readonly Site[])[];
}

const solved = foundOut<Solutions>();

/** RW-SETUP-11 to 13. The exception is only looked for where it is needed. */
export const solutionsOf = (ground: Ground, wanted: Wanted): Solutions =>
  solved(ground, keyOf(wanted), () => {
    const sites = sitesOf(ground);
    const sets: Site[][] = [];
    const keep = (set: readonly Site[]): boolean => {
      sets.push(set.slice());
      return false;
    };
    search(ground, sites, wanted, false, keep);
    if (sets.length === 0) search(ground, sites, wanted, true, keep);
    return { sites, sets };
  });

export const keyOf = ({ factions, steps }: Wanted): string => `${factions} ${steps}`;

const hasSolution = (ground: Ground, wanted: Wanted): boolean =>
  search(ground, sitesOf(ground), wanted, true, () => true);

/** RW-SETUP-13: where the last tile leaves a solution. */
export const lastSpotsOf = (ground: Ground, tile: TileId, wanted: Wanted): Spot[] =>
  spotsOf(ground, tile).filter(({ form, at }) => hasSolution(groundWith(ground, form, at), wanted));

const ANY_OF_THEM = 0b1111;

/** Finds sets of sites that keep apart and on which all can be seated, until `found` has enough. */
function search(
  ground: Ground,
  sites: readonly Site[],
  { markers, steps, factions }: Wanted,
  exception: boolean,
  found: (set: readonly Site[]) => boolean,
): boolean {
  const realms: Realm[][] = [];
  const set: Site[] = [];
  const chosen: Realm[][] = [];
  /** `odd` are those of the set that may be nearer to others, as bits by their place in it. */
  const extend = (from: number, odd: number): boolean => {
    if (set.length === markers) return canSeat(chosen, factions) && found(set);
    for (let i = from; i < sites.length; i++) {
      const left = oddWith(set, sites[i]!, steps, odd);
      if (left < 0) continue;
      realms[i] ??= realmsAt(ground, sites[i]!.cells, factions);
      set.push(sites[i]!);
      chosen.push(realms[i]!);
      const enough = extend(i + 1, left);
      set.pop();
      chosen.pop();
      if (enough) return true;
    }
    return false;
  };
  return extend(0, exception ? ANY_OF_THEM : 0);
}

/** RW-SETUP-12: one marker may be a step nearer to the others. Negative: then it would be more than one. */
function oddWith(set: readonly Site[], site: Site, steps: number, odd: number): number {
  let left = odd;
  for (let i = 0; i < set.length; i++) {
    if (areApart(set[i]!, site, steps)) continue;
    left &= (1 << i) | (1 << set.length);
    if (left === 0 || !areApart(set[i]!, site, steps - 1)) return -1;
  }
  return left;
}
