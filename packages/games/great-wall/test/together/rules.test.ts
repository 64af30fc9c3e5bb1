import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseOptions, deal, Refusal, view } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { HORDE, TOGETHER_HORDES } from '../../src/printed/hordes.ts';
import { type CommandId, DEMANDS, EVENTS, TOGETHER_GENERALS, TOGETHER_TACTIC_IDS } from '../../src/printed/ids.ts';
import { demandsNeeded } from '../../src/rules/together/end.ts';
import { honors, hordeOf, partners, scenario, sides } from '../position.ts';

/** Who has no command left has no turn: the year is soon over. */
const ALL: CommandId[] = ['economy', 'despotism', 'attack-order', 'work-harder', 'levy', 'betrayal'];

const dealt = (seats: number, options = {}): Table =>
  deal(game, { seats, seed: 'partners', options: { mode: 'together', ...options } }).g;

test(rule('GW-COOP-01', 'GW-COOP-02', 'GW-COOP-03') + '6, 7 and 9 demands are needed', () => {
  assert.deepEqual(
    [2, 3, 4].map(seats => demandsNeeded({ seats })),
    [6, 7, 9],
  );
});

test(rule('GW-COOP-04', 'GW-5P-04') + 'five players are refused, together too', () => {
  assert.throws(() => chooseOptions(game, 5, { mode: 'together' }), Refusal);
});

for (const seats of [2, 3, 4]) {
  test(
    rule(
      'GW-COOP-06',
      'GW-COOP-07',
      'GW-COOP-08',
      'GW-COOP-09',
      'GW-COOP-10',
      'GW-COOP-11',
      'GW-COOP-12',
      'GW-COOP-40',
      'GW-2P-02',
    ) + `the table of ${seats} who play together`,
    () => {
      const g = dealt(seats);
      const { demands, demandDeck, events, eventDeck } = g.together!;
      assert.deepEqual([g.artifacts, events, eventDeck.length], [[], [], EVENTS.length]);
      assert.equal(demands.length, seats === 2 ? 2 : 3);
      assert.equal(new Set([...demands, ...demandDeck]).size, seats === 2 ? 8 : DEMANDS.length);
      const standing = g.sections.flatMap(({ hordes }) => hordes.map(({ id }) => id));
      assert.equal(standing.length, seats + 1);
      const kinds = new Set(TOGETHER_HORDES.map(({ id }) => id));
      for (const id of [...standing, ...g.hordeDeck]) assert.ok(kinds.has(id), id);
      // GW-COOP-09, AMB-46: every section in use has one before any has two.
      assert.deepEqual(
        g.sections.map(({ hordes }) => hordes.length > 0),
        seats === 2 ? [false, true, true] : [true, true, true],
      );
      assert.equal(g.tacticDeck.length, 32);
      for (const id of TOGETHER_TACTIC_IDS) assert.ok(g.tacticDeck.includes(id), id);
      assert.equal(g.automata.length, seats === 2 ? 1 : 0);
      assert.equal(g.shame, 10 * seats);
    },
  );
}

test(rule('GW-COOP-11') + 'generals for partners are dealt with the others', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { g } = deal(game, { seats: 4, seed: `generals ${i}`, options: { mode: 'together' } });
    for (const { dealtGenerals } of g.players) for (const id of dealtGenerals) seen.add(id);
  }
  for (const id of TOGETHER_GENERALS) assert.ok(seen.has(id), id);
  const { g } = deal(game, { seats: 4, seed: 'generals 1' });
  for (const { dealtGenerals } of g.players)
    for (const id of dealtGenerals) assert.ok(!(TOGETHER_GENERALS as readonly string[]).includes(id), id);
});

test(rule('GW-COOP-39') + 'with two players four demands stay in the box', () => {
  const { demands, demandDeck } = dealt(2).together!;
  for (const id of ['taunt-them', 'imperial-guard', 'glory-to-the-emperor', 'royal-escort'] as const)
    assert.ok(![...demands, ...demandDeck].includes(id), id);
});

