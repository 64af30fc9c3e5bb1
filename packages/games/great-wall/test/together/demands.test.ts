import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { Goods } from '../../src/ids.ts';
import type { DemandId } from '../../src/printed/ids.ts';
import { goodsOf, honors, partners, type Side, scenario, sides } from '../position.ts';

const open = (demand: DemandId, ...players: Side[]) => ({
  players: sides(3, ...players),
  together: { demands: [demand] },
});
const all = (side: Side): Side[] => [0, 1, 2].map(() => structuredClone(side));
const PLEDGE = 'together/pledge.choose';

const PRICES: Partial<Record<DemandId, Partial<Goods>>> = {
  'timber-for-the-fleet': { wood: 3 },
  'stone-for-the-palace': { stone: 4 },
  'gold-for-the-treasury': { gold: 4 },
  'prayers-for-the-dynasty': { chi: 3 },
  'gifts-of-the-provinces': { wood: 2, stone: 1, gold: 1 },
};
for (const [demand, goods] of Object.entries(PRICES) as [DemandId, Partial<Goods>][]) {
  scenario(
    rule('GW-COOP-15', 'GW-COOP-16', 'GW-COOP-17', 'GW-COOP-18') +
      `${demand}: each gives all of it, at the same moment`,
    partners(open(demand, ...all({ goods }))),
    t => {
      t.fulfils()
        .says(0, 'give')
        .says(1, 'give')
        .holds(g => assert.equal(g.together!.demands.length, 1));
      t.says(2, 'give').holds(g => {
        assert.deepEqual([g.together!.demands, g.together!.fulfilled], [[], [demand]]);
        for (const seat of [0, 1, 2]) assert.deepEqual(goodsOf(g, seat), [0, 0, 0, 0]);
      });
      t.over();
    },
  );
  const [short] = Object.keys(goods) as (keyof Goods)[];
  scenario(
    rule('GW-COOP-16', 'GW-COOP-18', 'GW-COOP-22') + `${demand}: nobody pays for another, and nobody in part`,
    partners(
      open(
        demand,
        { goods: { wood: 9, stone: 9, gold: 9, chi: 9 } },
        { goods },
        { goods: { ...goods, [short!]: goods[short!]! - 1 } },
      ),
    ),
    t => {
      t.fulfils().asked(2, PLEDGE, ['keep']).refuses(2, 'give', 'GW-COOP-15');
      t.says(0, 'give').says(1, 'give').says(2, 'keep');
      t.holds(g => {
        assert.deepEqual([g.together!.demands, g.together!.fulfilled], [[demand], []]);
        assert.deepEqual(goodsOf(g, 0), [9, 9, 9, 9]);
      });
      t.over();
    },
  );
}

scenario(
  rule('GW-COOP-15') + 'what is given lies open, and may be taken back until the last has spoken',
  partners({ ...open('timber-for-the-fleet', ...all({ goods: { wood: 5 } })), options: { stores: 'hidden' } }),
  t => {
    t.fulfils()
      .says(0, 'give')
      .sees(1, seen => assert.equal(seen.stack.at(-1)!.sealed![0], 'give'));
    t.says(0, 'keep').says(1, 'give').says(2, 'give');
    t.holds(g => assert.deepEqual(g.together!.demands, ['timber-for-the-fleet'])).over();
  },
);

scenario(
  rule('GW-COOP-14', 'GW-COOP-22') + 'each demand on the board comes up once, from the left',
  partners({
    players: sides(3, ...all({ goods: { wood: 5, stone: 5 } })),
    together: { demands: ['stone-for-the-palace', 'timber-for-the-fleet', 'scrolls-of-war'] },
  }),
  t => {
    t.fulfils();
    for (const seat of [0, 1, 2]) t.says(seat, seat === 1 ? 'keep' : 'give');
    for (const seat of [0, 1, 2]) t.says(seat, 'give');
    // Nobody holds a tactic: about the scrolls nobody is asked.
    t.holds(g => assert.deepEqual(g.together!.demands, ['stone-for-the-palace', 'scrolls-of-war'])).over();
  },
);

