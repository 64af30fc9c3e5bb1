import { flightsBy, fly as flyTo } from '@teahouse/boardkit/contract';
import type { Heard, Seat } from '@teahouse/kernel';
import { CARD, type CardId, type Person } from '../src/cards/persons.ts';
import type { Notes } from '../src/journal.ts';
import type { Goods } from '../src/table.ts';
import { type SpriteId, SYMBOL } from './sprite.ts';

/**
 * Places on the board, as `data-at` names them. What leaves the game goes 'away'; what comes, comes from the 'stage'.
 * A place may be gone when its line is told, as a palace that fell: then the place it was part of is meant, whose name
 * is the same up to a dash.
 */
export const at = {
  stage: 'stage',
  away: 'away',
  track: 'track',
  goods: (seat: Seat) => `goods-${seat}`,
  points: (seat: Seat) => `points-${seat}`,
  hand: (seat: Seat) => `hand-${seat}`,
  court: (seat: Seat) => `court-${seat}`,
  palace: (seat: Seat, id: string) => `court-${seat}-${id}`,
  marker: (seat: Seat) => `marker-${seat}`,
  group: (n: number) => `stage-group-${n}`,
  stack: (person: string) => `stack-${person}`,
  wall: (n: number) => `wall-${n}`,
  month: (n: number) => `month-${n}`,
};

const fly = flyTo<SpriteId>;
const person = (id: string): SpriteId => `person-${id as Person}`;
const card = (id: string): SpriteId => SYMBOL[CARD[id as CardId]];
const goods = (id: string): SpriteId => `res-${id as Goods}`;

const floorLost = ({ seat, what }: Heard) => fly('res-floor', at.palace(seat, what), at.away, '−1');

/** How what happened moves on the board. */
export const flight = flightsBy<Notes>({
  passes: ({ seat, n }) => (n === 0 ? null : fly('res-yuan', at.stage, at.goods(seat), `+${n}`)),
  'chooses-group': ({ seat, n }) => fly('dragon-piece', at.court(seat), at.group(n)),
  gains: ({ seat, what, n }) => fly(goods(what), at.stage, at.goods(seat), `+${n}`),
  pays: ({ seat, what, n }) => fly(goods(what), at.goods(seat), at.stage, `−${n}`),
  sells: ({ seat, n }) => fly('res-yuan', at.stage, at.goods(seat), `+${n}`),
  scores: ({ seat, n }) => fly('res-vp', at.court(seat), at.points(seat), `+${n}`),
  advances: ({ seat, n }) => fly('', at.court(seat), at.marker(seat), `+${n}`),
  builds: ({ seat, what }) => fly('res-floor', at.stage, at.palace(seat, what), '+1'),
  buys: ({ seat, what, n }) => fly(what === 'small' ? 'priv-small' : 'priv-large', at.stage, at.goods(seat), `−${n}`),
  'builds-wall': ({ seat, n }) => fly('res-wall', at.court(seat), at.wall(n)),
  plays: ({ seat, what }) => fly(card(what), at.hand(seat), at.stage),
  'card-lost': ({ what }) => fly(card(what), at.stage, at.away),
  discards: ({ seat, what }) => fly(card(what), at.hand(seat), at.away),
  'takes-in': ({ seat, what, at: home }) => fly(person(what), at.stack(what), at.palace(seat, home)),
  replaces: ({ seat, what, at: home }) => fly(person(what), at.palace(seat, home), at.away),
  declines: ({ what }) => fly(person(what), at.stack(what), at.away),
  releases: ({ seat, what, at: home }) => fly(person(what), at.palace(seat, home), at.away, '−1'),
  decays: floorLost,
  'floor-lost': floorLost,
  'loses-privileges': ({ seat, n }) => fly('priv-small', at.goods(seat), at.away, `−${n}`),
});
