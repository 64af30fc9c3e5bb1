import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, imagine, rng, view } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { DISASTERS, type EventKind } from '../src/cards/events.ts';
import { type Card, type Person, TILES, TYPES } from '../src/cards/persons.ts';
import { game } from '../src/index.ts';
import { dealActions } from '../src/rules/actions.ts';
import { eventRow } from '../src/setup.ts';
import type { Table } from '../src/table.ts';
import { allPoints, position } from './position.ts';

const YOUNG_ONLY = ['craftsman', 'court-lady', 'tax-collector'];
const dealt = (seats: number, seed = 'setup'): Table => deal(game, { seats, seed }).g;
const inPlay = (g: Table, type: string): number => g.stacks[`${type}-young` as Person] + (g.stacks[old(type)] ?? 0);
const old = (type: string): Person => `${type}-old` as Person;

test(rule('YD-COMP-01', 'YD-SETUP-01') + 'ten tiles of each of nine types: 6 young and 4 old, or 10 young', () => {
  const g = dealt(5);
  assert.equal(TYPES.length, 9);
  assert.equal(
    Object.values(g.stacks).reduce((sum, n) => sum + n),
    90,
  );
  for (const type of TYPES) {
    const expected = YOUNG_ONLY.includes(type) ? [10, undefined] : [6, 4];
    assert.deepEqual([g.stacks[`${type}-young`], g.stacks[old(type)]], expected, type);
  }
});

for (const [seats, young, oldOnes, single] of [
  [2, 3, 1, 4],
  [3, 4, 2, 6],
  [4, 5, 3, 8],
  [5, 6, 4, 10],
] as const) {
  test(rule('YD-SETUP-03', 'YD-SETUP-04') + `${single} tiles of each type with ${seats} players`, () => {
    const g = dealt(seats);
    for (const type of TYPES) {
      assert.equal(inPlay(g, type), single, type);
      if (YOUNG_ONLY.includes(type)) assert.equal(g.stacks[`${type}-young`], single, type);
      else assert.deepEqual([g.stacks[`${type}-young`], g.stacks[old(type)]], [young, oldOnes], type);
    }
  });
}

test(rule('YD-SETUP-02') + 'the young go further on the track, the old show more symbols', () => {
  const split = TYPES.filter(type => !YOUNG_ONLY.includes(type));
  for (const type of split) {
    const [young, aged] = ['young', 'old'].map(age => TILES.find(tile => tile.type === type && tile.age === age)!);
    assert.ok(young!.value > aged!.value, type);
    assert.ok(young!.symbols < aged!.symbols, type);
  }
  assert.equal(split.length, 6);
});

test(
  rule('YD-COMP-02', 'YD-SETUP-12', 'YD-SETUP-13', 'YD-SETUP-14') +
    'markers on 0, 11 cards, two palaces of 2 floors, 6 yuan, nothing else',
  () => {
    const g = dealt(4);
    for (const ruler of g.rulers) {
      assert.deepEqual(ruler.hand.toSorted(), [...TYPES, 'wild', 'wild'].toSorted());
      const { yuan, rice, fireworks, small, large, track, played } = ruler;
      assert.deepEqual({ yuan, rice, fireworks, small, large, track, played }, { ...nothing, yuan: 6, played: [] });
      assert.deepEqual(
        ruler.palaces.map(({ floors, persons }) => [floors, persons]),
        [
          [2, []],
          [2, []],
        ],
      );
    }
    assert.deepEqual(allPoints(g), [0, 0, 0, 0]);
  },
);
const nothing = { yuan: 0, rice: 0, fireworks: 0, small: 0, large: 0, track: 0 };

test(
  rule('YD-COMP-03', 'YD-SETUP-06', 'YD-SETUP-07', 'YD-SETUP-08') +
    'two months of peace, then ten shuffled events, known to all',
  () => {
    const rows = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const g = dealt(3, `events ${n}`);
      assert.deepEqual(g.events.slice(0, 2), ['peace', 'peace']);
      assert.deepEqual(g.events.slice(2).toSorted(), [...DISASTERS, ...DISASTERS].toSorted());
      assertLegal(g.events);
      assert.deepEqual(view(game, g, null).events, g.events);
      rows.add(g.events.join());
    }
    assert.ok(rows.size > 190, `only ${rows.size} different rows in 200 deals`);
  },
);

function assertLegal(row: readonly EventKind[]): void {
  for (let i = 2; i < row.length; i++) assert.notEqual(row[i], row[i - 1], `months ${i} and ${i + 1} of ${row}`);
}

