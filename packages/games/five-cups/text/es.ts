import { grammar, plural, reasoned } from '@teahouse/kernel';
import { board } from './board/es.ts';
import { chapters } from './chapters/es.ts';
import type { Text } from './en.ts';
import { naming } from './naming.ts';

const { answer, tea, guest, favour } = naming({
  kinds: { green: 'té verde', black: 'té negro', flower: 'té de flores' },
  faces: { gossip: 'Cotilleo', sweets: 'Dulces', gift: 'Regalo' },
  tea: (kind, strength) => `${kind} (fuerza ${strength})`,
  guest: (kind, tip) => `aficionado al ${kind} (propina ${tip})`,
  pass: 'Paso',
});

export const text: Text = {
  chapters,
  title: 'Cinco tazas',
  tagline: 'Elige tu té en secreto, sirve a los mejores invitados y cuídate de los cotilleos.',
  cover: 'Una tetera llena una de cinco tazas',
  options: {
    cups: { name: 'Duración', help: 'Cuántas tazas dura la velada.', values: { 5: 'Cinco tazas', 3: 'Tres tazas' } },
    favours: {
      name: 'Favores',
      help: 'Cartas secretas que se juegan cuando un invitado se sienta.',
      values: { true: 'Con favores', false: 'Sin favores' },
    },
  },
  asks: {
    'cup.brew': '¿Qué té preparas? El más fuerte invita primero, el más flojo gana un favor.',
    'cup/invite.choose': '¿A quién invitas?',
    'event/window.react': '¿Juegas un favor?',
  },
  answer,
  why: (id, why) => reasoned('es', id, why, { name: answer, because: null }),
  counts: { coins: n => plural(n, '# moneda', '# monedas'), guests: n => plural(n, '# invitado', '# invitados') },
  notes: {
    arrives: e => `Llega un ${guest(e.what)}.`,
    brews: (e, name) => `${name(e.seat)} prepara ${tea(e.what)}.`,
    invites: (e, name) => `${name(e.seat)} invita al ${guest(e.what)}.`,
    'finds-nobody': (e, name) => `${name(e.seat)} no encuentra a quién invitar.`,
    gossips: (e, name) => `${name(e.seat)} cotillea sobre ${name(e.n)}, y el ${guest(e.what)} se va a casa.`,
    sits: (e, name) =>
      `El ${guest(e.what)} se sienta a la mesa de ${name(e.seat)} y deja ${plural(e.n, '# moneda', '# monedas')}.`,
    praises: (e, name) => `El invitado elogia el té y paga ${e.n} monedas más a ${name(e.seat)}.`,
    sweetens: (e, name) => `${name(e.seat)} sirve dulces y gana ${e.n} monedas.`,
    'draws-tea': (e, name) => `${name(e.seat)} roba ${e.what === '' ? 'un té' : tea(e.what)}.`,
    'draws-favour': (e, name) =>
      `${name(e.seat)} roba un favor${e.what === '' ? '' : `, ${grammar('es').quoted(favour(e.what))}`}.`,
    'goes-home': e => `El ${guest(e.what)} se va a casa.`,
    trios: (e, name) =>
      `${name(e.seat)} completa ${plural(e.n, 'una terna', '# ternas')} de invitados y gana ${3 * e.n} monedas.`,
  },
  board,
  rules: {
    'FC-COMP-01': 'Hay 36 tés de fuerza 1 a 36; verde, negro y de flores se alternan.',
    'FC-COMP-02': 'Hay 27 invitados: nueve por cada tipo de té, con propinas de 1 a 5 monedas.',
    'FC-COMP-03': 'Hay 12 favores: 5 cotilleos, 4 dulces y 3 regalos.',
    'FC-SETUP-01': 'Se barajan los tés, los invitados y los favores.',
    'FC-SETUP-02': 'Cada maestro empieza con siete tés.',
    'FC-SETUP-03': 'Cada maestro empieza con dos favores, salvo que se juegue sin ellos.',
    'FC-SETUP-04': 'Las cartas de la mano son secretas; cuántas son, no.',
    'FC-SETUP-05': 'Una velada dura cinco tazas; una corta, tres.',
    'FC-ARRIVE-01': 'Llega un invitado más que el número de maestros.',
    'FC-BREW-01': 'Todos eligen un té en secreto y pueden cambiarlo hasta que elija el último.',
    'FC-BREW-02': 'Los tés se revelan a la vez.',
    'FC-INVITE-01': 'El té más fuerte invita primero; cada maestro invita a uno de los presentes.',
    'FC-INVITE-02': 'Quien no encuentra invitado se queda sin él.',
    'FC-SIT-01': 'El invitado que se sienta deja su propina.',
    'FC-SIT-02': 'El invitado al que sirven su té preferido paga 2 monedas más.',
    'FC-HOME-01': 'Los invitados a los que nadie ha invitado se van a casa.',
    'FC-LAST-01': 'El té más flojo de cada taza gana un favor del mazo.',
    'FC-FAVOUR-01': 'Antes de que un invitado se siente pueden jugar favores los demás; después, su anfitrión.',
    'FC-FAVOUR-02': 'Un favor se juega una sola vez.',
    'FC-FAVOUR-03': 'El cotilleo manda a casa a un invitado que iba a sentarse con otro maestro; este invita de nuevo.',
    'FC-FAVOUR-04': 'Los dulces dan 2 monedas después de que un invitado se siente contigo.',
    'FC-FAVOUR-05': 'Un regalo te deja robar un té después de que un invitado se siente contigo.',
    'FC-END-01': 'La velada acaba tras su última taza.',
    'FC-END-02': 'Cada terna de invitados, uno de cada tipo, vale 3 monedas.',
    'FC-END-03': 'Gana quien tenga más monedas.',
    'FC-END-04': 'El empate es para quien guarde los tés más fuertes; si no, se comparte el puesto.',
  },
};
