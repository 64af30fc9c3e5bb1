import { PASS, reasoned } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../src/lanterns.ts';
import type { Text } from './en.ts';

const lantern = (id: string): string => `farolillo ${numberOf(id as LanternId)}`;
const answer = (id: string): string => (id === PASS ? 'Dejarlos encendidos' : lantern(id));

export const text: Text = {
  title: 'Paper Lanterns',
  tagline: 'Cuelga tus farolillos en orden creciente, y cuidado con el viento.',
  cover: 'Farolillos de papel colgados de un hilo al anochecer',
  options: {
    rounds: {
      name: 'Duración',
      help: 'Cuántas rondas tiene la velada.',
      values: { 6: 'Seis rondas', 4: 'Cuatro rondas' },
    },
  },
  asks: {
    'round.show': '¿Qué farolillo muestras? Si es más alto que el último de tu fila se cuelga; si no, se apaga.',
    'round.blow': 'El tuyo es el más alto. ¿Qué farolillo apagas?',
  },
  answer,
  why: (id, why) => reasoned('es', id, why, { name: answer, because: null }),
  notes: {
    draws: (e, name) => `${name(e.seat)} roba ${e.what === '' ? 'un farolillo' : lantern(e.what)}.`,
    hangs: (e, name) => `${name(e.seat)} cuelga el ${lantern(e.what)}.`,
    'goes-out': (e, name) => `El ${lantern(e.what)} de ${name(e.seat)} se apaga.`,
    blows: (e, name) => `${name(e.seat)} apaga el ${lantern(e.what)}.`,
  },
  board: {
    round: (n, of) => `Ronda ${n} de ${of}`,
    deck: n => `Mazo: ${n}`,
    hand: 'Tu mano',
    handOf: n => `En mano: ${n}`,
    row: 'Fila',
    rowLength: n => `${n} ${n === 1 ? 'farolillo' : 'farolillos'}`,
    empty: 'Todavía ningún farolillo',
    shown: 'Mostrado',
    chosen: 'elegido, boca abajo',
    hangs: length => `Tu fila llega a ${length}.`,
    goesOut: 'Se apaga: no es más alto que el último de tu fila.',
    blows: 'Esa fila se acorta en un farolillo.',
  },
  rules: {
    'PL-COMP-01': 'Hay 40 farolillos, numerados del 1 al 40.',
    'PL-SETUP-01': 'Cada uno recibe dos farolillos más que rondas haya; el resto es el mazo.',
    'PL-SETUP-02': 'Las manos y el mazo son secretos; cuántos farolillos tienen, no.',
    'PL-SETUP-03': 'Una velada tiene seis rondas, una corta cuatro.',
    'PL-SHOW-01': 'Todos eligen un farolillo en secreto y pueden cambiar de idea hasta que elija el último.',
    'PL-SHOW-02': 'Un farolillo más alto que el último de su fila se cuelga al final de la fila.',
    'PL-SHOW-03': 'Un farolillo que no es más alto se apaga.',
    'PL-WIND-01': 'Quien mostró el farolillo más alto puede apagar el último de otra fila.',
    'PL-END-01': 'La velada termina tras su última ronda.',
    'PL-END-02': 'Gana la fila más larga; entre filas iguales, la que tenga el último farolillo más bajo.',
  },
};
