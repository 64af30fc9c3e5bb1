import { plural } from '@teahouse/kernel';
import type { BoardWords } from './words.ts';

export const board: BoardWords = {
  cup: (n, of) => `Tasse ${n} von ${of}`,
  teas: 'Tees',
  guests: 'Gäste',
  favours: 'Gefälligkeiten',
  waiting: 'Gäste an der Tür',
  nobody: 'Niemand wartet.',
  hand: 'Deine Tees und Gefälligkeiten',
  tea: 'In der Tasse',
  sealed: 'gewählt, verdeckt',
  kinds: { green: 'Grün', black: 'Schwarz', flower: 'Blüten' },
  faces: { gossip: 'Klatsch', sweets: 'Naschwerk', gift: 'Geschenk' },
  likes: kind => `mag ${kind}tee am liebsten`,
  coins: n => plural(n, '# Münze', '# Münzen'),
  cards: n => plural(n, '# Karte', '# Karten'),
  total: 'Münzen',
  sources: { tips: 'Trinkgeld', praise: 'Lob', sweets: 'Naschwerk', trios: 'Trios' },
  brews: likers =>
    likers === 0
      ? 'Kein Gast an der Tür mag diese Sorte am liebsten.'
      : `${plural(likers, '# Gast', '# Gäste')} an der Tür würde${plural(likers, '', 'n')} ihn loben: 2 Münzen mehr.`,
  likers: n => (n === 0 ? '' : plural(n, '# lobt ihn', '# loben ihn')),
  order: 'Ein stärkerer Tee lädt früher ein, der schwächste bringt eine Gefälligkeit.',
  sits: (tip, praise, total) =>
    `${plural(tip, '# Münze', '# Münzen')}${praise > 0 ? ` und ${praise} mehr für den Lieblingstee` : ''}: Du hast dann ${total}.`,
  trio: 'Damit ist ein Trio voll: 3 Münzen am Ende.',
  gossip: coins =>
    `Der Gast, der ${plural(coins, '# Münze', '# Münzen')} brächte, geht nach Hause; der Gastgeber lädt neu ein.`,
  sweets: total => `2 Münzen: Du hast dann ${total}.`,
  gift: 'Du ziehst einen Tee vom Stapel.',
  pass: 'Du hebst deine Gefälligkeiten auf.',
  wasted: 'Das ist die letzte Tasse: Naschwerk, das du jetzt nicht servierst, bringt wohl nichts mehr.',
  cupOf: n => `Tasse ${n}`,
};
