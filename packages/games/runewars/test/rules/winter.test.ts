import assert from 'node:assert/strict';
import { NOBODY } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import type { AreaId } from '../../src/printed/ids.ts';
import { area, unitsIn } from '../../src/rules/areas.ts';
import { canCross } from '../../src/rules/borders.ts';
import { secondaryAbility } from '../../src/rules/season.ts';
import { army, daqanUthuk, hero, position } from '../position.ts';
import { openCard, title } from '../seasons.ts';

const units = (g: Readonly<Table>, ...ids: AreaId[]): number[] => ids.map(id => unitsIn(area(g as Table, id)));

/** Two realms with three units or fewer everywhere, so that only what a test adds can starve. */
const peace = (given: (g: Table) => void) =>
  daqanUthuk(g => {
    openCard(g, 'tales-by-the-fire');
    army(g, 'DB', 0, { knight: 1 });
    army(g, 'UB', 1, { warlock: 1 });
    given(g);
  });

scenario(
  rule('RW-SEASON-11', 'RW-SEASON-12', 'RW-SEASON-03') + 'area by area in the order of the owner, who chooses',
  game,
  peace(g => {
    g.order = [1, 0];
    army(g, 'UC', 1, { berserker: 2, warlock: 1, 'flesh-ripper': 1 });
    army(g, 'DA', 0, { footman: 3, bowman: 1 });
    army(g, 'DC', 0, { footman: 4, knight: 1 });
  }),
  t => {
    t.at(secondaryAbility, {}).refuses(0, 'DA');
    t.asked(1, 'units/sacrifice.choose', ['berserker', 'warlock', 'flesh-ripper'])
      .refuses(1, 'footman', 'RW-SEASON-12')
      .says(1, 'warlock');
    t.hears(null, ['destroyed warlock 1']);
    t.asked(0, 'winter/starve.area', ['DA', 'DC']).refuses(0, 'DB', 'RW-SEASON-11').says(0, 'DC');
    t.asked(0, 'units/sacrifice.choose', ['footman', 'knight']).says(0, 'footman').says(0, 'knight');
    t.asked(0, 'units/sacrifice.choose', ['footman', 'bowman']).says(0, 'bowman');
    t.holds(g => assert.deepEqual(units(g, 'DA', 'DB', 'DC', 'UA', 'UB', 'UC'), [3, 1, 3, 2, 1, 3])).over();
  },
);

scenario(
  rule('RW-SEASON-12', 'RW-SEASON-13', 'RW-NEUT-07', 'RW-NEUT-17') +
    'who starves his last own unit rather than his allies loses them at once',
  game,
  peace(g => army(g, '7C', 0, { footman: 1, sorcerer: 3 })),
  t => {
    t.at(secondaryAbility, {});
    t.holds(g => assert.equal(area(g as Table, '7C').holder, 0));
    t.asked(0, 'units/sacrifice.choose', ['footman', 'sorcerer']).says(0, 'footman');
    t.holds(g => {
      const { holder, troops } = area(g as Table, '7C');
      assert.deepEqual([holder, troops], [NOBODY, [{ unit: 'sorcerer', standing: 3, routed: 0 }]]);
    }).over();
  },
);

scenario(
  rule('RW-SEASON-12') + 'where all are alike nobody is asked, whatever the area',
  game,
  peace(g => {
    army(g, 'DA', 0, { footman: 5 });
    army(g, 'DC', 0, { knight: 4 });
    army(g, 'UC', 1, {}, { berserker: 6 });
  }),
  t => {
    t.at(secondaryAbility, {}).hears(null, ['destroyed footman 2', 'destroyed knight 1', 'destroyed berserker 3']);
    t.holds(g => assert.deepEqual(units(g, 'DA', 'DC', 'UC'), [3, 3, 3])).over();
  },
);

scenario(
  rule('RW-SEASON-12') + 'what is destroyed goes to the supply',
  game,
  peace(g => army(g, 'DA', 0, { footman: 3, bowman: 1 })),
  t => {
    const before = t.g.supply.bowman;
    t.at(secondaryAbility, {})
      .says(0, 'bowman')
      .holds(g => assert.equal(g.supply.bowman, before + 1))
      .over();
  },
);

scenario(
  rule('RW-SEASON-13') + 'routed and allied units eat, heroes do not',
  game,
  peace(g => {
    army(g, 'DA', 0, { footman: 1, sorcerer: 1 }, { knight: 1, beastman: 1 });
    army(g, 'DC', 0, { footman: 3 });
    hero(g, 0, 'quill', 'DC');
  }),
  t => {
    t.at(secondaryAbility, {});
    t.asked(0, 'units/sacrifice.choose', ['footman', 'sorcerer', 'knight-routed', 'beastman-routed']);
    t.says(0, 'sorcerer')
      .holds(g => assert.deepEqual(units(g, 'DA', 'DC'), [3, 3]))
      .over();
  },
);

