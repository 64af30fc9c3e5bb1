// The service worker: every file of this build is kept, so that practice tables work without a line.
// What comes from the server (/api) is never kept.

import type { PushMessage } from '@teahouse/protocol';

interface Caching {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Caching {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Caching {
  data: { json(): unknown } | null;
}
interface Clicked extends Caching {
  notification: { data: unknown; close(): void };
}
interface Scope {
  /** Written in by the build. */
  FILES: readonly string[];
  location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: Caching) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    showNotification(
      title: string,
      options: { body: string; icon: string; tag: string; renotify: boolean; data: unknown },
    ): Promise<void>;
  };
}
const scope = self as unknown as Scope;

/** Built files carry a hash of their content in the name, so the list of names is the version. */
const VERSION = `teahouse-${scope.FILES.join().length}-${hash(scope.FILES.join())}`;

function hash(text: string): number {
  let h = 0;
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) | 0;
  return h >>> 0;
}

scope.addEventListener('install', event => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(VERSION);
      await cache.addAll([...scope.FILES]);
      await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** The newest page if there is a line, else the kept one. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept === undefined) throw error;
    return kept;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What was pushed before is shown before: a browser fetches the icon first, and would let the quicker one win. */
let shown: Promise<unknown> = Promise.resolve();

scope.addEventListener('push', event => {
  if (event.data === null) return;
  const { title, body, path, tag } = event.data.json() as PushMessage;
  const show = (): Promise<void> =>
    scope.registration.showNotification(title, { body, icon: '/seal.svg', tag, renotify: true, data: path });
  shown = shown.then(show, show);
  event.waitUntil(shown);
});

scope.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

/** To the page where it is open already, or to a new one. */
async function goTo(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? scope.clients.openWindow(path) : there.focus());
}