test(rule('GW-GEN-03') + 'partners see stores if the table shows them, never tactics; spectators see neither', () => {
  for (const [stores, shown] of [
    ['shown', true],
    ['hidden', false],
  ] as const) {
    const g = dealt(3, { stores });
    g.players[1]!.tactics = g.tacticDeck.splice(-2);
    for (const [me, sees] of [
      [0, shown],
      [null, false],
    ] as const) {
      const seen = view(game, g, me).players[1]!;
      assert.deepEqual([seen.goods !== null, seen.tactics], [sees, 2], `${stores} ${me}`);
      assert.equal(typeof view(game, g, me).together!.demandDeck, 'number');
    }
  }
});

scenario(
  rule('GW-COOP-05', 'GW-COMP-31', 'GW-COOP-37', 'EX-06') + 'one horde more than the time track says comes in spring',
  partners({ players: sides(3), year: 5 }),
  t => {
    // The sixth year has 3.
    t.spring().holds(g => {
      assert.equal(g.year, 6);
      assert.equal(g.sections.reduce((n, { hordes }) => n + hordes.length, 0) + g.hordeDiscard.length, 4);
    });
    t.over();
  },
);

scenario(
  rule('GW-COOP-31', 'GW-COOP-33', 'GW-COOP-35', 'GW-COOP-42') +
    'in summer shame costs 10 honor and no chi; commands stay in the pile',
  partners({
    players: sides(
      3,
      { shamed: { spearman: 1, archer: 1 }, honor: 19, goods: { chi: 9 }, pile: ['economy', 'levy'] },
      { shamed: { spearman: 1 }, honor: 9, goods: { chi: 9 } },
      { active: ['penitent-abbot'], shamed: { spearman: 2 }, honor: 15 },
    ),
  }),
  t => {
    t.summer().asked(0, 'shame/atone.choose', ['done', 'spearman', 'archer']).says(0, 'archer');
    t.asked(0, 'shame/atone.choose', ['done']).says(0, 'done');
    t.asked(1, 'shame/atone.choose', ['done']).refuses(1, 'spearman', 'GW-SUMMER-03').says(1, 'done');
    // The Penitent Abbot: 5 less for the first, then 10.
    t.asked(2, 'shame/atone.choose', ['done', 'spearman']).says(2, 'spearman').says(2, 'spearman');
    t.holds(g => {
      assert.deepEqual(honors(g), [9, 9, 0]);
      assert.deepEqual([g.players[0]!.goods.chi, g.shame], [9, 28]);
      assert.deepEqual(g.players[0]!.pile, ['economy', 'levy']);
    });
    t.over();
  },
);

scenario(
  rule('GW-COOP-32', 'GW-COOP-34') + '10 honor for the token just gained or an older one; no horde bears any',
  partners({ players: sides(3, { honor: 25, shamed: { archer: 1 } }), together: { spoils: [3, 0, 0] } }),
  t => {
    t.takesShame(0, 3);
    const places = ['spearman', 'archer', 'horseman'];
    t.asked(0, 'shame.place', [...places, 'penance-new', 'penance-archer']).says(0, 'penance-new');
    t.holds(g => assert.deepEqual([honors(g)[0], g.shame], [15, 29]));
    // The older one goes back; the new one is still to be placed.
    t.says(0, 'penance-archer').holds(g => assert.deepEqual([honors(g)[0], g.shame], [5, 30]));
    t.asked(0, 'shame.place', places).says(0, 'spearman').says(0, 'spearman');
    t.holds(g => assert.deepEqual([g.players[0]!.shamed, g.shame], [{ spearman: 2, archer: 0, horseman: 0 }, 28]));
    t.over();
  },
);

scenario(
  rule('GW-COOP-45') + 'no token is left for who must take one: all lose at once',
  partners({ players: sides(3, { honor: 50 }), shame: 1, together: { fulfilled: ['timber-for-the-fleet'] } }),
  t => {
    t.takesShame(0, 2).says(0, 'spearman').over();
    t.holds(g => {
      assert.deepEqual(game.outcome(g as Table), { kind: 'together', won: false, why: 'shame-gone' });
      assert.equal(honors(g)[0], 50);
    });
  },
);

