import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Reply, SocketMessage } from '@teahouse/protocol';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Caller, type Listener, Written } from '../house.ts';
import { Refused } from '../refused.ts';
import type { Brakes } from './brakes.ts';
import { type Dispatcher, dispatch } from './commands.ts';
import { Heartbeat } from './heartbeat.ts';

const LONGEST_MESSAGE = 64 * 1024;
/** A client that reads so slowly is cut off; it can come back and go on where it was. */
const MOST_UNREAD = 1024 * 1024;
/** Of all sockets of an address together: whoever has more than a little of it is cut off then. */
const MOST_UNREAD_FROM = 8 * 1024 * 1024;
const A_LITTLE = 64 * 1024;
const HEARTBEAT_MS = 30_000;
/** Messages a minute on one socket, whatever they are. */
const PER_MINUTE = 900;
/** Sockets that one address opens in a minute. */
const OPENED_PER_MINUTE = 600;
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;
/** Who is not told to slow down for so long after they were held up is a newcomer to it. */
const FORGIVEN_MS = 10_000;

/** Who opens a socket; null if the door stays shut. */
export type Visitor = Omit<Caller, 'socket' | 'setCookie'>;

interface SocketDeps {
  readonly dispatcher: Dispatcher;
  readonly brakes: Brakes;
  /** Throws `Refused` when this request may not open a socket. */
  admit(request: IncomingMessage): Promise<Visitor>;
  /** Whether the visitor is still who they were when they came. */
  stillKnown(request: IncomingMessage, visitor: Visitor): Promise<boolean>;
  readonly perAddress: number;
  readonly heartbeatMs?: number;
}

/** A socket, and what the heartbeat needs to know of it. */
interface Pulse {
  readonly ws: WebSocket;
  readonly address: string;
  readonly listener: Listener;
  heard: boolean;
  /** How often it was held up one time after another, and until when the last. */
  held: { times: number; until: number };
  stillKnown(): Promise<boolean>;
}

/** All the sockets of this process. */
export class Sockets {
  readonly #deps: SocketDeps;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  readonly #byPerson = new Map<string, Set<Pulse>>();
  readonly #byAddress = new Map<string, Set<Pulse>>();
  readonly #heartbeat: Heartbeat<Pulse>;

  constructor(deps: SocketDeps) {
    this.#deps = deps;
    this.#heartbeat = new Heartbeat(deps.heartbeatMs ?? HEARTBEAT_MS, pulse => this.#callOn(pulse));
  }

  get size(): number {
    return this.#server.clients.size;
  }

