import { computed, effect, type Signal, signal } from '@preact/signals';
import { keep, kept } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A setting of this browser: kept as soon as it changes. */
function setting<T extends string | boolean>(key: string, allowed: readonly T[]): Signal<T> {
  const before = kept(key);
  const value = signal(allowed.find(each => each === before) ?? allowed[0]!);
  effect(() => keep(key, value.value));
  return value;
}

export const theme = setting<Theme>('theme', THEMES);
/** How fast what others do is shown. */
const SPEEDS = ['normal', 'slow', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const speed = setting<Speed>('speed', SPEEDS);
/** Whether my turn and the end of a game are heard. */
export const sound = setting<boolean>('sound', [false, true]);
export const CHRONICLES = ['short', 'full'] as const;
/** Whether all is told, or what stands for itself. */
export const chronicle = setting<(typeof CHRONICLES)[number]>('chronicle', CHRONICLES);
export const textBoard = setting<boolean>('text-board', [false, true]);
/** On touch screens the first tap shows what an answer does, the second gives it. */
export const tapTwice = setting<boolean>('tap-twice', [true, false]);
/** A decision that was composed is given only when that is said, even where it is complete. */
export const asksBeforeGiving = setting<boolean>('asks-before-giving', [false, true]);

const calm = signal(false);
/** Whether pieces travel: wanted here, and not unwanted by the device. */
export const moves = computed(() => speed.value !== 'instant' && !calm.value);

export function startSettings(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  calm.value = reduced.matches;
  reduced.addEventListener('change', () => {
    calm.value = reduced.matches;
  });
  effect(() => {
    const root = document.documentElement;
    if (theme.value === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme.value;
    root.toggleAttribute('data-still', !moves.value);
  });
}
