import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NOBODY } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table } from '../../../src/index.ts';
import { FATE, FATE_DECK } from '../../../src/printed/fate.ts';
import { SHAPES } from '../../../src/printed/ids.ts';
import { area } from '../../../src/rules/areas.ts';
import { arrive } from '../../../src/rules/battle/arrival.ts';
import { drawFate } from '../../../src/rules/fate.ts';
import { clear, FIELD, fought, met, troopsAt } from '../../battles.ts';
import { army, daqanUthuk, fate, hand, quiet, turn } from '../../position.ts';

const rich = (n: number) => (g: Table) => {
  g.players[0]!.influence = n;
};

test(rule('RW-NEUT-01', 'RW-DIP-01', 'RW-MOVE-12') + 'neutral units are fought, or met with 1 to 6 influence', () => {
  met({ attacker: { footman: 2 }, neutral: { hellhound: 1 }, given: rich(9) })
    .asked(0, 'diplomacy.choose', ['fight', '1', '2', '3', '4', '5', '6'])
    .refuses(0, '7', 'RW-DIP-01')
    .finish();
  met({ attacker: { footman: 2 }, neutral: { hellhound: 1 }, given: rich(2) })
    .asked(0, 'diplomacy.choose', ['fight', '1', '2'])
    .finish();
  const broke = met({
    attacker: { footman: 2 },
    neutral: { hellhound: 1 },
    given: g => {
      rich(0)(g);
      fate(g, 1, 2, 5);
    },
  });
  broke.holds(g => assert.equal(g.turn!.battles, 1, 'without influence there is nothing to choose'));
  broke.asked(1, 'retreat.choose').finish();
});

test(`RWX-28 ${rule('RW-DIP-01', 'RW-DIP-02', 'RW-DIP-03', 'RW-DIP-04', 'RW-DIP-10')}gold makes them allies`, () => {
  const t = met({
    attacker: { footman: 2 },
    neutral: { beastman: 1 },
    routed: { beastman: 1 },
    given: g => {
      rich(4)(g);
      fate(g, 1, 9, 13, 20, 27, 2);
      hand(g, 0, 'envoys-gift', 'envoys-gift');
    },
  });
  t.says(0, '2').asked(0, 'window/diplomacy.play', ['pass', 'envoys-gift']);
  t.says(0, 'envoys-gift').says(0, 'envoys-gift');
  t.asked(0, 'diplomacy/test.choose', ['red', 'grey', 'gold']).says(0, 'gold');
  t.holds(g => {
    assert.equal(g.players[0]!.influence, 2);
    assert.equal(g.fateDiscard.length, 6);
    assert.equal(troopsAt(g, FIELD), 'footman 2+0, beastman 1+1', 'the routed one too');
    assert.equal(area(g, FIELD).holder, 0);
    assert.deepEqual([g.battle, g.turn!.battles], [null, 0]);
  });
  t.over().finish();
});

test(rule('RW-DIP-08', 'RW-DIP-09') + 'with more than 8 units the owner destroys the excess', () => {
  const t = met({
    attacker: { footman: 7 },
    neutral: {},
    routed: { beastman: 2 },
    given: g => {
      rich(1)(g);
      fate(g, 5);
    },
  });
  t.says(0, '1').asked(0, 'units/sacrifice.choose', ['footman', 'beastman-routed']).says(0, 'footman');
  t.holds(g => assert.equal(troopsAt(g, FIELD), 'footman 6+0, beastman 0+2'));
  t.over().finish();
});

test(`RWX-29 ${rule('RW-DIP-05', 'RW-NEUT-12', 'RW-RETREAT-07')}nowhere to go`, () => {
  for (const unit of ['hellhound', 'razorwing'] as const) {
    const t = met({
      at: '5D',
      attacker: { footman: 2 },
      neutral: { [unit]: 1 },
      given: g => {
        rich(1)(g);
        // Only 3C is nobody's, and it lies over a mountain.
        for (const at of ['3B', '5B', '5C'] as const) army(g, at, 1, { berserker: 1 });
        clear(g, '3C');
        fate(g, 13);
      },
    });
    t.says(0, '1');
    t.holds(g => {
      assert.equal(troopsAt(g, '5D'), 'footman 2+0');
      assert.equal(troopsAt(g, '3C'), unit === 'razorwing' ? 'razorwing 0+1' : '', 'flyers ignore borders');
    });
    t.over().finish();
  }
});

test(`RWX-31 ${rule('RW-DIP-05', 'RW-ORDER-23')}grey opens the second area`, () => {
  const t = met({
    attacker: { footman: 2 },
    neutral: { hellhound: 1 },
    given: g => {
      rich(2)(g);
      g.turn!.battles = 1;
      fate(g, 13, 21);
    },
  });
  t.asked(0, 'diplomacy.choose', ['1', '2']).refuses(0, 'fight', 'RW-ORDER-23').says(0, '2');
  t.asked(0, 'diplomacy/test.choose', ['red', 'grey']).says(0, 'grey');
  t.asked(1, 'retreat.choose', ['7A', '7B', '7D']).says(1, '7A');
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'footman 2+0');
    assert.equal(troopsAt(g, '7A'), 'razorwing 2+0, hellhound 0+1');
    assert.equal(g.turn!.battles, 1);
  });
  t.over().finish();
});

