import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainsOf, leadsTo } from '../../board/model/chains.ts';
import { effects } from '../../board/model/effects.ts';
import { text as load } from '../../src/index.ts';
import { LOCATIONS } from '../../src/printed/board.ts';
import type { Text } from '../../text/en.ts';
import { everywhere } from './play.ts';

const SECTIONS = ['left', 'middle', 'right'];

test('a thing of the next question leads there by one answer, and never stands for an answer of this one', () => {
  const led = new Map<string, number>();
  everywhere('chains', 12, (_, q, seen) => {
    const chains = chainsOf(seen, q);
    for (const [place, answer] of chains) {
      const [, id] = place.split(' ') as [string, string];
      assert.ok(q.options.includes(answer), `${q.ask}: ${answer}`);
      assert.ok(!q.options.includes(id), `${q.ask}: ${id} is offered itself`);
      led.set(q.ask, (led.get(q.ask) ?? 0) + 1);
    }
  });
  for (const ask of ['command/either.choose', 'recruit.choose']) assert.ok(led.has(ask), `${ask}: ${[...led.keys()]}`);
});

test('clerks or an attack: a click on a location means clerks, a click on a vital point the attack', () => {
  let struckAtOnce = 0;
  everywhere('either', 30, (_, q, seen) => {
    if (q.ask !== 'command/either.choose' || !q.options.includes('attack')) return;
    const chains = chainsOf(seen, q);
    const places = LOCATIONS.filter(id => leadsTo(chains, id, 'locations') !== undefined);
    assert.ok(places.length > 0 && places.every(id => leadsTo(chains, id, 'locations') === 'clerks'));
    const struck = [...chains].filter(([, answer]) => answer === 'attack');
    assert.ok(struck.every(([place]) => SECTIONS.includes(place.split(' ')[0]!)));
    // Where only one attack is possible nothing more is asked.
    struckAtOnce += struck.length;
  });
  assert.ok(struckAtOnce > 0, 'somebody could do either');
});

test('beside a name stands what tells it from the others, in every language, and nothing beside a price', async () => {
  for (const language of ['en', 'it', 'es', 'de'] as const) {
    const text = (await load[language]()) as Text;
    const said = new Map<string, string>();
    everywhere(`effects ${language}`, 3, (_, q, seen) => {
      for (const [answer, effect] of effects(seen, q, text)) {
        assert.ok(q.options.includes(answer), `${q.ask}: ${answer}`);
        assert.doesNotMatch(effect, /undefined|NaN|\[object/, `${q.ask}: ${answer}`);
        if (effect !== '') said.set(`${q.ask} ${answer}`, effect);
      }
      if (q.ask === 'goods/settle.pay') assert.equal(effects(seen, q, text).size, 0);
    });
    for (const ask of ['clerks/move.choose', 'location/hire.choose', 'autumn/turn.activate', 'summer/reclaim.choose']) {
      assert.ok(
        [...said.keys()].some(key => key.startsWith(ask)),
        `${language}: ${ask}`,
      );
    }
  }
});
