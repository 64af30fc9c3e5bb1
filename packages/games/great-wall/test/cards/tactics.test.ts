import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, view } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { TACTIC } from '../../src/cards/tactics.ts';
import { game } from '../../src/index.ts';
import { TACTIC_IDS, TACTICS } from '../../src/printed/ids.ts';
import { goodsOf, honors, hordeOf, position, scenario, sides } from '../position.ts';

test(rule('GW-COMP-11', 'GW-TACTIC-02') + 'ten tactics, two of each, in seven windows', () => {
  assert.deepEqual([TACTICS.length, TACTIC_IDS.length], [10, 20]);
  assert.equal(new Set(TACTICS.map(face => TACTIC[face].window)).size, 7);
  assert.equal(view(game, deal(game, { seats: 2, seed: 'x' }).g, null).tacticDeck, 20);
});

scenario(
  rule('GW-TACTIC-03', 'GW-TACTIC-06', 'GW-TACTIC-10') +
    'a window asks in tea order everybody with a tactic, useful or not; each plays one, and the turn goes on',
  position({
    tea: [2, 1, 0],
    players: sides(3, { tactics: ['night-labour-1', 'night-labour-2'] }, { tactics: ['retreat-1'] }, {}),
    track: [[1, 'betrayal']],
  }),
  t => {
    t.turnOf(1).says(1, 'done').asked(1, 'event/window.react', ['pass']).says(1, 'pass');
    t.asked(0, 'event/window.react', ['pass', 'night-labour-1', 'night-labour-2']).says(0, 'night-labour-2');
    t.says(0, 'basic').says(0, 'embassy');
    t.holds(g => assert.deepEqual([g.tacticDiscard, g.players[0]!.clerks.embassy], [['night-labour-2'], 1]));
    // One per event: the second one must wait. The location activates now.
    t.asked(0, 'location/hire.choose').refuses(0, 'night-labour-1');
  },
);

scenario(
  rule('GW-TACTIC-06') + 'in edition 1 several in a row',
  position({
    options: { edition: 1 },
    players: sides(3, { tactics: ['night-labour-1', 'night-labour-2'] }),
    track: [[1, 'betrayal']],
  }),
  t => {
    t.turnOf(1).says(1, 'done').says(0, 'night-labour-1').says(0, 'basic').says(0, 'done');
    t.asked(0, 'event/window.react', ['pass', 'night-labour-2']);
  },
);

scenario(
  rule('GW-TACTIC-04', 'GW-TACTIC-05') + 'one of two boxes; the boosted one only with its chi',
  position({
    players: sides(
      3,
      { tactics: ['tribute-caravan-1'], goods: { chi: 2 } },
      { tactics: ['tribute-caravan-2'], goods: { chi: 1 } },
    ),
  }),
  t => {
    t.summer().says(0, 'tribute-caravan-1').asked(0, 'tactics/play.chooseBox', ['basic', 'boosted']).says(0, 'boosted');
    for (const resource of ['wood', 'wood', 'stone', 'gold', 'gold']) t.says(0, resource);
    t.holds(g => assert.deepEqual(goodsOf(g, 0), [2, 1, 2, 0]));
    t.says(1, 'tribute-caravan-2').asked(1, 'tactics/play.chooseBox', ['basic']).says(1, 'basic');
    t.refuses(1, 'chi')
      .says(1, 'gold')
      .says(1, 'gold')
      .holds(g => assert.deepEqual(goodsOf(g, 1), [0, 0, 2, 1]))
      .over();
  },
);

const falling = {
  year: 3,
  hordes: { left: ['siege-crew-l' as const] },
  on: [
    ['siege-crew-l', 0, 'spearman', 1],
    ['siege-crew-l', 0, 'horseman', 4, 5],
    ['siege-crew-l', 1, 'spearman', 2],
  ] as ['siege-crew-l', number, 'spearman' | 'horseman', ...number[]][],
  wounds: { 'siege-crew-l': [3] },
};

scenario(
  rule('GW-TACTIC-08', 'GW-SAVE-05') + 'Retreat: one soldier for nothing, of the own choice',
  position({ ...falling, players: sides(3, { tactics: ['retreat-1'] }, {}, { tactics: ['retreat-2'] }) }),
  t => {
    // Seat 2 has no soldier there, and everybody can see that.
    t.defeats().asked(0, 'event/window.react', ['pass', 'retreat-1']).says(0, 'retreat-1').says(0, 'basic');
    t.asked(0, 'card/retreat.choose', ['spearman', 'horseman']).refuses(0, 'archer').says(0, 'horseman');
    t.asked(0, 'kill/save.choose', ['done']).says(0, 'done').says(1, 'done');
    t.holds(g => assert.deepEqual([g.sections[0]!.rest[0]!.horseman, g.players[0]!.reserve.spearman], [1, 10])).over();
  },
);

