import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOBODY } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../../src/index.ts';
import type { AreaId, DevelopmentId } from '../../../src/printed/ids.ts';
import { UNIT } from '../../../src/printed/units.ts';
import { area, controller, strongholdsOf } from '../../../src/rules/areas.ts';
import { clear, FIELD, fought, troopsAt } from '../../battles.ts';
import { army, fate, hand, hero } from '../../position.ts';

const FORT: AreaId = '7B';
const fort = (g: Table, at: AreaId, owner: number, development: DevelopmentId | null = null): void => {
  area(g, at).stronghold = { owner, damaged: false, development };
};

test(
  rule('RW-BATTLE-05', 'RW-BATTLE-41', 'RW-BATTLE-42', 'RW-BATTLE-47') +
    'the loser retreats: routed before is destroyed, routed in the battle flees',
  () => {
    const t = fought({
      attacker: { bowman: 3, footman: 2 },
      defender: { 'chaos-lord': 1, warlock: 1 },
      routed: { berserker: 2 },
      given: g => {
        clear(g, FORT);
        // Bowmen: two routs; Footmen, Warlock and Chaos Lord: nothing.
        fate(g, 5, 6, 1, 2, 3, 4, 8);
      },
    });
    t.holds(g => {
      assert.equal(troopsAt(g, FORT), 'warlock 0+1, chaos-lord 0+1');
      assert.equal(troopsAt(g, FIELD), 'footman 2+0, bowman 3+0');
      assert.equal(g.supply.berserker, UNIT.berserker.figures - 3, 'those at home are left');
      assert.equal(g.turn!.toll, 2);
    });
    t.over().finish();
  },
);

test(rule('RW-BATTLE-48') + 'routed ones of the winner stay routed, and damage is taken off', () => {
  const t = fought({
    attacker: { giant: 1, footman: 2 },
    defender: { berserker: 2 },
    given: g => {
      clear(g, FORT);
      fate(g, 15, 6, 1, 2, 3);
    },
  });
  // One damage and one rout: the Giant is hurt, then a Footman must be routed.
  t.asked(0, 'battle/routs.choose').says(0, 'footman').asked(0, 'battle/damage.choose').says(0, 'giant');
  t.holds(g => assert.equal(troopsAt(g, FIELD), 'footman 1+1, giant 1+0'));
  t.over().finish();
});

test(rule('RW-BATTLE-43', 'RW-BATTLE-44', 'RW-BATTLE-46') + 'with no stronghold left one on the map makes room', () => {
  const t = fought({
    at: FORT,
    attacker: { footman: 7 },
    defender: {},
    given: g => {
      fort(g, FORT, 1, 'court');
      for (const at of ['DA', 'DC', '1C'] as const) fort(g, at, 0);
      clear(g, '1C');
      fate(g, 1, 2, 3, 4, 11, 12, 13);
    },
  });
  t.asked(0, 'battle/aftermath.stronghold', ['yes', 'no']).says(0, 'yes');
  t.asked(0, 'stronghold/raise.free', ['DA', 'DB', 'DC', '1C']).says(0, '1C');
  t.holds(g => {
    assert.deepEqual(area(g, FORT).stronghold, { owner: 0, damaged: true, development: null });
    assert.equal(strongholdsOf(g, 0).length, 4);
    assert.equal(strongholdsOf(g, 1).length, 1);
  });
  t.over().finish();
});

test(rule('RW-BATTLE-45') + 'a stronghold that is beaten without a survivor is removed, and nobody is asked', () => {
  const t = fought({
    at: FORT,
    attacker: { bowman: 1 },
    defender: { 'flesh-ripper': 1 },
    bonus: 7,
    given: g => {
      fort(g, FORT, 1);
      clear(g, '1C');
      army(g, FIELD, 0, { footman: 1 });
      fate(g, 1, 18);
    },
  });
  t.holds(g => {
    assert.equal(area(g, FORT).stronghold, null);
    assert.equal(controller(g, area(g, FORT)), -1);
    assert.equal(troopsAt(g, '1C'), 'flesh-ripper 0+1');
  });
  t.over().finish();
});

test(
  rule('RW-BATTLE-50') + 'both sides are wiped out: the defender keeps a stronghold, an open area is nobody’s',
  () => {
    for (const strong of [true, false]) {
      const t = fought({
        at: FORT,
        attacker: { bowman: 1 },
        defender: { 'flesh-ripper': 1 },
        given: g => {
          if (strong) fort(g, FORT, 1);
          fate(g, 15, 18);
        },
      });
      t.holds(g => {
        assert.equal(troopsAt(g, FORT), '');
        assert.equal(controller(g, area(g, FORT)), strong ? 1 : -1);
        assert.deepEqual(area(g, FORT).stronghold?.damaged ?? null, strong ? false : null);
      });
      t.over().finish();
    }
  },
);

