import { plural } from '@teahouse/kernel';
import type { BoardWords } from './words.ts';

export const board: BoardWords = {
  cup: (n, of) => `Taza ${n} de ${of}`,
  teas: 'Tés',
  guests: 'Invitados',
  favours: 'Favores',
  waiting: 'Invitados en la puerta',
  nobody: 'Nadie espera.',
  hand: 'Tus tés y favores',
  tea: 'En la taza',
  sealed: 'elegido, boca abajo',
  kinds: { green: 'verde', black: 'negro', flower: 'de flores' },
  faces: { gossip: 'Cotilleo', sweets: 'Dulces', gift: 'Regalo' },
  likes: kind => `prefiere el té ${kind}`,
  coins: n => plural(n, '# moneda', '# monedas'),
  cards: n => plural(n, '# carta', '# cartas'),
  total: 'Monedas',
  sources: { tips: 'Propinas', praise: 'Elogios', sweets: 'Dulces', trios: 'Ternas' },
  brews: likers =>
    likers === 0
      ? 'Ningún invitado en la puerta prefiere este té.'
      : `${plural(likers, '# invitado', '# invitados')} en la puerta lo elogiaría${plural(likers, '', 'n')}: 2 monedas más.`,
  likers: n => (n === 0 ? '' : plural(n, 'lo elogia #', 'lo elogian #')),
  order: 'Un té más fuerte invita antes; el más flojo gana un favor.',
  sits: (tip, praise, total) =>
    `${plural(tip, '# moneda', '# monedas')}${praise > 0 ? ` y ${praise} más por su té favorito` : ''}: tendrás ${total}.`,
  trio: 'Así completas una terna: 3 monedas al final.',
  gossip: coins =>
    `El invitado, que vale ${plural(coins, '# moneda', '# monedas')} para el anfitrión, se va a casa; este invita de nuevo.`,
  sweets: total => `2 monedas: tendrás ${total}.`,
  gift: 'Robas un té del mazo.',
  pass: 'Guardas tus favores para después.',
  wasted: 'Es la última taza: los dulces que no sirvas ahora seguramente ya no darán nada.',
  cupOf: n => `Taza ${n}`,
};
