import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, NOBODY } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../src/index.ts';
import { area } from '../src/rules/areas.ts';
import { moveHero, moving } from '../src/rules/hero-move.ts';
import { takeTurn } from '../src/rules/turn.ts';
import { army, hero, matchFrom, orders, quiet } from './position.ts';

/** A rune of Uthuk in 7B, which Daqan have not seen. Nobody is there. */
function withRune(g: Table): void {
  quiet(g);
  for (const here of g.areas) if (here.holder === NOBODY) army(g, here.id, NOBODY, {});
  area(g, '7B').rune = { genuine: true, laying: g.layings.length, known: 0b10 };
  g.layings.push({ genuine: 1, false: 0, by: 1, source: 'start' });
}

test(rule('RW-RUNE-05', 'RW-HERO-12') + 'a hero who steps on takes it back freely, until a rune was looked at', () => {
  const match = matchFrom(
    g => {
      withRune(g);
      hero(g, 0, 'quill', '7C');
    },
    g => call(g, moveHero, moving(0, 'quill')),
  );
  match.answer(0, '7D');
  assert.deepEqual(match.undo(0), { to: 0, consent: [] });
  match.goBack(0);
  match.answer(0, '7B');
  assert.deepEqual(
    match
      .heard(0)
      .slice(-2)
      .map(({ kind, what }) => `${kind} ${what}`),
    ['hero-moves quill', 'looks-at-rune genuine'],
  );
  assert.deepEqual(match.undo(0), { to: 0, consent: [1] }, 'only if Uthuk agree');
});

test(rule('RW-RUNE-05', 'RW-BATTLE-51') + 'an army that has taken the area of a rune has seen it', () => {
  const marched = (to: '7B' | '7D') => {
    const match = matchFrom(
      g => {
        withRune(g);
        army(g, '7C', 0, { footman: 2 });
        // Its bonus asks him again.
        orders(g, 0, 'mobilize', true);
      },
      g => call(g, takeTurn, { seat: 0 }),
    );
    match.answers(0, [to, 'footman@7C', 'done']);
    return match.undo(0);
  };
  assert.deepEqual([marched('7D')?.consent, marched('7B')?.consent], [[], [1]]);
});
