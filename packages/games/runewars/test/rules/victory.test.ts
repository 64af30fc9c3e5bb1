import assert from 'node:assert/strict';
import { NOBODY, type Seat } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import type { FactionId } from '../../src/printed/ids.ts';
import { area, controller, friendlyAreas, homeOf } from '../../src/rules/areas.ts';
import { does, procedure } from '../../src/rules/book.ts';
import { byInfluence, runesToWin, standings } from '../../src/rules/consequences.ts';
import { fortify, fortifying } from '../../src/rules/fortify.ts';
import { lastYear, season } from '../../src/rules/game.ts';
import { genuineOf, receipt, receiveRune } from '../../src/rules/runes.ts';
import { army, daqanUthuk, position, quiet, scenario } from '../position.ts';

/** So many genuine runes in areas that a seat controls, and as many backs as that makes. */
function runes(g: Table, seat: Seat, n: number): void {
  for (const here of g.areas) {
    if (genuineOf(g, seat) >= n) break;
    if (here.rune !== null || controller(g, here) !== NOBODY) continue;
    army(g, here.id, seat, { [seat === 0 ? 'footman' : seat === 1 ? 'berserker' : 'reanimate']: 1 });
    here.rune = { genuine: true, laying: g.layings.length, known: 1 << seat };
    g.layings.push({ genuine: 1, false: 0, by: seat, source: 'winter' });
  }
  for (const here of friendlyAreas(g, seat)) {
    if (genuineOf(g, seat) <= n) break;
    if (!here.rune?.genuine) continue;
    g.layings[here.rune.laying]!.genuine--;
    here.rune = null;
  }
  assert.equal(genuineOf(g, seat), n);
}

/** Anything that changes the table, so that what follows from it is done. */
const nothing = procedure('test/something', {
  step: does(() => undefined),
  again: does(g => void g.players[0]!.slain++),
});

scenario(
  rule('RW-VICT-01', 'RW-VICT-02', 'RW-VICT-06') +
    'six genuine runes win at once, whoever’s turn it is, and nobody is asked',
  daqanUthuk(g => {
    quiet(g);
    runes(g, 1, 6);
  }),
  t => {
    t.at(nothing, {}).hears(null, ['has-runes start 2', 'has-runes start 2', 'has-runes winter 4', 'wins 6']);
    t.holds(g => {
      assert.equal(g.players[0]!.slain, 0, 'what was under way is not finished');
      assert.deepEqual(game.outcome(g as Table), { kind: 'places', places: [2, 1] });
    });
    t.over();
  },
);

const TABLES: FactionId[][] = [
  ['daqan', 'uthuk'],
  ['daqan', 'uthuk', 'waiqar'],
  ['daqan', 'latari', 'uthuk', 'waiqar'],
];
for (const factions of TABLES) {
  const last = factions.length - 1;
  const withRunes = (n: number) =>
    position({
      factions,
      given: g => {
        quiet(g);
        runes(g, last, n);
      },
    });
  for (const n of [5, 6]) {
    const goesOn = n === 5;
    scenario(rule('RW-PLAYERS-03') + `${n} runes, for ${factions.length} players`, withRunes(n), t => {
      t.at(nothing, {});
      t.holds(g => assert.equal(g.players[0]!.slain === 1, goesOn, 'what was under way is finished')).over();
    });
  }
}

scenario(
  rule('RW-VICT-01') + 'five do not, nor six tokens of which one is false, nor a sixth in the wild',
  daqanUthuk(g => {
    quiet(g);
    runes(g, 1, 5);
    const wild = g.areas.find(here => controller(g, here) === NOBODY && here.rune === null)!;
    wild.rune = { genuine: true, laying: g.layings.length, known: 0b10 };
    g.layings.push({ genuine: 1, false: 0, by: 0, source: 'winter' });
  }),
  t => {
    t.at(nothing, {});
    t.holds(g => assert.equal(g.players[0]!.slain, 1));
    t.over();
  },
);

