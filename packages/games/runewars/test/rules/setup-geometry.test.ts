import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexId } from '@teahouse/kernel/hex';
import { rule } from '@teahouse/testkit';
import { mapOf, placementOf } from '../../src/map.ts';
import { FACTIONS, type FactionId, type TileId } from '../../src/printed/ids.ts';
import { cellOf, FORMS, forbids, groundOf, hexOf, spotId, spotsOf } from '../../src/rules/setup/ground.ts';
import { bitsOf } from '../../src/rules/setup/seating.ts';
import { sitesOf } from '../../src/rules/setup/sites.ts';
import { lastSpotsOf, solutionsOf } from '../../src/rules/setup/solutions.ts';
import {
  areFarApart,
  canAllSit,
  faultsOf,
  hexesUnder,
  holesOf,
  laidMap,
  markersOf,
  setsOf,
  stepsOf,
} from '../map-laws.ts';

/** No four markers with five steps between all of them can be placed beside it. */
const TIGHT = '9@0,0r0 5@-2,3r4 2@0,2r4 6@-2,1r4 1@1,-1r5 7@3,0r4 8@2,2r4 4@-1,3r1';
/** Nor with the exception, once tile 6 lies at 2,-4 as it is printed. */
const TIGHTER = '4@0,0r0 5@-1,-1r5 1@-2,1r4 9@0,1r2 3@-1,-2r3 7@-3,1r4 8@1,-4r2';
/** Encloses two hexes, which would do for a marker otherwise. */
const RING = '6@0,0r0 9@-1,0r0 8@1,0r5 1@-3,1r5 4@-3,-1r1 3@-3,3r4 7@-1,-2r0';
/** A single hex between four open sides. */
const NOOK = '7@0,0r0 9@0,1r2 6@2,-3r0 2@-2,1r4';
/** Two markers beside it are far apart over the map and near over the sea. */
const BAY = '7@0,0r0 8@-1,-1r1 4@-2,1r4 9@1,1r2';

const spots = (layout: string, tile: TileId): string[] => spotsOf(groundOf(layout), tile).map(spotId);
const forbidden = (layout: string, place: string) => forbids(groundOf(layout), placementOf(place)!);
const wanted = (factions: readonly FactionId[], steps = 5) => ({
  markers: factions.length,
  steps,
  factions: bitsOf(factions),
});

test('a hex and its number are the same', () => {
  for (const [q, r] of [
    [0, 0],
    [-27, 13],
    [14, -27],
  ] as const) {
    assert.deepEqual(hexOf(cellOf({ q, r })), { q, r });
  }
  assert.deepEqual(
    FORMS['9'].map(({ cells }) => hexId(hexOf(cellOf({ q: 0, r: 0 }) + cells[1]!))),
    ['0,1', '-1,1', '-1,0', '0,-1', '1,-1', '1,0'],
  );
});

test('a place is a tile, a hex and a turn; anything else is none', () => {
  assert.deepEqual(placementOf('7@-1,3r1'), { tile: '7', at: { q: -1, r: 3 }, sixths: 1 });
  for (const text of ['', '7', '7@-1,3', 'X@-1,3r1', '7@-1,3r6', '7@-1,3r1 ', '7@1000,3r1']) {
    assert.equal(placementOf(text), undefined);
  }
});

test(rule('RW-SETUP-06') + 'the first tile lies anywhere, which is the middle of the map', () => {
  assert.deepEqual(spots('', '5'), ['5@0,0r0']);
});

/** Places near the map, with what the plain laws say against each. */
function judged(layout: string, tile: TileId): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let q = -6; q <= 6; q++) {
    for (let r = -6; r <= 6; r++) {
      for (let sixths = 0; sixths < 6; sixths++) {
        const place = `${tile}@${q},${r}r${sixths}`;
        found.set(place, faultsOf(laidMap(`${layout} ${place}`)));
      }
    }
  }
  return found;
}
const legal = (places: Map<string, string[]>): string[] =>
  [...places].filter(([, faults]) => faults.length === 0).map(([place]) => place);

test(rule('RW-SETUP-07') + 'RWX-02 two areas on two areas', () => {
  assert.deepEqual(spots('1@0,0r0', '9').sort(), legal(judged('1@0,0r0', '9')).sort());
  // 9A touches 1A and 1B, 9B touches nothing.
  assert.equal(forbidden('1@0,0r0', '9@1,-1r4'), 'RW-SETUP-07');
  // 9A and 9B both touch 1C only.
  assert.equal(forbidden('1@0,0r0', '9@0,2r1'), 'RW-SETUP-07');
  // On top of the map.
  assert.equal(forbidden('1@0,0r0', '9@0,0r0'), 'RW-SETUP-07');
  // Far beyond anything.
  assert.equal(forbidden('1@0,0r0', '9@-2,64r0'), 'RW-SETUP-07');
  assert.equal(forbidden('1@0,0r0', '9@99,-99r0'), 'RW-SETUP-07');
  // Both touch, and together two areas.
  assert.equal(forbidden('1@0,0r0', '9@-1,0r0'), null);
});

