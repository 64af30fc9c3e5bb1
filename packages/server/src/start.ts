import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { resolve } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
}

/** The server cannot start, for a reason that whoever started it can mend; the message says how. */
export class StartError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    port: readPort(env.PORT || '8080'),
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(env.DATA_DIR || 'data'),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`PORT must be a whole number from 0 to 65535 (0 picks a free port), not '${text}'.`);
}

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
export async function listen(server: Server, { port, host }: Config): Promise<string> {
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
