import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { rule } from '@teahouse/testkit';
import { game, type Table } from '../../../src/index.ts';
import { TOP_LEVEL } from '../../../src/printed/board.ts';
import { COMMANDS } from '../../../src/printed/ids.ts';
import { qinHonorOf, qinIn } from '../../../src/table.ts';
import { honors, position, QIN, REED, scenario, type WallScenario } from '../../position.ts';

/** Won or lost, and why. */
const result = (g: Readonly<Table>): [boolean, string] => {
  const outcome = game.outcome(g as Table);
  assert.ok(outcome.kind === 'automaton');
  assert.equal(outcome.by, honors(g as Table)[0]! - qinHonorOf(qinIn(g)!));
  return [outcome.won, outcome.why];
};

const queue = ['guardian', 'courier', 'duellist', 'archivist'] as const;

scenario(
  rule('GW-SOLO-64') + 'in spring the leftmost advisor goes to Qin, the second one away',
  position({ players: [{}], queue: [...queue] }),
  t => {
    t.spring().holds(g => {
      assert.deepEqual([qinIn(g)!.supporters.slice(2), g.advisorDiscard], [['guardian'], ['courier']]);
      assert.deepEqual([g.queue.slice(0, 2), g.queue.length], [['duellist', 'archivist'], 4]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-65') + 'if the table wants it, both go to him',
  position({ players: [{}], options: { qinAdvisors: 2 }, queue: [...queue] }),
  t => {
    t.spring().holds(g => {
      assert.deepEqual([qinIn(g)!.supporters.slice(2), g.advisorDiscard], [['guardian', 'courier'], []]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-36') + 'in summer he gains nothing and chooses nothing; his command goes to his pile',
  position({
    players: [{ overseers: { wood: 2 } }],
    track: [
      [0, 'levy'],
      [QIN, 'economy'],
      [REED, 'reed'],
    ],
  }),
  t => {
    t.summer().asked(0, 'summer/reclaim.choose').says(0, 'honor');
    t.holds(g => {
      assert.deepEqual([qinIn(g)!.pile, qinHonorOf(qinIn(g)!), honors(g)], [['economy'], 0, [2]]);
      assert.equal(g.players[0]!.goods.wood, 2);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-35', 'GW-SOLO-37', 'GW-SOLO-38', 'GW-SOLO-34') +
    'he builds where the indicator points, out of the warehouse, for its honor; what is missing counts as paid',
  position({
    players: [{ goods: { wood: 9 }, active: ['storehouse-keeper'] }],
    track: [[QIN, 'work-harder']],
    walls: { right: 1 },
    warehouse: { stone: 3, gold: 4 },
    hordeDeck: ['raiders-r'],
  }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => {
        assert.deepEqual([g.sections[1]!.wall, g.sections[2]!.wall], [0, 2]);
        assert.deepEqual([g.warehouse, qinIn(g)!.honor.walls], [{ wood: 0, stone: 0, gold: 0 }, 10]);
        // Storehouse Keeper: another player built with the warehouse.
        assert.deepEqual([honors(g), g.players[0]!.goods.wood], [[1], 9]);
      });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-37') + 'if that wall is complete he builds the other; the warehouse keeps what he does not need',
  position({
    players: [{}],
    track: [[QIN, 'work-harder']],
    walls: { right: TOP_LEVEL },
    warehouse: { wood: 2, stone: 6 },
    hordeDeck: ['raiders-r'],
  }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => {
        assert.deepEqual(
          [g.sections[1]!.wall, g.warehouse, qinIn(g)!.honor.walls],
          [1, { wood: 0, stone: 3, gold: 0 }, 5],
        );
      });
    t.over();
  },
);

/** A year in which the player has no command, Qin gains nothing by his, and no horde stands before the walls. */
const quiet = (honor: number, more: Partial<Parameters<typeof position>[0]> = {}): ReturnType<typeof position> =>
  position({
    players: [{ honor, pile: [...COMMANDS] }],
    year: 6,
    ...more,
    qin: {
      ranking: ['barracks', 'temple', 'gold-mine', 'quarry', 'lumber-mill'],
      deck: ['betrayal'],
      supporters: 0,
      ...more.qin,
    },
  });
/** In the turn of the Reed Clan the player may move clerks. */
const throughYear = (t: WallScenario): WallScenario => t.years().asked(0, 'clerks/move.choose').says(0, 'done');

describe('the end', () => {
  scenario(
    rule('GW-SOLO-66', 'GW-SOLO-36', 'GW-SOLO-69', 'GW-SOLO-22') +
      'he gains 20 honor for every artifact and the honor of his hordes; the player wins with more',
    quiet(200, { qin: { honor: 7, claimed: ['keshig-r', 'raiders-r'] } }),
    t => {
      throughYear(t).holds(g => {
        const { honor } = qinIn(g)!;
        assert.deepEqual([honor.artifacts, honor.hordes, qinHonorOf(qinIn(g)!)], [60, 42, 109]);
        assert.deepEqual(result(g), [true, 'more']);
      });
      t.over();
    },
  );

  scenario(rule('GW-SOLO-69') + 'as much honor as his is not enough', quiet(60), t => {
    throughYear(t).holds(g => {
      // No artifact brings the player anything.
      assert.deepEqual([honors(g), qinHonorOf(qinIn(g)!)], [[60], 60]);
      assert.deepEqual(result(g), [false, 'level']);
    });
    t.over();
  });

  scenario(rule('GW-SOLO-69') + 'and with less the game is lost', quiet(59), t => {
    throughYear(t).holds(g => assert.deepEqual(result(g), [false, 'less']));
    t.over();
  });

  scenario(
    rule('GW-SOLO-68') + 'two walls of level 3 end the game, as with two players',
    quiet(200, { year: 3, walls: { middle: 3, right: 3 } }),
    t => {
      throughYear(t)
        .holds(g => assert.equal(game.outcome(g as Table).kind, 'automaton'))
        .over();
    },
  );

  scenario(
    rule('GW-SOLO-68') +
      'with an empty supply of shame the game is lost, also where walls are complete and honor is plenty',
    quiet(200, { year: 3, walls: { middle: 3, right: 3 }, shame: 0 }),
    t => {
      throughYear(t).holds(g => {
        assert.deepEqual(result(g), [false, 'shame']);
      });
      t.over();
    },
  );

  scenario(
    rule('GW-SOLO-68') + 'before the check in winter an empty supply ends nothing',
    position({ players: [{ honor: 200 }], shame: 1, hordes: { middle: ['keshig-m'] } }),
    t => {
      t.autumn().asked(0, 'autumn.chooseCommands');
      t.takesShame(0, 1)
        .says(0, 'spearman')
        .holds(g => assert.equal(g.shame, 0))
        .over();
    },
  );

  scenario(
    rule('GW-SOLO-68') + 'in edition 1 the game is lost as soon as the last token is taken',
    position({
      players: [{ honor: 200 }],
      options: { edition: 1 },
      shame: 1,
      hordes: { middle: ['keshig-m', 'raiders-m'] },
    }),
    t => {
      t.breaks(1, 'keshig-m', 'raiders-m')
        .asked(0, 'shame.place')
        .says(0, 'spearman')
        .hears(null, ['shame spearman', 'ends shame']);
      t.holds(g => assert.deepEqual(result(g), [false, 'shame'])).over();
    },
  );
});
