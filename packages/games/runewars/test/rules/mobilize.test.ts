import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NOBODY } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import type { AreaId } from '../../src/printed/ids.ts';
import { area, unitsIn } from '../../src/rules/areas.ts';
import { conquer, march, mobilize } from '../../src/rules/mobilize.ts';
import { comersTo, rangeOf } from '../../src/rules/movement.ts';
import { takeTurn } from '../../src/rules/turn.ts';
import type { Table, Turn } from '../../src/table.ts';
import { army, daqanUthuk, fate, hand, hero, orders, position, quiet, scenario, turn } from '../position.ts';
import { openCard } from '../seasons.ts';

const counts = (g: Readonly<Table>, ...ids: AreaId[]): number[] => ids.map(id => unitsIn(area(g, id)));

/** Daqan in the middle of Mobilize; nobody is at home. */
const mobilizing = (given: (g: Table) => void, changes: Partial<Turn> = {}) =>
  daqanUthuk(g => {
    quiet(g);
    for (const id of ['DA', 'DB', 'DC'] as const) army(g, id, 0, {});
    turn(g, 0, 'mobilize', changes);
    given(g);
  });

describe('activating', () => {
  scenario(
    rule('RW-ORDER-20', 'RW-ORDER-22', 'RW-ORDER-07') + 'any area without a token of one’s own, or none at all',
    mobilizing(g => {
      area(g, '7C').activated.push(0);
      area(g, '7D').activated.push(1);
    }),
    t => {
      const ids = t.g.areas.map(({ id }) => id).filter(id => id !== '7C');
      t.at(mobilize, march(0))
        .asked(0, 'mobilize.activate', ['pass', ...ids])
        .refuses(0, '7C', 'RW-ORDER-22');
      t.refuses(0, '9A', 'RW-ORDER-20').says(0, 'pass').over();
    },
  );

  scenario(
    rule('RW-ORDER-26') + 'four tokens, and none is taken from the board',
    mobilizing(g => {
      for (const id of ['1A', '1B', '1C'] as const) area(g, id).activated.push(0);
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '5B').says(0, 'done').over();
      // Nothing can be activated now: nothing is asked.
      t.at(mobilize, march(0)).over();
      t.holds(g => assert.equal(g.areas.filter(({ activated }) => activated.includes(0)).length, 4)).over();
    },
  );

  scenario(
    rule('RW-MOVE-14') + 'RWX-20: an area is activated for nothing, and the token lies there',
    daqanUthuk(g => {
      quiet(g);
      orders(g, 0, 'conquer');
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).asked(0, 'conquer.activate').says(0, '5B').asked(0, 'conquer.move', ['done']);
      t.says(0, 'done').hears(1, ['activates']);
      t.holds(g => {
        assert.deepEqual(area(g, '5B').activated, [0]);
        assert.equal(unitsIn(area(g, '5B')), 0);
      }).over();
    },
  );

  scenario(
    rule('RW-GEN-05') + 'Rivers in Flood: no area with a water side may be activated',
    mobilizing(g => {
      openCard(g, 'rivers-in-flood');
      army(g, 'DC', 0, { footman: 1 });
    }),
    t => {
      t.at(mobilize, march(0)).refuses(0, '7D', 'RW-GEN-05').refuses(0, '1A', 'RW-GEN-05').offers(0, '7C', 'DA');
      t.asked(0, 'mobilize.activate');
    },
  );
});

