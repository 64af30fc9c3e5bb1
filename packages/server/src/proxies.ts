import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * Whether the sender at an address is a proxy of this house, whose word on where a request came from is believed. `hop`
 * counts from this process outwards: 0 is whoever is connected to it.
 */
export type IsTrusted = (address: string, hop: number) => boolean;

const MOST_HOPS = 16;

/** `no`, `yes` (one proxy), how many proxies, or a list of their addresses and networks. Null for anything else. */
export function readProxies(text: string): IsTrusted | null {
  if (text === 'no') return () => false;
  const hops = text === 'yes' ? 1 : /^\d{1,2}$/.test(text) ? Number(text) : null;
  if (hops !== null) return hops <= MOST_HOPS ? (_, hop) => hop < hops : null;
  const networks = new BlockList();
  for (const range of text.split(',')) if (!addNetwork(networks, range.trim())) return null;
  return address => networks.check(address, familyOf(address));
}

/** False if it is no network. That of all addresses is none either: it would believe whatever a client says. */
function addNetwork(networks: BlockList, range: string): boolean {
  const [net = '', bits, more] = range.split('/');
  const version = isIP(net);
  if (version === 0 || net.includes('%') || more !== undefined) return false;
  const longest = version === 4 ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return false;
  const length = bits === undefined ? longest : Number(bits);
  if (length < 1 || length > longest) return false;
  networks.addSubnet(net, length, familyOf(net));
  return true;
}

/**
 * Where a request came from. Every proxy writes down behind what it was told who told it so; what is written further left
 * may be anybody's invention. So the list is read from its right end, as long as whoever wrote is a proxy of ours.
 */
export function clientAddress({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): string {
  let address = bare(socket.remoteAddress ?? '') ?? '';
  const said = headers['x-forwarded-for']?.toString().split(',').toReversed() ?? [];
  for (const [hop, next] of said.entries()) {
    if (!isTrusted(address, hop)) break;
    const before = bare(next.trim());
    // A proxy that does not know: then it is the proxy that we deal with.
    if (before === null) break;
    address = before;
  }
  return address;
}

/** An address in one spelling, without a port; null for anything else. */
function bare(text: string): string | null {
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = /^::ffff:([\d.]+)$/i.exec(withoutPort)?.[1] ?? withoutPort;
  return isIP(address) === 0 ? null : address.toLowerCase();
}

/**
 * What one customer of a provider has: an address of version 4, and of version 6 all that begin with the same 64 bits,
 * among which one can come from another one every time.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // The last two of eight may be written as an address of version 4.
  const groups = left.length + right.length + (address.includes('.') ? 1 : 0);
  const all = tail === undefined ? left : [...left, ...Array<string>(8 - groups).fill('0'), ...right];
  const first = all.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/** The network of an address as somebody writes it, or of such a network; null for anything else. */
export function readNetwork(text: string): string | null {
  const [address = '', bits, more] = text.trim().split('/');
  const read = bare(address);
  if (read === null || more !== undefined) return null;
  return bits === undefined || bits === (isIP(read) === 4 ? '32' : '64') ? networkOf(read) : null;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Sent from this machine straight to this process: no proxy has passed it on, trusted or not. */
export const isFromHere = ({ headers, socket }: IncomingMessage): boolean =>
  ['127.0.0.1', '::1'].includes(bare(socket.remoteAddress ?? '') ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