scenario(
  rule('RW-SEASON-16') + 'neutral units starve nowhere',
  game,
  peace(g => army(g, '7D', NOBODY, { sorcerer: 6 })),
  t => {
    t.at(secondaryAbility, {})
      .holds(g => assert.deepEqual(units(g, '7D'), [6]))
      .over();
  },
);

scenario(
  rule('RW-SEASON-14') + 'the check is made once: later in winter a larger army may stand',
  game,
  peace(g => {
    g.players[0]!.dials.food = 1;
    army(g, 'DA', 0, { footman: 2 });
  }),
  t => {
    t.at(secondaryAbility, {})
      .holds(g => assert.deepEqual(units(g, 'DA', 'DB', 'DC'), [1, 1, 1]))
      .over();
    t.holds(g => {
      const later = structuredClone(g) as Table;
      army(later, 'DA', 0, { footman: 8 });
      game.machine.consequences(later);
      assert.deepEqual(units(later, 'DA'), [8]);
    }).over();
  },
);

scenario(
  rule('RW-SEASON-11') + 'without food no unit stays, and nothing is asked',
  game,
  peace(g => {
    g.players[0]!.dials.food = 0;
    army(g, 'DC', 0, { footman: 2 }, { knight: 1 });
  }),
  t => {
    t.at(secondaryAbility, {});
    t.hears(null, ['destroyed footman 2', 'destroyed knight 1', 'destroyed footman 2', 'destroyed knight 1']);
    t.holds(g => {
      assert.deepEqual(units(g, 'DA', 'DB', 'DC'), [0, 0, 0]);
      assert.deepEqual([g.supply.footman, g.supply.knight], [16, 8]);
      assert.equal(area(g as Table, 'DC').holder, NOBODY);
    }).over();
  },
);

scenario(
  rule('RW-SEASON-11', 'RW-SEASON-12', 'RW-SEASON-13') + 'RWX-10 winter and the Warden',
  game,
  position({
    factions: ['latari', 'uthuk'],
    given: g => {
      openCard(g, 'tales-by-the-fire');
      title(g, 'warden', 0);
      for (const id of ['LA', 'LB', 'LC', 'UA', 'UB', 'UC'] as const) army(g, id, NOBODY, {});
      army(g, '5B', 0, { archer: 5 });
      army(g, '5C', 0, { archer: 2, sorcerer: 1 }, { warrior: 1 });
      army(g, '5D', NOBODY, {});
      hero(g, 0, 'quill', '5D');
    },
  }),
  t => {
    t.at(secondaryAbility, {}).asked(0, 'units/sacrifice.choose', ['archer', 'sorcerer', 'warrior-routed']);
    t.says(0, 'warrior-routed').says(0, 'archer');
    t.holds(g => assert.deepEqual(units(g, '5B', '5C', '5D'), [5, 2, 0])).over();
  },
);

scenario(
  rule('RW-SEASON-11') + 'the Warden protects his own cities only, and only their areas',
  game,
  peace(g => {
    title(g, 'warden', 0);
    army(g, '3A', 1, { berserker: 4 });
    army(g, '7C', 0, { footman: 4 });
    army(g, 'DC', 0, { footman: 4 });
  }),
  t => {
    t.at(secondaryAbility, {})
      .holds(g => assert.deepEqual(units(g, '3A', '7C', 'DC'), [3, 4, 3]))
      .over();
  },
);

scenario(
  rule('RW-SEASON-15') + 'RWX-11 mild winter: nobody starves, and water is open all the same',
  game,
  daqanUthuk(g => {
    openCard(g, 'mild-winter');
    g.players[0]!.dials.food = 1;
    g.players[1]!.dials.food = 0;
  }),
  t => {
    t.at(secondaryAbility, {}).holds(g => {
      assert.deepEqual(units(g, 'DB', 'UB'), [6, 6]);
      const foot = { seat: 0, flying: false, byOrder: true };
      assert.deepEqual([canCross(g, 'water', foot), canCross(g, 'mountain', foot)], [true, false]);
    });
    t.over();
  },
);

for (const [food, keeps] of [
  [3, 2],
  [2, 1],
  [1, 1],
  [0, 0],
] as const) {
  scenario(
    rule('RW-SEASON-11') + `hard winter: with food ${food}, ${keeps} may stay`,
    game,
    peace(g => {
      openCard(g, 'hard-winter');
      g.players[0]!.dials.food = food;
      army(g, 'DA', 0, {});
      army(g, 'DB', NOBODY, {});
      army(g, 'DC', 0, { footman: 4 });
    }),
    t => {
      t.at(secondaryAbility, {})
        .holds(g => assert.deepEqual(units(g, 'DC'), [keeps]))
        .over();
    },
  );
}