describe('who can come', () => {
  scenario(
    rule('RW-ORDER-20', 'RW-ORDER-21', 'RW-MOVE-01', 'RW-MOVE-07', 'RW-MOVE-12') + 'RWX-18: through an empty city',
    mobilizing(g => {
      army(g, 'DC', 0, { footman: 2 });
      army(g, 'DB', 0, { knight: 2, footman: 1 });
      army(g, 'DA', 0, { bowman: 2 });
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '7A');
      t.asked(0, 'mobilize.move', ['done', 'footman@DC', 'all@DC', 'knight@DB', 'all@DB']);
      // Three steps over DC and 7C; the way over 7D is barred by Sorcerers.
      t.refuses(0, 'bowman@DA', 'RW-ORDER-20').refuses(0, 'footman@DB', 'RW-ORDER-20');
      t.says(0, 'footman@DC').says(0, 'all@DB').says(0, 'footman@DC').asked(0, 'mobilize.move', ['done']);
      t.refuses(0, 'footman@DC', 'RW-ORDER-20').holds(g => assert.deepEqual(counts(g, 'DA', 'DB', 'DC'), [2, 3, 2]));
      t.says(0, 'done').holds(g => {
        assert.deepEqual(counts(g, 'DA', 'DB', 'DC', '7C'), [2, 1, 0, 0]);
        assert.deepEqual([area(g, '7A').activated, area(g, '7C').activated], [[0], []]);
      });
      t.at(mobilize, march(0)).asked(0, 'mobilize.activate');
    },
  );

  scenario(
    rule('RW-MOVE-01') + 'never through an enemy, standing or routed',
    mobilizing(g => {
      army(g, 'DC', 0, { footman: 1 });
      army(g, '7B', 0, { footman: 1 });
      army(g, '7C', 1, {}, { berserker: 1 });
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '7A').asked(0, 'mobilize.move', ['done', 'footman@7B']);
      t.refuses(0, 'footman@DC', 'RW-MOVE-01').refuses(0, 'all@DC', 'RW-MOVE-01');
      // In the middle of a draft as well, where nothing may change.
      t.says(0, 'footman@7B').refuses(0, 'footman@DC', 'RW-MOVE-01').asked(0, 'mobilize.move', ['done']);
    },
  );

  scenario(
    rule('RW-MOVE-05', 'RW-MOVE-06', 'RW-MOVE-08', 'RW-ORDER-15') +
      'those under a token stay, others pass; who is there stays; who is routed stays',
    mobilizing(g => {
      army(g, 'DC', 0, { footman: 1 });
      army(g, '7C', 0, { bowman: 1 });
      army(g, '7A', 0, { bowman: 1 });
      army(g, '1C', 0, { footman: 1 }, { bowman: 1 });
      area(g, '7C').activated.push(0);
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '7A').asked(0, 'mobilize.move', ['done', 'footman@1C', 'footman@DC']);
      t.refuses(0, 'bowman@7C', 'RW-MOVE-05').refuses(0, 'bowman@7A', 'RW-MOVE-08');
      t.refuses(0, 'bowman@1C', 'RW-ORDER-15').refuses(0, 'berserker@UB', 'RW-ORDER-20').says(0, 'footman@DC');
      t.refuses(0, 'bowman@7C', 'RW-MOVE-05').refuses(0, 'bowman@1C', 'RW-ORDER-15').says(0, 'done');
      t.holds(g => assert.deepEqual(counts(g, '7A', '7C', '1C', 'DC'), [2, 1, 2, 0])).over();
    },
  );

  scenario(
    rule('RW-MOVE-02', 'RW-MOVE-03') + 'mountains bar the way of those on foot; who flies may not pass over others',
    position({
      factions: ['latari', 'uthuk'],
      given: g => {
        quiet(g);
        turn(g, 0, 'mobilize');
        army(g, '5D', 0, { archer: 1, 'pegasus-rider': 1 });
        army(g, '5C', 0, { 'pegasus-rider': 1 });
        openCard(g, 'scorching-march');
      },
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '3C').asked(0, 'mobilize.move', ['done', 'pegasus-rider@5D']);
      t.refuses(0, 'archer@5D', 'RW-MOVE-02');
      t.asked(0, 'mobilize.move');
    },
  );

  test(`${rule('RW-MOVE-03')}who flies passes over borders, not over others; Mountain Pass opens them, Snowbound shuts them`, () => {
    const { g } = new Scenario(
      game,
      position({
        factions: ['latari', 'uthuk'],
        given: g => {
          turn(g, 0, 'mobilize');
          army(g, '5D', 0, { archer: 1, 'pegasus-rider': 1 });
          army(g, '5C', 0, { 'pegasus-rider': 1 });
        },
      }),
    ) as { g: Table };
    const comers = (): string[] => comersTo(g, 0, '3C').map(({ unit, from, steps }) => `${unit}@${from} ${steps}`);
    // The way round, over 3B, is barred by a Hellhound.
    assert.deepEqual(comers(), ['pegasus-rider@5D 1', 'pegasus-rider@5C 2']);
    g.turn!.pass = true;
    assert.deepEqual(comers(), ['archer@5D 1', 'pegasus-rider@5D 1', 'pegasus-rider@5C 2']);
    g.card = 'snowbound';
    assert.deepEqual(comers(), []);
    g.card = null;
    army(g, '5D', NOBODY, { giant: 1 });
    assert.deepEqual(comers(), []);
  });

  test(`${rule('RW-MOVE-04')}water is open in winter, and in the turn of Sudden Frost`, () => {
    const { g } = new Scenario(
      game,
      position({
        factions: ['daqan', 'uthuk'],
        map: 0,
        given: g => {
          army(g, '6B', 0, { footman: 1 });
          army(g, '2C', 1, { berserker: 1 });
          turn(g, 0, 'mobilize');
        },
      }),
    ) as { g: Table };
    assert.deepEqual(comersTo(g, 0, '6A'), []);
    g.season = 'winter';
    assert.equal(comersTo(g, 0, '6A').length, 1);
    g.season = 'spring';
    g.turn!.frost = true;
    assert.equal(comersTo(g, 0, '6A').length, 1);
  });

  scenario(
    rule('RW-ORDER-20', 'RW-ORDER-21', 'RW-ORDER-30') + 'RWX-14: Scorching March against Forced March',
    daqanUthuk(g => {
      quiet(g);
      openCard(g, 'scorching-march');
      turn(g, 1, 'conquer', { march: 1 });
      army(g, '3B', NOBODY, {});
      army(g, '3A', 1, { berserker: 1 });
      army(g, 'UB', 1, { berserker: 1, 'flesh-ripper': 1 });
      army(g, 'UA', 1, { 'flesh-ripper': 1 });
    }),
    t => {
      t.at(conquer, march(1)).says(1, '5B').asked(1, 'conquer.move', ['done', 'berserker@3A', 'flesh-ripper@UB']);
      t.refuses(1, 'berserker@UB', 'RW-ORDER-20').refuses(1, 'flesh-ripper@UA', 'RW-ORDER-20');
      assert.deepEqual([rangeOf(t.g, 1, 'berserker'), rangeOf(t.g, 1, 'flesh-ripper')], [2, 3]);
      // Nobody else marches faster.
      assert.deepEqual([rangeOf(t.g, 0, 'footman'), rangeOf(t.g, 0, 'knight')], [1, 2]);
      (t.g as Table).turn!.march = 2;
      t.offers(1, 'berserker@UB', 'flesh-ripper@UA').asked(1, 'conquer.move');
    },
  );

  test(`${rule('RW-SETUP-09')}no way leads over a missing hex`, () => {
    const { g } = new Scenario(
      game,
      daqanUthuk(g => turn(g, 0, 'mobilize')),
    ) as { g: Table };
    for (const here of g.areas) army(g, here.id, NOBODY, {});
    army(g, 'DB', 0, { knight: 1, dragon: 1 });
    // DB has two neighbours; from there everything else is two steps or more, flying or not.
    assert.deepEqual(
      comersTo(g, 0, '7D').map(({ unit, steps }) => [unit, steps]),
      [
        ['knight', 2],
        ['dragon', 2],
      ],
    );
  });
});

