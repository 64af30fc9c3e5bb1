import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { NOBODY } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { area, controller, developmentsLeft, strongholdsLeft, unitsIn } from '../../src/rules/areas.ts';
import { canFortify, fortify, fortifying, moveRunes } from '../../src/rules/fortify.ts';
import { harvest, harvestBonus, harvesting } from '../../src/rules/harvest.ts';
import { hire, hiring } from '../../src/rules/hire.ts';
import { acquirePower, claiming, powerBonus } from '../../src/rules/power.ts';
import { canRally, rally, rallyBonus, rallying } from '../../src/rules/rally.ts';
import { canRecruit, muster, mustering, recruit } from '../../src/rules/recruit.ts';
import type { Table } from '../../src/table.ts';
import { army, daqanUthuk, position } from '../position.ts';

const dials = (g: Readonly<Table>, seat: number): number[] => Object.values(g.players[seat]!.dials);
/** Daqan hold the home realm, 7C and 7D, with old dials. */
const spread = (g: Table): void => {
  army(g, '7C', 0, { footman: 1 });
  army(g, '7D', 0, { footman: 1 });
  Object.assign(g.players[0]!.dials, { food: 6, wood: 1, ore: 2 });
};

describe('harvest', () => {
  scenario(
    rule('RW-ORDER-40', 'RW-ORDER-41') + 'RWX-22: dials are set to what the areas yield',
    game,
    daqanUthuk(spread),
    t => {
      t.at(harvest, harvesting(0)).holds(g => assert.deepEqual(dials(g, 0), [4, 3, 3]));
      t.over();
    },
  );

  scenario(
    rule('RW-ORDER-42') + 'gaining areas changes no dial until the harvest, and more than 8 is lost',
    game,
    daqanUthuk(g => {
      spread(g);
      for (const here of g.areas)
        if (here.holder !== 1) army(g, here.id, 0, { footman: here.id === 'DA' ? 1 : 0, bowman: 0 });
      for (const id of ['1A', '1B', '1C', '7A', '7B', '5A', '5C'] as const) army(g, id, 0, { footman: 1 });
    }),
    t => {
      t.holds(g => assert.deepEqual(dials(g, 0), [6, 1, 2]));
      t.at(harvest, harvesting(0)).holds(g => assert.equal(g.players[0]!.dials.food, 8));
      t.over();
    },
  );

  const developed = (g: Table): void => {
    spread(g);
    area(g, '7D').stronghold = { owner: 0, damaged: false, development: 'court' };
  };
  scenario(
    rule('RW-ORDER-43', 'RW-ORDER-44', 'RW-STR-04', 'RW-STR-05') +
      'RWX-23: a new storehouse pays at once, and the court too',
    game,
    daqanUthuk(developed),
    t => {
      t.at(harvest, harvesting(0)).at(harvestBonus, { seat: 0 });
      t.asked(0, 'harvest/develop.choose', ['pass', 'storehouse', 'war-room', 'court', 'ballista-towers']);
      t.says(0, 'storehouse').asked(0, 'harvest/develop.store', ['food', 'wood']).refuses(0, 'ore', 'RW-ORDER-44');
      t.says(0, 'wood').holds(g => {
        assert.deepEqual(dials(g, 0), [4, 4, 3]);
        assert.equal(g.players[0]!.influence, 4);
        assert.equal(area(g, 'DB').stronghold!.development, 'storehouse');
      });
      t.over();
    },
  );

  scenario(rule('RW-STR-03', 'RW-STR-04') + 'no second development on a stronghold', game, daqanUthuk(developed), t => {
    t.at(harvestBonus, { seat: 0 }).says(0, 'war-room');
    t.holds(g => {
      assert.equal(area(g, 'DB').stronghold!.development, 'war-room');
      assert.equal(g.players[0]!.tactics.length, 3);
      assert.ok(g.players[0]!.tactics.some(({ fresh }) => fresh));
    });
    t.at(harvestBonus, { seat: 0 }).over();
  });

  scenario(
    rule('RW-STR-07', 'RW-LIMIT-02') + 'a third storehouse: one of the two that stand is taken down',
    game,
    daqanUthuk(g => {
      spread(g);
      for (const id of ['DA', 'DC'] as const)
        area(g, id).stronghold = { owner: 0, damaged: false, development: 'storehouse' };
    }),
    t => {
      t.at(harvestBonus, { seat: 0 }).says(0, 'storehouse');
      t.asked(0, 'harvest/develop.free', ['DA', 'DC']).says(0, 'DC').asked(0, 'harvest/develop.store');
      t.holds(g => {
        const built = (['DB', 'DA', 'DC'] as const).map(id => area(g, id).stronghold!.development);
        assert.deepEqual(built, ['storehouse', 'storehouse', null]);
        assert.equal(developmentsLeft(g, 0, 'storehouse'), 0);
      });
    },
  );
});

