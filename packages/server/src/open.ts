import { join } from 'node:path';
import { Pool } from '@teahouse/bots';
import { nodeWorkers } from '@teahouse/bots/node';
import type { AnyGame, GameText, Language } from '@teahouse/kernel';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from './house.ts';
import { createApp } from './http/app.ts';
import type { Dispatcher } from './http/commands.ts';
import { Limits } from './http/limits.ts';
import { Metrics } from './http/metrics.ts';
import { SITE } from './http/site.ts';
import { newId } from './ids.ts';
import type { Log } from './log.ts';
import { News } from './news.ts';
import { channelHandlers } from './notify/channels.ts';
import { consentHandlers, mailLinks } from './notify/consent.ts';
import { delivery } from './notify/deliver.ts';
import { smtpMailer } from './notify/mail.ts';
import { noticeHandlers, noticeStatements } from './notify/notices.ts';
import type { Report } from './notify/report.ts';
import { Sender } from './notify/sender.ts';
import { peopleHandlers } from './people/handlers.ts';
import { People } from './people/people.ts';
import { houseSecrets } from './people/secrets.ts';
import { Sessions } from './people/sessions.ts';
import { Tokens } from './people/tokens.ts';
import type { Settings } from './settings.ts';
import type { Db } from './store/db.ts';
import { PostgresDb } from './store/postgres.ts';
import { freeAllWork } from './store/queue.ts';
import { NewsOverRedis } from './store/redis.ts';
import { migrate } from './store/schema.ts';
import { SqliteDb } from './store/sqlite.ts';
import { chatHandlers } from './tables/chat.ts';
import { Guard } from './tables/guard.ts';
import { lobbyHandlers } from './tables/handlers/lobby.ts';
import { playHandlers } from './tables/handlers/play.ts';
import { recordHandlers } from './tables/handlers/records.ts';
import { Lifecycle } from './tables/lifecycle.ts';
import { keep } from './tables/moves.ts';
import { Presence } from './tables/presence.ts';
import { RoomRegistry } from './tables/registry.ts';
import type { RoomDeps } from './tables/room.ts';
import { readTables } from './tables/rows.ts';
import { tryParkedAgain } from './tables/status.ts';
import { checkSample } from './tables/verify.ts';
import { Bots } from './work/bots.ts';
import { Clocks } from './work/clocks.ts';
import { workHandlers } from './work/handlers.ts';
import { Passes } from './work/passes.ts';
import { Reviews } from './work/reviews.ts';

/** What the server needs to know of a registered game. */
export interface GameFolder {
  readonly game: AnyGame;
  readonly text: Readonly<Record<Language, () => Promise<Pick<GameText, 'title'>>>>;
}

export interface OpenHouse {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Finishes what is under way and lets go of everything. */
  close(): Promise<void>;
}

export const openStore = ({ databaseUrl, dataDir, durability }: Settings): Db =>
  databaseUrl === null
    ? new SqliteDb(join(dataDir, 'teahouse.db'), durability === 'full' ? 'FULL' : 'NORMAL')
    : new PostgresDb(databaseUrl.href);

