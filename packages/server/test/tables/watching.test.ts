import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LaidTable } from '../../src/tables/rows.ts';
import { Viewers } from '../../src/tables/viewers.ts';
import { aHouse } from '../house.ts';
import { assertUnwatched } from './watching.ts';

test('who may not watch any longer is told so, and nothing more', async () => {
  const house = await aHouse();
  await assertUnwatched(house, house);
  await house.close();
});

test('who watches through this process: those with a seat by name, the others by number', () => {
  const laid = {
    table: { status: 'playing', host: null, settings: { watch: 'everyone' } },
    seats: [{ seat: 0, person: 'anna' }],
  } as unknown as LaidTable;
  const viewers = new Viewers('tea');
  const people = ['anna', 'anna', 'fan', null];
  for (const person of people) viewers.add({ person, send: () => {} }, null, laid);
  assert.deepEqual(viewers.present(), { here: new Set(['anna']), watchers: 2 });
  assert.deepEqual([viewers.isHere('anna'), viewers.isHere('fan')], [true, false]);
});
