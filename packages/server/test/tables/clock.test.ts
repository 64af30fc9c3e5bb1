import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pace, QuietHours } from '@teahouse/protocol';
import fc from 'fast-check';
import { afterQuiet, answered, asked, freshClock, warnAt } from '../../src/tables/clock.ts';

const LIVE = { kind: 'live', seconds: 30, bank: 60 } as const;
const SLOW = { kind: 'slow', hours: 24 } as const;
const ANY_TIME = { timeZone: 'UTC', quiet: null };
const at = (text: string): number => Date.parse(text);

test('a live seat has its seconds for the decision, then its bank', () => {
  const clock = asked(LIVE, freshClock(LIVE), 1000, ANY_TIME);
  assert.deepEqual(clock, { askedAt: 1000, due: 91_000, bankMs: 60_000 });
  assert.deepEqual(
    answered(LIVE, clock, 25_000),
    { askedAt: null, due: null, bankMs: 60_000 },
    'in time: the bank is whole',
  );
  assert.equal(answered(LIVE, clock, 41_000).bankMs, 50_000, 'ten seconds over');
  assert.equal(answered(LIVE, clock, 200_000).bankMs, 0, 'never less than nothing');
});

test('taking a decision back earns no time', () => {
  let clock = freshClock(LIVE);
  let now = 0;
  for (let i = 0; i < 50; i++) {
    clock = asked(LIVE, clock, now, ANY_TIME, i === 0);
    now += 20_000;
    if (now > clock.due!) break;
    clock = answered(LIVE, clock, now);
  }
  assert.ok(now <= 20_000 + 60_000 + 20_000, `${now} ms were found in 90 seconds`);
});

test('an untimed seat is asked for ever', () => {
  const clock = asked({ kind: 'untimed' }, freshClock({ kind: 'untimed' }), 5, ANY_TIME);
  assert.deepEqual(clock, { askedAt: 5, due: null, bankMs: null });
  assert.equal(warnAt({ kind: 'untimed' }, clock, ANY_TIME), null);
});

test('a slow deadline in the quiet hours of the person is put off to their end', () => {
  const rome = { timeZone: 'Europe/Rome', quiet: { from: 23, to: 8 } };
  const evening = at('2026-11-15T22:30:00Z');
  assert.equal(asked(SLOW, freshClock(SLOW), evening, ANY_TIME).due, at('2026-11-16T22:30:00Z'));
  assert.equal(
    asked(SLOW, freshClock(SLOW), evening, rome).due,
    at('2026-11-17T07:00:00Z'),
    '23:30 in Rome becomes 8:00',
  );
  assert.equal(afterQuiet(at('2026-11-16T06:59:59Z'), rome), at('2026-11-16T07:00:00Z'));
  assert.equal(afterQuiet(at('2026-11-16T07:00:00Z'), rome), at('2026-11-16T07:00:00Z'));
  assert.equal(afterQuiet(at('2026-07-16T05:30:00Z'), rome), at('2026-07-16T06:00:00Z'), 'in summer time');
  const siesta = { timeZone: 'America/Mexico_City', quiet: { from: 14, to: 16 } };
  assert.equal(afterQuiet(at('2026-11-15T20:10:00Z'), siesta), at('2026-11-15T22:00:00Z'));
  assert.equal(afterQuiet(at('2026-11-15T19:10:00Z'), siesta), at('2026-11-15T19:10:00Z'));
  assert.equal(afterQuiet(5, { timeZone: 'UTC', quiet: { from: 7, to: 7 } }), 5, 'no hours at all');
});

test('a warning comes in good time, and not in quiet hours', () => {
  const live = asked(LIVE, freshClock(LIVE), 0, ANY_TIME);
  assert.equal(warnAt(LIVE, live, ANY_TIME), 60_000);
  const rome = { timeZone: 'Europe/Rome', quiet: { from: 23, to: 8 } };
  const slow = asked(SLOW, freshClock(SLOW), at('2026-11-15T08:00:00Z'), rome);
  assert.equal(warnAt(SLOW, slow, rome), at('2026-11-16T07:00:00Z'), '3:00 in Rome becomes 8:00');
  assert.ok(warnAt(SLOW, slow, rome)! < slow.due!);
});

const anyPace: fc.Arbitrary<Pace> = fc.oneof(
  fc.record({
    kind: fc.constant('live' as const),
    seconds: fc.integer({ min: 5, max: 3600 }),
    bank: fc.integer({ min: 0, max: 36_000 }),
  }),
  fc.record({ kind: fc.constant('slow' as const), hours: fc.integer({ min: 1, max: 336 }) }),
);
const anyHour = fc.integer({ min: 0, max: 23 });
const anyRest = fc.record({
  timeZone: fc.constantFrom('UTC', 'Europe/Rome', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham'),
  quiet: fc.option(fc.record<QuietHours>({ from: anyHour, to: anyHour })),
});
const anyTime = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2036-01-01T00:00:00Z') });
/** How long a seat thinks, and whether it takes its decision back. */
const anyThoughts = fc.array(fc.tuple(fc.integer({ min: 0, max: 4_000_000 }), fc.boolean()), { maxLength: 8 });

test('whatever the pace, the hours and how long is thought: every time that is kept is a whole number', () => {
  fc.assert(
    fc.property(anyPace, anyRest, anyTime, anyThoughts, (pace, rest, begin, thoughts) => {
      let [clock, now, anew] = [freshClock(pace), begin, true];
      for (const [thought, isTakenBack] of thoughts) {
        clock = asked(pace, clock, now, rest, anew);
        const warn = warnAt(pace, clock, rest)!;
        for (const time of [clock.askedAt, clock.due, warn]) assert.ok(Number.isInteger(time), `${time}`);
        assert.ok(warn <= clock.due!, 'a warning comes before the end');
        now += thought;
        clock = answered(pace, clock, now);
        assert.ok(clock.bankMs === null || Number.isInteger(clock.bankMs), `${clock.bankMs}`);
        anew = !isTakenBack;
      }
    }),
  );
});

test('of all the ways to spell a time zone only some are remembered: those used last', t => {
  const { DateTimeFormat } = Intl;
  const made: (string | undefined)[] = [];
  t.mock.method(Intl, 'DateTimeFormat', function counting(language: string, how: Intl.DateTimeFormatOptions) {
    made.push(how.timeZone);
    return new DateTimeFormat(language, how);
  });
  const letters = 'europe/rome';
  const spelt = Array.from({ length: 1024 }, (_, bits) =>
    [...letters].map((letter, i) => ((bits >> i) & 1 ? letter.toUpperCase() : letter)).join(''),
  );
  const spellings = [...new Set(spelt)].slice(0, 200);
  assert.equal(spellings.length, 200);
  for (const timeZone of spellings) afterQuiet(0, { timeZone, quiet: { from: 3, to: 4 } });
  assert.equal(made.length, 200);
  afterQuiet(0, { timeZone: spellings.at(-1)!, quiet: { from: 3, to: 4 } });
  assert.equal(made.length, 200, 'the last is remembered');
  afterQuiet(0, { timeZone: spellings[0]!, quiet: { from: 3, to: 4 } });
  assert.equal(made.at(-1), spellings[0], 'the first is not');
});
