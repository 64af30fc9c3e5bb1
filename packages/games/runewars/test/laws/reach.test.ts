import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { game, text } from '../../src/index.ts';
import { ELSEWHERE } from './reach.ts';

test('what no game under laws comes to is a question or a note, and its test names it', async () => {
  const declared = [...game.machine.asks(), ...Object.keys((await text.en()).notes)];
  for (const [id, file] of Object.entries(ELSEWHERE)) {
    assert.ok(declared.includes(id), `${id} is neither a question nor a note`);
    assert.ok(readFileSync(new URL(file, import.meta.url), 'utf8').includes(id), `${file} says nothing of ${id}`);
  }
});
