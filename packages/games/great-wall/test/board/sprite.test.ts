import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PERSON_IDS, SPRITE_IDS, TOGETHER_IDS } from '../../board/art/sprite.ts';

for (const [file, wanted] of [
  ['sprite.svg', SPRITE_IDS],
  ['people.svg', PERSON_IDS],
  ['together.svg', TOGETHER_IDS],
] as const) {
  const drawn = readFileSync(new URL(`../../board/art/${file}`, import.meta.url), 'utf8');
  const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);

  test(`everything the board draws is in ${file}, once, and nothing else is`, () => {
    assert.deepEqual(ids.toSorted(), wanted.toSorted());
  });

  test(`a symbol of ${file} needs no other: not every browser follows a reference in a file of its own`, () => {
    assert.doesNotMatch(drawn, /<use\b|url\(#|<image\b|<text\b/);
  });
}
