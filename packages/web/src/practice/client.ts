import type { HistoryLine } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import type { PracticeSave, PracticeState } from './engine.ts';
import type { PracticeMessage, RequestName, Requests } from './messages.ts';

/** The page's side of the connection to a practice worker. */
export class PracticeClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>();
  #lastId = 0;
  onMoved: (line: HistoryLine, state: PracticeState, save: PracticeSave) => void = () => {};
  onBroken: (message: string) => void = () => {};

  constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<PracticeMessage>) => this.#receive(data));
    this.#worker.addEventListener('error', event => this.onBroken(event.message ?? 'The worker could not be loaded.'));
  }

  ask<K extends RequestName>(name: K, given: Requests[K]['with']): Promise<Requests[K]['gives']> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const id = ++this.#lastId;
    this.#waiting.set(id, { resolve, reject });
    this.#worker.postMessage({ id, do: name, with: given });
    return promise as Promise<Requests[K]['gives']>;
  }

  close(): void {
    this.#worker.terminate();
  }

  #receive(message: PracticeMessage): void {
    if ('moved' in message) this.onMoved(message.moved, message.state, message.save);
    else if ('broken' in message) this.onBroken(message.broken);
    else this.#answered(message);
  }

  #answered(message: Extract<PracticeMessage, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('no' in message) waiting?.reject(new Refused(message.no));
    else waiting?.resolve(message.ok);
  }
}
