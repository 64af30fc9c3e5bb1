import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grammar, LANGUAGES, type Language } from '@teahouse/kernel';
import { COMMANDS, DEMANDS } from '../../src/printed/ids.ts';
import type { CardKey } from '../../text/cards/keys.ts';
import { text as en, type Text } from '../../text/en.ts';

const texts: Readonly<Record<Language, Text>> = {
  en,
  it: (await import('../../text/it.ts')).text,
  es: (await import('../../text/es.ts')).text,
  de: (await import('../../text/de.ts')).text,
};
const numbers = (said: string): string[] => [...new Set(said.match(/\d+/g))].toSorted();

for (const language of LANGUAGES) {
  const { cards, rules } = texts[language];
  const { quoted } = grammar(language);
  const ids = Object.keys(cards) as CardKey[];

  test(`${language}: a card is whole sentences, each with one colon at most: when, then what`, () => {
    for (const id of ids) {
      const [name, help] = cards[id];
      assert.match(name, /^\p{Lu}/u, id);
      assert.match(help, /^[“«„+\p{Lu}].*\.$/u, `${id}: ${help}`);
      assert.doesNotMatch(`${name} ${help}`, /['"`]| {2}| - /, id);
      for (const sentence of help.split('. ')) assert.ok(sentence.split(':').length <= 2, `${id}: ${sentence}`);
    }
  });

  test(`${language}: a card says the same numbers as in English`, () => {
    for (const id of ids) assert.deepEqual(numbers(cards[id][1]), numbers(en.cards[id][1]), `${id}: ${cards[id][1]}`);
  });

  test(`${language}: commands stand in quotes where a card or a rule names them`, () => {
    const prose = [...ids.map(id => cards[id][1]), ...Object.values(rules)];
    const [open, close] = quoted('|').split('|') as [string, string];
    for (const id of COMMANDS) {
      const name = cards[id][0];
      const bare = new RegExp(`(?<![${open}\\p{L}])${name}(?![${close}\\p{L}])`, 'u');
      // Two of these names are common words as well: a levy, the economy.
      for (const said of prose) assert.doesNotMatch(said, bare, `${name} without quotes: ${said}`);
    }
  });

  test(`${language}: the demands that two players leave out are named as on their cards`, () => {
    const without = DEMANDS.filter(id => rules['GW-COOP-39'].includes(quoted(cards[id][0])));
    assert.deepEqual(without, ['taunt-them', 'imperial-guard', 'glory-to-the-emperor', 'royal-escort']);
  });
}
