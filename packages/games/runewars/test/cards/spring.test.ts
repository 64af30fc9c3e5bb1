import assert from 'node:assert/strict';
import { NOBODY } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import type { AreaId, ExplorationId, TacticId } from '../../src/printed/ids.ts';
import { area, unitsIn } from '../../src/rules/areas.ts';
import { primaryAbility } from '../../src/rules/season.ts';
import { army, daqanUthuk, hand, position } from '../position.ts';
import { influence, influenceOf, nextTactics, openCard } from '../seasons.ts';

const dials = (g: Readonly<Table>, seat: number): number[] => Object.values(g.players[seat]!.dials);

scenario(
  rule('RW-SEASON-02') + 'RWX-08 famine lowers only',
  game,
  position({
    factions: ['daqan', 'latari', 'waiqar', 'uthuk'],
    given: g => {
      openCard(g, 'famine');
      g.players[2]!.dials = { food: 5, wood: 2, ore: 3 };
      for (const id of ['3A', '5B', '8B'] as const) army(g, id, 2, { reanimate: 1 });
      area(g, 'WB').stronghold!.development = 'storehouse';
    },
  }),
  t => {
    t.at(primaryAbility, {}).hears(null, ['dial food 3']);
    t.holds(g => assert.deepEqual(dials(g, 2), [3, 2, 3])).over();
  },
);

function explored(g: Table, at: AreaId, token: ExplorationId, revealed: boolean): void {
  g.explorationBox.splice(g.explorationBox.indexOf(token), 1);
  area(g, at).exploration = { token, revealed };
}

