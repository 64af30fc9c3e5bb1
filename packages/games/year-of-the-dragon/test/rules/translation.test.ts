import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { WALL_TILES } from '../../src/cards/actions.ts';
import { game, type Table } from '../../src/index.ts';
import { act } from '../../src/rules/actions.ts';
import { event } from '../../src/rules/events.ts';
import { decay } from '../../src/rules/scoring.ts';
import { month } from '../../src/rules/year.ts';
import { pointsFrom, position } from '../position.ts';

// Chapter 0 of the ledger: what a literal reading of the rulebook would get wrong.

const strike = { owed: [], hungry: [] };
const floorsOf = (g: Table, seat: number): number[] => g.rulers[seat]!.palaces.map(({ floors }) => floors);

scenario(
  rule('YD-TRANS-01') + 'palaces without persons decay, not those with a free slot',
  game,
  position({
    event: 'peace',
    rulers: [{ palaces: [[3], [3, 'monk-young'], [2, 'farmer-young']] }, { palaces: [[2]] }],
  }),
  t => {
    t.at(event, strike).holds(g => {
      decay(g);
      assert.deepEqual([floorsOf(g, 0), floorsOf(g, 1)], [[2, 3, 2], [1]]);
    });
    t.over();
  },
);

scenario(
  rule('YD-TRANS-04') + 'helmets are counted, not warriors',
  game,
  position({
    event: 'mongols',
    rulers: [
      { palaces: [[3, 'warrior-young', 'warrior-old', 'monk-young']] },
      { palaces: [[3, 'warrior-young', 'warrior-young', 'warrior-young']] },
      { palaces: [[3, 'warrior-old', 'monk-young', 'monk-old']] },
    ],
  }),
  t => {
    t.at(event, strike).holds(g => assert.deepEqual(pointsFrom(g, 'mongols'), [3, 3, 2]));
    t.asked(2, 'release.choose', ['palace-0/warrior-old', 'palace-0/monk-young', 'palace-0/monk-old']);
  },
);

scenario(
  rule('YD-TRANS-05') + 'mortars are on healers and guard against the contagion',
  game,
  position({
    event: 'contagion',
    rulers: [
      { palaces: [[3, 'healer-young', 'healer-old', 'farmer-old']] },
      { palaces: [[3, 'healer-old', 'farmer-young', 'monk-young']] },
      { palaces: [[3, 'healer-young', 'healer-young', 'healer-young']] },
    ],
  }),
  t => {
    t.at(event, strike).asked(1, 'release.choose').says(1, 'palace-0/monk-young');
    t.holds(g =>
      assert.deepEqual(
        g.rulers.map(({ palaces }) => palaces[0]!.persons.length),
        [3, 2, 3],
      ),
    );
    t.over();
  },
);

scenario(
  rule('YD-TRANS-05') + 'the "Siccity" is the drought, and takes rice',
  game,
  position({
    event: 'drought',
    rulers: [
      {
        rice: 3,
        palaces: [
          [1, 'monk-young'],
          [1, 'farmer-young'],
        ],
      },
      { rice: 0, palaces: [[2, 'farmer-old', 'monk-old']] },
    ],
  }),
  t => {
    t.at(event, strike).holds(g => assert.equal(g.rulers[0]!.rice, 1));
    t.asked(1, 'release/hungry.choose', ['palace-0/farmer-old', 'palace-0/monk-old']);
  },
);

scenario(
  rule('YD-TRANS-07') + 'the charter goes to a type, not to one person',
  game,
  position({
    month: 7,
    event: 'peace',
    options: { superEvent: 'charter' },
    rulers: [{ hand: [], palaces: [[3, 'farmer-young', 'farmer-old', 'monk-young']] }, { hand: [] }],
  }),
  t => {
    t.at(month, {}).says(0, 'pass').says(1, 'pass').asked(0, 'super/charter.choose', ['farmer', 'monk']);
    t.refuses(0, 'farmer-young', 'YD-SUPER-CHARTER-01').refuses(0, 'palace-0/farmer-old', 'YD-SUPER-CHARTER-01');
    t.says(0, 'farmer')
      .holds(g => assert.equal(g.rulers[0]!.rice, 3))
      .over();
  },
);

scenario(
  rule('YD-TRANS-08') + 'the bonuses of unbuilt wall tiles can be seen, and one is chosen',
  game,
  position({ options: { wall: 'choose', openHands: false }, rulers: [{}, {}], groups: [{ cards: ['wall'] }] }),
  t => {
    for (const me of [0, 1, null]) t.sees(me, seen => assert.deepEqual(seen.rulers[0]!.wall, WALL_TILES));
    t.at(act, { seat: 0, group: -1 }).says(0, 'group-1').asked(0, 'wall/build.choose', WALL_TILES);
  },
);
