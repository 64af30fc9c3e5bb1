import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { layoutOf } from '../../src/map.ts';
import { AREAS_OF, FACTIONS, type FactionId, type TileId } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { layRealm, layRealms } from '../../src/rules/setup/realms.ts';
import { layOne, layTiles } from '../../src/rules/setup/tiles.ts';
import { EVERYBODY } from '../../src/table.ts';
import { canAllSit, faultsOf, type LaidMap, laidMap, realmsOn, setsOf } from '../map-laws.ts';
import { scenario } from '../position.ts';
import { inSetUp } from '../set-up.ts';

const tilesIn = (g: Readonly<Table>, seat: number): TileId[] => g.players[seat]!.tiles.slice();
const options = (g: Readonly<Table>): readonly string[] => game.machine.open(g as Table)[0]!.options;

scenario(
  rule('RW-SETUP-04', 'RW-SETUP-05', 'RW-SETUP-22', 'RW-PLAYERS-01') +
    'two set-up quests each, face up, name the tiles',
  inSetUp({ factions: ['daqan', 'uthuk', 'waiqar'] }),
  t => {
    t.at(layTiles, {}).holds(g => {
      const dealt = g.players.flatMap(({ quests }) => quests.map(({ card }) => card));
      assert.equal(new Set(dealt).size, 6);
      assert.equal(g.questDeck.length, 24 - 6);
      for (const { quests, tiles } of g.players) {
        assert.ok(quests.every(({ card, known }) => QUEST[card].setup && known === EVERYBODY));
        assert.deepEqual(
          tiles,
          quests.map(({ card }) => QUEST[card].area[0]),
        );
      }
    });
    t.sees(null, seen => {
      assert.ok(seen.players.every(({ quests }) => quests.length === 2 && quests.every(({ card }) => card !== null)));
      assert.ok(seen.players.every(({ tiles }) => tiles.length === 2));
    });
    t.asked(0, 'setup/tile.choose', tilesIn(t.g, 0)).refuses(0, tilesIn(t.g, 1)[0]!, 'RW-SETUP-06');
  },
);

scenario(
  rule('RW-SETUP-06', 'RW-PLAYERS-01') + 'a tile in the middle, then one each clockwise until all are laid',
  inSetUp({ factions: ['daqan', 'uthuk'] }),
  t => {
    t.at(layTiles, {});
    const [first] = tilesIn(t.g, 0);
    const [second, fourth] = tilesIn(t.g, 1);
    t.says(0, first!).hears(null, [`lays-tile ${first}`]);
    t.holds(g => {
      assert.equal(g.layout, `${first}@0,0r0`);
      assert.deepEqual(
        g.areas.map(({ id }) => id),
        AREAS_OF[first!],
      );
    });
    t.says(1, second!).asked(1, 'setup/tile.place');
    // Too far away, on the map, no place at all, another tile than the one that was chosen.
    for (const place of [`${second}@9,9r0`, `${second}@0,0r0`, 'anywhere', `${fourth}@1,1r0`]) {
      t.refuses(1, place, 'RW-SETUP-07');
    }
    t.says(1, options(t.g)[0]!);
    // Of the second tile of each only the place is asked: it is the only one left.
    t.asked(0, 'setup/tile.place').says(0, options(t.g).at(-1)!);
    t.asked(1, 'setup/tile.place').says(1, options(t.g)[0]!);
    t.holds(g => {
      assert.equal(laidMap(g.layout).length, 4);
      assert.deepEqual(faultsOf(laidMap(g.layout)), []);
      assert.ok(g.players.every(({ tiles }) => tiles.length === 0));
    });
    t.over();
  },
);

scenario(
  rule('RW-SETUP-07', 'RW-SETUP-08') + 'RWX-03 a border is not laid against a border, and the refusal says so',
  inSetUp({ factions: ['daqan', 'uthuk'], layout: '1@0,0r0', tiles: [['1'], ['4', '9']] }),
  t => {
    t.at(layOne, { seat: 1, tile: null }).asked(1, 'setup/tile.choose', ['4', '9']).says(1, '4');
    t.refuses(1, '4@0,-1r0', 'RW-SETUP-08').asked(1, 'setup/tile.place');
  },
);

scenario(
  rule('RW-SETUP-07') + 'RWX-02 both areas of tile 9 must touch, and two areas of the map',
  inSetUp({ factions: ['daqan', 'uthuk'], layout: '1@0,0r0', tiles: [['1'], ['9', '4']] }),
  t => {
    t.at(layOne, { seat: 1, tile: null }).says(1, '9').offers(1, '9@-1,0r0');
    t.refuses(1, '9@1,-1r4', 'RW-SETUP-07').refuses(1, '9@0,2r1', 'RW-SETUP-07');
    t.asked(1, 'setup/tile.place');
  },
);

