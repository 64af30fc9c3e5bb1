import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signal } from '@preact/signals';
import { courseBy } from '@teahouse/boardkit/contract';
import type { Heard } from '@teahouse/kernel';
import type { HistoryLine, ReviewSoFar } from '@teahouse/protocol';
import type { LoadedGame } from '../src/loaded-game.ts';
import { chancesIn, marksIn, mistakesIn } from '../src/review.ts';
import { folded, spanAt, spansOf, toldAt } from '../src/table/course.ts';
import { sinceMine } from '../src/table/since.ts';
import type { Move, TableState } from '../src/table/source.ts';
import { Stage } from '../src/table/stage.ts';
import { tuneFor } from '../src/table/use-sounds.ts';
import { playOn, practice, sent } from './table.ts';

const entry = (kind: string, seat = -1, n = 0): Heard => ({ kind, rule: '', seat, what: '', n, at: '' });
const line = (n: number, seat: number | null, ...heard: Heard[]): HistoryLine => ({
  n,
  kind: n === 1 ? 'deal' : 'answer',
  seat,
  bot: null,
  to: null,
  at: 0,
  heard,
});

/** A game of months in which actions and breaches stand for themselves. */
const loaded = {
  board: {
    course: courseBy({
      now: () => '',
      spans: entries =>
        entries.flatMap(({ kind, n }, from) => (kind === 'month' ? [{ from, name: `Month ${n}`, short: `${n}` }] : [])),
      main: ['acts', 'breach'],
      marks: { breach: 'loss' },
    }),
  },
  text: {
    answer: (id: string) => `the ${id}`,
    counts: { persons: (n: number) => `${n} persons` },
    why: (id: string, { chance, others }: { chance: number; others: unknown[] }) => `${id} ${chance} ${others.length}`,
    notes: { breach: () => 'The wall falls.' },
  },
  common: {},
} as unknown as LoadedGame;

const lines = [
  line(1, null, entry('month', -1, 1)),
  line(2, 0, entry('acts', 0), entry('gains', 0)),
  line(3, 1, entry('acts', 1), entry('gains', 1), entry('month', -1, 2)),
  line(4, 0, entry('acts', 0)),
  line(5, 1, entry('breach'), ...Array.from({ length: 40 }, () => entry('shame', 1))),
];

describe('the chronicle is folded', () => {
  test('by the parts of the game; a breach is one line with forty behind it', () => {
    const [laid, first, second] = folded(lines, loaded);
    assert.deepEqual([laid!.span, laid!.items.length], [null, 1], 'the table is laid before the first month');
    assert.deepEqual([first!.span?.name, second!.span?.name], ['Month 1', 'Month 2']);
    const shape = second!.items.map(item => ('own' in item ? 'own' : [item.head.entry.kind, item.rest.length]));
    assert.deepEqual(shape, [
      ['acts', 0],
      ['breach', 40],
    ]);
    const places = second!.items.map(item => ('own' in item ? null : item.at));
    assert.deepEqual(places, [6, 7], 'a line knows its place in all that was told');
  });

  test('without a course everything is told, in one part', () => {
    const plain = { ...loaded, board: {} } as unknown as LoadedGame;
    const [only, ...more] = folded(lines, plain);
    assert.deepEqual([only!.span, more.length], [null, 0]);
    assert.equal(only!.items.length, 1 + lines.flatMap(({ heard }) => heard).length);
  });

  test('what was taken back is left out, and the undo is told', () => {
    const undo = { ...line(6, 0), kind: 'undo' as const, to: 2 };
    const told = folded([...lines, undo], loaded).flatMap(({ items }) => items);
    assert.ok(!told.some(item => !('own' in item) && item.head.entry.kind === 'breach'));
    assert.ok(told.some(item => 'own' in item && item.own.kind === 'undo'));
  });

  test('a moment lies in the part that began before it', () => {
    const spans = spansOf(toldAt(lines), loaded);
    assert.deepEqual(
      spans.map(({ n, short }) => [n, short]),
      [
        [1, '1'],
        [3, '2'],
      ],
    );
    assert.equal(spanAt(spans, 2)?.short, '1');
    assert.equal(spanAt(spans, 9)?.short, '2');
    assert.equal(spanAt([], 9), null);
  });
});

test('what just happened is one line for everybody else since I decided', () => {
  assert.deepEqual(
    sinceMine(lines, 0, loaded).map(({ seat, entries }) => [seat, entries.map(({ kind }) => kind)]),
    [[1, ['shame']]],
    'nothing of it stands for itself: the first of it is told',
  );
  assert.deepEqual(
    sinceMine(lines.slice(0, 3), 0, loaded).map(({ entries }) => entries.map(({ kind }) => kind)),
    [['acts']],
  );
  assert.deepEqual(sinceMine(lines, null, loaded), [], 'a watcher has no turn to count from');
  assert.deepEqual(sinceMine(lines.slice(0, 1), 0, loaded), [], 'nor has who did not decide yet');
});

