import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import type { EventId } from '../../src/printed/ids.ts';
import { defenceIn } from '../../src/rules/battle.ts';
import { advisorCost } from '../../src/rules/locations/embassy.ts';
import { boostCost } from '../../src/rules/tactics.ts';
import { lethality } from '../../src/rules/vocabulary.ts';
import { goodsOf, honors, partners, type Side, scenario, sides } from '../position.ts';

const next = (event: EventId, ...players: Side[]) => ({
  players: sides(3, ...players),
  tea: [0, 1, 2],
  together: { eventDeck: [event] },
});
const lasting = (event: EventId, ...players: Side[]) => ({
  players: sides(3, ...players),
  tea: [0, 1, 2],
  together: { events: [event] },
});

scenario(
  rule('GW-COOP-23', 'GW-COOP-24', 'GW-COOP-26') + 'Harsh Frost: a soldier from a rest zone or a post goes home',
  partners(next('harsh-frost', { rest: { left: { horseman: 1 } }, posts: { right: 1 } }, {}, { posts: { middle: 1 } })),
  t => {
    t.eventStep()
      .asked(0, 'together/freeze.choose', ['horseman@left', 'archer@post-right'])
      .says(0, 'archer@post-right');
    // Who has nobody at the wall is not asked, and one choice is none.
    t.holds(g => {
      assert.deepEqual([g.sections[2]!.posts, g.sections[1]!.posts, g.players[0]!.reserve.archer], [[], [], 4]);
      assert.deepEqual([g.together!.events, g.together!.eventDeck.length], [['harsh-frost'], 11]);
    });
    t.over();
  },
);

scenario(
  rule('GW-COOP-24') + 'Requisition: two resources, or shame',
  partners(next('requisition', { goods: { wood: 1, gold: 1 } }, { goods: { stone: 1, chi: 5 } }, {})),
  t => {
    t.eventStep().asked(0, 'together/requisition.choose', ['wood-1+gold-1', 'bear-shame']).says(0, 'wood-1+gold-1');
    t.asked(1, 'together/requisition.choose', ['bear-shame']).says(1, 'bear-shame').says(1, 'spearman');
    t.says(2, 'bear-shame').says(2, 'archer');
    t.holds(g => assert.deepEqual([goodsOf(g, 0), g.shame], [[0, 0, 0, 0], 28])).over();
  },
);

for (const [shame, silent] of [
  [1, 'bear-shame'],
  [0, 'wood-2'],
] as const) {
  scenario(
    rule('GW-COOP-24', 'GW-COOP-45') + `Requisition: who says nothing, with ${shame} in the supply: ${silent}`,
    partners({ ...next('requisition', { goods: { wood: 2 } }), shame }),
    t => {
      t.eventStep().asked(0, 'together/requisition.choose', ['wood-2', 'bear-shame']);
      t.holds(g => assert.deepEqual(game.machine.otherwise(g as Table, 0), [silent])).asked(
        0,
        'together/requisition.choose',
      );
    },
  );
}

scenario(
  rule('GW-COOP-24', 'GW-COOP-25') + 'Court Intrigue: a tactic or 3 honor, and dearer advisors',
  partners(next('court-intrigue', { tactics: ['retreat-1'], honor: 5 }, { honor: 5 }, { honor: 1 })),
  t => {
    assert.equal(advisorCost(t.g, 0), 1);
    t.eventStep().asked(0, 'together/intrigue.choose', ['lose-honor', 'retreat-1']).says(0, 'retreat-1');
    t.holds(g => {
      assert.deepEqual([honors(g), g.tacticDiscard], [[5, 2, 0], ['retreat-1']]);
      assert.equal(advisorCost(g, 0), 2);
    });
    t.over();
  },
);

scenario(
  rule('GW-COOP-24', 'GW-COOP-25') + 'Border Refugees: a clerk for who likes; donations give 1 honor',
  partners(next('border-refugees', {}, { school: 0 }, {})),
  t => {
    t.eventStep().says(0, 'clerk').asked(2, 'together/refuge.choose', ['clerk', 'pass']).says(2, 'pass');
    t.holds(g =>
      assert.deepEqual(
        g.players.map(({ idle }) => idle),
        [6, 8, 5],
      ),
    );
    t.over();
  },
);
scenario(
  rule('GW-COOP-25') + 'Border Refugees: what lasts',
  partners(lasting('border-refugees', { clerks: { quarry: 1 } })),
  t => {
    t.activates('quarry', 'advanced')
      .says(0, 'pass')
      .says(0, 'donate-1')
      .holds(g => assert.equal(honors(g)[0], 1))
      .over();
  },
);

scenario(
  rule('GW-COOP-24') + 'Veterans Return: a spearman from the reserve rests where his player likes',
  partners(next('veterans-return', {}, {}, { rest: { left: { spearman: 10 } } })),
  t => {
    t.eventStep().says(0, 'rest-middle').asked(1, 'together/veteran.choose').says(1, 'pass');
    t.holds(g => assert.deepEqual([g.sections[1]!.rest[0]!.spearman, g.players[0]!.reserve.spearman], [1, 9])).over();
  },
);

