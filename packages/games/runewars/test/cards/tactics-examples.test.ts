import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import { area, ownUnitsIn } from '../../src/rules/areas.ts';
import { battle } from '../../src/rules/battle/battle.ts';
import { turnWindow } from '../../src/rules/turn-window.ts';
import { FIELD, fought, met, sendIn } from '../battles.ts';
import { army, fate, hand, position, quiet, scenario, turn } from '../position.ts';

/* Tactics as the worked examples play them, through whole battles. */

test(
  rule('RW-DIP-01', 'RW-DIP-02', 'RW-DIP-04') + 'RWX-28 Envoy’s Gift: both copies add two cards each to a test',
  () => {
    const t = met({
      attacker: { footman: 2 },
      neutral: { beastman: 1 },
      given: g => {
        g.players[0]!.influence = 4;
        hand(g, 0, 'envoys-gift', 'envoys-gift');
        fate(g, 1, 9, 13, 20, 27, 2);
      },
    });
    t.asked(0, 'diplomacy.choose').says(0, '2').asked(0, 'window/diplomacy.play', ['pass', 'envoys-gift']);
    t.says(0, 'envoys-gift').says(0, 'envoys-gift').asked(0, 'diplomacy/test.choose', ['red', 'grey', 'gold']);
    t.says(0, 'gold');
    t.holds(g => {
      assert.deepEqual([g.players[0]!.influence, g.fateDiscard.length], [2, 6]);
      assert.deepEqual(area(g, FIELD).troops, [
        { unit: 'footman', standing: 2, routed: 0 },
        { unit: 'beastman', standing: 1, routed: 0 },
      ]);
    });
    t.over().finish();
  },
);

test(rule('RW-TACT-06') + 'Envoy’s Gift: only before a test of one’s own', () => {
  const t = met({
    attacker: { footman: 2 },
    neutral: { beastman: 1 },
    given: g => {
      g.players[0]!.influence = 1;
      hand(g, 1, 'envoys-gift');
      fate(g, 1);
    },
  });
  t.says(0, '1').asked(0, 'diplomacy.fightOn').finish();
});

scenario(
  `${rule('RW-BATTLE-34', 'RW-BATTLE-43', 'RW-STR-09')}RWX-41 Sappers first: 5 to 1 and 3, and the stronghold changes hands`,
  position({
    factions: ['uthuk', 'daqan'],
    given: g => {
      quiet(g);
      turn(g, 0, 'conquer');
      hand(g, 0, 'sappers');
      army(g, FIELD, 1, { footman: 1 });
      area(g, FIELD).city = null;
      area(g, FIELD).stronghold = { owner: 1, damaged: false, development: 'court' };
    },
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'sappers');
    t.holds(g => assert.equal(area(g, FIELD).stronghold!.damaged, true));
    const g = t.g as Table;
    sendIn(g, 0, FIELD, { berserker: 5 });
    fate(g, 1, 2, 3, 4, 11, 12);
    t.at(battle, {}).asked(0, 'battle/aftermath.stronghold', ['yes', 'no']).says(0, 'yes');
    t.holds(h => assert.deepEqual(area(h, FIELD).stronghold, { owner: 0, damaged: true, development: null }));
    t.over();
  },
);

/** Daqan in their stronghold at DC, with one unit routed before. */
const fortress = (given: (g: Table) => void = () => undefined) =>
  fought({
    factions: ['waiqar', 'daqan'],
    at: 'DC',
    attacker: { reanimate: 4 },
    defender: { footman: 3 },
    routed: { footman: 1 },
    given: g => {
      hand(g, 1, 'tactical-retreat');
      area(g, 'DC').stronghold = { owner: 1, damaged: false, development: 'court' };
      given(g);
    },
  });

test(rule('RW-BATTLE-05', 'RW-ORDER-24') + 'RWX-42 Tactical Retreat from a stronghold', () => {
  const t = fortress().says(1, 'tactical-retreat').asked(1, 'retreat.choose', ['DA', 'DB']).says(1, 'DA');
  t.asked(0, 'battle/aftermath.stronghold', ['yes', 'no']).says(0, 'yes');
  t.holds(g => {
    assert.deepEqual(area(g, 'DC').stronghold, { owner: 0, damaged: false, development: null });
    assert.deepEqual(area(g, 'DC').troops, [{ unit: 'reanimate', standing: 4, routed: 0 }]);
    assert.equal(area(g, 'DA').troops.find(({ unit }) => unit === 'footman')!.routed, 3);
    assert.equal(g.fateDiscard.length, 0, 'no round was fought');
    assert.equal(g.turn!.battles, 1, 'it was the one battle of the order');
  });
  t.over().finish();
});