for (const breached of [false, true]) {
  scenario(
    rule('GW-COOP-17') + `Taunt them: hordes everywhere and ${breached ? 'a' : 'no'} breach`,
    partners({
      players: sides(3),
      hordes: { left: ['envoys-l'], middle: ['envoys-m'], right: ['envoys-r'] },
      together: { demands: ['taunt-them'], breached },
    }),
    t => {
      t.fulfils()
        .holds(g => assert.equal(g.together!.fulfilled.length, breached ? 0 : 1))
        .over();
    },
  );
}
scenario(
  rule('GW-COOP-17') + 'Taunt them: a section without a horde',
  partners({ ...open('taunt-them'), hordes: { left: ['envoys-l'], right: ['envoys-r'] } }),
  t => {
    t.fulfils()
      .holds(g => assert.deepEqual(g.together!.demands, ['taunt-them']))
      .over();
  },
);

scenario(
  rule('GW-COOP-19') + 'Guard: three players, three types, from rest zones or the reserve, for good; none with shame',
  partners({
    ...open(
      'imperial-guard',
      { rest: { left: { spearman: 1 } } },
      {},
      { shamed: { horseman: 2 }, rest: { right: { archer: 1 } } },
    ),
    tea: [0, 1, 2],
  }),
  t => {
    t.fulfils().refuses(2, 'horseman@reserve', 'GW-COOP-15');
    t.says(0, 'spearman@left').says(1, 'horseman@reserve').says(2, 'archer@right');
    t.holds(g => {
      assert.deepEqual(g.together!.sacrificed, [
        { spearman: 1, archer: 0, horseman: 0 },
        { spearman: 0, archer: 0, horseman: 1 },
        { spearman: 0, archer: 1, horseman: 0 },
      ]);
      assert.deepEqual([g.sections[0]!.rest[0]!.spearman, g.players[1]!.reserve.horseman], [0, 1]);
      assert.equal(g.together!.fulfilled.length, 1);
    });
    t.over();
  },
);
scenario(
  rule('GW-COOP-19', 'GW-COOP-18') + 'Guard: two of a type are not enough',
  partners(open('imperial-guard')),
  t => {
    t.fulfils().says(0, 'spearman@reserve').says(1, 'spearman@reserve').says(2, 'archer@reserve');
    t.holds(g => assert.deepEqual([g.players[0]!.reserve.spearman, g.together!.fulfilled], [10, []])).over();
  },
);

scenario(
  rule('GW-COOP-16') + 'Glory: three players lose 8 honor each, the first three in tea order',
  partners({
    players: sides(4, { honor: 8 }, { honor: 18 }, { honor: 8 }, { honor: 8 }),
    tea: [3, 2, 1, 0],
    together: { demands: ['glory-to-the-emperor'] },
  }),
  t => {
    t.fulfils();
    for (const seat of [0, 1, 2, 3]) t.says(seat, 'give');
    t.holds(g => assert.deepEqual(honors(g), [8, 10, 0, 0])).over();
  },
);
scenario(
  rule('GW-COOP-16') + 'Glory: with two who have 8 honor nobody is asked',
  partners(open('glory-to-the-emperor', { honor: 50 }, { honor: 8 }, { honor: 7 })),
  t => {
    t.fulfils()
      .holds(g => assert.deepEqual(honors(g), [50, 8, 7]))
      .over();
  },
);

scenario(
  rule('GW-COOP-19') + 'Escort: a soldier in each rest zone, by two players at least',
  partners({
    ...open(
      'royal-escort',
      { rest: { left: { spearman: 1 }, middle: { archer: 1 }, right: { horseman: 1 } } },
      { rest: { right: { spearman: 2 } } },
    ),
    tea: [0, 1, 2],
  }),
  t => {
    t.fulfils().asked(0, PLEDGE, ['keep', 'spearman@left']);
    t.says(0, 'spearman@left', 'archer@middle', 'horseman@right');
    t.says(1, 'keep', 'keep', 'spearman@right').says(2, 'keep', 'keep', 'keep');
    t.holds(g => {
      assert.deepEqual(g.together!.sacrificed[0], { spearman: 1, archer: 1, horseman: 0 });
      assert.deepEqual(g.together!.sacrificed[1], { spearman: 1, archer: 0, horseman: 0 });
    });
    t.over();
  },
);
scenario(
  rule('GW-COOP-19') + 'Escort: one player alone is not enough',
  partners(open('royal-escort', { rest: { left: { spearman: 1 }, middle: { archer: 1 }, right: { horseman: 1 } } })),
  t => {
    t.fulfils().says(0, 'spearman@left', 'archer@middle', 'horseman@right');
    t.says(1, 'keep', 'keep', 'keep').says(2, 'keep', 'keep', 'keep');
    t.holds(g => assert.deepEqual([g.sections[0]!.rest[0]!.spearman, g.together!.fulfilled], [1, []])).over();
  },
);

