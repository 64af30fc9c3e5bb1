import type { WorkerHandle } from './pool.ts';
import type { WorkerReply } from './worker.ts';

/** What the pool needs of a browser's Worker. */
export interface WebWorker {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: WorkerReply }) => void): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  terminate(): void;
}

declare const Worker: new (url: string | URL, options: { type: 'module' }) => WebWorker;

/** Starts Web Workers that run `web-worker.ts`: from its address, or as the given function makes them. */
export function webWorkers(source: string | URL | (() => WebWorker)): () => WorkerHandle {
  const make = typeof source === 'function' ? source : () => new Worker(source, { type: 'module' });
  return () => {
    const worker = make();
    return {
      post: message => worker.postMessage(message),
      onMessage: listener => worker.addEventListener('message', ({ data }) => listener(data)),
      onFailure: listener => {
        // A worker that cannot be loaded fails without a message.
        worker.addEventListener('error', ({ message }) => listener(message ?? 'the worker could not be loaded'));
        worker.addEventListener('messageerror', () => listener('the worker sent what cannot be read'));
      },
      terminate: () => worker.terminate(),
    };
  };
}
