import { flightsBy, fly as flyTo } from '@teahouse/boardkit/contract';
import { POST, route, SEATS, SECTIONS, type Troop } from '../../src/ids.ts';
import type { Notes } from '../../src/journal.ts';
import { target } from '../../src/printed/hordes.ts';
import type { Clan } from '../../src/table.ts';
import type { SpriteId } from '../art/sprite.ts';

/**
 * Places on the board, as `data-at` names them. A place may be gone when its line is told, as a horde that was defeated:
 * then the place it was part of is meant, whose name is the same up to a dash.
 */
export const at = {
  time: 'time',
  hordes: 'hordes',
  shame: 'shame',
  warehouse: 'warehouse',
  queue: 'queue',
  tray: 'tray',
  /** The supply of shame that partners share. */
  supply: 'supply',
  demands: 'demands',
  agreement: 'agreement',
  events: 'events',
  demand: (id: string) => `demand-${id}`,
  advisor: (id: string) => `queue-${id}`,
  space: (n: number) => `space-${n}`,
  location: (id: string) => `location-${id}`,
  section: (id: string) => `section-${id}`,
  barricades: (id: string) => `section-${id}-barricades`,
  wall: (id: string) => `section-${id}-wall`,
  posts: (id: string) => `section-${id}-posts`,
  rest: (id: string) => `section-${id}-rest`,
  horde: (id: string) => `horde-${id}`,
  spot: (id: string) => `spot-${id}`,
  clan: (clan: Clan) => `clan-${clan}`,
  honor: (clan: Clan) => `clan-${clan}-honor`,
  shameOf: (clan: Clan) => `clan-${clan}-shame`,
  goods: (clan: Clan) => `clan-${clan}-goods`,
  reserve: (clan: Clan) => `clan-${clan}-reserve`,
  people: (clan: Clan) => `clan-${clan}-people`,
  hand: (clan: Clan) => `clan-${clan}-hand`,
  /** What lies open of Qin Jiushao: his location track, what he does next, his command cards, and how soon he wins. */
  qin: { track: 'qin-track', next: 'qin-next', deck: 'qin-deck', supply: 'qin-supply' },
};

const fly = flyTo<SpriteId | 'ui-stack' | 'ui-user' | 'ui-check'>;
const goods = (id: string): SpriteId => `res-${id as 'wood'}`;
const troop = (id: string): SpriteId => `troop-${id as Troop}`;

/** The horde of a vital point, a post, or the place itself. */
function goal(id: string): string {
  const section = SECTIONS[(POST as readonly string[]).indexOf(id)];
  if (section !== undefined) return at.posts(section);
  const aimed = target(id);
  return aimed === undefined ? id : at.horde(aimed.horde);
}

const postSection = (id: string): string => SECTIONS[(POST as readonly string[]).indexOf(id)] ?? 'middle';

/** How what happened moves on the board. */
export const flight = flightsBy<Notes>({
  'horde-arrives': ({ at: section }) => fly('res-power', at.hordes, at.section(section)),
  raid: ({ n }) => fly('res-shame', at.hordes, at.shame, `−${n}`),
  gains: ({ seat, what, n }) => fly(goods(what), at.time, at.goods(seat), `+${n}`),
  pays: ({ seat, what, n }) => fly(goods(what), at.goods(seat), at.time, `−${n}`),
  honor: ({ seat, n }) => fly('res-honor', at.people(seat), at.honor(seat), n < 0 ? `−${-n}` : `+${n}`),
  shame: ({ seat }) => fly('res-shame', at.shame, at.shameOf(seat), '+1'),
  atones: ({ seat }) => fly('res-shame', at.shameOf(seat), at.shame, '−1'),
  reveals: ({ seat }) => fly('ui-stack', at.hand(seat), at.clan(seat)),
  orders: ({ seat, n }) => fly('ui-stack', at.clan(seat), at.space(n), String(n)),
  'moves-clerk': ({ seat, what, at: from }) =>
    fly('troop-clerk', from === 'idle' ? at.reserve(seat) : at.location(from), at.location(what)),
  'go-home': ({ seat, what, n }) => fly('troop-clerk', at.location(what), at.reserve(seat), n === 1 ? '' : `×${n}`),
  donates: ({ seat, what }) => fly(goods(what), at.goods(seat), at.warehouse, '+1'),
  stores: ({ seat, what }) => fly(goods(what), at.clan(seat), at.warehouse, '+1'),
  'uses-stores': ({ seat, what, n }) => fly(goods(what), at.warehouse, at.clan(seat), `−${n}`),
  recruits: ({ seat, what }) => fly(troop(what), at.reserve(seat), at.location('barracks')),
  rests: ({ seat, what, at: section }) => fly(troop(what), at.clan(seat), at.rest(section)),
  attacks: ({ seat, what, at: where }) => fly(troop(what), at.reserve(seat), goal(where)),
  wounds: ({ seat, at: where }) => fly('res-wound', at.clan(seat), goal(where)),
  'builds-wall': ({ seat, at: section }) => fly('res-stone', at.goods(seat), at.wall(section)),
  'builds-barricade': ({ seat, at: section }) => fly('res-barricade', at.clan(seat), at.barricades(section)),
  marches: ({ what, at: way }) => {
    const gone = route(way);
    const figure = what.startsWith('post') ? 'archer' : what;
    if (gone === undefined) return fly(troop(figure), at.rest(postSection(way)), at.posts(postSection(way)));
    return fly(troop(figure), at.rest(SECTIONS[gone.from]!), at.rest(SECTIONS[gone.to]!));
  },
  'hires-clerk': ({ seat }) => fly('troop-clerk', at.queue, at.reserve(seat)),
  'hires-advisor': ({ seat, what }) => fly('ui-user', at.advisor(what), at.people(seat)),
  'advisor-leaves': ({ what }) => fly('ui-user', at.advisor(what), at.time),
  draws: ({ seat }) => fly('res-tactic', at.location('war-academy'), at.hand(seat)),
  discards: ({ seat }) => fly('res-tactic', at.hand(seat), at.location('war-academy')),
  plays: ({ seat }) => fly('res-tactic', at.hand(seat), at.time),
  claims: ({ seat, what }) => fly('res-power', at.horde(what), at.reserve(seat)),
  saves: ({ seat, what, at: section }) => fly(troop(what), at.section(section), at.reserve(seat)),
  dies: ({ seat, what, at: section }) => fly(troop(what), at.section(section), at.clan(seat), '†'),
  breach: ({ at: section, n }) => fly('res-power', at.section(section), at.wall(section), String(n)),
  'wall-holds': ({ at: section, n }) => fly('res-defence', at.wall(section), at.section(section), String(n)),
  'demand-met': ({ what }) => fly('ui-check', at.demand(what), at.demands),
  'goes-home': ({ seat, what, at: place }) => fly(troop(what), at.rest(place.replace('post-', '')), at.reserve(seat)),
  'gives-to': ({ seat, what, n, at: to }) =>
    fly(goods(what), at.goods(seat), at.goods((SEATS as readonly string[]).indexOf(to)), `×${n}`),
  'takes-command': ({ seat }) => fly('ui-stack', at.time, at.hand(seat)),
  withdraws: ({ at: section }) => fly('troop-archer', at.posts(section), at.rest(section)),
});
