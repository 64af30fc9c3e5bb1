import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, type Entry, NOBODY, type Question, rng, type Seat, view, withJournal } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { game, type Table, type TableOptions } from '../../src/index.ts';
import { FACTION } from '../../src/printed/factions.ts';
import { UNITS } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { AREA } from '../../src/printed/tiles.ts';
import { area, clockwiseFrom, factionOf, homeOf, leftOf, unitsIn } from '../../src/rules/areas.ts';
import {
  areFarApart,
  canAllSit,
  faultOfMarker,
  faultsOf,
  hexesOf,
  hexesUnder,
  homesOf,
  laidMap,
  setsOf,
  stepsOf,
  tilesOf,
} from '../map-laws.ts';

interface Finished {
  g: Table;
  journal: Entry[];
  asked: Map<string, number>;
}

/** Plays a whole set-up at random; nothing of the game itself. */
function finished(seats: number, seed: string, options: Partial<TableOptions>): Finished {
  const { g, question } = deal(game, { seats, seed, options: { setup: 'book', ...options } });
  g.stack.shift();
  const luck = rng(seed);
  const journal: Entry[] = [];
  const asked = new Map<string, number>();
  let q: Question | null = question;
  withJournal(g, journal, () => {
    while (q !== null) {
      asked.set(q.ask, Math.min(q.options.length, asked.get(q.ask) ?? Number.POSITIVE_INFINITY));
      assert.equal(new Set(q.options).size, q.options.length, q.ask);
      if (q.ask === 'setup/markers.place') seesCities(g);
      const before = tokens(g);
      q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
      assert.equal(game.check!(g), null);
      assert.equal(tokens(g), before);
    }
  });
  return { g, journal, asked };
}

/** RW-SETUP-10: before home realms are chosen. */
function seesCities(g: Table): void {
  for (const { id, city } of view(game, g, null).areas) assert.equal(city !== null, AREA[id].city);
}

/** Tiles of the game, in hand or laid. */
const tokens = (g: Table): number => {
  if (g.players.some(({ faction }) => faction === null)) return g.seats * 2;
  let n = g.layout === '' ? 0 : tilesOf(laidMap(g.layout)).length;
  for (const { tiles } of g.players) n += tiles.length;
  return n;
};

/** RW-SETUP-27: quests beside those of the set-up, the fewest and the most. */
const QUESTS_LEFT = { 2: [5, 8], 3: [9, 12], 4: [13, 14] } as const;

function judge({ g, journal }: Finished, steps: number): void {
  const map = laidMap(g.layout);
  const tiles = tilesOf(map);
  assert.equal(tiles.length, g.seats * 2);
  assert.deepEqual(faultsOf(map), []);
  judgeOrder(g, journal);
  const [fewest, most] = QUESTS_LEFT[g.seats as 2 | 3 | 4];
  // RW-SETUP-21: Old Brannoch has brought one of them.
  const brought = g.players.filter(({ heroes }) => heroes[0]!.id === 'old-brannoch').length;
  const left = g.questDeck.length + brought;
  assert.ok(left >= fewest && left <= most, `${left} quests`);
  for (const { quests } of g.players) assert.ok(quests.slice(0, 2).every(({ card }) => QUEST[card].setup));
  assert.equal(g.players.flatMap(({ quests }) => quests).length, 2 * g.seats + brought);
  assert.ok(g.questDeck.every(card => !QUEST[card].setup));
  const markers = journal.filter(({ kind }) => kind === 'places-marker').map(({ what }) => what);
  assert.equal(markers.length, g.seats);
  for (const marker of markers) assert.equal(faultOfMarker(tiles, marker), null);
  const between = stepsOf(tiles);
  const factions = g.players.map((_, seat) => factionOf(g, seat));
  if (!areFarApart(between, markers, steps, false)) {
    assert.ok(areFarApart(between, markers, steps, true), `${markers}`);
    assert.ok(!setsOf(tiles, g.seats, steps, false).some(set => canAllSit(tiles, set, factions)), 'without need');
  }
  // Each home realm lies on a marker of its own.
  const homes = homesOf(map);
  const onMarker = markers.map(marker =>
    homes.filter(home =>
      hexesUnder(marker).every(({ q, r }) => hexesOf([home]).some(hex => hex.q === q && hex.r === r)),
    ),
  );
  assert.ok(onMarker.every(found => found.length === 1));
  assert.equal(new Set(onMarker.flat()).size, g.seats);
  for (let seat = 0; seat < g.seats; seat++) judgeArmy(g, seat);
  for (const { id, city, troops, holder, exploration } of g.areas) {
    assert.equal(city !== null, AREA[id].city);
    const { guards } = AREA[id];
    if (guards !== null) {
      assert.deepEqual(troops, [{ unit: guards.unit, standing: guards.figures, routed: 0 }]);
      assert.equal(holder, NOBODY);
    }
    const bare = city !== null || /^[DLUW]/.test(id);
    assert.equal(exploration !== null, g.house.exploration && !bare);
  }
}

