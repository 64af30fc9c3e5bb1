import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, Refusal, save } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game } from '../src/index.ts';
import { lodge } from '../src/rules/persons.ts';
import type { Table } from '../src/table.ts';
import { position } from './position.ts';

const sound = position({
  rulers: [
    {
      palaces: [
        [2, 'monk-young'],
        [3, 'farmer-old', 'healer-young'],
      ],
      hand: ['monk', 'wild'],
    },
    {},
    {},
  ],
});
const table = (): Table => structuredClone(new Scenario(game, sound).g) as Table;

const refused: [title: string, field: string, rule: string, damage: (g: Table) => void][] = [
  [
    rule('YD-PALACE-02') + 'a palace of 4 floors',
    'rulers[0].palaces[1].floors',
    'YD-PALACE-02',
    g => {
      g.rulers[0]!.palaces[1]!.floors = 4;
    },
  ],
  [
    rule('YD-PALACE-02') + 'a palace without floors',
    'rulers[1].palaces[0].floors',
    'YD-PALACE-02',
    g => {
      g.rulers[1]!.palaces[0]!.floors = 0;
    },
  ],
  [
    rule('YD-PALACE-01') + 'more persons than floors',
    'rulers[0].palaces[1].persons',
    'YD-PALACE-01',
    g => {
      g.rulers[0]!.palaces[1]!.floors = 1;
    },
  ],
  [
    rule('YD-PALACE-01') + 'four persons in one palace',
    'rulers[0].palaces[1].persons',
    'YD-PALACE-01',
    g => {
      g.rulers[0]!.palaces[1]!.persons.push('monk-young', 'monk-young');
      g.stacks['monk-young'] -= 2;
    },
  ],
  [
    rule('YD-COMP-06') + 'negative yuan',
    'rulers[1].yuan',
    'YD-COMP-06',
    g => {
      g.rulers[1]!.yuan = -1;
    },
  ],
  [
    rule('YD-COMP-06') + 'half a yuan',
    'rulers[2].yuan',
    'YD-COMP-06',
    g => {
      g.rulers[2]!.yuan = 1.5;
    },
  ],
  [
    rule('YD-SETUP-04') + 'a missing tile',
    'stacks.scholar-old',
    'YD-SETUP-04',
    g => {
      g.stacks['scholar-old']--;
    },
  ],
  [
    rule('YD-SETUP-04') + 'a tile too many',
    'stacks.monk-young',
    'YD-SETUP-04',
    g => {
      g.rulers[1]!.palaces[0]!.persons.push('monk-young');
    },
  ],
  [
    rule('YD-COMP-02') + 'a card twice in a hand',
    'rulers[1].hand',
    'YD-COMP-02',
    g => {
      g.rulers[1]!.hand.push('monk');
    },
  ],
  [
    rule('YD-COMP-02') + 'a card that was neither played nor is in the hand',
    'rulers[0].hand',
    'YD-COMP-02',
    g => {
      g.rulers[0]!.hand.pop();
    },
  ],
  [
    rule('YD-COMP-03') + 'eleven events',
    'events',
    'YD-COMP-03',
    g => {
      g.events.pop();
    },
  ],
  [
    rule('YD-ROUND-01') + 'a thirteenth month',
    'month',
    'YD-ROUND-01',
    g => {
      g.month = 13;
    },
  ],
  [
    rule('YD-GOAL-01') + 'a seat without a ruler',
    'rulers',
    'YD-GOAL-01',
    g => {
      g.rulers.pop();
    },
  ],
  ['rulers that are no list', 'rulers', 'YD-GOAL-01', g => void Object.assign(g, { rulers: {} })],
  [
    'a ruler without palaces',
    'rulers[1].palaces',
    'YD-PALACE-03',
    g => void Object.assign(g.rulers[1]!, { palaces: null }),
  ],
  [
    'two palaces of one number',
    'rulers[0].palaces[1].n',
    'YD-PALACE-03',
    g => void Object.assign(g.rulers[0]!.palaces[1]!, { n: 0 }),
  ],
  [
    'a person nobody knows',
    'rulers[0].palaces[0].persons',
    'YD-COMP-01',
    g => void Object.assign(g.rulers[0]!.palaces[0]!, { persons: ['toString'] }),
  ],
  ['fewer than no tiles gone', 'gone.monk-old', 'YD-EVENT-03', g => void Object.assign(g.gone, { 'monk-old': -1 })],
  ['an unknown event', 'events', 'YD-COMP-03', g => void g.events.splice(4, 1, 'feast' as 'peace')],
  ['an order with somebody twice', 'order', 'YD-TRACK-03', g => void Object.assign(g, { order: [0, 0, 1] })],
  ['a wall built by nobody', 'wall', 'YD-WALL-ACT-04', g => void g.wall.push(9)],
  [
    'an action nobody knows',
    'groups',
    'YD-ACT-02',
    g => void g.groups.push({ cards: ['nap' as 'taxes'], dragons: [] }),
  ],
  [
    'points from nowhere',
    'rulers[2].points.palaces',
    'YD-GOAL-02',
    g => void Object.assign(g.rulers[2]!, { points: {} }),
  ],
  ['no house rules', 'house', 'YD-WALL-SETUP-01', g => void Object.assign(g, { house: null })],
];

for (const [title, field, broken, damage] of refused) {
  test(`${title} is refused, and the save stays as it is`, () => {
    const g = table();
    damage(g);
    const data = save(game, g);
    const before = JSON.stringify(data);
    assert.throws(
      () => load(game, data),
      error => {
        assert.ok(error instanceof Refusal, `${error}`);
        assert.deepEqual([error.reason, error.details.field, error.rule], ['damaged-save', field, broken]);
        return true;
      },
    );
    assert.equal(JSON.stringify(data), before);
  });
}

test('an undamaged save is loaded as it was, and left alone', () => {
  const g = table();
  const data = save(game, g);
  const loaded = load(game, data);
  assert.deepEqual(loaded, g);
  loaded.rulers[0]!.palaces[0]!.persons.pop();
  assert.deepEqual(data, save(game, g));
});

test(rule('YD-SETUP-04') + 'a tile in the hand of who is placing it is not missing', () => {
  const t = new Scenario(game, {
    ...sound,
    given: g => {
      sound.given!(g);
      g.stacks['warrior-old']--;
    },
  });
  t.at(lodge, { seat: 0, person: 'warrior-old' }).asked(0, 'persons/lodge.choose', ['palace-0', 'palace-1']);
  assert.deepEqual(load(game, save(game, structuredClone(t.g) as Table)), t.g);
  t.says(0, 'palace-1').over();
});
