import type { FromServer, ToServer } from './child.ts';

/** The child's side of the line: tells the address, then answers until it is told to stop. */
export function serve(address: string, close: () => Promise<void>): void {
  const tell = (message: FromServer): void => void process.send!(message);
  process.on('message', (message: ToServer) => {
    if (message === 'stop') process.disconnect();
    else {
      globalThis.gc!();
      const { rss, heapUsed } = process.memoryUsage();
      tell({ rss, heap: heapUsed });
    }
  });
  process.once('disconnect', () => void close().then(() => process.exit()));
  tell({ address });
}
