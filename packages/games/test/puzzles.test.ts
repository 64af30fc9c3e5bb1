import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { replay, unpack } from '@teahouse/kernel';
import { games, type PuzzleFile } from '../index.ts';

describe('every puzzle leads to its question, with the answers that are compared', () => {
  const fileOf = (id: string): string => join(import.meta.dirname, '..', id, 'puzzles.json');
  // A new game has none yet.
  const withPuzzles = games.filter(({ game }) => existsSync(fileOf(game.id)));
  assert.ok(withPuzzles.length >= 4, 'those that have some keep them');
  for (const { game, text } of withPuzzles) {
    const file = fileOf(game.id);
    test(game.id, async () => {
      const { rules, puzzles } = JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile;
      assert.equal(rules, game.rules);
      assert.ok(puzzles.length > 0);
      const { counts } = await text.en();
      const seen = new Set<string>();
      for (const { record, seat, ask, tempting, futures } of puzzles) {
        const { deal, log } = unpack({ game: game.id, rules, ...record });
        const { g, used } = replay(game, deal, log);
        assert.equal(
          used,
          log.reduce((sum, { rest }) => sum + 1 + rest.length, 0),
        );
        const question = game.machine.open(g).find(asked => asked.seat === seat);
        assert.equal(question?.ask, ask);
        assert.deepEqual(futures.map(({ answer }) => answer).sort(), question!.options.toSorted());
        assert.deepEqual(
          futures,
          futures.toSorted((a, b) => b.chance - a.chance),
        );
        const [best] = futures;
        const second = futures.find(({ answer }) => answer === tempting)!;
        assert.ok(best!.chance - second.chance >= 0.079, 'the tempting answer is clearly worse');
        for (const term of Object.keys(best!.counts)) assert.ok(counts![term] !== undefined, term);
        seen.add(`${deal.seed} ${log.length}`);
      }
      assert.equal(seen.size, puzzles.length, 'none is there twice');
    });
  }
});
