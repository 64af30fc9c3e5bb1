import { messageOf } from '../log.ts';
import { bannedAddresses } from '../people/bans.ts';
import { type Db, StoreTrouble } from '../store/db.ts';
import { isStale } from '../tables/moves.ts';
import { type ActRow, readActs, readOnlySince } from './acts.ts';
import type { Gate } from './gate.ts';

const LOOK_MS = 1000;

/** What an act changes in the memory of a process, and at its tables. */
interface FollowDeps {
  readonly db: Db;
  readonly gate: Gate;
  now(): number;
  /** What is remembered of a person is read again, and their sockets are looked at. */
  personChanged(person: string): Promise<void>;
  /** The sockets of an address are looked at. */
  addressChanged(network: string): void;
  /** The table is compared with the store. */
  tableChanged(table: string): Promise<void>;
  lineChanged(table: string, line: number): Promise<void>;
  /** Somebody was shut out: open tables are left, bots keep the seats of running games. */
  leaveTables(person: string): Promise<void>;
  /** A bot keeps the seat from which somebody was taken. */
  keepSeat(table: string, person: string): Promise<void>;
  /** Bots and clocks look for what waits. */
  wake(): Promise<void>;
  /** Tables may be gone. */
  compare(): Promise<void>;
  log(event: string, details: Readonly<Record<string, string | number>>): void;
}

/** Follows the log of acts, whoever wrote it: another process, or the house command. */
export class Followers {
  readonly #deps: FollowDeps;
  #last = 0;
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;

  constructor(deps: FollowDeps) {
    this.#deps = deps;
  }

  /** What was done while no process was there is done now, as far as anything is left to do. */
  async start(): Promise<void> {
    const { db, gate, now } = this.#deps;
    const [last] = await db.rows<{ n: number }>('SELECT COALESCE(MAX(n), 0) AS n FROM acts');
    this.#last = last!.n;
    gate.readOnly = await readOnlySince(db);
    gate.bannedAddresses = await bannedAddresses(db, now());
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  /** Seats of people who were shut out, or taken from their tables, while no process was there to see to it. */
  async catchUp(now: number): Promise<void> {
    const { db, leaveTables, keepSeat } = this.#deps;
    const unkept = `FROM seats JOIN tables ON tables.id = seats.table_id
      WHERE tables.status = 'playing' AND seats.keeper IS NULL`;
    const shut = await db.rows<{ person: string }>(
      `SELECT DISTINCT seats.person ${unkept} AND seats.person IN (SELECT id FROM people WHERE banned_until > $1)`,
      [now],
    );
    for (const { person } of shut) await leaveTables(person);
    const taken = await db.rows<{ table_id: string; person: string }>(
      `SELECT seats.table_id, seats.person ${unkept} AND EXISTS
         (SELECT 1 FROM removed WHERE removed.table_id = seats.table_id AND removed.person = seats.person)`,
    );
    for (const { table_id, person } of taken) await keepSeat(table_id, person);
  }

  /** Follows what is new; one look after another. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look());
    return this.#looking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { db, log } = this.#deps;
    try {
      for (const act of await readActs(db, this.#last)) {
        await this.#follow(act).catch(error => this.#failed(act, error));
        this.#last = act.n;
      }
      this.#isFailing = false;
    } catch (error) {
      // Looked at again in a second; logged once however long it takes.
      if (!this.#isFailing) log('acts-failed', { error: messageOf(error) });
      this.#isFailing = true;
    }
  }

  /** Trouble of the store passes, and what another process did first is seen at the next look; the rest must not stop us. */
  #failed({ n, what }: ActRow, error: unknown): void {
    if (error instanceof StoreTrouble || isStale(error)) throw error;
    this.#deps.log('act-failed', { n, what, error: messageOf(error) });
  }

  async #follow({ n, what, actor, person, table_id: table, item, network, why }: ActRow): Promise<void> {
    const { db, gate, log, ...deps } = this.#deps;
    log('act', { n, what, actor, why, ...(person === null ? {} : { person }), ...(table === null ? {} : { table }) });
    if (what === 'read-only' || what === 'read-write') gate.readOnly = await readOnlySince(db);
    if (network !== null) {
      gate.bannedAddresses = await bannedAddresses(db, deps.now());
      deps.addressChanged(network);
    }
    if (person !== null && table === null) await deps.personChanged(person);
    if (what === 'ban') await deps.leaveTables(person!);
    if (what === 'remove-line') await deps.lineChanged(table!, item!);
    else if (table !== null) await deps.tableChanged(table);
    if (what === 'kick') await deps.keepSeat(table!, person!);
    if (what === 'clean-up' || what === 'read-write') await deps.compare();
    if (what === 'unpark' || what === 'read-write') await deps.wake();
  }
}
