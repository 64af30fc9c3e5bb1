import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNITS } from '../../src/printed/ids.ts';
import { text } from '../../text/it.ts';
import { fixed, translated } from './translation.ts';

translated('Italian', text, {
  turn: 'Nel tuo turno',
  'orders-revealed': 'Quando si rivelano le carte Ordine',
  'battle-start': 'All’inizio di una battaglia',
  'battle-row': 'Prima di una riga di battaglia',
  'battle-row-after': 'Dopo una riga di battaglia',
  'battle-tally': 'Quando si calcola la forza',
  diplomacy: 'Prima di pescare per la diplomazia',
  test: 'Prima di una prova di Missione',
  'duel-start': 'all’inizio di un duello',
});

test('Italian contracts its articles and sets its own quotes and spaces', () => {
  for (const [where, said] of fixed(text)) {
    assert.doesNotMatch(said, /(^|[ (])(a|di|da|in|su) (il|lo|la|i|gli|le|l’)(?!\p{L})/iu, where);
    assert.doesNotMatch(said, /["'`“”]|\.\.\.|\d %| {2}|^ | $|’ /, where);
    assert.equal(said.split('«').length, said.split('»').length, where);
  }
});

test('Italian units have the article that fits their first sound', () => {
  const isFeminine = new Set(['siege-tower', 'sorceress']);
  for (const id of UNITS) {
    const { name, many, subject } = text.words.forms.units[id];
    const masculine = /^(S[^aeiou]|Z)/.test(name) ? 'uno ' : 'un ';
    const feminine = /^[AEIOU]/.test(name) ? 'un’' : 'una ';
    assert.equal(subject(1), `${isFeminine.has(id) ? feminine : masculine}${name}`);
    assert.equal(subject(2), `2 ${many}`);
  }
});

test('Italian quests, cities and reasons are put together as sentences', () => {
  assert.deepEqual(text.quest('ford-watch'), {
    task: 'Prova di Agilità.',
    lines: [
      { destiny: 'gold', text: 'Pesca 2 carte Ricompensa e tienine 1.' },
      { destiny: 'grey', text: 'Pesca una carta Ricompensa.' },
      { destiny: 'red', text: 'La Missione fallisce e l’Eroe subisce 1 danno.' },
    ],
  });
  assert.equal(
    text.quest('ash-wood-hunt').task,
    'Duello con il Cacciatore, che ha salute 3. Abilità speciale: previene 1 danno e ne infligge 1.',
  );
  assert.deepEqual(text.benefits('brassport'), [
    'un’unità neutrale circolare e una triangolare',
    '1 segnalino Influenza',
  ]);
  assert.deepEqual(text.benefits('thornwick'), ['2 carte Missione', '2 unità neutrali triangolari']);
  const why = { rule: '', chance: 0.62, points: 3, because: null, iterations: 9 };
  assert.equal(
    text.why('harvest', { ...why, others: [{ answer: 'recruit', chance: 0.02, points: 1 }] }),
    'Raccolto: 62% di vittoria. A poca distanza: Reclutamento (−2).',
  );
});

test('Italian lines of the journal agree in number and take the preposition that fits', () => {
  const entry = { seat: 0, to: null, rule: '', what: '', n: 0, at: '' } as const;
  const { notes } = text;
  assert.equal(
    notes['dealt-hero']({ ...entry, kind: 'dealt-hero', what: 'quill' }, () => 'Anna'),
    'Quill il Viandante si unisce ad Anna.',
  );
  assert.equal(
    notes['dealt-hero']({ ...entry, kind: 'dealt-hero', what: 'quill' }, () => 'Bruno'),
    'Quill il Viandante si unisce a Bruno.',
  );
  const retreats = { ...entry, kind: 'retreats', at: '5A' } as const;
  assert.equal(
    notes.retreats({ ...retreats, seat: -1, what: 'beastman', n: 2 }, () => ''),
    '2 Uomini Bestia neutrali si ritirano nell’area 5A.',
  );
  assert.equal(
    notes.retreats({ ...retreats, what: 'siege-tower', n: 1 }, () => 'Anna'),
    'Una Torre d’Assedio di Anna si ritira nell’area 5A.',
  );
  assert.equal(
    notes.reckons({ ...entry, kind: 'reckons' }, () => 'Anna'),
    'Anna non ha rune di drago.',
  );
});
