import assert from 'node:assert/strict';
import { NOBODY } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import type { FactionId, OrderId, TacticId } from '../../src/printed/ids.ts';
import { area, controller, strongholdsLeft, unitsIn } from '../../src/rules/areas.ts';
import { canCross } from '../../src/rules/borders.ts';
import { takeTurn } from '../../src/rules/turn.ts';
import { turnWindow } from '../../src/rules/turn-window.ts';
import { sendIn } from '../battles.ts';
import { army, daqanUthuk, hand, hero, position, quiet, scenario, turn } from '../position.ts';

/** Daqan hold these cards and nothing else, in their turn. */
const holding = (cards: TacticId[], given: (g: Table) => void = () => undefined, order: OrderId = 'harvest') =>
  daqanUthuk(g => {
    quiet(g);
    turn(g, 0, order);
    hand(g, 0, ...cards);
    given(g);
  });
const FOUR: FactionId[] = ['daqan', 'uthuk', 'latari', 'waiqar'];
const ask = 'window/turn.choose';

scenario(
  rule('RW-TACT-01', 'RW-ORDER-26') +
    'Horrific Rumors: a token from the supply of an opponent, where he has neither control nor token',
  position({
    factions: FOUR,
    given: g => {
      quiet(g);
      turn(g, 0);
      hand(g, 0, 'horrific-rumors');
      for (const here of g.areas.slice(0, 4)) here.activated.push(1);
      g.areas[0]!.activated.push(2);
    },
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'horrific-rumors');
    // The second has all four tokens on the map.
    t.asked(0, 'tactics/horrific-rumors.opponent', ['seat-3', 'seat-4']).says(0, 'seat-3');
    t.holds(g => {
      const may = g.areas.filter(here => controller(g, here) !== 2 && !here.activated.includes(2)).map(({ id }) => id);
      t.asked(0, 'tactics/horrific-rumors.area', may);
      assert.ok(may.includes('DA') && !may.includes('LA') && !may.includes(g.areas[0]!.id));
    });
    t.refuses(0, 'LA', 'RW-TACT-01').says(0, 'DA').hears(1, ['lays-token seat-3']);
    t.holds(g => assert.deepEqual(area(g, 'DA').activated, [2]));
    t.over();
  },
);

const finder = (g: Table): void => {
  hero(g, 0, 'quill', '5C');
};

