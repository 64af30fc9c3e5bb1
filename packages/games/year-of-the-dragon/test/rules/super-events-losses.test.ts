import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import type { SuperEvent } from '../../src/cards/events.ts';
import { game, type Table } from '../../src/index.ts';
import { month } from '../../src/rules/year.ts';
import { type Court, pointsFrom, position } from '../position.ts';

const fromEventOn = { ...month, first: 'event' };
const superEvent = { ...month, first: 'superEvent' };
const july = (named: SuperEvent, rulers: Court[]) => position({ options: { superEvent: named }, month: 7, rulers });

/** Each palace as '2 monk-young farmer-old': its floors and persons. */
const palaces = (g: Readonly<Table>, seat: number): string[] =>
  g.rulers[seat]!.palaces.map(({ floors, persons }) => [floors, ...persons].join(' '));

const quake = july('earthquake', [
  {
    palaces: [
      [3, 'monk-old'],
      [2, 'farmer-old', 'healer-old'],
    ],
  },
  { palaces: [] },
]);

for (const [palace, left] of [
  ['palace-0', ['1 monk-old', '2 farmer-old healer-old']],
  ['palace-1', ['3 monk-old']],
] as const) {
  scenario(
    rule('YD-SUPER-QUAKE-01', 'YD-SUPER-QUAKE-02', 'T-QUAKE-01') + `both floors from ${palace}`,
    game,
    quake,
    t => {
      t.at(superEvent, {}).asked(0, 'super/earthquake.removeFloor', ['palace-0', 'palace-1']);
      t.refuses(0, 'pass', 'YD-SUPER-QUAKE-01')
        .says(0, palace)
        .asked(0, 'super/earthquake.removeFloor')
        .says(0, palace);
      t.holds(g => {
        assert.deepEqual(palaces(g, 0), left);
        const gone = left.length === 1 ? 1 : 0;
        assert.deepEqual([g.gone['monk-old'], g.gone['farmer-old'], g.gone['healer-old']], [0, gone, gone]);
      }).over();
    },
  );
}

scenario(
  rule('YD-SUPER-QUAKE-02', 'YD-SUPER-QUAKE-03') +
    'after both floors fell, the owner says who has to leave the palace that is too full; nobody moves next door',
  game,
  quake,
  t => {
    t.at(superEvent, {}).says(0, 'palace-1').hears(null, ['floor-lost palace-1 1']).says(0, 'palace-0');
    t.asked(0, 'super/earthquake.evict', ['palace-1/farmer-old', 'palace-1/healer-old']);
    t.refuses(0, 'palace-0/monk-old', 'YD-SUPER-QUAKE-03').refuses(0, 'palace-0', 'YD-SUPER-QUAKE-03');
    t.says(0, 'palace-1/farmer-old')
      .holds(g => assert.deepEqual(palaces(g, 0), ['2 monk-old', '1 healer-old']))
      .over();
  },
);

scenario(
  rule('YD-PALACE-06', 'YD-SUPER-QUAKE-01') + 'of two palaces that are alike the first stands for both',
  game,
  july('earthquake', [{ palaces: [[2, 'monk-young'], [2, 'monk-young'], [1]] }, { palaces: [] }]),
  t => {
    t.at(superEvent, {}).asked(0, 'super/earthquake.removeFloor', ['palace-0', 'palace-2']);
    t.refuses(0, 'palace-1', 'YD-PALACE-06').refuses(0, 'palace-3', 'YD-SUPER-QUAKE-01').says(0, 'palace-0');
    t.asked(0, 'super/earthquake.removeFloor', ['palace-0', 'palace-1', 'palace-2']);
  },
);

scenario(
  rule('YD-SUPER-QUAKE-04') + 'who has one floor loses that one, who has none loses nothing',
  game,
  july('earthquake', [{ palaces: [[1, 'monk-old']] }, { palaces: [] }, { palaces: [[1], [1, 'farmer-old']] }]),
  t => {
    t.at(superEvent, {}).holds(g => {
      assert.deepEqual([...palaces(g, 0), ...palaces(g, 1)], []);
      assert.equal(g.gone['monk-old'], 1);
    });
    t.asked(2, 'super/earthquake.removeFloor', ['palace-0', 'palace-1']).says(2, 'palace-0');
    t.holds(g => assert.deepEqual(palaces(g, 2), [])).over();
  },
);