const LAST_TILE = [
  { proc: 'setup/tiles', step: 'lay', list: [0, 1, 2, 3, 0, 1, 2, 3], i: 8 },
  { proc: 'setup/tile', step: 'place' },
];

scenario(
  rule('RW-SETUP-13') + 'the last tile is not laid where no home realms could lie',
  inSetUp({
    factions: [...FACTIONS],
    layout: '4@0,0r0 5@-1,-1r5 1@-2,1r4 9@0,1r2 3@-1,-2r3 7@-3,1r4 8@1,-4r2',
    tiles: [
      ['4', '3'],
      ['5', '7'],
      ['1', '8'],
      ['9', '6'],
    ],
    at: [LAST_TILE[0]!, { ...LAST_TILE[1]!, v: { seat: 3, tile: '6' } }],
  }),
  t => {
    t.asked(3, 'setup/tile.place').refuses(3, '6@2,-4r0', 'RW-SETUP-13');
    t.says(3, options(t.g)[0]!).hears(null, ['lays-tile 6']).over();
  },
);

scenario(
  rule('RW-SETUP-13') + 'if no place of the last tile leaves a solution, other tiles are dealt and laid anew',
  inSetUp({
    factions: [...FACTIONS],
    layout: '8@0,0r0 9@2,0r3 6@1,1r2 3@0,-1r3 4@2,-3r2 1@4,-3r2 7@5,-3r2',
    tiles: [
      ['8', '4'],
      ['9', '1'],
      ['6', '7'],
      ['3', '2'],
    ],
    at: [LAST_TILE[0]!, { ...LAST_TILE[1]!, v: { seat: 3, tile: '2' } }],
  }),
  t => {
    t.asked(3, 'setup/tile.place').says(3, options(t.g)[0]!);
    const dealt = t.g.players.map(({ quests }) => quests.map(({ card }) => `dealt-quest ${card}`));
    t.hears(null, ['lays-tile 2', 'tiles-anew', ...dealt.flat()]);
    t.holds(g => {
      assert.deepEqual([g.layout, g.areas], ['', []]);
      assert.ok(g.players.every(({ tiles, quests }) => tiles.length === 2 && quests.length === 2));
      assert.equal(g.questDeck.length, 24 - 8);
    });
    t.asked(0, 'setup/tile.choose', tilesIn(t.g, 0));
  },
);

const SMALL = '2@0,0r2 6@-1,1r1 3@-3,2r3 4@0,-2r2';
const TIGHT = '9@0,0r0 5@-2,3r4 2@0,2r4 6@-2,1r4 1@1,-1r5 7@3,0r4 8@2,2r4 4@-1,3r1';
/** Markers of these sets that go with those that lie already. */
const completing = (sets: readonly string[][], placed: readonly string[]): string[] => [
  ...new Set(
    sets.filter(set => placed.every(one => set.includes(one))).flatMap(set => set.filter(one => !placed.includes(one))),
  ),
];

scenario(
  rule('RW-SETUP-11', 'RW-SETUP-12') + 'the first player places a marker for each, five steps apart',
  inSetUp({ factions: ['daqan', 'uthuk'], layout: SMALL }),
  t => {
    const sets = setsOf(laidMap(SMALL), 2, 5, false).filter(set => canAllSit(laidMap(SMALL), set, ['daqan', 'uthuk']));
    const [near, far] = sets[0]!;
    t.at(layRealms, {}).asked(0, 'setup/markers.place', completing(sets, []));
    t.refuses(0, '20,20+20,21', 'RW-SETUP-11').refuses(0, '0,0+0,1', 'RW-SETUP-11').refuses(0, 'here', 'RW-SETUP-11');
    t.says(0, near!).hears(null, [`places-marker ${near}`].slice(0, 1));
    t.sees(1, seen => assert.deepEqual(seen.markers, [near]));
    const left = completing(sets, [near!]);
    if (left.length > 1) t.asked(0, 'setup/markers.place', left).refuses(0, near!, 'RW-SETUP-12').says(0, far!);
    t.asked(1, 'setup/realm.choose');
  },
);

scenario(
  rule('RW-SETUP-11', 'RW-SETUP-12', 'RW-SETUP-13') + 'RWX-04 five steps, or one exception',
  inSetUp({ factions: [...FACTIONS], layout: TIGHT }),
  t => {
    const map = laidMap(TIGHT);
    assert.deepEqual(setsOf(map, 4, 5, false), []);
    const sets = setsOf(map, 4, 5, true).filter(set => canAllSit(map, set, FACTIONS));
    const placed: string[] = [];
    t.at(layRealms, {});
    while (completing(sets, placed).length > 1) {
      t.asked(0, 'setup/markers.place', completing(sets, placed));
      placed.push(completing(sets, placed)[0]!);
      t.says(0, placed.at(-1)!);
    }
    t.asked(1, 'setup/realm.choose');
  },
);

