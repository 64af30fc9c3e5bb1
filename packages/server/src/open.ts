import type { FastifyInstance } from 'fastify';
import { Gate } from './admin/gate.ts';
import { Metrics } from './http/metrics.ts';
import { newId, newSecret } from './ids.ts';
import type { Context, GameFolder } from './layers/context.ts';
import { httpLayer } from './layers/http.ts';
import { peopleLayer } from './layers/people.ts';
import { storeLayer } from './layers/store.ts';
import { tablesLayer } from './layers/tables.ts';
import { workLayer } from './layers/work.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import type { Db } from './store/db.ts';

export interface OpenHouse {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Finishes what is under way and lets go of everything. */
  close(): Promise<void>;
}

/** What comes from outside and differs each time: what time it is, how much passes, how cards are dealt. */
type Outside = Pick<Context, 'now' | 'steady' | 'newSeed'>;

/**
 * Opens the house, layer by layer: store, people, tables, work, http. Each uses those below it; what a layer calls for
 * above it is handed in here. They are closed in reverse order, also where one of them could not be opened.
 */
export async function openHouse(
  settings: Settings,
  folders: readonly GameFolder[],
  log: Log,
  { now = Date.now, steady = () => performance.now(), newSeed = newSecret }: Partial<Outside> = {},
): Promise<OpenHouse> {
  await using closing = new AsyncDisposableStack();
  const metrics = new Metrics();
  const event: Context['event'] = (name, details) => {
    metrics.event(name);
    log.error(name, details);
  };
  const context: Context = { settings, folders, log, metrics, process: newId(), closing, now, steady, newSeed, event };

  const gate = new Gate();
  const db = await storeLayer(context);
  const people = await peopleLayer(context, db);
  const tables = tablesLayer(context, db, people, {
    botTurn: (room, seat) => work.bots.take(room, seat),
    wakeClock: at => work.clocks.wake(at),
    passAt: (asked, due) => work.passes.at(asked, due),
    wakePasses: () => work.passes.wake(),
    wakeNotices: () => work.sender.wake(),
    presenceChanged: table => http.bus.presenceChanged(table),
    mustBeWritable: () => gate.mustBeWritable(),
    processDied: () => http.bus.compare(),
  });
  const work = workLayer(context, db, people, tables, {
    onPage: (person, notice) => http.bus.notice(person, notice),
    addressOf: person => http.sockets.addressOf(person),
  });
  const http = await httpLayer(context, { db, people, tables, work, gate });

  await http.start();
  await tables.start();
  await work.start();
  await http.follow();
  const opened = closing.move();
  return { app: http.app, db, close: () => opened.disposeAsync() };
}