for (const [rice, fireworks, left] of [
  ['rice-0', 'fireworks-1', [1, 2, 1]],
  ['rice-2', 'fireworks-0', [2, 0, 2]],
  ['rice-1', 'fireworks-2', [3, 1, 0]],
] as const) {
  scenario(
    rule('YD-SUPER-FLOOD-01', 'T-FLOOD-01') + `of 3 yuan, 2 rice and 2 fireworks exactly 3 go: ${rice}, ${fireworks}`,
    game,
    july('flood', [{ yuan: 3, rice: 2, fireworks: 2 }, { yuan: 1 }]),
    t => {
      t.at(superEvent, {}).asked(0, 'super/flood.chooseRice', ['rice-0', 'rice-1', 'rice-2']);
      t.refuses(0, 'rice-3', 'YD-SUPER-FLOOD-01').says(0, rice);
      if (rice === 'rice-2') t.refuses(0, 'fireworks-2', 'YD-SUPER-FLOOD-01');
      t.asked(0, 'super/flood.chooseFireworks').says(0, fireworks);
      t.holds(g => {
        const anna = g.rulers[0]!;
        assert.deepEqual([anna.yuan, anna.rice, anna.fireworks], left);
        assert.equal(g.rulers[1]!.yuan, 1);
      }).over();
    },
  );
}

scenario(
  rule('YD-SUPER-FLOOD-01') + 'without yuan to make up for it, too little rice is refused',
  game,
  july('flood', [{ yuan: 0, rice: 4, fireworks: 1 }, { yuan: 0 }]),
  t => {
    t.at(superEvent, {}).asked(0, 'super/flood.chooseRice', ['rice-1', 'rice-2']);
    t.refuses(0, 'rice-0', 'YD-SUPER-FLOOD-01').says(0, 'rice-1');
    t.holds(g => assert.deepEqual([g.rulers[0]!.rice, g.rulers[0]!.fireworks], [3, 0])).over();
  },
);

scenario(
  rule('YD-SUPER-FLOOD-02', 'YD-SUPER-FLOOD-03') + 'each yuan counts as one; privileges, floors and persons do not',
  game,
  july('flood', [{ yuan: 9, large: 3, small: 2, palaces: [[3, 'monk-old', 'tax-collector-young']] }, { yuan: 1 }]),
  t => {
    t.at(superEvent, {}).holds(g => {
      const { yuan, large, small } = g.rulers[0]!;
      assert.deepEqual([yuan, large, small, g.rulers[1]!.yuan], [5, 3, 2, 1]);
      assert.deepEqual(palaces(g, 0), ['3 monk-old tax-collector-young']);
    });
    t.over();
  },
);

scenario(
  rule('YD-SUPER-ECLIPSE-01', 'T-ECLIPSE-01') + 'the festival of T-FESTIVAL-01 twice: 12, 12, 9 and 6 points',
  game,
  position({
    options: { superEvent: 'eclipse' },
    month: 7,
    event: 'festival',
    rulers: [3, 3, 2, 1].map(fireworks => ({ fireworks })),
  }),
  t => {
    t.at(fromEventOn, {}).holds(g => {
      assert.deepEqual(pointsFrom(g, 'festival'), [12, 12, 9, 6]);
      assert.ok(g.rulers.every(ruler => ruler.fireworks === 0));
    });
    t.over();
  },
);

scenario(
  rule('YD-SUPER-ECLIPSE-01') + 'a second tribute finds only what the first one left',
  game,
  position({
    options: { superEvent: 'eclipse' },
    month: 7,
    event: 'tribute',
    rulers: [
      { yuan: 7, palaces: [[2, 'monk-old', 'farmer-old']] },
      { yuan: 8, palaces: [[1, 'monk-young']] },
    ],
  }),
  t => {
    t.at(fromEventOn, {}).hears(null, [
      'event tribute 7',
      'pays yuan 4',
      'pays yuan 4',
      'super-event eclipse',
      'event tribute 7',
      'pays yuan 3',
      'pays yuan 4',
    ]);
    t.asked(0, 'release.choose').says(0, 'palace-0/monk-old');
    t.holds(g => assert.deepEqual([...palaces(g, 0), ...palaces(g, 1)], ['2 farmer-old', '1 monk-young'])).over();
  },
);

for (const [superDecay, left] of [
  ['once', ['1']],
  ['twice', []],
] as const) {
  scenario(
    rule('YD-SUPER-ECLIPSE-03') + `a palace emptied by the first of two droughts decays ${superDecay}`,
    game,
    position({
      options: { superEvent: 'eclipse', superDecay },
      month: 7,
      event: 'drought',
      rulers: [{ palaces: [[2, 'monk-old']] }, { palaces: [[3, 'farmer-young', 'farmer-young']] }],
    }),
    t => {
      t.at(fromEventOn, {})
        .holds(g => assert.deepEqual(palaces(g, 0), left))
        .over();
    },
  );
}

