import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, DIRECTIONS, distance, hexId, neighbour, rotate, sameHex } from '@teahouse/kernel/hex';
import { rule } from '@teahouse/testkit';
import { FACTION } from '../../src/printed/factions.ts';
import { AREAS, AREAS_OF, type AreaId, FACTIONS, RESOURCES, TILES, type TileId } from '../../src/printed/ids.ts';
import { type Placement, QUICK_MAPS } from '../../src/printed/quick-maps.ts';
import { AREA } from '../../src/printed/tiles.ts';
import { NEUTRALS, UNIT } from '../../src/printed/units.ts';

const isHome = (tile: TileId): boolean => FACTIONS.some(faction => FACTION[faction].letter === tile);
const onMap: readonly AreaId[] = TILES.filter(tile => !isHome(tile)).flatMap<AreaId>(tile => AREAS_OF[tile]);

test('nine tiles of the map with 29 areas, four home realms with three areas each', () => {
  assert.equal(TILES.length, 13);
  assert.equal(onMap.length, 29);
  assert.equal(AREAS.length, 29 + 4 * 3);
  assert.equal(new Set(AREAS).size, AREAS.length);
  for (const faction of FACTIONS) assert.equal(AREAS_OF[FACTION[faction].letter].length, 3);
});

test('the areas of a tile hang together, each on a hex of its own, A at the origin', () => {
  for (const tile of TILES) {
    const [first, ...others] = AREAS_OF[tile].map(area => AREA[area].hex);
    assert.deepEqual(first, { q: 0, r: 0 }, tile);
    const reached = [first!];
    let open = others;
    while (open.length > 0) {
      const next = open.filter(hex => reached.some(other => distance(hex, other) === 1));
      assert.ok(next.length > 0, tile);
      reached.push(...next);
      open = open.filter(hex => !next.includes(hex));
    }
    assert.equal(new Set(reached.map(hexId)).size, AREAS_OF[tile].length, tile);
  }
});

test('the map yields 22 food, 15 wood and 15 ore', () => {
  assert.deepEqual(
    RESOURCES.map(resource => onMap.reduce((sum, area) => sum + AREA[area].resources[resource], 0)),
    [22, 15, 15],
  );
});

test(rule('RW-SETUP-18') + 'seven city sites, with one resource and without guards', () => {
  const sites = AREAS.filter(area => AREA[area].city);
  assert.deepEqual(sites, ['2B', '3A', '5B', '6A', '7C', '8B', '9B']);
  for (const area of sites) {
    assert.equal(
      RESOURCES.reduce((sum, resource) => sum + AREA[area].resources[resource], 0),
      1,
      area,
    );
    assert.equal(AREA[area].guards, null, area);
  }
});

test(rule('RW-SETUP-17') + 'guards are neutrals, and there are enough of them', () => {
  const standing = (unit: string): number =>
    AREAS.reduce((sum, area) => sum + (AREA[area].guards?.unit === unit ? AREA[area].guards.figures : 0), 0);
  assert.deepEqual(Object.fromEntries(NEUTRALS.map(unit => [unit, standing(unit)])), {
    beastman: 8,
    razorwing: 7,
    sorcerer: 8,
    hellhound: 3,
    dragon: 2,
    giant: 3,
  });
  for (const unit of NEUTRALS) assert.ok(standing(unit) <= UNIT[unit].figures, unit);
  for (const area of AREAS) {
    const { guards } = AREA[area];
    if (guards !== null) assert.ok(NEUTRALS.includes(guards.unit), area);
  }
  assert.deepEqual(
    onMap.filter(area => AREA[area].guards === null && !AREA[area].city),
    ['1C'],
  );
});

