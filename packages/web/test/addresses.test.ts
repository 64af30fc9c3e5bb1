import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPagePath } from '@teahouse/protocol';
import { addressOf, parse, type Route, toTable } from '../src/addresses.ts';

const routes: readonly Route[] = [
  { screen: 'home' },
  { screen: 'new', game: null },
  { screen: 'new', game: 'five-cups' },
  { screen: 'table', venue: 'table', id: 'abcdefghijkl', secret: null, seat: null },
  { screen: 'table', venue: 'table', id: 'abcdefghijkl', secret: 's3cret', seat: 2 },
  { screen: 'table', venue: 'practice', id: '0f', secret: null, seat: null },
  { screen: 'score', venue: 'table', id: 'abcdefghijkl', secret: null },
  { screen: 'replay', venue: 'practice', id: '0f', n: 118, viewer: 0, secret: null },
  { screen: 'replay', venue: 'table', id: 'abcdefghijkl', n: null, viewer: null, secret: 'x' },
  { screen: 'me' },
  { screen: 'bots' },
  { screen: 'import' },
  { screen: 'mail', page: 'confirm', secret: 's3cret-of_mail' },
  { screen: 'mail', page: 'stop', secret: 's3cret-of_mail' },
  { screen: 'rules', game: 'five-cups', rule: 'FC-SIT-02' },
  { screen: 'rules', game: 'five-cups', rule: null },
  { screen: 'primer', game: 'runewars' },
  { screen: 'learn', game: 'year-of-the-dragon', lesson: null },
  { screen: 'learn', game: 'great-wall', lesson: 'alone' },
  { screen: 'puzzle', day: null },
  { screen: 'puzzle', day: '2026-11-18' },
];

test('every screen has an address that leads back to it', () => {
  for (const route of routes) assert.deepEqual(parse(addressOf(route)), route);
});

test('the server knows every page by its first word, and no other path', () => {
  for (const route of routes) assert.ok(isPagePath(new URL(addressOf(route), 'http://t').pathname), addressOf(route));
  for (const path of ['/nowhere', '/tables', '/favicon.ico', '/tablex/1']) {
    assert.equal(isPagePath(path) && parse(path).screen !== 'lost', false, path);
  }
  assert.equal(isPagePath('/nowhere'), false);
});

test('a path that leads nowhere is lost, and never another screen', () => {
  for (const address of [
    '/nowhere',
    '/table',
    '/table/',
    '/table/x/score/7',
    '/me/x',
    '/mail/confirm',
    '/mail/other?secret=x',
    '/mail/stop/x?secret=x',
    '/a/b/c/d/e',
    '/rules',
    '/learn',
    '/learn/great-wall/alone/7',
    '/%E0%A4%A',
  ]) {
    assert.deepEqual(parse(address), { screen: 'lost' }, address);
  }
});

test('a moment or a seat that is not a number is left out', () => {
  assert.deepEqual(parse('/table/abc/replay/-3?viewer=two'), {
    screen: 'replay',
    venue: 'table',
    id: 'abc',
    n: null,
    viewer: null,
    secret: null,
  });
});

test('the short way to a table', () => {
  assert.equal(toTable('table', 'abc', 'x y'), '/table/abc?secret=x+y');
});
