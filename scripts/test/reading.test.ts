import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { games } from '@teahouse/games';
import { LANGUAGES, type Language } from '@teahouse/kernel';
import { faultsIn, isUnended, type Line, numberFaults, Reading, readSamples } from '@teahouse/testkit';
import { consentWords, noticeWords } from '../../packages/server/src/notify/words.ts';
import { readingOf } from '../reading.ts';

/** Words that do not change after a number, and verbs after the number of a month, a year or a place. */
const UNCHANGED: Readonly<Record<Language, readonly string[]>> = {
  en: ['fireworks', 'tactics', 'begins', 'is', 'Chaos', 'decays', 'collapses', 'was', 'has'],
  it: ['Squarciacarne', 'delle', 'Fuochi', 'ogni'],
  es: ['Desgarracarnes', 'más', 'menos'],
  de: ['Yuan', 'Reis', 'Einfluss', 'Schaden', 'Krieger', 'Berserker', 'Ritter', 'Hexer', 'Fleischreißer'].concat(
    ['Rasierklingenflügler', 'Stein', 'Ehre', 'Berater', 'Schreiber', 'Lanzenträger', 'Angriffsstärke', 'Spieler'],
    ['Plättchen', 'Reisplättchen', 'Feuerwerksplättchen', 'Feuerwerker', 'Guten'],
    ['Marker', 'Runenmarker', 'Aktivierungsmarker', 'Schandmarker', 'Wundmarker', 'Soldaten', 'Bogenschützen'],
  ),
};

/** Faults of a game that are being mended, by what they are called. */
const STILL_ALLOWED: Readonly<Record<string, readonly string[]>> = {};

const marked = (lines: readonly Line[], allowed: readonly string[] = []): string[] => [
  ...lines.flatMap(line =>
    [...faultsIn(line), ...(isUnended(line) ? ['no end'] : [])]
      .filter(fault => !allowed.includes(fault))
      .map(fault => `${line.language} ${line.kind} ${line.key}, ${fault}: ${line.said}`),
  ),
  ...(allowed.includes('number') ? [] : numberFaults(lines, UNCHANGED)),
];

for (const { game } of games) {
  test(`${game.id}: what its players read has no fault that a machine can find`, async t => {
    const { lines } = await readingOf(game.id, { games: 3 });
    for (const language of LANGUAGES) {
      const read = lines.filter(line => line.language === language);
      assert.ok(read.length >= 300, `only ${read.length} lines in ${language}`);
    }
    t.diagnostic(`${lines.length} lines`);
    assert.deepEqual(marked(lines, STILL_ALLOWED[game.id]), []);
  });
}

/** The words of the site, and what every board says. */
async function siteText(folder: string, name: string, language: Language): Promise<unknown> {
  const module: Record<string, unknown> = await import(
    join(import.meta.dirname, `../../packages/${folder}/text/${language}.ts`)
  );
  return module[name];
}

test('the site, its refusals, its errors and its mails have no fault that a machine can find', async t => {
  const reading = new Reading();
  for (const language of LANGUAGES) {
    const site = (await siteText('web', 'text', language)) as Record<string, unknown>;
    for (const [part, words] of Object.entries(site)) {
      readSamples(reading, language, part === 'no' ? 'error' : 'site', words, part);
    }
    readSamples(reading, language, 'site', await siteText('boardkit', 'common', language));
    reading.leaves(language, 'mail', { ...noticeWords[language].says });
    const { toTable, whyMail, noMore } = noticeWords[language];
    reading.leaves(language, 'site', { toTable, whyMail, noMore });
    reading.leaves(language, 'site', consentWords[language]);
  }
  t.diagnostic(`${reading.lines.length} lines`);
  assert.ok(reading.lines.length > 1500, `only ${reading.lines.length} lines`);
  assert.deepEqual(marked(reading.lines), []);
});
