import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { TACTIC } from '../../src/cards/tactics.ts';
import { TOGETHER_TACTICS } from '../../src/printed/ids.ts';
import { goodsOf, hordeOf, partners, scenario, sides } from '../position.ts';

test(rule('GW-TACTIC-02', 'GW-COMP-20') + 'windows and prices as printed', () => {
  assert.deepEqual(
    TOGETHER_TACTICS.map(face => [TACTIC[face].window, TACTIC[face].boost]),
    [
      ['summer', 1],
      ['doomed', 3],
      ['ordered', 2],
      ['assault', 3],
      ['summer', 3],
      ['check', 3],
    ],
  );
});

scenario(
  rule('GW-TACTIC-04') + 'Shared Granary: up to 3 resources for partners; boosted each receiver draws',
  partners({
    players: sides(3, { tactics: ['shared-granary-1', 'shared-granary-2'], goods: { wood: 4, chi: 1 } }),
    tacticDeck: ['retreat-1', 'retreat-2'],
  }),
  t => {
    t.summer().says(0, 'shared-granary-1').asked(0, 'tactics/play.chooseBox', ['basic', 'boosted']).says(0, 'basic');
    t.asked(0, 'together/share.choose', ['done', 'seat-2', 'seat-3']).says(0, 'seat-2');
    t.asked(0, 'together/share.give', ['wood', 'chi'])
      .says(0, 'wood')
      .says(0, 'seat-2')
      .says(0, 'wood')
      .says(0, 'done');
    t.holds(g =>
      assert.deepEqual(
        [goodsOf(g, 0), goodsOf(g, 1)],
        [
          [2, 0, 0, 1],
          [2, 0, 0, 0],
        ],
      ),
    ).over();
    // With one kind left it is asked all the same: others must not learn what is behind the screen.
    t.summer().says(0, 'shared-granary-2').says(0, 'boosted').says(0, 'seat-3');
    t.asked(0, 'together/share.give', ['wood']).says(0, 'wood').says(0, 'seat-2').says(0, 'wood').says(0, 'done');
    t.holds(g => {
      assert.deepEqual(
        g.players.map(({ tactics }) => tactics.length),
        [0, 1, 1],
      );
    });
    t.asked(1, 'event/window.react', ['pass']);
  },
);

const falling = {
  tea: [0, 1, 2],
  year: 3,
  hordes: { left: ['sappers-l' as const] },
  on: [
    ['sappers-l', 0, 'spearman', 1],
    ['sappers-l', 0, 'spearman', 2],
    ['sappers-l', 1, 'spearman', 3],
    ['sappers-l', 1, 'spearman', 4],
  ] as ['sappers-l', number, 'spearman', number][],
  wounds: { 'sappers-l': [5] },
};
for (const [box, saved] of [
  ['basic', [1, 1]],
  ['boosted', [1, 2]],
] as const) {
  scenario(
    rule('GW-TACTIC-04', 'GW-SAVE-05') + `Brothers in Arms, ${box}`,
    partners({ ...falling, players: sides(3, { tactics: ['brothers-in-arms-1'], goods: { chi: 3 } }, {}) }),
    t => {
      t.defeats().says(0, 'brothers-in-arms-1').says(0, box);
      if (box === 'basic') t.says(0, 'done').says(1, 'done');
      else t.says(0, 'done');
      t.holds(g =>
        assert.deepEqual(
          [0, 1].map(seat => g.sections[0]!.rest[seat]!.spearman),
          saved,
        ),
      ).over();
    },
  );
}

scenario(
  rule('GW-TACTIC-04', 'GW-CLERK-01') + 'Human Chain: a partner moves up to 2 clerks, or all do',
  partners({
    players: sides(3, { tactics: ['human-chain-1'], goods: { chi: 2 } }),
    track: [[0, 'betrayal']],
    tea: [0, 1, 2],
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(0, 'human-chain-1').says(0, 'basic');
    t.asked(0, 'together/partner.choose', ['seat-2', 'seat-3']).says(0, 'seat-3');
    t.asked(2, 'clerks/move.choose');
  },
);
scenario(
  rule('GW-TACTIC-05', 'GW-CLERK-01') + 'Human Chain, boosted: every player moves',
  partners({
    players: sides(3, { tactics: ['human-chain-1'], goods: { chi: 2 } }),
    track: [[0, 'betrayal']],
    tea: [0, 1, 2],
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(0, 'human-chain-1').says(0, 'boosted');
    t.asked(0, 'clerks/move.choose').says(0, 'done').asked(1, 'clerks/move.choose').says(1, 'done');
    t.asked(2, 'clerks/move.choose').says(2, 'done').over();
  },
);

for (const [box, holds] of [
  ['basic', [false, true]],
  ['boosted', [true, true]],
] as const) {
  scenario(
    rule('GW-TACTIC-04', 'GW-WINTER-05') + `Beacon Fires, ${box}`,
    partners({
      players: sides(3, { tactics: ['beacon-fires-1'], goods: { chi: 3 } }),
      hordes: { left: ['envoys-l'], right: ['envoys-r'] },
    }),
    t => {
      t.winter().says(0, 'beacon-fires-1').says(0, box);
      if (box === 'basic') t.says(0, 'right').asked(0, 'shame.place');
      else t.over();
      t.holds(g => assert.equal(g.together!.breached, !holds[0]));
    },
  );
}

scenario(
  rule('GW-TACTIC-04', 'GW-COOP-36') + 'Renewed Orders: a player, or all, take back a command, never Betrayal',
  partners({
    players: sides(
      3,
      { tactics: ['renewed-orders-1', 'renewed-orders-2'], goods: { chi: 3 }, pile: ['betrayal'] },
      { pile: ['economy', 'levy'] },
      { pile: ['levy'] },
    ),
    tea: [0, 1, 2],
  }),
  t => {
    t.summer().says(0, 'renewed-orders-1').says(0, 'basic');
    t.asked(0, 'together/partner.choose', ['seat-2', 'seat-3']).says(0, 'seat-2');
    t.asked(1, 'together/take-back.choose', ['economy', 'levy', 'pass']).says(1, 'economy').over();
    t.summer().says(0, 'renewed-orders-2').says(0, 'boosted').says(1, 'levy').says(2, 'levy');
    t.holds(g =>
      assert.deepEqual(
        g.players.map(({ pile }) => pile.length),
        [1, 0, 0],
      ),
    );
    t.over();
  },
);

scenario(
  rule('GW-TACTIC-04', 'GW-ATTACK-14') + 'Joint Sortie: in one section each may attack with a resting soldier',
  partners({
    players: sides(
      3,
      { tactics: ['joint-sortie-1'], goods: { chi: 3 }, rest: { left: { spearman: 2 } } },
      { rest: { left: { spearman: 1 }, right: { spearman: 1 } } },
    ),
    hordes: { left: ['tumen-l'], right: ['tumen-r'] },
    walls: { left: 3, right: 3 },
    tea: [0, 1, 2],
  }),
  t => {
    t.winter().says(0, 'joint-sortie-1').says(0, 'basic').asked(0, 'together/sortie.choose', ['left', 'right']);
    t.says(0, 'left').says(0, 'tumen-l/1').asked(1, 'attack/sortie.choose').says(1, 'tumen-l/2');
    t.holds(g => {
      assert.equal(hordeOf(g, 'tumen-l').soldiers.length, 2);
      assert.equal(g.sections[0]!.rest[0]!.spearman, 1);
    });
    t.over();
  },
);
