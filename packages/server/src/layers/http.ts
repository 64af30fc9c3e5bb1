import type { FastifyInstance } from 'fastify';
import { Followers } from '../admin/followers.ts';
import type { Gate } from '../admin/gate.ts';
import { adminHandlers } from '../admin/handlers.ts';
import { reportHandlers } from '../admin/reports.ts';
import { Bus } from '../bus.ts';
import type { Handlers } from '../house.ts';
import { createApp } from '../http/app.ts';
import { Brakes } from '../http/brakes.ts';
import type { Dispatcher } from '../http/commands.ts';
import { SITE } from '../http/site.ts';
import type { Sockets } from '../http/socket.ts';
import { Turns } from '../http/turns.ts';
import { messageOf } from '../log.ts';
import { AccountMail } from '../notify/account-mail.ts';
import { channelHandlers } from '../notify/channels.ts';
import { consentHandlers } from '../notify/consent.ts';
import { noticeHandlers } from '../notify/notices.ts';
import { AccountLog } from '../people/account-log.ts';
import { peopleHandlers } from '../people/handlers.ts';
import { StoreTrouble } from '../store/db.ts';
import type { ObservedDb } from '../store/observed.ts';
import { type ChatDeps, chatHandlers } from '../tables/chat.ts';
import { lobbyHandlers } from '../tables/handlers/lobby.ts';
import { playHandlers } from '../tables/handlers/play.ts';
import { recordHandlers } from '../tables/handlers/records.ts';
import { keepSeat, leaveTables, leaveTo } from '../tables/leaving.ts';
import { pingHandlers } from '../tables/pings.ts';
import { workHandlers } from '../work/handlers.ts';
import type { Context } from './context.ts';
import type { PeopleLayer } from './people.ts';
import type { TablesLayer } from './tables.ts';
import type { WorkLayer } from './work.ts';

/** The layers under this one. */
interface Below {
  readonly db: ObservedDb;
  readonly people: PeopleLayer;
  readonly tables: TablesLayer;
  readonly work: WorkLayer;
  readonly gate: Gate;
}

interface HttpLayer {
  readonly app: FastifyInstance;
  readonly bus: Bus;
  readonly sockets: Sockets;
  /** Listens to the other processes. */
  start(): Promise<void>;
  /** Sees to what whoever runs the house did while no process was there. */
  follow(): Promise<void>;
}

/** For replies that are being written when the house closes. */
const LAST_REPLIES_MS = 1000;
const TELL_MS = 1000;
/** A command that takes longer is worth a line in the log. */
const SLOW_S = 1;

