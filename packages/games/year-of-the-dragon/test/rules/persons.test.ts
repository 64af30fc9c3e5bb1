import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { FULL_HAND, type Person, TILES } from '../../src/cards/persons.ts';
import { game, type Table } from '../../src/index.ts';
import { lodge, playCard } from '../../src/rules/persons.ts';
import { month } from '../../src/rules/year.ts';
import { allPoints, type Court, position } from '../position.ts';

const everyTile = TILES.map(tile => tile.id);
const twoRulers = position({ rulers: [{}, {}] });
const personsOf = (g: Table, seat: number): Person[][] => g.rulers[seat]!.palaces.map(({ persons }) => persons);

scenario(rule('YD-PERS-02') + 'exactly one card, to the discard, and a tile for it', game, twoRulers, t => {
  t.at(playCard, { seat: 0 }).asked(
    0,
    'persons/card.play',
    [...new Set(FULL_HAND)].map(card => `card-${card}`),
  );
  t.refuses(0, 'pass', 'YD-PERS-02').refuses(0, 'monk-young', 'YD-PERS-02').refuses(1, 'card-monk');
  t.says(0, 'card-warrior')
    .refuses(0, 'card-monk', 'YD-PERS-03')
    .says(0, 'warrior-old')
    .holds(g => {
      assert.deepEqual([g.rulers[0]!.hand.length, g.rulers[0]!.played], [10, ['warrior']]);
      assert.ok(!g.rulers[0]!.hand.includes('warrior'));
      assert.deepEqual([g.stacks['warrior-old'], g.stacks['warrior-young']], [0, 3]);
      assert.deepEqual(personsOf(g, 0).flat(), ['warrior-old']);
    });
  t.refuses(0, 'card-monk').over();
});

scenario(
  rule('YD-PERS-02') + 'a card once played is gone',
  game,
  position({ rulers: [{ hand: ['monk', 'farmer'] }, {}] }),
  t => {
    t.at(playCard, { seat: 0 }).asked(0, 'persons/card.play', ['card-monk', 'card-farmer']);
    t.refuses(0, 'card-healer', 'YD-PERS-02').refuses(0, 'card-wild', 'YD-PERS-02').asked(0, 'persons/card.play');
  },
);

for (const age of ['young', 'old'] as const) {
  scenario(rule('YD-PERS-03') + `a monk card takes the ${age} monk and nobody else`, game, twoRulers, t => {
    t.at(playCard, { seat: 0 }).says(0, 'card-monk').asked(0, 'persons/tile.choose', ['monk-young', 'monk-old']);
    t.refuses(0, 'scholar-young', 'YD-PERS-03').says(0, `monk-${age}`);
    t.holds(g => assert.deepEqual(personsOf(g, 0).flat(), [`monk-${age}`])).over();
  });
}

scenario(
  rule('YD-PERS-04', 'YD-PERS-12') + 'a wild card takes any tile on the board',
  game,
  position({ rulers: [{}, {}], empty: ['monk-old', 'tax-collector-young'] }),
  t => {
    const onBoard = everyTile.filter(id => id !== 'monk-old' && id !== 'tax-collector-young');
    t.at(playCard, { seat: 0 }).says(0, 'card-wild').asked(0, 'persons/tile.choose', onBoard);
    t.refuses(0, 'monk-old', 'YD-PERS-12').refuses(0, 'tax-collector-young').says(0, 'scholar-old');
    t.holds(g => assert.deepEqual(g.rulers[0]!.played, ['wild'])).over();
  },
);

const roomy: Court = {
  palaces: [
    [2, 'farmer-young', 'farmer-old'],
    [2, 'healer-young'],
    [3, 'monk-old'],
  ],
};

