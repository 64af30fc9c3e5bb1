import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import type { Language } from '@teahouse/kernel';
import { chooseLanguage, texts } from './language.ts';
import { homePage, noticePage } from './page.ts';

/** What the server needs to know of a registered game. */
export interface GameFolder {
  readonly game: { readonly id: string; readonly seats: { readonly min: number; readonly max: number } };
  readonly text: Readonly<Record<Language, () => Promise<{ readonly title: string; readonly tagline: string }>>>;
}

interface Reply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

type Answer = (language: Language) => Reply | Promise<Reply>;

const SECURITY_HEADERS: OutgoingHttpHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export function createApp(games: readonly GameFolder[]): Server {
  const routes = routesFor(games);
  return createServer(async (request, response) => {
    const { status, headers, body } = await replyTo(request, routes);
    response.writeHead(status, { ...SECURITY_HEADERS, ...headers, 'Content-Length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

function routesFor(games: readonly GameFolder[]): ReadonlyMap<string, Answer> {
  return new Map<string, Answer>([
    ['/', async language => page(200, language, homePage(language, await shelf(games, language)))],
    ['/healthz', () => json({ ok: true, node: process.version, games: games.length })],
    ['/style.css', publicFile('style.css', 'text/css; charset=utf-8')],
    ['/seal.svg', publicFile('seal.svg', 'image/svg+xml')],
    ['/hills.svg', publicFile('hills.svg', 'image/svg+xml')],
  ]);
}

async function replyTo(request: IncomingMessage, routes: ReadonlyMap<string, Answer>): Promise<Reply> {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  const language = chooseLanguage(url?.searchParams.get('lang') ?? null, request.headers['accept-language']);
  const { notFound, readOnly, broken } = texts[language];
  const answer = url === null ? undefined : routes.get(url.pathname);
  if (answer === undefined) return page(404, language, noticePage(language, notFound));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return page(405, language, noticePage(language, readOnly), { Allow: 'GET, HEAD' });
  }
  try {
    return await answer(language);
  } catch (error) {
    console.error(`${request.method} ${request.url} failed:`, error);
    return page(500, language, noticePage(language, broken));
  }
}

function shelf(games: readonly GameFolder[], language: Language) {
  return Promise.all(
    games.map(async ({ game, text }) => {
      const { title, tagline } = await text[language]();
      return { title, tagline, seats: game.seats };
    }),
  );
}

function page(status: number, language: Language, body: string, headers: OutgoingHttpHeaders = {}): Reply {
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language',
      ...headers,
    },
    body,
  };
}

function json(value: unknown): Reply {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return { status: 200, headers, body: JSON.stringify(value) };
}

function publicFile(name: string, type: string): Answer {
  const body = readFileSync(join(import.meta.dirname, '..', 'public', name), 'utf8');
  const reply = { status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' }, body };
  return () => reply;
}
