import { PASS, reasoned } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../src/lanterns.ts';
import type { Text } from './en.ts';

const lantern = (id: string): string => `Laterne ${numberOf(id as LanternId)}`;
const answer = (id: string): string => (id === PASS ? 'Alle brennen lassen' : lantern(id));

export const text: Text = {
  title: 'Paper Lanterns',
  tagline: 'Hänge deine Laternen in steigender Folge auf, und gib auf den Wind acht.',
  cover: 'Papierlaternen an einer Schnur am Abend',
  options: {
    rounds: { name: 'Länge', help: 'Wie viele Runden der Abend hat.', values: { 6: 'Sechs Runden', 4: 'Vier Runden' } },
  },
  asks: {
    'round.show':
      'Welche Laterne zeigst du? Ist sie höher als die letzte deiner Reihe, wird sie aufgehängt, sonst erlischt sie.',
    'round.blow': 'Deine ist die höchste. Welche Laterne bläst du aus?',
  },
  answer,
  why: (id, why) => reasoned('de', id, why, { name: answer, because: null }),
  notes: {
    draws: (e, name) => `${name(e.seat)} zieht ${e.what === '' ? 'eine Laterne' : lantern(e.what)}.`,
    hangs: (e, name) => `${name(e.seat)} hängt ${lantern(e.what)} auf.`,
    'goes-out': (e, name) => `${lantern(e.what)} von ${name(e.seat)} erlischt.`,
    blows: (e, name) => `${name(e.seat)} bläst ${lantern(e.what)} aus.`,
  },
  board: {
    round: (n, of) => `Runde ${n} von ${of}`,
    deck: n => `Stapel: ${n}`,
    hand: 'Deine Hand',
    handOf: n => `Auf der Hand: ${n}`,
    row: 'Reihe',
    rowLength: n => `${n} ${n === 1 ? 'Laterne' : 'Laternen'}`,
    empty: 'Noch keine Laterne',
    shown: 'Gezeigt',
    chosen: 'gewählt, verdeckt',
    hangs: length => `Deine Reihe wächst auf ${length}.`,
    goesOut: 'Sie erlischt: Sie ist nicht höher als die letzte deiner Reihe.',
    blows: 'Diese Reihe wird um eine Laterne kürzer.',
  },
  rules: {
    'PL-COMP-01': 'Es gibt 40 Laternen mit den Zahlen 1 bis 40.',
    'PL-SETUP-01': 'Alle bekommen zwei Laternen mehr, als es Runden gibt; der Rest ist der Stapel.',
    'PL-SETUP-02': 'Hände und Stapel sind geheim; wie viele Laternen es sind, nicht.',
    'PL-SETUP-03': 'Ein Abend hat sechs Runden, ein kurzer vier.',
    'PL-SHOW-01': 'Alle wählen verdeckt eine Laterne und dürfen es sich anders überlegen, bis der Letzte gewählt hat.',
    'PL-SHOW-02': 'Eine Laterne, die höher ist als die letzte ihrer Reihe, wird ans Ende der Reihe gehängt.',
    'PL-SHOW-03': 'Eine Laterne, die nicht höher ist, erlischt.',
    'PL-WIND-01': 'Wer die höchste Laterne gezeigt hat, darf die letzte Laterne einer anderen Reihe ausblasen.',
    'PL-END-01': 'Der Abend endet nach der letzten Runde.',
    'PL-END-02': 'Die längste Reihe gewinnt; von gleich langen die, deren letzte Laterne niedriger ist.',
  },
};
