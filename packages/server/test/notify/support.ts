import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An http server on this machine that keeps what it gets. */
interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** What it answers with. */
  status: number;
  /** Answers instead, where a status is not enough. */
  answer: RequestListener | null;
}

export async function receiving(t: TestContext): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    receiver.received.push({ method, path, headers, body: Buffer.concat(chunks) });
    if (receiver.answer === null) response.writeHead(receiver.status).end('thank you');
    else receiver.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = { url: `http://127.0.0.1:${port}/`, port, received: [], status: 200, answer: null };
  return receiver;
}

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not within twenty seconds: ${what}`);
    await wait(5);
  }
}
