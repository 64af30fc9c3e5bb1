import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { game } from '@teahouse/five-cups';
import { type AnyGame, LANGUAGES, type Language } from '@teahouse/kernel';
import { texts } from '../src/language.ts';
import type { GameFolder } from '../src/open.ts';
import { aHouse, type TestHouse } from './house.ts';

type Shown = Awaited<ReturnType<GameFolder['text'][Language]>>;

const inEveryLanguage = (text: (language: Language) => Promise<Shown>): GameFolder['text'] => ({
  en: () => text('en'),
  it: () => text('it'),
  es: () => text('es'),
  de: () => text('de'),
});

const tea: GameFolder = {
  game: game as unknown as AnyGame,
  text: inEveryLanguage(async language => ({ title: `Tea (${language})`, tagline: `A tagline in ${language}.` })),
};

const hostile: GameFolder = {
  game: { ...(game as unknown as AnyGame), id: 'hostile', seats: { min: 1, max: 1 } },
  text: inEveryLanguage(async () => ({ title: '<script>alert("&")</script>', tagline: "<img src='x'>" })),
};

/** Serves the games for the tests of one suite; gives a fetch bound to it. */
function serving(...games: GameFolder[]) {
  let house: TestHouse;
  before(async () => {
    house = await aHouse({}, games);
  });
  const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${house.address}${path}`, init);
  return Object.assign(get, { logged: () => house.logged });
}

describe('a server with games', () => {
  const get = serving(tea, hostile);

  test('says that it is well', async () => {
    const response = await get('/healthz');
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type')!, /^application\/json/);
    assert.deepEqual(await response.json(), { ok: true, node: process.version, games: 2 });
  });

  for (const language of LANGUAGES) {
    test(`lists the games in ${texts[language].language}`, async () => {
      const response = await get(`/?lang=${language}`, { headers: { 'Accept-Language': 'en' } });
      const page = await response.text();
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-language'), language);
      assert.ok(page.includes(`<html lang="${language}">`));
      assert.ok(page.includes(`<h3>Tea (${language})</h3>`));
      assert.ok(page.includes(`A tagline in ${language}.`));
      assert.ok(page.includes(texts[language].players(2, 4)));
      assert.ok(
        page.includes(`href="?lang=${language}" lang="${language}" hreflang="${language}" aria-current="true"`),
      );
      for (const other of LANGUAGES) assert.ok(page.includes(`href="?lang=${other}"`));
    });
  }

  const wishes: readonly (readonly [path: string, accepted: string, language: Language])[] = [
    ['/', 'it', 'it'],
    ['/', 'de-AT,en;q=0.5', 'de'],
    ['/', 'en;q=0.3, ES-mx;q=0.9', 'es'],
    ['/', 'fr, de;q=0', 'en'],
    ['/', 'fr;q=1, it;q=nonsense', 'en'],
    ['/', '', 'en'],
    ['/?lang=fr', 'es', 'es'],
    ['/?lang=', '*', 'en'],
    ['/?lang=de', 'es', 'de'],
  ];
  for (const [path, accepted, language] of wishes) {
    test(`answers ${path} with Accept-Language '${accepted}' in ${texts[language].language}`, async () => {
      const response = await get(path, { headers: { 'Accept-Language': accepted } });
      assert.equal(response.headers.get('content-language'), language);
      assert.equal(response.headers.get('vary'), 'Accept-Language');
    });
  }

  test('escapes what games say', async () => {
    const page = await (await get('/')).text();
    assert.ok(page.includes('<h3>&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;</h3>'));
    assert.ok(page.includes('<p>&lt;img src=&#39;x&#39;&gt;</p>'));
    assert.ok(!page.includes('<script'));
  });

  test('serves style and pictures by their type', async () => {
    for (const [path, type] of [
      ['/style.css', 'text/css; charset=utf-8'],
      ['/seal.svg', 'image/svg+xml'],
      ['/hills.svg', 'image/svg+xml'],
    ] as const) {
      const response = await get(path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), type);
    }
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const [head, whole] = await Promise.all([get('/', { method: 'HEAD' }), get('/')]);
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    assert.equal(head.headers.get('content-length'), String(Buffer.byteLength(await whole.text())));
  });

  test('says in the right language that a page does not exist', async () => {
    for (const language of LANGUAGES) {
      const response = await get(`/nowhere?lang=${language}`);
      assert.equal(response.status, 404);
      assert.ok((await response.text()).includes(texts[language].notFound.sentence));
    }
  });

  test('sends the security headers with every answer', async () => {
    for (const path of ['/', '/healthz', '/style.css', '/nowhere']) {
      const { headers } = await get(path);
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('referrer-policy'), 'no-referrer');
    }
  });
});

describe('a server without games', () => {
  const get = serving();

  test('says that the shelf is empty', async () => {
    const page = await (await get('/?lang=es')).text();
    assert.ok(page.includes(texts.es.emptyShelf));
    assert.ok(!page.includes('<ul'));
  });
});

describe('a server with a game whose text does not load', () => {
  const get = serving({ ...tea, text: inEveryLanguage(() => Promise.reject(new Error('no such text'))) });

  test('apologises, and reports the error', async () => {
    const response = await get('/?lang=it');
    assert.equal(response.status, 500);
    assert.ok((await response.text()).includes(texts.it.broken.sentence));
    assert.match(JSON.stringify(get.logged()), /no such text/);
    assert.equal((await get('/healthz')).status, 200);
  });
});

test('counts players as people say it', () => {
  assert.deepEqual(
    LANGUAGES.map(language => texts[language].players(1, 1)),
    ['1 player', '1 giocatore', '1 jugador', '1 Person'],
  );
  assert.deepEqual(
    LANGUAGES.map(language => texts[language].players(2, 2)),
    ['2 players', '2 giocatori', '2 jugadores', '2 Personen'],
  );
  assert.equal(texts.en.players(1, 5), '1–5 players');
});
