import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { goodsOf, honors, position, scenario, sides } from '../position.ts';

scenario(
  rule('GW-CLERK-01', 'GW-ADV-03') +
    'Chancellor: one clerk more in the own first box, to a place that box did not move to',
  position({ players: sides(3, { active: ['chancellor'] }), track: [[0, 'despotism']] }),
  t => {
    t.turnOf(0).says(0, 'embassy').says(0, 'embassy');
    t.asked(0, 'clerks/move.choose').refuses(0, 'embassy', 'GW-CLERK-04').says(0, 'quarry').says(0, 'idle');
    t.holds(g => assert.deepEqual([g.players[0]!.clerks.embassy, g.players[0]!.clerks.quarry], [2, 1])).asked(
      1,
      'clerks/move.choose',
    );
  },
);

scenario(
  rule('GW-CLERK-01', 'GW-ADV-03') + 'Chancellor: the extra clerk may go at any time; a third to one place is too many',
  position({ players: sides(3, { active: ['chancellor'] }), track: [[0, 'despotism']] }),
  t => {
    t.turnOf(0).says(0, 'embassy').says(0, 'quarry').says(0, 'idle');
    t.offers(0, 'embassy', 'quarry', 'temple').says(0, 'embassy').says(0, 'idle').asked(1, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-CLERK-01', 'GW-ADV-03') +
    'Chancellor with Work Harder: the extra clerk goes anywhere, also before the others are used up',
  position({ players: sides(3, { active: ['chancellor'] }), track: [[0, 'work-harder']] }),
  t => {
    t.turnOf(0).offers(0, 'quarry', 'embassy').says(0, 'embassy');
    t.asked(0, 'clerks/move.choose', ['done', 'lumber-mill', 'quarry', 'gold-mine', 'temple', 'builders-camp']);
    t.refuses(0, 'war-academy').says(0, 'done').asked(1, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-CMD-03', 'GW-ADV-03') + 'Courier: one clerk more in the boxes of others, not in the own one',
  position({
    players: sides(3, {}, { active: ['courier'] }),
    track: [
      [0, 'despotism'],
      [1, 'despotism'],
    ],
  }),
  t => {
    t.turnOf(0)
      .says(0, 'done')
      .says(1, 'embassy')
      .asked(1, 'clerks/move.choose')
      .refuses(1, 'embassy', 'GW-CLERK-04')
      .says(1, 'quarry')
      .says(1, 'idle');
    t.asked(2, 'clerks/move.choose');
    t.turnOf(1, 1).says(1, 'temple').says(1, 'idle').says(1, 'temple').says(1, 'idle').asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-LOC-EMB-03', 'GW-ADV-03') + 'Examiner: a clerk for 1 gold, straight to a place with room',
  position({
    players: sides(
      3,
      { active: ['examiner'], clerks: { embassy: 1 }, goods: { gold: 1 } },
      { clerks: { 'tea-house': 2 } },
    ),
  }),
  t => {
    t.activates('embassy').asked(0, 'location/hire.choose', ['pass', 'clerk']).says(0, 'clerk');
    t.asked(0, 'location/hire.post').refuses(0, 'tea-house', 'GW-ADV-03').says(0, 'quarry');
    t.holds(g =>
      assert.deepEqual(
        [g.players[0]!.clerks.quarry, g.players[0]!.idle, g.players[0]!.school, g.players[0]!.goods.gold],
        [1, 5, 2, 0],
      ),
    );
    t.over();
  },
);

scenario(
  rule('GW-LOC-EMB-04', 'GW-ADV-03') + 'Court Tutor: an advisor for 1 gold less, at least 1',
  position({
    players: sides(3, { active: ['court-tutor'], clerks: { embassy: 2 }, goods: { gold: 3 } }),
    queue: ['guardian', 'courier'],
  }),
  t => {
    t.activates('embassy')
      .says(0, 'guardian')
      .says(0, 'supporting')
      .holds(g => assert.equal(g.players[0]!.goods.gold, 2));
    t.asked(0, 'location/hire.choose')
      .says(0, 'courier')
      .says(0, 'active')
      .holds(g => assert.equal(g.players[0]!.goods.gold, 0))
      .over();
  },
);

scenario(
  rule('GW-LOC-TEA-01', 'GW-ADV-03') + 'Tea Master: two steps up; on top already, 2 chi',
  position({ players: sides(3, {}, {}, { active: ['tea-master'], clerks: { 'tea-house': 1 } }) }),
  t => {
    t.activates('tea-house', 'advanced')
      .says(2, 'rise')
      .holds(g => assert.deepEqual(g.tea, [2, 0, 1]))
      .over();
  },
);

scenario(
  rule('GW-LOC-TEA-04', 'GW-ADV-03') + 'Tea Master on top: 2 chi',
  position({ players: sides(3, { active: ['tea-master'], clerks: { 'tea-house': 1 } }) }),
  t => {
    t.activates('tea-house', 'advanced')
      .holds(g =>
        assert.deepEqual(
          [goodsOf(g, 0), g.tea],
          [
            [0, 0, 0, 2],
            [0, 1, 2],
          ],
        ),
      )
      .over();
  },
);

for (const gold of [0, 1]) {
  scenario(
    rule('GW-LOC-11', 'GW-ADV-03') + `Magistrate: gold instead of shame, with ${gold}`,
    position({ players: sides(3, { active: ['magistrate'], clerks: { quarry: 4 }, goods: { gold } }) }),
    t => {
      t.activates('quarry').asked(0, 'location/disgrace.bribe', gold === 1 ? ['pass', 'bribe'] : ['pass']);
      if (gold === 1)
        t.says(0, 'bribe')
          .hears(null, ['pays gold 1', 'shame-averted', 'gains stone 4'])
          .holds(g => assert.deepEqual([g.shame, g.players[0]!.goods.gold], [30, 0]))
          .asked(0, 'location/upgrade.choose');
      else t.says(0, 'pass').asked(0, 'shame.place');
    },
  );
}

scenario(
  rule('GW-REST-04', 'GW-ADV-03') + 'Logistician: up to two soldiers to rest zones after the own activation step',
  position({
    players: sides(3, { active: ['logistician'], posts: { left: 1 }, rest: { left: { spearman: 2 } } }),
    track: [
      [0, 'betrayal'],
      [1, 'betrayal'],
    ],
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(0, 'logistician').says(0, 'left-to-right');
    t.asked(0, 'location/march.go', ['done', 'spearman', 'post-to-rest'])
      .refuses(0, 'post-to-post')
      .says(0, 'post-to-rest');
    t.asked(0, 'location/march.choose').says(0, 'left-to-middle').says(0, 'spearman');
    t.holds(g =>
      assert.deepEqual(
        [g.sections[2]!.rest[0]!.archer, g.sections[1]!.rest[0]!.spearman, g.sections[0]!.rest[0]!.spearman],
        [1, 1, 1],
      ),
    );
    t.over();
    t.turnOf(1, 1).says(1, 'done').over();
  },
);

scenario(
  rule('GW-LOC-ACAD-01', 'GW-TACTIC-01', 'GW-ADV-03') +
    'War Scholar: one more is drawn and one put away; seven may be kept',
  position({
    players: sides(3, {
      active: ['war-scholar'],
      clerks: { 'war-academy': 1 },
      tactics: ['retreat-1', 'retreat-2', 'restless-1', 'restless-2', 'stockades-1', 'stockades-2'],
    }),
    tacticDeck: ['arrow-storm-1', 'arrow-storm-2'],
  }),
  t => {
    t.activates('war-academy').says(0, 'draw-1').asked(0, 'tactics/draw.discard').says(0, 'retreat-1');
    t.holds(g => assert.equal(g.players[0]!.tactics.length, 7)).over();
  },
);

scenario(
  rule('GW-ADVACT-01', 'GW-ADV-03') + 'Gang Overseer: once a year an advanced activation where two own clerks stand',
  position({
    players: sides(3, { active: ['gang-overseer'], clerks: { quarry: 2, temple: 1 } }),
    track: [
      [0, 'betrayal'],
      [1, 'betrayal'],
    ],
  }),
  t => {
    t.turnOf(0).says(0, 'done').asked(0, 'event/window.react', ['pass', 'gang-overseer']).says(0, 'gang-overseer');
    t.asked(0, 'command/advance.choose', ['pass', 'quarry'])
      .refuses(0, 'temple', 'GW-ADVACT-01')
      .says(0, 'quarry')
      .says(0, 'pass')
      .says(0, 'donate-0');
    t.holds(g =>
      assert.deepEqual([g.players[0]!.goods.stone, g.players[0]!.tired, g.shame], [2, ['gang-overseer'], 30]),
    ).over();
    t.turnOf(0).says(0, 'done').over();
  },
);

scenario(
  rule('GW-SUMMER-07', 'GW-ADV-03') + 'Archivist: 1 honor per card taken back, none for the 2 honor',
  position({ players: sides(3, { active: ['archivist'], pile: ['economy', 'levy', 'betrayal'] }) }),
  t => {
    t.summer()
      .says(0, 'take-back')
      .holds(g => assert.deepEqual(honors(g), [2, 0, 0]))
      .over();
  },
);
