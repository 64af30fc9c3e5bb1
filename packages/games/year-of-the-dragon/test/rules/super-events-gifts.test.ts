import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import type { SuperEvent } from '../../src/cards/events.ts';
import { type Person, TYPES, type Type, YOUNG } from '../../src/cards/persons.ts';
import { game, type Table } from '../../src/index.ts';
import { month } from '../../src/rules/year.ts';
import { type Court, pointsFrom, position } from '../position.ts';

const superEvent = { ...month, first: 'superEvent' };
const july = (named: SuperEvent, rulers: Court[], empty: Person[] = []) =>
  position({ options: { superEvent: named }, month: 7, rulers, empty });

/** Each palace as '2 monk-young farmer-old': its floors and persons. */
const palaces = (g: Readonly<Table>, seat: number): string[] =>
  g.rulers[seat]!.palaces.map(({ floors, persons }) => [floors, ...persons].join(' '));

scenario(
  rule('YD-SUPER-SUNRISE-01', 'YD-SUPER-SUNRISE-02', 'YD-SUPER-SUNRISE-03', 'T-SUNRISE-01') +
    'each takes a young person of another type without a card, and moves ahead',
  game,
  july('sunrise', [{ palaces: [[1], [2]] }, {}, {}]),
  t => {
    t.at(superEvent, {}).asked(
      0,
      'super/sunrise.choose',
      TYPES.map(type => `${type}-young`),
    );
    t.refuses(0, 'monk-old', 'YD-SUPER-SUNRISE-01').says(0, 'monk-young');
    t.asked(0, 'persons/lodge.choose', ['palace-0', 'palace-1'])
      .refuses(0, 'decline', 'YD-PERS-05')
      .says(0, 'palace-1');
    t.holds(g => {
      assert.deepEqual([g.rulers[0]!.track, g.rulers[0]!.hand.length, g.stacks['monk-young']], [6, 11, 3]);
      assert.deepEqual(palaces(g, 0), ['1', '2 monk-young']);
    });
    t.refuses(1, 'monk-young', 'YD-SUPER-SUNRISE-02').refuses(1, 'monk-old').says(1, 'tax-collector-young');
    t.refuses(2, 'monk-young', 'YD-SUPER-SUNRISE-02').refuses(2, 'tax-collector-young', 'YD-SUPER-SUNRISE-02');
    t.offers(2, 'craftsman-young', 'court-lady-young').says(2, 'craftsman-young');
    t.holds(g => {
      assert.deepEqual(
        g.rulers.map(({ track, hand }) => `${track} ${hand.length}`),
        ['6 11', '3 11', '2 11'],
      );
    }).over();
  },
);

for (const [answer, left, track] of [
  ['decline', '1 farmer-old', 0],
  ['palace-0/farmer-old', '1 monk-young', 6],
] as const) {
  scenario(
    rule('YD-SUPER-SUNRISE-04') + `with full palaces: ${answer}; the type is barred anyway`,
    game,
    july('sunrise', [{ palaces: [[1, 'farmer-old']] }, {}]),
    t => {
      t.at(superEvent, {}).says(0, 'monk-young').asked(0, 'persons/lodge.choose', ['palace-0/farmer-old', 'decline']);
      t.refuses(0, 'palace-0', 'YD-PALACE-01')
        .says(0, answer)
        .holds(g => {
          assert.deepEqual([palaces(g, 0), g.rulers[0]!.track], [[left], track]);
          assert.equal(g.gone[track === 0 ? 'monk-young' : 'farmer-old'], 1);
          assert.equal(g.stacks['monk-young'], 2);
        });
      t.refuses(1, 'monk-young', 'YD-SUPER-SUNRISE-02').asked(1, 'super/sunrise.choose');
    },
  );
}

scenario(
  rule('YD-SUPER-SUNRISE-05') + 'who finds no young person of a type that is still free is skipped',
  game,
  july(
    'sunrise',
    [{}, {}, {}],
    YOUNG.map(tile => tile.id).filter(id => id !== 'monk-young' && id !== 'healer-young'),
  ),
  t => {
    t.at(superEvent, {}).asked(0, 'super/sunrise.choose', ['monk-young', 'healer-young']).says(0, 'healer-young');
    t.holds(g => {
      assert.deepEqual(
        g.rulers.map(ruler => ruler.track),
        [4, 6, 0],
      );
      assert.deepEqual(palaces(g, 2), ['1', '1']);
    }).over();
  },
);

