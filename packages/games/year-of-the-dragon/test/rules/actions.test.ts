import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, view } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { ACTIONS, type Action } from '../../src/cards/actions.ts';
import { game, type Table } from '../../src/index.ts';
import { act, dealActions } from '../../src/rules/actions.ts';
import { month } from '../../src/rules/year.ts';
import { position } from '../position.ts';

const turn = (seat: number) => ({ seat, group: -1 });
const yuan = (g: Table): number[] => g.rulers.map(ruler => ruler.yuan);
const groupOf = (g: Table, action: Action): string =>
  `group-${1 + g.groups.findIndex(({ cards }) => cards.includes(action))}`;

for (const [seats, sizes] of [
  [2, [4, 3]],
  [3, [3, 2, 2]],
  [4, [2, 2, 2, 1]],
  [5, [2, 2, 1, 1, 1]],
] as const) {
  test(
    rule('YD-ACT-01', 'YD-ACT-02', 'YD-TRANS-02', 'YD-COMP-04') + `all 7 cards in ${seats} groups, open to all`,
    () => {
      const { g } = deal(game, { seats, seed: 'groups' });
      const dealt = new Set<string>();
      for (let n = 0; n < 10; n++) {
        dealActions(g);
        assert.deepEqual(
          g.groups.map(({ cards }) => cards.length),
          sizes,
        );
        assert.deepEqual(g.groups.flatMap(({ cards }) => cards).toSorted(), ACTIONS.toSorted());
        assert.deepEqual(view(game, g, null).groups, g.groups);
        dealt.add(JSON.stringify(g.groups));
      }
      assert.ok(dealt.size > 5, 'the cards are shuffled anew every time');
    },
  );
}

scenario(
  rule('YD-ACT-01', 'YD-ACT-11', 'YD-TRANS-03') + 'dragons and all cards go back, and all are dealt again',
  game,
  position({ event: 'peace', rulers: [{}, {}] }),
  t => {
    t.at(month, {}).says(0, 'group-1').says(0, t.g.groups[0]!.cards.find(simple)!);
    t.holds(g => assert.deepEqual(g.groups[0]!.dragons, [0]));
    t.says(1, 'pass').holds(g => assert.deepEqual(g.groups, []));
    t.at(month, {}).holds(g => {
      assert.deepEqual(g.groups.flatMap(({ cards }) => cards).toSorted(), ACTIONS.toSorted());
      for (const { dragons } of g.groups) assert.deepEqual(dragons, []);
    });
    t.asked(0, 'actions/act.chooseGroup', ['group-1', 'group-2', 'pass']);
  },
);
const simple = (action: Action): boolean => action !== 'build' && action !== 'privilege';

scenario(
  rule('YD-ACT-03', 'YD-SETUP-12') + 'one dragon on one group, exactly one of its actions',
  game,
  position({ rulers: [{}, {}], groups: [{ cards: ['taxes', 'parade'] }, { cards: ['harvest', 'research', 'build'] }] }),
  t => {
    t.at(act, turn(0)).asked(0, 'actions/act.chooseGroup', ['group-1', 'group-2', 'pass']);
    t.refuses(0, 'group-3', 'YD-ACT-03').refuses(0, 'harvest', 'YD-ACT-03').refuses(1, 'group-1');
    t.says(0, 'group-2').asked(0, 'actions/act.chooseAction', ['harvest', 'research', 'build']);
    t.refuses(0, 'taxes', 'YD-ACT-03').refuses(0, 'group-1', 'YD-ACT-03').refuses(0, 'pass', 'YD-ACT-03');
    t.says(0, 'harvest').holds(g => {
      assert.deepEqual(
        g.groups.map(({ dragons }) => dragons),
        [[], [0]],
      );
      assert.deepEqual([g.rulers[0]!.rice, g.rulers[0]!.yuan, g.rulers[0]!.points.research], [1, 6, 0]);
    });
    t.refuses(0, 'research').over();
  },
);

