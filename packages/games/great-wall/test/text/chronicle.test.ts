import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HeardNote, Language } from '@teahouse/kernel';
import { AUTOMATA, type Notes } from '../../src/journal.ts';
import { HORDE } from '../../src/printed/hordes.ts';
import { text as en, type Text } from '../../text/en.ts';

const texts: Readonly<Record<Language, Text>> = {
  en,
  it: (await import('../../text/it.ts')).text,
  es: (await import('../../text/es.ts')).text,
  de: (await import('../../text/de.ts')).text,
};
const NAMES = ['Ada', 'Bruno'];
const [raiders] = Object.entries(HORDE).find(([, { kind, points }]) => kind === 'raiders' && points === 1)!;
const spot = HORDE[raiders as keyof typeof HORDE].spotIds;

/** A line of the chronicle in every language. */
function told<K extends keyof Notes & string>(kind: K, entry: Partial<HeardNote<Notes, K>>): string[] {
  const whole = { kind, rule: 'GW-GEN-01', seat: 0, what: '', n: 0, at: '', ...entry } as HeardNote<Notes, K>;
  return Object.values(texts).map(({ notes }) => notes[kind](whole, seat => NAMES[seat]!));
}

test('places come with the words that fit them', () => {
  assert.deepEqual(told('moves-clerk', { what: 'temple', at: 'gold-mine' }), [
    'Ada moves a clerk from the Gold Mine to the Temple.',
    'Ada muove un Commesso dalla Miniera d’oro al Tempio.',
    'Ada mueve un Funcionario de la Mina de Oro al Templo.',
    'Ada bewegt einen Schreiber von der Goldmine zum Tempel.',
  ]);
  assert.deepEqual(told('horde-arrives', { what: raiders as never, at: 'right' }), [
    'The horde “Raiders II” arrives in the right section.',
    'L’Orda «Razziatori II» arriva nella Sezione destra.',
    'La Horda «Saqueadores II» llega a la sección derecha.',
    'Die Horde „Plünderer II“ erscheint im rechten Abschnitt.',
  ]);
});

test('soldiers come with their article and in the case of the sentence', () => {
  assert.deepEqual(told('recruits', { what: 'archer' }), [
    'Ada recruits an archer.',
    'Ada recluta un Arciere.',
    'Ada recluta un Arquero.',
    'Ada rekrutiert einen Bogenschützen.',
  ]);
  assert.deepEqual(told('attacks', { what: 'archer', at: spot[1]! }), [
    'Ada attacks “Raiders II” at vital point 2 with an archer.',
    'Ada attacca «Razziatori II» al Punto Vitale 2 con un Arciere.',
    'Ada ataca a «Saqueadores II» en la Zona Vital 2 con un Arquero.',
    'Ada greift „Plünderer II“ an Schwachstelle 2 mit einem Bogenschützen an.',
  ]);
});

test('a clan that nobody plays is named like a clan', () => {
  assert.deepEqual(told('turn', { seat: AUTOMATA.reed, what: 'reed' }), [
    'It’s the Reed Clan’s turn.',
    'Tocca al Clan del Giunco.',
    'Es el turno del clan Junco.',
    'Der Schilfclan ist am Zug.',
  ]);
  assert.deepEqual(told('turn', { what: 'levy' }), [
    'It’s Ada’s turn with “Levy”.',
    'Tocca ad Ada con «Leva».',
    'Es el turno de Ada con «Leva».',
    'Ada ist mit „Aushebung“ am Zug.',
  ]);
});

test('one and none are said as one says them', () => {
  assert.deepEqual(told('takes-back', { n: 0 }), [
    'Ada has no commands to take back.',
    'Ada non ha Comandi da recuperare.',
    'Ada no tiene cartas de Mando que recuperar.',
    'Ada hat keine Befehle zurückzuholen.',
  ]);
  assert.deepEqual(told('takes-back', { n: 1 }), [
    'Ada takes a command back.',
    'Ada recupera un Comando.',
    'Ada recupera una carta de Mando.',
    'Ada holt einen Befehl zurück.',
  ]);
  assert.deepEqual(told('takes-back', { n: 2 }), [
    'Ada takes 2 commands back.',
    'Ada recupera 2 Comandi.',
    'Ada recupera 2 cartas de Mando.',
    'Ada holt 2 Befehle zurück.',
  ]);
  const raid = (n: number): string[] => told('raid', { what: raiders as never, n, at: 'left' });
  for (const line of raid(0)) assert.doesNotMatch(line, /\d/, 'nothing leaves the game, and nothing is said of it');
  assert.match(raid(1)[0]!, /, and 1 shame token leaves the game\.$/);
  assert.match(raid(2)[0]!, /, and 2 shame tokens leave the game\.$/);
  assert.match(raid(1)[1]!, / e 1 tassello Onta lascia la partita\.$/);
  assert.match(raid(1)[2]!, / y 1 ficha de Deshonra sale de la partida\.$/);
  assert.match(raid(2)[2]!, / y 2 fichas de Deshonra salen de la partida\.$/);
  assert.match(raid(1)[3]!, /, und 1 Schandmarker kommt aus dem Spiel\.$/);
});

test('an answer begins with a capital and carries its article', () => {
  const said = (id: string): string[] => Object.values(texts).map(({ answer }) => answer(id));
  assert.deepEqual(said('archer:wood-1+chi-2'), [
    'Recruit an archer (1 wood and 2 chi)',
    'Recluta un Arciere (1 Legno e 2 Qi)',
    'Reclutar un Arquero (1 Madera y 2 Chi)',
    'Einen Bogenschützen rekrutieren (1 Holz und 2 Chi)',
  ]);
  assert.deepEqual(said('middle-to-right'), [
    'From the middle section to the right section',
    'Dalla Sezione centrale alla Sezione destra',
    'De la sección central a la sección derecha',
    'Aus dem mittleren Abschnitt in den rechten Abschnitt',
  ]);
  for (const label of said('spearman')) assert.match(label, /^\p{Lu}/u);
});