  /** Bytes that wait to be read by clients. */
  get unread(): number {
    let bytes = 0;
    for (const ws of this.#server.clients) bytes += ws.bufferedAmount;
    return bytes;
  }

  /** Where a person is connected from now. */
  addressOf(person: string): string | null {
    const [pulse] = this.#byPerson.get(person) ?? [];
    return pulse?.address ?? null;
  }

  /** Sends to all pages of a person. */
  tell(person: string, json: string): void {
    for (const { listener } of this.#byPerson.get(person) ?? []) listener.send(json);
  }

  /** A way in has ended for a person: whoever came in by it has to leave, once what they asked for is answered. */
  lookAgain(person: string): void {
    setImmediate(() => {
      for (const pulse of this.#byPerson.get(person) ?? []) void this.#mustBeKnown(pulse);
    });
  }

  /** An address was shut out, or let in again. */
  lookAgainFrom(address: string): void {
    for (const pulse of this.#byAddress.get(address) ?? []) void this.#mustBeKnown(pulse);
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A client that gives up while we look it up is no concern of ours.
    socket.on('error', () => socket.destroy());
    try {
      const visitor = await this.#deps.admit(request);
      const open = this.#byAddress.get(visitor.address)?.size ?? 0;
      this.#deps.dispatcher.limit(`sockets:${visitor.address}`, OPENED_PER_MINUTE);
      if (open >= this.#deps.perAddress) throw new Refused('slow-down', 'too many sockets', { seconds: 60 });
      this.#server.handleUpgrade(request, socket, head, ws => this.#welcome(ws, socket, request, visitor));
    } catch (error) {
      const status = error instanceof Refused ? error.status : 500;
      if (!(error instanceof Refused)) this.#deps.dispatcher.fault(error, 'upgrade');
      socket.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    }
  }

  /** Says good-bye: clients come back, to this process or to another one. */
  async close(): Promise<void> {
    this.#heartbeat.stop();
    for (const ws of this.#server.clients) {
      ws.send(JSON.stringify({ news: 'closing' }));
      ws.close(GOING_AWAY);
    }
    const deadline = setTimeout(() => {
      for (const ws of this.#server.clients) ws.terminate();
    }, 1000);
    await new Promise<void>(done => this.#server.close(() => done()));
    clearTimeout(deadline);
  }

  #welcome(ws: WebSocket, socket: Duplex, request: IncomingMessage, visitor: Visitor): void {
    const { dispatcher } = this.#deps;
    const closing: (() => void)[] = [];
    const listener: Listener = {
      person: visitor.person,
      send: json => {
        const isMuch = ws.bufferedAmount + json.length > A_LITTLE;
        if (isMuch && this.#isSlow(ws, visitor.address, json.length)) ws.terminate();
        else {
          inOneWrite(socket);
          ws.send(json);
        }
      },
      onClose: act => closing.push(act),
    };
    const caller: Caller = { ...visitor, socket: listener, setCookie: noCookies };
    const stillKnown = (): Promise<boolean> => this.#deps.stillKnown(request, visitor);
    const pulse: Pulse = {
      ws,
      address: visitor.address,
      listener,
      heard: true,
      held: { times: 0, until: 0 },
      stillKnown,
    };
    this.#enter(pulse, visitor, closing);
    closing.push(this.#heartbeat.join(pulse));
    ws.on('pong', () => {
      pulse.heard = true;
    });
    const limitKey = `socket:${visitor.address}:${visitor.person}`;
    ws.on('message', (data, isBinary) => {
      // Who is on the way out and slow about it, or held up, is not listened to.
      if (ws.readyState !== ws.OPEN || ws.isPaused) return;
      if (isBinary) ws.close(POLICY_VIOLATION, 'messages are text');
      else void this.#hear(pulse, caller, data.toString(), limitKey);
    });
    ws.on('close', () => {
      for (const act of closing) act();
    });
    // Broken frames and messages that are too long: `ws` closes the socket itself.
    ws.on('error', error =>
      dispatcher.count('play.watch', `socket-${'code' in error ? String(error.code) : 'error'}`, 0),
    );
  }

  #enter(pulse: Pulse, { person, address }: Visitor, closing: (() => void)[]): void {
    closing.push(enterUnder(this.#byAddress, address, pulse));
    if (person !== null) closing.push(enterUnder(this.#byPerson, person, pulse));
  }

  /** Too much waits to be read, on this socket or on all of its address. */
  #isSlow(ws: WebSocket, address: string, more: number): boolean {
    if (ws.bufferedAmount > MOST_UNREAD) return true;
    let unread = more;
    for (const other of this.#byAddress.get(address) ?? []) unread += other.ws.bufferedAmount;
    return unread > MOST_UNREAD_FROM;
  }

  async #hear(pulse: Pulse, caller: Caller, text: string, limitKey: string): Promise<void> {
    const { dispatcher } = this.#deps;
    const { listener } = pulse;
    const reply = (message: Reply): void => {
      listener.send(JSON.stringify(message));
      if ('no' in message && message.no.reason === 'slow-down') void this.#holdUp(pulse);
    };
    let id = '';
    try {
      dispatcher.limit(limitKey, PER_MINUTE);
      const message = parsed(text);
      id = message.id;
      const outcome = await dispatch(dispatcher, caller, message.do, message.with ?? {});
      if ('no' in outcome) reply({ id, no: outcome.no });
      else if (outcome.ok instanceof Written) listener.send(`{"id":${JSON.stringify(id)},"ok":${outcome.ok.json}}`);
      else reply({ id, ok: outcome.ok });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reply({ id, no: error.no });
    }
  }

  /** Who floods is not read from for a while; the lines fill up on their side. */
  async #holdUp({ ws, address, held }: Pulse): Promise<void> {
    const { brakes } = this.#deps;
    if (ws.isPaused || !brakes.isFlood(address)) return;
    ws.pause();
    if (performance.now() - held.until > FORGIVEN_MS) held.times = 0;
    if (!(await brakes.hold(address, held.times++))) ws.terminate();
    else {
      held.until = performance.now();
      ws.resume();
    }
  }

  /** Whoever has not answered the last heartbeat is gone; whoever has logged out has to leave. */
  #callOn(pulse: Pulse): void {
    const { ws } = pulse;
    if (!pulse.heard) {
      ws.terminate();
      return;
    }
    pulse.heard = false;
    ws.ping();
    void this.#mustBeKnown(pulse);
  }

  async #mustBeKnown({ ws, stillKnown }: Pulse): Promise<void> {
    try {
      if (!(await stillKnown())) ws.close(POLICY_VIOLATION, 'the session has ended');
    } catch (error) {
      this.#deps.dispatcher.fault(error, 'heartbeat');
    }
  }
}

/** Gives how to leave again. */
function enterUnder(all: Map<string, Set<Pulse>>, key: string, pulse: Pulse): () => void {
  const mine = all.get(key) ?? new Set();
  all.set(key, mine.add(pulse));
  return () => {
    mine.delete(pulse);
    if (mine.size === 0) all.delete(key);
  };
}

const corked: Duplex[] = [];

/**
 * What is sent before all promises that are kept by now have been seen to, such as a reply and the news of it, leaves in
 * one write.
 */
function inOneWrite(socket: Duplex): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  if (corked.push(socket) === 1) process.nextTick(uncorkAll);
}

function uncorkAll(): void {
  for (const socket of corked.splice(0)) socket.uncork();
}

function parsed(text: string): v.InferOutput<typeof SocketMessage> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Refused('bad-input', 'a message is one JSON object');
  }
  const checked = v.safeParse(SocketMessage, data);
  if (!checked.success) throw new Refused('bad-input', 'a message is { id, do, with }, and `do` names a command');
  return checked.output;
}

function noCookies(): never {
  throw new Refused('not-allowed', 'no cookie can be given over a socket: ask over HTTP');
}