scenario(
  rule('YD-ACT-04', 'YD-ACT-05', 'YD-ACT-07', 'YD-ACT-TAXES-01', 'T-TAXES-01') + 'Clara +2, then Anna -3 and +8',
  game,
  position({
    rulers: [{ yuan: 3, palaces: [[2, 'tax-collector-young', 'tax-collector-young']] }, {}, { yuan: 1 }],
    groups: [{ cards: ['taxes', 'harvest', 'parade'] }],
  }),
  t => {
    t.at(act, turn(2))
      .says(2, 'group-1')
      .says(2, 'taxes')
      .holds(g => assert.deepEqual(yuan(g), [3, 6, 3]));
    t.at(act, turn(0)).says(0, 'group-1').hears(1, ['chooses-group group-1 1', 'pays yuan 3']);
    t.holds(g => assert.deepEqual(yuan(g), [0, 6, 3])).offers(0, 'taxes');
    t.says(0, 'taxes').hears(1, ['acts taxes', 'gains yuan 8']);
    t.holds(g => {
      assert.deepEqual(yuan(g), [3 - 3 + 8, 6, 3]);
      assert.deepEqual(g.groups[0]!.dragons, [2, 0]);
    }).over();
  },
);

const crowded = (dora: number) =>
  position({
    rulers: [{}, {}, {}, { yuan: dora }],
    groups: [{ cards: ['taxes', 'harvest'], dragons: [0, 1] }, { cards: ['parade', 'research'] }],
  });

for (const action of ['taxes', 'harvest'] as const) {
  scenario(
    rule('T-ACT-FEE-01', 'YD-ACT-05') + `two dragons cost Dora 3, not 6; then ${action}`,
    game,
    crowded(5),
    t => {
      t.at(act, turn(3))
        .says(3, 'group-1')
        .holds(g => assert.equal(g.rulers[3]!.yuan, 2));
      t.asked(3, 'actions/act.chooseAction', ['taxes', 'harvest']).says(3, action);
      t.holds(g => assert.deepEqual([g.rulers[3]!.yuan, g.rulers[3]!.rice], action === 'taxes' ? [4, 0] : [2, 1]));
      t.over();
    },
  );
}

scenario(
  rule('T-ACT-FEE-02', 'YD-ACT-06', 'YD-ACT-07') + 'with 2 yuan no occupied group, not even for taxes',
  game,
  crowded(2),
  t => {
    t.at(act, turn(3)).asked(3, 'actions/act.chooseGroup', ['group-2', 'pass']).refuses(3, 'group-1', 'YD-ACT-06');
    t.says(3, 'group-2')
      .holds(g => assert.equal(g.rulers[3]!.yuan, 2))
      .asked(3, 'actions/act.chooseAction');
  },
);

scenario(rule('YD-ACT-06') + 'with exactly 3 yuan the occupied group is open', game, crowded(3), t => {
  t.at(act, turn(3)).asked(3, 'actions/act.chooseGroup', ['group-1', 'group-2', 'pass']);
});

for (const [has, gets] of [
  [0, 3],
  [1, 2],
  [2, 1],
] as const) {
  scenario(
    rule('T-PASS-01', 'YD-ACT-08', 'YD-TRANS-06') + `Emil has ${has} yuan, takes ${gets}, has 3, and is done`,
    game,
    position({ rulers: [{}, {}, {}, {}, { yuan: has }], groups: [{ cards: ['taxes'] }] }),
    t => {
      t.at(act, turn(4))
        .says(4, 'pass')
        .holds(g => assert.deepEqual(yuan(g), [6, 6, 6, 6, 3]));
      t.refuses(4, 'group-1').over();
    },
  );
}

for (const has of [3, 5]) {
  scenario(
    rule('T-PASS-02', 'YD-ACT-08', 'YD-ACT-10') + `passing with ${has} yuan is allowed and brings nothing`,
    game,
    position({ rulers: [{ yuan: has }, {}], groups: [{ cards: ['taxes'] }] }),
    t => {
      t.at(act, turn(0))
        .offers(0, 'pass')
        .says(0, 'pass')
        .holds(g => assert.deepEqual(yuan(g), [has, 6]))
        .over();
    },
  );
}