describe('composing a march', () => {
  scenario(
    rule('RW-LIMIT-04', 'RW-MOVE-09') + 'a ninth unit is refused where nobody is met',
    mobilizing(g => {
      army(g, 'DC', 0, { footman: 6 });
      army(g, 'DA', 0, { footman: 2, bowman: 1 });
      army(g, 'DB', 0, { knight: 1 }, { bowman: 1 });
    }),
    t => {
      t.at(mobilize, march(0)).says(0, 'DB');
      t.asked(0, 'mobilize.move', ['done', 'footman@DC', 'all@DC', 'footman@DA', 'bowman@DA', 'all@DA']);
      // Two are there, one of them routed; six come: that is full.
      t.says(0, 'all@DA').refuses(0, 'all@DC', 'RW-LIMIT-04').says(0, 'footman@DC').says(0, 'footman@DC');
      t.says(0, 'footman@DC').refuses(0, 'footman@DC', 'RW-LIMIT-04').asked(0, 'mobilize.move', ['done']);
      t.holds(g => assert.deepEqual(counts(g, 'DA', 'DB', 'DC'), [3, 2, 6])).says(0, 'done');
      t.holds(g => assert.deepEqual(counts(g, 'DA', 'DB', 'DC'), [0, 8, 3])).over();
    },
  );

  scenario(
    rule('RW-LIMIT-04') + 'an empty area takes eight',
    mobilizing(g => {
      army(g, 'DC', 0, { footman: 8 });
      army(g, 'DB', 0, { knight: 1 });
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '7C').says(0, 'all@DC').refuses(0, 'knight@DB', 'RW-LIMIT-04');
      t.says(0, 'done')
        .holds(g => {
          assert.equal(area(g, '7C').holder, 0);
          assert.deepEqual(counts(g, '7C', 'DB'), [8, 1]);
        })
        .over();
    },
  );

  scenario(
    rule('RW-MOVE-10') + 'any number may come to fight',
    mobilizing(g => {
      army(g, 'DC', 0, { footman: 8 });
      army(g, 'DB', 0, { knight: 4 });
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '7D').says(0, 'all@DC').says(0, 'all@DB').says(0, 'done');
      t.holds(g => assert.deepEqual(counts(g, 'DC', 'DB'), [0, 0]));
      t.at(mobilize, march(0)).asked(0, 'mobilize.activate');
    },
  );

  scenario(
    rule('RW-NEUT-06') + 'allied neutrals come with units of their master, who are picked first',
    mobilizing(g => {
      army(g, 'DC', 0, { beastman: 2 });
      army(g, 'DB', 0, { footman: 1 });
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '7C').asked(0, 'mobilize.move', ['done', 'footman@DB']);
      t.refuses(0, 'beastman@DC', 'RW-NEUT-06').refuses(0, 'all@DC', 'RW-NEUT-06').says(0, 'footman@DB');
      t.asked(0, 'mobilize.move', ['done', 'beastman@DC', 'all@DC']).says(0, 'all@DC').says(0, 'done');
      t.holds(g => assert.deepEqual(counts(g, '7C', 'DB', 'DC'), [3, 0, 0])).over();
    },
  );

  scenario(
    rule('RW-NEUT-06') + 'allied neutrals alone come to friendly areas only',
    mobilizing(g => {
      for (const id of ['5A', '1B'] as const) army(g, id, NOBODY, {});
      army(g, 'DC', 0, { beastman: 8 });
      army(g, '7C', 0, {}, { footman: 1 });
      army(g, 'DB', 0, { footman: 1 });
    }),
    t => {
      t.at(mobilize, march(0)).says(0, 'DA').says(0, 'beastman@DC').says(0, 'done');
      t.holds(g => assert.deepEqual([area(g, 'DA').activated, counts(g, 'DA', 'DC')], [[0], [1, 7]]));
      // With nobody to lead them there is nothing to pick for an empty area.
      army(t.g as Table, 'DB', 0, {});
      army(t.g as Table, '7A', NOBODY, {});
      t.at(mobilize, march(0))
        .says(0, '7A')
        .asked(0, 'mobilize.move', ['done'])
        .says(0, 'done')
        .holds(g => assert.equal(unitsIn(area(g, '7A')), 0))
        .over();
    },
  );

  scenario(
    rule('RW-NEUT-06', 'RW-LIMIT-04') + 'with the one who leads them seven allies fill an area',
    mobilizing(g => {
      for (const id of ['5A', '1B'] as const) army(g, id, NOBODY, {});
      army(g, 'DC', 0, { footman: 1, beastman: 7 });
      army(g, 'DB', 0, { footman: 1 });
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '7C').asked(0, 'mobilize.move', ['done', 'footman@DC', 'all@DC', 'footman@DB']);
      t.says(0, 'all@DC').refuses(0, 'footman@DB', 'RW-LIMIT-04').asked(0, 'mobilize.move', ['done']);
      t.says(0, 'done')
        .holds(g => assert.deepEqual(counts(g, '7C', 'DB', 'DC'), [8, 1, 0]))
        .over();
    },
  );
});

