import type { Language } from '@teahouse/kernel';
import type { Face } from '../src/cards/favours.ts';
import type { Kind } from '../src/cards/teas.ts';
import type { Source } from '../src/table.ts';

/** What the board says beside the game's text. */
export interface Words {
  cup: (n: number, of: number) => string;
  teas: string;
  guests: string;
  favours: string;
  waiting: string;
  nobody: string;
  hand: string;
  tea: string;
  sealed: string;
  kinds: Record<Kind, string>;
  faces: Record<Face, string>;
  strength: string;
  likes: (kind: string) => string;
  coins: (n: number) => string;
  cards: (n: number) => string;
  total: string;
  sources: Record<Source, string>;
  /** What an answer would do. */
  brews: (likers: number) => string;
  order: string;
  sits: (tip: number, praise: number, total: number) => string;
  trio: string;
  gossip: (coins: number) => string;
  sweets: (total: number) => string;
  gift: string;
  pass: string;
  wasted: string;
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const words: Readonly<Record<Language, Words>> = {
  en: {
    cup: (n, of) => `Cup ${n} of ${of}`,
    teas: 'Teas',
    guests: 'Guests',
    favours: 'Favours',
    waiting: 'Guests at the door',
    nobody: 'Nobody is waiting.',
    hand: 'Your teas and favours',
    tea: 'In the cup',
    sealed: 'chosen, face down',
    kinds: { green: 'green', black: 'black', flower: 'flower' },
    faces: { gossip: 'Gossip', sweets: 'Sweets', gift: 'Gift' },
    strength: 'strength',
    likes: kind => `likes ${kind} tea`,
    coins: n => plural(n, 'coin', 'coins'),
    cards: n => plural(n, 'card', 'cards'),
    total: 'Coins',
    sources: { tips: 'Tips', praise: 'Praise', sweets: 'Sweets', trios: 'Trios' },
    brews: likers =>
      likers === 0
        ? 'No guest at the door likes this kind best.'
        : `${plural(likers, 'guest', 'guests')} at the door would praise it: 2 coins more.`,
    order: 'A stronger tea invites earlier; the weakest earns a favour.',
    sits: (tip, praise, total) =>
      `${plural(tip, 'coin', 'coins')}${praise > 0 ? `, and ${praise} more for the favourite tea` : ''}: you will have ${total}.`,
    trio: 'That makes a trio: 3 coins at the end.',
    gossip: coins =>
      `The guest, worth ${plural(coins, 'coin', 'coins')} to the host, goes home; the host invites again.`,
    sweets: total => `2 coins: you will have ${total}.`,
    gift: 'You draw a tea from the deck.',
    pass: 'You keep your favours for later.',
    wasted: 'This is the last cup: sweets that you do not serve now will probably bring nothing.',
  },
  it: {
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
    strength: 'forza',
    likes: kind => `ama il tè ${kind}`,
    coins: n => plural(n, 'moneta', 'monete'),
    cards: n => plural(n, 'carta', 'carte'),
    total: 'Monete',
    sources: { tips: 'Mance', praise: 'Lodi', sweets: 'Dolcetti', trios: 'Terzetti' },
    brews: likers =>
      likers === 0
        ? 'Nessun ospite alla porta preferisce questo tipo.'
        : `${plural(likers, 'ospite', 'ospiti')} alla porta lo loderebbe${likers === 1 ? '' : 'ro'}: 2 monete in più.`,
    order: 'Un tè più forte invita prima; il più debole guadagna un favore.',
    sits: (tip, praise, total) =>
      `${plural(tip, 'moneta', 'monete')}${praise > 0 ? `, più ${praise} per il tè preferito` : ''}: ne avrai ${total}.`,
    trio: 'Così completi un terzetto: 3 monete alla fine.',
    gossip: coins =>
      `L’ospite, che vale ${plural(coins, 'moneta', 'monete')} per chi invita, torna a casa; si invita di nuovo.`,
    sweets: total => `2 monete: ne avrai ${total}.`,
    gift: 'Peschi un tè dal mazzo.',
    pass: 'Tieni i favori per dopo.',
    wasted: 'È l’ultima tazza: i dolcetti che non offri ora probabilmente non renderanno più nulla.',
  },
  es: {
    cup: (n, of) => `Taza ${n} de ${of}`,
    teas: 'Tés',
    guests: 'Invitados',
    favours: 'Favores',
    waiting: 'Invitados a la puerta',
    nobody: 'Nadie espera.',
    hand: 'Tus tés y favores',
    tea: 'En la taza',
    sealed: 'elegido, boca abajo',
    kinds: { green: 'verde', black: 'negro', flower: 'de flores' },
    faces: { gossip: 'Cotilleo', sweets: 'Dulces', gift: 'Regalo' },
    strength: 'fuerza',
    likes: kind => `prefiere el té ${kind}`,
    coins: n => plural(n, 'moneda', 'monedas'),
    cards: n => plural(n, 'carta', 'cartas'),
    total: 'Monedas',
    sources: { tips: 'Propinas', praise: 'Elogios', sweets: 'Dulces', trios: 'Tríos' },
    brews: likers =>
      likers === 0
        ? 'Ningún invitado a la puerta prefiere este tipo.'
        : `${plural(likers, 'invitado', 'invitados')} a la puerta lo elogiaría${likers === 1 ? '' : 'n'}: 2 monedas más.`,
    order: 'Un té más fuerte invita antes; el más flojo gana un favor.',
    sits: (tip, praise, total) =>
      `${plural(tip, 'moneda', 'monedas')}${praise > 0 ? ` y ${praise} más por su té favorito` : ''}: tendrás ${total}.`,
    trio: 'Así completas un trío: 3 monedas al final.',
    gossip: coins =>
      `El invitado, que vale ${plural(coins, 'moneda', 'monedas')} para el anfitrión, se va a casa; este invita de nuevo.`,
    sweets: total => `2 monedas: tendrás ${total}.`,
    gift: 'Robas un té del mazo.',
    pass: 'Guardas tus favores para después.',
    wasted: 'Es la última taza: los dulces que no sirvas ahora seguramente ya no darán nada.',
  },
  de: {
    cup: (n, of) => `Tasse ${n} von ${of}`,
    teas: 'Tees',
    guests: 'Gäste',
    favours: 'Gefälligkeiten',
    waiting: 'Gäste an der Tür',
    nobody: 'Niemand wartet.',
    hand: 'Deine Tees und Gefälligkeiten',
    tea: 'In der Tasse',
    sealed: 'gewählt, verdeckt',
    kinds: { green: 'grün', black: 'schwarz', flower: 'Blüten' },
    faces: { gossip: 'Klatsch', sweets: 'Naschwerk', gift: 'Geschenk' },
    strength: 'Stärke',
    likes: kind => `mag am liebsten: ${kind}`,
    coins: n => plural(n, 'Münze', 'Münzen'),
    cards: n => plural(n, 'Karte', 'Karten'),
    total: 'Münzen',
    sources: { tips: 'Trinkgeld', praise: 'Lob', sweets: 'Naschwerk', trios: 'Trios' },
    brews: likers =>
      likers === 0
        ? 'Kein Gast an der Tür mag diese Sorte am liebsten.'
        : `${plural(likers, 'Gast', 'Gäste')} an der Tür würde${likers === 1 ? '' : 'n'} ihn loben: 2 Münzen mehr.`,
    order: 'Ein stärkerer Tee lädt früher ein, der schwächste bringt eine Gefälligkeit.',
    sits: (tip, praise, total) =>
      `${plural(tip, 'Münze', 'Münzen')}${praise > 0 ? ` und ${praise} mehr für den Lieblingstee` : ''}: Du hast dann ${total}.`,
    trio: 'Damit ist ein Trio voll: 3 Münzen am Ende.',
    gossip: coins =>
      `Der Gast, der ${plural(coins, 'Münze', 'Münzen')} brächte, geht nach Hause; es wird neu eingeladen.`,
    sweets: total => `2 Münzen: Du hast dann ${total}.`,
    gift: 'Du ziehst einen Tee vom Stapel.',
    pass: 'Du hebst deine Gefälligkeiten auf.',
    wasted: 'Das ist die letzte Tasse: Naschwerk, das du jetzt nicht servierst, bringt wohl nichts mehr.',
  },
};
