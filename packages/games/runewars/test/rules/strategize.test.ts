import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { NOBODY } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { AreaId } from '../../src/printed/ids.ts';
import { area, unitsIn } from '../../src/rules/areas.ts';
import { plan, strategize } from '../../src/rules/strategize.ts';
import type { Table } from '../../src/table.ts';
import { army, daqanUthuk, hero, position, quiet, scenario, turn } from '../position.ts';

const counts = (g: Readonly<Table>, ...ids: AreaId[]): number[] => ids.map(id => unitsIn(area(g, id)));
const troops = (g: Readonly<Table>, id: AreaId) => area(g, id).troops;

/** Daqan in the middle of Strategize, without a hero. */
const strategizing = (given: (g: Table) => void) =>
  daqanUthuk(g => {
    quiet(g);
    for (const { id } of g.players[0]!.heroes.splice(0)) g.heroDeck.push(id);
    for (const id of ['DA', 'DB', 'DC'] as const) army(g, id, 0, {});
    turn(g, 0, 'strategize');
    given(g);
  });

describe('strategize', () => {
  scenario(
    rule('RW-ORDER-10', 'RW-MOVE-09') + 'RWX-17: units change places in a full area, ten of them for a moment',
    strategizing(g => {
      army(g, 'DC', 0, { footman: 8 });
      army(g, 'DA', 0, { bowman: 2 });
    }),
    t => {
      t.at(strategize, plan(0)).asked(0, 'strategize.choose', ['done', 'DA', 'DC']).says(0, 'DA');
      t.asked(0, 'strategize.to', ['DB', 'DC']).says(0, 'DC');
      t.asked(0, 'strategize.units', ['bowman@DA', 'all@DA']).says(0, 'all@DA');
      // Ten would stay: the end is refused, and nothing has happened yet.
      t.asked(0, 'strategize.choose', ['clear', 'DC']).refuses(0, 'done', 'RW-LIMIT-04');
      t.refuses(0, 'DA', 'RW-ORDER-10').holds(g => assert.deepEqual(counts(g, 'DC', 'DA'), [8, 2]));
      t.says(0, 'DC').says(0, 'DA').asked(0, 'strategize.units', ['footman@DC', 'all@DC']);
      // Those who have come do not go on.
      t.refuses(0, 'bowman@DC', 'RW-ORDER-10').says(0, 'footman@DC').offers(0, 'done').says(0, 'done');
      t.refuses(0, 'done', 'RW-LIMIT-04').says(0, 'DC').says(0, 'DA').says(0, 'footman@DC').says(0, 'done');
      t.asked(0, 'strategize.choose', ['done', 'DC'])
        .says(0, 'done')
        .hears(1, ['moves bowman@DA 2', 'moves footman@DC 2']);
      t.holds(g => {
        assert.deepEqual(counts(g, 'DC', 'DA'), [8, 2]);
        assert.deepEqual(troops(g, 'DA'), [{ unit: 'footman', standing: 2, routed: 0 }]);
      }).over();
    },
  );

  scenario(
    rule('RW-LIMIT-04', 'RW-NEUT-08') +
      'nine at the end, allies and routed ones counted, is refused; clear begins anew',
    strategizing(g => {
      army(g, 'DC', 0, { footman: 6, beastman: 1 }, { footman: 1 });
      army(g, 'DA', 0, { footman: 1 });
    }),
    t => {
      // A single unit needs no question.
      t.at(strategize, plan(0)).says(0, 'DA').says(0, 'DC').asked(0, 'strategize.choose', ['clear', 'DC']);
      t.refuses(0, 'done', 'RW-LIMIT-04').says(0, 'clear').asked(0, 'strategize.choose', ['done', 'DA', 'DC']);
      t.says(0, 'done')
        .holds(g => assert.deepEqual(counts(g, 'DC', 'DA'), [8, 1]))
        .over();
    },
  );

  scenario(
    rule('RW-ORDER-11', 'RW-ORDER-12', 'RW-MOVE-05', 'RW-ORDER-16') +
      'not out of an activated area, but into one; nothing is activated',
    strategizing(g => {
      army(g, 'DC', 0, { footman: 2 });
      army(g, 'DA', 0, { footman: 1 });
      area(g, 'DC').activated.push(0);
      // The token of somebody else holds nobody.
      area(g, 'DA').activated.push(1);
    }),
    t => {
      t.at(strategize, plan(0)).asked(0, 'strategize.choose', ['done', 'DA']).refuses(0, 'DC', 'RW-MOVE-05');
      t.says(0, 'DA').refuses(0, 'DA', 'RW-ORDER-10').says(0, 'DC').refuses(0, 'DC', 'RW-MOVE-05').says(0, 'done');
      t.holds(g => {
        assert.deepEqual(counts(g, 'DC', 'DA'), [3, 0]);
        assert.deepEqual([area(g, 'DC').activated, area(g, 'DA').activated], [[0], [1]]);
      }).over();
    },
  );

  scenario(
    rule('RW-ORDER-10', 'RW-ORDER-21') + 'one area each, fast or not, and only into empty or friendly ones',
    strategizing(g => {
      army(g, 'DC', 0, { knight: 1, footman: 1 });
      army(g, '7C', 1, { berserker: 1 });
    }),
    t => {
      // 7C is held by Uthuk, 7D by Sorcerers, 7A is two areas away.
      t.at(strategize, plan(0)).says(0, 'DC').asked(0, 'strategize.to', ['DA', 'DB']);
      t.refuses(0, '7C', 'RW-ORDER-10').refuses(0, '7D', 'RW-ORDER-10').refuses(0, '7A', 'RW-ORDER-10');
      t.says(0, 'DB').says(0, 'knight@DC').asked(0, 'strategize.units', ['done', 'footman@DC']);
      t.refuses(0, 'knight@DC', 'RW-ORDER-10').refuses(0, 'all@DC', 'RW-ORDER-10').says(0, 'done');
      t.refuses(0, 'DB', 'RW-ORDER-10').says(0, 'done').over();
    },
  );

  scenario(
    rule('RW-ORDER-15', 'RW-TERM-07') + 'routed units stay',
    strategizing(g => {
      army(g, 'DC', 0, { footman: 1 }, { bowman: 1 });
      army(g, 'DA', 0, {}, { footman: 2 });
    }),
    t => {
      t.at(strategize, plan(0)).asked(0, 'strategize.choose', ['done', 'DC']).refuses(0, 'DA', 'RW-ORDER-15');
      t.says(0, 'DC').says(0, 'DB').asked(0, 'strategize.choose', ['done']);
      t.says(0, 'done').holds(g => assert.deepEqual(troops(g, 'DC'), [{ unit: 'bowman', standing: 0, routed: 1 }]));
      t.over();
    },
  );

  scenario(
    rule('RW-NEUT-03', 'RW-NEUT-06', 'RW-NEUT-07', 'RW-NEUT-17') + 'RWX-21: allied neutrals need company',
    strategizing(g => {
      army(g, 'DC', 0, { footman: 1, beastman: 2 });
    }),
    t => {
      t.at(strategize, plan(0)).says(0, 'DC').asked(0, 'strategize.to', ['7C', 'DA', 'DB']).says(0, '7C');
      // Only the Footman can go, so he goes, and now they may follow.
      t.asked(0, 'strategize.units', ['done', 'beastman@DC', 'all@DC']).says(0, 'all@DC').says(0, 'done');
      t.holds(g => {
        assert.equal(area(g, '7C').holder, 0);
        assert.equal(unitsIn(area(g, '7C')), 3);
      });
      // In a later turn he leaves them: they are neutral at once.
      t.at(strategize, plan(0)).says(0, '7C').says(0, 'footman@7C').says(0, 'done').says(0, 'done');
      t.holds(g => assert.equal(area(g, '7C').holder, NOBODY)).over();
    },
  );

  scenario(
    rule('RW-NEUT-06') + 'allied neutrals alone go to friendly areas only',
    strategizing(g => {
      army(g, 'DC', 0, { beastman: 2 });
    }),
    t => {
      t.at(strategize, plan(0)).says(0, 'DC').asked(0, 'strategize.to', ['DA', 'DB']).refuses(0, '7C', 'RW-NEUT-06');
    },
  );

  scenario(
    rule('RW-NEUT-06') + 'whoever calls allies to an area may not leave it in the same order',
    strategizing(g => {
      army(g, '7C', 0, { footman: 1 });
      army(g, 'DC', 0, { beastman: 1 });
    }),
    t => {
      // From 7C there is one way only, and one unit to go it.
      t.at(strategize, plan(0)).says(0, 'DC').says(0, '7C').says(0, '7C');
      t.refuses(0, 'done', 'RW-NEUT-06').asked(0, 'strategize.mend', ['clear']).says(0, 'clear');
      t.asked(0, 'strategize.choose', ['done', '7C', 'DC']);
    },
  );

  scenario(
    rule('RW-NEUT-07') + 'allies who are left behind are neutral; those whose place is taken by others stay',
    strategizing(g => {
      army(g, '7C', 0, { footman: 1, beastman: 1 });
      army(g, 'DC', 0, { bowman: 1 });
    }),
    t => {
      t.at(strategize, plan(0)).says(0, '7C').says(0, 'footman@7C').says(0, 'done');
      t.says(0, 'DC')
        .says(0, '7C')
        .says(0, 'done')
        .holds(g => assert.equal(area(g, '7C').holder, 0));
      t.at(strategize, plan(0)).says(0, '7C').says(0, 'bowman@7C').says(0, 'done').says(0, 'done');
      t.holds(g => assert.equal(area(g, '7C').holder, NOBODY)).over();
    },
  );

  scenario(
    rule('RW-MOVE-02', 'RW-MOVE-03', 'RW-TERM-09') + 'a mountain stops units on foot and not those who fly',
    position({
      factions: ['latari', 'uthuk'],
      given: g => {
        quiet(g);
        for (const id of ['LA', 'LB', 'LC'] as const) army(g, id, 0, {});
        for (const { id } of g.players[0]!.heroes.splice(0)) g.heroDeck.push(id);
        army(g, '5D', 0, { archer: 1, 'pegasus-rider': 1 });
        army(g, '3C', NOBODY, {});
        army(g, '5C', NOBODY, {});
        turn(g, 0, 'strategize');
      },
    }),
    t => {
      t.at(strategize, plan(0)).says(0, '5D').offers(0, '3C').says(0, '3C');
      // Only the rider can go.
      t.asked(0, 'strategize.choose', ['done', '5D']).says(0, '5D').refuses(0, '3C', 'RW-MOVE-02');
      t.says(0, '5C').says(0, 'done');
      t.holds(g => assert.deepEqual(counts(g, '5D', '3C', '5C'), [0, 1, 1])).over();
    },
  );

  scenario(
    rule('RW-MOVE-02') + 'of a mixed group the one who cannot cross is named',
    position({
      factions: ['latari', 'uthuk'],
      given: g => {
        quiet(g);
        army(g, '5D', 0, { archer: 1, 'pegasus-rider': 2 });
        army(g, '3C', NOBODY, {});
        turn(g, 0, 'strategize');
      },
    }),
    t => {
      t.at(strategize, plan(0)).says(0, '5D').says(0, '3C');
      t.asked(0, 'strategize.units', ['pegasus-rider@5D', 'all@5D']).refuses(0, 'archer@5D', 'RW-MOVE-02');
    },
  );

  scenario(
    rule('RW-MOVE-04') + 'water is open in winter and closed before',
    position({
      factions: ['daqan', 'uthuk'],
      map: 0,
      given: g => {
        quiet(g);
        army(g, '6B', 0, { footman: 1 });
        army(g, '6C', NOBODY, {});
        turn(g, 0, 'strategize');
      },
    }),
    t => {
      t.at(strategize, plan(0)).says(0, '6B').refuses(0, '6A', 'RW-MOVE-02');
      (t.g as Table).season = 'winter';
      t.at(strategize, plan(0)).says(0, '6B').offers(0, '6A').asked(0, 'strategize.to');
    },
  );
});

