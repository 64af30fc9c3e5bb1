// Where a Web Worker begins: the site bundles this file.
import { type Asked, serve, type Told } from './worker.ts';

declare const self: {
  postMessage(message: Told): void;
  addEventListener(type: 'message', listener: (event: { data: Asked }) => void): void;
};

serve({
  post: message => self.postMessage(message),
  onMessage: listener => self.addEventListener('message', ({ data }) => listener(data)),
});
