import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNITS } from '../../src/printed/ids.ts';
import { UNIT } from '../../src/printed/units.ts';
import { text } from '../../text/de.ts';
import { fixed, translated } from './translation.ts';

translated('German', text, {
  turn: 'In deinem Zug',
  'orders-revealed': 'Wenn die Befehle aufgedeckt werden',
  'battle-start': 'Zu Beginn eines Kampfes',
  'battle-row': 'Vor einer Reihe des Kampfes',
  'battle-row-after': 'Nach einer Reihe des Kampfes',
  'battle-tally': 'Wenn die Stärke gezählt wird',
  diplomacy: 'Bevor du für Diplomatie ziehst',
  test: 'Vor einer Questprobe',
  'duel-start': 'zu Beginn eines Duells',
});

test('German sets its own quotes, and a sentence after a colon begins with a capital', () => {
  for (const [where, said] of fixed(text)) {
    assert.doesNotMatch(said, /["'`”«»]|\.\.\.|\d%|\d %| {2}|^ | $/, where);
    assert.equal(said.split('„').length, said.split('“').length, where);
    assert.doesNotMatch(said, /: (du|er|sie|es|wer|der|ziehe|lege|verursache|nichts geschieht)\b/, where);
  }
});

test('German declines its units', () => {
  const { units } = text.words.forms;
  assert.equal(units.bowman.subject(1), 'ein Bogenschütze');
  assert.equal(units.bowman.object(1), 'einen Bogenschützen');
  assert.equal(units.sorceress.object(1), 'eine Zauberin');
  assert.equal(units.reanimate.subject(1), 'ein Wiederbelebter');
  assert.equal(units.reanimate.object(1), 'einen Wiederbelebten');
  assert.equal(units.reanimate.object(2), '2 Wiederbelebte');
  // The journal speaks of 'ein neutraler …'.
  for (const id of UNITS) if (UNIT[id].faction === null) assert.match(units[id].subject(1), /^ein /, id);
});

test('German quests, cities and reasons are put together as sentences', () => {
  assert.deepEqual(text.quest('ford-watch'), {
    task: 'Probe auf Gewandtheit.',
    lines: [
      { destiny: 'gold', text: 'Von 2 gezogenen Belohnungen 1 behalten.' },
      { destiny: 'grey', text: 'Eine Belohnung ziehen.' },
      { destiny: 'red', text: 'Scheitern und 1 Schaden nehmen.' },
    ],
  });
  assert.equal(
    text.quest('ash-wood-hunt').task,
    'Duell. Der Jäger hat 3 Lebenspunkte und verhindert mit dem Spezialsymbol 1 Schaden und verursacht 1.',
  );
  assert.equal(
    text.words.questClauses(['eine Belohnung ziehen', 'eine Taktikkarte ziehen']),
    'eine Belohnung und eine Taktikkarte ziehen',
  );
  assert.deepEqual(text.benefits('brassport'), ['je eine neutrale Kreis- und Dreieck-Einheit', '1 Einfluss']);
  assert.deepEqual(text.benefits('thornwick'), ['2 Questkarten', '2 neutrale Dreieck-Einheiten']);
  const why = { rule: '', chance: 0.62, points: 3, because: { what: 'runes', n: 1 }, iterations: 9 };
  assert.equal(
    text.why('harvest', { ...why, others: [{ answer: 'recruit', chance: 0.02, points: 1 }] }),
    'Ernten: 62\u00a0% Siegchance. Hauptgrund: mehr Drachenrunen. Knapp dahinter: Rekrutieren (−2).',
  );
});

test('German lines of the journal agree in case and number', () => {
  const entry = { seat: 0, to: null, rule: '', what: '', n: 0, at: '' } as const;
  const name = () => 'Anna';
  const { notes } = text;
  assert.equal(
    notes.challenges({ ...entry, kind: 'challenges', what: 'quill', at: 'marauder' }, name),
    'Quill fordert den Plünderer zum Duell.',
  );
  assert.equal(
    notes.destroyed({ ...entry, kind: 'destroyed', what: 'giant', n: 1, at: '5A' }, name),
    'Anna verliert einen Riesen in 5A.',
  );
  assert.equal(
    notes.retreats({ ...entry, kind: 'retreats', seat: -1, what: 'beastman', n: 2, at: '5A' }, name),
    '2 neutrale Tiermenschen ziehen sich nach 5A zurück.',
  );
  assert.equal(
    notes['chooses-faction']({ ...entry, kind: 'chooses-faction', what: 'waiqar' }, name),
    'Anna führt Waiqar den Unsterblichen an.',
  );
  assert.equal(notes.wins({ ...entry, kind: 'wins' }, name), 'Anna gewinnt die Partie ohne Drachenrune.');
});
