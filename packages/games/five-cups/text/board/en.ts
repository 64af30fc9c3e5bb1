import { plural } from '@teahouse/kernel';
import type { BoardWords } from './words.ts';

export const board: BoardWords = {
  cup: (n, of) => `Cup ${n} of ${of}`,
  teas: 'Teas',
  guests: 'Guests',
  favours: 'Favors',
  waiting: 'Guests at the door',
  nobody: 'Nobody is waiting.',
  hand: 'Your teas and favors',
  tea: 'In the cup',
  sealed: 'chosen, face down',
  kinds: { green: 'green', black: 'black', flower: 'flower' },
  faces: { gossip: 'Gossip', sweets: 'Sweets', gift: 'Gift' },
  likes: kind => `likes ${kind} tea`,
  coins: n => plural(n, '# coin', '# coins'),
  cards: n => plural(n, '# card', '# cards'),
  total: 'Coins',
  sources: { tips: 'Tips', praise: 'Praise', sweets: 'Sweets', trios: 'Trios' },
  brews: likers =>
    likers === 0
      ? 'No guest at the door likes this kind best.'
      : `${plural(likers, '# guest', '# guests')} at the door would praise it: 2 coins more.`,
  likers: n => (n === 0 ? '' : plural(n, '# praises it', '# praise it')),
  order: 'A stronger tea invites earlier; the weakest earns a favor.',
  sits: (tip, praise, total) =>
    `${plural(tip, '# coin', '# coins')}${praise > 0 ? `, and ${praise} more for their favorite tea` : ''}: you will have ${total}.`,
  trio: 'That makes a trio: 3 coins at the end.',
  gossip: coins =>
    `The guest, worth ${plural(coins, '# coin', '# coins')} to the host, goes home; the host invites again.`,
  sweets: total => `2 coins: you will have ${total}.`,
  gift: 'You draw a tea from the deck.',
  pass: 'You keep your favors for later.',
  wasted: 'This is the last cup: sweets you don’t serve now will probably bring nothing.',
  cupOf: n => `Cup ${n}`,
};
