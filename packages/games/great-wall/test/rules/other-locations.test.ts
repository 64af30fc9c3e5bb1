import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { TACTIC_IDS } from '../../src/printed/ids.ts';
import { position, scenario, sides } from '../position.ts';

scenario(
  rule(
    'GW-LOC-LOGI-01',
    'GW-LOC-LOGI-02',
    'GW-LOC-LOGI-03',
    'GW-LOC-LOGI-04',
    'GW-LOC-LOGI-05',
    'GW-LOC-LOGI-06',
    'GW-REST-04',
    'GW-REST-01',
    'EX-22',
  ) + 'from left to right: a post archer to a post or to rest, the resting ones only to rest',
  position({
    players: sides(3, {
      clerks: { 'logistics-center': 1 },
      posts: { left: 1 },
      rest: { left: { archer: 1, spearman: 1 } },
    }),
    hordes: { right: ['shamans-r'] },
  }),
  t => {
    t.activates('logistics-center').asked(0, 'location/march.choose', ['pass', 'left-to-middle', 'left-to-right']);
    t.refuses(0, 'right-to-left', 'GW-LOC-LOGI-02').says(0, 'left-to-right');
    t.asked(0, 'location/march.go', ['done', 'spearman', 'archer', 'post-to-post', 'post-to-rest']);
    t.refuses(0, 'horseman', 'GW-LOC-LOGI-05').says(0, 'post-to-post');
    t.refuses(0, 'post-to-post', 'GW-LOC-LOGI-04').asked(0, 'location/march.go', ['done', 'spearman', 'archer']);
    t.says(0, 'archer')
      .says(0, 'spearman')
      .holds(g => {
        assert.deepEqual(g.sections[2]!.posts, [0]);
        assert.deepEqual(g.sections[2]!.rest[0], { spearman: 1, archer: 1, horseman: 0 });
        assert.deepEqual(g.sections[2]!.hordes[0]!.wounds, []);
      });
    t.over();
  },
);

scenario(
  rule('GW-LOC-LOGI-07') + 'with two clerks the same soldiers may go on',
  position({ players: sides(3, { clerks: { 'logistics-center': 2 }, rest: { left: { horseman: 1 } } }) }),
  t => {
    t.activates('logistics-center').says(0, 'left-to-middle').says(0, 'horseman');
    t.asked(0, 'location/march.choose', ['pass', 'middle-to-left', 'middle-to-right']).says(0, 'middle-to-right');
    t.says(0, 'horseman')
      .holds(g => assert.equal(g.sections[2]!.rest[0]!.horseman, 1))
      .over();
  },
);

scenario(
  rule('GW-LOC-TEA-01', 'GW-LOC-TEA-02', 'GW-TEA-01', 'GW-TEA-05', 'EX-23') +
    'Yellow, Red, Blue with Red and Blue there: Red, Blue, Yellow',
  position({ players: sides(3, {}, { clerks: { 'tea-house': 1 } }, { clerks: { 'tea-house': 1 } }), tea: [0, 1, 2] }),
  t => {
    t.activates('tea-house').asked(1, 'location/rise.choose', ['rise', 'pass']).says(1, 'rise');
    t.holds(g => assert.deepEqual(g.tea, [1, 0, 2]))
      .asked(2, 'location/rise.choose')
      .says(2, 'rise');
    t.holds(g => assert.deepEqual(g.tea, [1, 2, 0])).over();
  },
);

scenario(
  rule('GW-LOC-TEA-03', 'GW-LOC-TEA-04') +
    'who fills the house alone goes to the top; whoever is there already has nothing of it',
  position({ players: sides(4, { clerks: { embassy: 0 } }, {}, {}, { clerks: { 'tea-house': 3 } }) }),
  t => {
    t.activates('tea-house')
      .says(3, 'rise')
      .holds(g => assert.deepEqual(g.tea, [3, 0, 1, 2]));
    t.over();
  },
);

scenario(
  rule('GW-LOC-TEA-02', 'GW-LOC-TEA-04') + 'two of three clerks rise one step; the top player only goes home',
  position({ players: sides(4, { clerks: { 'tea-house': 1 } }, {}, {}, { clerks: { 'tea-house': 2 } }) }),
  t => {
    t.activates('tea-house').asked(3, 'location/rise.choose').says(3, 'rise');
    t.holds(g => assert.deepEqual([g.tea, g.players[0]!.idle], [[0, 1, 3, 2], 5])).over();
  },
);

