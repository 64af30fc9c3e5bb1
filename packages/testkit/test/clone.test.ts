import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { copy, type Frame } from '@teahouse/kernel';
import { cloneSource, playedStates } from '../src/clone.ts';
import { clone } from './odd-table/clone.generated.ts';
import { cloneHints, states, type Table } from './odd-table/table.ts';
import { toy } from './toy.ts';

describe('a generated clone', () => {
  it('is what the generator writes', () => {
    const written = readFileSync(new URL('odd-table/clone.generated.ts', import.meta.url), 'utf8');
    const withoutLayout = (source: string): string => source.replace(/[\s;,]+/g, '');
    assert.equal(withoutLayout(cloneSource(states, cloneHints)), withoutLayout(written), 'run: npm run clones');
  });

  it('is equal to the generic copy and shares only what was declared', () => {
    for (const state of states) assertCloned(state);
  });

  it('copies what no sample had', () => {
    const [first] = states;
    const frame = (proc: string, v: object): Frame => ({ proc, step: 'go', list: [1], i: 0, sealed: { 1: 'no' }, v });
    assertCloned({
      ...first!,
      stack: [
        frame('never/called', { deep: [{ er: ['x'] }] }),
        frame('event', { event: { type: 'flood', by: { sea: [1] } } }),
        frame('duel', { by: { kind: 'words', said: ['coward'] } }),
      ],
      stake: { type: 'house', rooms: { beds: [2] } },
      prizes: [{ kind: 'kiss', names: ['Mei'] }],
      offer: { by: 0, terms: { coins: 9, cards: ['z'] } },
      slots: [{ card: 'cake', tokens: [] }],
      prices: { water: 1 },
      stalls: { water: { open: true, goods: ['still'] } },
      debts: { blue: [{ to: [0] }] },
      mark: { x: 2 },
      later: { cards: ['q'] },
      waiting: [{ seat: 1 }],
      spot: [3, 4],
    });
  });

  it('keeps the order of keys', () => {
    const state = { ...states[0]!, prices: { b: 1, a: 2 } };
    assert.deepEqual(Object.keys(clone(state).prices), ['b', 'a']);
    assert.deepEqual(Object.keys(clone(state)), Object.keys(state));
  });
});

describe('the generator', () => {
  it('refuses hints about nothing', () => {
    assert.throws(() => cloneSource(states, { shared: ['map', 'mop'] }), /no state has mop/);
  });

  it('refuses states with other fields, and no states', () => {
    assert.throws(() => cloneSource([]), /no state to learn from/);
    const { map: _, ...other } = states[0]!;
    assert.throws(() => cloneSource([states[0]!, other]), /the fields of the state vary/);
  });

  it('learns from complete games at every number of seats, and always the same', () => {
    const game = toy();
    const ends = new Map<number, number>();
    for (const g of playedStates(game, 4)) if (g.over) ends.set(g.seats, (ends.get(g.seats) ?? 0) + 1);
    assert.deepEqual([...ends.keys()], [2, 3]);
    assert.deepEqual([...ends.values()], [4, 4]);
    assert.equal(cloneSource(playedStates(game)), cloneSource(playedStates(game)));
  });
});

function assertCloned(state: Table): void {
  const cloned = clone(state);
  assert.equal(JSON.stringify(cloned), JSON.stringify(copy(state)));
  assert.deepEqual(sameObjects(state, cloned), ['map', 'pages.0.text']);
}

/** The paths of all objects that are one and the same in both. */
function sameObjects(a: object, b: object): string[] {
  const found: string[] = [];
  for (const [key, x] of Object.entries(a)) {
    const y = (b as Record<string, unknown>)[key] as object;
    if (typeof x !== 'object' || x === null) continue;
    if (x === y) found.push(key);
    else for (const path of sameObjects(x, y)) found.push(`${key}.${path}`);
  }
  return found;
}