scenario(
  rule('RW-TACT-01', 'RW-NEUT-12', 'RW-RETREAT-03') +
    'Lost City: the neutrals there retreat, and a damaged stronghold rises where the hero is',
  holding(['lost-city'], g => {
    finder(g);
    army(g, '5C', NOBODY, { sorcerer: 1 }, { beastman: 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'lost-city');
    // The seat to the left decides for the neutral units.
    t.asked(1, 'retreat.choose', ['5A', '5B', '5D', '1A', '1B']).says(1, '5B');
    t.hears(null, ['retreats beastman 1', 'retreats sorcerer 1', 'stronghold-rises damaged']);
    t.holds(g => {
      assert.deepEqual(area(g, '5C').stronghold, { owner: 0, damaged: true, development: null });
      assert.equal(controller(g, area(g, '5C')), 0);
      assert.deepEqual(area(g, '5B').troops, [
        { unit: 'beastman', standing: 0, routed: 1 },
        { unit: 'sorcerer', standing: 0, routed: 1 },
      ]);
    });
    t.over();
  },
);

scenario(
  rule('RW-LIMIT-02') + 'Lost City: without a stronghold in supply one on the map makes room',
  holding(['lost-city'], g => {
    finder(g);
    army(g, '5C', NOBODY, {});
    for (const id of ['DA', 'DC', '7B'] as const)
      area(g, id).stronghold = { owner: 0, damaged: false, development: null };
    area(g, 'DC').stronghold!.development = 'court';
  }),
  t => {
    t.holds(g => assert.equal(strongholdsLeft(g, 0), 0));
    t.at(turnWindow, { seat: 0 }).says(0, 'lost-city');
    t.asked(0, 'stronghold/raise.free', ['DA', 'DB', 'DC', '7B']).says(0, 'DC');
    t.holds(g => {
      assert.equal(area(g, 'DC').stronghold, null);
      assert.equal(area(g, '5C').stronghold!.damaged, true);
    });
    t.over();
  },
);

scenario(
  rule('RW-TACT-01', 'RW-CITY-02') + 'Lost City: not in a city, not in a controlled area, not without a hero',
  holding(['lost-city'], g => {
    hero(g, 0, 'quill', '5B');
    hero(g, 0, 'marrec', 'UA');
    hero(g, 0, 'ilvane', 'DC');
    hero(g, 1, 'skarn', '1C');
    army(g, '5C', 1, { berserker: 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, ask, ['pass']);
    t.holds(g => assert.equal(g.players[0]!.heroes.length, 4));
  },
);

scenario(
  rule('RW-TACT-01', 'RW-MOVE-02') +
    'Mountain Pass: mountains are open for the movement of this order, not for retreats',
  holding(['mountain-pass', 'mountain-pass'], undefined, 'mobilize'),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'mountain-pass');
    t.holds(g => {
      const crosses = (seat: number, byOrder: boolean) => canCross(g, 'mountain', { seat, flying: false, byOrder });
      assert.deepEqual([crosses(0, true), crosses(0, false), crosses(1, true)], [true, false, false]);
      assert.equal(canCross(g, 'water', { seat: 0, flying: false, byOrder: true }), false);
    });
    // A second copy would change nothing.
    t.over();
  },
);

for (const [order, offered] of [
  ['strategize', true],
  ['conquer', true],
  ['harvest', false],
] as const) {
  scenario(
    `${rule('RW-TACT-01')}Mountain Pass with ${order}: ${offered ? 'offered' : 'no movement to serve'}`,
    holding(['mountain-pass'], undefined, order),
    t => void t.at(turnWindow, { seat: 0 }).asked(0, ask, offered ? ['pass', 'mountain-pass'] : ['pass']),
  );
}

for (const [order, begun, supreme, offered] of [
  ['strategize', 1, true, false],
  ['conquer', 1, true, false],
  ['mobilize', 1, false, false],
  ['mobilize', 1, true, true],
  ['mobilize', 2, true, false],
] as const) {
  const when = `${order}${supreme ? ' with' : ' without'} bonus, part ${begun} begun`;
  scenario(
    `${rule('RW-TACT-01', 'RW-ORDER-23')}Mountain Pass and Forced March: ${offered ? 'for the bonus' : 'too late'} (${when})`,
    holding(
      ['mountain-pass', 'forced-march'],
      g => {
        g.turn!.begun = begun;
        g.players[0]!.supreme = supreme;
      },
      order,
    ),
    t => {
      t.at(turnWindow, { seat: 0 }).asked(0, ask, offered ? ['pass', 'mountain-pass', 'forced-march'] : ['pass']);
    },
  );
}

scenario(
  rule('RW-TACT-06', 'RW-ORDER-07') + 'after Conquer its movement is over for the cards of the last window',
  holding(['forced-march'], undefined, 'conquer'),
  t => {
    t.at(takeTurn, { seat: 0 }).asked(0, ask, ['pass', 'forced-march']).says(0, 'pass');
    t.asked(0, 'conquer.activate').says(0, 'pass').over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Mountain Pass: nothing crosses mountains when snowbound',
  holding(
    ['mountain-pass'],
    g => {
      g.season = 'winter';
      g.card = g.seasonDecks.winter.splice(g.seasonDecks.winter.indexOf('snowbound'), 1)[0]!;
    },
    'mobilize',
  ),
  t => void t.at(turnWindow, { seat: 0 }).asked(0, ask, ['pass']),
);

scenario(
  rule('RW-NEUT-13', 'RW-NEUT-12', 'RW-RETREAT-05') +
    'Beast Drums: allied ones too, to an uncontrolled area that the left neighbour chooses',
  holding(['beast-drums'], g => army(g, 'DC', 0, { footman: 2, beastman: 2 }, { razorwing: 1 })),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'beast-drums').asked(0, 'tactics/beast-drums.area');
    t.offers(0, 'DC', '7B', '5D').refuses(0, '7C', 'RW-TACT-01').refuses(0, 'DA', 'RW-TACT-01').says(0, 'DC');
    // No friendly area: RW-NEUT-13.
    t.asked(1, 'retreat.choose', ['7C', '7D']).says(1, '7C');
    t.holds(g => {
      assert.deepEqual(area(g, 'DC').troops, [{ unit: 'footman', standing: 2, routed: 0 }]);
      assert.deepEqual(area(g, '7C').troops, [
        { unit: 'beastman', standing: 0, routed: 2 },
        { unit: 'razorwing', standing: 0, routed: 1 },
      ]);
      assert.equal(area(g, '7C').holder, NOBODY);
    });
    t.over();
  },
);

scenario(
  rule('RW-NEUT-12') + 'Beast Drums: with nowhere to go they are destroyed',
  holding(['beast-drums'], g => {
    for (const id of ['7A', '7B', '7D'] as const) army(g, id, 0, { footman: 1 });
    army(g, '7C', NOBODY, { giant: 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'beast-drums').says(0, '7C').hears(1, ['destroyed giant 1']);
    t.holds(g => assert.equal(unitsIn(area(g, '7C')), 0));
    t.over();
  },
);

scenario(
  rule('RW-TACT-01', 'RW-ORDER-21') + 'Forced March: one area further for this order, and copies add up',
  holding(['forced-march', 'forced-march'], undefined, 'conquer'),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'forced-march').says(0, 'forced-march');
    t.holds(g => assert.equal(g.turn!.march, 2));
    t.over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Forced March: of no use with Strategize',
  holding(['forced-march'], undefined, 'strategize'),
  t => void t.at(turnWindow, { seat: 0 }).asked(0, ask, ['pass']),
);

scenario(
  `${rule('RW-TACT-01', 'RW-STR-08', 'RW-STR-09', 'RW-BATTLE-34')}RWX-41 Sappers: an enemy stronghold beside a friendly area, over any side`,
  holding(['sappers', 'sappers'], g => {
    const build = (id: Parameters<typeof area>[1], owner: number, damaged: boolean) => {
      area(g, id).stronghold = { owner, damaged, development: null };
    };
    army(g, '5D', 0, { footman: 1 });
    build('3C', 1, false);
    build('3B', 1, true);
    army(g, '3C', 1, { berserker: 1 });
    army(g, '3B', 1, { berserker: 1 });
    area(g, '3C').stronghold!.development = 'court';
  }),
  t => {
    // 3C lies behind a mountain, 3B is damaged already, UB is out of reach; DB is their own.
    t.at(turnWindow, { seat: 0 }).says(0, 'sappers').hears(1, ['plays sappers', 'stronghold-damaged']);
    t.holds(g => {
      assert.deepEqual(area(g, '3C').stronghold, { owner: 1, damaged: true, development: 'court' });
      assert.deepEqual([area(g, 'UB').stronghold!.damaged, area(g, 'DB').stronghold!.damaged], [false, false]);
    });
    t.over();
  },
);

scenario(
  rule('RW-TACT-01', 'RW-LIMIT-02') + 'Reinforcements: two triangles of any kind at one friendly stronghold',
  holding(['reinforcements'], g => {
    area(g, 'DC').stronghold = { owner: 0, damaged: true, development: null };
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'reinforcements');
    t.asked(0, 'tactics/reinforcements.area', ['DB', 'DC']).says(0, 'DC');
    t.asked(0, 'levy/triangles.kind', ['footman', 'bowman']).refuses(0, 'knight', 'RW-ORDER-50');
    t.says(0, 'bowman').says(0, 'footman').asked(0, 'muster.place').says(0, 'all@DC');
    t.holds(g => {
      assert.deepEqual(area(g, 'DC').troops, [
        { unit: 'footman', standing: 2, routed: 0 },
        { unit: 'bowman', standing: 1, routed: 0 },
      ]);
    });
    t.over();
  },
);

for (const [footmen, offered] of [
  [15, ['pass', 'reinforcements']],
  [16, ['pass']],
] as const) {
  scenario(
    `${rule('RW-LIMIT-02')}Reinforcements: only kinds of which there is a figure (${footmen} Footmen are in a battle)`,
    holding(['reinforcements'], g => {
      army(g, 'DA', 0, {});
      army(g, 'DC', 0, {});
      army(g, 'DB', 0, { bowman: 7 });
      sendIn(g, 0, '7C', { bowman: 1, footman: footmen });
    }),
    t => {
      t.at(turnWindow, { seat: 0 }).asked(0, ask, offered);
      // Kinds are not asked for: there is only one.
      if (offered.length > 1) t.says(0, 'reinforcements').asked(0, 'muster.place', ['footman@DB', 'all@DB', 'done']);
    },
  );
}

scenario(
  rule('RW-LIMIT-02', 'RW-LIMIT-04') + 'Reinforcements: figures from elsewhere, and no ninth unit',
  holding(['reinforcements'], g => {
    army(g, 'DA', 0, { bowman: 6 });
    army(g, 'DB', 0, { footman: 5, bowman: 2 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'reinforcements').says(0, 'bowman').says(0, 'bowman');
    t.asked(0, 'muster.place', ['bowman@DB', 'done']).says(0, 'bowman@DB');
    t.holds(g => {
      assert.deepEqual([unitsIn(area(g, 'DA')), unitsIn(area(g, 'DB'))], [5, 8]);
      assert.equal(g.supply.bowman, 0);
    });
    // The second one finds no room.
    t.over();
  },
);

scenario(
  rule('RW-TACT-01', 'RW-LIMIT-04') + 'Reinforcements: not where eight units stand, not without a stronghold',
  holding(['reinforcements'], g => army(g, 'DB', 0, { footman: 8 })),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, ask, ['pass']);
    army(t.g as Table, 'DB', 0, { footman: 1 });
    area(t.g as Table, 'DB').stronghold = null;
    t.at(turnWindow, { seat: 0 }).asked(0, ask, ['pass']);
  },
);

scenario(
  rule('RW-TACT-01', 'RW-MOVE-04') +
    'Sudden Frost: water is open to this player until the turn is over, for retreats too',
  holding(['sudden-frost']),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'sudden-frost');
    t.holds(g => {
      const crosses = (seat: number, byOrder: boolean) => canCross(g, 'water', { seat, flying: false, byOrder });
      assert.deepEqual([crosses(0, true), crosses(0, false), crosses(1, false)], [true, true, false]);
      assert.equal(canCross(g, 'mountain', { seat: 0, flying: false, byOrder: true }), false);
    });
    t.over();
  },
);

