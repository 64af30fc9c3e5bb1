import { signal } from '@preact/signals';

/** A fault that no component threw while drawing: in an answer to a click, a timer, a worker. */
export const fault = signal<{ error: unknown } | null>(null);

/** No fault stays unseen: the page says so, with a way out. */
export function watchFaults(): void {
  addEventListener('unhandledrejection', event => {
    fault.value = { error: event.reason };
  });
  addEventListener('error', event => {
    fault.value = { error: event.error ?? event.message };
  });
}
