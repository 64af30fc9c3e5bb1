import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { HORDE, type HordeCard, KINDS, type Reward } from '../../src/printed/hordes.ts';
import { goodsOf, hordeOf, sides } from '../position.ts';
import { type Limit, limits } from './limits.ts';

/** Vital points as the content prints them, of the left copy: a is wood and b is stone. */
const GRIDS: Readonly<Record<(typeof KINDS)[number], readonly [string, string, horsemen: number]>> = {
  outriders: ['. . a h3 . .', '. . C . . .', 1],
  shields: ['. h3 a h3 . .', '. 0 C 0 . .', 3],
  'horse-archers': ['. a C b h4 .', '. . . . . .', 2],
  'siege-crew': ['. a h4 b . .', '. . C h3 . .', 2],
  keshig: ['h3 a C b . .', '. h4 T h3 . .', 3],
  shamans: ['. . C h3 . .', '. . T C . .', 2],
  raiders: ['. a . b . .', '. h3 . h3 C .', 2],
  lancers: ['. . h4 . . .', '. a C b h3 .', 2],
};
const COPIES = [
  ['l', 'wood', 'stone'],
  ['m', 'stone', 'gold'],
  ['r', 'gold', 'wood'],
] as const;

function printedAs({ spots }: HordeCard, sign: (reward: Reward) => string): string[] {
  return [0, 1].map(row =>
    [0, 1, 2, 3, 4, 5]
      .map(column => {
        const spot = spots.find(it => it.row === row && it.column === column);
        return spot === undefined ? '.' : sign(spot.reward);
      })
      .join(' '),
  );
}

/** How many horsemen fit on a card at once. */
function mostHorsemen({ pairs }: HordeCard, taken: readonly number[] = []): number {
  let most = 0;
  for (const { at } of pairs) {
    if (at.some(spot => taken.includes(spot))) continue;
    most = Math.max(most, 1 + mostHorsemen({ pairs } as HordeCard, [...taken, ...at]));
  }
  return most;
}

for (const kind of KINDS) {
  test(rule('GW-COMP-35', 'GW-ATTACK-03', 'GW-ATTACK-06') + `the vital points of ${kind}, in three copies`, () => {
    const [upper, lower, horsemen] = GRIDS[kind];
    for (const [copy, a, b] of COPIES) {
      const card = HORDE[`${kind}-${copy}`];
      const signs: Record<string, string> = { [a]: 'a', [b]: 'b', chi: 'C', tactic: 'T', nothing: '0' };
      const sign = ({ gives, n }: Reward): string => (gives === 'honor' ? `h${n}` : signs[gives]!);
      assert.deepEqual(printedAs(card, sign), [upper, lower], copy);
      assert.equal(mostHorsemen(card), horsemen, copy);
    }
  });
}

const LIMITS: readonly Limit[] = [
  [
    'Horse Archers: no chi where no archer stands; one archer for each such horde, and no more than there are',
    {
      players: sides(3, { posts: { left: 1 }, goods: { chi: 0 } }, { goods: { chi: 3 } }),
      walls: { left: 3 },
      hordes: { left: ['horse-archers-l', 'horse-archers-m'] },
    },
    t => {
      t.winter()
        .says(0, 'withdraw')
        .holds(g => assert.deepEqual([goodsOf(g, 1)[3], g.sections[0]!.posts], [3, []]))
        .over();
    },
  ],
  [
    'Keshig Guard: in a breach too two die where one would',
    {
      year: 1,
      players: sides(3),
      hordes: { left: ['keshig-l'] },
      on: [
        ['keshig-l', 0, 'spearman', 1],
        ['keshig-l', 0, 'spearman', 2],
        ['keshig-l', 0, 'spearman', 3],
      ],
      shame: 0,
    },
    t => {
      t.breaks(0, 'keshig-l').says(0, 'done').over();
      t.holds(g =>
        assert.deepEqual([hordeOf(g, 'keshig-l').soldiers.length, hordeOf(g, 'keshig-l').wounds.length], [1, 2]),
      );
    },
  ],
  [
    'Raiders: a wall that holds loses nothing',
    { players: sides(3, { goods: { wood: 1 } }), walls: { left: 1 }, hordes: { left: ['raiders-l'] } },
    t => {
      t.winter()
        .holds(g => assert.deepEqual([goodsOf(g, 0), g.shame], [[1, 0, 0, 0], 30]))
        .over();
    },
  ],
  [
    'Camel Lancers: a spearman pays nothing, and chi collected there comes too late for the horseman',
    { players: sides(3, { rest: { left: { horseman: 1 } } }), hordes: { left: ['lancers-l'] } },
    t => {
      t.attacks(0, 1).asked(0, 'attack/sortie.choose', ['done']).refuses(0, 'lancers-l/2+3');
    },
  ],
];
limits('GW-COMP-35', LIMITS);