scenario(
  rule('RW-SEASON-15') + 'Sudden Frost: in winter the water is open anyway',
  holding(['sudden-frost'], g => {
    g.season = 'winter';
  }),
  t => void t.at(turnWindow, { seat: 0 }).asked(0, ask, ['pass']),
);

scenario(
  rule('RW-TACT-01', 'RW-TERM-05') + 'Wandering Giant: an empty area that touches no friendly one; it is nobody’s',
  holding(['wandering-giant'], g => army(g, '1B', 0, { footman: 1 })),
  t => {
    t.holds(g =>
      assert.deepEqual(
        g.areas.filter(a => unitsIn(a) === 0).map(({ id }) => id),
        ['5B', '1C', '3A', '7C'],
      ),
    );
    // 1C touches 1B, 7C touches DC.
    t.at(turnWindow, { seat: 0 }).says(0, 'wandering-giant').asked(0, 'tactics/wandering-giant.area', ['5B', '3A']);
    t.says(0, '3A').hears(1, ['places giant 1']);
    t.holds(g => {
      assert.deepEqual(area(g, '3A').troops, [{ unit: 'giant', standing: 1, routed: 0 }]);
      assert.equal(area(g, '3A').holder, NOBODY);
    });
    t.over();
  },
);

scenario(
  rule('RW-NEUT-16') + 'Wandering Giant: not without a Giant in supply',
  holding(['wandering-giant'], g => army(g, '5D', NOBODY, { giant: 4 })),
  t => void t.at(turnWindow, { seat: 0 }).asked(0, ask, ['pass']),
);

scenario(
  rule('RW-TACT-01') + 'Night Raid: one standing unit of an enemy area beside a friendly one, over any side',
  holding(['night-raid'], g => {
    army(g, '5D', 0, { footman: 1 });
    army(g, '3C', 1, { berserker: 1, hellhound: 1 }, { warlock: 1 });
    army(g, '3B', 1, {}, { berserker: 2 });
    army(g, '5B', NOBODY, { giant: 1 });
  }),
  t => {
    // 3B has none that stands, 5B is nobody's, UB is out of reach.
    t.at(turnWindow, { seat: 0 }).says(0, 'night-raid');
    t.asked(0, 'tactics/night-raid.unit', ['berserker', 'hellhound'])
      .says(0, 'hellhound')
      .hears(1, ['routs hellhound 1']);
    t.holds(g =>
      assert.deepEqual(area(g, '3C').troops, [
        { unit: 'berserker', standing: 1, routed: 0 },
        { unit: 'warlock', standing: 0, routed: 1 },
        { unit: 'hellhound', standing: 0, routed: 1 },
      ]),
    );
    t.over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Night Raid: not against whom nobody is near',
  holding(['night-raid']),
  t => void t.at(turnWindow, { seat: 0 }).asked(0, ask, ['pass']),
);