test('areas are as printed', () => {
  assert.deepEqual(AREA['1A'], {
    hex: { q: 0, r: 0 },
    resources: { food: 2, wood: 0, ore: 0 },
    guards: { unit: 'razorwing', figures: 2 },
    city: false,
    borders: { 0: 'water' },
  });
  assert.deepEqual(AREA['3C'], {
    hex: { q: 1, r: 0 },
    resources: { food: 0, wood: 1, ore: 2 },
    guards: { unit: 'dragon', figures: 1 },
    city: false,
    borders: { 1: 'mountain', 2: 'mountain' },
  });
  assert.deepEqual(AREA['9B'], {
    hex: { q: 0, r: 1 },
    resources: { food: 0, wood: 1, ore: 0 },
    guards: null,
    city: true,
    borders: { 3: 'water' },
  });
  assert.deepEqual(AREA['7D'].borders, { 1: 'water', 2: 'water' });
  assert.deepEqual(AREA['4A'].borders, { 3: 'water', 4: 'water' });
  assert.deepEqual(AREA.WA.borders, { 0: 'mountain', 5: 'mountain' });
  assert.deepEqual(AREA.LB.resources, { food: 0, wood: 2, ore: 0 });
});

test('one border alone lies inside a tile: the water between 6A and 6B', () => {
  const inside = TILES.flatMap(tile =>
    AREAS_OF[tile].flatMap(from =>
      DIRECTIONS.filter(side => AREA[from].borders[side] !== undefined).flatMap(side => {
        const beyond = neighbour(AREA[from].hex, side);
        const to = AREAS_OF[tile].find(area => sameHex(AREA[area].hex, beyond));
        return to === undefined ? [] : [`${from} ${AREA[from].borders[side]} ${to}`];
      }),
    ),
  );
  assert.deepEqual(inside, ['6A water 6B']);
});

const covered = (tile: TileId, { at, sixths }: Placement): string[] =>
  AREAS_OF[tile].map(area => hexId(add(at, rotate(AREA[area].hex, sixths)))).sort();

test('six quick maps for each number of players, with two different tiles a player', () => {
  for (const players of [2, 3, 4] as const) {
    assert.equal(QUICK_MAPS[players].length, 6);
    for (const map of QUICK_MAPS[players]) {
      assert.equal(map.seats.length, players);
      assert.equal(map.tiles.length, 2 * players);
      assert.equal(new Set(map.tiles.map(({ tile }) => tile)).size, 2 * players);
      assert.ok(map.tiles.every(({ tile }) => !isHome(tile)));
    }
  }
});

test('on a quick map no hex is covered twice, and a seat is the same hexes for every faction', () => {
  for (const map of Object.values(QUICK_MAPS).flat()) {
    const seats = map.seats.map(seat => {
      const [first, ...others] = FACTIONS.map(faction => covered(FACTION[faction].letter, seat[faction]));
      for (const other of others) assert.deepEqual(other, first);
      return first!;
    });
    const hexes = [...map.tiles.map(placed => covered(placed.tile, placed)), ...seats].flat();
    assert.equal(new Set(hexes).size, hexes.length);
  }
});

test('quick maps are as printed', () => {
  const [first] = QUICK_MAPS[2];
  assert.deepEqual(first!.tiles[2], { tile: '3', at: { q: -3, r: 2 }, sixths: 3 });
  assert.deepEqual(covered('D', first!.seats[0]!.daqan), ['-3,4', '-4,4', '-4,5']);
  assert.deepEqual(first!.seats[0]!.waiqar, { at: { q: -4, r: 5 }, sixths: 4 });
  const third = QUICK_MAPS[3][2]!;
  assert.deepEqual(third.tiles[4], { tile: '9', at: { q: 2, r: 0 }, sixths: 0 });
  assert.deepEqual(covered('U', third.seats[2]!.uthuk), ['3,-1', '3,0', '4,-1']);
  const last = QUICK_MAPS[4][5]!;
  assert.deepEqual(last.tiles[7], { tile: '1', at: { q: -2, r: 2 }, sixths: 3 });
  assert.deepEqual(covered('L', last.seats[3]!.latari), ['2,3', '2,4', '3,3']);
});
