import assert from 'node:assert/strict';
import { NOBODY } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { SEASON_DECK } from '../../src/printed/decks.ts';
import { ORDERS, SEASONS } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { canCross } from '../../src/rules/borders.ts';
import { resolveSeason, secondaryAbility } from '../../src/rules/season.ts';
import { army, daqanUthuk, hand, position } from '../position.ts';
import { influence, influenceOf, nextCard, openCard, title } from '../seasons.ts';

const seasonCards = (g: Readonly<Table>) =>
  SEASONS.map(season => {
    const open = g.card !== null && SEASON_DECK[season].includes(g.card) ? [g.card] : [];
    return [...g.seasonDecks[season], ...g.seasonDiscards[season], ...open].sort();
  });
/** So that the quest phase asks nothing. */
function withoutHeroes(g: Table): void {
  for (const { heroes } of g.players) g.heroDeck.push(...heroes.splice(0).map(({ id }) => id));
}
const ALL_CARDS = SEASONS.map(season => [...SEASON_DECK[season]].sort());

scenario(
  rule('RW-SEASON-01') + 'the top card of the season is revealed, and lies open until the next one is',
  game,
  daqanUthuk(g => {
    nextCard(g, 'drought');
    withoutHeroes(g);
  }),
  t => {
    t.at(resolveSeason, {}).holds(g => {
      assert.equal(g.card, 'drought');
      assert.deepEqual([g.seasonDecks.summer.length, g.seasonDiscards.summer], [7, []]);
      assert.deepEqual(seasonCards(g), ALL_CARDS);
    });
    t.over();
  },
);

scenario(
  rule('RW-SEASON-01') + 'the card of the season before goes to the discards of its own season',
  game,
  daqanUthuk(g => {
    openCard(g, 'highwaymen');
    nextCard(g, 'mild-winter');
  }),
  t => {
    t.at(resolveSeason, {}).holds(g => {
      assert.equal(g.card, 'mild-winter');
      assert.deepEqual(g.seasonDiscards, { spring: [], summer: ['highwaymen'], autumn: [], winter: [] });
      assert.deepEqual(seasonCards(g), ALL_CARDS);
    });
    t.over();
  },
);

scenario(
  rule('RW-SEASON-17') + 'a season deck that has run out is shuffled anew',
  game,
  daqanUthuk(g => {
    g.season = 'spring';
    g.seasonDiscards.spring = ['famine', 'rivers-in-flood'];
    g.seasonDecks.spring = [];
  }),
  t => {
    t.at(resolveSeason, {}).holds(g => {
      assert.equal(g.seasonDecks.spring.length, 1);
      assert.deepEqual(g.seasonDiscards.spring, []);
      assert.deepEqual([...g.seasonDecks.spring, g.card].sort(), ['famine', 'rivers-in-flood']);
    });
    t.over();
  },
);

scenario(
  rule('RW-SEASON-02', 'RW-SEASON-04', 'RW-SEASON-05', 'RW-SEASON-06') + 'RWX-07 primary first, then icons',
  game,
  position({
    factions: ['daqan', 'waiqar', 'latari'],
    given: g => {
      nextCard(g, 'planting-feast');
      g.players[1]!.dials.food = 8;
      area(g, '4C').activated = [0, 2];
      g.players[0]!.played = ['mobilize', 'rally-support'];
      g.players[0]!.hand = ORDERS.filter(id => id !== 'mobilize' && id !== 'rally-support').reverse();
      g.players[0]!.highest = 6;
      army(g, 'DC', 0, { footman: 1 }, { footman: 2, knight: 1, sorcerer: 1 });
      army(g, '4C', NOBODY, {}, { giant: 1 });
      g.players[2]!.heroes[0]!.routed = true;
    },
  }),
  t => {
    t.at(resolveSeason, {}).hears(null, [
      'season-card planting-feast',
      'dial food 4',
      'dial food 3',
      'tokens-back',
      'orders-back',
      'stand-up 6',
    ]);
    t.holds(g => {
      assert.deepEqual(
        g.players.map(({ dials }) => dials.food),
        [4, 8, 3],
      );
      assert.ok(g.areas.every(({ activated }) => activated.length === 0));
      const [daqan] = g.players;
      assert.deepEqual([daqan!.hand, daqan!.played, daqan!.highest], [[...ORDERS], [], 0]);
      assert.deepEqual(area(g, 'DC').troops, [
        { unit: 'footman', standing: 3, routed: 0 },
        { unit: 'knight', standing: 1, routed: 0 },
        { unit: 'sorcerer', standing: 1, routed: 0 },
      ]);
      assert.deepEqual(area(g, '4C').troops, [{ unit: 'giant', standing: 1, routed: 0 }]);
      assert.equal(g.players[2]!.heroes[0]!.routed, false);
    }).over();
  },
);