describe('recruit', () => {
  const crowded = (g: Table): void => {
    army(g, 'UB', 1, { berserker: 4, 'flesh-ripper': 2 });
    army(g, 'UA', 1, { berserker: 1 });
    army(g, 'UC', 1, {});
  };
  scenario(
    rule('RW-ORDER-50', 'RW-ORDER-51', 'RW-ORDER-52', 'RW-ORDER-53', 'RW-LIMIT-04') +
      'RWX-24: into a crowd two of five fit',
    game,
    daqanUthuk(crowded),
    t => {
      t.at(recruit, { seat: 1 }).asked(1, 'recruit.dial', ['food', 'wood', 'ore']).says(1, 'food');
      t.asked(1, 'muster.place', ['berserker@UB', 'all@UB', 'done']).refuses(1, 'berserker@UA', 'RW-LIMIT-04');
      t.says(1, 'all@UB').holds(g => {
        assert.equal(unitsIn(area(g, 'UB')), 8);
        assert.equal(g.supply.berserker, 16 - 7);
        assert.deepEqual(dials(g, 1), [3, 1, 3]);
      });
      t.over();
      t.at(recruit, { seat: 1 }).says(1, 'ore').over();
      t.holds(g => assert.equal(unitsIn(area(g, 'UB')), 8));
    },
  );

  scenario(
    rule('RW-ORDER-54', 'RW-LIMIT-02') + 'a figure that is missing may come from elsewhere',
    game,
    daqanUthuk(g => {
      army(g, '7C', 0, { 'siege-tower': g.supply['siege-tower'] });
      g.players[0]!.dials.wood = 4;
    }),
    t => {
      t.at(recruit, { seat: 0 }).says(0, 'wood').asked(0, 'muster.place', ['bowman@DB', 'siege-tower@DB', 'done']);
      t.says(0, 'siege-tower@DB').holds(g => {
        assert.equal(unitsIn(area(g, '7C')), 2);
        assert.equal(g.supply['siege-tower'], 0);
      });
      t.asked(0, 'muster.place', ['bowman@DB', 'done']);
    },
  );

  scenario(
    rule('RW-ORDER-53') + 'the bonus takes another dial',
    game,
    daqanUthuk(g => {
      g.turn = {
        seat: 0,
        order: 'recruit',
        begun: 0,
        march: 0,
        pass: false,
        frost: false,
        battles: 0,
        used: ['food'],
        besieged: [],
        toll: 0,
      };
    }),
    t => {
      t.at(recruit, { seat: 0 }).asked(0, 'recruit.dial', ['wood', 'ore']).refuses(0, 'food', 'RW-ORDER-50');
    },
  );

  scenario(
    rule('RW-ORDER-55') + 'an activated stronghold takes recruits',
    game,
    daqanUthuk(g => {
      area(g, 'DB').activated = [0];
      army(g, 'DB', 0, {});
    }),
    t => {
      t.at(recruit, { seat: 0 }).says(0, 'food').says(0, 'all@DB');
      t.holds(g => assert.equal(unitsIn(area(g, 'DB')), 2));
      t.over();
    },
  );

  scenario(
    rule('RW-STR-02') + 'without a stronghold nobody is recruited',
    game,
    daqanUthuk(g => {
      area(g, 'DB').stronghold = null;
    }),
    t => {
      t.holds(g => assert.equal(canRecruit(g, 0), false));
      t.at(recruit, { seat: 0 }).says(0, 'food').over();
    },
  );

  scenario(rule('RW-LIMIT-04') + 'a levy for one place stays there', game, daqanUthuk(), t => {
    t.at(muster, mustering(0, [{ unit: 'footman', standing: 2 }], 'DC', 'RW-TACT-01'));
    t.asked(0, 'muster.place', ['footman@DC', 'all@DC', 'done']).refuses(0, 'footman@DB');
  });
});

