import assert from 'node:assert/strict';
import { NOBODY } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import type { AreaId, TacticId } from '../../src/printed/ids.ts';
import { area, unitsIn } from '../../src/rules/areas.ts';
import { primaryAbility } from '../../src/rules/season.ts';
import { army, daqanUthuk, fate, hand, position } from '../position.ts';
import { influence, influenceOf, nextTactics, openCard, title } from '../seasons.ts';

const troops = (g: Readonly<Table>, id: AreaId) => area(g as Table, id).troops;
const cards = (g: Readonly<Table>, seat: number): TacticId[] => g.players[seat]!.tactics.map(({ card }) => card);

scenario(
  rule('RW-BID-03', 'RW-ORDER-72') + 'reckoning: a title nobody holds, with 1 influence of the stock on it',
  game,
  daqanUthuk(g => {
    openCard(g, 'reckoning');
    influence(g, 2, 2);
    title(g, 'captain', 1, 3);
  }),
  t => {
    t.at(primaryAbility, {})
      .says(0, '1')
      .says(1, '0')
      .asked(0, 'season/reckoning.prize', ['primarch', 'warden', 'tactics']);
    t.refuses(0, 'captain').says(0, 'warden').hears(null, ['takes-title warden 1']);
    t.holds(g => {
      assert.deepEqual(g.titles.warden, { holder: 0, influence: 1 });
      assert.deepEqual(influenceOf(g), [1, 2]);
    }).over();
  },
);

scenario(
  rule('RW-BID-03') + 'reckoning: or 1 tactics card, which is all there is when every title is held',
  game,
  daqanUthuk(g => {
    openCard(g, 'reckoning');
    influence(g, 1, 0);
    for (const id of ['primarch', 'captain', 'warden'] as const) title(g, id, 1);
    hand(g, 0);
    nextTactics(g, 'ambush');
  }),
  t => {
    t.at(primaryAbility, {}).says(0, '1').hears(1, ['bids 1', 'bids', 'wins-bid', 'draws-tactic']);
    t.holds(g => assert.deepEqual(g.players[0]!.tactics, [{ card: 'ambush', known: 0, fresh: true }])).over();
  },
);