test(
  rule('RW-BATTLE-50', 'RW-BATTLE-36') + 'a side can win by bonuses alone: nobody enters, the loser still leaves',
  () => {
    const t = fought({
      attacker: { bowman: 1 },
      defender: { 'flesh-ripper': 1 },
      bonus: 2,
      given: g => {
        clear(g, FORT);
        // The Bowman falls to one damage; the Ripper stands with strength 1.
        fate(g, 1, 18);
      },
    });
    t.holds(g => {
      assert.equal(troopsAt(g, FIELD), '');
      assert.equal(troopsAt(g, FORT), 'flesh-ripper 0+1');
    });
    t.over().finish();
  },
);

test(rule('RW-BATTLE-50', 'RW-BATTLE-48') + 'routed survivors of a winner enter and control the area', () => {
  const t = fought({
    attacker: { bowman: 1 },
    defender: { 'flesh-ripper': 1 },
    bonus: 2,
    given: g => {
      clear(g, FORT);
      fate(g, 1, 9);
    },
  });
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'bowman 0+1');
    assert.equal(controller(g, area(g, FIELD)), 0);
  });
  t.over().finish();
});

test(rule('RW-BATTLE-49') + 'a winner with more than 8 units retreats the excess, routed, to one area', () => {
  const t = fought({
    attacker: { footman: 8, knight: 2 },
    defender: {},
    routed: { berserker: 1 },
    given: g => fate(g, 5, 15, 1, 2, 3, 4, 11, 12, 13, 14),
  });
  t.asked(0, 'battle/excess.choose', ['footman', 'knight']).says(0, 'footman').says(0, 'footman');
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'footman 6+0, knight 2+0');
    assert.equal(troopsAt(g, 'DC'), 'footman 1+2', 'friendly before empty');
  });
  t.over().finish();
});

test(
  rule('RW-BATTLE-49', 'RW-NEUT-04', 'RW-NEUT-17') +
    'of nine allies alone the winner leads one away, and loses the others',
  () => {
    const t = fought({
      attacker: { beastman: 8, razorwing: 1 },
      defender: {},
      routed: { berserker: 1 },
      given: g => {
        // All Beastmen are his.
        clear(g, ...g.areas.filter(({ holder }) => holder === NOBODY).map(({ id }) => id));
        fate(g, 5, 15, 1, 2, 3, 4, 11, 12, 13);
      },
    });
    t.asked(0, 'battle/excess.choose', ['beastman', 'razorwing']).says(0, 'razorwing');
    t.holds(g => {
      assert.equal(troopsAt(g, FIELD), 'beastman 8+0');
      assert.equal(area(g, FIELD).holder, NOBODY, 'no unit of his holds the area');
      assert.equal(troopsAt(g, 'DC'), 'footman 1+0, razorwing 0+1');
      assert.equal(area(g, 'DC').holder, 0);
    });
    t.over().finish();
  },
);

test(rule('RW-BATTLE-49') + 'an excess that has nowhere to go is destroyed', () => {
  const t = fought({
    factions: ['uthuk', 'daqan'],
    at: FORT,
    attacker: { berserker: 9 },
    defender: {},
    routed: { footman: 1 },
    given: g => {
      army(g, '7C', 1, { footman: 1 });
      army(g, '1C', 1, { footman: 1 });
      fate(g, 1, 2, 3, 4, 11, 12, 13, 14, 21);
    },
  });
  t.holds(g => assert.equal(troopsAt(g, FORT), 'berserker 8+0'));
  t.over().finish();
});

test(rule('RW-BATTLE-53', 'RW-RETREAT-04') + 'a hero of the loser stays or goes to any adjacent area, routed', () => {
  for (const to of ['stay', 'DC']) {
    const t = fought({
      attacker: { bowman: 1 },
      defender: {},
      routed: { berserker: 1 },
      given: g => {
        hero(g, 1, 'skarn', FIELD);
        hero(g, 0, 'teren', FIELD);
        fate(g, 1);
      },
    });
    t.asked(1, 'battle/hero.choose', ['stay', '7A', '7B', '7D', 'DC']).says(1, to);
    t.holds(g => {
      const skarn = g.players[1]!.heroes.find(({ id }) => id === 'skarn')!;
      assert.deepEqual([skarn.area, skarn.routed], to === 'stay' ? [FIELD, false] : ['DC', true]);
    });
    t.over().finish();
  }
});

