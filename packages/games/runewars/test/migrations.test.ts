import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, load, type Question, rng, type Save, save } from '@teahouse/kernel';
import { game } from '../src/index.ts';
import type { Table } from '../src/table.ts';

/** A save as the first build wrote it, in the middle of receiving a rune. */
function older(seed: string): { g: Table; kept: Save } {
  const luck = rng(seed);
  const { g, question } = deal(game, { seats: 3, seed });
  for (let q = question; q !== null; ) {
    if (q.ask === 'rune/receive.second' && g.layings.length > 3) break;
    q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
  }
  const kept = structuredClone({ ...save(game, g), migration: '' });
  const state = kept.state as unknown as { layings: object[]; stack: { v: object }[] };
  for (const laying of state.layings) for (const key of ['by', 'source']) Reflect.deleteProperty(laying, key);
  Reflect.deleteProperty(state.stack.at(-1)!.v, 'source');
  return { g, kept };
}

test('a save without sources of runes goes on, with the start and who laid them', () => {
  const { g, kept } = older('sources');
  assert.ok(g.layings.length > 3, 'somebody has received a rune before');
  const loaded = load(game, kept);
  assert.deepEqual(loaded.layings.slice(0, 3), g.layings.slice(0, 3));
  assert.deepEqual(
    loaded.layings.slice(3).map(({ source }) => source),
    g.layings.slice(3).map(() => 'winter'),
  );
  for (const [i, { by }] of loaded.layings.entries()) {
    for (const { rune } of loaded.areas) assert.ok(rune?.laying !== i || (rune.known & (1 << by)) !== 0);
  }
  assert.equal((loaded.stack.at(-1)!.v as { source: string }).source, 'winter');
  const luck = rng('on');
  for (let q: Question | null = game.machine.open(loaded)[0]!; q !== null; ) {
    q = game.machine.play(loaded, q, q.options[luck(q.options.length)]!);
  }
  assert.ok(loaded.over);
});