scenario(
  rule('GW-SHAME-11') + 'a token without a soldier to bear it costs 5 honor, together too',
  partners({ players: sides(3, { honor: 6, noReserve: true }) }),
  t => {
    t.takesShame(0, 1).holds(g => assert.deepEqual([honors(g)[0], g.shameGone, g.shame], [1, 1, 29]));
    t.over();
  },
);

scenario(
  rule('GW-COOP-45', 'GW-SHAME-11') +
    'the last token leaves the game without a bearer: whoever must take another loses for all',
  partners({ players: sides(3, { honor: 9, noReserve: true }), shame: 1 }),
  t => {
    t.takesShame(0, 2).over();
    t.holds(g => {
      assert.deepEqual(game.outcome(g as Table), { kind: 'together', won: false, why: 'shame-gone' });
      assert.deepEqual([honors(g)[0], g.shame], [4, 0]);
    });
  },
);

scenario(
  rule('GW-COOP-32', 'GW-SHAME-11') + 'nobody must pay 10 honor: without a bearer the token may leave the game for 5',
  partners({ players: sides(3, { honor: 25, noReserve: true }) }),
  t => {
    t.takesShame(0, 3).asked(0, 'shame.place', ['penance-new', 'forfeit']).says(0, 'forfeit');
    t.holds(g => assert.deepEqual([honors(g)[0], g.shame, g.shameGone], [20, 29, 1]));
    t.says(0, 'penance-new').holds(g => assert.deepEqual([honors(g)[0], g.shame, g.shameGone], [10, 29, 1]));
    t.says(0, 'forfeit').holds(g => assert.deepEqual([honors(g)[0], g.shame, g.shameGone], [5, 28, 2]));
    t.over();
  },
);

scenario(
  rule('GW-COOP-32', 'GW-SHAME-11') + 'who has a soldier to bear the token cannot let it leave the game',
  partners({ players: sides(3, { honor: 25 }) }),
  t => {
    t.takesShame(0, 1).refuses(0, 'forfeit', 'GW-SHAME-03');
    t.asked(0, 'shame.place', ['spearman', 'archer', 'horseman', 'penance-new']);
  },
);

for (const [edition, honor] of [
  [2, 9],
  [1, 0],
] as const) {
  scenario(
    rule('GW-COOP-38', 'GW-COOP-30') + `edition ${edition}: a claimed horde gives ${honor} honor at once`,
    partners({
      options: { edition },
      players: sides(3),
      tea: [1, 0, 2],
      year: 1,
      hordes: { left: ['sappers-l'] },
      on: [
        ['sappers-l', 0, 'spearman', 1],
        ['sappers-l', 1, 'spearman', 2],
      ],
      wounds: { 'sappers-l': [3, 4, 5] },
    }),
    t => {
      t.defeats().says(1, 'done').says(0, 'done');
      t.holds(g => {
        assert.deepEqual(honors(g), [2, 2 + honor, 0]);
        assert.deepEqual([g.together!.spoils, g.players[1]!.claimed], [[0, 1, 0], []]);
        assert.deepEqual(g.hordeDiscard, ['sappers-l']);
      });
      t.over();
    },
  );
}

scenario(
  rule('GW-COOP-36') + 'who builds a wall level may take back a command, never Betrayal',
  partners({
    players: sides(3, { goods: { wood: 5, stone: 2 }, pile: ['economy', 'betrayal'], active: ['archivist'] }),
  }),
  t => {
    t.builds(0, 2).says(0, 'wall-left').says(0, 'wood-5');
    t.asked(0, 'together/take-back.choose', ['economy', 'pass']).says(0, 'economy');
    t.holds(g => {
      assert.deepEqual([g.players[0]!.pile, g.players[0]!.hand.includes('economy')], [['betrayal'], true]);
      // The Archivist: 2 honor where all play together.
      assert.equal(honors(g)[0], 5 + 2);
    });
    // A barricade brings none back.
    t.asked(0, 'location/build.choose').says(0, 'barricade-left').says(0, 'stone-2').over();
  },
);

