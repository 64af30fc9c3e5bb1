import type { FastifyInstance } from 'fastify';
import { Bus } from '../bus.ts';
import type { Handlers } from '../house.ts';
import { createApp } from '../http/app.ts';
import type { Dispatcher } from '../http/commands.ts';
import { SITE } from '../http/site.ts';
import { channelHandlers } from '../notify/channels.ts';
import { consentHandlers } from '../notify/consent.ts';
import { noticeHandlers } from '../notify/notices.ts';
import { peopleHandlers } from '../people/handlers.ts';
import type { Db } from '../store/db.ts';
import { type ChatDeps, chatHandlers } from '../tables/chat.ts';
import { lobbyHandlers } from '../tables/handlers/lobby.ts';
import { playHandlers } from '../tables/handlers/play.ts';
import { recordHandlers } from '../tables/handlers/records.ts';
import { leaveTables } from '../tables/leaving.ts';
import { pingHandlers } from '../tables/pings.ts';
import { workHandlers } from '../work/handlers.ts';
import type { Context } from './context.ts';
import type { PeopleLayer } from './people.ts';
import type { TablesLayer } from './tables.ts';
import type { WorkLayer } from './work.ts';

/** The layers under this one. */
interface Below {
  readonly db: Db;
  readonly people: PeopleLayer;
  readonly tables: TablesLayer;
  readonly work: WorkLayer;
}

interface HttpLayer {
  readonly app: FastifyInstance;
  readonly bus: Bus;
  /** Listens to the other processes. */
  start(): Promise<void>;
}

/** For replies that are being written when the house closes. */
const LAST_REPLIES_MS = 1000;

/** Everything that is reached over the network, and the bus to the other processes. */
export async function httpLayer(context: Context, below: Below): Promise<HttpLayer> {
  const { settings, folders, log, metrics, closing, process, now, event } = context;
  const { db, people, tables, work } = below;
  const chat: ChatDeps = { db, rooms: tables.rooms, process, now, people: people.byIds, limit: people.limit };
  const dispatcher: Dispatcher = {
    handlers: handlersOf(context, below, chat, () => bus),
    limit: people.limit,
    fault: (error, command) =>
      log.error('fault', { command, error: error instanceof Error ? error.stack! : String(error) }),
    count: (command, outcome, seconds) => metrics.command(command, outcome, seconds),
  };
  const { app, sockets } = await createApp({
    dispatcher,
    sessions: people.sessions,
    tokens: people.tokens,
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
  metrics.gauge('sockets', 'Open sockets.', () => sockets.size);
  const bus = new Bus({
    db,
    rooms: tables.rooms,
    sockets,
    chat,
    passes: work.passes,
    presence: tables.presence,
    process,
    forget: person => people.people.forget(person),
    forgetSessions: person => {
      people.sessions.forgetAll(person);
      people.tokens.forgetAll(person);
    },
    log: event,
  });
  closing.defer(() => bus.close());
  closing.defer(async () => {
    await sockets.close();
    // Browsers keep spare lines open on which they have asked nothing yet; what is under way gets a moment to end.
    const hurry = setTimeout(() => app.server.closeAllConnections(), LAST_REPLIES_MS);
    await app.close();
    clearTimeout(hurry);
  });
  const start = async (): Promise<void> => {
    await app.ready();
    await bus.listen();
  };
  return { app, bus, start };
}

/** What each command does. `bus` is asked for when it is needed: it comes after the sockets, which come after this. */
function handlersOf({ now }: Context, { db, people, tables, work }: Below, chat: ChatDeps, bus: () => Bus): Handlers {
  const { rooms, lifecycle, guard, notice } = tables;
  const { limit, byIds } = people;
  const consent = { ...work.post, db, now, people: people.people, limit };
  const ofPeople = peopleHandlers({
    db,
    now,
    people: people.people,
    sessions: people.sessions,
    tokens: people.tokens,
    publicUrl: work.publicUrl,
    limit,
    sessionEnded: person => bus().sessionEnded(person),
    leaveTables: person => leaveTables(db, rooms, lifecycle, person),
    seatsMoved: (guest, account) => bus().peopleChanged([guest, account]),
  });
  return {
    ...ofPeople,
    'me.change': async (caller, input) => {
      const me = await ofPeople['me.change'](caller, input);
      await bus().peopleChanged([me.id]);
      return me;
    },
    'me.delete': async (caller, input) => {
      const gone = await ofPeople['me.delete'](caller, input);
      await bus().peopleChanged([caller.person!]);
      return gone;
    },
    ...noticeHandlers({ db, now }),
    ...channelHandlers({ ...consent, pushKey: people.secrets.vapid.publicKey }),
    ...consentHandlers(consent),
    ...lobbyHandlers({ db, rooms, lifecycle, people: byIds, limit }),
    ...playHandlers({ db, rooms, guard, notice, limit }),
    ...recordHandlers({ db, rooms, lifecycle, guard, people: byIds, limit }),
    ...workHandlers({ rooms, passes: work.passes, reviews: work.reviews, limit }),
    ...chatHandlers(chat),
    ...pingHandlers({ rooms, limit, pinged: (table, ping) => bus().pinged(table, ping) }),
  };
}
