import { PASS, reasoned } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../src/lanterns.ts';
import type { Text } from './en.ts';

const lantern = (id: string): string => `lanterna ${numberOf(id as LanternId)}`;
const answer = (id: string): string => (id === PASS ? 'Lasciale accese' : lantern(id));

export const text: Text = {
  title: 'Paper Lanterns',
  tagline: 'Appendi le tue lanterne in ordine crescente, e attento al vento.',
  cover: 'Lanterne di carta appese a un filo, di sera',
  options: {
    rounds: { name: 'Durata', help: 'Quanti turni ha la serata.', values: { 6: 'Sei turni', 4: 'Quattro turni' } },
  },
  asks: {
    'round.show': 'Quale lanterna mostri? Se è più alta dell’ultima della tua fila viene appesa, altrimenti si spegne.',
    'round.blow': 'La tua è la più alta. Quale lanterna spegni?',
  },
  answer,
  why: (id, why) => reasoned('it', id, why, { name: answer, because: null }),
  notes: {
    draws: (e, name) => `${name(e.seat)} pesca ${e.what === '' ? 'una lanterna' : lantern(e.what)}.`,
    hangs: (e, name) => `${name(e.seat)} appende la ${lantern(e.what)}.`,
    'goes-out': (e, name) => `La ${lantern(e.what)} di ${name(e.seat)} si spegne.`,
    blows: (e, name) => `${name(e.seat)} spegne la ${lantern(e.what)}.`,
  },
  board: {
    round: (n, of) => `Turno ${n} di ${of}`,
    deck: n => `Mazzo: ${n}`,
    hand: 'La tua mano',
    handOf: n => `In mano: ${n}`,
    row: 'Fila',
    rowLength: n => `${n} ${n === 1 ? 'lanterna' : 'lanterne'}`,
    empty: 'Ancora nessuna lanterna',
    shown: 'Mostrata',
    chosen: 'scelta, coperta',
    hangs: length => `La tua fila arriva a ${length}.`,
    goesOut: 'Si spegne: non è più alta dell’ultima della tua fila.',
    blows: 'Quella fila si accorcia di una lanterna.',
  },
  rules: {
    'PL-COMP-01': 'Ci sono 40 lanterne, numerate da 1 a 40.',
    'PL-SETUP-01': 'Ognuno riceve due lanterne più dei turni; il resto è il mazzo.',
    'PL-SETUP-02': 'Mani e mazzo sono segreti; quante lanterne contengono no.',
    'PL-SETUP-03': 'Una serata ha sei turni, una breve quattro.',
    'PL-SHOW-01': 'Tutti scelgono in segreto una lanterna e possono cambiare idea finché non ha scelto l’ultimo.',
    'PL-SHOW-02': 'Una lanterna più alta dell’ultima della sua fila viene appesa in fondo alla fila.',
    'PL-SHOW-03': 'Una lanterna che non è più alta si spegne.',
    'PL-WIND-01': 'Chi ha mostrato la lanterna più alta può spegnere l’ultima lanterna di un’altra fila.',
    'PL-END-01': 'La serata finisce dopo l’ultimo turno.',
    'PL-END-02': 'Vince la fila più lunga; tra file uguali quella con l’ultima lanterna più bassa.',
  },
};