describe('rally support', () => {
  /** Daqan control Marlford and Gloamhaven and hold three quests. */
  const cities = (g: Table): void => {
    for (const here of g.areas) here.city = null;
    army(g, '7C', 0, { footman: 1 });
    army(g, '5B', 0, { footman: 1 });
    area(g, '7C').city = 'marlford';
    area(g, '5B').city = 'gloamhaven';
    g.titles.warden = { holder: 0, influence: 1 };
    g.players[0]!.quests.push({ card: g.questDeck.pop()!, known: 0 });
  };
  scenario(
    rule('RW-ORDER-60', 'RW-ORDER-61', 'RW-ORDER-67', 'RW-QUEST-08') + 'RWX-25: two cities and the Warden',
    game,
    daqanUthuk(cities),
    t => {
      t.at(rally, rallying(0)).asked(0, 'rally.benefit', [
        'marlford-1',
        'marlford-2',
        'gloamhaven-1',
        'gloamhaven-2',
        'done',
      ]);
      t.says(0, 'gloamhaven-1').holds(g => assert.equal(g.players[0]!.tactics.length, 4));
      t.says(0, 'gloamhaven-2').holds(g => assert.equal(g.players[0]!.quests.length, 4));
      const [first] = t.g.players[0]!.quests;
      t.says(0, first!.card).holds(g => assert.ok(g.questsDropped.includes(first!.card)));
      t.asked(0, 'rally.benefit', ['marlford-1', 'marlford-2', 'done']).says(0, 'marlford-1');
      t.holds(g => assert.equal(g.players[0]!.influence, 5));
      t.over();
    },
  );

  scenario(
    rule('RW-ORDER-61') + 'without the Warden one benefit of each',
    game,
    daqanUthuk(g => {
      cities(g);
      g.titles.warden = { holder: NOBODY, influence: 0 };
    }),
    t => {
      t.at(rally, rallying(0))
        .says(0, 'marlford-2')
        .asked(0, 'rally.benefit', ['gloamhaven-1', 'gloamhaven-2', 'done']);
      t.refuses(0, 'marlford-1', 'RW-ORDER-61');
    },
  );

  scenario(
    rule('RW-ORDER-62', 'RW-ORDER-63', 'RW-NEUT-16', 'RW-CITY-03') +
      'neutral units join in the city, of a kind that is left',
    game,
    daqanUthuk(g => {
      cities(g);
      area(g, '7C').city = 'brassport';
      army(g, '1C', NOBODY, { beastman: g.supply.beastman });
    }),
    t => {
      t.at(rally, rallying(0))
        .says(0, 'brassport-1')
        .holds(g => {
          assert.deepEqual(
            area(g, '7C').troops.map(({ unit }) => unit),
            ['footman', 'razorwing', 'sorcerer'],
          );
          assert.equal(area(g, '7C').holder, 0);
        });
      t.asked(0, 'rally.benefit', ['brassport-2', 'gloamhaven-1', 'gloamhaven-2', 'done']);
    },
  );

  scenario(
    rule('RW-ORDER-61') + 'a benefit without figures is not offered',
    game,
    daqanUthuk(g => {
      cities(g);
      area(g, '7C').city = 'ashgate';
      army(g, '1C', NOBODY, { hellhound: g.supply.hellhound });
    }),
    t => {
      t.at(rally, rallying(0)).asked(0, 'rally.benefit', ['ashgate-2', 'gloamhaven-1', 'gloamhaven-2', 'done']);
    },
  );

  scenario(rule('RW-ORDER-60') + 'a city of others gives nothing', game, daqanUthuk(), t => {
    t.holds(g => assert.equal(canRally(g, 0), false));
    t.at(rally, rallying(0)).over();
  });
});

