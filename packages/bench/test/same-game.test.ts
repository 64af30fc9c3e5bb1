import assert from 'node:assert/strict';
import { it } from 'node:test';
import { copy, imagine, reimagine, rng, type Seat, view } from '@teahouse/kernel';
import { clone } from '../src/dragon-lite/clone.generated.ts';
import { cloneByHand } from '../src/dragon-lite/clone.ts';
import { cloneHints, game } from '../src/dragon-lite/game.ts';
import { checksum, playSideBySide } from '../src/proof.ts';

it('the kernel, the driver and the plain rules play the same game', () => {
  let decisions = 0;
  for (let dealt = 1; dealt <= 320; dealt++) decisions += playSideBySide(2 + (dealt % 4), dealt);
  assert.ok(decisions > 30_000);
});

it('the plain rules are still those that the C++ anchor was written from', () => {
  assert.equal(checksum(), 706708908);
});

it('clones are equal to the generic copy and share only what never changes', () => {
  for (let dealt = 1; dealt <= 24; dealt++) {
    playSideBySide(2 + (dealt % 4), dealt, (g, q) => {
      const before = JSON.stringify(g);
      for (const cloned of [clone(g), cloneByHand(g)]) {
        assert.equal(JSON.stringify(cloned), JSON.stringify(copy(g)));
        assert.deepEqual(
          [...new Set(sharedPaths(g, cloned))],
          q.ask === 'game.draft' ? ['deck', 'disasters'] : cloneHints.shared,
        );
        game.machine.play(cloned, q, q.options.at(-1)!);
        assert.equal(JSON.stringify(g), before);
      }
    });
  }
});

it('viewers cannot tell an imagined table from the real one', () => {
  const luck = rng('same-game');
  for (let dealt = 1; dealt <= 24; dealt++) {
    const seats = 2 + (dealt % 4);
    playSideBySide(seats, dealt, (g, q) => {
      const me: Seat | null = luck(seats + 1) === seats ? null : luck(seats);
      const seen = view(game, g, me);
      for (const world of [imagine(game, seen, me, luck), reimagine(game, g, me, luck)]) {
        assert.deepEqual(view(game, world, me), seen);
        assert.equal(world.hands.flat().length, g.hands.flat().length);
        if (q.seat === me) assert.deepEqual(game.machine.open(world), [q]);
      }
    });
  }
});

/** The paths of all objects that are the same one in both, as clone hints name them. */
function sharedPaths(a: object, b: object, path = ''): string[] {
  const found: string[] = [];
  for (const [key, x] of Object.entries(a)) {
    const y: unknown = (b as Record<string, unknown>)[key];
    const name = Array.isArray(a) ? '*' : key;
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof x !== 'object' || x === null) continue;
    if (x === y) found.push(here);
    else found.push(...sharedPaths(x, y as object, here));
  }
  return found;
}
