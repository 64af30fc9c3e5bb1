import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import type { FactionId, OrderId, TacticId } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { turnWindow } from '../../src/rules/turn-window.ts';
import { army, daqanUthuk, hand, position, scenario, turn } from '../position.ts';

/** Daqan hold one card, in their turn; the others none. */
const holding = (card: TacticId, given: (g: Table) => void = () => undefined) =>
  daqanUthuk(g => {
    turn(g, 0, 'rally-support');
    hand(g, 1);
    hand(g, 0, card);
    given(g);
  });
const THREE: FactionId[] = ['daqan', 'uthuk', 'latari'];

scenario(
  rule('RW-TACT-01', 'RW-TACT-02') +
    'War Council: an opponent and a number; both draw, and play none of it in this season',
  position({
    factions: THREE,
    given: g => {
      turn(g, 0);
      for (const seat of [1, 2]) hand(g, seat);
      hand(g, 0, 'war-council');
    },
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).offers(0, 'war-council').says(0, 'war-council');
    t.asked(0, 'tactics/war-council.opponent', ['seat-2', 'seat-3']).refuses(0, 'seat-1').says(0, 'seat-3');
    t.asked(0, 'tactics/war-council.number', ['1', '2', '3', '4']).says(0, '3');
    t.hears(1, ['names seat-3 3', ...Array<string>(6).fill('draws-tactic')]);
    t.holds(g => {
      assert.deepEqual(
        g.players.map(({ tactics }) => tactics.length),
        [3, 0, 3],
      );
      assert.ok(g.players[2]!.tactics.every(({ fresh }) => fresh));
    });
    t.over();
  },
);

scenario(
  rule('RW-TACT-03', 'RW-LIMIT-08') + 'War Council: the hand limit holds for both, each discards openly',
  daqanUthuk(g => {
    turn(g, 0);
    hand(g, 1, 'sappers', 'sappers', 'ambush', 'ambush', 'spy-ring', 'spy-ring', 'rally-cry', 'rally-cry', 'rally-cry');
    hand(g, 0, 'war-council', 'beast-drums', 'beast-drums', 'beast-drums', 'shield-wall', 'shield-wall');
    g.players[0]!.tactics.push(...g.tacticDeck.splice(0, 4).map(card => ({ card, known: 0, fresh: false })));
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'war-council').says(0, '3');
    t.asked(0, 'hand/tactics.discard').says(0, 'beast-drums').hears(1, ['discards-tactic beast-drums']);
    t.asked(0, 'hand/tactics.discard').says(0, 'shield-wall');
    t.asked(1, 'hand/tactics.discard').says(1, 'rally-cry').says(1, 'rally-cry');
    t.holds(g =>
      assert.deepEqual(
        g.players.map(({ tactics }) => tactics.length),
        [10, 10],
      ),
    );
    t.asked(0, 'window/turn.choose');
  },
);

const played = (g: Table, ...orders: OrderId[]): void => {
  const player = g.players[0]!;
  player.played = [...orders, 'rally-support'];
  player.hand = player.hand.filter(order => !orders.includes(order));
  player.highest = 5;
};

scenario(
  `${rule('RW-TACT-01', 'RW-ORDER-05')}RWX-15 Spy Ring: an order of an earlier season comes back and still counts as played`,
  holding('spy-ring', g => played(g, 'harvest', 'recruit')),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'spy-ring').asked(0, 'tactics/spy-ring.order', ['harvest', 'recruit']);
    t.refuses(0, 'rally-support').says(0, 'recruit').hears(1, ['takes-back recruit']);
    t.holds(g => {
      const { hand, played, highest } = g.players[0]!;
      assert.deepEqual(played, ['harvest', 'rally-support']);
      assert.deepEqual(hand, ['strategize', 'mobilize', 'conquer', 'recruit', 'acquire-power', 'fortify']);
      assert.equal(highest, 5, 'supremacy is compared with it all the same');
    });
    t.over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Spy Ring: the order that is being resolved does not come back',
  holding('spy-ring'),
  t => void t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']),
);

scenario(
  rule('RW-RUNE-05', 'RW-RUNE-09', 'RW-GEN-09') +
    'Bribed Scouts: up to three runes are chosen, then seen by the looker alone',
  holding('bribed-scouts'),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'bribed-scouts');
    t.asked(0, 'tactics/bribed-scouts.choose', ['UA', 'UB', 'UC']).refuses(0, 'DA', 'RW-RUNE-05');
    t.says(0, 'UA').asked(0, 'tactics/bribed-scouts.choose', ['UB', 'UC', 'done']).says(0, 'UC');
    t.sees(0, ({ areas }) => assert.equal(areas.find(({ id }) => id === 'UA')!.rune!.genuine, null));
    t.says(0, 'done').hears(0, ['looks-at-rune false', 'looks-at-rune genuine']);
    t.hears(1, ['looks-at-rune', 'looks-at-rune']).hears(null, ['looks-at-rune', 'looks-at-rune']);
    t.sees(0, ({ areas }) => {
      const seen = (id: string) => areas.find(here => here.id === id)!.rune!.genuine;
      assert.deepEqual([seen('UA'), seen('UB'), seen('UC')], [false, null, true]);
    });
    t.sees(null, ({ areas }) => assert.ok(areas.every(({ rune }) => rune === null || rune.genuine === null)));
    t.over();
  },
);

