import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Id } from '@teahouse/protocol';
import * as v from 'valibot';
import { newTableId } from '../src/ids.ts';

test('tables are in the order in which they were laid, and their ids cannot be guessed', () => {
  const hour = 3_600_000;
  const begin = Date.UTC(2026, 10, 16);
  const ids = Array.from({ length: 1000 }, (_, hours) => newTableId(begin + hours * hour));
  assert.deepEqual(ids.toSorted(), ids);
  for (const id of ids) assert.ok(v.is(Id, id), id);
  const sameMoment = new Set(Array.from({ length: 1000 }, () => newTableId(begin)));
  assert.equal(sameMoment.size, 1000);
  for (const id of sameMoment) assert.ok(id.length >= 8 + 16, 'the time, and 96 bits that nobody knows');
});