test(rule('RW-RETREAT-01') + 'RWX-42 Tactical Retreat: without a friendly area beside it all are destroyed', () => {
  const t = fortress(g => {
    for (const id of ['DA', 'DB'] as const) army(g, id, 0, { reanimate: 1 });
    area(g, 'DB').stronghold = null;
    army(g, '7D', -1, {});
  });
  t.says(1, 'tactical-retreat').says(0, 'no');
  t.holds(g => {
    assert.equal(g.supply.footman, 16);
    assert.equal(area(g, 'DC').stronghold, null);
  });
  t.over().finish();
});

test(rule('RW-BATTLE-10', 'RW-BATTLE-12') + 'RWX-43 Ambush: they draw in row 1 and not again in row 4', () => {
  const t = fought({
    factions: ['daqan', 'waiqar'],
    attacker: { 'siege-tower': 1 },
    defender: { reanimate: 2 },
    given: g => {
      hand(g, 1, 'ambush');
      fate(g, 1, 2, 4);
    },
  });
  t.says(1, 'ambush');
  t.holds(g => assert.deepEqual([g.fateDiscard, area(g, FIELD).holder], [[1, 2, 4], 1]));
  t.over().finish();
});

const even = (given: (g: Table) => void) =>
  fought({
    attacker: { footman: 5 },
    defender: { berserker: 5 },
    given: g => {
      fate(g, 1, 2, 3, 4, 11, 12, 13, 14, 21, 22);
      given(g);
    },
  });

test(rule('RW-BATTLE-36', 'RW-BATTLE-40') + 'RWX-44 Shield Wall against Shield Wall: the defender wins the tie', () => {
  const t = even(g => {
    hand(g, 0, 'shield-wall');
    hand(g, 1, 'shield-wall');
  });
  for (const seat of [0, 1]) t.says(seat, 'pass');
  t.says(0, 'shield-wall').asked(1, 'window/battle-tally.play').says(1, 'shield-wall');
  t.holds(g => assert.deepEqual([area(g, FIELD).holder, ownUnitsIn(area(g, 'DC'))], [1, 6]));
  t.over().finish();
});

test(rule('RW-BATTLE-36') + 'RWX-44 Shield Wall alone decides', () => {
  const t = even(g => hand(g, 0, 'shield-wall'));
  t.says(0, 'pass').says(0, 'shield-wall');
  t.holds(g => assert.equal(area(g, FIELD).holder, 0));
  t.over().finish();
});

test(rule('RW-TACT-06') + 'Spoils of War: the winner gains, whoever played it; both copies add up', () => {
  const t = even(g => {
    hand(g, 0, 'spoils-of-war');
    hand(g, 1, 'spoils-of-war');
    g.players[1]!.influence = 0;
  });
  t.says(0, 'spoils-of-war').says(1, 'spoils-of-war');
  t.holds(g => {
    assert.deepEqual(
      g.players.map(({ influence, tactics }) => [influence, tactics.length]),
      [
        [3, 0],
        [4, 2],
      ],
    );
  });
  t.over().finish();
});

/** Two Archers rout two Footmen in row 1. */
const shaken = () =>
  fought({
    factions: ['daqan', 'latari'],
    attacker: { footman: 2 },
    defender: { archer: 2 },
    given: g => {
      hand(g, 0, 'rally-cry');
      fate(g, 5, 6, 1, 2);
    },
  }).says(0, 'pass');

test(rule('RW-BATTLE-25') + 'RWX-46 Rally Cry in time: both stand and draw in row 3', () => {
  const t = shaken().asked(0, 'window/battle-row.play', ['pass', 'pass-battle', 'rally-cry']).says(0, 'pass');
  t.asked(0, 'window/battle-row.play');
  t.holds(g => assert.equal(g.battle!.row, 3));
  t.says(0, 'rally-cry').says(0, 'footman-routed');
  t.holds(g => assert.deepEqual([g.fateDiscard, area(g, FIELD).holder], [[5, 6, 1, 2], 1]));
  t.over().finish();
});

test(
  rule('RW-BATTLE-25') + 'RWX-46 Rally Cry too late: before row 4 they stand for the tally, and draw no more',
  () => {
    const t = shaken().says(0, 'pass').says(0, 'pass');
    t.holds(g => assert.equal(g.battle!.row, 4));
    t.says(0, 'rally-cry').says(0, 'footman-routed');
    t.holds(g => assert.deepEqual([g.fateDiscard, area(g, FIELD).holder], [[5, 6], 1]));
    t.over().finish();
  },
);