describe('hiring', () => {
  scenario(
    rule('RW-ORDER-64', 'RW-ORDER-65', 'RW-ORDER-66', 'RW-HERO-04') + 'three usable ones are drawn, one stays',
    game,
    daqanUthuk(),
    t => {
      const before = t.g.heroDeck.length;
      t.at(rallyBonus, { seat: 0 });
      t.holds(g => assert.equal(g.players[0]!.candidates.length, 3));
      const [chosen, ...others] = t.g.players[0]!.candidates;
      t.sees(0, seen => assert.equal((seen.players[0]!.candidates as string[]).length, 3));
      for (const me of [1, null]) t.sees(me, seen => assert.equal(seen.players[0]!.candidates, 3));
      const evil = t.g.heroDeck.find(id => ['gorrath', 'vessa', 'skarn', 'morvan'].includes(id))!;
      t.refuses(0, evil, 'RW-ORDER-64')
        .says(0, chosen!)
        .holds(g => {
          assert.ok(g.players[0]!.heroes.some(({ id, area }) => id === chosen && area === 'DB'));
          assert.deepEqual(g.players[0]!.candidates, []);
          for (const other of others) assert.ok(g.heroDeck.includes(other));
          assert.equal(g.heroDeck.length, before - 1);
        });
      t.over();
    },
  );

  scenario(
    rule('RW-HERO-01', 'RW-HERO-02', 'RW-LIMIT-06') + 'a fourth hero costs one of the four, with rewards',
    game,
    daqanUthuk(g => {
      const { heroes } = g.players[0]!;
      const [first] = heroes;
      while (heroes.length < 3) {
        const at = g.heroDeck.findIndex(id => ['marrec', 'teren', 'ilvane', 'sister-ysolde', 'quill'].includes(id));
        heroes.push({ ...structuredClone(first!), id: g.heroDeck.splice(at, 1)[0]!, rewards: [] });
      }
      first!.rewards.push({ card: g.rewardDeck.pop()!, known: 0 });
    }),
    t => {
      const gone = t.g.players[0]!.heroes[0]!;
      t.at(hire, hiring(0, 1, 'RW-ORDER-64'))
        .asked(0, 'hero/give-up.choose')
        .says(0, gone.id);
      t.holds(g => {
        assert.equal(g.players[0]!.heroes.length, 3);
        assert.ok(g.heroesGone.includes(gone.id));
        assert.deepEqual(g.rewardDiscard, [gone.rewards[0]!.card]);
      });
      t.over();
    },
  );

  scenario(
    rule('RW-HERO-25') + 'with an empty deck those who left come back',
    game,
    daqanUthuk(g => {
      g.heroesGone = g.heroDeck.splice(0);
    }),
    t => {
      t.at(hire, hiring(0, 1, 'RW-ORDER-64')).holds(g => {
        assert.equal(g.players[0]!.heroes.length, 2);
        assert.deepEqual(g.heroesGone, []);
      });
      t.over();
    },
  );
});

