import type { IncomingMessage } from 'node:http';
import { isPagePath } from '@teahouse/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Ban, Caller } from '../house.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Tokens } from '../people/tokens.ts';
import { clientAddress, type IsTrusted, isFromHere, networkOf } from '../proxies.ts';
import { cannotKeep, Refused } from '../refused.ts';
import { StoreTrouble } from '../store/db.ts';
import type { Brakes } from './brakes.ts';
import type { Dispatcher } from './commands.ts';
import type { Metrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { addRoutes } from './routes.ts';
import { addSite } from './site.ts';
import { Sockets, type Visitor } from './socket.ts';

const LONGEST_BODY = 64 * 1024;
/** Of a path: the id of a passkey is the longest. */
const LONGEST_WORD = 400;
/** A request comes whole within this time, its head sooner; what drips is cut off. Looked at every so often. */
const REQUEST_MS = 15_000;
const HEADERS_MS = 10_000;
const CHECK_MS = 2000;
/** Of an address, pages and their parts included; half a minute's worth may come at once. */
const REQUESTS_PER_MINUTE = 12_000;
const REQUESTS_MS = 30_000;
const TOO_MANY = 429;
/** Whoever reads the description of the API reads it rarely. */
const DESCRIPTIONS_PER_MINUTE = 30;
const DESCRIPTION_S = 300;

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
/** Whoever has come by https once does not come without it for a year. */
const ONLY_BY_HTTPS = { 'Strict-Transport-Security': `max-age=${365 * 24 * 60 * 60}` };

interface AppDeps {
  readonly dispatcher: Dispatcher;
  readonly brakes: Brakes;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  isGuest(person: string): Promise<boolean>;
  /** Null for an address that guests may come from. */
  addressBan(network: string): Ban | null;
  readonly metrics: Metrics;
  /** Null: where the request says it was sent to. */
  readonly publicUrl: URL | null;
  readonly trustProxy: IsTrusted;
  readonly socketsPerAddress: number;
  readonly metricsToken: string;
  readonly games: number;
  /** The folder of the built site. */
  readonly site: string;
  /** Throws when the store does not answer. Who does not hear the other processes for a while serves on. */
  ready(): Promise<{ hearsOthers: boolean }>;
}

/** Everything that is reached over the network: pages, the API, the socket. */
export async function createApp(deps: AppDeps): Promise<{ app: FastifyInstance; sockets: Sockets }> {
  const { dispatcher, brakes, publicUrl } = deps;
  const headers = publicUrl?.protocol === 'https:' ? { ...SECURITY_HEADERS, ...ONLY_BY_HTTPS } : SECURITY_HEADERS;
  const addressOf = (request: FastifyRequest): string => networkOf(clientAddress(request.raw, deps.trustProxy));
  const app = fastify({
    logger: false,
    bodyLimit: LONGEST_BODY,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    routerOptions: { maxParamLength: LONGEST_WORD },
    // An address that cannot even be read comes to no hook and no handler of ours.
    frameworkErrors: (_, __, { raw }) => {
      const { no, status } = new Refused('not-found', 'there is nothing at this address');
      raw.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify({ no }));
    },
  });
  const sockets = new Sockets({
    dispatcher,
    brakes,
    perAddress: deps.socketsPerAddress,
    admit: request => admit(deps, request),
    stillKnown: (request, visitor) => isStillKnown(deps, request, visitor),
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (pathOf(request.url) === '/api/socket') void sockets.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    dispatcher.shares.limit(`requests:${addressOf(request)}`, REQUESTS_PER_MINUTE, { amount: 1, burstMs: REQUESTS_MS });
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes && !isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)) {
      throw new Refused('wrong-origin', 'this was sent by a page of another site');
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== TOO_MANY) return payload;
    const address = addressOf(request);
    if (brakes.isFlood(address) && !(await brakes.hold(address))) request.raw.socket.destroy();
    return payload;
  });
  app.setErrorHandler((error, _request, reply) => answerError(deps, error, reply));
  const page = await addSite(app, deps.site);
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return notFound(reply);
    // The page itself says that a path leads nowhere; programs hear it by the status.
    return page(isPagePath(pathOf(request.url)) ? reply : reply.code(404));
  });

  addRoutes(app, dispatcher, (request, reply) => recognise(deps, request, reply));
  const description = JSON.stringify(openApi(publicUrl?.origin ?? '/'));
  app.get('/api', async (request, reply) => {
    dispatcher.limit(`description:${addressOf(request)}`, DESCRIPTIONS_PER_MINUTE);
    reply.header('Cache-Control', `public, max-age=${DESCRIPTION_S}`);
    return reply.type('application/json; charset=utf-8').send(description);
  });
  app.get('/healthz', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { ok: true, node: process.version, games: deps.games };
  });
  app.get('/readyz', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { ok: true, ...(await deps.ready()) };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, deps.metricsToken)) throw new Refused('not-found', 'there is nothing here');
    return reply.type(deps.metrics.contentType).send(await deps.metrics.print());
  });
  return { app, sockets };
}

