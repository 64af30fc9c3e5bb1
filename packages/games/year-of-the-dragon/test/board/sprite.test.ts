import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SPRITE_IDS } from '../../board/sprite.ts';

const drawn = readFileSync(new URL('../../board/sprite.svg', import.meta.url), 'utf8');
const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);

test('everything the board draws is in the sprite, once, and nothing else is', () => {
  assert.deepEqual(ids.toSorted(), SPRITE_IDS.toSorted());
});

test('a symbol of the sprite needs no other: not every browser follows a reference in a file of its own', () => {
  assert.doesNotMatch(drawn, /<use\b|url\(#|<image\b|<text\b/);
});
