import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { messageOf } from '../log.ts';
import { Refused } from '../refused.ts';

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

export interface AddressRules {
  /** For tests and home networks: any address, any port. */
  readonly allowPrivate: boolean;
  /** The name server; another one in tests. */
  readonly resolve?: (host: string) => Promise<Address[]>;
}

/** IPv4 that is nobody's on the public net (RFC 6890 and later), or talks to the machine we run on. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // behind a provider's translation
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the wire server of a large cloud, at a public address
  '169.254.0.0/16', // link-local, and the metadata of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments, and the metadata of one cloud
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays from IPv6
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
];

/** All public IPv6 is in 2000::/3; these parts of it are not. */
const PUBLIC_IPV6 = ['2000::/3'];
const PRIVATE_IPV6 = [
  '2001::/23', // protocol assignments, tunnels
  '2001:db8::/32', // documentation
  '2002::/16', // tunnels to any IPv4
  '3fff::/20', // documentation
];
/** IPv6 that stands for the IPv4 address in its last four bytes. */
const IPV4_IN_IPV6 = [
  '::ffff:0:0/96', // mapped
  '64:ff9b::/96', // translated
];

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net, bits] = range.split('/');
    list.addSubnet(net!, Number(bits), family);
  }
  return list;
};
const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4');
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6');
const publicIpv6 = listOf(PUBLIC_IPV6, 'ipv6');
const ipv4InIpv6 = listOf(IPV4_IN_IPV6, 'ipv6');

/** Whether an address is of the public net. What is not an address is not. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !privateIpv4.check(address, 'ipv4');
  // With a zone it is of one link.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  if (ipv4InIpv6.check(address, 'ipv6')) return isPublic(lastFourBytes(address));
  return publicIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
}

/**
 * The addresses behind a URL that a stranger gave us, all of them fit to be called; whoever calls must use these, and not
 * ask the name server again, which may say something else by then. Throws `Refused('address-not-allowed')`.
 */
export async function checkedAddresses(url: URL, rules: AddressRules): Promise<Address[]> {
  mustBeWeb(url, rules);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolved(host, rules) : [{ address: host, family: family === 4 ? 4 : 6 }];
  if (addresses.length === 0) throw notAllowed(`${host} has no address`);
  for (const { address } of addresses) {
    if (!rules.allowPrivate && !isPublic(address)) throw notAllowed(`${host} is not on the public net`);
  }
  return addresses as Address[];
}

function mustBeWeb(url: URL, { allowPrivate }: AddressRules): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw notAllowed('only http and https are called');
  if (url.username !== '' || url.password !== '') throw notAllowed('no name and no password in an address');
  const port = Number(url.port);
  // The URL parser leaves the default port of a scheme out.
  if (url.port === '' || port === 80 || port === 443 || port >= 1024 || allowPrivate) return;
  throw notAllowed(`port ${port} is not called: use 80, 443, or one from 1024 on`);
}

async function resolved(host: string, { resolve = resolveByName }: AddressRules): Promise<Address[]> {
  try {
    return await resolve(host);
  } catch (error) {
    throw notAllowed(`${host} cannot be found: ${messageOf(error)}`);
  }
}

const resolveByName = async (host: string): Promise<Address[]> =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({ address, family: family === 4 ? 4 : 6 }));

/** Of an IPv6 address, in dotted form. */
function lastFourBytes(address: string): string {
  // The URL parser writes every form of an address in the same way, without dots.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':');
  const [high, low] = groups.slice(-2).map(group => Number.parseInt(group || '0', 16));
  return [high! >> 8, high! & 255, low! >> 8, low! & 255].join('.');
}

const notAllowed = (message: string): Refused => new Refused('address-not-allowed', message);
