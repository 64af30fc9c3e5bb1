import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { developmentArt, SPRITE_IDS, seatArt } from '../../board/art/sprite.ts';
import { DEVELOPMENTS } from '../../src/printed/ids.ts';

const drawn = readFileSync(new URL('../../board/art/sprite.svg', import.meta.url), 'utf8');
const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);

test('everything the board draws is in the sprite, once, and nothing else is', () => {
  assert.deepEqual(ids.toSorted(), SPRITE_IDS.toSorted());
});

test('a symbol needs no other: not every browser follows a reference in a file of its own', () => {
  assert.doesNotMatch(drawn, /<use\b|url\(#|<image\b|<text\b/);
});

test('every development and every seat has a picture', () => {
  for (const id of DEVELOPMENTS) assert.ok(ids.includes(developmentArt(id)), id);
  assert.deepEqual([seatArt('jade'), seatArt('unheard-of')], ['seat-jade', 'seat-soot']);
});
