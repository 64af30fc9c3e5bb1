import assert from 'node:assert/strict';
import { test } from 'node:test';
import { text } from '../../text/es.ts';
import { fixed, translated } from './translation.ts';

translated('Spanish', text, {
  turn: 'En tu turno',
  'orders-revealed': 'Al revelarse las órdenes',
  'battle-start': 'Al comienzo de una batalla',
  'battle-row': 'Antes de una fila de una batalla',
  'battle-row-after': 'Después de una fila de una batalla',
  'battle-tally': 'Al contar la fuerza',
  diplomacy: 'Antes de robar para la diplomacia',
  test: 'Antes de una prueba de misión',
  'duel-start': 'al comienzo de un duelo',
});

test('Spanish contracts its articles and sets its own quotes and spaces', () => {
  for (const [where, said] of fixed(text)) {
    assert.doesNotMatch(said, /\b(a|de) el\b/i, where);
    assert.doesNotMatch(said, /["'`“”]|\.\.\.|\d%|\d %| {2}|^ | $/, where);
    assert.equal(said.split('«').length, said.split('»').length, where);
    assert.equal(said.split('¿').length, said.split('?').length, where);
  }
});

test('Spanish quests, cities and reasons are put together as sentences', () => {
  assert.deepEqual(text.quest('ford-watch'), {
    task: 'Haz una prueba de Agilidad.',
    lines: [
      { destiny: 'gold', text: 'Robas 2 recompensas, de las que conservas 1.' },
      { destiny: 'grey', text: 'Robas una recompensa.' },
      { destiny: 'red', text: 'Fallas y este héroe sufre 1 de daño.' },
    ],
  });
  assert.deepEqual(text.benefits('brassport'), ['una unidad neutral circular y otra triangular', '1 de influencia']);
  assert.deepEqual(text.benefits('thornwick'), ['2 cartas de misión', '2 unidades neutrales triangulares']);
  const why = { rule: '', chance: 0.62, points: 3, because: null, iterations: 9 };
  assert.equal(
    text.why('harvest', { ...why, others: [{ answer: 'recruit', chance: 0.02, points: 1 }] }),
    'Cosechar: 62\u00a0% de opciones de ganar. A poca distancia: Reclutar (−2).',
  );
});

test('Spanish lines of the journal agree in number and contract', () => {
  const entry = { seat: 0, to: null, rule: '', what: '', n: 0, at: '' } as const;
  const name = () => 'Ana';
  const { notes } = text;
  assert.equal(
    notes.challenges({ ...entry, kind: 'challenges', what: 'quill', at: 'marauder' }, name),
    'Quill reta a duelo al Merodeador.',
  );
  assert.equal(
    notes.retreats({ ...entry, kind: 'retreats', seat: -1, what: 'beastman', n: 2, at: '5A' }, name),
    '2 Hombres bestia neutrales se retiran a 5A.',
  );
  assert.equal(
    notes.retreats({ ...entry, kind: 'retreats', what: 'siege-tower', n: 1, at: '5A' }, name),
    'Una Torre de asedio de Ana se retira a 5A.',
  );
  assert.equal(notes.reckons({ ...entry, kind: 'reckons' }, name), 'Ana no tiene ninguna runa de dragón.');
});
