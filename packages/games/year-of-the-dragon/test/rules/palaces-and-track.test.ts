import assert from 'node:assert/strict';
import { rule, type Scenario, scenario } from '@teahouse/testkit';
import { game, type TableOptions, type View } from '../../src/index.ts';
import { act } from '../../src/rules/actions.ts';
import { build } from '../../src/rules/building.ts';
import { event } from '../../src/rules/events.ts';
import { playCard } from '../../src/rules/persons.ts';
import { byTrack } from '../../src/rules/vocabulary.ts';
import { month } from '../../src/rules/year.ts';
import type { Palace, Table } from '../../src/table.ts';
import { allPoints, type Court, position } from '../position.ts';

type Trial = Scenario<Table, View, TableOptions>;

const tracks = (g: Table): number[] => g.rulers.map(ruler => ruler.track);
const palacesOf = (g: Table, seat: number): (string | number)[][] =>
  g.rulers[seat]!.palaces.map(({ floors, persons }: Palace) => [floors, ...persons]);

scenario(
  rule('YD-PALACE-01') + 'as many persons as floors',
  game,
  position({
    rulers: [
      {
        palaces: [
          [1, 'monk-young'],
          [2, 'healer-young'],
          [3, 'farmer-young', 'farmer-old', 'scholar-young'],
          [3, 'monk-old', 'scholar-old'],
          [2, 'healer-young', 'healer-old'],
          [1],
        ],
      },
      {},
      {},
    ],
  }),
  t => {
    t.at(playCard, { seat: 0 }).says(0, 'card-court-lady');
    t.asked(0, 'persons/lodge.choose', ['palace-1', 'palace-3', 'palace-5']);
    for (const full of ['palace-0', 'palace-2', 'palace-4']) t.refuses(0, full, 'YD-PALACE-01');
    t.refuses(0, 'palace-6', 'YD-PALACE-01').says(0, 'palace-3');
    t.holds(g => assert.deepEqual(palacesOf(g, 0)[3], [3, 'monk-old', 'scholar-old', 'court-lady-young'])).over();
  },
);

for (const [what, start, refused] of [
  ['who moves in', (t: Trial) => t.at(playCard, { seat: 0 }).says(0, 'card-court-lady'), 'YD-PALACE-01'],
  ['a new floor', (t: Trial) => t.at(build, { seat: 0, floors: 1 }), 'YD-PALACE-02'],
] as const) {
  scenario(
    rule('YD-PALACE-06') + `${what}: the second of two alike is not refused as full`,
    game,
    position({
      rulers: [
        {
          palaces: [
            [2, 'monk-young', 'farmer-young'],
            [2, 'farmer-young', 'monk-young'],
            [1],
            [1],
            [3, 'court-lady-young'],
            [3, 'healer-young', 'healer-old', 'monk-old'],
          ],
        },
        {},
      ],
    }),
    t => {
      start(t).offers(0, 'palace-2');
      t.refuses(0, 'palace-3', 'YD-PALACE-06').refuses(0, 'palace-5', refused).refuses(0, 'palace-9', refused);
      if (refused === 'YD-PALACE-02') t.offers(0, 'palace-0').refuses(0, 'palace-1', 'YD-PALACE-06');
      else t.refuses(0, 'palace-0', 'YD-PALACE-01').refuses(0, 'palace-1', 'YD-PALACE-01');
      t.says(0, 'palace-2').over();
    },
  );
}

scenario(
  rule('YD-PALACE-03') + 'a thirteenth palace next to twelve',
  game,
  position({ rulers: [{ palaces: Array.from({ length: 12 }, (): [number] => [3]) }, {}] }),
  t => {
    t.at(build, { seat: 0, floors: 1 }).holds(g => {
      assert.equal(g.rulers[0]!.palaces.length, 13);
      assert.deepEqual(palacesOf(g, 0)[12], [1]);
    });
    t.over();
  },
);

scenario(
  rule('YD-PALACE-04') + 'neither a new floor nor a new person makes anybody move',
  game,
  position({
    rulers: [
      {
        palaces: [
          [2, 'monk-young', 'healer-young'],
          [1, 'farmer-young'],
        ],
      },
      {},
    ],
  }),
  t => {
    t.at(build, { seat: 0, floors: 2 }).says(0, 'palace-1').says(0, 'new-palace');
    const now = [
      [2, 'monk-young', 'healer-young'],
      [2, 'farmer-young'],
    ];
    t.holds(g => assert.deepEqual(palacesOf(g, 0), [...now, [1]]));
    t.at(playCard, { seat: 0 }).says(0, 'card-craftsman');
    t.asked(0, 'persons/lodge.choose', ['palace-1', 'palace-2']);
    t.refuses(0, 'palace-0/monk-young', 'YD-PERS-06').refuses(0, 'palace-1/farmer-young', 'YD-PERS-06');
    t.says(0, 'palace-2').holds(g => assert.deepEqual(palacesOf(g, 0), [...now, [1, 'craftsman-young']]));
    t.over();
  },
);

const homeless: Court = { palaces: [], track: 4 };

scenario(
  rule('YD-PALACE-05', 'YD-PERS-16') + 'without a palace the new person leaves the game and the marker stays',
  game,
  position({ rulers: [homeless, {}] }),
  t => {
    t.at(playCard, { seat: 0 })
      .says(0, 'card-tax-collector')
      .hears(1, ['plays card-tax-collector', 'declines tax-collector-young']);
    t.holds(g => {
      assert.deepEqual([tracks(g), g.rulers[0]!.palaces], [[4, 0], []]);
      assert.deepEqual([g.stacks['tax-collector-young'], g.gone['tax-collector-young']], [3, 1]);
      assert.deepEqual([g.rulers[0]!.hand.length, g.rulers[0]!.played], [10, ['tax-collector']]);
    });
    t.over();
  },
);

