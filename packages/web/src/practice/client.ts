import type { HistoryLine } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import type { PracticeSave, PracticeState } from './engine.ts';
import type { AskName, Asks, Told } from './messages.ts';

/** The page's side of the line to a practice worker. */
export class PracticeClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>();
  #lastId = 0;
  onMoved: (line: HistoryLine, state: PracticeState, save: PracticeSave) => void = () => {};
  onBroken: (message: string) => void = () => {};

  constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#hear(data));
    this.#worker.addEventListener('error', event => this.onBroken(event.message ?? 'The worker could not be loaded.'));
  }

  ask<K extends AskName>(name: K, given: Asks[K]['with']): Promise<Asks[K]['gives']> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const id = ++this.#lastId;
    this.#waiting.set(id, { resolve, reject });
    this.#worker.postMessage({ id, do: name, with: given });
    return promise as Promise<Asks[K]['gives']>;
  }

  close(): void {
    this.#worker.terminate();
  }

  #hear(told: Told): void {
    if ('moved' in told) this.onMoved(told.moved, told.state, told.save);
    else if ('broken' in told) this.onBroken(told.broken);
    else this.#answered(told);
  }

  #answered(told: Extract<Told, { id: number }>): void {
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if ('no' in told) waiting?.reject(new Refused(told.no));
    else waiting?.resolve(told.ok);
  }
}
