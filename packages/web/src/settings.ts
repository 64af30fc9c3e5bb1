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
export const motion = setting<boolean>('motion', [true, false]);
export const textBoard = setting<boolean>('text-board', [false, true]);
/** On touch screens the first tap shows what an answer does, the second gives it. */
export const tapTwice = setting<boolean>('tap-twice', [true, false]);
/** A decision that was composed is given only when that is said, even where it is complete. */
export const asksBeforeGiving = setting<boolean>('asks-before-giving', [false, true]);

const calm = signal(false);
/** Whether pieces travel: wanted here, and not unwanted by the device. */
export const moves = computed(() => motion.value && !calm.value);

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