test(
  rule('RW-OPT-REV-02') + 'support by heroes: one more fate card, one is discarded; the heroes of the loser must go',
  () => {
    const t = fought({
      attacker: { bowman: 1, footman: 1 },
      defender: { warlock: 1 },
      options: { heroSupport: true },
      given: g => {
        hero(g, 0, 'teren', FIELD);
        hero(g, 1, 'skarn', FIELD);
        fate(g, 1, 2, 17, 7, 5);
      },
    });
    // One hero and two kinds: he keeps him for the Footman, who then has him without a question.
    t.asked(0, 'battle/draw.support', ['yes', 'no']).says(0, 'no');
    t.asked(0, 'battle/draw.drop', ['2', '17']).says(0, '2');
    t.holds(g =>
      assert.deepEqual(
        [g.fateOpen, g.fateDiscard],
        [
          [17, 7, 5],
          [1, 2],
        ],
      ),
    );
    t.asked(1, 'battle/draw.drop', ['7', '5']).says(1, '7');
    t.asked(0, 'battle/damage.choose').says(0, 'bowman');
    t.asked(1, 'battle/hero.choose', ['7A', '7B', '7D', 'DC']).says(1, '7A');
    t.holds(g => {
      assert.equal(troopsAt(g, FIELD), 'footman 1+0');
      const skarn = g.players[1]!.heroes.find(({ id }) => id === 'skarn')!;
      assert.deepEqual([skarn.area, skarn.routed], ['7A', true]);
    });
    t.over().finish();
  },
);

test(rule('RW-OPT-REV-02') + 'each hero supports one kind in a battle, a routed one none', () => {
  for (const routed of [false, true]) {
    const t = fought({
      attacker: { bowman: 1, footman: 1 },
      defender: {},
      routed: { berserker: 1 },
      options: { heroSupport: true },
      given: g => {
        hero(g, 0, 'teren', FIELD);
        g.players[0]!.heroes.find(({ id }) => id === 'teren')!.routed = routed;
        fate(g, 1, 15, 2);
      },
    });
    if (!routed) t.says(0, 'yes').asked(0, 'battle/draw.drop', ['1', '15']).says(0, '15');
    t.holds(g => assert.equal(g.fateDiscard.length, routed ? 2 : 3));
    t.over().finish();
  }
});

test(`RWX-42 ${rule('RW-BATTLE-05', 'RW-BATTLE-46')}Tactical Retreat from a stronghold`, () => {
  for (const answer of ['yes', 'no']) {
    const t = fought({
      factions: ['waiqar', 'daqan'],
      at: 'DC',
      attacker: { reanimate: 2 },
      defender: { footman: 3 },
      routed: { footman: 1 },
      given: g => {
        fort(g, 'DC', 1, 'war-room');
        hand(g, 1, 'tactical-retreat', 'summon-lightning');
        g.players[0]!.influence = 0;
      },
    });
    t.asked(1, 'window/battle-start.play').says(1, 'tactical-retreat');
    t.asked(1, 'retreat.choose', ['DA', 'DB']).says(1, 'DA');
    t.asked(0, 'battle/aftermath.stronghold', ['yes', 'no']).says(0, answer);
    t.holds(g => {
      assert.equal(g.fateDiscard.length, 0, 'no round is fought');
      assert.equal(troopsAt(g, 'DA'), 'footman 2+3');
      assert.equal(troopsAt(g, 'DC'), 'reanimate 2+0');
      const expected = answer === 'yes' ? { owner: 0, damaged: false, development: null } : null;
      assert.deepEqual(area(g, 'DC').stronghold, expected);
      assert.deepEqual([g.turn!.battles, g.turn!.toll], [1, 1]);
    });
    t.over().finish();
  }
});

test('RWX-42 Tactical Retreat without a friendly area destroys all, even with an empty one beside', () => {
  const t = fought({
    attacker: { footman: 1 },
    defender: { berserker: 2 },
    given: g => {
      clear(g, FORT);
      hero(g, 1, 'skarn', FIELD);
      hand(g, 0, 'spoils-of-war');
      hand(g, 1, 'tactical-retreat');
      g.players[0]!.influence = 0;
    },
  });
  t.says(0, 'spoils-of-war').says(1, 'tactical-retreat');
  t.holds(g => {
    assert.equal(g.players[0]!.influence, 0, 'nobody has won a battle');
    assert.equal(g.players[1]!.heroes.find(({ id }) => id === 'skarn')!.area, FIELD, 'nor must a hero leave');
    assert.equal(troopsAt(g, FIELD), 'footman 1+0');
    assert.equal(troopsAt(g, FORT), '');
    assert.equal(g.turn!.toll, 2);
  });
  t.over().finish();
});

