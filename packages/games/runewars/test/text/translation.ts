import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '@teahouse/kernel';
import { DECKS } from '../../src/cards/index.ts';
import { game } from '../../src/index.ts';
import { CITIES, REWARDS, TACTICS, UNITS } from '../../src/printed/ids.ts';
import type { Window } from '../../src/rules/cards.ts';
import { text as english, type Text } from '../../text/en.ts';

/** Every fixed sentence, with where it stands. */
function* sentences(of: object, where: string): Generator<readonly [where: string, said: string]> {
  for (const [key, said] of Object.entries(of)) {
    if (typeof said === 'string') yield [`${where}.${key}`, said];
    else if (typeof said === 'object' && said !== null) yield* sentences(said, `${where}.${key}`);
  }
}
export const fixed = ({ rules, words, asks, options, chapters, reasons }: Text) =>
  sentences({ rules, words, asks, options, chapters, reasons }, 'text');

const numbers = (said: string): string[] => (said.match(/\d+/g) ?? []).toSorted();

/** What holds for every translation; `when` says how its cards begin. */
export function translated(language: string, text: Text, when: Readonly<Record<Window, string>>): void {
  test(`${language} says the same numbers as English`, () => {
    const said = new Map(fixed(text));
    for (const [where, original] of fixed(english)) {
      assert.deepEqual(numbers(said.get(where)!), numbers(original), where);
    }
  });

  test(`${language} has whole questions and rules, each sentence with at most one colon`, () => {
    for (const ask of game.machine.asks()) assert.match(asked(text, ask, null), /^[¿„«\p{Lu}].*[.?]$/u, ask);
    for (const [id, said] of Object.entries(text.rules)) {
      assert.match(said, /^[„«]?\p{Lu}.*\.$/u, id);
      for (const sentence of said.split(/[.;] /)) assert.ok(sentence.split(': ').length <= 2, `${id}: ${sentence}`);
    }
  });

  test(`${language} names belong to one card of a deck`, () => {
    const { orders, developments, seasons, objectives, titles, tactics, heroes, quests, rewards, explorations } =
      text.words.cards;
    for (const deck of [
      orders,
      developments,
      seasons,
      objectives,
      titles,
      tactics,
      heroes,
      quests,
      rewards,
      explorations,
    ]) {
      const names = Object.keys(deck).map(id => text.answer(id));
      assert.equal(new Set(names).size, names.length, names.join());
    }
    assert.equal(new Set([...UNITS, ...CITIES].map(id => text.answer(id))).size, UNITS.length + CITIES.length);
  });

  test(`${language} cards say when they may be used`, () => {
    const { tactics, rewards } = text.words.cards;
    for (const id of TACTICS) {
      for (const window of DECKS.tactics[id].windows) assert.ok(tactics[id][1].includes(when[window]), id);
    }
    for (const id of REWARDS) {
      assert.equal(rewards[id][1].startsWith(when.turn), DECKS.rewards[id].turn !== undefined, id);
    }
  });
}
