import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS } from '@teahouse/protocol';
import { ValiError } from 'valibot';
import { statement } from '../../src/store/db.ts';
import { openHouse, refused } from './support.ts';

test('somebody without a cookie becomes a guest, and is known again', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  const me = await house.ask(browser, 'me.enter', { timeZone: 'Europe/Rome' });
  assert.match(me.name, /^Guest \d{4}$/);
  assert.ok(COLOURS.includes(me.colour));
  assert.deepEqual([me.language, me.timeZone, me.quiet, me.login, me.passkeys], ['en', 'Europe/Rome', null, null, []]);
  assert.deepEqual(await house.ask(browser, 'me.enter', {}), me);
});

for (const [accepted, asked, name] of [
  ['it-IT,it;q=0.9,en;q=0.8', undefined, /^Ospite \d{4}$/],
  ['de', 'es', /^Invitado \d{4}$/],
  ['de', undefined, /^Gast \d{4}$/],
  ['fr', undefined, /^Guest \d{4}$/],
] as const) {
  test(`a guest who reads ${asked ?? accepted} is greeted as ${name.source}`, async t => {
    const house = await openHouse(t);
    const browser = house.browser();
    browser.acceptLanguage = accepted;
    assert.match((await house.ask(browser, 'me.enter', asked === undefined ? {} : { language: asked })).name, name);
  });
}

for (const timeZone of ['Atlantis/Capital', '', '../etc/passwd', '\u0000']) {
  test(`a guest from ${JSON.stringify(timeZone)} lives in UTC`, async t => {
    const house = await openHouse(t);
    assert.equal((await house.ask(house.browser(), 'me.enter', { timeZone })).timeZone, 'UTC');
  });
}

test('nobody makes guests without end, or over a socket', async t => {
  const house = await openHouse(t);
  for (let i = 0; i < 30; i++) await house.ask(house.browser(), 'me.enter', {});
  await assert.rejects(house.ask(house.browser(), 'me.enter', {}), refused('slow-down'));
  const browser = house.browser();
  browser.socket = { person: null, send: () => {}, onClose: () => {} };
  await assert.rejects(house.ask(browser, 'me.enter', {}), refused('not-allowed'));
  assert.equal((await house.db.rows('SELECT id FROM people')).length, 30);
});

test('a guest changes what it wants and nothing else; others see it at once', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  const me = await house.ask(browser, 'me.enter', {});
  assert.equal((await house.people.person(me.id))!.name, me.name);
  const changed = await house.ask(browser, 'me.change', {
    name: '  Mei  ',
    colour: 'plum',
    quiet: { from: 23, to: 7 },
  });
  assert.deepEqual(changed, { ...me, name: 'Mei', colour: 'plum', quiet: { from: 23, to: 7 } });
  assert.deepEqual(await house.people.person(me.id), { id: me.id, name: 'Mei', colour: 'plum' });
  assert.equal((await house.ask(browser, 'me.change', { quiet: null })).quiet, null);
  assert.deepEqual(await house.ask(browser, 'me.change', {}), { ...changed, quiet: null });
});

test('bad changes change nothing', async t => {
  const house = await openHouse(t);
  const browser = house.browser();
  const me = await house.ask(browser, 'me.enter', {});
  await assert.rejects(house.ask(browser, 'me.change', { name: 'X', timeZone: 'Mars/Olympus' }), refused('bad-input'));
  for (const bad of [{ name: '' }, { name: 'a\u0000b' }, { colour: 'red' }, { id: 'me' }]) {
    await assert.rejects(house.ask(browser, 'me.change', bad as never), ValiError);
  }
  await assert.rejects(house.ask(browser, 'me.change', { name: 'x'.repeat(41) }), refused('bad-name'));
  assert.deepEqual(await house.ask(browser, 'me.enter', {}), me);
  await assert.rejects(house.ask(house.browser(), 'me.change', { name: 'X' }), refused('who-are-you'));
});

test('many people are read at once, those that there are', async t => {
  const house = await openHouse(t);
  const ids = Array.from({ length: 70 }, (_, i) => `person-${i}`);
  await house.db.write(
    ids.map(id =>
      statement("INSERT INTO people (id, name, colour, time_zone, since) VALUES ($1, $1, 'jade', 'UTC', 0)", [id]),
    ),
  );
  await house.people.person('person-3');
  const found = await house.people.byIds([...ids, 'nobody', 'person-1']);
  assert.deepEqual([...found.keys()].sort(), [...ids].sort());
  assert.deepEqual(found.get('person-69'), await house.people.profile('person-69'));
  assert.deepEqual(await house.people.person('person-69'), { id: 'person-69', name: 'person-69', colour: 'jade' });
  assert.equal((await house.people.byIds([])).size, 0);
  assert.equal(await house.people.person('nobody'), null);
});
