import type { Pace, QuietHours } from '@teahouse/protocol';

/** The clock of a seat: since when it is asked, when its time is up, and what is left of its bank. */
export interface SeatClock {
  readonly askedAt: number | null;
  readonly due: number | null;
  readonly bankMs: number | null;
}

/** What a deadline depends on beside the pace: when a person is not to be hurried. */
export interface Rest {
  readonly timeZone: string;
  readonly quiet: QuietHours | null;
}

const HOUR = 3_600_000;

/** The clock of a seat before it is asked for the first time. */
export const freshClock = (pace: Pace): SeatClock => ({
  askedAt: null,
  due: null,
  bankMs: pace.kind === 'live' ? pace.bank * 1000 : null,
});

/**
 * The seat is asked. `anew` is false after an undo: who takes a decision back gets no new time for it, only the bank.
 * A slow deadline that falls into quiet hours is put off to their end.
 */
export function asked(pace: Pace, clock: SeatClock, now: number, rest: Rest, anew = true): SeatClock {
  switch (pace.kind) {
    case 'untimed':
      return { ...clock, askedAt: now };
    case 'live':
      return { ...clock, askedAt: now, due: now + (anew ? pace.seconds * 1000 : 0) + clock.bankMs! };
    case 'slow':
      return { ...clock, askedAt: now, due: afterQuiet(now + pace.hours * HOUR, rest) };
  }
}

/** The seat is not asked any more: what it took beyond its time for one decision is taken from the bank. */
export function answered(pace: Pace, clock: SeatClock, now: number): SeatClock {
  const { bankMs, due } = clock;
  if (pace.kind !== 'live' || bankMs === null || due === null) return { ...clock, askedAt: null, due: null };
  return { askedAt: null, due: null, bankMs: Math.min(bankMs, Math.max(0, due - now)) };
}

/** When to warn a seat that its time will be up. A whole number, as every time that is kept. */
export function warnAt(pace: Pace, { askedAt, due }: SeatClock, rest: Rest): number | null {
  if (due === null || askedAt === null) return null;
  const part = (of: number): number => Math.round((due - askedAt) / of);
  if (pace.kind === 'slow') return Math.min(due, afterQuiet(due - Math.max(HOUR, part(4)), rest));
  return due - Math.min(30_000, part(3));
}

/** The time itself, or the end of the quiet hours it falls into. */
export function afterQuiet(time: number, { timeZone, quiet }: Rest): number {
  if (quiet === null || quiet.from === quiet.to) return time;
  const { hour, minute, second } = wallClock(time, timeZone);
  const isQuiet = quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
  if (!isQuiet) return time;
  const hoursLeft = (quiet.to - hour + 24) % 24;
  return time + hoursLeft * HOUR - (minute * 60 + second) * 1000 - (time % 1000);
}

function wallClock(time: number, timeZone: string): { hour: number; minute: number; second: number } {
  const parts = formatFor(timeZone).formatToParts(time);
  const part = (type: string): number => Number(parts.find(p => p.type === type)!.value);
  return { hour: part('hour'), minute: part('minute'), second: part('second') };
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** A zone can be spelt in thousands of ways, and what is kept of each is some 40 kB. */
const MOST_FORMATS = 64;

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const parts = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...parts, timeZone });
  // The one used last stands last, and the first one goes.
  formats.delete(timeZone);
  formats.set(timeZone, format);
  if (formats.size > MOST_FORMATS) formats.delete(formats.keys().next().value!);
  return format;
}