describe('the bonus of Mobilize', () => {
  scenario(
    rule('RW-ORDER-23', 'RW-MOVE-05', 'RW-MOVE-06') + 'RWX-19: the first token holds its units',
    daqanUthuk(g => {
      quiet(g);
      army(g, 'DC', 0, { footman: 6 });
      orders(g, 0, 'mobilize', true);
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).says(0, '7C');
      for (let n = 0; n < 4; n++) t.says(0, 'footman@DC');
      t.says(0, 'done').asked(0, 'mobilize.activate').refuses(0, '7C', 'RW-ORDER-22').says(0, '7B');
      t.refuses(0, 'footman@7C', 'RW-MOVE-05');
      t.asked(0, 'mobilize.move', ['done', 'footman@DC', 'all@DC', 'knight@DB', 'all@DB']);
      t.holds(g => assert.equal(g.turn!.battles, 0))
        .says(0, 'all@DC')
        .says(0, 'done');
      t.holds(g => assert.deepEqual([area(g, '7C').activated, area(g, '7B').activated], [[0], [0]]));
      t.at(mobilize, march(0)).asked(0, 'mobilize.activate');
    },
  );

  scenario(
    rule('RW-ORDER-23', 'RW-ORDER-24') + 'after a battle, a cancelled one too, nobody can be attacked',
    mobilizing(
      g => {
        army(g, '3B', 0, { footman: 1 });
        army(g, '3A', 1, { berserker: 1 });
      },
      { battles: 1 },
    ),
    t => {
      t.at(mobilize, march(0)).says(0, '3A').asked(0, 'mobilize.move', ['done']).says(0, 'done');
      t.holds(g => assert.deepEqual([counts(g, '3B', '3A'), area(g, '3A').activated], [[1, 1], [0]])).over();
    },
  );

  scenario(
    rule('RW-ORDER-25') + 'after a battle neutral units can be talked to, with influence',
    mobilizing(g => army(g, 'DC', 0, { footman: 2 }), { battles: 1 }),
    t => {
      t.at(mobilize, march(0)).says(0, '7D').asked(0, 'mobilize.move', ['done', 'footman@DC', 'all@DC']);
      (t.g as Table).players[0]!.influence = 0;
      t.refuses(0, 'footman@DC', 'RW-ORDER-25');
      t.at(mobilize, march(0))
        .says(0, '7D')
        .asked(0, 'mobilize.move', ['done'])
        .says(0, 'done')
        .holds(g => assert.deepEqual(counts(g, 'DC', '7D'), [2, 2]))
        .over();
    },
  );

  scenario(
    rule('RW-ORDER-07', 'RW-ORDER-23') + 'the second activation is open also to whoever declined the first',
    daqanUthuk(g => {
      quiet(g);
      orders(g, 0, 'mobilize', true);
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).says(0, 'pass').asked(0, 'mobilize.activate').says(0, 'pass').over();
      t.holds(g => assert.ok(g.areas.every(({ activated }) => activated.length === 0))).over();
    },
  );
});

