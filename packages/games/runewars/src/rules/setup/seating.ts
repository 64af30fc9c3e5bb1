import { FACTION } from '../../printed/factions.ts';
import { FACTIONS, type FactionId } from '../../printed/ids.ts';
import { clashes, FORMS, type Form, type Ground, type HexNumber, isFree, type Spot, STEPS } from './ground.ts';

/** The three hexes of a home realm on a marker, and which factions may lie there, as bits. */
export interface Realm {
  cells: readonly HexNumber[];
  hosts: number;
}

const bitOf = (faction: FactionId): number => 1 << FACTIONS.indexOf(faction);
export const bitsOf = (factions: readonly FactionId[]): number =>
  factions.reduce((bits, faction) => bits | bitOf(faction), 0);

/** RW-SETUP-14 to 16: the home realms that may lie on a marker, for some of these factions. */
export function realmsAt(ground: Ground, [a, b]: readonly [HexNumber, HexNumber], factions: number): Realm[] {
  const realms: Realm[] = [];
  for (const step of STEPS) {
    const third = a + step;
    if (third === b || !isBeside(third, b) || ground.area[third] !== 0) continue;
    const cells = [a, b, third].sort((x, y) => x - y);
    if (meets(cells, ground.homes)) continue;
    let hosts = 0;
    for (const faction of FACTIONS) {
      const bit = bitOf(faction);
      if ((factions & bit) !== 0 && formsOf(faction).some(form => spotOn(ground, form, cells) !== null)) hosts |= bit;
    }
    if (hosts !== 0) realms.push({ cells, hosts });
  }
  return realms;
}

/** The ways in which the home realm of a faction may lie on three hexes. */
export function spotsOn(ground: Ground, { cells }: Realm, faction: FactionId): Spot[] {
  const spots: Spot[] = [];
  for (const form of formsOf(faction)) {
    const spot = spotOn(ground, form, cells);
    if (spot !== null) spots.push(spot);
  }
  return spots;
}

const formsOf = (faction: FactionId): readonly Form[] => FORMS[FACTION[faction].letter];

function spotOn(ground: Ground, form: Form, cells: readonly HexNumber[]): Spot | null {
  const at = cells[0]! - form.sorted[0]!;
  if (at + form.sorted[1]! !== cells[1] || at + form.sorted[2]! !== cells[2]) return null;
  return isFree(ground, form, at) && !clashes(ground, form, at) ? { form, at } : null;
}

function isBeside(a: HexNumber, b: HexNumber): boolean {
  return STEPS.includes(b - a);
}

/** RW-SETUP-15: hexes of the one lie on hexes of the other or beside them. */
function meets(some: readonly HexNumber[], others: readonly HexNumber[]): boolean {
  for (const a of some) for (const b of others) if (a === b || isBeside(a, b)) return true;
  return false;
}

/** Whether every one of these factions can be given a home realm, one on each of the markers. */
export function canSeat(markers: readonly (readonly Realm[])[], factions: number): boolean {
  const goal = 1 << factions;
  const taken: Realm[] = [];
  /** `seated` has a bit for every set of factions that can be seated on the markers so far. */
  const seat = (i: number, seated: number): boolean => {
    if (i === markers.length) return (seated & goal) !== 0;
    for (const realm of markers[i]!) {
      if (taken.some(({ cells }) => meets(cells, realm.cells))) continue;
      const more = seatedWith(seated, realm.hosts);
      if (more === 0) continue;
      taken.push(realm);
      const done = seat(i + 1, more);
      taken.pop();
      if (done) return true;
    }
    return false;
  };
  return seat(0, 1);
}

const SETS = 1 << FACTIONS.length;
function seatedWith(seated: number, hosts: number): number {
  let more = 0;
  for (let set = 0; set < SETS; set++) {
    if ((seated & (1 << set)) === 0) continue;
    for (let free = hosts & ~set; free !== 0; free &= free - 1) more |= 1 << (set | (free & -free));
  }
  return more;
}