test(rule('RW-SETUP-08', 'RW-MOVE-02') + 'RWX-03 colour against colour', () => {
  for (const tile of ['2', '3', '4', '5', '6', '7', '8', '9'] as const) {
    const places = judged('1@0,0r0', tile);
    assert.deepEqual(spots('1@0,0r0', tile).sort(), legal(places).sort(), tile);
    for (const [place, [fault, ...others]] of places) {
      if (fault?.startsWith('RW-SETUP-08') && others.length === 0) {
        assert.equal(forbidden('1@0,0r0', place), 'RW-SETUP-08', place);
      }
    }
  }
  // North of 1A, which has water there: 4A has water on its south, 3C so turned a mountain, 2B neither.
  assert.equal(forbidden('1@0,0r0', '4@0,-1r0'), 'RW-SETUP-08');
  assert.equal(forbidden('1@0,0r0', '3@1,-2r2'), 'RW-SETUP-08');
  const allowed = '2@0,-2r0';
  assert.equal(forbidden('1@0,0r0', allowed), null);
  const { places, index } = mapOf({ layout: `1@0,0r0 ${allowed}` });
  assert.deepEqual(
    places[index['1A']!]!.ways.find(({ to }) => to === '2B'),
    { to: '2B', border: 'water' },
  );
  assert.deepEqual(
    places[index['2B']!]!.ways.find(({ to }) => to === '1A'),
    { to: '1A', border: 'water' },
  );
});

test(rule('RW-SETUP-07', 'RW-SETUP-08') + 'later tiles too, whatever lies there', () => {
  for (const layout of [BAY, '5@0,0r4 4@2,0r4']) {
    for (const tile of ['1', '2', '3', '6'] as const) {
      const near = judged(layout, tile);
      assert.deepEqual(
        spots(layout, tile)
          .filter(place => near.has(place))
          .sort(),
        legal(near).sort(),
      );
    }
  }
});

test(rule('RW-SETUP-09', 'RW-SETUP-11') + 'a map may have holes; markers lie beside it and never in one', () => {
  for (const layout of [TIGHT, TIGHTER, NOOK, BAY, RING]) {
    const found = sitesOf(groundOf(layout)).map(({ id }) => id);
    assert.deepEqual(found.sort(), markersOf(laidMap(layout)).sort());
  }
  assert.deepEqual(holesOf(laidMap(RING)), ['-1,-1', '0,-1']);
  assert.ok(!sitesOf(groundOf(RING)).some(({ id }) => hexesUnder(id).some(hex => hexId(hex) === '0,-1')));
});

const names = (sets: readonly (readonly string[])[]): string[] => sets.map(set => set.toSorted().join(' ')).sort();
const solved = (layout: string, factions: readonly FactionId[], steps = 5): string[] =>
  names(solutionsOf(groundOf(layout), wanted(factions, steps)).sets.map(set => set.map(({ id }) => id)));

test(rule('RW-SETUP-11', 'RW-SETUP-12', 'RW-SETUP-13') + 'RWX-04 five steps, or one exception', () => {
  const map = laidMap(TIGHT);
  assert.deepEqual(setsOf(map, 4, 5, false), []);
  const expected = setsOf(map, 4, 5, true).filter(set => canAllSit(map, set, FACTIONS));
  assert.ok(expected.length > 0);
  assert.deepEqual(solved(TIGHT, FACTIONS), names(expected));
});

test(rule('RW-SETUP-12', 'RW-OPT-REV-05') + 'no exception without need; close realms are one step nearer', () => {
  const layout = '2@0,0r2 6@-1,1r1 3@-3,2r3 4@0,-2r2';
  const map = laidMap(layout);
  for (const steps of [5, 4]) {
    const expected = setsOf(map, 2, steps, false).filter(set => canAllSit(map, set, ['daqan', 'uthuk']));
    assert.ok(expected.length > 0);
    assert.deepEqual(solved(layout, ['daqan', 'uthuk'], steps), names(expected));
  }
  assert.ok(solved(layout, ['daqan', 'uthuk'], 4).length > solved(layout, ['daqan', 'uthuk']).length);
});

test(rule('RW-SETUP-13', 'RW-SETUP-15') + 'markers on which not all can sit are no solution', () => {
  const set = ['-1,2+0,2', '-3,2+-2,2'];
  assert.ok(areFarApart(stepsOf(laidMap(BAY)), set, 5, false));
  assert.equal(canAllSit(laidMap(BAY), set, ['daqan', 'uthuk']), false);
  assert.ok(solved(BAY, ['daqan', 'uthuk']).length > 0);
  assert.ok(!solved(BAY, ['daqan', 'uthuk']).includes(names([set])[0]!));
});

test(rule('RW-SETUP-13') + 'the last tile leaves a solution where it can', () => {
  const all = spots(TIGHTER, '6');
  const left = lastSpotsOf(groundOf(TIGHTER), '6', wanted(FACTIONS)).map(spotId);
  assert.ok(all.includes('6@2,-4r0') && !left.includes('6@2,-4r0'));
  assert.deepEqual(
    left,
    all.filter(place => solved(`${TIGHTER} ${place}`, FACTIONS).length > 0),
  );
});