describe('what follows', () => {
  scenario(
    rule('RW-MOVE-11', 'RW-BATTLE-01') + 'entering an enemy area starts a battle, also where no unit is',
    mobilizing(g => {
      army(g, '3A', 0, { footman: 2 });
      army(g, 'UB', 1, {});
    }),
    t => {
      t.at(mobilize, march(0)).says(0, 'UB').says(0, 'all@3A');
      t.holds(g => assert.deepEqual([counts(g, '3A'), g.battle], [[2], null])).says(0, 'done');
      // A stronghold of five beats two, and they have nowhere else to go than back.
      t.holds(g => {
        assert.equal(g.turn!.battles, 1);
        assert.deepEqual(counts(g, 'UB'), [0]);
        assert.equal(area(g, 'UB').stronghold!.owner, 1);
      });
      t.at(mobilize, march(0)).asked(0, 'mobilize.activate');
    },
  );

  for (const [supreme, order, strength] of [
    [true, 'conquer', 2],
    [false, 'conquer', 0],
    [true, 'mobilize', 0],
  ] as const) {
    scenario(
      `${rule('RW-ORDER-31')}${order} ${supreme ? 'with' : 'without'} its bonus gives ${strength} at a stronghold`,
      daqanUthuk(g => {
        quiet(g);
        army(g, '3A', 0, { footman: 2 });
        // So that the battle waits for somebody.
        hand(g, 1, 'shield-wall');
        orders(g, 0, order, supreme);
      }),
      t => {
        t.at(takeTurn, { seat: 0 }).says(0, 'UB').says(0, 'all@3A').says(0, 'done');
        t.holds(g => assert.equal(g.battle!.attacker.bonus, strength)).asked(1, 'window/battle-start.play');
      },
    );
  }

  scenario(
    rule('RW-ORDER-31', 'RW-ORDER-30') + 'in the open the bonus of Conquer is one, and a second area is not activated',
    daqanUthuk(g => {
      quiet(g);
      army(g, '3B', 0, { footman: 2 });
      army(g, '3A', 1, { berserker: 1 });
      hand(g, 1, 'shield-wall');
      orders(g, 0, 'conquer', true);
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).says(0, '3A').says(0, 'all@3B').says(0, 'done');
      t.holds(g => assert.equal(g.battle!.attacker.bonus, 1)).asked(1, 'window/battle-start.play');
    },
  );

  scenario(
    rule('RW-ORDER-23', 'RW-ORDER-25', 'RW-DIP-05') + 'RWX-31: grey opens the second area',
    mobilizing(
      g => {
        army(g, 'DC', 0, { footman: 3 });
        army(g, '7C', 0, {});
        g.players[0]!.influence = 2;
        fate(g, 13, 21);
      },
      { battles: 1 },
    ),
    t => {
      t.at(mobilize, march(0)).says(0, '7B').says(0, 'all@DC').says(0, 'done');
      t.asked(0, 'diplomacy.choose', ['1', '2']).refuses(0, 'fight', 'RW-ORDER-23').says(0, '2');
      t.asked(0, 'diplomacy/test.choose', ['grey', 'red']).says(0, 'grey');
      // The Hellhound may go to an uncontrolled neighbour, of the choice of the seat to the left.
      t.asked(1, 'retreat.choose', ['1C', '7A', '7C']).says(1, '7A');
      t.holds(g => {
        assert.deepEqual([area(g, '7B').holder, ...counts(g, '7B', '7A')], [0, 3, 3]);
        assert.deepEqual(
          area(g, '7A').troops.find(({ unit }) => unit === 'hellhound'),
          {
            unit: 'hellhound',
            standing: 0,
            routed: 1,
          },
        );
        assert.equal(g.turn!.battles, 1);
      });
      t.over();
    },
  );
});

