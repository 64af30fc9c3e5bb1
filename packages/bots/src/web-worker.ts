// Where a Web Worker begins: the site bundles this file.
import { serve, type WorkerReply, type WorkerRequest } from './worker.ts';

declare const self: {
  postMessage(message: WorkerReply): void;
  addEventListener(type: 'message', listener: (event: { data: WorkerRequest }) => void): void;
};

serve({
  post: message => self.postMessage(message),
  onMessage: listener => self.addEventListener('message', ({ data }) => listener(data)),
});
