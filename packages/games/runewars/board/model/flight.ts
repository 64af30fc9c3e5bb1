import { flightsBy, fly as flyTo } from '@teahouse/boardkit/contract';
import { NOBODY, type Seat } from '@teahouse/kernel';
import { pick } from '../../src/ids.ts';
import type { Notes } from '../../src/journal.ts';
import type { HeroId, UnitId } from '../../src/printed/ids.ts';
import type { SpriteId } from '../art/sprite.ts';

/** Places on the board, as `data-at` names them. */
export const at = {
  season: 'season',
  fate: 'fate',
  area: (id: string) => `area-${id}`,
  hero: (id: string) => `hero-${id}`,
  title: (id: string) => `title-${id}`,
  order: (seat: Seat) => `seat-${seat}-order`,
  seat: (seat: Seat) => `seat-${seat}`,
  influence: (seat: Seat) => `seat-${seat}-influence`,
  tactics: (seat: Seat) => `seat-${seat}-tactics`,
  quests: (seat: Seat) => `seat-${seat}-quests`,
  dial: (seat: Seat, resource: string) => `seat-${seat}-dial-${resource}`,
};

const fly = flyTo<SpriteId>;
/** A note that hides what it is about shows nothing. */
const unit = (id: UnitId | ''): SpriteId | '' => (id === '' ? '' : `unit-${id}`);
const hero = (id: HeroId | ''): SpriteId | '' => (id === '' ? '' : `hero-${id}`);

/** How what happened moves on the board. */
export const flight = flightsBy<Notes>({
  gains: ({ seat, n }) => fly('rw-influence', at.season, at.influence(seat), `+${n}`),
  loses: ({ seat, n }) => fly('rw-influence', at.influence(seat), at.season, `−${n}`),
  dial: ({ seat, what, n }) => fly(what === '' ? '' : `rw-${what}`, at.season, at.dial(seat, what), `${n}`),
  destroyed: ({ seat, what, n, at: area }) =>
    seat === NOBODY ? null : fly(unit(what), at.area(area), at.seat(seat), `−${n}`),
  'draws-tactic': ({ seat }) => fly('rw-tactics', at.season, at.tactics(seat), '+1'),
  'discards-tactic': ({ seat }) => fly('rw-tactics', at.tactics(seat), at.season, '−1'),
  plays: ({ seat }) => fly('rw-tactics', at.tactics(seat), at.season),
  'draws-quest': ({ seat }) => fly('rw-quest', at.season, at.quests(seat), '+1'),
  'draws-reward': ({ seat, at: by }) => fly('rw-reward', at.season, by === '' ? at.seat(seat) : at.hero(by), '+1'),
  bids: ({ seat, n }) => fly('rw-influence', at.influence(seat), at.season, `${n}`),
  reveals: ({ seat, what }) => fly(what === '' ? '' : `order-${what}`, at.seat(seat), at.order(seat)),
  deploys: ({ seat, what, n, at: area }) => fly(unit(what), at.seat(seat), at.area(area), `${n}`),
  activates: ({ seat, at: area }) => fly('activation', at.seat(seat), at.area(area)),
  moves: ({ what, n, at: area }) =>
    what === '' ? null : fly(unit(pick(what).unit as UnitId), at.area(pick(what).from), at.area(area), `${n}`),
  recruits: ({ seat, what, n, at: area }) => fly(unit(what), at.seat(seat), at.area(area), `+${n}`),
  joins: ({ seat, what, n, at: area }) => fly(unit(what), at.seat(seat), at.area(area), `+${n}`),
  hires: ({ seat, what, at: area }) => fly(hero(what), at.seat(seat), at.area(area)),
  'hero-moves': ({ what, at: area }) => fly(hero(what), at.hero(what), at.area(area)),
  'stronghold-rises': ({ seat, at: area }) => fly('stronghold', at.seat(seat), at.area(area)),
  'moves-rune': ({ what, at: area }) => fly('rune-back', at.area(what), at.area(area)),
  'lays-rune': ({ seat, at: area }) => fly('rune-back', at.seat(seat), at.area(area)),
  'takes-title': ({ seat, what, n }) => fly('rw-influence', at.influence(seat), at.title(what), `${n}`),
});