/** Opens the house: the store, the tables, the bots, the doors. */
export async function openHouse(
  settings: Settings,
  folders: readonly GameFolder[],
  log: Log,
  now: () => number = Date.now,
): Promise<OpenHouse> {
  const process = newId();
  const event = (name: string, details: Readonly<Record<string, string | number>>): void => {
    metrics.event(name);
    log.error(name, details);
  };
  const metrics = new Metrics({
    sockets: () => sockets.size,
    tables_in_memory: () => rooms.size,
    news_heard: () => Number(db.hears),
  });
  const store = openStore(settings);
  const db = settings.redisUrl === null ? store : new NewsOverRedis(store, settings.redisUrl, event);
  await migrate(db);
  // Whatever a process with a store of its own was doing when it ended is free.
  if (!db.shared) await db.write([freeAllWork()]);

  const secrets = await houseSecrets(db);
  const limits = new Limits(now, settings.rateLimit / 100);
  const limit = limits.take.bind(limits);
  const people = new People(db, now);
  const sessions = new Sessions({
    db,
    now,
    signingKey: secrets.signingKey,
    secure: settings.publicUrl?.protocol === 'https:',
  });
  const tokens = new Tokens(db, now);
  const games = new Map(folders.map(({ game }) => [game.id, game]));
  const guard = new Guard();
  const pool = new Pool({
    start: nodeWorkers(),
    workers: Math.max(1, settings.botWorkers),
    onReport: ({ reason, game, level, ask }) => log.error('bot-replaced', { reason, game, level, ask }),
  });

  const peopleByIds = people.byIds.bind(people);
  const notice: RoomDeps['notice'] = (person, kind, { table }, key) =>
    noticeStatements(person, kind, table.id, table.game, key, now());
  const presence = new Presence({
    now,
    tell: told => db.tell(JSON.stringify({ process, presence: told })),
    changed: table => news.presenceChanged(table),
    died: () => news.compare(),
    log: event,
  });
  const roomDeps: RoomDeps = {
    db,
    guard,
    process,
    presence,
    now,
    people: peopleByIds,
    notice,
    botTurn: (room, seat) => bots.take(room, seat),
    wakeClock: at => clocks.wake(at),
    passAt: (asked, due) => passes.at(asked, due),
    wakePasses: () => passes.wake(),
    wakeNotices: () => sender.wake(),
    report: (table, sentence) => log.error('table-parked', { table, sentence }),
  };

  const rooms = new RoomRegistry(roomDeps, games);
  const lifecycle = new Lifecycle(roomDeps, rooms);
  const bots = new Bots({ db, rooms, pool, paceMs: settings.botPaceMs, now, log: event });
  const clocks = new Clocks({ db, rooms, now, notice, wake: () => sender.wake(), log: event });
  const passes = new Passes({ db, rooms, paceMs: settings.passPaceMs, now, log: event });
  const reviews = new Reviews({ db, rooms, pool, now, log: event });
  const addresses = { allowPrivate: settings.privateWebhooks === 'yes' };
  const mailer = settings.smtpUrl === null ? null : smtpMailer(settings.smtpUrl.href, settings.mailFrom);
  const publicUrl = settings.publicUrl ?? new URL(`http://localhost:${settings.port}`);
  const links = mailLinks(publicUrl, secrets.mailKey);
  const report: Report = (message, details) => log.error('notice', { message, ...details });
  const sender = new Sender({
    db,
    now,
    people,
    deliver: delivery({ vapid: secrets.vapid, contact: settings.contact, addresses, mailer, links }),
    onPage: (person, told) => news.notice(person, told),
    tableUrl: table => new URL(`/table/${table}`, publicUrl).href,
    titleOf: async (game, language) =>
      (await folders.find(one => one.game.id === game)?.text[language]())?.title ?? game,
    report,
  });

  const consent = { db, now, people, mailer, links, limit, report };
  const chatDeps = { db, rooms, process, now, people: peopleByIds, limit };
  const peopleCommands = peopleHandlers({
    db,
    now,
    people,
    sessions,
    tokens,
    publicUrl,
    limit,
    sessionEnded: person => news.sessionEnded(person),
    leaveTables: person => leaveTables(db, rooms, lifecycle, person),
    seatsMoved: (guest, account) => news.peopleChanged([guest, account]),
  });
  const handlers: Handlers = {
    ...peopleCommands,
    'me.change': async (caller, input) => {
      const me = await peopleCommands['me.change'](caller, input);
      await news.peopleChanged([me.id]);
      return me;
    },
    'me.delete': async (caller, input) => {
      const gone = await peopleCommands['me.delete'](caller, input);
      await news.peopleChanged([caller.person!]);
      return gone;
    },
    ...noticeHandlers({ db, now }),
    ...channelHandlers({ ...consent, addresses, pushKey: secrets.vapid.publicKey }),
    ...consentHandlers(consent),
    ...lobbyHandlers({ db, rooms, lifecycle, people: peopleByIds, limit }),
    ...playHandlers({ db, rooms, guard, notice, limit }),
    ...recordHandlers({ db, rooms, lifecycle, guard, people: peopleByIds, limit }),
    ...workHandlers({ rooms, passes, reviews, limit }),
    ...chatHandlers(chatDeps),
  };
  const dispatcher: Dispatcher = {
    handlers,
    limit,
    fault: (error, command) =>
      log.error('fault', { command, error: error instanceof Error ? error.stack! : String(error) }),
    count: (command, outcome) => metrics.command(command, outcome),
  };
  const { app, sockets } = await createApp({
    dispatcher,
    sessions,
    tokens,
    metrics,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    socketsPerAddress: settings.socketsPerAddress,
    metricsToken: settings.metricsToken,
    games: folders.length,
    site: SITE,
    ready: async () => {
      await db.rows('SELECT 1 AS up');
      return { hearsOthers: db.hears };
    },
  });
  const news = new News({
    db,
    rooms,
    sockets,
    chat: chatDeps,
    passes,
    presence,
    process,
    forget: person => people.forget(person),
    forgetSessions: person => {
      sessions.forgetAll(person);
      tokens.forgetAll(person);
    },
    log: event,
  });

  await app.ready();
  await news.listen();
  if (db.shared) presence.start();
  await tryParkedAgain(db, process);
  await checkSample(
    db,
    games,
    difference => event('table-differs', difference),
    damaged => rooms.park(damaged),
  );
  await lifecycle.startFull();
  sender.start();
  clocks.wake(now());
  passes.wake();
  await bots.look();
  return {
    app,
    db,
    close: async () => {
      await sockets.close();
      // Browsers keep spare lines open on which they have asked nothing yet; what is under way gets a moment to end.
      const hurry = setTimeout(() => app.server.closeAllConnections(), LAST_REPLIES_MS);
      await app.close();
      clearTimeout(hurry);
      news.close();
      await presence.close();
      await Promise.all([bots.close(), clocks.close(), passes.close(), reviews.close(), sender.stop()]);
      pool.close();
      await rooms.close();
      await guard.close();
      await db.close();
    },
  };
}

/** For replies that are being written when the house closes. */
const LAST_REPLIES_MS = 1000;

/** Whoever goes for good leaves the tables that have not started; at the others a bot keeps the seat. */
async function leaveTables(db: Db, rooms: RoomRegistry, lifecycle: Lifecycle, person: string): Promise<void> {
  const sql = `SELECT * FROM laid_tables WHERE status IN ('open', 'playing')
    AND (host = $1 AND status = 'open' OR id IN (SELECT table_id FROM seats WHERE person = $1))`;
  for (const { table } of await readTables(db, sql, [person], damaged => rooms.park(damaged))) {
    const room = await rooms.open(table.id);
    if (table.status === 'open') await lifecycle.leave(room, person);
    else await keep(room, room.seatOf(person)!);
  }
}
