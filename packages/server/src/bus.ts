import { setTimeout } from 'node:timers/promises';
import type { News, Notice, Ping } from '@teahouse/protocol';
import type { Taken } from './http/limits.ts';
import type { Sockets } from './http/socket.ts';
import { type Db, StoreTrouble } from './store/db.ts';
import { type ChatDeps, readChatLine, tellChat, tellRecentChat } from './tables/chat.ts';
import { isParked } from './tables/damaged.ts';
import { tellPing } from './tables/pings.ts';
import type { Presence, PresenceMessage } from './tables/presence.ts';
import type { RoomRegistry } from './tables/registry.ts';
import type { Room } from './tables/room.ts';
import type { Passes } from './work/passes.ts';

/** How long to wait before what was heard is tried again, while the store is in trouble. */
export const AGAIN_MS = 1000;

/** Something at a table. `chat`: what was said; `seat`: a wish of that seat, which is nobody else's business. */
type AtATable = { table: string; chat?: number; seat?: number };

/** What one process of a house tells the others. */
type BusMessage = { process: string } & (
  | AtATable
  | { people: string[] }
  | { sessions: string }
  | { person: string; notice: Notice }
  | { presence: PresenceMessage }
  | { at: string; ping: Ping }
  | { taken: Taken }
);

export interface BusDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  readonly sockets: Sockets;
  readonly chat: ChatDeps;
  readonly passes: Pick<Passes, 'heard'>;
  readonly presence: Pick<Presence, 'hear' | 'meet'>;
  readonly process: string;
  /** What is remembered of a person may be wrong now. */
  forget(person: string): void;
  /** By which sessions and tokens a person came in is read from the store again. */
  forgetSessions(person: string): void;
  /** Somebody has used some of their share through another process. */
  taken(taken: Taken): void;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/** The bus between the processes that share a store: whoever has sockets at a table hears of what others did there. */
export class Bus {
  readonly #deps: BusDeps;
  readonly #stop = new AbortController();
  #comparing: Promise<void> = Promise.resolve();
  #willCompare = false;

  constructor(deps: BusDeps) {
    this.#deps = deps;
  }

  listen(): Promise<void> {
    return this.#deps.db.listen(
      message => this.#hear(message),
      () => this.#missed(),
    );
  }

  close(): void {
    this.#stop.abort();
  }

  /** A notice for the pages of a person, wherever they are connected. */
  async notice(person: string, notice: Notice): Promise<void> {
    this.#show(person, notice);
    await this.#tell({ process: this.#deps.process, person, notice });
  }

  /** Somebody points at something. Where the others cannot be reached they miss it, and nothing is lost. */
  async pinged(at: string, ping: Ping): Promise<void> {
    const { process, log } = this.#deps;
    try {
      await this.#tell({ process, at, ping });
    } catch (error) {
      log('bus-failed', { error: String(error) });
    }
  }

  /** What was used up here of anybody's share. Where it cannot be told, each process has a share of its own for a while. */
  async taken(taken: Taken): Promise<void> {
    const { process, log } = this.#deps;
    if (taken.length === 0) return;
    try {
      await this.#tell({ process, taken });
    } catch (error) {
      log('bus-failed', { error: String(error) });
    }
  }

  /** Names or seats of people have changed. */
  async peopleChanged(people: string[]): Promise<void> {
    await this.refresh(people);
    await this.#tell({ process: this.#deps.process, people });
  }

  /** A session or a token of a person has ended: wherever somebody came in by it, they have to leave. */
  async sessionEnded(person: string): Promise<void> {
    const { forgetSessions, sockets, process, log } = this.#deps;
    forgetSessions(person);
    try {
      await this.#tell({ process, sessions: person });
    } catch (error) {
      // It has ended all the same; the others find out with the next heartbeat.
      log('bus-failed', { error: String(error) });
    }
    sockets.lookAgain(person);
  }

  /** Somebody has come to a table, or left it, through another process. */
  presenceChanged(table: string): void {
    void this.#insist(async () => (await this.#deps.rooms.known(table))?.tell.presence());
  }

  /** Something may have been missed: every table in memory is compared with the store. */
  compare(): void {
    // However often it is said before we begin, once is enough.
    if (this.#willCompare) return;
    this.#willCompare = true;
    this.#comparing = this.#comparing.then(() => this.#compareAll());
  }

  /** What is remembered of people, and where they sit, is read again. */
  async refresh(people: readonly string[]): Promise<void> {
    for (const person of people) this.#deps.forget(person);
    for (const room of await this.#deps.rooms.all()) {
      if (!room.laid.seats.some(({ person }) => person !== null && people.includes(person))) continue;
      await catchUp(room).catch(error => {
        if (!isParked(error)) throw error;
      });
    }
  }

  /** By which way somebody came in, and whether they may be here, is looked at again. */
  lookAgain(person: string): void {
    this.#deps.forgetSessions(person);
    this.#deps.sockets.lookAgain(person);
  }

  /** A line of the talk has changed: told again, and known by its id. */
  async lineChanged(table: string, id: number): Promise<void> {
    const room = await this.#deps.rooms.known(table);
    const line = room === null ? null : await readChatLine(this.#deps.chat, table, id);
    if (line !== null) tellChat(room!, line);
  }

  #tell(message: BusMessage): Promise<void> {
    return this.#deps.db.tell(JSON.stringify(message));
  }

  #hear(message: string): void {
    void this.#insist(() => this.#act(JSON.parse(message) as BusMessage));
  }

  async #act(message: BusMessage): Promise<void> {
    if (message.process === this.#deps.process) return;
    if ('presence' in message) this.#deps.presence.hear(message.process, message.presence);
    else if ('notice' in message) this.#show(message.person, message.notice);
    else if ('people' in message) await this.refresh(message.people);
    else if ('taken' in message) this.#deps.taken(message.taken);
    else if ('ping' in message) {
      const room = await this.#deps.rooms.known(message.at);
      if (room !== null) tellPing(room, message.ping);
    } else if ('sessions' in message) {
      this.lookAgain(message.sessions);
    } else {
      const room = await this.#deps.rooms.known(message.table);
      if (room === null) return;
      if (message.seat !== undefined) await this.#deps.passes.heard(room, message.seat);
      else if (message.chat === undefined) await catchUp(room);
      else await this.lineChanged(message.table, message.chat);
    }
  }

  /** Until it is done: messages come once, and while the store is in trouble they can only be remembered here. */
  async #insist(act: () => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        return await act();
      } catch (error) {
        this.#deps.log('bus-failed', { error: String(error) });
        if (!(error instanceof StoreTrouble)) return;
      }
      await setTimeout(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** A line was broken. */
  #missed(): void {
    this.#deps.presence.meet();
    this.compare();
  }

  async #compareAll(): Promise<void> {
    this.#willCompare = false;
    for (const room of await this.#deps.rooms.all()) {
      await this.#insist(() => catchUp(room));
      await this.#insist(() => tellRecentChat(this.#deps.chat, room));
    }
  }

  #show(person: string, notice: Notice): void {
    const news: News = { news: 'notice', notice };
    this.#deps.sockets.tell(person, JSON.stringify(news));
  }
}

const catchUp = (room: Room): Promise<void> => room.inTurn(() => room.catchUp());