test(rule('RW-BATTLE-40') + 'Spoils of War pay the winner, and nobody where neutral units win', () => {
  const t = fought({
    attacker: { bowman: 1 },
    defender: {},
    routed: { berserker: 1 },
    given: g => {
      hand(g, 0, 'spoils-of-war');
      g.players[0]!.influence = 0;
      fate(g, 1);
    },
  });
  t.says(0, 'spoils-of-war').holds(g => {
    assert.equal(g.players[0]!.influence, 2);
    assert.equal(g.players[0]!.tactics.length, 1);
  });
  t.over().finish();
  const lost = fought({
    attacker: { footman: 1 },
    neutral: { giant: 1 },
    given: g => {
      hand(g, 0, 'spoils-of-war');
      g.players[0]!.influence = 0;
      fate(g, 1, 4);
    },
  });
  lost.says(0, 'spoils-of-war').holds(g => {
    assert.equal(troopsAt(g, FIELD), 'giant 1+0', 'a tie');
    assert.deepEqual(g.players.map(({ influence }) => influence)[0], 0);
  });
  lost.over().finish();
});

test(
  rule('RW-NEUT-03', 'RW-NEUT-04', 'RW-NEUT-07', 'RW-NEUT-17') +
    'allies fight on without their master, and are free when it is over',
  () => {
    const t = fought({
      attacker: { bowman: 1, beastman: 2 },
      defender: { 'flesh-ripper': 1 },
      given: g => {
        clear(g, FORT);
        // The Bowman falls in row 1; Beastmen then kill the Ripper.
        fate(g, 1, 18, 17, 2);
      },
    });
    t.asked(0, 'battle/damage.choose', ['bowman', 'beastman', 'as-usual']).says(0, 'bowman');
    t.holds(g => {
      assert.equal(troopsAt(g, FIELD), 'beastman 2+0');
      assert.equal(area(g, FIELD).holder, -1, 'nothing of his keeps the area');
    });
    t.over().finish();
  },
);

test(rule('RW-NEUT-14') + 'allied neutrals fight with their printed numbers', () => {
  const t = fought({
    attacker: { footman: 1, dragon: 1 },
    defender: { 'chaos-lord': 1 },
    given: g => {
      clear(g, FORT);
      fate(g, 1, 8, 5);
    },
  });
  t.holds(g => assert.equal(troopsAt(g, FIELD), 'footman 1+0, dragon 1+0', 'D3 on the hexagon section'));
  t.over().finish();
});

test(rule('RW-MOVE-11', 'RW-TERM-03') + 'an empty home realm is fought for, and falls to one standing unit', () => {
  const t = fought({ at: 'UA', attacker: { footman: 1 }, defender: {}, given: g => fate(g, 1) });
  t.holds(g => {
    assert.deepEqual([g.turn!.battles, g.fateDiscard.length], [1, 1]);
    assert.equal(controller(g, area(g, 'UA')), 0);
  });
  t.over().finish();
});

test(
  rule('RW-BATTLE-33', 'RW-BATTLE-40', 'RW-BATTLE-50') + 'a lone stronghold beats five, and is damaged by them',
  () => {
    const t = fought({
      at: FORT,
      attacker: { footman: 5 },
      defender: {},
      given: g => {
        fort(g, FORT, 1, 'court');
        army(g, FIELD, 0, { footman: 1 });
        fate(g, 1, 2, 3, 4, 11);
      },
    });
    t.holds(g => {
      assert.deepEqual(area(g, FORT).stronghold, { owner: 1, damaged: true, development: 'court' });
      assert.equal(troopsAt(g, FIELD), 'footman 1+5');
      assert.equal(controller(g, area(g, FORT)), 1);
    });
    t.over().finish();
  },
);

test(
  rule('RW-BATTLE-42', 'RW-NEUT-12') +
    'neutral losers: routed before are destroyed, the others flee as the player to the left likes',
  () => {
    const t = fought({
      factions: ['daqan', 'uthuk', 'waiqar'],
      attacker: { bowman: 3 },
      neutral: { giant: 1 },
      routed: { beastman: 1 },
      given: g => fate(g, 1, 2, 3, 4),
    });
    t.holds(g => assert.equal(troopsAt(g, t.g.battle!.area), ''));
    t.asked(1, 'retreat.choose').finish();
    assert.equal(t.g.battle!.defender.lost, 1);
  },
);

test(rule('RW-BATTLE-40', 'RW-BATTLE-41') + 'neutral winners stay, and the attackers retreat', () => {
  const t = fought({
    attacker: { footman: 1 },
    neutral: { giant: 1 },
    routed: { beastman: 1 },
    given: g => fate(g, 1, 4),
  });
  t.holds(g => {
    assert.equal(troopsAt(g, FIELD), 'beastman 0+1, giant 1+0');
    assert.equal(area(g, FIELD).holder, -1);
    assert.equal(troopsAt(g, 'DC'), 'footman 1+1');
  });
  t.over().finish();
});
