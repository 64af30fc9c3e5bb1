import { plural } from '@teahouse/kernel';
import type { BoardWords } from './words.ts';

export const board: BoardWords = {
  cup: (n, of) => `Tazza ${n} di ${of}`,
  teas: 'Tè',
  guests: 'Ospiti',
  favours: 'Favori',
  waiting: 'Ospiti alla porta',
  nobody: 'Nessuno aspetta.',
  hand: 'I tuoi tè e favori',
  tea: 'Nella tazza',
  sealed: 'scelto, coperto',
  kinds: { green: 'verde', black: 'nero', flower: 'ai fiori' },
  faces: { gossip: 'Pettegolezzo', sweets: 'Dolcetti', gift: 'Dono' },
  likes: kind => `ama il tè ${kind}`,
  coins: n => plural(n, '# moneta', '# monete'),
  cards: n => plural(n, '# carta', '# carte'),
  total: 'Monete',
  sources: { tips: 'Mance', praise: 'Lodi', sweets: 'Dolcetti', trios: 'Terne' },
  brews: likers =>
    likers === 0
      ? 'Nessun ospite alla porta preferisce questo tè.'
      : `${plural(likers, '# ospite', '# ospiti')} alla porta lo loderebbe${plural(likers, '', 'ro')}: 2 monete in più.`,
  likers: n => (n === 0 ? '' : plural(n, 'lo loda #', 'lo lodano #')),
  order: 'Un tè più forte invita prima; il più debole guadagna un favore.',
  sits: (tip, praise, total) =>
    `${plural(tip, '# moneta', '# monete')}${praise > 0 ? `, più ${praise} per il tè preferito` : ''}: ne avrai ${total}.`,
  trio: 'Così completi una terna: 3 monete alla fine.',
  gossip: coins =>
    `L’ospite, che vale ${plural(coins, '# moneta', '# monete')} per chi lo ospita, torna a casa; chi ospita invita di nuovo.`,
  sweets: total => `2 monete: ne avrai ${total}.`,
  gift: 'Peschi un tè dal mazzo.',
  pass: 'Tieni i favori per dopo.',
  wasted: 'È l’ultima tazza: i dolcetti che non offri ora probabilmente non renderanno più nulla.',
  cupOf: n => `Tazza ${n}`,
};