scenario(
  rule('YD-PERS-05', 'YD-PERS-06', 'T-PERS-03') + 'while there is room the tile goes into a free slot of choice',
  game,
  position({ rulers: [roomy, {}] }),
  t => {
    t.at(playCard, { seat: 0 }).says(0, 'card-scholar').says(0, 'scholar-old');
    t.asked(0, 'persons/lodge.choose', ['palace-1', 'palace-2']).refuses(0, 'decline', 'YD-PERS-05');
    for (const lodger of ['palace-0/farmer-young', 'palace-1/healer-young']) t.refuses(0, lodger, 'YD-PERS-06');
    t.says(0, 'palace-2')
      .holds(g => assert.deepEqual(personsOf(g, 0)[2], ['monk-old', 'scholar-old']))
      .over();
  },
);

scenario(
  rule('YD-PERS-05', 'YD-PERS-06', 'T-PERS-03') + 'with one free slot there is no choice left',
  game,
  position({
    rulers: [
      {
        palaces: [
          [1, 'farmer-young'],
          [2, 'healer-young'],
        ],
      },
      {},
    ],
  }),
  t => {
    t.at(playCard, { seat: 0 }).says(0, 'card-scholar').says(0, 'scholar-old');
    t.refuses(0, 'decline').refuses(0, 'palace-0/farmer-young');
    t.holds(g => {
      assert.deepEqual(personsOf(g, 0), [['farmer-young'], ['healer-young', 'scholar-old']]);
      assert.deepEqual(Object.values(g.gone).filter(Boolean), []);
    }).over();
  },
);

const full: Court = {
  track: 10,
  palaces: [
    [1, 'farmer-young'],
    [2, 'healer-young', 'healer-young'],
  ],
};

scenario(
  rule('YD-PERS-06', 'YD-PERS-07', 'YD-PERS-10') + 'in full palaces the new person may take the place of another',
  game,
  position({ rulers: [full, {}] }),
  t => {
    t.at(playCard, { seat: 0 }).says(0, 'card-monk').says(0, 'monk-young');
    t.asked(0, 'persons/lodge.choose', ['palace-0/farmer-young', 'palace-1/healer-young', 'decline']);
    t.refuses(0, 'palace-0', 'YD-PALACE-01').refuses(0, 'palace-1', 'YD-PALACE-01');
    t.says(0, 'palace-1/healer-young').holds(g => {
      assert.deepEqual(personsOf(g, 0), [['farmer-young'], ['healer-young', 'monk-young']]);
      assert.deepEqual([g.gone['healer-young'], g.stacks['healer-young']], [1, 1]);
      assert.equal(g.rulers[0]!.track, 10 + 6);
    });
    t.over();
  },
);

scenario(
  rule('YD-PERS-08', 'YD-PERS-09', 'T-PERS-01') + 'or is turned away: it leaves stack and game, the marker stays',
  game,
  position({ rulers: [full, {}] }),
  t => {
    t.at(playCard, { seat: 0 }).says(0, 'card-monk').says(0, 'monk-young').says(0, 'decline');
    t.holds(g => {
      assert.deepEqual([g.stacks['monk-young'], g.gone['monk-young']], [2, 1]);
      assert.deepEqual([g.rulers[0]!.track, g.rulers[0]!.arrival], [10, 2]);
      assert.deepEqual(personsOf(g, 0), [['farmer-young'], ['healer-young', 'healer-young']]);
      assert.deepEqual(g.rulers[0]!.played, ['monk']);
    });
    t.over();
  },
);

for (const [person, value] of [
  ['monk-young', 6],
  ['tax-collector-young', 3],
  ['scholar-young', 4],
  ['farmer-young', 4],
  ['court-lady-young', 1],
  ['healer-old', 1],
] as const) {
  scenario(
    rule('YD-PERS-10') + `${person} moves the marker ${value}`,
    game,
    {
      ...twoRulers,
      given: g => {
        twoRulers.given!(g);
        g.stacks[person]--;
      },
    },
    t => {
      t.at(lodge, { seat: 1, person }).holds(g =>
        assert.deepEqual([g.rulers[0]!.track, g.rulers[1]!.track], [0, value]),
      );
      t.over();
    },
  );
}

