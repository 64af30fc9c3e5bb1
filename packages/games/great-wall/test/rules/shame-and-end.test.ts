import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { type ArtifactId, COMMANDS } from '../../src/printed/ids.ts';
import { honors, position, scenario, sides } from '../position.ts';

scenario(
  rule('GW-SHAME-03', 'GW-SHAME-04', 'GW-SHAME-07') +
    'under a soldier of the reserve without one, or on a claimed horde with room',
  position({
    players: sides(
      3,
      {
        claimed: [
          ['keshig-l', 1],
          ['raiders-l', 2],
        ],
      },
      { claimed: ['shamans-l'] },
    ),
  }),
  t => {
    t.takesShame(0, 3).asked(0, 'shame.place', ['spearman', 'archer', 'horseman', 'keshig-l']);
    t.refuses(0, 'raiders-l', 'GW-SHAME-03').refuses(0, 'shamans-l', 'GW-SHAME-03').says(0, 'keshig-l');
    t.asked(0, 'shame.place', ['spearman', 'archer', 'horseman']).says(0, 'horseman').says(0, 'horseman');
    t.holds(g => {
      assert.deepEqual([g.players[0]!.reserve.horseman, g.players[0]!.shamed.horseman], [0, 2]);
      assert.equal(g.shame, 30 - 3 - 3);
    });
    t.over();
  },
);

scenario(
  rule('GW-SHAME-05') + 'a soldier with a token cannot be used',
  position({ players: sides(3, { goods: { wood: 9, gold: 9 }, shamed: { horseman: 2 } }) }),
  t => {
    t.recruits(0, 1).asked(0, 'recruit.hire', ['done']);
  },
);

scenario(
  rule('GW-SHAME-10', 'GW-SHAME-11') +
    'no token left: 5 honor each; a token without a place leaves the game for 5 honor',
  position({
    players: sides(3, { honor: 12, shamed: { spearman: 10, archer: 4, horseman: 2 } }, { honor: 12 }),
    shame: 1,
  }),
  t => {
    t.takesShame(0, 2).holds(g => {
      assert.deepEqual(honors(g), [2, 12, 0]);
      assert.deepEqual([g.shame, g.shameGone], [0, 14]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SHAME-10') + 'honor never falls below 0',
  position({ players: sides(3, { honor: 3 }), shame: 0 }),
  t => {
    t.takesShame(0, 2)
      .holds(g => assert.deepEqual(honors(g), [0, 0, 0]))
      .over();
  },
);

/** Nobody has a command and nothing threatens: the year ends without a question. */
const quiet = (wanted: Parameters<typeof position>[0], artifacts: ArtifactId[] = []): ReturnType<typeof position> => {
  const base = position({ ...wanted, players: wanted.players.map(side => ({ pile: COMMANDS.slice(), ...side })) });
  return {
    ...base,
    given: g => {
      base.given!(g);
      g.artifacts = artifacts;
    },
  };
};

for (const [seats, walls, ends] of [
  [4, 3, true],
  [4, 2, false],
  [3, 2, true],
  [3, 1, false],
  [2, 2, true],
  [2, 1, false],
] as const) {
  scenario(
    rule('GW-END-01', 'GW-END-02', 'GW-2P-41') +
      `${seats} players, ${walls} walls of level 3: ${ends ? 'the end' : 'it goes on'}`,
    quiet({
      players: sides(seats),
      walls: { right: 3, ...(walls > 1 ? { middle: 3 } : {}), ...(walls > 2 ? { left: 3 } : {}) },
    }),
    t => {
      t.years();
      // The Reed Clan always plays its command.
      if (seats === 2) t.says(0, 'done').says(0, 'done').says(1, 'done').says(0, 'wood');
      if (ends) t.over();
      else t.asked(0, 'summer/reclaim.choose');
    },
  );
}

scenario(rule('GW-END-03') + 'an empty supply of shame ends the game', quiet({ players: sides(3), shame: 0 }), t => {
  t.years()
    .hears(null, [
      'season autumn',
      'season winter',
      'wall-holds',
      'wall-holds',
      'wall-holds',
      'barricades-fall',
      'ends shame',
    ])
    .over();
});

scenario(
  rule('GW-END-05', 'GW-WINTER-11', 'GW-SPRING-01') + 'one token in it, and a new year begins',
  quiet({ players: sides(3), shame: 1 }),
  t => {
    t.years()
      .asked(0, 'summer/reclaim.choose')
      .holds(g => assert.deepEqual([g.year, g.season], [3, 'summer']));
  },
);

for (const [year, ends] of [
  [5, false],
  [6, true],
] as const) {
  scenario(
    rule('GW-END-04', 'GW-WINTER-10') + `year ${year} of 6: ${ends ? 'the end' : 'it goes on'}`,
    quiet({ players: sides(3), year }),
    t => {
      t.years();
      if (ends) t.over();
      else t.asked(0, 'summer/reclaim.choose');
    },
  );
}

scenario(
  rule('GW-END-06', 'GW-END-07', 'GW-END-08', 'GW-END-10', 'GW-SHAME-06', 'GW-SHAME-08', 'GW-SHAME-09') +
    'shame first, not below 0; then hordes without tokens',
  quiet({
    year: 6,
    players: sides(
      3,
      { honor: 20, shamed: { spearman: 2 }, claimed: ['keshig-l', ['shamans-l', 1]] },
      { honor: 4, shamed: { archer: 3 }, claimed: ['raiders-m'] },
      { honor: 1 },
    ),
  }),
  t => {
    t.years().holds(g => assert.deepEqual(honors(g), [20 - 10 + 26, 0 + 16, 1]));
    t.over();
  },
);

scenario(
  rule('GW-END-11', 'GW-GEN-07') + 'most honor wins, a tie goes by tea',
  quiet({ year: 5, players: sides(4, { honor: 5 }, { honor: 9 }, { honor: 5 }, { honor: 7 }), tea: [2, 3, 0, 1] }),
  t => {
    t.years()
      .holds(g => assert.deepEqual(game.outcome(g), { kind: 'places', places: [4, 1, 3, 2] }))
      .over();
  },
);

scenario(
  rule('GW-SETUP-09', 'GW-END-09') + 'artifacts give nothing before the end, and then what they say',
  quiet({ year: 6, players: sides(3, { supporters: 2, overseers: { wood: 2 } }) }, [
    'roll-of-counsellors',
    'ledger-of-overseers',
  ]),
  t => {
    t.holds(g => assert.deepEqual(honors(g), [0, 0, 0]));
    t.years()
      .holds(g => assert.deepEqual(honors(g), [22, 0, 0]))
      .over();
  },
);
