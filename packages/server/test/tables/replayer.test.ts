import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import { Guard } from '../../src/tables/guard.ts';
import { Replayer } from '../../src/tables/replayer.ts';

test('games are played again for one address after another; nobody is sent away because of others', async t => {
  const guard = new Guard();
  const replayer = new Replayer(new Map(games.map(({ game }) => [game.id, game])), guard);
  t.after(async () => {
    await replayer.close();
    await guard.close();
  });
  const done: string[] = [];
  const run = async (name: string, address: string): Promise<void> => {
    const deal = { seats: 2, options: {}, seed: name };
    const { asked } = await replayer.run({ kind: 'past', game: 'five-cups', deal, past: [], now: 1 }, address);
    assert.ok(asked.length > 0);
    done.push(name);
  };
  const all = Array.from({ length: 21 }, (_, i) => run(`flood${i}`, 'a'));
  await assert.rejects(run('one more', 'a'), /too many games/, 'twenty of one address wait');
  all.push(run('anna', 'b'), run('bert', 'c'));
  assert.equal(replayer.waiting, 22);
  await Promise.all(all);
  assert.deepEqual(done.slice(0, 5), ['flood0', 'flood1', 'anna', 'bert', 'flood2']);
  assert.equal(replayer.waiting, 0);
});