describe('heroes who march', () => {
  const withHeroes = (heroesMarch: boolean, given: (g: Table) => void) =>
    position({
      factions: ['daqan', 'uthuk'],
      options: { heroesMarch },
      given: g => {
        quiet(g);
        for (const { id } of g.players[0]!.heroes.splice(0)) g.heroDeck.push(id);
        for (const id of ['DA', 'DB', 'DC'] as const) army(g, id, 0, {});
        army(g, 'DC', 0, { footman: 2 });
        turn(g, 0, 'mobilize');
        given(g);
      },
    });

  scenario(
    rule('RW-MOVE-13') + 'by the original rules they do not come along',
    withHeroes(false, g => hero(g, 0, 'marrec', 'DC')),
    t => {
      t.at(mobilize, march(0)).says(0, '7C').refuses(0, 'marrec', 'RW-MOVE-13');
      t.asked(0, 'mobilize.move', ['done', 'footman@DC', 'all@DC']);
    },
  );

  scenario(
    rule('RW-OPT-REV-03') + 'with the option they come from two areas away, through any area, and alone',
    withHeroes(true, g => {
      hero(g, 0, 'marrec', '7D');
      hero(g, 0, 'quill', 'DB');
      hero(g, 0, 'ilvane', 'DC');
      g.players[0]!.heroes[2]!.routed = true;
      army(g, 'DC', 0, {});
      // Nobody else is faster on a forced march than a unit.
      g.turn!.march = 1;
    }),
    t => {
      t.at(mobilize, march(0)).says(0, '7A').asked(0, 'mobilize.move', ['done', 'marrec']);
      t.refuses(0, 'quill', 'RW-OPT-REV-03').refuses(0, 'ilvane', 'RW-ORDER-15').says(0, 'marrec');
      t.asked(0, 'mobilize.move', ['done']).refuses(0, 'marrec', 'RW-OPT-REV-03');
      t.says(0, 'done');
      t.holds(g => {
        assert.equal(g.players[0]!.heroes[0]!.area, '7A');
        assert.equal(area(g, '7A').holder, NOBODY);
      }).over();
    },
  );
});