scenario(
  rule('RW-SEASON-02') + 'famine: exploration tokens count if they are revealed, lost areas do not',
  game,
  daqanUthuk(g => {
    openCard(g, 'famine');
    g.players[0]!.dials = { food: 8, wood: 8, ore: 8 };
    g.players[1]!.dials = { food: 8, wood: 8, ore: 8 };
    explored(g, 'DC', 'hamlet', true);
    explored(g, 'DB', 'sawmill', false);
    // A Daqan army in UC: its wood and ore are theirs.
    army(g, 'UC', 0, { footman: 1 });
  }),
  t => {
    t.at(primaryAbility, {})
      .holds(g =>
        assert.deepEqual(
          [dials(g, 0), dials(g, 1)],
          [
            [4, 3, 4],
            [3, 0, 1],
          ],
        ),
      )
      .over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'call to arms: in order each may recruit from one dial, which stays',
  game,
  daqanUthuk(g => {
    openCard(g, 'call-to-arms');
    g.order = [1, 0];
  }),
  t => {
    t.at(primaryAbility, {}).refuses(0, 'yes').asked(1, 'season/call-to-arms.decide', ['yes', 'no']).says(1, 'no');
    t.asked(0, 'season/call-to-arms.decide').says(0, 'yes').asked(0, 'recruit.dial', ['food', 'wood', 'ore']);
    t.says(0, 'ore').says(0, 'knight@DB').hears(null, ['recruits knight 1']);
    t.holds(g => assert.deepEqual([dials(g, 0), unitsIn(area(g as Table, 'DB'))], [[3, 2, 2], 7])).over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'call to arms: who has no stronghold or no levy is not asked',
  game,
  position({
    factions: ['daqan', 'uthuk', 'latari'],
    given: g => {
      openCard(g, 'call-to-arms');
      area(g, 'DB').stronghold = null;
      g.players[1]!.dials = { food: 0, wood: 0, ore: 0 };
    },
  }),
  t => {
    t.at(primaryAbility, {}).asked(2, 'season/call-to-arms.decide').says(2, 'no').over();
  },
);

/** Daqan will win the convocation; what they draw is known to the test. */
const convoked = (drawn: TacticId[], given: (g: Table) => void = () => undefined) =>
  position({
    factions: ['daqan', 'uthuk', 'latari'],
    given: g => {
      openCard(g, 'convocation');
      for (const seat of [0, 1, 2]) hand(g, seat);
      given(g);
      nextTactics(g, ...drawn);
      influence(g, 1, 0, 0);
    },
  });
const cards = (g: Readonly<Table>, seat: number): TacticId[] => g.players[seat]!.tactics.map(({ card }) => card);

scenario(
  rule('RW-BID-03', 'RW-GEN-09') + 'convocation: 3 drawn, 1 of them given in secret to an opponent of choice',
  game,
  convoked(['ambush', 'sappers', 'rally-cry'], g => hand(g, 0, 'lost-city')),
  t => {
    t.at(primaryAbility, {}).says(0, '1').asked(0, 'season/share.opponent', ['seat-2', 'seat-3']).says(0, 'seat-3');
    t.asked(0, 'season/share.card', ['ambush', 'sappers', 'rally-cry']).refuses(0, 'lost-city').says(0, 'sappers');
    t.hears(0, ['gives-tactic sappers 1']).hears(2, ['gives-tactic sappers 1']).hears(1, ['gives-tactic']);
    t.holds(g => {
      assert.deepEqual(
        [cards(g, 0), cards(g, 1), cards(g, 2)],
        [['lost-city', 'ambush', 'rally-cry'], [], ['sappers']],
      );
      // It counts as drawn in this season.
      assert.equal(g.players[2]!.tactics[0]!.fresh, true);
    });
    t.sees(0, seen => assert.equal(seen.players[2]!.tactics[0]!.card, 'sappers'));
    for (const me of [1, null]) t.sees(me, seen => assert.equal(seen.players[2]!.tactics[0]!.card, null));
    t.over();
  },
);

scenario(
  rule('RW-TACT-03') + 'convocation: hand limits of both come after the gift',
  game,
  convoked(['ambush', 'sappers', 'rally-cry'], g => {
    hand(g, 0, 'beast-drums', 'beast-drums', 'forced-march', 'forced-march', 'mountain-pass', 'mountain-pass');
    for (const card of ['spy-ring', 'spy-ring', 'bumper-crop'] as const) deal(g, 0, card);
    for (const card of ['war-council', 'war-council', 'heros-hour', 'heros-hour', 'levy-of-silver'] as const)
      deal(g, 2, card);
    for (const card of ['levy-of-silver', 'envoys-gift', 'envoys-gift', 'cutpurses', 'night-raid'] as const)
      deal(g, 2, card);
  }),
  t => {
    t.at(primaryAbility, {})
      .says(0, '1')
      .says(0, 'seat-3')
      .holds(g => assert.equal(cards(g, 0).length, 12));
    t.says(0, 'ambush').asked(0, 'hand/tactics.discard').says(0, 'bumper-crop');
    t.asked(2, 'hand/tactics.discard').says(2, 'ambush');
    t.holds(g => assert.deepEqual([cards(g, 0).length, cards(g, 2).length], [10, 10])).over();
  },
);
function deal(g: Table, seat: number, card: TacticId): void {
  g.tacticDeck.splice(g.tacticDeck.indexOf(card), 1);
  g.players[seat]!.tactics.push({ card, known: 0, fresh: false });
}

scenario(
  rule('RW-GEN-09') + 'convocation: of equal cards a new one is given, and an older one stays',
  game,
  convoked(['rally-cry', 'rally-cry', 'beast-drums'], g => hand(g, 0, 'rally-cry')),
  t => {
    t.at(primaryAbility, {}).says(0, '1').says(0, 'seat-2').asked(0, 'season/share.card', ['rally-cry', 'beast-drums']);
    t.says(0, 'rally-cry').holds(g => {
      assert.deepEqual(
        g.players[0]!.tactics.map(({ card, fresh }) => [card, fresh]),
        [
          ['rally-cry', false],
          ['rally-cry', true],
          ['beast-drums', true],
        ],
      );
    });
    t.over();
  },
);

scenario(
  rule('RW-GEN-09') + 'convocation: that all three are alike is not told by leaving the question out',
  game,
  convoked(['rally-cry', 'rally-cry', 'rally-cry']),
  t => {
    t.at(primaryAbility, {}).says(0, '0').says(0, 'seat-2').asked(0, 'season/share.card', ['rally-cry']);
  },
);

scenario(
  rule('RW-SEASON-02') + 'rivers in flood asks nothing and stays open',
  game,
  daqanUthuk(g => openCard(g, 'rivers-in-flood')),
  t => {
    t.at(primaryAbility, {})
      .hears(null, [])
      .holds(g => assert.equal(g.card, 'rivers-in-flood'))
      .over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'wandering herds: each must place a neutral triangle in an uncontrolled area with room',
  game,
  daqanUthuk(g => {
    openCard(g, 'wandering-herds');
    g.order = [1, 0];
    army(g, '7A', NOBODY, { razorwing: 2, beastman: 2, hellhound: 1, sorcerer: 3 });
    army(g, '7C', 0, { footman: 1 });
  }),
  t => {
    t.at(primaryAbility, {}).asked(1, 'season/herd.unit', ['beastman', 'razorwing']).refuses(1, 'sorcerer');
    t.says(1, 'razorwing').asked(1, 'season/herd.area');
    t.offers(1, '7D', '1C', '3A').refuses(1, '7A').refuses(1, '7C').refuses(1, 'DA').refuses(1, 'pass');
    t.says(1, '7D').hears(null, ['places razorwing 1']).says(0, 'beastman', '1C');
    t.holds(g => {
      const { holder, troops } = area(g as Table, '7D');
      assert.equal(holder, NOBODY);
      assert.deepEqual(troops, [
        { unit: 'razorwing', standing: 1, routed: 0 },
        { unit: 'sorcerer', standing: 2, routed: 0 },
      ]);
      assert.equal(unitsIn(area(g as Table, '1C')), 1);
    }).over();
  },
);

scenario(
  rule('RW-NEUT-16') + 'wandering herds: what is not in the supply cannot be placed',
  game,
  daqanUthuk(g => {
    openCard(g, 'wandering-herds');
    army(g, '5A', NOBODY, { beastman: 6 });
    army(g, '7A', NOBODY, { razorwing: 3 });
  }),
  t => {
    t.at(primaryAbility, {}).asked(0, 'season/herd.area').says(0, '1C');
    t.holds(g =>
      assert.deepEqual(area(g as Table, '1C').troops, [{ unit: 'razorwing', standing: 1, routed: 0 }]),
    ).over();
  },
);

scenario(
  rule('RW-SEASON-02') + 'planting feast: food rises by 1, never above 8',
  game,
  daqanUthuk(g => {
    openCard(g, 'planting-feast');
    g.players[0]!.dials.food = 8;
    g.players[1]!.dials.food = 0;
  }),
  t => {
    t.at(primaryAbility, {}).hears(null, ['dial food 1']);
    t.holds(g =>
      assert.deepEqual(
        [dials(g, 0), dials(g, 1)],
        [
          [8, 2, 2],
          [1, 1, 3],
        ],
      ),
    ).over();
  },
);

scenario(
  rule('RW-SEASON-02') + 'tithe day: 1 influence, and 1 for each city one controls',
  game,
  daqanUthuk(g => {
    openCard(g, 'tithe-day');
    influence(g, 3, 1);
    for (const id of ['3A', '5B'] as const) army(g, id, 1, { berserker: 1 });
  }),
  t => {
    t.at(primaryAbility, {})
      .holds(g => assert.deepEqual(influenceOf(g), [4, 4]))
      .over();
  },
);