scenario(
  rule('GW-COOP-41', 'GW-COOP-44', 'GW-COOP-14', 'EX-29', 'GW-COOP-20', 'GW-COOP-21', 'GW-COOP-23') +
    'winter: shooting, assault, demands, end, shame for open demands and new ones, event',
  partners({
    players: sides(3, { goods: { wood: 3 } }, { goods: { wood: 3 } }, { goods: { wood: 3 } }),
    year: 2,
    hordes: { left: ['wolf-riders-l'] },
    walls: { left: 3, middle: 3, right: 3 },
    together: {
      demands: ['timber-for-the-fleet', 'stone-for-the-palace'],
      demandDeck: ['gold-for-the-treasury', 'scrolls-of-war'],
      eventDeck: ['auspicious-comet'],
    },
  }),
  t => {
    t.years().says(0, 'economy').says(1, 'economy').says(2, 'economy');
    for (const seat of [0, 1, 2]) t.says(seat, 'order-1-2-3');
    for (let i = 0; i < 9; i++) t.says([0, 1, 2, 1, 0, 2, 2, 0, 1][i]!, 'done');
    // EX-29: nothing could be given before; now all are asked at the same time.
    for (const seat of [0, 1, 2]) t.asked(seat, 'together/pledge.choose', ['give', 'keep']);
    t.says(0, 'give')
      .says(2, 'give')
      .holds(g => assert.deepEqual(g.players[0]!.goods.wood, 3));
    t.says(1, 'give').holds(g => {
      assert.deepEqual(
        g.players.map(({ goods }) => goods.wood),
        [0, 0, 0],
      );
      assert.deepEqual(g.together!.fulfilled, ['timber-for-the-fleet']);
    });
    for (const seat of [0, 1, 2]) t.asked(seat, 'together/pledge.choose', ['keep']).says(seat, 'keep');
    // The walls are complete and the game goes on: one token each for the demand that is open.
    for (const seat of [0, 1, 2]) t.asked(seat, 'shame.place').says(seat, 'spearman');
    t.holds(g => {
      assert.deepEqual(g.together!.demands, ['stone-for-the-palace', 'gold-for-the-treasury', 'scrolls-of-war']);
      assert.deepEqual([g.together!.events, g.year, g.season], [['auspicious-comet'], 3, 'summer']);
      assert.equal(g.shame, 27);
    });
    t.asked(0, 'shame/atone.choose', ['done']);
  },
);

for (const [why, wanted, won] of [
  ['demands-met', { year: 2, together: { fulfilled: DEMANDS.slice(3, 10) } }, true],
  ['demands-met', { year: 6, shame: 0, together: { fulfilled: DEMANDS.slice(3, 10) } }, true],
  ['shame-gone', { year: 2, shame: 0, together: { fulfilled: DEMANDS.slice(4, 10) } }, false],
  ['time-up', { year: 6, together: { fulfilled: DEMANDS.slice(4, 10) } }, false],
] as const) {
  scenario(
    rule('GW-COOP-43', 'GW-COOP-46', 'GW-COOP-47') +
      `after year ${wanted.year} with ${wanted.together.fulfilled.length} demands: ${why}`,
    partners({
      players: [{ pile: ALL.slice() }, { pile: ALL.slice() }, { pile: ALL.slice() }],
      ...wanted,
      together: { fulfilled: wanted.together.fulfilled.slice() },
    }),
    t => {
      t.years().over();
      t.holds(g => assert.deepEqual(game.outcome(g as Table), { kind: 'together', won, why }));
    },
  );
}

test(
  rule('GW-COMP-18', 'GW-COMP-19', 'GW-COMP-20', 'GW-COMP-16', 'GW-COMP-17') + 'what the box holds for partners',
  () => {
    assert.deepEqual(
      [TOGETHER_HORDES.length, TOGETHER_GENERALS.length, TOGETHER_TACTIC_IDS.length, EVENTS.length, DEMANDS.length],
      [24, 8, 12, 12, 12],
    );
    assert.equal(Object.keys(HORDE).length, 48);
    assert.equal(hordeOf(dealt(3), dealt(3).sections[0]!.hordes[0]!.id).wounds.length, 0);
  },
);
