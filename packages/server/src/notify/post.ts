import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Address, type AddressRules, checkedAddresses } from './addresses.ts';

const PATIENCE_MS = 5000;
const MOST_BYTES = 64 * 1024;

/**
 * Sends something to an address that a stranger gave us and says with which status it was answered. Redirects are not
 * followed: they would lead around the check of the address. The answer is read only so far that the line can be closed.
 */
export async function post(
  url: URL,
  body: string | Buffer,
  headers: Readonly<Record<string, string | number>>,
  rules: AddressRules & { readonly patienceMs?: number },
): Promise<number> {
  const signal = AbortSignal.timeout(rules.patienceMs ?? PATIENCE_MS);
  const addresses = await orAborted(checkedAddresses(url, rules), signal);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options: RequestOptions = {
    method: 'POST',
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port,
    path: url.pathname + url.search,
    headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body) },
    // A line of its own: one kept open by somebody else was opened to an address we did not check.
    agent: false,
    lookup: onlyThese(addresses),
    signal,
  };
  const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(options, response => {
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes < MOST_BYTES) return;
      resolve(response.statusCode!);
      request.destroy();
    });
    response.on('end', () => resolve(response.statusCode!));
    response.on('error', reject);
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** A name server that knows only what was checked. */
const onlyThese = (addresses: readonly Address[]): LookupFunction =>
  ((_host, { all }, answer) => {
    if (all) answer(null, [...addresses]);
    else answer(null, addresses[0]!.address, addresses[0]!.family);
  }) satisfies LookupFunction;

/** Name servers cannot be told to stop, but need not be waited for. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true });
  return Promise.race([promise, aborted.promise]);
}