scenario(
  rule('GW-TACTIC-08') + 'Retreat, boosted: all of the own soldiers, and of nobody else',
  position({ ...falling, players: sides(3, { tactics: ['retreat-1'], goods: { chi: 2 } }) }),
  t => {
    t.defeats().says(0, 'retreat-1').says(0, 'boosted').asked(1, 'kill/save.choose').says(1, 'done');
    t.holds(g => assert.deepEqual(g.sections[0]!.rest[0], { spearman: 1, archer: 0, horseman: 1 })).over();
  },
);

scenario(
  rule('GW-OVERSEER-02', 'GW-TACTIC-02') + 'Restless: an overseer for 2 less; level 3 cannot rise',
  position({ players: sides(3, { tactics: ['restless-1'], overseers: { wood: 2, stone: 3 }, goods: { chi: 0 } }) }),
  t => {
    t.summer()
      .holds(g => assert.deepEqual(goodsOf(g, 0), [2, 3, 0, 0]))
      .says(0, 'restless-1')
      .says(0, 'basic');
    // The third level would still cost 2; the first ones cost nothing now.
    t.asked(0, 'card/upgrade.choose', ['pass', 'gold', 'chi']).refuses(0, 'wood').refuses(0, 'stone').says(0, 'chi');
    t.says(0, 'archer')
      .holds(g => assert.deepEqual(g.players[0]!.overseers.chi, { troop: 'archer', level: 1 }))
      .over();
  },
);

scenario(
  rule('GW-OVERSEER-02', 'GW-TACTIC-05') + 'Restless, boosted: two different ones at no further cost',
  position({ players: sides(3, { tactics: ['restless-1'], overseers: { wood: 2 }, goods: { chi: 3 } }) }),
  t => {
    t.summer().says(0, 'restless-1').says(0, 'boosted').says(0, 'wood');
    t.asked(0, 'card/upgrade.choose', ['pass', 'stone', 'gold', 'chi'])
      .refuses(0, 'wood')
      .says(0, 'gold')
      .says(0, 'spearman');
    t.holds(g =>
      assert.deepEqual(
        [g.players[0]!.overseers.wood!.level, g.players[0]!.overseers.gold!.level, g.players[0]!.goods.chi],
        [3, 1, 0],
      ),
    );
    t.over();
  },
);

const resting = { rest: { left: { spearman: 2 }, middle: { spearman: 2 } }, tactics: ['feigned-flight-1' as const] };

scenario(
  rule('GW-ATTACK-14', 'GW-TACTIC-02') + 'Feigned Flight: when an effect lets you attack, one resting soldier more',
  position({ players: sides(3, resting), hordes: { left: ['keshig-l'], middle: ['shields-m'] } }),
  t => {
    t.attacks(0, 1).asked(0, 'event/window.react', ['pass', 'feigned-flight-1']);
    t.says(0, 'feigned-flight-1').says(0, 'basic').offers(0, 'keshig-l/1', 'shields-m/4').says(0, 'shields-m/4');
    t.asked(0, 'attack/sortie.choose').refuses(0, 'shields-m/6').says(0, 'keshig-l/1').over();
  },
);

scenario(
  rule('GW-ATTACK-14', 'GW-TACTIC-05') + 'Feigned Flight, boosted: up to three of one section',
  position({
    players: sides(3, { ...resting, goods: { chi: 2 } }),
    hordes: { left: ['keshig-l'], middle: ['shields-m'] },
  }),
  t => {
    t.attacks(0, 1).says(0, 'feigned-flight-1').says(0, 'boosted');
    t.asked(0, 'card/sally.choose', ['pass', 'left', 'middle']).says(0, 'middle').refuses(0, 'keshig-l/1');
    t.says(0, 'shields-m/4')
      .says(0, 'shields-m/6')
      .asked(0, 'attack/sortie.choose')
      .refuses(0, 'shields-m/1')
      .says(0, 'done')
      .over();
  },
);

scenario(
  rule('GW-TACTIC-02') + "Feigned Flight: not in somebody else's attack",
  position({ players: sides(3, resting, { rest: { left: { spearman: 1 } } }), hordes: { left: ['keshig-l'] } }),
  t => {
    t.attacks(1, 1).asked(1, 'attack/sortie.choose').refuses(0, 'feigned-flight-1');
  },
);

