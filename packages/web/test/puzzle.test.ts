import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { dailyOf, dayOf, daysBefore, guess, guesses, streakOf, weekOf } from '../src/puzzle.ts';

const TODAY = '2026-11-18';
const shelf = [
  { id: 'a', puzzles: 3 },
  { id: 'none', puzzles: 0 },
  { id: 'b', puzzles: 2 },
];

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (k: string, v: string) => kept.set(k, v),
    },
  });
});

test('every day has its own position, the games take turns, and nobody sees tomorrow’s', () => {
  const days = Array.from({ length: 12 }, (_, n) => daysBefore(TODAY, n));
  const dailies = days.map(day => dailyOf(day, TODAY, shelf)!);
  for (const [i, { game, n }] of dailies.entries()) {
    assert.notEqual(game, dailies[i + 1]?.game);
    assert.ok(n < shelf.find(({ id }) => id === game)!.puzzles);
  }
  assert.equal(new Set(dailies.map(({ game, n }) => `${game} ${n}`)).size, 5, 'all of them come');
  assert.equal(dailyOf(daysBefore(TODAY, -1), TODAY, shelf), null);
  for (const no of ['2026-13-01', 'yesterday', '']) assert.equal(dailyOf(no, TODAY, shelf), null, no);
  assert.equal(dailyOf(TODAY, TODAY, [shelf[1]!]), null);
});

test('days are those of the calendar on the wall', () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
  assert.equal(daysBefore('2026-03-01', 1), '2026-02-28');
  assert.deepEqual([weekOf(TODAY)[0], weekOf(TODAY)[6]], ['2026-11-16', '2026-11-22']);
  assert.deepEqual(weekOf('2026-11-22'), weekOf('2026-11-16'));
});

test('the first guess of a day counts, right or wrong, and days in a row are a streak', () => {
  assert.equal(streakOf(guesses(), TODAY), 0);
  guess(daysBefore(TODAY, 1), { answer: 'x', place: 2 });
  guess(daysBefore(TODAY, 2), { answer: 'y', place: 0 });
  guess(daysBefore(TODAY, 4), { answer: 'z', place: 0 });
  assert.equal(streakOf(guesses(), TODAY), 2, 'today is still open');
  guess(TODAY, { answer: 'x', place: 1 });
  guess(TODAY, { answer: 'better', place: 0 });
  assert.deepEqual(guesses()[TODAY], { answer: 'x', place: 1 });
  assert.equal(streakOf(guesses(), TODAY), 3);
  assert.equal(streakOf(guesses(), daysBefore(TODAY, -2)), 0, 'a day was missed');
});
