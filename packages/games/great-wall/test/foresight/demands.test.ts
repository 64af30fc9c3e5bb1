import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, rng, type Seat, type SeenCore, view } from '@teahouse/kernel';
import { DEMAND } from '../../src/cards/demands.ts';
import { bitesIn } from '../../src/foresight/bites.ts';
import { type DemandNow, foreseeDemand } from '../../src/foresight/demands.ts';
import type { Goods } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import type { DemandId } from '../../src/printed/ids.ts';
import type { View } from '../../src/view.ts';
import { partners, type Side, scenario, sides } from '../position.ts';

type Seen = View & SeenCore;
const at = (id: DemandId, players: Side[], more: object = {}) =>
  partners({ players: sides(3, ...players), together: { demands: [id] }, ...more });
const has = ({ needs }: DemandNow): (number | null)[] => needs.map(need => need.has);
const stores = (...goods: Partial<Goods>[]): Side[] => goods.map(each => ({ goods: each }));

/** How a demand stands in a position, as one seat or a spectator sees it. */
function stands(
  name: string,
  id: DemandId,
  start: ReturnType<typeof at>,
  look: (now: DemandNow) => void,
  me: Seat | null = 0,
) {
  scenario(`${id}: ${name}`, start, t => {
    t.autumn();
    t.sees(me, seen => look(foreseeDemand(seen as Seen, me, id))).asked(0, 'autumn.chooseCommands');
  });
}

stands(
  'all have enough',
  'timber-for-the-fleet',
  at('timber-for-the-fleet', stores({ wood: 6 }, { wood: 4 }, { wood: 7 })),
  now => assert.deepEqual([has(now), now.can, now.needs[0]!.of], [[6, 4, 7], true, 3]),
);
stands(
  'one lacks one, whatever else that one has',
  'timber-for-the-fleet',
  at('timber-for-the-fleet', stores({ wood: 6 }, { wood: 1, gold: 9 }, { wood: 7 })),
  now => assert.deepEqual([has(now), now.can], [[6, 1, 7], false]),
);
stands(
  'of several kinds, no more of one counts than is asked for',
  'gifts-of-the-provinces',
  at('gifts-of-the-provinces', stores({ wood: 9, stone: 1 })),
  now => assert.deepEqual([has(now)[0], now.needs[0]!.of], [3, 4]),
);
const hidden = { options: { stores: 'hidden' } };
const gold = at('gold-for-the-treasury', stores({ gold: 5 }, { gold: 5 }, { gold: 5 }), hidden);
stands('behind screens nobody can tell', 'gold-for-the-treasury', gold, now =>
  assert.deepEqual([has(now), now.can], [[5, null, null], null]),
);
stands(
  'a spectator sees nothing of it',
  'gold-for-the-treasury',
  gold,
  now => assert.deepEqual([has(now), now.can], [[null, null, null], null]),
  null,
);
stands(
  'my own lack is enough to know',
  'gold-for-the-treasury',
  at('gold-for-the-treasury', stores({ gold: 1 }, { gold: 5 }, { gold: 5 }), hidden),
  now => assert.equal(now.can, false),
);
stands(
  'walls and goods are counted together',
  'raise-the-ramparts',
  at('raise-the-ramparts', stores({ wood: 1 }, { stone: 1 }, { chi: 9 }), { walls: { left: 2, middle: 1 } }),
  now => assert.deepEqual([has(now), now.can], [[1, 2], false]),
);
stands(
  'so they can',
  'raise-the-ramparts',
  at('raise-the-ramparts', stores({ wood: 1 }, { stone: 2 }, {}), { walls: { left: 2, middle: 3 } }),
  now => assert.deepEqual([has(now), now.can], [[2, 3], true]),
);
stands(
  'chi counts where a card lets it stand for material',
  'raise-the-ramparts',
  at(
    'raise-the-ramparts',
    [{ general: 'yang-miaozhen', supporters: 1, goods: { chi: 4 } }, { goods: { stone: 2, chi: 4 } }],
    { walls: { left: 2, middle: 3 } },
  ),
  now => assert.deepEqual([has(now), now.can], [[2, 3], true]),
);
for (const seats of [2, 4])
  stands(
    `two claimed hordes are asked for, also of ${seats}`,
    'spoils-of-the-steppe',
    partners({ players: sides(seats), together: { demands: ['spoils-of-the-steppe'], spoils: [1, 1] } }),
    now => assert.deepEqual([has(now), now.needs[0]!.of, now.can], [[2], 2, true]),
  );
stands(
  'three must have the honor',
  'glory-to-the-emperor',
  at('glory-to-the-emperor', [{ honor: 12 }, { honor: 20 }, { honor: 3 }]),
  now => assert.deepEqual([has(now), now.can], [[12, 20, 3], false]),
);
stands(
  'one soldier in each rest zone, of two clans',
  'royal-escort',
  at('royal-escort', [{ rest: { left: { spearman: 1 }, middle: { archer: 1 }, right: { archer: 1 } } }]),
  now => assert.deepEqual([has(now), now.can], [[3], false], 'all of one clan'),
);
stands('three types from three players', 'imperial-guard', at('imperial-guard', []), now =>
  assert.deepEqual([has(now), now.can], [[3], true]),
);

test('random games: what is said to be possible can be given, and what is not cannot', () => {
  const luck = rng('demands foreseen');
  let [met, open] = [0, 0];
  for (let n = 0; n < 12; n++) {
    const { g, question } = deal(game, { seats: 2 + (n % 3), options: { mode: 'together' }, seed: `demands ${n}` });
    for (let q = question; q !== null; q = game.machine.play(g, q, q.options[luck(q.options.length)]!)) {
      if (q.ask !== 'together/pledge.choose') continue;
      for (const id of g.together!.demands) {
        const { price } = DEMAND[id];
        if (price === undefined) continue;
        const could = g.players.every((_, seat) => DEMAND[id].offers(g, seat, '', []).length > 0);
        assert.equal(foreseeDemand(view(game, g, q.seat), q.seat, id).can, could, id);
        if (could) met++;
        else open++;
      }
    }
  }
  assert.ok(met > 0 && open > 50, `${met} possible, ${open} not`);
});

scenario(
  'events and hordes are told in the section where they bite',
  partners({
    players: sides(3),
    walls: { left: 2, right: 1 },
    hordes: { left: ['sappers-l', 'sappers-m'], middle: ['wolf-riders-m'] },
    hordeDeck: ['tumen-m'],
    together: { events: ['dust-storm', 'crumbling-mortar', 'wrath-of-the-khan'] },
  }),
  t => {
    t.autumn();
    t.sees(0, seen => {
      const bites = (section: number): string[] => bitesIn(seen as Seen, section).map(({ what, n }) => `${what} ${n}`);
      assert.deepEqual(bites(0), ['sappers 2', 'wrath 1'], 'undermined to nothing: no mortar is left to crumble');
      assert.deepEqual(bites(1), ['dust 1']);
      assert.deepEqual(bites(2), []);
    }).asked(0, 'autumn.chooseCommands');
  },
);