const eclipsed = (eclipseWall: 'again' | 'once', wall: number[]) =>
  position({
    options: { superEvent: 'eclipse', wall: 'choose', eclipseWall },
    month: 7,
    event: 'mongols',
    wall,
    rulers: [
      { palaces: [[3, 'warrior-old', 'monk-old', 'farmer-old']] },
      { palaces: [[1, 'warrior-young']] },
      { palaces: [] },
    ],
  });

for (const [eclipseWall, points] of [
  ['again', [8, 6, 0]],
  ['once', [4, 3, 0]],
] as const) {
  scenario(
    rule('YD-SUPER-ECLIPSE-02') + `the Mongols return, the wall is checked ${eclipseWall}`,
    game,
    eclipsed(eclipseWall, [0, 0, 0, 0, 1, 1, 1]),
    t => {
      t.at(fromEventOn, {}).holds(g => {
        assert.deepEqual(pointsFrom(g, 'mongols'), [4, 2, 0]);
        assert.deepEqual(pointsFrom(g, 'wall'), points);
      });
      t.over();
    },
  );
  scenario(
    rule('YD-SUPER-ECLIPSE-02') + `a wall that is too short costs persons, checked ${eclipseWall}`,
    game,
    eclipsed(eclipseWall, [1, 2]),
    t => {
      t.at(fromEventOn, {}).asked(0, 'release.choose').says(0, 'palace-0/monk-old');
      if (eclipseWall === 'again') t.asked(0, 'release.choose').says(0, 'palace-0/farmer-old');
      t.holds(g => assert.equal(g.rulers[0]!.palaces[0]!.persons.length, eclipseWall === 'again' ? 1 : 2)).over();
    },
  );
}

test(rule('YD-SUPER-TORNADO-02', 'T-TORNADO-01') + 'after the tornado cards are played in months 8 and 9 only', () => {
  const match = Match.begin(game, { seats: 3, seed: 'tornado', options: { superEvent: 'tornado' } });
  const hands: number[][] = [];
  while (!match.over) {
    const { seat, options } = match.open()[0]!;
    match.answer(seat, options[0]!);
    if (match.state.month > hands.length) hands.push(match.state.rulers.map(ruler => ruler.hand.length));
  }
  const plays = Array<number>(13).fill(0);
  let now = 0;
  for (const { kind, n } of match.heard(null)) {
    if (kind === 'month') now = n;
    if (kind === 'plays') plays[now]!++;
  }
  assert.deepEqual(plays.slice(1), [3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0]);
  assert.deepEqual(
    [hands[6], hands[7], hands[8]],
    [
      [5, 5, 5],
      [2, 2, 2],
      [1, 1, 1],
    ],
  );
  assert.equal(match.heard(null).filter(({ kind }) => kind === 'discards').length, 6);
});

const four: Court['hand'] = ['monk', 'farmer', 'wild', 'wild'];

scenario(
  rule('YD-SUPER-TORNADO-01', 'T-TORNADO-01') + 'of 4 cards in hand each discards 2 of choice',
  game,
  july('tornado', [{ hand: four }, { hand: ['healer'] }, { hand: [] }]),
  t => {
    t.at(superEvent, {}).asked(0, 'super/tornado.discard', ['card-monk', 'card-farmer', 'card-wild']);
    t.refuses(0, 'pass', 'YD-SUPER-TORNADO-01').refuses(0, 'card-healer', 'YD-SUPER-TORNADO-01').says(0, 'card-wild');
    t.asked(0, 'super/tornado.discard', ['card-monk', 'card-farmer', 'card-wild']).says(0, 'card-monk');
    t.holds(g => {
      assert.deepEqual(
        g.rulers.map(ruler => ruler.hand),
        [['farmer', 'wild'], [], []],
      );
      for (const { palaces } of g.rulers) assert.ok(palaces.every(palace => palace.persons.length === 0));
    }).over();
  },
);

scenario(
  rule('YD-SUPER-TORNADO-03') + 'everybody sees what is discarded, even where hands are secret',
  game,
  position({
    options: { superEvent: 'tornado', openHands: false },
    month: 7,
    rulers: [{ hand: four }, { hand: ['healer', 'monk', 'scholar'] }],
  }),
  t => {
    t.at(superEvent, {}).says(0, 'card-monk').hears(1, ['discards card-monk']).hears(null, ['discards card-monk']);
    t.sees(1, seen => assert.deepEqual([seen.rulers[0]!.hand, seen.rulers[0]!.played.at(-1)], [3, 'monk']));
    t.asked(0, 'super/tornado.discard');
  },
);