scenario(
  rule('YD-PALACE-05') + 'who has no palace may still build one',
  game,
  position({ rulers: [homeless, {}] }),
  t => {
    t.at(build, { seat: 0, floors: 2 }).refuses(0, 'palace-1', 'YD-PALACE-02');
    t.asked(0, 'actions/build.placeFloor', ['palace-0', 'new-palace']);
  },
);

scenario(
  rule('YD-TRACK-01') + 'the marker moves at once by the value of the person',
  game,
  position({ rulers: [{ track: 2 }, { track: 5 }, { track: 5 }] }),
  t => {
    t.at(playCard, { seat: 0 }).says(0, 'card-monk').says(0, 'monk-young');
    t.holds(g => assert.deepEqual(tracks(g), [8, 5, 5]));
    t.at(playCard, { seat: 1 }).says(1, 'card-monk').says(1, 'monk-old');
    t.holds(g => assert.deepEqual(tracks(g), [8, 7, 5]));
    t.at(playCard, { seat: 2 }).says(2, 'card-court-lady');
    t.holds(g => assert.deepEqual(tracks(g), [8, 7, 6])).over();
  },
);

scenario(
  rule('YD-TRACK-02', 'YD-TRACK-03') + 'who lands on an occupied space is on top; who leaves comes back on top',
  game,
  position({ rulers: [{ track: 5 }, { track: 4 }, { track: 3 }], groups: [{ cards: ['parade'] }] }),
  t => {
    const order = (...seats: number[]) => t.holds(g => assert.deepEqual(byTrack(g), seats));
    t.at(act, { seat: 1, group: -1 }).says(1, 'group-1');
    order(1, 0, 2);
    t.at(playCard, { seat: 2 })
      .says(2, 'card-craftsman')
      .holds(g => assert.deepEqual(tracks(g), [5, 5, 5]));
    order(2, 1, 0);
    t.over();
  },
);

/** Red 0, blue 1, yellow 2, purple 3, green 4. */
const colours = position({
  event: 'peace',
  rulers: [{ track: 3 }, { track: 9, arrival: 1 }, { track: 12 }, { track: 7 }, { track: 9, arrival: 6 }],
});

scenario(
  rule('T-ORDER-01', 'YD-TRACK-03', 'YD-TRACK-04') + 'yellow, green on blue, purple, red: in every phase',
  game,
  colours,
  t => {
    t.at(month, {});
    for (const seat of [2, 4, 1, 3, 0]) t.asked(seat, 'actions/act.chooseGroup').says(seat, 'pass');
    t.asked(2, 'persons/card.play').says(2, 'card-court-lady');
    t.asked(4, 'persons/card.play').says(4, 'card-court-lady');
    t.asked(1, 'persons/card.play');
  },
);

scenario(
  rule('YD-TRACK-05') + 'the marker stays where it is when persons leave',
  game,
  position({
    event: 'tribute',
    rulers: [
      { yuan: 1, track: 20, palaces: [[3, 'monk-young', 'warrior-young', 'healer-young']] },
      { track: 11, palaces: [[1, 'monk-young']] },
    ],
  }),
  t => {
    t.at(event, { owed: [], hungry: [] }).holds(g => assert.deepEqual(g.rulers[0]!.palaces[0]!.persons, []));
    t.holds(g => assert.deepEqual(tracks(g), [20, 11]));
    t.at(playCard, { seat: 1 }).says(1, 'card-craftsman').says(1, 'palace-0/monk-young');
    t.holds(g => assert.deepEqual(tracks(g), [20, 11 + 2])).over();
  },
);

scenario(
  rule('YD-TRACK-06', 'YD-ACT-PARADE-02', 'YD-PERS-01') + 'a parade changes the next phase, not this one',
  game,
  position({
    event: 'peace',
    rulers: [{ track: 10 }, { track: 9, palaces: [[2, 'warrior-old', 'warrior-young']] }, { track: 8 }],
  }),
  t => {
    t.at(month, {}).says(0, 'pass');
    const group = t.g.groups.findIndex(({ cards }) => cards.includes('parade'));
    t.says(1, `group-${group + 1}`)
      .says(1, 'parade')
      .holds(g => assert.deepEqual(tracks(g), [10, 13, 8]));
    t.asked(2, 'actions/act.chooseGroup').refuses(1, 'pass').says(2, 'pass');
    t.asked(1, 'persons/card.play').says(1, 'card-wild').says(1, 'monk-young').says(1, 'decline');
    t.asked(0, 'persons/card.play').says(0, 'card-court-lady').asked(2, 'persons/card.play');
  },
);

const far = position({ rulers: [{ track: 149 }, { track: 150 }], groups: [{ cards: ['research', 'parade'] }] });

scenario(
  rule('YD-TRACK-07') + 'both tracks go on beyond their ends',
  game,
  {
    ...far,
    given: g => {
      far.given!(g);
      g.rulers[0]!.points.palaces = 100;
    },
  },
  t => {
    t.at(playCard, { seat: 0 }).says(0, 'card-monk').says(0, 'monk-young');
    t.at(act, { seat: 0, group: -1 }).says(0, 'group-1').says(0, 'research');
    t.holds(g => {
      assert.deepEqual(tracks(g), [155, 150]);
      assert.deepEqual(byTrack(g), [0, 1]);
      assert.deepEqual(allPoints(g), [101, 0]);
    }).over();
  },
);