for (const [season, card] of [
  ['summer', 'drought'],
  ['autumn', 'raiders-at-the-fords'],
  ['winter', 'mild-winter'],
] as const) {
  scenario(
    rule('RW-SEASON-04', 'RW-SEASON-05', 'RW-SEASON-06') + `tokens, orders and routed figures stay in ${season}`,
    game,
    daqanUthuk(g => {
      openCard(g, card);
      withoutHeroes(g);
      area(g, '7C').activated = [0];
      g.players[0]!.played = ['conquer'];
      g.players[0]!.hand = ORDERS.filter(id => id !== 'conquer');
      g.players[0]!.highest = 3;
      army(g, 'DC', 0, {}, { footman: 2 });
    }),
    t => {
      t.at(secondaryAbility, {}).holds(g => {
        assert.deepEqual(area(g, '7C').activated, [0]);
        assert.deepEqual([g.players[0]!.played, g.players[0]!.highest], [['conquer'], 3]);
        assert.deepEqual(area(g, 'DC').troops, [{ unit: 'footman', standing: 0, routed: 2 }]);
      });
      if (season === 'autumn') t.asked(0, 'autumn.receive');
      else t.over();
    },
  );
}

scenario(
  rule('RW-SEASON-07', 'RW-SEASON-03') + 'summer: the quest phase, in normal play order, after the card',
  game,
  daqanUthuk(g => {
    nextCard(g, 'champions-fair');
    g.order = [1, 0];
    influence(g, 2, 0);
  }),
  t => {
    t.at(resolveSeason, {}).asked(0, 'season/champions-fair.decide').says(0, 'no');
    t.asked(1, 'quests/hero.choose').refuses(0, 'pass').says(1, 'pass').asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-SEASON-03', 'RW-SEASON-08', 'RW-SEASON-09', 'RW-SEASON-10', 'RW-FATE-04', 'RW-TACT-02') + 'RWX-09 autumn',
  game,
  position({
    factions: ['daqan', 'waiqar', 'latari'],
    given: g => {
      openCard(g, 'stampede');
      g.fateDiscard = g.fateDeck.splice(0, 26);
      g.order = [2, 0, 1];
      hand(
        g,
        0,
        ...(['ambush', 'ambush', 'sappers', 'sappers', 'rally-cry', 'rally-cry', 'shield-wall'] as const),
        ...(['beast-drums', 'beast-drums', 'lost-city'] as const),
      );
      influence(g, 3, 2, 4);
    },
  }),
  t => {
    t.at(secondaryAbility, {}).holds(g => {
      assert.deepEqual([g.fateDeck.length, g.fateDiscard.length], [30, 0]);
      assert.deepEqual(
        [...g.fateDeck].sort((a, b) => a - b),
        Array.from({ length: 30 }, (_, i) => i + 1),
      );
    });
    t.asked(2, 'autumn.receive', ['influence', 'tactics']).refuses(0, 'influence').says(2, 'influence');
    t.hears(1, ['gains influence 2']);
    // Ten in hand already: one goes at once, face up.
    t.asked(0, 'autumn.receive').says(0, 'tactics').hears(1, ['draws-tactic']).asked(0, 'hand/tactics.discard');
    t.says(0, 'lost-city').hears(1, ['discards-tactic lost-city']);
    t.holds(g => {
      assert.equal(g.players[0]!.tactics.length, 10);
      assert.deepEqual(
        g.players[0]!.tactics.filter(({ fresh }) => fresh).length,
        1,
        'what was drawn now cannot be played before winter',
      );
    });
    t.asked(1, 'autumn.receive').says(1, 'influence');
    t.holds(g => assert.deepEqual(influenceOf(g), [3, 4, 6])).over();
  },
);

scenario(
  rule('RW-SEASON-15') + 'in winter units cross water, but no mountains',
  game,
  daqanUthuk(g => openCard(g, 'hard-winter')),
  t => {
    const foot = { seat: 0, flying: false, byOrder: true };
    t.holds(g => {
      assert.deepEqual([canCross(g, 'water', foot), canCross(g, 'mountain', foot)], [true, false]);
      for (const season of ['spring', 'summer', 'autumn'] as const)
        assert.equal(canCross({ ...g, season }, 'water', foot), false);
    });
    t.at(secondaryAbility, {}).asked(0, 'units/sacrifice.choose');
  },
);

for (const [card, ask] of [
  ['convocation', 'bid.offer'],
  ['audience', 'bid.offer'],
  ['reckoning', 'bid.offer'],
  ['midwinter-verdict', 'season/midwinter-verdict.pay'],
] as const) {
  scenario(
    rule('RW-SEASON-18') + `the Primarch gains 1 influence when ${card} is revealed, before anything else`,
    game,
    daqanUthuk(g => {
      nextCard(g, card);
      influence(g, 3, 2);
      title(g, 'primarch', 0, 2);
    }),
    t => {
      t.at(resolveSeason, {}).holds(g => {
        assert.deepEqual(influenceOf(g), [4, 2]);
        assert.equal(g.titles.primarch.influence, 2);
      });
      t.asked(0, ask);
    },
  );
}

scenario(
  rule('RW-SEASON-18') + 'other cards give the Primarch nothing, though they are bid for',
  game,
  daqanUthuk(g => {
    nextCard(g, 'rune-unearthed');
    influence(g, 3, 2);
    title(g, 'primarch', 0);
  }),
  t => {
    t.at(resolveSeason, {})
      .holds(g => assert.deepEqual(influenceOf(g), [3, 2]))
      .asked(0, 'bid.offer');
  },
);

scenario(
  rule('RW-SEASON-18') + 'without a Primarch nobody gains from a council',
  game,
  daqanUthuk(g => {
    nextCard(g, 'reckoning');
    influence(g, 3, 2);
  }),
  t => {
    t.at(resolveSeason, {})
      .holds(g => assert.deepEqual(influenceOf(g), [3, 2]))
      .asked(0, 'bid.offer');
  },
);