/** RW-SETUP-06, 11, 14, 24: who does what, clockwise from whom. */
function judgeOrder(g: Table, journal: readonly Entry[]): void {
  const seats = (kind: string): Seat[] => journal.filter(entry => entry.kind === kind).map(({ seat }) => seat);
  const clockwise = clockwiseFrom(g, g.first);
  assert.deepEqual(seats('lays-tile').slice(-2 * g.seats), [...clockwise, ...clockwise]);
  assert.ok(seats('places-marker').every(seat => seat === g.first));
  assert.deepEqual(seats('lays-realm'), clockwiseFrom(g, leftOf(g, g.first)));
  assert.deepEqual([...new Set(seats('deploys'))], clockwise);
}

function judgeArmy(g: Table, seat: Seat): void {
  const home = homeOf(g, seat).map(id => area(g, id));
  const { army } = FACTION[factionOf(g, seat)];
  for (const unit of UNITS) {
    let n = 0;
    for (const { troops } of home) n += troops.find(troop => troop.unit === unit)?.standing ?? 0;
    assert.equal(n, army[unit] ?? 0);
  }
  assert.ok(home.every(here => unitsIn(here) <= 8));
  const runes = home.filter(({ rune }) => rune !== null);
  assert.equal(runes.length, g.house.wildRunes ? 0 : 3);
  if (!g.house.wildRunes) assert.equal(runes.filter(({ rune }) => rune!.genuine).length, g.house.epic ? 1 : 2);
}

const laws = rule(
  'RW-SETUP-06',
  'RW-SETUP-07',
  'RW-SETUP-08',
  'RW-SETUP-10',
  'RW-SETUP-11',
  'RW-SETUP-12',
  'RW-SETUP-13',
  'RW-SETUP-14',
  'RW-SETUP-15',
  'RW-SETUP-16',
  'RW-SETUP-24',
  'RW-SETUP-27',
);

for (const seats of [2, 3, 4]) {
  test(`${laws}a hundred random set-ups by the book for ${seats} end on a lawful map`, () => {
    for (let i = 0; i < 100; i++) {
      const done = finished(seats, `book ${seats} ${i}`, {});
      judge(done, 5);
      // Far from a dead end: tiles have a dozen places and more, the last one some less, as it must leave room.
      assert.ok(done.asked.get('setup/tile.place')! >= 8);
    }
  });

  test(`${rule('RW-OPT-REV-05', 'RW-OPT-REV-06', 'RW-OPT-EPIC-04', 'RW-OPT-EXP-03')}with options, for ${seats}`, () => {
    for (let i = 0; i < 24; i++) {
      const closeRealms = i % 2 === 0;
      const options = { closeRealms, wildRunes: i % 3 === 0, epic: i % 4 === 0, exploration: i % 5 === 0 };
      judge(finished(seats, `options ${seats} ${i}`, options), closeRealms ? 4 : 5);
    }
  });
}

test(rule('RW-SETUP-13') + 'a set-up in which nobody ever chooses ends as well', () => {
  for (const seats of [2, 3, 4]) {
    const { g } = deal(game, { seats, seed: 'absent', options: { setup: 'book' } });
    g.stack.shift();
    let answers = 0;
    for (let [q] = game.machine.open(g); q !== undefined; [q] = game.machine.open(g)) {
      game.machine.answers(g, q.seat, game.machine.otherwise(g, q.seat)!);
      answers++;
    }
    assert.ok(answers < 100);
    assert.deepEqual(faultsOf(laidMap(g.layout)), []);
  }
});

test('a whole set-up by the book takes little time', () => {
  finished(4, 'warm', {});
  const before = process.cpuUsage();
  for (let i = 0; i < 10; i++) {
    const { g, question } = deal(game, { seats: 4, seed: `time ${i}`, options: { setup: 'book' } });
    g.stack.shift();
    const luck = rng(i);
    for (let q: Question | null = question; q !== null; )
      q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
  }
  const { user } = process.cpuUsage(before);
  assert.ok(user / 1000 / 10 < 100, `${user / 1000 / 10} ms`);
});