scenario(
  `${rule('RW-VICT-01', 'RW-RUNE-02')}RWX-62 the sixth is laid in a controlled area: the game ends before anything else`,
  daqanUthuk(g => {
    quiet(g);
    runes(g, 1, 4);
    const free = g.areas.filter(here => controller(g, here) === NOBODY && here.rune === null);
    for (const { id } of free.slice(0, 4)) army(g, id, 1, { berserker: 1 });
  }),
  t => {
    const [a, b, c, d] = friendlyAreas(t.g as Table, 1)
      .filter(({ rune }) => rune === null)
      .map(({ id }) => id);
    t.at(receiveRune, receipt(1, 'winter')).says(1, 'UA').says(1, 'done').says(1, a!).says(1, b!).says(1, a!);
    t.holds(g => assert.equal(genuineOf(g, 1), 5));
    t.at(receiveRune, receipt(1, 'winter')).says(1, 'done').says(1, c!).says(1, d!).says(1, c!);
    t.hears(0, [
      'lays-rune',
      'lays-rune',
      'genuine-rune',
      'has-runes start 2',
      'has-runes start 2',
      'has-runes winter 4',
      'wins 6',
    ]).over();
  },
);

scenario(
  `${rule('RW-VICT-01', 'RW-VICT-02', 'RW-BATTLE-51')}RWX-66 conquest can win: a genuine one decides, a false one only its conqueror knows`,
  daqanUthuk(g => {
    quiet(g);
    runes(g, 1, 5);
  }),
  t => {
    const g = t.g as Table;
    army(g, 'DA', 1, { berserker: 1 });
    t.at(nothing, {});
    t.holds(h => assert.deepEqual([h.players[0]!.slain, area(h, 'DA').rune!.known], [1, 0b11]));
    t.sees(null, ({ areas }) => assert.equal(areas.find(({ id }) => id === 'DA')!.rune!.genuine, null));
    army(g, 'DC', 1, { berserker: 1 });
    t.at(nothing, {});
    t.holds(h => assert.equal(h.players[0]!.slain, 1));
    t.hears(null, [
      'looks-at-rune',
      'looks-at-rune',
      'has-runes start 1',
      'has-runes start 2',
      'has-runes winter 3',
      'has-runes captured 1',
      'wins 6',
    ]);
    t.over();
  },
);

scenario(
  rule('RW-VICT-01', 'RW-VICT-02', 'RW-LIMIT-02') +
    'a stronghold that is given up may hand its owner’s rival the sixth: the game ends before the new one rises',
  daqanUthuk(g => {
    quiet(g);
    const foreign = homeOf(g, 1).find(id => area(g, id).rune!.genuine && area(g, id).stronghold === null)!;
    army(g, foreign, NOBODY, {});
    for (const id of ['DA', 'DC', foreign] as const)
      area(g, id).stronghold = { owner: 0, damaged: false, development: null };
    runes(g, 1, 5);
    army(g, '7B', 0, { footman: 2 });
  }),
  t => {
    const foreign = t.g.areas.find(
      ({ id, stronghold }) => stronghold?.owner === 0 && homeOf(t.g as Table, 1).includes(id),
    )!;
    t.at(fortify, fortifying(0)).says(0, 'build');
    t.asked(0, 'stronghold/raise.free', ['DA', 'DB', 'DC', foreign.id]);
    t.says(0, foreign.id).hears(null, [
      'stronghold-falls',
      'has-runes start 2',
      'has-runes start 2',
      'has-runes winter 4',
      'wins 6',
    ]);
    t.holds(g => assert.equal(area(g, '7B').stronghold, null));
    t.over();
  },
);