scenario(
  rule('GW-COOP-18') + 'Ramparts: two walls of level 2, and together one resource per player',
  partners({
    ...open('raise-the-ramparts', { goods: { wood: 1, stone: 2 } }, { goods: { gold: 1 } }, {}),
    walls: { left: 2, right: 3 },
    tea: [0, 1, 2],
  }),
  t => {
    t.fulfils().says(0, 'wood', 'stone', 'keep').says(1, 'gold', 'keep').says(2, 'keep');
    t.holds(g => {
      assert.deepEqual(
        [goodsOf(g, 0), goodsOf(g, 1)],
        [
          [0, 1, 0, 0],
          [0, 0, 0, 0],
        ],
      );
      assert.equal(g.together!.fulfilled.length, 1);
    });
    t.over();
  },
);
scenario(
  rule('GW-COOP-18') + 'Ramparts: with one such wall nobody is asked',
  partners({ ...open('raise-the-ramparts', ...all({ goods: { wood: 5 } })), walls: { left: 3, right: 1 } }),
  t => {
    t.fulfils()
      .holds(g => assert.deepEqual(goodsOf(g, 0), [5, 0, 0, 0]))
      .over();
  },
);

scenario(
  rule('GW-COOP-18', 'GW-COOP-38') + 'Spoils: two claimed hordes, by whomever',
  partners({
    players: sides(3),
    tea: [0, 1, 2],
    together: { demands: ['spoils-of-the-steppe'], spoils: [1, 3, 0] },
  }),
  t => {
    t.fulfils().asked(1, PLEDGE, ['keep', 'spoils-1', 'spoils-2']).asked(2, PLEDGE, ['keep']);
    t.says(0, 'spoils-1').says(1, 'spoils-2').says(2, 'keep');
    t.holds(g => assert.deepEqual([g.together!.spoils, g.together!.fulfilled.length], [[0, 2, 0], 1])).over();
  },
);

scenario(
  rule('GW-COOP-16') + 'Scrolls: each discards a tactic of their choice',
  partners(
    open(
      'scrolls-of-war',
      { tactics: ['retreat-1', 'restless-1', 'stockades-1'] },
      { tactics: ['retreat-2'] },
      { tactics: ['stockades-2', 'human-chain-1'] },
    ),
  ),
  t => {
    t.fulfils();
    for (const seat of [0, 1, 2]) t.asked(seat, PLEDGE, ['keep', 'give']).says(seat, 'give');
    const seats = t.g.tea.slice();
    for (const seat of seats) {
      t.asked(seat, 'tactics/draw.discard').says(seat, t.g.players[seat]!.tactics[0]!);
    }
    t.holds(g => {
      assert.deepEqual(
        g.players.map(({ tactics }) => tactics.length),
        [2, 0, 1],
      );
    });
    t.over();
  },
);

scenario(
  rule('GW-COOP-13', 'GW-COOP-20', 'GW-COOP-21') + 'a token for each open demand, then the spaces are filled',
  partners({
    players: sides(3),
    together: { demands: ['timber-for-the-fleet', 'taunt-them'], demandDeck: ['scrolls-of-war'] },
  }),
  t => {
    t.demandStep();
    for (const seat of t.g.tea.slice()) t.says(seat, 'spearman').says(seat, 'spearman');
    t.holds(g => {
      assert.deepEqual(g.together!.demands, ['timber-for-the-fleet', 'taunt-them', 'scrolls-of-war']);
      assert.equal(g.shame, 24);
    });
    t.over();
  },
);
scenario(
  rule('GW-COOP-21', 'GW-COOP-40') + 'two players have two spaces; an empty deck leaves them empty',
  partners({
    players: sides(2),
    together: {
      demands: ['timber-for-the-fleet'],
      fulfilled: ['stone-for-the-palace', 'gold-for-the-treasury', 'prayers-for-the-dynasty', 'scrolls-of-war'],
      demandDeck: ['raise-the-ramparts'],
    },
  }),
  t => {
    t.demandStep();
    for (const seat of t.g.tea.filter(clan => clan < 2)) t.says(seat, 'spearman');
    t.holds(g => assert.deepEqual(g.together!.demands, ['timber-for-the-fleet', 'raise-the-ramparts'])).over();
  },
);
