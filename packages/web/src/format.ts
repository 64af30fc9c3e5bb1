import type { Language } from '@teahouse/kernel';

/** Time that is left, as a clock shows it: 0:07, 1:24, 2:03:00, then in days and hours. */
export function clock(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) {
    const unit = (value: number, name: 'day' | 'hour'): string =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
    const rest = hours % 24;
    return rest === 0 ? unit(hours / 24, 'day') : `${unit(Math.floor(hours / 24), 'day')} ${unit(rest, 'hour')}`;
  }
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words: '3 hours ago'; after a month the date. */
export function ago(time: number, now: number, language: Language): string {
  const past = now - time;
  if (past > 30 * 86_400_000) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, ms] of STEPS) if (past >= ms) return format.format(-Math.floor(past / ms), unit);
  return format.format(0, 'minute');
}

/** A number with a proper minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** A day as a calendar names it. */
export const day = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