test(
  rule('YD-SETUP-09', 'T-EVENTROW-01') + 'an equal neighbour goes one space further, the next draw fills the gap',
  () => {
    const row = eventRow([
      'drought',
      'drought',
      'contagion',
      'mongols',
      'tribute',
      'festival',
      'tribute',
      'contagion',
      'festival',
      'mongols',
    ]);
    assert.deepEqual(row.slice(2, 6), ['drought', 'contagion', 'drought', 'mongols']);
    assert.deepEqual(row.slice(6), ['tribute', 'festival', 'tribute', 'contagion', 'festival', 'mongols']);
  },
);

test(rule('YD-SETUP-10', 'T-EVENTROW-02') + 'a last tile like month 11 takes 12, and 10 and 11 swap', () => {
  const before: EventKind[] = ['drought', 'contagion', 'drought', 'contagion', 'mongols', 'festival', 'mongols'];
  const row = eventRow([...before, 'festival', 'tribute', 'tribute']);
  assert.deepEqual(row.slice(9), ['tribute', 'festival', 'tribute']);
  assert.deepEqual(row.slice(2, 9), before);
});

test(
  rule('YD-SETUP-08', 'YD-SETUP-09', 'YD-SETUP-10') + 'every one of the 113,400 possible draws makes a legal row',
  () => {
    const left = Object.fromEntries(DISASTERS.map(kind => [kind, 2])) as Record<EventKind, number>;
    const drawn: EventKind[] = [];
    let draws = 0;
    const go = (): void => {
      if (drawn.length === 10) {
        draws++;
        const row = eventRow(drawn);
        assertLegal(row);
        assert.deepEqual(row.slice(2).toSorted(), [...DISASTERS, ...DISASTERS].toSorted());
        return;
      }
      for (const kind of DISASTERS) {
        if (left[kind] === 0) continue;
        left[kind]--;
        drawn.push(kind);
        go();
        drawn.pop();
        left[kind]++;
      }
    };
    go();
    assert.equal(draws, 113_400);
  },
);

test(rule('YD-SETUP-11') + 'the action cards are a shuffled pile that nobody can look into', () => {
  const first = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const g = dealt(3, `pile ${n}`);
    assert.equal(g.groups.length, 0);
    for (const me of [0, 1, null]) {
      const seen = JSON.stringify(view(game, g, me));
      assert.ok(!seen.includes('taxes') && !seen.includes('"key"'), 'the pile or its luck can be seen');
    }
    dealActions(g);
    first.add(g.groups[0]!.cards[0]!);
  }
  assert.equal(first.size, 7, `the first card was always one of ${[...first]}`);
});

const stores = { yuan: 5, rice: 4, fireworks: 3, small: 2, large: 1 };
const played = position({
  rulers: [{ ...stores, hand: ['monk', 'wild'] }, { hand: ['farmer', 'healer', 'wild', 'wild'] }, {}],
  options: { openHands: false, firstDrafter: 1 },
});

scenario(rule('YD-SETUP-05', 'YD-SETUP-15') + 'stacks and stores are open, even to a spectator', game, played, t => {
  for (const me of [1, null]) {
    t.sees(me, seen => {
      assert.deepEqual(seen.stacks, t.g.stacks);
      const { yuan, rice, fireworks, small, large } = seen.rulers[0]!;
      assert.deepEqual({ yuan, rice, fireworks, small, large }, stores);
    });
  }
  t.asked(0, 'draft.chooseFirst');
});

scenario(rule('YD-SETUP-16') + 'with closed hands only the owner sees the cards', game, played, t => {
  const hands = (me: number | null): (Card[] | number)[] => {
    let seen: (Card[] | number)[] = [];
    t.sees(me, ({ rulers }) => {
      seen = rulers.map(ruler => ruler.hand);
    });
    return seen;
  };
  assert.deepEqual(hands(0), [['monk', 'wild'], 4, 11]);
  assert.deepEqual(hands(1), [2, ['farmer', 'healer', 'wild', 'wild'], 11]);
  assert.deepEqual(hands(null), [2, 4, 11]);
  t.asked(0, 'draft.chooseFirst');
});

test(rule('YD-SETUP-16') + 'open hands, the default, are seen by all', () => {
  const g = dealt(2);
  assert.equal(deal(game, { seats: 2, seed: 'open' }).options.openHands, true);
  for (const me of [0, 1, null])
    assert.deepEqual(
      view(game, g, me).rulers.map(ruler => ruler.hand),
      g.rulers.map(ruler => ruler.hand),
    );
});

scenario(rule('YD-SETUP-16') + 'plays are public, so a closed hand can be worked out', game, played, t => {
  const sorted = ({ rulers }: Pick<Table, 'rulers'>): Card[][] => rulers.map(ruler => ruler.hand.toSorted());
  assert.deepEqual(sorted(imagine(game, view(game, t.g, 2), 2, rng('guess'))), sorted(t.g));
  t.asked(0, 'draft.chooseFirst');
});
