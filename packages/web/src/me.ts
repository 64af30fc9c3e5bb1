import { computed, effect, signal } from '@preact/signals';
import type { Input, Me } from '@teahouse/protocol';
import { askAfter, call, connection } from './api.ts';
import { Refused } from './refused.ts';
import { forget, keep, kept } from './storage.ts';
import { language } from './words.ts';

/** Who I am at the teahouse; null while it cannot be reached. */
export const me = signal<Me | null>(null);

/** What is drawn of me before the server has said who I am: whoever came by last, or some guest. */
type Shown = Pick<Me, 'name' | 'colour' | 'login'>;
const SOMEBODY: Shown = { name: '', colour: 'soot', login: null };
const isShown = (last: unknown): last is Shown =>
  typeof last === 'object' && last !== null && 'name' in last && 'colour' in last && 'login' in last;
const remembered = kept('me');
const last = signal(isShown(remembered) ? remembered : SOMEBODY);
export const shownMe = computed<Shown>(() => me.value ?? last.value);
export const reachable = signal(true);

/** On the first visit the server makes a guest of me. */
export async function enter(): Promise<Me | null> {
  try {
    const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    me.value = await call('me.enter', { language: language.peek(), timeZone });
    reachable.value = true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    reachable.value = false;
  }
  return me.peek();
}

export async function changeMe(change: Input<'me.change'>): Promise<void> {
  me.value = await call('me.change', change);
}

/** After logging in or out another person speaks over this line. */
export function becomes(person: Me | null): void {
  if (person === null) {
    last.value = SOMEBODY;
    forget('me');
  }
  me.value = person;
  connection.renew();
}

/** How often a teahouse that cannot be reached is tried again. */
const EVERY = 10_000;

export function startMe(): void {
  effect(() => {
    if (me.value === null) return;
    const { name, colour, login } = me.value;
    keep('me', { name, colour, login });
  });
  askAfter(enter());
  connection.onBack(() => void enter());
  setInterval(() => {
    if (!reachable.peek() && !document.hidden) void enter();
  }, EVERY);
}
