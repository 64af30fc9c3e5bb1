import type { Face } from '../../src/cards/favours.ts';
import type { Kind } from '../../src/cards/teas.ts';
import type { Source } from '../../src/table.ts';

/** What stands on the board, and what it says of answers, beside the names of things. */
export interface BoardWords {
  cup: (n: number, of: number) => string;
  cupOf: (n: number) => string;
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
  likes: (kind: string) => string;
  coins: (n: number) => string;
  cards: (n: number) => string;
  total: string;
  sources: Record<Source, string>;
  /** What an answer would do. */
  brews: (likers: number) => string;
  /** The same beside a name. */
  likers: (n: number) => string;
  order: string;
  sits: (tip: number, praise: number, total: number) => string;
  trio: string;
  gossip: (coins: number) => string;
  sweets: (total: number) => string;
  gift: string;
  pass: string;
  wasted: string;
}