describe('a review in words has the figures of its curve', () => {
  const why = {
    rule: '',
    chance: 0.9,
    points: 0,
    others: [{ answer: 'x', chance: 0, points: 0 }],
    because: null,
    iterations: 1,
  };
  const judged = {
    n: 1,
    seat: 0,
    ask: 'a',
    answer: 'monk',
    best: 'healer',
    chances: [0.37, 0.63],
    variance: 0,
    together: false,
    loss: 0.06,
    error: 0.02,
    gains: [{ term: 'persons', n: 4 }],
    why,
  };
  const review: ReviewSoFar = {
    done: 4,
    of: 4,
    curve: [
      { n: 0, chances: [0.5, 0.5] },
      { n: 1, chances: [0.37, 0.63] },
      { n: 4, chances: [0, 1] },
    ],
    costliest: [[judged], []],
  };
  const spans = spansOf(toldAt(lines), loaded);
  const reviewed = { review, at: [1, 3, 4, 5], moments: [], spans, loaded };

  test('a mistake is said with its part of the game and the chance of the curve', () => {
    const [mistake] = mistakesIn(reviewed, 0, false);
    assert.deepEqual(mistake, {
      no: 1,
      n: 3,
      seat: 0,
      when: 'Month 2',
      ask: 'a',
      played: 'the monk',
      better: 'the healer',
      before: 37,
      after: 31,
      error: 2,
      costs: ['4 persons'],
      why: 'healer 0.37 0',
    });
    const curve = chancesIn(review, [1, 3, 4, 5], 5);
    assert.equal(curve.find(({ n }) => n === mistake!.n)?.chances[0], mistake!.before);
    assert.deepEqual(mistakesIn(reviewed, 1, false), []);
  });

  test('the curve lies at the moments of the table, and its end at the last', () => {
    const curve = chancesIn(review, [1, 3, 4, 5], 9);
    assert.deepEqual(
      curve.map(({ n, chances }) => [n, ...chances]),
      [
        [1, 50, 50],
        [3, 37, 63],
        [9, 0, 100],
      ],
    );
  });

  test('what strikes is marked where it struck', () => {
    assert.deepEqual(marksIn(toldAt(lines), loaded), [{ n: 5, kind: 'loss', says: 'The wall falls.' }]);
  });
});

test('one steps back on the board, where nothing can be answered, and is called to the present by a move', async () => {
  const table = practice();
  playOn(table, 1);
  const state = signal<TableState | null>(sent(table));
  let tell: (move: Move) => void = () => {};
  const onMove = (listener: typeof tell) => {
    tell = listener;
    return () => {};
  };
  const stage = new Stage({ state, onMove }, async () => {});
  const move = (): void => {
    playOn(table, 1);
    const after = sent(table);
    state.value = after;
    tell({ line: after.lines.at(-1)!, after });
  };
  move();
  move();
  await new Promise(resolve => setTimeout(resolve));
  const now = stage.shown.value!.table.n;
  assert.deepEqual(stage.back.value, { n: 0, of: 2 });
  stage.stepBack();
  assert.equal(stage.shown.value!.table.n, now - 1);
  assert.deepEqual(stage.shown.value!.questions, []);
  stage.stepBack();
  stage.stepBack();
  assert.equal(stage.shown.value!.table.n, now - 2, 'no further than it was looked at');
  stage.stepOn();
  assert.equal(stage.shown.value!.table.n, now - 1);
  move();
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(stage.shown.value!.table.n, now + 1);
  stage.close();
});

test('my turn and the end are worth a sound; what stood already when the page opened is not', () => {
  const table = practice();
  const mine = sent(table);
  const others = { ...mine, table: { ...mine.table, asked: [1] } };
  assert.equal(tuneFor(null, mine), null);
  assert.equal(tuneFor(others, mine), 'turn');
  assert.equal(tuneFor(mine, mine), null);
  assert.equal(tuneFor(mine, others), null);
  const over = (places: number[]): TableState => ({
    ...mine,
    table: { ...mine.table, asked: [], outcome: { kind: 'places', places } },
  });
  assert.equal(tuneFor(mine, over([1, 2, 3])), 'won');
  assert.equal(tuneFor(mine, over([2, 1, 3])), 'over');
  assert.equal(tuneFor(over([1, 2, 3]), over([1, 2, 3])), null);
});