describe('acquire power', () => {
  const waiqar = (given: (g: Table) => void) => position({ factions: ['daqan', 'waiqar'], given });
  const rich = (g: Table): void => {
    Object.assign(g.players[1]!, { influence: 2, dials: { food: 4, wood: 4, ore: 5 } });
  };
  scenario(
    rule('RW-ORDER-70', 'RW-ORDER-71', 'RW-ORDER-74') + 'RWX-26: the icons of three dials, and a free title',
    game,
    waiqar(rich),
    t => {
      t.at(acquirePower, { seat: 1 }).holds(g => assert.equal(g.players[1]!.influence, 5));
      t.at(powerBonus, claiming(1)).says(1, 'captain').asked(1, 'power/bonus.influence', ['1', '2', '3', '4', '5']);
      t.refuses(1, '6', 'RW-ORDER-73')
        .refuses(1, '0', 'RW-ORDER-73')
        .says(1, '2')
        .holds(g => {
          assert.deepEqual(g.titles.captain, { holder: 1, influence: 2 });
          assert.equal(g.players[1]!.influence, 3);
        });
      t.over();
    },
  );

  scenario(
    rule('RW-ORDER-72', 'RW-ORDER-73', 'RW-ORDER-75', 'RW-ORDER-76') +
      'RWX-26: more than lies there, also on one’s own',
    game,
    waiqar(g => {
      rich(g);
      g.players[1]!.influence = 5;
      g.titles.captain = { holder: 1, influence: 2 };
      g.titles.warden = { holder: 0, influence: 5 };
    }),
    t => {
      t.at(powerBonus, claiming(1))
        .asked(1, 'power/bonus.title', ['pass', 'primarch', 'captain'])
        .refuses(1, 'warden', 'RW-ORDER-73');
      t.says(1, 'captain')
        .asked(1, 'power/bonus.influence', ['3', '4', '5'])
        .says(1, '3')
        .holds(g => {
          assert.deepEqual(g.titles.captain, { holder: 1, influence: 3 });
          assert.equal(g.players[1]!.influence, 2);
        });
      t.over();
    },
  );
});

