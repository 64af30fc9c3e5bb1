import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { copy, notJson } from '../src/index.ts';

const json = fc.jsonValue({ maxDepth: 4 }).filter(x => notJson(x, 'x') === null);

test('a copy equals the original and shares nothing with it', () => {
  fc.assert(
    fc.property(json, x => {
      const twin = copy(x);
      assert.deepEqual(twin, x);
      if (typeof x === 'object' && x !== null) assert.notEqual(twin, x);
    }),
  );
  const nested = { a: [{ b: [1] }] };
  const twin = copy(nested);
  twin.a[0]!.b.push(2);
  assert.deepEqual(nested, { a: [{ b: [1] }] });
});

test('what is not JSON is named with its place', () => {
  const cases: [unknown, string][] = [
    [{ a: [1, new Set()] }, 'g.a[1] is a Set'],
    [{ a: { b: undefined } }, 'g.a.b is undefined'],
    [{ f: () => 1 }, 'g.f is a function'],
    [[Number.NaN], 'g[0] is NaN'],
    [[-0], 'g[0] is -0'],
    [{ when: new Date(0) }, 'g.when is a Date'],
    [Array(2), 'g[0] is a hole'],
    [{ n: 3n }, 'g.n is a bigint'],
    [JSON.parse('{"__proto__": 1}'), "g has a field '__proto__'"],
  ];
  for (const [value, sentence] of cases) assert.equal(notJson(value, 'g'), sentence);
  assert.equal(notJson({ a: [1, 'x', null, true, { b: {} }] }, 'g'), null);
});