describe('heroes who go by Strategize', () => {
  scenario(
    rule('RW-ORDER-13', 'RW-ORDER-14', 'RW-TERM-06', 'RW-HERO-23') +
      'one area, into any, out of an activated one; they take what lies there and do no more',
    strategizing(g => {
      hero(g, 0, 'marrec', 'DC');
      area(g, 'DC').activated.push(0);
      army(g, '7C', 1, { berserker: 1 });
      area(g, '7C').fallen.push({ card: g.rewardDeck.pop()!, known: 0 });
    }),
    t => {
      t.at(strategize, plan(0)).asked(0, 'strategize.choose', ['done', 'marrec']).says(0, 'marrec');
      t.asked(0, 'strategize.to', ['7C', '7D', 'DA', 'DB']).refuses(0, '7A', 'RW-ORDER-13').says(0, '7C');
      t.asked(0, 'strategize.choose', ['done']).refuses(0, 'marrec', 'RW-ORDER-13');
      t.holds(g => assert.equal(g.players[0]!.heroes[0]!.area, 'DC')).says(0, 'done');
      t.holds(g => {
        assert.equal(g.players[0]!.heroes[0]!.area, '7C');
        assert.equal(g.players[0]!.heroes[0]!.rewards.length, 1);
        assert.equal(area(g, '7C').holder, 1);
      }).over();
    },
  );

  scenario(
    rule('RW-ORDER-15') + 'a routed hero stays',
    strategizing(g => {
      hero(g, 0, 'marrec', 'DC');
      g.players[0]!.heroes[0]!.routed = true;
      army(g, 'DA', 0, { footman: 1 });
    }),
    t => {
      t.at(strategize, plan(0)).refuses(0, 'marrec', 'RW-ORDER-15').asked(0, 'strategize.choose', ['done', 'DA']);
    },
  );

  scenario(
    rule('RW-HERO-10') + 'borders stop a hero, but not Teren',
    strategizing(g => {
      hero(g, 0, 'marrec', '5D');
      hero(g, 0, 'teren', '5D');
    }),
    t => {
      t.at(strategize, plan(0)).says(0, 'marrec').refuses(0, '3C', 'RW-HERO-10');
      t.asked(0, 'strategize.to', ['3B', '5B', '5C']).says(0, '3B');
      t.says(0, 'teren').asked(0, 'strategize.to', ['3B', '3C', '5B', '5C']).says(0, '3C').says(0, 'done');
      t.holds(g =>
        assert.deepEqual(
          g.players[0]!.heroes.map(one => one.area),
          ['3B', '3C'],
        ),
      ).over();
    },
  );
});
