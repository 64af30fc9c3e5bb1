import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { StartError } from './settings.ts';

export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = `DATA_DIR must be a folder the server can write to, and ${dataDir} is not (${codeOf(cause)}).`;
    throw new StartError(reason, { cause });
  }
}

/** Starts listening; gives the address to open in a browser. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  await new Promise<void>((done, failed) => {
    server.once('error', cause => failed(new StartError(listenProblem(codeOf(cause), port, host), { cause })));
    server.listen(port, host, done);
  });
  const address = server.address() as AddressInfo;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}

function listenProblem(code: string, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop that program, or choose another PORT.`;
    case 'EACCES':
      return `Port ${port} on ${host} is reserved for the system. Choose a PORT from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST must be an address of this machine, and '${host}' is not.`;
    default:
      return `The server cannot listen on port ${port} of ${host} (${code}).`;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