const archers = { posts: { left: 2 }, tactics: ['arrow-storm-1' as const] };

scenario(
  rule('GW-ATTACK-11', 'GW-TACTIC-02') + 'Arrow Storm: a wound where an own archer is on a post, before the check',
  position({
    walls: { left: 3 },
    players: sides(3, archers),
    hordes: { left: ['outriders-l'], middle: ['shamans-m'] },
    wounds: { 'outriders-l': [1, 2] },
    track: [[1, 'betrayal']],
  }),
  t => {
    t.turnOf(1).says(1, 'done').says(0, 'pass');
    t.asked(0, 'event/window.react', ['pass', 'arrow-storm-1']).says(0, 'arrow-storm-1').says(0, 'basic');
    t.holds(g => assert.deepEqual([g.hordeDiscard, honors(g)], [['outriders-l'], [4, 0, 0]])).over();
  },
);

scenario(
  rule('GW-ATTACK-11', 'GW-TACTIC-05') + 'Arrow Storm, boosted: one per archer there and one more, on one horde',
  position({
    walls: { left: 3 },
    players: sides(3, { ...archers, goods: { chi: 2 } }),
    hordes: { left: ['keshig-l', 'shamans-l'] },
    track: [[1, 'betrayal']],
  }),
  t => {
    t.turnOf(1).says(1, 'done').says(0, 'pass').says(0, 'arrow-storm-1').says(0, 'boosted');
    t.offers(0, 'shamans-l/1')
      .says(0, 'keshig-l/1')
      .refuses(0, 'shamans-l/1')
      .says(0, 'keshig-l/2')
      .says(0, 'keshig-l/3');
    t.holds(g => assert.deepEqual(hordeOf(g, 'keshig-l').wounds, [0, 1, 2])).over();
  },
);

scenario(
  rule('GW-CLERK-01', 'GW-TACTIC-05') + 'Night Labour, boosted: two clerks, also to one place',
  position({ players: sides(3, { tactics: ['night-labour-1'], goods: { chi: 2 } }), track: [[1, 'betrayal']] }),
  t => {
    t.turnOf(1).says(1, 'done').says(0, 'night-labour-1').says(0, 'boosted');
    t.says(0, 'embassy')
      .says(0, 'embassy')
      .holds(g => assert.equal(g.players[0]!.clerks.embassy, 2))
      .asked(0, 'location/hire.choose');
  },
);

const marching = { rest: { left: { spearman: 1, horseman: 1 } }, tactics: ['forced-march-1' as const] };

