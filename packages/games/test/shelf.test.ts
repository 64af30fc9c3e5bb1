import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { LANGUAGES } from '@teahouse/kernel';
import { games } from '../index.ts';

const root = join(import.meta.dirname, '..');
const ids = games.map(({ game }) => game.id);

test('every folder is on the shelf', () => {
  for (const path of globSync('*/src/index.ts', { cwd: root })) {
    const folder = path.split(/[/\\]/)[0]!;
    assert.ok(
      ids.includes(folder),
      `packages/games/${folder} has no game '${folder}' on the shelf: ` +
        'list it in packages/games/index.ts, and let its id be the name of its folder.',
    );
  }
});

for (const { game, text, seal } of games) {
  describe(game.id, () => {
    test('is the name of one folder', () => {
      assert.equal(ids.filter(id => id === game.id).length, 1, `two games on the shelf are called '${game.id}'`);
      assert.ok(
        existsSync(join(root, game.id, 'src', 'index.ts')),
        `the id '${game.id}' is not the name of its folder in packages/games`,
      );
    });

    test('has a cover, a seal, and words for both', async () => {
      const cover = `packages/games/${game.id}/cover.svg`;
      assert.ok(existsSync(join(root, game.id, 'cover.svg')), `${cover} is missing: every game has a cover`);
      assert.match(seal, /^\p{Script=Han}{2}$/u, `the seal of ${game.id} is two Chinese characters`);
      for (const language of LANGUAGES) {
        const { title, tagline, cover: shows } = await text[language]();
        for (const words of [title, tagline, shows]) assert.notEqual(words.trim(), '', `${game.id} in ${language}`);
      }
    });
  });
}
