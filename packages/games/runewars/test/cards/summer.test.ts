import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { HERO } from '../../src/printed/heroes.ts';
import { area } from '../../src/rules/areas.ts';
import { primaryAbility } from '../../src/rules/season.ts';
import { knows } from '../../src/table.ts';
import { army, daqanUthuk, hero, position } from '../position.ts';
import { influence, influenceOf, openCard, title } from '../seasons.ts';

const heroes = (g: Readonly<Table>, seat: number) => g.players[seat]!.heroes.map(({ id }) => id);
/** No hero is in anybody's service. */
function disband(g: Table): void {
  for (const player of g.players) g.heroDeck.push(...player.heroes.splice(0).map(({ id }) => id));
}

scenario(
  rule('RW-SEASON-03', 'RW-HERO-04') + 'champions’ fair: 2 influence for one of two heroes who can serve',
  game,
  daqanUthuk(g => {
    openCard(g, 'champions-fair');
    influence(g, 3, 1);
    disband(g);
  }),
  t => {
    t.at(primaryAbility, {}).asked(0, 'season/champions-fair.decide', ['yes', 'no']).says(0, 'yes');
    t.asked(0, 'hero/hire.keep').holds(g => {
      assert.deepEqual(influenceOf(g), [1, 1]);
      const { candidates } = g.players[0]!;
      assert.equal(candidates.length, 2);
      assert.ok(candidates.every(id => HERO[id].alignment !== 'evil'));
    });
    const [kept] = t.g.players[0]!.candidates;
    t.refuses(0, 'pass').says(0, kept!);
    // The Uthuk have 1 influence and are not asked.
    t.holds(g => {
      assert.deepEqual([heroes(g, 0), g.players[0]!.heroes[0]!.area], [[kept], 'DB']);
      assert.deepEqual([g.heroDeck.length, g.players[0]!.candidates], [11, []]);
    }).over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'champions’ fair: one may decline, and nobody without a friendly stronghold is asked',
  game,
  daqanUthuk(g => {
    openCard(g, 'champions-fair');
    influence(g, 5, 5);
    area(g, 'DB').stronghold = null;
  }),
  t => {
    t.at(primaryAbility, {}).asked(1, 'season/champions-fair.decide').says(1, 'no');
    t.holds(g => assert.deepEqual(influenceOf(g), [5, 5])).over();
  },
);

/** Daqan have more influence and will win any bid. */
const wonByDaqan = (card: 'audience' | 'turncoat', given: (g: Table) => void = () => undefined) =>
  daqanUthuk(g => {
    openCard(g, card);
    influence(g, 2, 0);
    disband(g);
    given(g);
  });

scenario(
  rule('RW-BID-03', 'RW-GEN-09') + 'audience: a reward for a hero, unseen by the others',
  game,
  wonByDaqan('audience', g => {
    hero(g, 0, 'quill', 'DB');
    hero(g, 0, 'teren', '7A');
    hero(g, 1, 'skarn', 'UB');
  }),
  t => {
    t.at(primaryAbility, {}).says(0, '1').asked(0, 'season/audience.favour', ['pass', 'quill', 'teren', 'seat-2']);
    t.refuses(0, 'skarn').says(0, 'teren').hears(1, ['draws-reward']);
    t.holds(g => {
      assert.deepEqual(
        g.players.map(p => p.heroes.map(({ rewards }) => rewards.length)),
        [[0, 1], [0]],
      );
    });
    t.sees(1, seen => assert.equal(seen.players[0]!.heroes[1]!.rewards[0]!.card, null)).over();
  },
);

scenario(
  rule('RW-GEN-09', 'RW-RUNE-09') + 'audience: all runes in areas of one opponent, and no others',
  game,
  wonByDaqan('audience', g => {
    // The false rune of UA lies where nobody is.
    area(g, '3B').rune = area(g, 'UA').rune;
    area(g, 'UA').rune = null;
  }),
  t => {
    t.at(primaryAbility, {}).says(0, '0').asked(0, 'season/audience.favour', ['pass', 'seat-2']).says(0, 'seat-2');
    t.hears(0, ['looks-at-rune genuine', 'looks-at-rune genuine']).hears(null, ['looks-at-rune', 'looks-at-rune']);
    t.holds(g => {
      const seen = g.areas.filter(({ rune }) => rune !== null && knows(rune.known, 0)).map(({ id }) => id);
      assert.deepEqual(seen.sort(), ['DA', 'DB', 'DC', 'UB', 'UC']);
    }).over();
  },
);

scenario(rule('RW-BID-03') + 'audience: the winner may decline', game, wonByDaqan('audience'), t => {
  t.at(primaryAbility, {}).says(0, '2').says(0, 'pass').hears(null, []);
  t.holds(g => assert.deepEqual(influenceOf(g), [0, 0])).over();
});

scenario(
  rule('RW-HERO-30') + 'RWX-59 a deserter: the figure goes, and 2 rewards are discarded open',
  game,
  wonByDaqan('turncoat', g => {
    hero(g, 1, 'skarn', 'UB', 'long-spear', 'runeplate');
    hero(g, 1, 'quill', 'UB');
  }),
  t => {
    t.at(primaryAbility, {}).says(0, '1').asked(0, 'season/turncoat.hero', ['skarn', 'quill']).refuses(0, 'pass');
    t.says(0, 'skarn').hears(null, ['discards-reward long-spear 1', 'discards-reward runeplate 1', 'deserts skarn']);
    t.holds(g => {
      assert.deepEqual([heroes(g, 0), heroes(g, 1)], [[], ['quill']]);
      assert.deepEqual(g.heroesGone, ['skarn']);
      assert.deepEqual(area(g as Table, 'UB').fallen, [], 'no marker');
    }).over();
  },
);

scenario(
  rule('RW-HERO-04') + 'RWX-59 a neutral hero changes sides where he stands, with damage, training and rewards',
  game,
  wonByDaqan('turncoat', g => {
    hero(g, 1, 'skarn', 'UB');
    hero(g, 1, 'quill', '3A', 'long-spear');
    const quill = g.players[1]!.heroes[1]!;
    quill.damage = 2;
    quill.training.wisdom = 2;
    quill.routed = true;
  }),
  t => {
    const quill = structuredClone(t.g.players[1]!.heroes[1]!);
    t.at(primaryAbility, {}).says(0, '1').says(0, 'quill').hears(null, ['changes-sides quill']);
    // The Uthuk remember what he carries.
    quill.rewards[0]!.known = 0b10;
    t.holds(g => assert.deepEqual([g.players[0]!.heroes, heroes(g, 1)], [[quill], ['skarn']]));
    t.sees(1, seen => assert.equal(seen.players[0]!.heroes[0]!.rewards[0]!.card, 'long-spear'));
    t.sees(null, seen => assert.equal(seen.players[0]!.heroes[0]!.rewards[0]!.card, null)).over();
  },
);

scenario(
  rule('RW-HERO-01') + 'turncoat: a fourth hero is one too many at once',
  game,
  wonByDaqan('turncoat', g => {
    for (const id of ['teren', 'marrec', 'ilvane'] as const) hero(g, 0, id, 'DB');
    hero(g, 1, 'quill', 'UB');
  }),
  t => {
    // The only enemy hero is not asked for.
    t.at(primaryAbility, {}).says(0, '1').asked(0, 'hero/give-up.choose', ['teren', 'marrec', 'ilvane', 'quill']);
    t.says(0, 'marrec')
      .holds(g => assert.deepEqual(heroes(g, 0), ['teren', 'ilvane', 'quill']))
      .over();
  },
);

scenario(
  rule('RW-HERO-04') + 'turncoat: Old Brannoch brings a quest to his new master',
  game,
  wonByDaqan('turncoat', g => hero(g, 1, 'old-brannoch', 'UB')),
  t => {
    t.at(primaryAbility, {})
      .says(0, '1')
      .hears(1, ['bids 1', 'bids', 'wins-bid', 'changes-sides old-brannoch', 'looks-at-rune', 'draws-quest']);
    t.holds(g =>
      assert.deepEqual(
        g.players.map(({ quests }) => quests.length),
        [3, 2],
      ),
    ).over();
  },
);

scenario(rule('RW-SEASON-02') + 'turncoat: without an enemy hero nothing happens', game, wonByDaqan('turncoat'), t => {
  t.at(primaryAbility, {}).says(0, '1').hears(null, ['bids 1', 'bids', 'wins-bid']).over();
});

scenario(
  rule('RW-SEASON-02') + 'drought: food falls by 1, but a dial at 0 or 1 stays',
  game,
  position({
    factions: ['daqan', 'uthuk', 'latari'],
    given: g => {
      openCard(g, 'drought');
      [4, 1, 0].forEach((food, seat) => {
        g.players[seat]!.dials.food = food;
      });
    },
  }),
  t => {
    t.at(primaryAbility, {}).hears(null, ['dial food 3']);
    t.holds(g =>
      assert.deepEqual(
        g.players.map(({ dials }) => dials.food),
        [3, 1, 0],
      ),
    ).over();
  },
);

for (const card of ['long-days', 'scorching-march'] as const) {
  scenario(
    rule('RW-SEASON-02') + `${card} asks nothing and stays open`,
    game,
    daqanUthuk(g => openCard(g, card)),
    t => {
      t.at(primaryAbility, {})
        .hears(null, [])
        .holds(g => assert.equal(g.card, card))
        .over();
    },
  );
}

scenario(
  rule('RW-ORDER-75') + 'RWX-13 highwaymen: 5, 6 and 9 become 5, 4 and 7, and what lies on a title stays',
  game,
  position({
    factions: ['daqan', 'uthuk', 'latari'],
    given: g => {
      openCard(g, 'highwaymen');
      influence(g, 5, 6, 9);
      title(g, 'captain', 2, 3);
    },
  }),
  t => {
    t.at(primaryAbility, {}).holds(g => {
      assert.deepEqual(influenceOf(g), [5, 4, 7]);
      assert.equal(g.titles.captain.influence, 3);
    });
    t.over();
  },
);

const FLED = [
  ['UA', '3A'],
  ['UB', '3B'],
  ['UC', '3C'],
] as const;
/** The Uthuk have no runes at home, so only Daqan flee. */
const threat =
  (given: (g: Table) => void = () => undefined) =>
  (g: Table) => {
    openCard(g, 'threatened-home-realms');
    for (const [from, to] of FLED) {
      area(g, to).rune = area(g, from).rune;
      area(g, from).rune = null;
    }
    army(g, '7C', 0, { footman: 1 });
    given(g);
  };

scenario(
  rule('RW-RUNE-03') + 'RWX-64 threatened home realms: 2 runes go, each to a nearest area without one',
  game,
  daqanUthuk(threat()),
  t => {
    t.at(primaryAbility, {}).asked(0, 'season/flee.rune', ['DA', 'DB', 'DC']).says(0, 'DC');
    t.asked(0, 'season/flee.to', ['7C', '7D']).says(0, '7D').hears(null, ['moves-rune DC']);
    // One token for each area: the second takes what is left, and the third stays.
    t.asked(0, 'season/flee.rune', ['DA', 'DB'])
      .says(0, 'DB')
      .holds(g => {
        assert.equal(area(g as Table, '7C').rune?.genuine, true);
        assert.equal(area(g as Table, '7D').rune?.genuine, true);
        assert.equal(area(g as Table, 'DA').rune?.genuine, false);
        assert.deepEqual([area(g as Table, 'DB').rune, area(g as Table, 'DC').rune], [null, null]);
      });
    t.over();
  },
);

scenario('RWX-64 from DA only 7D is next, from DB both are', game, daqanUthuk(threat()), t => {
  t.at(primaryAbility, {}).says(0, 'DB').asked(0, 'season/flee.to', ['7C', '7D']).says(0, '7C');
  t.says(0, 'DA')
    .holds(g => assert.equal(area(g as Table, '7D').rune?.genuine, false))
    .over();
});

scenario(
  rule('RW-OPT-REV-07') + 'threatened home realms, revised: 1 rune goes',
  game,
  { ...daqanUthuk(threat()), options: { mildThreat: true } },
  t => {
    t.at(primaryAbility, {})
      .says(0, 'DA')
      .holds(g => assert.notEqual(area(g as Table, '7D').rune, null))
      .over();
  },
);

scenario(
  rule('RW-RUNE-09') + 'threatened home realms: knowledge moves with the token, and others see its back only',
  game,
  daqanUthuk(threat()),
  t => {
    t.at(primaryAbility, {}).says(0, 'DC', '7D');
    t.sees(0, seen => assert.equal(seen.areas.find(({ id }) => id === '7D')!.rune?.genuine, true));
    t.sees(1, seen => assert.equal(seen.areas.find(({ id }) => id === '7D')!.rune?.genuine, null));
    t.asked(0, 'season/flee.rune');
  },
);

scenario(
  rule('RW-SEASON-02') + 'threatened home realms: not from an area that is lost, not to an enemy, none without a place',
  game,
  daqanUthuk(
    threat(g => {
      army(g, 'DC', 1, { berserker: 1 });
      army(g, 'DA', 1, { berserker: 1 });
      army(g, '7D', 1, { berserker: 1 });
    }),
  ),
  t => {
    // Only the rune of DB is at home, and 7C the nearest place that is left.
    t.at(primaryAbility, {}).hears(null, ['moves-rune DB']);
    t.holds(g => assert.equal(area(g as Table, '7C').rune?.genuine, true)).over();
  },
);

scenario(
  rule('RW-SEASON-02') + 'threatened home realms: with no place at all every rune stays',
  game,
  daqanUthuk(
    threat(g => {
      for (const { id, rune } of g.areas) if (rune === null && !id.startsWith('U')) army(g, id, 1, { berserker: 1 });
    }),
  ),
  t => {
    t.at(primaryAbility, {})
      .hears(null, [])
      .holds(g => assert.notEqual(area(g as Table, 'DA').rune, null))
      .over();
  },
);
