import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneOf, deal, LANGUAGES, rng, view } from '@teahouse/kernel';
import { preview } from '../../board/preview.ts';
import { coinsOf } from '../../board/reading.ts';
import { game, text as load } from '../../src/index.ts';
import type { Text } from '../../text/en.ts';

const texts: Text[] = [];
for (const language of LANGUAGES) texts.push((await load[language]()) as Text);

test('a guest or a sweet is previewed with the coins one then has, if nobody plays a favour', () => {
  const luck = rng('previews');
  const compared = { guest: 0, sweets: 0 };
  for (let n = 0; n < 40; n++) {
    const { g, question } = deal(game, { seats: 2 + (n % 3), seed: `previews ${n}` });
    for (let q = question; q !== null; ) {
      const seen = view(game, g, q.seat);
      for (const answer of q.options) {
        const { lines } = preview(seen, q, answer, texts[n % texts.length]!);
        for (const line of lines) assert.ok(line.trim() !== '' && !/undefined|NaN/.test(line), `${answer}: '${line}'`);
        const kind = answer.startsWith('guest-') ? 'guest' : answer.startsWith('sweets-') ? 'sweets' : null;
        if (kind === null) continue;
        const after = cloneOf(game, g);
        let next = game.machine.play(after, q, answer);
        while (next?.ask === 'event/window.react') next = game.machine.play(after, next, 'pass');
        if (after.over) continue; // trios are reckoned by then
        assert.match(lines[0]!, new RegExp(`\\b${coinsOf(after.masters[q.seat]!)}\\b`), answer);
        compared[kind]++;
      }
      q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
    }
  }
  assert.ok(compared.guest > 200 && compared.sweets > 10, JSON.stringify(compared));
});
