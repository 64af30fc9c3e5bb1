import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { goodsOf, honors, hordeOf, position, scenario, sides } from '../position.ts';

scenario(
  rule('GW-LOC-BUILD-07', 'GW-ADV-03') +
    'Wall Architect: 2 own resources less for a level, full honor; not for barricades',
  position({ players: sides(3, { active: ['wall-architect'], goods: { wood: 3 } }) }),
  t => {
    t.builds(0).says(0, 'wall-left').asked(0, 'goods/settle.pay', ['wood-3']).says(0, 'wood-3');
    t.holds(g => assert.deepEqual(honors(g), [5, 0, 0])).over();
  },
);

scenario(
  rule('GW-LOC-BUILD-11', 'GW-ADV-03') + 'Wall Architect: the warehouse still pays first',
  position({ players: sides(3, { active: ['wall-architect'] }), warehouse: { stone: 3, gold: 1 } }),
  t => {
    t.builds(0)
      .says(0, 'wall-left')
      .holds(g => assert.deepEqual([g.warehouse, honors(g)], [{ wood: 0, stone: 0, gold: 0 }, [5, 0, 0]]))
      .over();
  },
);

scenario(
  rule('GW-LOC-BUILD-02', 'GW-ADV-03') + 'Palisade Maker: a barricade for 1, and 3 honor',
  position({ players: sides(3, { active: ['palisade-maker'], goods: { gold: 1 } }, { goods: { gold: 1 } }) }),
  t => {
    t.builds(0)
      .says(0, 'barricade-left')
      .says(0, 'gold-1')
      .holds(g => assert.deepEqual(honors(g), [3, 0, 0]))
      .over();
    t.builds(1).asked(1, 'location/build.choose', ['pass']);
  },
);

scenario(
  rule('GW-LOC-BUILD-14', 'GW-ADV-03') +
    'Watch Captain: a new level calls a resting archer of that section to a post, and he wounds',
  position({
    players: sides(3, {
      active: ['watch-captain'],
      goods: { wood: 7 },
      rest: { left: { archer: 1 } },
      posts: { left: 1 },
    }),
    hordes: { left: ['shamans-l'] },
  }),
  t => {
    t.builds(0, 2).says(0, 'wall-left').says(0, 'wood-5').asked(0, 'event/window.react', ['pass', 'watch-captain']);
    t.says(0, 'watch-captain')
      .says(0, 'shamans-l/1')
      .holds(g => {
        assert.deepEqual([g.sections[0]!.posts, hordeOf(g, 'shamans-l').wounds], [[0, 0], [0]]);
      });
    // Nobody rests there any more, and a barricade would not call anyway.
    t.says(0, 'barricade-left').says(0, 'wood-2').over();
  },
);

scenario(
  rule('GW-LOC-BUILD-12', 'GW-ADV-03') +
    'Storehouse Keeper: 1 honor when another builds with the warehouse, not for the own build',
  position({
    players: sides(3, { active: ['storehouse-keeper'], goods: { wood: 4 } }, { goods: { wood: 4 } }),
    warehouse: { stone: 2 },
  }),
  t => {
    t.builds(1)
      .says(1, 'barricade-left')
      .holds(g => assert.deepEqual(honors(g), [1, 2, 0]))
      .over();
    // The warehouse is empty now: own resources bring the keeper nothing.
    t.builds(1)
      .says(1, 'barricade-left')
      .says(1, 'wood-2')
      .holds(g => assert.deepEqual(honors(g), [1, 4, 0]))
      .over();
  },
);

scenario(
  rule('GW-WINTER-05', 'GW-ADV-03') + 'Fire-pot Engineer: 1 chi for 2 defence in one section, this winter only',
  position({
    players: sides(3, { active: ['fire-pot-engineer'], goods: { chi: 1 } }),
    walls: { left: 1 },
    hordes: { left: ['keshig-l'] },
  }),
  t => {
    t.winter().asked(0, 'event/window.react', ['pass', 'fire-pot-engineer']).says(0, 'fire-pot-engineer');
    t.asked(0, 'card/bolster.choose', ['left', 'middle', 'right']).says(0, 'left');
    t.holds(g => assert.deepEqual([g.shame, g.sections[0]!.bolster, g.players[0]!.goods.chi], [30, 0, 0])).over();
  },
);

scenario(
  rule('GW-WINTER-05', 'GW-ADV-03') + 'Fire-pot Engineer: not without chi',
  position({ players: sides(3, { active: ['fire-pot-engineer'] }) }),
  t => {
    t.winter().asked(0, 'event/window.react', ['pass']).refuses(0, 'fire-pot-engineer');
  },
);

scenario(
  rule('GW-TACTIC-05', 'GW-ADV-03') + 'Strategist: boosting costs 1 chi less',
  position({ players: sides(3, { active: ['strategist'], tactics: ['tribute-caravan-1'], goods: { chi: 1 } }) }),
  t => {
    t.summer().says(0, 'tribute-caravan-1').asked(0, 'tactics/play.chooseBox', ['basic', 'boosted']).says(0, 'boosted');
    t.holds(g => assert.equal(g.players[0]!.goods.chi, 0)).asked(0, 'goods/choose.choose');
  },
);

for (const [box, honor] of [
  ['basic', 1],
  ['boosted', 2],
] as const) {
  scenario(
    rule('GW-TACTIC-04', 'GW-ADV-03') +
      `Court Poet: ${honor} honor for a tactic, ${box}; none for the tactic of another`,
    position({
      players: sides(
        3,
        { active: ['court-poet'], tactics: ['tribute-caravan-1'], goods: { chi: 2 } },
        { tactics: ['tribute-caravan-2'] },
      ),
    }),
    t => {
      t.summer().says(0, 'tribute-caravan-1').says(0, box);
      for (let i = 0; i < (box === 'basic' ? 2 : 5); i++) t.says(0, 'wood');
      t.says(1, 'tribute-caravan-2').says(1, 'basic').says(1, 'wood').says(1, 'wood');
      t.holds(g => assert.deepEqual(honors(g), [honor, 0, 0])).over();
    },
  );
}

scenario(
  rule('GW-SUMMER-03', 'GW-ADV-03') + 'Penitent Abbot: the first token is free, the next costs 2 chi',
  position({ players: sides(3, { active: ['penitent-abbot'], shamed: { spearman: 2 }, goods: { chi: 1 } }) }),
  t => {
    t.summer().asked(0, 'shame/atone.choose', ['done', 'spearman']).says(0, 'spearman');
    t.holds(g => assert.deepEqual(goodsOf(g, 0), [0, 0, 0, 1])).asked(0, 'shame/atone.choose', ['done']);
  },
);