scenario(
  rule(
    'GW-LOC-EMB-01',
    'GW-LOC-EMB-02',
    'GW-LOC-EMB-03',
    'GW-LOC-EMB-04',
    'GW-LOC-EMB-05',
    'GW-LOC-EMB-06',
    'GW-ADV-01',
    'GW-ADV-02',
    'GW-ADV-05',
    'EX-24',
  ) + 'clerk by clerk: the third advisor costs 3, a clerk 2; the queue closes up and is filled again',
  position({
    players: sides(
      3,
      { clerks: { embassy: 2 }, goods: { gold: 5 }, active: ['duellist'], supporters: ['courier'] },
      { clerks: { embassy: 1 } },
    ),
    queue: ['guardian', 'archivist', 'chancellor', 'fletcher'],
  }),
  t => {
    const next = t.g.advisorDeck.at(-1)!;
    t.activates('embassy');
    t.asked(0, 'location/hire.choose', ['pass', 'clerk', 'guardian', 'archivist', 'chancellor', 'fletcher']);
    t.says(0, 'archivist').asked(0, 'location/hire.appoint', ['active', 'supporting']).says(0, 'supporting');
    t.holds(g => {
      assert.deepEqual(g.players[0]!.supporters, ['courier', 'archivist']);
      assert.deepEqual([g.queue, g.players[0]!.goods.gold], [['guardian', 'chancellor', 'fletcher', next], 2]);
    });
    // 2 gold are left: enough for a clerk, not for the fourth advisor.
    t.asked(0, 'location/hire.choose', ['pass', 'clerk']).refuses(0, 'guardian', 'GW-LOC-EMB-04').says(0, 'clerk');
    t.holds(g => assert.deepEqual([g.players[0]!.school, g.players[0]!.idle, g.players[0]!.goods.gold], [2, 4, 0]));
    t.asked(1, 'location/hire.choose', ['pass']).says(1, 'pass').over();
  },
);

scenario(
  rule('GW-LOC-EMB-03', 'GW-SETUP-33') + 'when all eight clerks are hired, no more are offered',
  position({ players: sides(3, { clerks: { embassy: 1 }, goods: { gold: 9 }, school: 0 }), queue: ['guardian'] }),
  t => {
    t.activates('embassy').asked(0, 'location/hire.choose', ['pass', 'guardian']).refuses(0, 'clerk', 'GW-LOC-EMB-03');
  },
);

scenario(
  rule('GW-ADV-03', 'GW-ADV-04') + 'an advisor works only as an active one; others see which one supports',
  position({
    players: sides(3, {
      clerks: { embassy: 1 },
      goods: { gold: 3, chi: 2 },
      supporters: ['penitent-abbot', 'courier'],
    }),
    queue: ['guardian'],
  }),
  t => {
    t.activates('embassy').says(0, 'guardian').says(0, 'supporting');
    t.sees(1, ({ players }) => assert.deepEqual(players[0]!.supporters, [null, 'courier', 'guardian']));
    t.over();
  },
);

scenario(
  rule('GW-LOC-ACAD-01', 'GW-TACTIC-01') +
    'a tactic per clerk, then down to five of the own choice; others see only the number',
  position({
    players: sides(3, {
      clerks: { 'war-academy': 3 },
      tactics: ['retreat-1', 'retreat-2', 'restless-1', 'restless-2'],
    }),
    tacticDeck: ['stockades-1', 'arrow-storm-1', 'night-labour-1'],
  }),
  t => {
    t.activates('war-academy').says(0, 'draw-3').hears(1, ['draws', 'draws', 'draws']);
    t.asked(0, 'tactics/draw.discard', [
      'retreat-1',
      'retreat-2',
      'restless-1',
      'restless-2',
      'stockades-1',
      'arrow-storm-1',
      'night-labour-1',
    ]);
    t.sees(1, ({ players }) => assert.equal(players[0]!.tactics, 7));
    t.says(0, 'retreat-2').asked(0, 'tactics/draw.discard').says(0, 'stockades-1');
    t.holds(g =>
      assert.deepEqual([g.players[0]!.tactics.length, g.tacticDiscard], [5, ['retreat-2', 'stockades-1']]),
    ).over();
  },
);

scenario(
  rule('GW-LOC-ACAD-02') + 'an empty deck is made anew from the discards',
  position({ players: sides(3, { clerks: { 'war-academy': 1 } }), emptyTacticDeck: true }),
  t => {
    t.activates('war-academy')
      .says(0, 'draw-1')
      .holds(g => {
        assert.deepEqual(
          [g.players[0]!.tactics.length, g.tacticDeck.length, g.tacticDiscard.length],
          [1, TACTIC_IDS.length - 1, 0],
        );
      });
    t.over();
  },
);
