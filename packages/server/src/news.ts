import type { News as Message, Notice } from '@teahouse/protocol';
import type { Sockets } from './http/socket.ts';
import type { Db } from './store/db.ts';
import { type ChatDeps, readChatLine, tellChat } from './tables/chat.ts';
import type { Rooms } from './tables/rooms.ts';
import type { Passes } from './work/passes.ts';

/** Something at a table. `chat`: what was said; `seat`: a wish of that seat, which is nobody else's business. */
type AtATable = { table: string; chat?: number; seat?: number };

/** What one process of a house tells the others. */
type Told = { process: string } & (AtATable | { people: string[] } | { person: string; notice: Notice });

export interface NewsNeeds {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly chat: ChatDeps;
  readonly passes: Pick<Passes, 'heard'>;
  readonly process: string;
  /** What is remembered of a person may be wrong now. */
  forget(person: string): void;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/** News between the processes that share a store: whoever has sockets at a table hears of what others did there. */
export class News {
  readonly #needs: NewsNeeds;

  constructor(needs: NewsNeeds) {
    this.#needs = needs;
  }

  listen(): Promise<void> {
    return this.#needs.db.listen(
      message => this.#hear(message),
      () => void this.#all(),
    );
  }

  /** A notice for the pages of a person, wherever they are connected. */
  async notice(person: string, notice: Notice): Promise<void> {
    this.#show(person, notice);
    await this.#tell({ process: this.#needs.process, person, notice });
  }

  /** Names or seats of people have changed. */
  async peopleChanged(people: string[]): Promise<void> {
    await this.#refresh(people);
    await this.#tell({ process: this.#needs.process, people });
  }

  async #tell(told: Told): Promise<void> {
    const { db } = this.#needs;
    const statements = db.tell(JSON.stringify(told));
    if (statements.length > 0) await db.write(statements);
  }

  #hear(message: string): void {
    const told = JSON.parse(message) as Told;
    if (told.process === this.#needs.process) return;
    this.#act(told).catch(error => this.#needs.log('news-failed', { error: String(error) }));
  }

  async #act(told: Told): Promise<void> {
    if ('notice' in told) this.#show(told.person, told.notice);
    else if ('people' in told) await this.#refresh(told.people);
    else {
      const room = await this.#needs.rooms.known(told.table);
      if (room === null) return;
      if (told.seat !== undefined) await this.#needs.passes.heard(room, told.seat);
      else if (told.chat === undefined) await room.inTurn(() => room.catchUp());
      else {
        const line = await readChatLine(this.#needs.chat, told.table, told.chat);
        if (line !== null) tellChat(room, line);
      }
    }
  }

  /** Something may have been missed: every table in memory is compared with the store. */
  async #all(): Promise<void> {
    for (const room of await this.#needs.rooms.all()) {
      await room
        .inTurn(() => room.catchUp())
        .catch(error => this.#needs.log('catch-up-failed', { table: room.id, error: String(error) }));
    }
  }

  async #refresh(people: readonly string[]): Promise<void> {
    for (const person of people) this.#needs.forget(person);
    for (const room of await this.#needs.rooms.all()) {
      if (!room.laid.seats.some(({ person }) => person !== null && people.includes(person))) continue;
      await room.inTurn(() => room.catchUp());
    }
  }

  #show(person: string, notice: Notice): void {
    const message: Message = { news: 'notice', notice };
    this.#needs.sockets.tell(person, JSON.stringify(message));
  }
}
