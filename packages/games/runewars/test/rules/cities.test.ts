import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, rng } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { rich } from '../laws/rich.ts';

test(
  rule('RW-CITY-04') + 'no battle, order or winter takes a city away or builds one, and no card there is does',
  () => {
    const luck = rng('cities');
    let changed = 0;
    for (const seats of [2, 3, 4]) {
      for (let n = 0; n < 4; n++) {
        const { g, question } = deal(rich, { seats, seed: `cities ${n}` });
        const cities = (): string => JSON.stringify(g.areas.map(({ id, city }) => [id, city]));
        const holders = (): number[] => g.areas.filter(({ city }) => city !== null).map(({ holder }) => holder);
        const [before, held] = [cities(), holders()];
        for (let q = question; q !== null; ) {
          q = rich.machine.play(g, q, q.options[luck(q.options.length)]!);
          assert.equal(cities(), before);
        }
        changed += holders().filter((holder, i) => holder !== held[i]).length;
      }
    }
    assert.ok(changed >= 10, `only ${changed} cities changed hands`);
  },
);