scenario(
  rule('RW-OPT-REV-05') + 'close realms: four steps',
  inSetUp({ factions: ['daqan', 'uthuk'], layout: SMALL, options: { closeRealms: true } }),
  t => {
    const sets = setsOf(laidMap(SMALL), 2, 4, false).filter(set => canAllSit(laidMap(SMALL), set, ['daqan', 'uthuk']));
    t.at(layRealms, {}).asked(0, 'setup/markers.place', completing(sets, []));
  },
);

/** Where a home realm may lie on a marker so that the others have one as well. */
const realms = (map: LaidMap, marker: string, faction: FactionId, markers: string[], others: FactionId[]): string[] =>
  realmsOn(map, marker, faction)
    .filter(home => canAllSit([...map, home], markers, others))
    .map(layoutOf);

scenario(
  rule('RW-SETUP-14', 'RW-SETUP-15', 'RW-SETUP-16') + 'home realms replace the markers, the first player last',
  inSetUp({ factions: ['daqan', 'waiqar', 'latari', 'uthuk'], layout: TIGHT }),
  t => {
    t.at(layRealms, {});
    while (game.machine.open(t.g as Table)[0]!.ask === 'setup/markers.place') t.says(0, options(t.g)[0]!);
    const factions: FactionId[] = ['waiqar', 'latari', 'uthuk', 'daqan'];
    for (const [i, faction] of factions.entries()) {
      const seat = (i + 1) % 4;
      const others = factions.slice(i + 1);
      const map = laidMap(t.g.layout);
      const markers = t.g.markers.slice();
      assert.equal(markers.length, 4 - i);
      const places = new Map(
        markers.map(marker => [
          marker,
          realms(
            map,
            marker,
            faction,
            markers.filter(one => one !== marker),
            others,
          ),
        ]),
      );
      const open = markers.filter(marker => places.get(marker)!.length > 0);
      let marker = open[0]!;
      if (open.length > 1) {
        marker = open.at(-1)!;
        t.asked(seat, 'setup/realm.choose', open).refuses(seat, '9,9+9,10', 'RW-SETUP-14').says(seat, marker);
      }
      t.asked(seat, 'setup/realm.place', places.get(marker)!);
      t.refuses(seat, 'anywhere', 'RW-SETUP-14').refuses(seat, '1@0,0r0', 'RW-SETUP-14');
      t.says(seat, places.get(marker)!.at(-1)!).hears(null, [`lays-realm ${faction}`]);
      t.holds(g => {
        assert.ok(!g.markers.includes(marker));
        assert.deepEqual(faultsOf(laidMap(g.layout)), []);
      });
    }
    t.over();
  },
);

scenario(
  rule('RW-SETUP-16') + 'a border of a home realm does not lie against a border of the map',
  inSetUp({
    factions: ['daqan', 'waiqar'],
    layout: '3@0,0r0 2@-2,3r4 8@0,2r0 6@-2,2r1',
    markers: ['-4,3+-3,2', '2,0+2,1'],
  }),
  t => {
    t.at(layRealm, { seat: 1, marker: '2,0+2,1' }).says(1, '2,0+2,1');
    assert.deepEqual(faultsOf(laidMap(`${t.g.layout} W@2,0r0`)), ['RW-SETUP-16: colour against colour at W']);
    t.refuses(1, 'W@2,0r0', 'RW-SETUP-16').asked(1, 'setup/realm.place', ['W@2,1r4', 'W@3,0r2']);
  },
);

scenario(
  rule('RW-SETUP-14', 'RW-SETUP-15') + 'a place that would leave another faction homeless is not offered',
  inSetUp({
    factions: ['daqan', 'waiqar'],
    layout: '9@0,0r0 8@1,-1r1 3@2,-3r1 7@1,-3r3',
    markers: ['-2,-1+-1,-2', '-1,0+-1,1'],
  }),
  t => {
    t.at(layRealm, { seat: 1, marker: null }).says(1, '-2,-1+-1,-2');
    // On the other hex beside the marker it would lie beside the other marker.
    t.refuses(1, 'W@-1,-1r3', 'RW-SETUP-15');
    t.asked(1, 'setup/realm.place', ['W@-2,-1r4', 'W@-2,-2r0', 'W@-1,-2r2']);
  },
);

scenario(
  rule('RW-SETUP-15') + 'a home realm does not lie beside one that lies there already',
  inSetUp({
    factions: ['daqan', 'waiqar'],
    layout: '3@0,0r0 4@0,-1r5 2@3,-4r1 1@1,1r5 W@3,-1r0',
    markers: ['3,-3+4,-3'],
  }),
  t => {
    t.at(layRealm, { seat: 0, marker: null }).refuses(0, 'D@3,-2r4', 'RW-SETUP-15');
    t.asked(0, 'setup/realm.place', ['D@3,-3r5', 'D@4,-4r1', 'D@4,-3r3']);
  },
);
