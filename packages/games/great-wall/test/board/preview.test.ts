import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES, type Language } from '@teahouse/kernel';
import { preview } from '../../board/model/preview.ts';
import { scores } from '../../board/model/scores.ts';
import { text as load } from '../../src/index.ts';
import { honorOf } from '../../src/table.ts';
import type { Text } from '../../text/en.ts';
import { atMost, everywhere } from './play.ts';

/** So often the answers to one question are read. */
const MANY = 20;

describe('in four languages', async () => {
  for (const language of LANGUAGES) {
    const text = (await load[language]()) as Text;
    test(`every answer says what it would do, ${language}`, () => {
      let met = 0;
      const visit = atMost(MANY, (_, q, seen) => {
        for (const answer of q.options) {
          const { lines } = preview(seen, q, answer, text, language);
          met++;
          assert.ok(lines.length > 0, `${q.ask}: ${answer}`);
          for (const line of lines) assert.doesNotMatch(line, /undefined|NaN|\[object|^$/, `${q.ask}: ${answer}`);
        }
      });
      everywhere(`previews ${language}`, 3, visit);
      assert.ok(met > 1000, `${met} answers`);
    });
  }
});

test('the score sheet adds up, with one row per source and the total last', async () => {
  const text = (await load.en()) as Text;
  everywhere('sheets', 3, (g, _, seen) => {
    const { rows } = scores(seen, text);
    const total = rows.pop()!;
    assert.deepEqual(
      total.points,
      g.players.map((_, seat) => rows.reduce((sum, { points }) => sum + points[seat]!, 0)),
    );
    assert.deepEqual(total.points, g.players.map(honorOf));
  });
});

test('a place is told apart from another by what it does', async () => {
  for (const language of LANGUAGES) {
    const { board } = (await load[language]()) as Text;
    const said = Object.values(board.locationHelp);
    assert.equal(new Set(said).size, said.length, language);
  }
});

/** Words that are the same in both languages, or short for them. */
const SHARED = [
  'General',
  'Honor',
  'Clans',
  'Horde',
  'Chi',
  'chi',
  'Centro',
  'Clan',
  'Gold',
  'Winter',
  'Taktik',
  'Bonus',
  'Qin',
  'Qin Jiushao',
];

test('nothing is left in English', async () => {
  const sayings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(sayings)
        : [];
  const boardIn = async (language: Language) => ((await load[language]()) as Text).board;
  const english = new Set(sayings(await boardIn('en')));
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    const left = sayings(await boardIn(language)).filter(saying => english.has(saying) && !SHARED.includes(saying));
    assert.deepEqual(left, [], language);
  }
});