scenario(
  rule('GW-COOP-24', 'GW-COOP-25') + 'Empty Coffers: half the warehouse, rounded up, as the players agree',
  partners({ ...next('empty-coffers'), warehouse: { wood: 2, gold: 1 } }),
  t => {
    t.eventStep();
    for (const seat of [0, 1, 2]) t.asked(seat, 'together/wish.choose', ['wood-2', 'wood-1+gold-1']);
    for (const seat of [0, 1, 2]) t.says(seat, 'wood-1+gold-1');
    t.holds(g => assert.deepEqual(g.warehouse, { wood: 1, stone: 0, gold: 0 })).over();
  },
);
scenario(
  rule('GW-COOP-25') + 'Empty Coffers: the highest overseer gives 1 less in summer, but at least 1',
  partners(lasting('empty-coffers', { overseers: { wood: 1, gold: 3 } }, { overseers: { stone: 1 } })),
  t => {
    t.summer()
      .holds(g =>
        assert.deepEqual(
          [goodsOf(g, 0), goodsOf(g, 1)],
          [
            [1, 0, 2, 0],
            [0, 1, 0, 0],
          ],
        ),
      )
      .over();
  },
);

scenario(
  rule('GW-COOP-25') + 'Broken Bridges: a clerk at the Logistics Center moves two soldiers at most',
  partners(lasting('broken-bridges', { clerks: { 'logistics-center': 1 }, rest: { left: { spearman: 3 } } })),
  t => {
    t.activates('logistics-center').says(0, 'left-to-right').says(0, 'spearman').says(0, 'spearman');
    t.holds(g => assert.deepEqual([g.sections[0]!.rest[0]!.spearman, g.sections[2]!.rest[0]!.spearman], [1, 2])).over();
  },
);

scenario(
  rule('GW-COOP-25') + 'Thin Ranks: the first recruit of a player at the Barracks costs 1 wood more',
  partners(lasting('thin-ranks', { clerks: { barracks: 2 }, goods: { wood: 3, stone: 4 } })),
  t => {
    t.activates('barracks', 'advanced').asked(0, 'recruit.hire', ['done', 'spearman:wood-2+stone-2']);
    t.says(0, 'spearman:wood-2+stone-2').asked(0, 'recruit.hire', ['done', 'spearman:wood-1+stone-2']);
  },
);

for (const [deck, shoots] of [
  ['envoys-l', false],
  ['envoys-m', true],
] as const) {
  scenario(
    rule('GW-COOP-25') + `Dust Storm: the top horde is ${deck}, archers on the left ${shoots ? 'shoot' : 'do not'}`,
    partners({
      ...lasting('dust-storm', { posts: { left: 1 } }),
      hordes: { left: ['tumen-l'] },
      hordeDeck: [deck],
      walls: { left: 3 },
    }),
    t => {
      t.winter();
      if (shoots) t.asked(0, 'winter/shoot.shoot');
      else t.over();
    },
  );
}

scenario(
  rule('GW-COOP-25') + 'Crumbling Mortar: 2 defence less where the wall is highest, the leftmost of equals',
  partners({ ...lasting('crumbling-mortar'), walls: { middle: 2, right: 2 }, barricades: { left: 1 } }),
  t => {
    t.winter().holds(() => {
      assert.deepEqual(
        [0, 1, 2].map(section => defenceIn({ ...t.g, sections: t.g.sections }, section)),
        [0, 10, 12],
      );
    });
    t.over();
  },
);

scenario(
  rule('GW-COOP-25') + 'Wrath of the Khan: lethality 1 higher where most hordes are, the leftmost of equals',
  partners({ ...lasting('wrath-of-the-khan'), year: 3, hordes: { middle: ['envoys-m'], right: ['envoys-r'] } }),
  t => {
    t.summer().holds(g => {
      assert.deepEqual(
        [0, 1, 2].map(section => lethality(g, section)),
        [2, 3, 2],
      );
    });
    t.over();
  },
);

scenario(
  rule('GW-COOP-25') + 'Auspicious Comet: boosting costs 1 chi less, never less than nothing',
  partners(lasting('auspicious-comet', {}, { active: ['strategist'] })),
  t => {
    t.summer().holds(g => {
      assert.deepEqual([boostCost(g, 0, 'retreat'), boostCost(g, 1, 'retreat')], [1, 0]);
      assert.equal(boostCost(g, 1, 'shared-granary'), 0);
    });
    t.over();
  },
);

scenario(rule('GW-COOP-26') + 'when all events are there, none comes', partners({ players: sides(3) }), t => {
  const { eventDeck, events } = t.g.together!;
  (events as EventId[]).push(...(eventDeck as EventId[]).splice(0));
  t.eventStep()
    .holds(g => assert.equal(g.together!.events.length, 12))
    .over();
});
