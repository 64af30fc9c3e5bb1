import { type ReadonlySignal, signal } from '@preact/signals';
import type { CommandName, Input, News, No, Output, Reply } from '@teahouse/protocol';
import { Refused, unreachable } from './refused.ts';

/** A socket, as much of it as is needed; `browserWire` makes real ones. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onOpen(listener: () => void): void;
  onText(listener: (text: string) => void): void;
  onClose(listener: () => void): void;
}

/** What of the world outside a test replaces. */
interface World {
  connect(): Wire;
  /** Calls later; what it returns calls it off. */
  after(ms: number, then: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  now(): number;
}

type ConnectionState = { is: 'closed' } | { is: 'connecting' } | { is: 'open' } | { is: 'lost'; retryAt: number };

interface Waiting {
  text: string;
  /** It may be sent again on a new line: it only reads, or carries the id of a command. */
  repeatable: boolean;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 20_000;
/** A line that is silent this long after a question is dead, whatever the browser thinks. */
const SILENCE = 15_000;

/** The one line of a page to the server. It is opened when somebody asks something, and kept open. */
export class Connection {
  readonly #state = signal<ConnectionState>({ is: 'closed' });
  readonly #waiting = new Map<string, Waiting>();
  readonly #news = new Set<(news: News) => void>();
  readonly #back = new Set<() => void>();
  readonly #world: World;
  #wire: Wire | null = null;
  #lastId = 0;
  #failures = 0;
  #wasOpen = false;
  #callOff: () => void = () => {};
  #stopListening: () => void = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#state;
  }

  /** Sends a command now, or as soon as there is a line. */
  ask<K extends CommandName>(name: K, input: Input<K>): Promise<Output<K>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const id = `c${++this.#lastId}`;
    const text = JSON.stringify({ id, do: name, with: input });
    this.#waiting.set(id, { text, repeatable: mayRepeat(name, input), resolve, reject });
    if (this.#state.peek().is === 'open') this.#send(text);
    else this.open();
    return promise as Promise<Output<K>>;
  }

  onNews(listener: (news: News) => void): () => void {
    this.#news.add(listener);
    return () => this.#news.delete(listener);
  }

  /** Told when a line that was lost is there again: who watched something asks what was missed. */
  onBack(listener: () => void): () => void {
    this.#back.add(listener);
    return () => this.#back.delete(listener);
  }

  /** Connects unless a line is there or on its way. */
  open(): void {
    const { is } = this.#state.peek();
    if (is === 'closed') this.#connect();
  }

  /** At once, whoever waits: the person asked for it, or the browser says the network is back. */
  retry(): void {
    if (this.#state.peek().is === 'lost') this.#connect();
  }

  /** A fresh line: after somebody logged in, the old one speaks for the old person, and the house may have cut it. */
  renew(): void {
    if (this.#state.peek().is === 'closed') return;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    this.#callOff();
    this.#state.value = { is: 'connecting' };
    const wire = this.#world.connect();
    this.#wire = wire;
    const current = (then: () => void) => () => {
      if (this.#wire === wire) then();
    };
    wire.onOpen(current(() => this.#opened()));
    wire.onText(text => {
      if (this.#wire === wire) this.#hear(text);
    });
    wire.onClose(current(() => this.#lost()));
  }

  #opened(): void {
    this.#failures = 0;
    this.#state.value = { is: 'open' };
    const again = this.#wasOpen;
    this.#wasOpen = true;
    for (const { text } of this.#waiting.values()) this.#send(text);
    if (again) for (const listener of this.#back) listener();
  }

  #send(text: string): void {
    this.#wire?.send(text);
    this.#stopListening();
    this.#stopListening = this.#world.after(SILENCE, () => {
      if (this.#waiting.size === 0) return;
      this.#drop();
      this.#lost();
    });
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #lost(): void {
    this.#wire = null;
    this.#stopListening();
    for (const [id, { repeatable, reject }] of this.#waiting) {
      if (repeatable) continue;
      this.#waiting.delete(id);
      reject(unreachable('the line was lost before the answer came'));
    }
    // Half of the delay is chance, so that not all come back at once after a restart.
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures++) * (0.5 + this.#world.random() / 2);
    this.#state.value = { is: 'lost', retryAt: this.#world.now() + delay };
    this.#callOff = this.#world.after(delay, () => this.#connect());
  }

  #hear(text: string): void {
    this.#stopListening();
    const message = JSON.parse(text) as Reply | News;
    if ('news' in message) {
      for (const listener of [...this.#news]) listener(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id);
    if ('no' in message) waiting.reject(new Refused(message.no as No));
    else waiting.resolve(message.ok);
  }
}

const READS: ReadonlySet<string> = new Set(['play.watch', 'play.unwatch', 'play.return', 'notices.seen']);

function mayRepeat(name: CommandName, input: object): boolean {
  return 'commandId' in input || READS.has(name) || /\.(list|get|history|moments|review|invitations)$/.test(name);
}

/** Sent again, a command with the same id is not carried out again. */
export const newCommandId = (): string => crypto.randomUUID();