scenario(
  rule('RW-VICT-05', 'RW-VICT-04', 'RW-GEN-07') +
    'both reach six at the same moment: influence decides, then the printed start, and a seventh rune does not',
  daqanUthuk(g => {
    quiet(g);
    runes(g, 0, 7);
    runes(g, 1, 6);
    g.players[0]!.influence = 2;
    g.players[1]!.influence = 2;
  }),
  t => {
    t.holds(g => {
      const table = g as Table;
      assert.deepEqual(standings(table), [0, 1], 'Daqan start with more');
      assert.ok(byInfluence(table, 0, 1) < 0);
      table.players[1]!.influence = 3;
      assert.deepEqual(standings(table), [1, 0]);
    });
    (t.g as Table).players[1]!.influence = 3;
    t.at(nothing, {});
    t.holds(g => assert.deepEqual(game.outcome(g as Table), { kind: 'places', places: [2, 1] }));
    t.over();
  },
);

/** Jumps to the end of a season. */
const jump = procedure('test/end', {
  jump: does((g: Table) => {
    g.stack.push({ proc: season.name, step: 'end', list: null, i: 0, sealed: null, v: {} });
  }),
});

/** The last turn of a winter is over; what remains of the season is its end. */
function lastMoment(g: Table, year: number): void {
  g.year = year;
  g.season = 'winter';
  quiet(g);
}

scenario(
  `${rule('RW-VICT-03', 'RW-VICT-04', 'RW-GEN-03')}RWX-68 nobody has six: most runes, then influence`,
  position({
    factions: ['daqan', 'uthuk', 'waiqar'],
    given: g => {
      lastMoment(g, 6);
      [4, 5, 5].forEach((n, seat) => {
        runes(g, seat, n);
      });
      g.players[0]!.influence = 9;
      g.players[1]!.influence = 3;
      g.players[2]!.influence = 2;
    },
  }),
  t => {
    t.at(jump, {});
    t.holds(g => {
      assert.deepEqual(game.outcome(g as Table), { kind: 'places', places: [3, 1, 2] });
      assert.ok(
        g.areas.every(({ rune }) => rune === null || rune.known === 0b11111),
        'all runes lie open',
      );
    });
    for (const me of [null, 0]) {
      t.sees(me, ({ areas }) => assert.ok(areas.every(({ rune }) => rune === null || rune.genuine !== null)));
    }
    t.over();
  },
);

scenario(
  rule('RW-GEN-08', 'RW-GEN-07') + 'the printed start decides the last tie, so there is always one winner',
  position({
    factions: ['daqan', 'uthuk', 'latari', 'waiqar'],
    given: g => {
      lastMoment(g, 6);
      for (const player of g.players) player.influence = 4;
    },
  }),
  t => {
    t.holds(g => assert.deepEqual(standings(g as Table), [2, 0, 3, 1]));
    t.at(jump, {});
    t.over();
  },
);

scenario(
  `${rule('RW-OPT-EPIC-02', 'RW-OPT-EPIC-03')}RWX-69 the epic game: six runes do not win, seven do, and the last year is the eighth`,
  position({
    factions: ['daqan', 'uthuk'],
    options: { epic: true },
    given: g => {
      quiet(g);
      runes(g, 1, 6);
    },
  }),
  t => {
    t.holds(g => assert.deepEqual([runesToWin(g as Table), lastYear(g as Table)], [7, 8]));
    t.at(nothing, {});
    t.holds(g => assert.equal(g.players[0]!.slain, 1, 'it went on'));
    runes(t.g as Table, 1, 7);
    t.at(nothing, {});
    t.holds(g => assert.equal(g.players[0]!.slain, 1));
    t.over();
  },
);

scenario(
  rule('RW-OPT-EPIC-03', 'RW-GEN-03') + 'after the sixth winter an epic game goes on, any other is over',
  position({ factions: ['daqan', 'uthuk'], options: { epic: true }, given: g => lastMoment(g, 6) }),
  t => {
    t.at(jump, {});
    t.holds(g => {
      assert.deepEqual([g.over, g.year, g.season], [false, 7, 'spring']);
    });
    lastMoment(t.g as Table, 8);
    t.at(jump, {});
    t.over();
  },
);
