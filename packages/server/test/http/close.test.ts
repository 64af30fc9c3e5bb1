import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { aHouse } from '../house.ts';

test('a house closes although somebody holds a line on which nothing was asked', async () => {
  const house = await aHouse();
  const { hostname, port } = new URL(house.address);
  const spare = connect(Number(port), hostname);
  await once(spare, 'connect');
  const began = performance.now();
  await house.close();
  assert.ok(performance.now() - began < 5000);
  spare.destroy();
});
