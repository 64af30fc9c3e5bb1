import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ScoreSheet } from '@teahouse/boardkit/contract';
import { courseBy } from '@teahouse/boardkit/contract';
import type { Heard } from '@teahouse/kernel';
import type { Moment, Table } from '@teahouse/protocol';
import type { LoadedGame } from '../src/loaded-game.ts';
import { endsIn, standingsAt } from '../src/screens/standings.ts';
import { ReplayModel } from '../src/table/replay-model.ts';
import type { ReplaySource } from '../src/table/source.ts';

const month = (n: number): Heard => ({ kind: 'month', rule: '', seat: -1, what: '', n, at: '' });

interface View {
  points: number[];
  coins: number[];
}
const loaded = {
  board: {
    scores: (seen: View): ScoreSheet => ({
      rows: [{ name: 'points', points: seen.points }],
      also: [{ name: 'coins', figures: seen.coins }],
    }),
    course: courseBy({
      now: () => '',
      spans: entries => entries.flatMap(({ n }, from) => [{ from, name: `Month ${n}`, short: `${n}` }]),
      main: [],
      marks: {},
    }),
  },
} as unknown as LoadedGame;

/** Two months of two decisions each, after the deal; whoever looks sees only their own points before the end. */
const truth = [
  [0, 0],
  [1, 4],
  [2, 5],
  [3, 6],
  [4, 7],
];
const momentSeenBy = (seat: number, at: number): Moment => ({
  n: at + 1,
  view: {
    points: truth[at]!.map((points, other) => (other === seat || at === truth.length - 1 ? points : 0)),
    coins: [at, 9],
  },
  questions: [],
  line: {
    n: at + 1,
    kind: at === 0 ? 'deal' : 'answer',
    seat: 0,
    bot: null,
    to: null,
    at: 0,
    heard: at % 2 === 1 ? [month((at + 1) / 2)] : [],
  },
});
const moments = truth.map((_, at) => momentSeenBy(0, at));

test('every part of a game ends before the next begins, and the last one before all is counted', () => {
  const ends = endsIn(moments, loaded, 'end');
  assert.deepEqual(
    ends.map(({ name, short, moment }) => [name, short, moment.n]),
    [
      ['Month 1', '1', 3],
      ['Month 2', '2', 4],
      [null, 'end', 5],
    ],
  );
  assert.deepEqual(endsIn(moments.slice(0, 1), loaded, 'end'), [], 'nothing has happened yet');
});

test('what is open is followed through my own eyes', () => {
  const standings = standingsAt(endsIn(moments, loaded, 'end'), null, loaded);
  assert.deepEqual(
    standings.map(({ totals }) => totals),
    [
      [2, 0],
      [3, 0],
      [4, 7],
    ],
  );
  assert.deepEqual(
    standings.map(({ measures }) => measures.map(({ name, figures }) => [name, figures[0]])),
    [2, 3, 4].map(n => [
      ['points', n],
      ['coins', n],
    ]),
  );
});

test('what was secret is read through the eyes of each seat, and nothing is shown before that is known', async () => {
  const asked: (readonly [number, number, number | null])[] = [];
  const source = {
    table: async () => ({ n: truth.length, mySeat: 0, status: 'over', seats: [{}, {}] }) as unknown as Table,
    moments: async (from: number, to: number, viewer: number | null) => {
      asked.push([from, to, viewer]);
      return moments.slice(from - 1, to).map(({ n }) => momentSeenBy(viewer ?? -1, n - 1));
    },
  } as unknown as ReplaySource;
  const model = new ReplayModel(source, null, null);
  await model.readAll();
  const ends = endsIn(moments, loaded, 'end');
  assert.deepEqual(standingsAt(ends, model.eyes.value, loaded), []);
  asked.length = 0;
  await model.readEyes([3, 4]);
  assert.deepEqual(asked.toSorted(), [
    [3, 3, 0],
    [3, 3, 1],
    [4, 4, 0],
    [4, 4, 1],
  ]);
  assert.deepEqual(
    standingsAt(ends, model.eyes.value, loaded).map(({ totals }) => totals),
    [truth[2], truth[3], truth[4]],
  );
});