async function recognise(deps: AppDeps, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const { cookie, ...visitor } = await visitorOf(deps, request.raw);
  if (cookie !== null) reply.header('Set-Cookie', cookie);
  return {
    ...visitor,
    socket: null,
    setCookie: secret => void reply.header('Set-Cookie', deps.sessions.cookieFor(secret)),
  };
}

async function admit(deps: AppDeps, request: IncomingMessage): Promise<Visitor> {
  if (!isOwnOrigin(request.headers.origin, request.headers.host, deps.publicUrl)) {
    throw new Refused('wrong-origin', 'this was sent by a page of another site');
  }
  return visitorOf(deps, request);
}

async function isStillKnown(deps: AppDeps, request: IncomingMessage, visitor: Visitor): Promise<boolean> {
  try {
    const now = await visitorOf(deps, request);
    // Who was shut out meanwhile, or let in again, comes back by another socket.
    return now.person === visitor.person && (now.ban === null) === (visitor.ban === null);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Whoever it is, and whether they were shut out: themselves, or as a guest together with where they come from. */
async function visitorOf(deps: AppDeps, request: IncomingMessage): Promise<Visitor & { cookie: string | null }> {
  const visitor = await recognised(deps, request);
  const { person, ban, address } = visitor;
  const here = ban === null ? deps.addressBan(address) : null;
  // Many may share an address: who has an account answers for themselves alone.
  return here !== null && (person === null || (await deps.isGuest(person))) ? { ...visitor, ban: here } : visitor;
}

/** By token or by cookie; a token that is nobody's is refused rather than taken for a stranger. */
async function recognised(
  { sessions, tokens, trustProxy }: AppDeps,
  request: IncomingMessage,
): Promise<Visitor & { cookie: string | null }> {
  const { headers } = request;
  const from = {
    address: networkOf(clientAddress(request, trustProxy)),
    agent: headers['user-agent'] ?? '',
    acceptLanguage: headers['accept-language'] ?? '',
  };
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) {
    const holder = await tokens.whoIs(token);
    if (holder === null) throw new Refused('who-are-you', 'this token is nobody’s, has ended, or was revoked');
    return { ...holder, ...from, by: 'token', session: null, cookie: null };
  }
  const session = await sessions.find(headers.cookie);
  if (session === null) {
    return { person: null, by: null, scopes: null, ban: null, session: null, ...from, cookie: null };
  }
  const { person, hash, ban, cookie } = session;
  return { person, by: 'cookie', scopes: null, ban, session: hash, ...from, cookie };
}

/** Browsers say where a request comes from; other programs hold no cookies of ours that they were not given. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: URL | null): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === publicUrl.origin;
  return URL.parse(origin)?.host === host;
}

function answerError(deps: AppDeps, error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Refused) return reply.code(error.status).send({ no: error.no });
  if (error instanceof StoreTrouble) {
    const { no, status } = cannotKeep();
    return reply.code(status).send({ no });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    const large = status === 413;
    const message = large ? 'the message is too large' : 'the body is one JSON object, sent as application/json';
    const { no } = new Refused(large ? 'too-large' : 'bad-input', message);
    return reply.code(status).send({ no });
  }
  deps.dispatcher.fault(error, 'http');
  const { no } = new Refused('fault', 'something went wrong here; it has been noted');
  return reply.code(500).send({ no });
}

function notFound(reply: FastifyReply): FastifyReply {
  const { no, status } = new Refused('not-found', 'there is no such command: GET /api lists them');
  return reply.code(status).send({ no });
}

/** Every address that is not a program's is a page of the site, which knows itself what is there. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|healthz|readyz|metrics|assets)\b/.test(url);

const pathOf = (address: string | undefined): string => (address ?? '/').split('?')[0]!;

const mayMeasure = ({ headers, raw }: FastifyRequest, token: string): boolean =>
  token === '' ? isFromHere(raw) : headers.authorization === `Bearer ${token}`;
