import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { game, text } from '../../src/index.ts';
import { SELDOM, SELDOM_GENERALS } from './reach.ts';

test('what games under laws come to by luck only is reached by the test that is named', async () => {
  const declared = [...game.machine.asks(), ...Object.keys((await text.en()).notes), ...Object.keys(SELDOM_GENERALS)];
  for (const [id, file] of Object.entries({ ...SELDOM, ...SELDOM_GENERALS })) {
    assert.ok(declared.includes(id), `${id} is neither a question nor a note nor a card`);
    assert.ok(readFileSync(new URL(file, import.meta.url), 'utf8').includes(id), `${file} says nothing of ${id}`);
  }
});
