import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { CommandId } from '../../src/printed/ids.ts';
import { goodsOf, position, scenario, sides } from '../position.ts';
import { type Limit, limits } from './limits.ts';

/** What the owner of a copied card is asked first after his clerks have moved. */
const COPIED: readonly [CommandId, string][] = [
  ['despotism', 'command/advance.choose'],
  ['attack-order', 'command/all-in.choose'],
  ['work-harder', 'location/build.choose'],
  ['levy', 'recruit.hire'],
];
for (const [command, ask] of COPIED) {
  scenario(
    rule('GW-CMD-07') + `Betrayal copies both own boxes of ${command}, and nobody else has a box`,
    position({
      players: sides(3, {
        goods: { wood: 6, stone: 2 },
        clerks: { quarry: 1 },
        rest: { left: { spearman: 1 } },
      }),
      hordes: { left: ['shields-l'] },
      track: [
        [0, 'betrayal'],
        [1, command],
      ],
    }),
    t => {
      t.turnOf(0).asked(0, 'command/betray.choose', ['clerks', command]).says(0, command);
      t.asked(0, 'clerks/move.choose').says(0, 'done').asked(0, ask);
    },
  );
}

const LIMITS: readonly Limit[] = [
  [
    'Economy: nothing where no clerk stands, and nothing for the embassy; an own Work Harder cannot help',
    { players: sides(3, { clerks: { embassy: 1 }, pile: ['work-harder'] }), track: [[0, 'economy']] },
    t => {
      t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done').asked(0, 'location/hire.choose');
      t.holds(g => assert.deepEqual(goodsOf(g, 0), [0, 0, 0, 0]));
    },
  ],
  [
    'Despotism: without a clerk anywhere nothing is activated',
    { players: sides(3), track: [[0, 'despotism']] },
    t => {
      t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done').over();
    },
  ],
  [
    'Attack Order: whoever has nobody at the wall attacks nothing; Despotism of nobody brings no chi',
    { players: sides(3), hordes: { left: ['shields-l'] }, track: [[0, 'attack-order']] },
    t => {
      t.turnOf(0).says(0, 'done').asked(1, 'clerks/move.choose').says(1, 'done').says(2, 'done').over();
      t.holds(g => assert.equal(g.players[0]!.goods.chi, 0));
    },
  ],
  [
    'Work Harder: whoever cannot pay builds nothing, and may pass where it could be paid',
    { players: sides(3, { goods: { wood: 1 } }), track: [[0, 'work-harder']] },
    t => {
      t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done');
      t.asked(0, 'location/build.choose', ['pass'])
        .refuses(0, 'barricade-left', 'GW-LOC-BUILD-07')
        .says(0, 'pass')
        .over();
    },
  ],
  [
    'Levy: with an empty reserve only a tactic; the first box still has two places',
    { players: sides(3, { noReserve: true, goods: { wood: 3, stone: 3 } }), track: [[0, 'levy']] },
    t => {
      t.turnOf(0).says(0, 'quarry').refuses(0, 'quarry', 'GW-CLERK-04').says(0, 'done').says(1, 'done');
      t.says(2, 'done').asked(0, 'event/window.react').refuses(0, 'spearman:wood-1+stone-1');
      t.holds(g => assert.equal(g.players[0]!.tactics.length, 1));
    },
  ],
  [
    'Betrayal: an own card that is still on the track is no card of another',
    {
      players: sides(3),
      track: [
        [0, 'betrayal'],
        [0, 'economy'],
      ],
    },
    t => {
      t.turnOf(0).asked(0, 'clerks/move.choose').refuses(0, 'economy');
    },
  ],
];
limits('GW-CMD-02', LIMITS);
