import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../../text/rules/en.ts';
import { note } from '../../journal.ts';
import { mapOf, placementOf } from '../../map.ts';
import { FACTION } from '../../printed/factions.ts';
import type { FactionId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { clockwiseFrom, factionOf, leftOf } from '../areas.ts';
import { asks, does, each, procedure } from '../book.ts';
import { layTile } from './deal.ts';
import { cellOf, clashes, FORMS, groundOf, spotId } from './ground.ts';
import { bitsOf, canSeat, type Realm, realmsAt, spotsOn } from './seating.ts';
import { cellsOf } from './sites.ts';
import { solutionsOf } from './solutions.ts';
import { wantedOf } from './tiles.ts';

/** RW-SETUP-11 to 16: markers, then home realms in their places. */
export const layRealms = procedure('setup/realms', {
  markers: does(g => call(g, placeMarkers, {})),
  homes: each(
    g => clockwiseFrom(g, leftOf(g, g.first)),
    (g, seat: Seat) => call(g, layRealm, { seat, marker: null }),
  ),
});

/** RW-SETUP-11, 12: the first player places one marker for each. */
const placeMarkers = procedure(
  'setup/markers',
  {
    place: asks({
      rule: 'RW-SETUP-11',
      who: g => (g.markers.length < g.seats ? g.first : NOBODY),
      options: placesOfMarkers,
      otherwise: g => placesOfMarkers(g)[0]!,
      why: (g, _, marker): Rule => (solutions(g).sites.some(({ id }) => id === marker) ? 'RW-SETUP-12' : 'RW-SETUP-11'),
      take: (g, _, marker) => {
        g.markers.push(marker);
        note(g, 'places-marker', 'RW-SETUP-11', g.first, marker);
        return 'again';
      },
    }),
  },
  { draft: true },
);

const solutions = (g: Table) => solutionsOf(groundOf(g.layout), wantedOf(g));

/** RW-SETUP-13: only where the rest can still be placed. */
function placesOfMarkers(g: Table): string[] {
  const ids: string[] = [];
  for (const set of solutions(g).sets) {
    if (!g.markers.every(marker => set.some(({ id }) => id === marker))) continue;
    for (const { id } of set) if (!g.markers.includes(id) && !ids.includes(id)) ids.push(id);
  }
  return ids;
}

/** RW-SETUP-14: a marker, then how the home realm lies on it. */
export const layRealm = procedure<{ seat: Seat; marker: string | null }>(
  'setup/realm',
  {
    choose: asks({
      rule: 'RW-SETUP-14',
      who: (_, { seat }) => seat,
      options: (g, { seat }) => markersFor(g, factionOf(g, seat)),
      otherwise: (g, { seat }) => markersFor(g, factionOf(g, seat))[0]!,
      take: (_, v, marker) => {
        v.marker = marker;
      },
    }),
    place: asks({
      rule: 'RW-SETUP-14',
      who: (_, { seat }) => seat,
      options: (g, { seat, marker }) => placesOn(g, factionOf(g, seat), marker!),
      otherwise: (g, { seat, marker }) => placesOn(g, factionOf(g, seat), marker!)[0]!,
      why: (g, { seat, marker }, place) => whyNot(g, factionOf(g, seat), marker!, place),
      take: (g, { seat, marker }, place) => {
        const faction = factionOf(g, seat);
        g.markers.splice(g.markers.indexOf(marker!), 1);
        layTile(g, FACTION[faction].letter, place);
        note(g, 'lays-realm', 'RW-SETUP-14', seat, faction, 0, place);
      },
    }),
  },
  { draft: true },
);

/** Those that the faction can use without leaving another one homeless. */
const markersFor = (g: Table, faction: FactionId): string[] =>
  g.markers.filter(marker => realmsOn(g, faction, marker).length > 0);

function placesOn(g: Table, faction: FactionId, marker: string): string[] {
  const ids: string[] = [];
  for (const realm of realmsOn(g, faction, marker)) {
    for (const spot of spotsOn(groundOf(g.layout), realm, faction)) ids.push(spotId(spot));
  }
  return ids;
}

function realmsOn(g: Table, faction: FactionId, marker: string): Realm[] {
  const ground = groundOf(g.layout);
  const homeless: FactionId[] = [];
  for (const player of g.players) if (!isLaid(g, player.faction!)) homeless.push(player.faction!);
  const all = bitsOf(homeless);
  const others: Realm[][] = [];
  for (const other of g.markers) if (other !== marker) others.push(realmsAt(ground, cellsOf(other), all));
  return realmsAt(ground, cellsOf(marker), bitsOf([faction])).filter(realm => canSeat([[realm], ...others], all));
}
const isLaid = (g: Table, faction: FactionId): boolean => mapOf(g).index[FACTION[faction].stronghold] !== undefined;

/** RW-SETUP-15, 16, where the home realm lies on its marker all the same. */
function whyNot(g: Table, faction: FactionId, marker: string, place: string): Rule {
  const placed = placementOf(place);
  if (placed?.tile !== FACTION[faction].letter) return 'RW-SETUP-14';
  const form = FORMS[placed.tile][placed.sixths]!;
  const at = cellOf(placed.at);
  const cells = form.cells.map(cell => at + cell);
  if (!cellsOf(marker).every(cell => cells.includes(cell))) return 'RW-SETUP-14';
  const ground = groundOf(g.layout);
  if (cells.some(cell => ground.area[cell] !== 0)) return 'RW-SETUP-14';
  return clashes(ground, form, at) ? 'RW-SETUP-16' : 'RW-SETUP-15';
}