/** Everything that is reached over the network, and the bus to the other processes. */
export async function httpLayer(context: Context, below: Below): Promise<HttpLayer> {
  const { settings, folders, log, metrics, closing, process, now, steady, event } = context;
  const { db, people, tables, work, gate } = below;
  const chat: ChatDeps = {
    db,
    rooms: tables.rooms,
    process,
    now,
    people: people.byIds,
    limit: people.limit,
    mustHaveVoice: people.mustHaveVoice,
  };
  const dispatcher: Dispatcher = {
    handlers: handlersOf(
      context,
      below,
      chat,
      () => bus,
      () => followers.look(),
    ),
    limit: people.limit,
    mustBeOpenTo: gate.mustBeOpenTo.bind(gate),
    shares: { limit: people.limit, isKnownGuest: people.isKnownGuest },
    turns: new Turns(),
    fault: (error, command) => {
      // The store has told of its trouble itself, once for all who hear of it.
      if (error instanceof StoreTrouble) return;
      log.error('fault', { command, error: error instanceof Error ? error.stack! : String(error) });
    },
    count: (command, outcome, seconds) => {
      metrics.command(command, outcome, seconds);
      if (seconds >= SLOW_S) log.info('slow-command', { command, outcome, ms: Math.round(seconds * 1000) });
    },
  };
  const { app, sockets } = await createApp({
    dispatcher,
    brakes: new Brakes(steady),
    sessions: people.sessions,
    tokens: people.tokens,
    isGuest: people.isGuest,
    addressBan: network => gate.banOf(network, now()),
    metrics,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    socketsPerAddress: settings.socketsPerAddress,
    metricsToken: settings.metricsToken,
    games: folders.length,
    site: SITE,
    ready: async () => {
      await db.mustKeep();
      return { hearsOthers: db.hears };
    },
  });
  metrics.gauge('sockets', 'Open sockets.', () => sockets.size);
  metrics.gauge('unread_bytes', 'What waits to be read by clients.', () => sockets.unread);
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
    taken: taken => people.limits.hear(taken),
    log: event,
  });
  const followers = new Followers({
    db,
    gate,
    now,
    addressChanged: network => sockets.lookAgainFrom(network),
    personChanged: async person => {
      bus.lookAgain(person);
      await bus.refresh([person]);
    },
    tableChanged: async table => {
      const room = await tables.rooms.known(table);
      await room?.inTurn(() => room.catchUp());
    },
    lineChanged: (table, line) => bus.lineChanged(table, line),
    leaveTables: person => leaveTables(db, tables.rooms, tables.lifecycle, person),
    keepSeat: (table, person) => keepSeat(tables.rooms, table, person),
    wake: async () => {
      work.clocks.wake(now());
      work.passes.wake();
      await work.bots.look();
    },
    compare: async () => {
      await tables.rooms.forgetGone();
      bus.compare();
    },
    log: (name, details) => log.info(name, details),
  });
  closing.defer(() => bus.close());
  // Who has used a share up through one process has used it up in all.
  const telling = setInterval(() => db.shared && void bus.taken(people.limits.untold()), TELL_MS).unref();
  closing.defer(() => clearInterval(telling));
  closing.defer(() => followers.close());
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
    await followers.start();
  };
  return { app, bus, sockets, start, follow: () => followers.catchUp(now()) };
}

/** What each command does. `bus` is asked for when it is needed: it comes after the sockets, which come after this. */
function handlersOf(
  { now, log, closing, event }: Context,
  { db, people, tables, work, gate }: Below,
  chat: ChatDeps,
  bus: () => Bus,
  follow: () => Promise<void>,
): Handlers {
  const { rooms, lifecycle, guard, replayer, notice } = tables;
  const { limit, mustHave, mustHaveVoice, byIds } = people;
  const mail = new AccountMail({ ...work.post, db, people: people.people, publicUrl: work.publicUrl });
  closing.defer(() => mail.close());
  const account = new AccountLog({ db, now, log, mail });
  const consent = { ...work.post, db, now, people: people.people, limit };
  const ofPeople = peopleHandlers({
    db,
    now,
    people: people.people,
    sessions: people.sessions,
    tokens: people.tokens,
    publicUrl: work.publicUrl,
    limit,
    mustHave,
    account,
    mail,
    // Who was deleted is deleted; where the bytes could not be wiped at once, whoever runs the house should know.
    scrub: () => db.scrub().catch(error => event('scrub-failed', { error: messageOf(error) })),
    sessionEnded: person => bus().sessionEnded(person),
    leaveTables: person => leaveTables(db, rooms, lifecycle, person),
    leaveTo: (guest, to) => leaveTo(db, rooms, guest, to),
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
    ...channelHandlers({ ...consent, account, pushKey: people.secrets.vapid.publicKey }),
    ...consentHandlers(consent),
    ...lobbyHandlers({ db, rooms, lifecycle, people: byIds, limit }),
    ...playHandlers({ db, rooms, guard, notice, limit }),
    ...recordHandlers({ db, rooms, lifecycle, replayer, people: byIds, limit }),
    ...workHandlers({ rooms, passes: work.passes, reviews: work.reviews, limit }),
    ...chatHandlers(chat),
    ...adminHandlers({ db, gate, now, follow }),
    ...reportHandlers({ db, people: people.people, rooms, now, limit, event }),
    ...pingHandlers({ rooms, limit, mustHaveVoice, pinged: (table, ping) => bus().pinged(table, ping) }),
  };
}
