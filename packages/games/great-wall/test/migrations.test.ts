import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load, Refusal, rng, type Save, save } from '@teahouse/kernel';
import { game } from '../src/index.ts';
import { honorOf } from '../src/table.ts';

// Saves of the first build, taken where the shape of a state is about to change, with what random play made of them then.

interface Kept {
  name: string;
  save: Save;
  decisions: number;
  honors: number[];
  /** A hash of every question, from the save to the end. */
  story: string;
}

const kept: Kept[] = readFileSync(new URL('saves/2026-11.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line));

for (const { name, save: old, decisions, honors, story } of kept) {
  test(`a save of the first build goes on as it would have: ${name}`, () => {
    assert.equal(old.migration, '');
    const g = load(game, old);
    assert.deepEqual(load(game, save(game, g)), g);
    const luck = rng(`rest of ${name}`);
    const hash = createHash('sha256');
    let n = 0;
    for (let q = game.machine.open(g)[0] ?? null; q !== null; n++) {
      hash.update(JSON.stringify([q.seat, q.ask, q.options]));
      q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
    }
    assert.deepEqual([n, g.players.map(honorOf), hash.digest('hex').slice(0, 16)], [decisions, honors, story]);
  });
}

test('a save from a later build is refused', () => {
  assert.throws(
    () => load(game, { ...kept[0]!.save, migration: 'tomorrow' }),
    error => error instanceof Refusal && error.reason === 'unknown-version',
  );
});