scenario(
  rule('RW-SEASON-03', 'RW-ORDER-40') + 'rich harvest: each may set the dials, storehouses count, nothing is built',
  game,
  daqanUthuk(g => {
    openCard(g, 'rich-harvest');
    area(g, 'DB').stronghold!.development = 'storehouse';
    g.players[0]!.dials = { food: 8, wood: 0, ore: 0 };
    g.players[1]!.dials = { food: 8, wood: 0, ore: 0 };
    influence(g, 3, 1);
  }),
  t => {
    t.at(primaryAbility, {}).asked(0, 'season/rich-harvest.decide', ['yes', 'no']).says(0, 'yes');
    t.asked(0, 'harvest.store', ['food', 'wood']).says(0, 'wood');
    t.asked(1, 'season/rich-harvest.decide').says(1, 'no');
    t.holds(g => {
      assert.deepEqual(g.players[0]!.dials, { food: 3, wood: 3, ore: 2 });
      assert.deepEqual(g.players[1]!.dials, { food: 8, wood: 0, ore: 0 });
      assert.deepEqual(influenceOf(g), [3, 1]);
    }).over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'raiders at the fords: each routs one standing unit beside water, own or allied',
  game,
  daqanUthuk(g => {
    openCard(g, 'raiders-at-the-fords');
    army(g, '7D', 0, { footman: 2, sorcerer: 1 }, { knight: 1 });
    army(g, '5A', 0, { bowman: 1 });
    army(g, '7C', 0, { footman: 1 });
    // Beside water the Uthuk have a routed unit only.
    army(g, '3D', 1, {}, { berserker: 1 });
  }),
  t => {
    t.at(primaryAbility, {});
    t.asked(0, 'season/raiders-at-the-fords.rout', ['footman@7D', 'sorcerer@7D', 'bowman@5A']);
    t.refuses(0, 'knight@7D').refuses(0, 'footman@7C').refuses(0, 'pass').says(0, 'footman@7D');
    t.hears(null, ['routs footman 1']).holds(g => {
      assert.deepEqual(troops(g, '7D'), [
        { unit: 'footman', standing: 1, routed: 1 },
        { unit: 'knight', standing: 0, routed: 1 },
        { unit: 'sorcerer', standing: 1, routed: 0 },
      ]);
      assert.deepEqual(troops(g, '3D'), [{ unit: 'berserker', standing: 0, routed: 1 }]);
    });
    t.over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'caravans: 2 influence for 2 tactics, in order, for who can pay',
  game,
  position({
    factions: ['daqan', 'uthuk', 'latari'],
    given: g => {
      openCard(g, 'caravans');
      influence(g, 2, 1, 5);
      g.order = [2, 1, 0];
      for (const seat of [0, 1, 2]) hand(g, seat);
    },
  }),
  t => {
    t.at(primaryAbility, {}).asked(2, 'season/caravans.decide', ['yes', 'no']).says(2, 'yes');
    t.hears(0, ['loses influence 2', 'draws-tactic', 'draws-tactic']);
    t.asked(0, 'season/caravans.decide').says(0, 'no');
    t.holds(g => {
      assert.deepEqual(influenceOf(g), [2, 1, 3]);
      assert.deepEqual(
        [0, 1, 2].map(seat => cards(g, seat).length),
        [0, 0, 2],
      );
    }).over();
  },
);

scenario(
  'RWX-12 camp fever: with 6 units one triangle or circle dies, own or allied',
  game,
  daqanUthuk(g => {
    openCard(g, 'camp-fever');
    army(g, 'DB', NOBODY, {});
    army(g, 'UB', NOBODY, {});
    army(g, 'DC', 0, { footman: 3, knight: 2, sorcerer: 1 });
    army(g, 'UC', 1, { berserker: 5 });
    army(g, '7D', NOBODY, { beastman: 4, razorwing: 2 });
  }),
  t => {
    t.at(primaryAbility, {})
      .asked(0, 'season/fever.unit', ['footman', 'sorcerer'])
      .refuses(0, 'knight')
      .refuses(0, 'pass');
    t.says(0, 'sorcerer').hears(null, ['destroyed sorcerer 1']);
    t.holds(g => assert.deepEqual([unitsIn(area(g as Table, 'DC')), unitsIn(area(g as Table, 'UC'))], [5, 5]));
    t.holds(g => assert.equal(unitsIn(area(g as Table, '7D')), 6)).over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'camp fever: in every such area, in order; routed units count; none to be had, none dies',
  game,
  daqanUthuk(g => {
    openCard(g, 'camp-fever');
    g.order = [1, 0];
    army(g, 'DB', 0, { knight: 5, 'siege-tower': 2 });
    army(g, 'DC', 0, { footman: 4 }, { footman: 1, knight: 1 });
    army(g, 'UB', 1, { 'flesh-ripper': 4, warlock: 2 });
  }),
  t => {
    // The Uthuk have warlocks only, so they are not asked.
    t.at(primaryAbility, {}).hears(null, ['destroyed warlock 1']);
    t.asked(0, 'season/fever.unit', ['footman', 'footman-routed']).says(0, 'footman-routed');
    t.holds(g => assert.deepEqual(troops(g, 'DB').length, 2)).over();
  },
);

/** DC holds 7 Daqan units, and 7D beside it 2 sorcerers, one of them routed. Daqan are asked last. */
const envoys = (...drawn: number[]) =>
  daqanUthuk(g => {
    openCard(g, 'old-alliances');
    g.order = [1, 0];
    army(g, 'DC', 0, { footman: 5, knight: 2 });
    army(g, '7D', NOBODY, { sorcerer: 1 }, { sorcerer: 1 });
    hand(g, 0, 'envoys-gift');
    influence(g, 3, 1);
    fate(g, ...drawn);
  });

scenario(
  rule('RW-DIP-03', 'RW-DIP-04', 'RW-DIP-08') + 'RWX-30 old alliances: gold, and 9 units in DC',
  game,
  envoys(5, 8),
  t => {
    t.at(primaryAbility, {}).says(1, 'pass').asked(0, 'season/envoy.from', ['pass', '7D']);
    t.says(0, '7D')
      .asked(0, 'season/envoy.to', ['DA', 'DC'])
      .says(0, 'DC')
      .hears(1, ['envoy-draws 5', 'envoy-draws 8']);
    t.asked(0, 'diplomacy/test.choose', ['gold', 'red']).says(0, 'gold').hears(null, ['destiny gold', 'migrate 7D 2']);
    t.asked(0, 'units/sacrifice.choose', ['footman', 'knight', 'sorcerer', 'sorcerer-routed']).says(0, 'footman');
    t.holds(g => {
      assert.deepEqual(troops(g, 'DC'), [
        { unit: 'footman', standing: 4, routed: 0 },
        { unit: 'knight', standing: 2, routed: 0 },
        { unit: 'sorcerer', standing: 1, routed: 1 },
      ]);
      assert.deepEqual([area(g as Table, 'DC').holder, area(g as Table, '7D').holder], [0, NOBODY]);
      assert.deepEqual([g.fateOpen, g.fateDiscard], [[], [5, 8]]);
      // Nothing is paid, and no card is played.
      assert.deepEqual([influenceOf(g), cards(g, 0)], [[3, 1], ['envoys-gift']]);
    }).over();
  },
);

scenario(rule('RW-DIP-03') + 'RWX-30 old alliances: red does nothing', game, envoys(5, 8), t => {
  t.at(primaryAbility, {}).says(1, 'pass').says(0, '7D', 'DC').says(0, 'red').hears(null, ['destiny red']);
  t.holds(g => assert.deepEqual(troops(g, '7D'), [{ unit: 'sorcerer', standing: 1, routed: 1 }])).over();
});

scenario(
  rule('RW-DIP-05', 'RW-NEUT-12') + 'old alliances: grey makes them retreat, where the left neighbour wants',
  game,
  {
    ...daqanUthuk(g => {
      openCard(g, 'old-alliances');
      army(g, '3A', 1, { berserker: 1 });
      army(g, '3C', NOBODY, { dragon: 1 });
      g.order = [1, 0];
      fate(g, 3, 4);
    }),
  },
  t => {
    t.at(primaryAbility, {}).says(1, '3B').hears(null, ['envoy-draws 3', 'envoy-draws 4', 'destiny grey']);
    t.asked(0, 'retreat.choose', ['3C', '5B', '5D']).says(0, '5B');
    t.holds(g => {
      assert.deepEqual(troops(g, '3B'), []);
      assert.deepEqual(troops(g, '5B'), [{ unit: 'hellhound', standing: 0, routed: 1 }]);
    });
    t.asked(0, 'season/envoy.from');
  },
);

scenario(
  rule('RW-TERM-09') + 'old alliances: only over an open side, flyers too',
  game,
  daqanUthuk(g => {
    openCard(g, 'old-alliances');
    // Between 5D and the dragon of 3C there is a mountain, and no other neutral area is beside a friendly one.
    for (const id of ['3B', '3D', '7D', '5B', '5C'] as const) army(g, id, NOBODY, {});
    army(g, '5D', 0, { footman: 1 });
  }),
  t => {
    t.at(primaryAbility, {}).hears(null, []).over();
  },
);

scenario(
  rule('RW-SEASON-03', 'RW-GEN-09') + 'market of secrets: draw 1, discard 1, the new one too',
  game,
  daqanUthuk(g => {
    openCard(g, 'market-of-secrets');
    hand(g, 0, 'lost-city', 'sappers');
    hand(g, 1);
    nextTactics(g, 'ambush', 'rally-cry');
  }),
  t => {
    t.at(primaryAbility, {}).asked(0, 'season/trade.discard', ['lost-city', 'sappers', 'ambush']).refuses(0, 'pass');
    t.says(0, 'sappers').hears(0, ['discards-tactic sappers', 'draws-tactic']);
    // With one card the answer is clear, but asking tells nothing and not asking would.
    t.asked(1, 'season/trade.discard', ['rally-cry']).says(1, 'rally-cry');
    t.holds(g => {
      assert.deepEqual([cards(g, 0), cards(g, 1)], [['lost-city', 'ambush'], []]);
      assert.deepEqual(g.tacticDiscard, ['sappers', 'rally-cry']);
    }).over();
  },
);

scenario(
  rule('RW-TACT-03') + 'market of secrets: a full hand stays full',
  game,
  daqanUthuk(g => {
    openCard(g, 'market-of-secrets');
    hand(g, 0, 'lost-city', 'sappers', 'sappers', 'ambush', 'ambush', 'spy-ring', 'spy-ring', 'cutpurses');
    g.players[0]!.tactics.push(
      ...(['night-raid', 'bumper-crop'] as const).map(card => {
        g.tacticDeck.splice(g.tacticDeck.indexOf(card), 1);
        return { card, known: 0, fresh: false };
      }),
    );
    g.order = [0];
  }),
  t => {
    t.at(primaryAbility, {})
      .says(0, 'night-raid')
      .holds(g => assert.equal(cards(g, 0).length, 10))
      .over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'stampede: the neutral units of an area go to an empty one beside it, as they are',
  game,
  daqanUthuk(g => {
    openCard(g, 'stampede');
    army(g, '7B', NOBODY, { hellhound: 1, beastman: 1 }, { sorcerer: 1 });
    army(g, '5B', 0, { footman: 1 });
  }),
  t => {
    t.at(primaryAbility, {}).asked(0, 'season/drive.from');
    // 3C has 3A beside it; nothing empty is beside 5C; 5A would have to cross the edge of the map.
    t.offers(0, 'pass', '7B', '7A', '7D', '1A', '1B', '3B', '3C', '3D')
      .refuses(0, '5C')
      .refuses(0, '5A')
      .refuses(0, '5B');
    t.says(0, '7B').asked(0, 'season/drive.to', ['1C', '7C']).refuses(0, '7A').says(0, '7C');
    t.hears(null, ['migrate 7B 3']).holds(g => {
      assert.deepEqual(troops(g, '7C'), [
        { unit: 'beastman', standing: 1, routed: 0 },
        { unit: 'sorcerer', standing: 0, routed: 1 },
        { unit: 'hellhound', standing: 1, routed: 0 },
      ]);
      assert.deepEqual([area(g as Table, '7C').holder, troops(g, '7B')], [NOBODY, []]);
    });
    // The next player may move them on, or back.
    t.asked(1, 'season/drive.from')
      .says(1, '7C')
      .holds(g => assert.equal(unitsIn(area(g as Table, '7B')), 3))
      .over();
  },
);

scenario(
  rule('RW-MOVE-03') + 'stampede: a mountain stops those on foot, not flyers among themselves',
  game,
  daqanUthuk(g => {
    openCard(g, 'stampede');
    // Around 3C and 3B everything is taken but 5D, beyond the mountain.
    army(g, '5D', NOBODY, {});
    army(g, '3A', 1, { berserker: 1 });
    army(g, '3B', 1, { berserker: 1 });
    army(g, '3D', 1, { berserker: 1 });
    army(g, '3C', NOBODY, { dragon: 1 });
    g.order = [0];
  }),
  t => {
    t.at(primaryAbility, {})
      .offers(0, '3C')
      .says(0, '3C')
      .holds(g => {
        assert.deepEqual(troops(g, '5D'), [{ unit: 'dragon', standing: 1, routed: 0 }]);
      });
    t.over();
  },
);

scenario(
  rule('RW-MOVE-02') + 'stampede: a giant beside the dragon stays with it',
  game,
  daqanUthuk(g => {
    openCard(g, 'stampede');
    army(g, '5D', NOBODY, {});
    army(g, '3A', 1, { berserker: 1 });
    army(g, '3B', 1, { berserker: 1 });
    army(g, '3D', 1, { berserker: 1 });
    army(g, '3C', NOBODY, { dragon: 1, giant: 1 });
    g.order = [0];
  }),
  t => {
    t.at(primaryAbility, {}).refuses(0, '3C', 'RW-SEASON-02').asked(0, 'season/drive.from').says(0, 'pass').over();
  },
);
