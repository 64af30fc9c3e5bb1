import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import type { GameLesson } from '@teahouse/boardkit/contract';
import { games } from '@teahouse/games';
import { LANGUAGES } from '@teahouse/kernel';

const folderOf = (game: string): string => join(import.meta.dirname, `../../packages/games/${game}/board/lessons`);

async function lessonsOf(game: string): Promise<readonly GameLesson[]> {
  const list = join(folderOf(game), 'index.ts');
  return existsSync(list) ? ((await import(list)) as { lessons: readonly GameLesson[] }).lessons : [];
}

for (const { game } of games) {
  test(`${game.id}: every lesson is listed, with words for whoever chooses one`, async t => {
    const lessons = await lessonsOf(game.id);
    t.diagnostic(`${lessons.length} lessons`);
    assert.deepEqual(
      lessons.map(({ id }) => id).toSorted(),
      globSync('*/steps.ts', { cwd: folderOf(game.id) })
        .map(dirname)
        .toSorted(),
      `packages/games/${game.id}/board/lessons/index.ts lists the folders beside it`,
    );
    const seeds = new Set<string>();
    for (const { id, minutes, script } of lessons) {
      assert.match(id, /^[a-z-]+$/, 'an id stands in addresses');
      assert.ok(Number.isInteger(minutes) && minutes > 0, `${id}: ${minutes} minutes`);
      for (const language of LANGUAGES) {
        const { title, teaches } = await script[language]();
        for (const words of [title, teaches]) assert.notEqual(words.trim(), '', `${id} in ${language}`);
      }
      seeds.add((await script.en()).table.seed);
    }
    assert.equal(seeds.size, lessons.length, 'by its seed a table is known to be one of a lesson');
  });
}