test(rule('RW-DIP-06', 'RW-DIP-07', 'RW-NEUT-02') + 'red: fight, or go back, and no second try', () => {
  for (const answer of ['fight', 'retreat']) {
    const t = met({
      attacker: { bowman: 2 },
      neutral: { hellhound: 1 },
      given: g => {
        rich(3)(g);
        clear(g, '7B', '7A', '7D');
        fate(g, 1, 2, 3, 5);
      },
    });
    t.says(0, '1').asked(0, 'diplomacy.fightOn', ['fight', 'retreat']).refuses(0, '2').says(0, answer);
    if (answer === 'fight') {
      t.asked(1, 'retreat.choose', ['7A', '7B', '7D']);
      t.holds(g => assert.equal(g.turn!.battles, 1)).finish();
    } else {
      t.holds(g => {
        assert.equal(troopsAt(g, FIELD), 'hellhound 1+0');
        assert.equal(troopsAt(g, 'DC'), 'footman 1+0, bowman 0+2', 'as a retreat: routed');
        assert.deepEqual([g.battle, g.turn!.battles], [null, 0]);
      });
      t.over().finish();
    }
  }
});

test(rule('RW-ORDER-25') + 'after a battle in this order a failed test sends them back', () => {
  const t = met({
    attacker: { bowman: 2 },
    neutral: { hellhound: 1 },
    given: g => {
      rich(1)(g);
      g.turn!.battles = 1;
      fate(g, 1);
    },
  });
  t.holds(g => assert.equal(troopsAt(g, 'DC'), 'footman 1+0, bowman 0+2'));
  t.over().finish();
});

test(
  rule('RW-NEUT-10', 'RW-NEUT-11', 'RW-PLAYERS-02') + 'the player to the left plays the neutral units, without cards',
  () => {
    const t = fought({
      factions: ['daqan', 'uthuk', 'waiqar'],
      attacker: { bowman: 1 },
      neutral: { beastman: 1, sorcerer: 1 },
      given: g => {
        hand(g, 1, 'shield-wall', 'summon-lightning');
        hand(g, 2, 'shield-wall');
        fate(g, 17, 5);
      },
    });
    t.holds(g => assert.deepEqual([g.battle!.defender.seat, g.battle!.defender.speaker], [NOBODY, 1]));
    t.asked(1, 'battle/damage.choose').finish();
  },
);

/** Units arrive, as an order makes them. */
const arrival = (given: (g: Table) => void, at = FIELD): Table => {
  const t = new Scenario(
    game,
    daqanUthuk(g => {
      quiet(g);
      turn(g, 0, 'mobilize');
      given(g);
    }),
  );
  const g = t.g as Table;
  g.stack = [];
  g.supply.footman -= 2;
  arrive(g, 0, at, [{ unit: 'footman', standing: 2, routed: 0 }], 0);
  return g;
};

describe('units arrive', () => {
  test(rule('RW-MOVE-11', 'RW-BATTLE-01') + 'in an enemy area, also an empty one: a battle', () => {
    for (const at of ['UA', 'UB'] as const) {
      const g = arrival(table => clear(table, at), at);
      assert.equal(g.stack.at(-1)!.proc, 'battle');
      assert.equal(g.battle!.defender.seat, 1);
      assert.equal(g.battle!.attacker.fighters.length, 2, 'they are in the battle from now on');
    }
  });

  test(rule('RW-NEUT-01') + 'where neutral units are: a meeting', () => {
    const g = arrival(table => army(table, FIELD, NOBODY, {}, { beastman: 1 }));
    assert.equal(g.stack.at(-1)!.proc, 'diplomacy');
    assert.equal(troopsAt(g, FIELD), 'beastman 0+1', 'who stay where they are');
  });

  test(rule('RW-NEUT-06', 'RW-NEUT-08') + 'in a friendly or empty area: they stay', () => {
    const empty = arrival(table => clear(table, FIELD));
    assert.deepEqual([empty.stack.length, empty.battle, troopsAt(empty, FIELD)], [0, null, 'footman 2+0']);
    const home = arrival(table => army(table, 'DA', 0, { beastman: 2 }), 'DA');
    assert.deepEqual([home.stack.length, troopsAt(home, 'DA')], [0, 'footman 2+0, beastman 2+0']);
  });
});

test(rule('RW-FATE-01', 'RW-FATE-02') + 'thirty fate cards with a destiny and four sections', () => {
  assert.equal(FATE_DECK.length, 30);
  for (const card of FATE_DECK) {
    for (const shape of SHAPES) {
      const { damage, rout, special } = FATE[card]![shape];
      assert.ok([damage, rout, special].filter(n => n > 0).length <= 1, `${card} ${shape}`);
      assert.ok(damage <= 3 && rout <= 2 && special <= 1, `${card} ${shape}`);
    }
  }
});

test(rule('RW-FATE-03') + 'an empty deck is shuffled anew; with more than thirty cards those that lie open too', () => {
  const g = new Scenario(game, daqanUthuk()).g as Table;
  g.fateDiscard = g.fateDeck.splice(2);
  assert.equal(drawFate(g, 3).length, 3);
  assert.deepEqual([g.fateDeck.length, g.fateDiscard.length, g.fateOpen.length], [27, 0, 3]);
  assert.equal(drawFate(g, 30).length, 30);
  assert.equal(g.fateDeck.length + g.fateDiscard.length + g.fateOpen.length, 30);
});