scenario(
  rule('RW-RUNE-05') + 'Bribed Scouts: three at the most, and not without a rune that is still unknown',
  holding('bribed-scouts', g => {
    area(g, '7A').rune = { genuine: true, laying: 1, known: 0 };
    g.layings[1]!.genuine++;
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'bribed-scouts').says(0, 'UA').says(0, 'UB').says(0, '7A');
    t.holds(g => assert.deepEqual([area(g, '7A').rune!.known, area(g, 'UC').rune!.known & 1], [1, 0]));
    t.over();
    const g = t.g as Table;
    area(g, 'UC').rune!.known |= 1;
    hand(g, 0, 'bribed-scouts');
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']);
  },
);

scenario(
  rule('RW-TACT-01') + 'Levy of Silver: two influence, three with a city, however many',
  holding('levy-of-silver', g => {
    for (const { id, city } of g.areas) if (city !== null) army(g, id, 0, { footman: 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'levy-of-silver').hears(1, ['plays levy-of-silver', 'gains influence 3']);
    t.holds(g => assert.equal(g.players[0]!.influence, 6));
    t.over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Poisoned Wells: an opponent and a dial, two lower but not below nothing',
  holding('poisoned-wells', g => Object.assign(g.players[1]!.dials, { food: 3, wood: 1, ore: 0 })),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'poisoned-wells').asked(0, 'tactics/poisoned-wells.dial', ['food', 'wood']);
    t.says(0, 'wood').hears(1, ['dial wood']);
    t.holds(g => assert.deepEqual(g.players[1]!.dials, { food: 3, wood: 0, ore: 0 }));
    t.over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Poisoned Wells: not against dials that show nothing',
  holding('poisoned-wells', g => Object.assign(g.players[1]!.dials, { food: 0, wood: 0, ore: 0 })),
  t => void t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']),
);

scenario(
  rule('RW-TACT-01', 'RW-ORDER-41') + 'Bumper Crop: one of the own dials, two higher but not above eight',
  holding('bumper-crop', g => Object.assign(g.players[0]!.dials, { food: 8, wood: 7, ore: 2 })),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'bumper-crop').asked(0, 'tactics/bumper-crop.dial', ['wood', 'ore']);
    t.says(0, 'wood').hears(1, ['dial wood 8']);
    t.over();
    const g = t.g as Table;
    Object.assign(g.players[0]!.dials, { food: 8, wood: 8, ore: 8 });
    hand(g, 0, 'bumper-crop');
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']);
  },
);

/** Three at the table; the second has this much. */
const robbing = (influence: number, ...cards: TacticId[]) =>
  position({
    factions: THREE,
    given: g => {
      turn(g, 0);
      hand(g, 2);
      hand(g, 0, 'cutpurses');
      hand(g, 1, ...cards);
      g.players[1]!.influence = influence;
      g.players[2]!.influence = 0;
    },
  });

scenario(rule('RW-TACT-01') + 'Cutpurses: the victim chooses to pay two influence', robbing(3, 'ambush'), t => {
  t.at(turnWindow, { seat: 0 }).says(0, 'cutpurses').asked(1, 'tactics/cutpurses.give', ['influence', 'card']);
  t.says(1, 'influence').hears(2, ['loses influence 2', 'gains influence 2']);
  t.holds(g => {
    assert.deepEqual([g.players[0]!.influence, g.players[1]!.influence], [5, 1]);
    assert.equal(g.players[1]!.tactics.length, 1);
  });
  t.over();
});

scenario(
  rule('RW-TACT-01', 'RW-TACT-02', 'RW-GEN-09') +
    'Cutpurses: with less than two influence a card at random, which both know',
  robbing(1, 'ambush', 'ambush'),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'cutpurses');
    t.hears(0, ['plays cutpurses', 'gives-tactic ambush 1']);
    t.hears(1, ['plays cutpurses', 'gives-tactic ambush 1']);
    t.hears(2, ['plays cutpurses', 'gives-tactic']);
    t.holds(g => {
      assert.deepEqual(g.players[0]!.tactics, [{ card: 'ambush', known: 0b10, fresh: true }]);
      assert.deepEqual([g.players[1]!.influence, g.players[1]!.tactics.length], [1, 1]);
    });
    t.sees(1, ({ players }) => assert.equal(players[0]!.tactics[0]!.card, 'ambush'));
    for (const me of [2, null]) t.sees(me, ({ players }) => assert.equal(players[0]!.tactics[0]!.card, null));
    t.over();
  },
);

scenario(
  rule('RW-GEN-09') + 'Cutpurses: a third player cannot tell any more where a card is that he knew',
  robbing(0, 'ambush', 'sappers', 'rally-cry'),
  t => {
    for (const held of (t.g as Table).players[1]!.tactics) held.known = 0b101;
    t.at(turnWindow, { seat: 0 }).says(0, 'cutpurses');
    t.sees(2, ({ players }) => {
      for (const seat of [0, 1]) for (const { card } of players[seat]!.tactics) assert.equal(card, null);
    });
    t.sees(0, ({ players }) => assert.ok(players[1]!.tactics.every(({ card }) => card !== null)));
    t.over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Cutpurses: not against players who have neither',
  robbing(1),
  t => void t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']),
);

scenario(rule('RW-TACT-01') + 'Cutpurses: without a card the victim pays, unasked', robbing(2), t => {
  t.at(turnWindow, { seat: 0 }).says(0, 'cutpurses');
  t.holds(g => assert.deepEqual([g.players[0]!.influence, g.players[1]!.influence], [5, 0]));
  t.over();
});
