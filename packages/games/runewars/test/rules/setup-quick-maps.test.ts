import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { layoutOf, mapOf, stepsFrom } from '../../src/map.ts';
import { FACTION } from '../../src/printed/factions.ts';
import { AREAS_OF, type AreaId, FACTIONS, type FactionId } from '../../src/printed/ids.ts';
import { QUICK_MAPS } from '../../src/printed/quick-maps.ts';
import { faultOfMarker, faultsOf, hexesOf, holesOf, homesOf, laidMap, stepsBetween, tilesOf } from '../map-laws.ts';

/** Every way to give so many factions to the places of a map. */
function assignments(n: number, left: readonly FactionId[] = FACTIONS): FactionId[][] {
  if (n === 0) return [[]];
  const all: FactionId[][] = [];
  for (const first of left) {
    const others = left.filter(faction => faction !== first);
    for (const rest of assignments(n - 1, others)) all.push([first, ...rest]);
  }
  return all;
}

const key = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

for (const players of [2, 3, 4] as const) {
  for (const [i, map] of QUICK_MAPS[players].entries()) {
    const rules = rule('RW-SETUP-07', 'RW-SETUP-08', 'RW-SETUP-11', 'RW-SETUP-12', 'RW-SETUP-15', 'RW-SETUP-16');
    test(`${rules}quick map ${i + 1} of ${players} players obeys the set-up, whoever sits where`, () => {
      const all = assignments(players);
      assert.equal(all.length, [12, 24, 24][players - 2]);
      for (const factions of all) {
        const homes = factions.map((faction, seat) =>
          layoutOf({ tile: FACTION[faction].letter, ...map.seats[seat]![faction] }),
        );
        const layout = [...map.tiles.map(layoutOf), ...homes].join(' ');
        const laid = laidMap(layout);
        assert.deepEqual(faultsOf(laid), []);
        assert.deepEqual(holesOf(tilesOf(laid)), []);
        const realms = homesOf(laid).map(home => hexesOf([home]));
        for (const [seat, hexes] of realms.entries()) {
          const markers = hexes.flatMap((a, n) => hexes.slice(n + 1).map(b => `${key(a)}+${key(b)}`));
          assert.ok(markers.some(marker => faultOfMarker(tilesOf(laid), marker) === null));
          for (const other of realms.slice(0, seat)) assert.ok(stepsBetween(tilesOf(laid), hexes, other) >= 5);
        }
        assert.equal(reached({ layout }).size, mapOf({ layout }).places.length);
        assert.equal(stepsFrom({ layout }, AREAS_OF[map.tiles[0]!.tile][0]).size, mapOf({ layout }).places.length);
      }
    });
  }
}

/** Areas that can be reached from the first one without crossing a border. */
function reached(g: { layout: string }): Set<AreaId> {
  const { places, index } = mapOf(g);
  const found = new Set<AreaId>([places[0]!.id]);
  for (const id of found) {
    for (const { to, border } of places[index[id]!]!.ways) if (border === null) found.add(to);
  }
  return found;
}
