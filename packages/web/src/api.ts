import { routes } from 'virtual:routes';
import type { CommandName, Input, No, Output } from '@teahouse/protocol';
import { Connection, type Wire } from './connection.ts';
import { Refused, unreachable } from './refused.ts';

/** How a command is asked over HTTP; null where only a socket will do. */
export type Routes = Readonly<Record<CommandName, readonly [method: string, path: string] | null>>;

export const connection = new Connection({
  connect: browserWire,
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  now: () => Date.now(),
});

/** These give or take away the cookie, which only a plain answer can. */
const COOKIES: ReadonlySet<CommandName> = new Set([
  'me.enter',
  'me.account',
  'me.login',
  'me.logout',
  'me.delete',
  'me.reset',
  'me.forgot',
  'passkeys.offer',
  'passkeys.add',
  'passkeys.ask',
  'passkeys.login',
]);

let entered: Promise<unknown> = Promise.resolve();

/** Nothing is asked before the server knows who asks: a line without a cookie would speak for nobody. */
export function askAfter(entering: Promise<unknown>): void {
  entered = entering;
}

/** Asks the server, over the line if there is one. */
export async function call<K extends CommandName>(name: K, input: Input<K>): Promise<Output<K>> {
  if (name !== 'me.enter') await entered;
  const route = routes[name];
  const open = connection.state.peek().is === 'open';
  if (route === null || (open && !COOKIES.has(name)) || 'commandId' in input) return connection.ask(name, input);
  return overHttp(route, input) as Promise<Output<K>>;
}

async function overHttp([method, path]: readonly [string, string], input: object): Promise<unknown> {
  const fields: Record<string, unknown> = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(fields[field]);
    delete fields[field];
    return encodeURIComponent(value);
  });
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const reads = method === 'GET';
  const query =
    reads && given.length > 0 ? `?${new URLSearchParams(given.map(([k, value]) => [k, String(value)]))}` : '';
  const body = reads ? {} : { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  const response = await reached(fetch(filled + query, { method, ...body }));
  const text = await reached(response.text());
  if (response.ok) return text === '' ? {} : JSON.parse(text);
  throw new Refused(noIn(text) ?? { reason: 'unreachable', message: `HTTP ${response.status}`, rule: '', details: {} });
}

/** Something between us and the server may answer for it, with a page instead of data. */
function noIn(text: string): No | null {
  return text.startsWith('{"no":') ? (JSON.parse(text) as { no: No }).no : null;
}

async function reached<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw unreachable(String(error));
  }
}

function browserWire(): Wire {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
  return {
    send: text => socket.send(text),
    close: () => socket.close(),
    onOpen: listener => socket.addEventListener('open', listener),
    onText: listener => socket.addEventListener('message', event => listener(String(event.data))),
    onClose: listener => socket.addEventListener('close', listener),
  };
}

export function startConnection(): void {
  addEventListener('online', () => connection.retry());
}
