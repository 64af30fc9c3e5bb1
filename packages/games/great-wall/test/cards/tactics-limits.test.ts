import assert from 'node:assert/strict';
import { honors, hordeOf, sides } from '../position.ts';
import { falling, type Limit, limits } from './limits.ts';

const LIMITS: readonly Limit[] = [
  [
    'Retreat: nobody is asked where no own soldier would die',
    { ...falling(1), players: sides(3, { tactics: ['retreat-1'] }) },
    t => {
      t.defeats().asked(1, 'kill/save.choose', ['done']);
    },
  ],
  [
    'Retreat, boosted: in a breach all soldiers of the section, archers too, and wounds stay behind',
    {
      year: 3,
      players: sides(3, { tactics: ['retreat-1'], goods: { chi: 2 }, posts: { left: 1 } }),
      hordes: { left: ['shields-l'] },
      on: [
        ['shields-l', 0, 'spearman', 1],
        ['shields-l', 0, 'horseman', 4, 5],
      ],
      shame: 0,
    },
    t => {
      t.breaks(0, 'shields-l').says(0, 'retreat-1').says(0, 'boosted').over();
      t.holds(g => {
        assert.deepEqual(g.sections[0]!.rest[0], { spearman: 1, archer: 1, horseman: 1 });
        assert.deepEqual(hordeOf(g, 'shields-l').wounds.toSorted(), [0, 3, 4]);
      });
    },
  ],
  [
    'Restless: with all overseers on level 3 nobody is asked',
    {
      players: sides(3, {
        tactics: ['restless-1'],
        overseers: { wood: 3, stone: 3, gold: 3, chi: 3 },
        shamed: { archer: 1 },
      }),
    },
    t => {
      // Somebody with shame could hold a Public Atonement, and is asked; Restless is not offered.
      t.summer().asked(0, 'event/window.react', ['pass']);
    },
  ],
  [
    'Restless: the second level costs 1, which must be there',
    { players: sides(3, { tactics: ['restless-1'], overseers: { wood: 1, stone: 1, gold: 1 }, goods: { chi: 1 } }) },
    t => {
      t.summer().says(0, 'restless-1').says(0, 'basic').offers(0, 'wood', 'chi').says(0, 'wood').over();
      t.holds(g => assert.deepEqual([g.players[0]!.overseers.wood!.level, g.players[0]!.goods.chi], [2, 0]));
    },
  ],
  [
    'Arrow Storm: not where only others have archers, though others see somebody who might hold it',
    {
      players: sides(3, { tactics: ['arrow-storm-1'] }, { posts: { left: 1 }, tactics: ['retreat-1'] }),
      hordes: { left: ['keshig-l'] },
      walls: { left: 3 },
    },
    t => {
      t.winter().says(1, 'keshig-l/1').asked(1, 'event/window.react', ['pass']).refuses(0, 'arrow-storm-1');
    },
  ],
  [
    'Night Labour: one clerk and no second; a full place is no choice',
    {
      players: sides(
        3,
        { tactics: ['night-labour-1'] },
        { clerks: { 'tea-house': 1 } },
        { clerks: { 'tea-house': 1 } },
      ),
      track: [[1, 'betrayal']],
    },
    t => {
      t.turnOf(1).says(1, 'done').says(0, 'night-labour-1').says(0, 'basic');
      t.refuses(0, 'tea-house', 'GW-CLERK-03').says(0, 'quarry').asked(1, 'location/rise.choose');
    },
  ],
  [
    'Forced March: nobody is asked whose soldiers do not rest; archers on posts do not march',
    { players: sides(3, { tactics: ['forced-march-1'], posts: { left: 1 } }), track: [[1, 'betrayal']] },
    t => {
      t.turnOf(1).asked(1, 'clerks/move.choose');
    },
  ],
  [
    'Stockades: nobody is asked where every space is taken; boosted with one space left it is one',
    {
      players: sides(3, { tactics: ['stockades-1'], goods: { chi: 2 } }),
      barricades: { left: 3, middle: 3, right: 2 },
    },
    t => {
      t.winter().says(0, 'stockades-1').says(0, 'boosted').says(0, 'barricade-right').over();
      t.holds(g => assert.deepEqual([g.players[0]!.barricades, honors(g)], [1, [2, 0, 0]]));
    },
  ],
  [
    'Stockades: no window with nine barricades',
    { players: sides(3, { tactics: ['stockades-1'] }), barricades: { left: 3, middle: 3, right: 3 } },
    t => {
      t.winter().over();
    },
  ],
  [
    'Public Atonement, boosted with one token: that one, and 3 honor',
    { players: sides(3, { tactics: ['public-atonement-1'], shamed: { archer: 1 }, goods: { chi: 3 } }) },
    t => {
      t.summer().says(0, 'public-atonement-1').says(0, 'boosted').over();
      t.holds(g => assert.deepEqual([g.shame, honors(g)], [30, [3, 0, 0]]));
    },
  ],
  [
    'Feigned Flight: not for whoever has nobody resting',
    {
      players: sides(3, { tactics: ['feigned-flight-1'], goods: { wood: 1, stone: 2 } }),
      hordes: { left: ['keshig-l'] },
    },
    t => {
      t.recruits(0, 1).says(0, 'spearman:wood-1+stone-2').asked(0, 'recruit.place');
    },
  ],
  [
    'Trophy Hunters: not for whoever has no soldier on a horde',
    {
      ...falling(1),
      players: sides(3, { tactics: ['trophy-hunters-1'] }, { goods: { chi: 2 } }),
      track: [[2, 'betrayal']],
    },
    t => {
      t.turnOf(2).says(2, 'done').says(0, 'pass').asked(1, 'kill/save.choose');
    },
  ],
];
limits('GW-TACTIC-02', LIMITS);