scenario(
  rule('YD-ACT-09') + 'after a pass every group is still free',
  game,
  position({ rulers: [{ yuan: 0 }, { yuan: 0 }], groups: [{ cards: ['taxes', 'parade'] }, { cards: ['harvest'] }] }),
  t => {
    t.at(act, turn(0))
      .says(0, 'pass')
      .holds(g => {
        for (const { dragons } of g.groups) assert.deepEqual(dragons, []);
      });
    t.at(act, turn(1)).asked(1, 'actions/act.chooseGroup', ['group-1', 'group-2', 'pass']);
    t.says(1, 'group-2')
      .holds(g => assert.deepEqual([yuan(g), g.rulers[1]!.rice], [[3, 0], 1]))
      .over();
  },
);

scenario(
  rule('YD-ACT-12', 'YD-PERS-14') + 'a new farmer helps only in a later action phase',
  game,
  position({ event: 'peace', rulers: [{}, { hand: [] }] }),
  t => {
    t.at(month, {}).says(0, groupOf(t.g, 'harvest')).says(0, 'harvest').says(1, 'pass');
    t.says(0, 'card-farmer')
      .says(0, 'farmer-old')
      .holds(g => assert.equal(g.rulers[0]!.rice, 1));
    t.at(month, {}).says(0, groupOf(t.g, 'harvest')).says(0, 'harvest');
    t.holds(g => assert.equal(g.rulers[0]!.rice, 1 + 1 + 2)).asked(1, 'actions/act.chooseGroup');
  },
);

const poor = (yuan: number) =>
  position({
    rulers: [{ yuan }, {}],
    groups: [
      { cards: ['privilege'] },
      { cards: ['privilege'], dragons: [1] },
      { cards: ['taxes', 'privilege', 'harvest'] },
    ],
  });

scenario(rule('YD-ACT-13') + 'a privilege that cannot be paid is not offered', game, poor(1), t => {
  t.at(act, turn(0)).asked(0, 'actions/act.chooseGroup', ['group-3', 'pass']);
  t.refuses(0, 'group-1', 'YD-ACT-13').refuses(0, 'group-2', 'YD-ACT-06').says(0, 'group-3');
  t.refuses(0, 'privilege', 'YD-ACT-13').asked(0, 'actions/act.chooseAction', ['taxes', 'harvest']);
});

scenario(rule('YD-ACT-13', 'YD-ACT-PRIV-05') + 'nor one that the fee makes too dear', game, poor(4), t => {
  t.at(act, turn(0)).refuses(0, 'group-2', 'YD-ACT-13');
  t.asked(0, 'actions/act.chooseGroup', ['group-1', 'group-3', 'pass']);
});

scenario(rule('YD-ACT-13', 'YD-ACT-PRIV-05') + '5 yuan are enough for both', game, poor(5), t => {
  t.at(act, turn(0))
    .says(0, 'group-2')
    .holds(g => assert.deepEqual([yuan(g)[0], g.rulers[0]!.small], [0, 1]));
  t.over();
});

scenario(
  rule('YD-ACT-13') + 'the wall cannot be chosen by who has no wall tile left',
  game,
  position({
    options: { wall: 'choose' },
    rulers: [{ wall: [] }, {}],
    wall: [0, 0, 0, 0, 0, 0],
    groups: [{ cards: ['wall'] }, { cards: ['wall', 'taxes', 'harvest'] }],
  }),
  t => {
    t.at(act, turn(0)).refuses(0, 'group-1', 'YD-ACT-13').says(0, 'group-2');
    t.refuses(0, 'wall', 'YD-ACT-13').asked(0, 'actions/act.chooseAction', ['taxes', 'harvest']);
  },
);