scenario(
  rule('GW-REST-04', 'GW-TACTIC-03') + "Forced March: at the start of anybody's turn, from one rest zone to another",
  position({
    players: sides(3, { ...marching, posts: { left: 1 } }),
    track: [[1, 'betrayal']],
    hordes: { right: ['keshig-r'] },
  }),
  t => {
    t.turnOf(1).asked(0, 'event/window.react', ['pass', 'forced-march-1']).says(0, 'forced-march-1').says(0, 'basic');
    t.says(0, 'left-to-right')
      .asked(0, 'location/march.go', ['done', 'spearman', 'horseman'])
      .refuses(0, 'post-to-rest');
    t.says(0, 'spearman')
      .says(0, 'done')
      .holds(g => assert.equal(g.sections[2]!.rest[0]!.spearman, 1))
      .asked(1, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-REST-04', 'GW-TACTIC-05') + 'Forced March, boosted: then one of those who marched attacks',
  position({
    players: sides(3, {
      rest: { left: { spearman: 1 }, right: { horseman: 1 } },
      tactics: ['forced-march-1'],
      goods: { chi: 1 },
    }),
    track: [[1, 'betrayal']],
    hordes: { right: ['shamans-r'], left: ['keshig-l'] },
  }),
  t => {
    t.turnOf(1).says(0, 'forced-march-1').says(0, 'boosted').says(0, 'left-to-right').says(0, 'spearman');
    t.asked(0, 'attack/sortie.choose', ['done', 'shamans-r/1', 'shamans-r/2', 'shamans-r/3', 'shamans-r/4']).refuses(
      0,
      'shamans-r/1+2',
    );
  },
);

scenario(
  rule('GW-LOC-BUILD-02', 'GW-TACTIC-02') +
    'Stockades: a barricade for nothing at the start of the assault; boosted two',
  position({
    players: sides(3, { tactics: ['stockades-1'] }, { tactics: ['stockades-2'], goods: { chi: 2 } }),
    hordes: { left: ['outriders-l'] },
    barricades: { middle: 3 },
  }),
  t => {
    t.winter()
      .says(0, 'stockades-1')
      .says(0, 'basic')
      .asked(0, 'location/fortify.choose', ['pass', 'barricade-left', 'barricade-right']);
    t.says(0, 'barricade-left')
      .says(1, 'stockades-2')
      .says(1, 'boosted')
      .says(1, 'barricade-left')
      .says(1, 'barricade-right');
    // 4 against 3: the wall holds.
    t.holds(g => assert.deepEqual([honors(g), g.shame, g.players[1]!.barricades], [[2, 4, 0], 30, 2])).over();
  },
);

scenario(
  rule('GW-SHAME-13', 'GW-TACTIC-02') + 'Public Atonement: a token for nothing; boosted two and 3 honor',
  position({
    players: sides(
      3,
      { tactics: ['public-atonement-1'], shamed: { spearman: 1, archer: 1 } },
      { tactics: ['public-atonement-2'], shamed: { archer: 2 }, goods: { chi: 3 } },
    ),
  }),
  t => {
    t.summer()
      .says(0, 'public-atonement-1')
      .says(0, 'basic')
      .asked(0, 'shame/lift.choose', ['spearman', 'archer'])
      .says(0, 'archer');
    t.says(1, 'public-atonement-2').says(1, 'boosted');
    t.holds(g => assert.deepEqual([g.shame, honors(g), g.players[1]!.shamed.archer], [29, [0, 3, 0], 0])).asked(
      0,
      'shame/atone.choose',
    );
  },
);

scenario(
  rule('GW-TACTIC-02') + 'Public Atonement: without a token it cannot be played, though the question comes',
  position({ players: sides(3, { tactics: ['public-atonement-1'] }) }),
  t => {
    t.summer().asked(0, 'event/window.react', ['pass']);
  },
);

for (const box of ['basic', 'boosted'] as const) {
  scenario(
    rule('GW-DEFEAT-05', 'GW-TACTIC-02') +
      `Trophy Hunters, ${box}: 3 honor${box === 'basic' ? '' : ' and two points more'}, for one horde`,
    position({
      year: 1,
      players: sides(3, { tactics: ['trophy-hunters-1'], goods: { chi: 2 } }),
      hordes: { left: ['shamans-l'], middle: ['outriders-m'] },
      on: [
        ['shamans-l', 0, 'spearman', 1],
        ['shamans-l', 1, 'spearman', 2],
        ['shamans-l', 1, 'spearman', 3],
        ['outriders-m', 0, 'spearman', 1],
      ],
      wounds: { 'shamans-l': [4], 'outriders-m': [2, 3] },
      track: [[2, 'betrayal']],
    }),
    t => {
      t.turnOf(2).says(2, 'done').says(0, 'pass').says(0, 'trophy-hunters-1').says(0, box);
      t.says(0, 'done').says(1, 'done').says(0, 'done');
      t.holds(g => {
        assert.deepEqual(honors(g), [2 + 2 + 3, 2, 0]);
        assert.equal(g.players[box === 'basic' ? 1 : 0]!.claimed[0]!.horde, 'shamans-l');
      });
      t.over();
    },
  );
}

scenario(
  rule('GW-TACTIC-02') + 'Trophy Hunters: in vain where nothing falls',
  position({
    players: sides(3, { tactics: ['trophy-hunters-1'] }),
    hordes: { left: ['shamans-l'] },
    on: [['shamans-l', 0, 'spearman', 1]],
    track: [[2, 'betrayal']],
  }),
  t => {
    t.turnOf(2).says(2, 'done').says(0, 'pass').says(0, 'trophy-hunters-1').says(0, 'basic');
    t.holds(g => assert.deepEqual(honors(g), [0, 0, 0])).over();
  },
);

scenario(
  rule('GW-GENERAL-01', 'GW-TACTIC-02') +
    'the attack of a Forced March is an attack: Han Shizhong may add wounds, but no other tactic can follow',
  position({
    players: sides(3, {
      general: 'han-shizhong',
      supporters: 1,
      rest: { left: { spearman: 2 } },
      tactics: ['forced-march-1', 'feigned-flight-1'],
      goods: { chi: 2 },
    }),
    track: [[1, 'betrayal']],
    hordes: { right: ['shields-r'], left: ['keshig-l'] },
  }),
  t => {
    t.turnOf(1).says(0, 'forced-march-1').says(0, 'boosted').says(0, 'left-to-right');
    t.says(0, 'spearman').says(0, 'done').asked(0, 'attack/sortie.choose').says(0, 'shields-r/4');
    t.asked(0, 'event/window.react', ['pass', 'han-shizhong']).refuses(0, 'feigned-flight-1');
  },
);