const court: Court['palaces'] = [
  [3, 'tax-collector-young', 'tax-collector-young', 'pyrotechnist-old'],
  [3, 'pyrotechnist-young', 'warrior-old', 'warrior-young'],
  [3, 'healer-old', 'healer-young', 'farmer-old'],
  [3, 'farmer-young', 'scholar-young', 'scholar-old'],
  [3, 'monk-old', 'court-lady-young', 'court-lady-young'],
  [2, 'monk-young', 'craftsman-young'],
];
const before = { yuan: 6, rice: 0, fireworks: 0, track: 0, super: 0 };
const nothing = {};
const BENEFITS: [cited: string, Type, Partial<typeof before>][] = [
  [rule('YD-SUPER-CHARTER-02', 'YD-SUPER-CHARTER-03', 'T-CHARTER-01'), 'farmer', { rice: 3 }],
  [rule('YD-SUPER-CHARTER-02', 'YD-SUPER-CHARTER-03', 'T-CHARTER-02'), 'monk', { super: 8 }],
  [rule('YD-SUPER-CHARTER-02', 'YD-SUPER-CHARTER-03', 'T-CHARTER-03'), 'scholar', { super: 5 }],
  [rule('YD-SUPER-CHARTER-02', 'YD-SUPER-CHARTER-04'), 'tax-collector', { yuan: 12 }],
  [rule('YD-SUPER-CHARTER-02', 'YD-SUPER-CHARTER-04'), 'pyrotechnist', { fireworks: 3 }],
  [rule('YD-SUPER-CHARTER-02', 'YD-SUPER-CHARTER-04'), 'warrior', { track: 3 }],
  [rule('YD-SUPER-CHARTER-04'), 'court-lady', { super: 2 }],
  [rule('YD-SUPER-CHARTER-04'), 'healer', nothing],
];
for (const [cited, type, gained] of BENEFITS) {
  scenario(
    cited + `${type}: the symbols alone, at once`,
    game,
    july('charter', [{ palaces: court }, { palaces: [] }]),
    t => {
      t.at(superEvent, {}).asked(0, 'super/charter.choose', TYPES).says(0, type);
      t.holds(g => {
        const { yuan, rice, fireworks, track, points } = g.rulers[0]!;
        assert.deepEqual({ yuan, rice, fireworks, track, super: points.super }, { ...before, ...gained });
        assert.deepEqual(
          palaces(g, 0),
          court!.map(palace => palace.join(' ')),
        );
      }).over();
    },
  );
}

scenario(
  rule('YD-SUPER-CHARTER-02', 'YD-SUPER-CHARTER-04') + 'two craftsmen: two floors, placed at once',
  game,
  july('charter', [
    {
      palaces: [
        [2, 'craftsman-young', 'craftsman-young'],
        [1, 'monk-old'],
      ],
    },
    { palaces: [] },
  ]),
  t => {
    t.at(superEvent, {}).says(0, 'craftsman');
    t.asked(0, 'actions/build.placeFloor', ['palace-0', 'palace-1', 'new-palace']).says(0, 'palace-0');
    t.refuses(0, 'palace-0', 'YD-PALACE-02').says(0, 'palace-1');
    t.holds(g => assert.deepEqual(palaces(g, 0), ['3 craftsman-young craftsman-young', '2 monk-old'])).over();
  },
);

scenario(
  rule('YD-SUPER-CHARTER-01', 'YD-SUPER-CHARTER-05') +
    'only types in the own palaces; who has nobody is skipped, and the next may choose a type again',
  game,
  july('charter', [
    { track: 1, palaces: [[2, 'farmer-old', 'scholar-young']] },
    { track: 9 },
    {
      track: 5,
      palaces: [
        [2, 'scholar-old'],
        [1, 'monk-young'],
      ],
    },
  ]),
  t => {
    t.at(superEvent, {}).asked(2, 'super/charter.choose', ['scholar', 'monk']);
    t.refuses(2, 'farmer', 'YD-SUPER-CHARTER-01').refuses(2, 'pass', 'YD-SUPER-CHARTER-01').says(2, 'scholar');
    t.asked(0, 'super/charter.choose', ['farmer', 'scholar']).says(0, 'scholar');
    t.holds(g => assert.deepEqual(pointsFrom(g, 'super'), [2, 0, 3])).over();
  },
);
