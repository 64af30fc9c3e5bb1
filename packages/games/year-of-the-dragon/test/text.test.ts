import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { ACTIONS } from '../src/cards/actions.ts';
import { TYPES } from '../src/cards/persons.ts';
import { text as de } from '../text/de.ts';
import { text as en } from '../text/en.ts';
import { text as es } from '../text/es.ts';
import { text as it } from '../text/it.ts';

const texts = Object.entries({ en, it, es, de });

const EVENTS = {
  peace: 'PEACE',
  tribute: 'TRIBUTE',
  drought: 'DROUGHT',
  festival: 'FESTIVAL',
  mongols: 'MONGOL',
  contagion: 'CONTAGION',
} as const;
const SUPER_EVENTS = {
  lantern: 'LANTERN',
  buddha: 'BUDDHA',
  earthquake: 'QUAKE',
  flood: 'FLOOD',
  eclipse: 'ECLIPSE',
  volcano: 'VOLCANO',
  tornado: 'TORNADO',
  sunrise: 'SUNRISE',
  assassination: 'ASSASSIN',
  charter: 'CHARTER',
} as const;

const chapterOf = (action: string): string => `YD-ACT-${action === 'privilege' ? 'PRIV' : action.toUpperCase()}`;

for (const [language, words] of texts) {
  test(`${language}: a chapter of the rules is called as the action or the event it tells of`, () => {
    const chapters: Record<string, string> = words.chapters!;
    for (const action of ACTIONS) assert.equal(chapters[chapterOf(action)], words.answer(action));
    for (const [event, id] of Object.entries(EVENTS)) {
      assert.equal(chapters[`YD-EVENT-${id}`], words.events[event as keyof typeof EVENTS].name);
    }
    for (const [event, id] of Object.entries(SUPER_EVENTS)) {
      const { name } = words.superEvents[event as keyof typeof SUPER_EVENTS];
      // Long names can be parted on their tiles.
      assert.equal(chapters[`YD-SUPER-${id}`], name.replaceAll('\u00AD', ''));
    }
  });

  test(rule('YD-SUPER-CHARTER-04') + `${language}: a charter that brings nothing says so, and no other does`, () => {
    const said = TYPES.map(what =>
      words.notes.charters({ kind: 'charters', rule: '', seat: 0, what, n: 0, at: '' }, () => 'Anna'),
    );
    const isVain = (line: string): boolean => /, (?:to no effect|senza effetto|sin efecto|ohne Wirkung)\.$/.test(line);
    assert.deepEqual(
      TYPES.filter((_, i) => isVain(said[i]!)),
      ['healer'],
    );
    assert.equal(new Set(said).size, TYPES.length);
  });
}

test(rule('YD-SUPER-QUAKE-02') + 'the Earthquake drives out those beyond the room, and its help says so', () => {
  const help = Object.fromEntries(texts.map(([language, words]) => [language, words.superEvents.earthquake.help]));
  assert.match(help.en!, /persons who no longer have room leave/);
  assert.match(help.it!, /chi non ha più posto se ne va/);
  assert.match(help.es!, /quien ya no quepa se va/);
  assert.match(help.de!, /wer keinen Platz mehr hat, geht/);
});
