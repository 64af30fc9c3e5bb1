import { keep, kept } from './storage.ts';

/** Days are written as people here count them: '2026-11-18'. */
export type Day = string;

const MS = 86_400_000;

export const dayOf = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(n => String(n).padStart(2, '0')).join('-');

const numberOf = (day: Day): number => Date.parse(`${day}T00:00Z`) / MS;
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && Number.isInteger(numberOf(text));

/** So many days before; with a negative number, after. */
export const daysBefore = (day: Day, n: number): Day => new Date((numberOf(day) - n) * MS).toISOString().slice(0, 10);

/** Monday to Sunday of the week in which a day lies. */
export function weekOf(day: Day): Day[] {
  const monday = daysBefore(day, (new Date(numberOf(day) * MS).getUTCDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, n) => daysBefore(monday, -n));
}

/** A game, as far as it matters which position comes when. */
interface Offered {
  readonly id: string;
  readonly puzzles: number;
}

/**
 * The position of a day, the same for everybody: games take turns, and each goes through its own. Null for a day that is
 * none or still to come.
 */
export function dailyOf(day: Day, today: Day, shelf: readonly Offered[]): { game: string; n: number } | null {
  const offered = shelf.filter(({ puzzles }) => puzzles > 0);
  if (!isDay(day) || day > today || offered.length === 0) return null;
  const number = numberOf(day);
  const { id, puzzles } = offered[number % offered.length]!;
  return { game: id, n: Math.floor(number / offered.length) % puzzles };
}

/** What somebody guessed: the answer, and how many others are better. */
export interface Guess {
  answer: string;
  place: number;
}

const KEY = 'puzzles';
/** Nobody looks back further. */
const KEPT = 400;

/** Kept in this browser, for guests and accounts alike. */
export const guesses = (): Readonly<Record<Day, Guess>> => (kept(KEY) ?? {}) as Record<Day, Guess>;

/** The first guess of a day counts. */
export function guess(day: Day, given: Guess): void {
  const known = guesses();
  const all = Object.entries({ [day]: given, ...known }).sort(([a], [b]) => (a < b ? 1 : -1));
  keep(KEY, Object.fromEntries(all.slice(0, KEPT)));
}

/** On how many days in a row somebody has guessed, up to today or, where today is still open, up to yesterday. */
export function streakOf(known: Readonly<Record<Day, Guess>>, today: Day): number {
  let day = known[today] === undefined ? daysBefore(today, 1) : today;
  let days = 0;
  for (; known[day] !== undefined; day = daysBefore(day, 1)) days++;
  return days;
}