scenario(
  rule('YD-PERS-11', 'T-PERS-02', 'YD-COMP-05') + 'no healer is left: the card may be played and is lost for nothing',
  game,
  position({ rulers: [{ track: 3 }, {}], empty: ['healer-young', 'healer-old'] }),
  t => {
    t.at(playCard, { seat: 0 }).offers(0, 'card-healer').says(0, 'card-healer');
    t.hears(1, ['plays card-healer', 'card-lost card-healer']).holds(g => {
      const { played, hand, track, yuan } = g.rulers[0]!;
      assert.deepEqual([played, hand.length, track, yuan, personsOf(g, 0).flat()], [['healer'], 10, 3, 6, []]);
    });
    t.over();
  },
);

for (const [gone, left] of [
  ['young', 'old'],
  ['old', 'young'],
] as const) {
  scenario(
    rule('YD-PERS-12') + `no ${gone} healer is left: the ${left} one must be taken`,
    game,
    position({ rulers: [{}, {}], empty: [`healer-${gone}`] }),
    t => {
      t.at(playCard, { seat: 0 }).says(0, 'card-healer').refuses(0, `healer-${gone}`);
      t.holds(g => assert.deepEqual(personsOf(g, 0).flat(), [`healer-${left}`])).over();
    },
  );
}

scenario(
  rule('YD-PERS-13') + 'a wild card may be played for a monk while the monk card is still in the hand',
  game,
  position({ rulers: [{ hand: ['monk', 'healer', 'wild', 'wild'] }, {}] }),
  t => {
    t.at(playCard, { seat: 0 }).asked(0, 'persons/card.play', ['card-monk', 'card-healer', 'card-wild']);
    t.says(0, 'card-wild')
      .says(0, 'monk-old')
      .holds(g => {
        assert.deepEqual(g.rulers[0]!.hand, ['monk', 'healer', 'wild']);
        assert.deepEqual(personsOf(g, 0).flat(), ['monk-old']);
      });
    t.over();
  },
);

for (const person of everyTile) {
  scenario(rule('YD-PERS-14') + `${person} brings nothing on arrival`, game, twoRulers, t => {
    t.at(playCard, { seat: 0 })
      .says(0, 'card-wild')
      .says(0, person)
      .holds(g => {
        const { yuan, rice, fireworks, small, large, palaces } = g.rulers[0]!;
        assert.deepEqual([yuan, rice, fireworks, small, large], [6, 0, 0, 0, 0]);
        assert.deepEqual(
          palaces.map(({ floors }) => floors),
          [2, 2],
        );
        assert.deepEqual(allPoints(g), [0, 0]);
      });
    t.over();
  });
}

scenario(
  rule('YD-PERS-15') + 'in month 12 the event follows the actions at once',
  game,
  position({ month: 12, event: 'peace', rulers: [{ hand: [] }, { hand: [] }] }),
  t => {
    t.at(month, {})
      .says(0, 'pass')
      .says(1, 'pass')
      .hears(null, [
        'passes',
        'event peace 12',
        'decays palace-1 1',
        'decays palace-0 1',
        'decays palace-1 1',
        'decays palace-0 1',
        'scores palaces 2',
        'scores palaces 2',
      ]);
    t.over();
  },
);

scenario(
  rule('YD-PERS-01') + 'who has no card left is passed over, the others follow the track',
  game,
  position({ event: 'peace', rulers: [{ track: 3 }, { track: 9, hand: [] }, { track: 5 }] }),
  t => {
    t.at(month, {}).says(1, 'pass').says(2, 'pass').says(0, 'pass');
    t.asked(2, 'persons/card.play').says(2, 'card-court-lady').asked(0, 'persons/card.play');
  },
);