describe('fortify', () => {
  /** All four strongholds of Daqan are on the map; one in 7D with a court and no units. */
  const full = (g: Table): void => {
    for (const here of g.areas) if (here.holder === NOBODY) army(g, here.id, NOBODY, {});
    for (const id of ['DA', 'DC', '7D'] as const)
      area(g, id).stronghold = { owner: 0, damaged: false, development: null };
    area(g, '7D').stronghold!.development = 'court';
    army(g, '7B', 0, { footman: 2 });
  };
  scenario(
    rule('RW-ORDER-80', 'RW-ORDER-82', 'RW-ORDER-83', 'RW-ORDER-86', 'RW-LIMIT-02', 'RW-TERM-02', 'RW-STR-01') +
      'RWX-27: a fifth stronghold',
    game,
    daqanUthuk(full),
    t => {
      t.at(fortify, fortifying(0)).asked(0, 'fortify.work', ['build', 'move-runes', 'done']).says(0, 'build');
      t.asked(0, 'stronghold/raise.free', ['DA', 'DB', 'DC', '7D'])
        .says(0, '7D')
        .holds(g => {
          assert.equal(g.players[0]!.influence, 0);
          assert.equal(controller(g, area(g, '7D')), NOBODY);
          assert.equal(area(g, '7B').stronghold!.owner, 0);
          assert.equal(developmentsLeft(g, 0, 'court'), 1);
          assert.equal(strongholdsLeft(g, 0), 0);
        });
      t.asked(0, 'fortify.work', ['move-runes', 'done']).refuses(0, 'build', 'RW-ORDER-80');
    },
  );

  scenario(
    rule('RW-ORDER-83', 'RW-CITY-02') + 'not in a city, not without units, not without 3 influence',
    game,
    daqanUthuk(g => {
      army(g, '7C', 0, { footman: 1 });
      army(g, '7B', 0, { footman: 1 });
    }),
    t => {
      t.at(fortify, fortifying(0)).says(0, 'build').asked(0, 'fortify/build.site', ['DA', 'DC', '7B']);
      t.refuses(0, '7C', 'RW-CITY-02').refuses(0, 'DB', 'RW-ORDER-83').refuses(0, '1C', 'RW-ORDER-83');
    },
  );

  scenario(
    rule('RW-ORDER-83') + 'with 2 influence nothing is built',
    game,
    daqanUthuk(g => {
      g.players[0]!.influence = 2;
    }),
    t => {
      t.at(fortify, fortifying(0)).refuses(0, 'build', 'RW-ORDER-80').asked(0, 'fortify.work', ['move-runes', 'done']);
    },
  );

  scenario(
    rule('RW-ORDER-84') + 'one damaged stronghold is repaired, free',
    game,
    daqanUthuk(g => {
      area(g, 'DB').stronghold!.damaged = true;
    }),
    t => {
      t.at(fortify, fortifying(0))
        .says(0, 'repair')
        .holds(g => {
          assert.equal(area(g, 'DB').stronghold!.damaged, false);
          assert.equal(g.players[0]!.influence, 3);
        });
      t.refuses(0, 'repair').asked(0, 'fortify.work', ['build', 'move-runes', 'done']);
    },
  );

  scenario(
    rule('RW-ORDER-85', 'RW-RUNE-03', 'RW-RUNE-08', 'RW-RUNE-09') +
      'runes move together, one in an area, and knowledge with them',
    game,
    daqanUthuk(g => {
      army(g, '7C', 0, { footman: 1 });
      g.areas.find(({ id }) => id === 'DC')!.rune!.known |= 2;
    }),
    t => {
      const face = area(t.g, 'DC').rune!.genuine;
      t.at(fortify, fortifying(0))
        .says(0, 'move-runes')
        .asked(0, 'fortify/move-runes.from', ['DA', 'DB', 'DC', 'done']);
      t.says(0, 'DA').asked(0, 'fortify/move-runes.to', ['DB', 'DC']).says(0, 'DC');
      // The rune of DC makes room.
      t.asked(0, 'fortify/move-runes.to', ['DA', 'DB', '7C']).refuses(0, 'done', 'RW-ORDER-85').says(0, '7C');
      t.asked(0, 'fortify/move-runes.from', ['DB', 'done']).says(0, 'done');
      t.holds(g => {
        assert.equal(area(g, 'DA').rune, null);
        assert.equal(area(g, '7C').rune!.genuine, face);
        assert.equal(area(g, '7C').rune!.known & 2, 2);
      });
      t.asked(0, 'fortify.work', ['build', 'done']);
    },
  );

  scenario(
    rule('RW-ORDER-85', 'RW-RUNE-03') + 'three runes in a ring change places, and no two lie in one area',
    game,
    daqanUthuk(),
    t => {
      const faces = (['DA', 'DB', 'DC'] as const).map(id => area(t.g as Table, id).rune!.genuine);
      t.at(moveRunes, { seat: 0, from: null, moves: [] }).says(0, 'DA').says(0, 'DC');
      t.asked(0, 'fortify/move-runes.to', ['DB', 'DA']).refuses(0, 'DC').says(0, 'DB');
      // Where the last one goes needs no question: only DA is left.
      t.asked(0, 'fortify/move-runes.from', ['done']).says(0, 'done');
      t.holds(g => {
        const [a, b, c] = faces;
        const then = (['DC', 'DB', 'DA'] as const).map(id => area(g, id).rune!.genuine);
        assert.deepEqual(then, [a, c, b]);
      }).over();
    },
  );

  scenario(
    rule('RW-ORDER-80', 'RW-ORDER-81') + 'there is always something to fortify while runes can move',
    game,
    daqanUthuk(),
    t => {
      t.holds(g => assert.equal(canFortify(g, 0), true));
      t.at(fortify, fortifying(0)).asked(0, 'fortify.work', ['build', 'move-runes', 'done']);
    },
  );
});
