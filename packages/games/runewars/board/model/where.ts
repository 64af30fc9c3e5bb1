import type { Question } from '@teahouse/kernel';
import { fighter, group, pick, SEATS, seatOf } from '../../src/ids.ts';
import { placementOf } from '../../src/map.ts';
import {
  AREAS,
  type AreaId,
  DEVELOPMENTS,
  FACTIONS,
  HEROES,
  ORDERS,
  QUESTS,
  RESOURCES,
  REWARDS,
  TACTICS,
  TILES,
  TITLES,
  UNITS,
  type UnitId,
} from '../../src/printed/ids.ts';
import type { AskLabel } from '../../text/asks/labels.ts';
import { areaAsked, areaOf, asking, type Seen } from './reading.ts';

/**
 * Where on the table an answer lies. What is a thing, but lies nowhere, is laid out in the tray; plain words, numbers and
 * colours stay with the question.
 */
export type Where =
  | 'map'
  | 'battle'
  | 'dials'
  | 'orders'
  | 'heroes'
  | 'rewards'
  | 'quests'
  | 'tactics'
  | 'titles'
  | 'rivals'
  | 'tray'
  | 'question';

/** Units that are chosen by their kind, wherever they stand. */
const OF_A_KIND: readonly AskLabel[] = [
  'levy/triangles.kind',
  'rally/volunteers.kind',
  'season/herd.unit',
  'quest/line.kind',
];
/** Where each unit of a move or of a levy is an answer of its own. */
const PLACING: readonly AskLabel[] = ['muster.place', 'setup/army.place'];
/** Cards that do not lie in front of whoever chooses. */
const DEALT: readonly AskLabel[] = ['hero/hire.keep', 'season/share.card', 'quest/line.keep', 'quest/line.sift'];

const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id);

export function whereIs(seen: Seen, { ask, seat }: Question, id: string): Where {
  if (isOneOf(AREAS, id) || placementOf(id) !== undefined || isMarker(id) || pick(id) !== undefined) return 'map';
  if (isOneOf(DEALT, ask)) return 'tray';
  if (fighter(id) !== undefined) return whereUnits(seen, ask, id);
  const { heroes } = seen.players[seat]!;
  if (isOneOf(HEROES, id)) return heroes.some(hero => hero.id === id) ? 'heroes' : whereHero(seen, id);
  if (isOneOf(ORDERS, id)) return 'orders';
  if (isOneOf(TACTICS, id)) return 'tactics';
  if (isOneOf(QUESTS, id)) return 'quests';
  if (isOneOf(REWARDS, id)) return isHeld(seen, seat, id) ? 'rewards' : 'tray';
  if (isOneOf(TITLES, id)) return 'titles';
  if (isOneOf(RESOURCES, id)) return asking(seen).foe === undefined ? 'dials' : 'question';
  if (isOneOf(SEATS, id)) return seatOf(id as (typeof SEATS)[number]) === seat ? 'question' : 'rivals';
  if (isOneOf(FACTIONS, id) || isOneOf(DEVELOPMENTS, id)) return 'tray';
  if (isOneOf(TILES, id) && ask === 'setup/tile.choose') return 'tray';
  if (/^[a-z]+-[12]$/.test(id)) return 'tray';
  return 'question';
}

const MARKER = /^(-?\d+),(-?\d+)\+(-?\d+),(-?\d+)$/;
export const isMarker = (id: string): boolean => MARKER.test(id);

/** Units by kind and state: in the battle, in the area that is asked about, or nowhere yet. */
function whereUnits(seen: Seen, ask: string, id: string): Where {
  if (isOneOf(OF_A_KIND, ask)) return 'tray';
  const at = areaAsked(seen);
  const there = at === null ? undefined : troopIn(seen, at, id);
  if (there !== undefined && seen.battle?.area !== at) return 'map';
  return seen.battle === null ? (there === undefined ? 'tray' : 'map') : 'battle';
}

function troopIn(seen: Seen, at: AreaId, id: string): UnitId | undefined {
  const chosen = group(id);
  if (chosen === undefined || !seen.areas.some(here => here.id === at)) return undefined;
  const troop = areaOf(seen, at).troops.find(({ unit }) => unit === chosen.unit);
  return troop !== undefined && (chosen.routed ? troop.routed : troop.standing) > 0 ? chosen.unit : undefined;
}

/** Heroes of others. */
const whereHero = (seen: Seen, id: string): Where =>
  seen.players.some(({ heroes }) => heroes.some(hero => hero.id === id)) ? 'rivals' : 'tray';

const isHeld = (seen: Seen, seat: number, id: string): boolean =>
  seen.players[seat]!.heroes.some(({ rewards }) => rewards.some(({ card }) => card === id));

/** What the tray lays out. */
export const inTray = (seen: Seen, question: Question): string[] =>
  question.options.filter(id => whereIs(seen, question, id) === 'tray');

/** The kinds among which is chosen what is placed next, with all of them together; none where nothing is placed. */
export function kindsToPlace({ ask, options }: Question): (UnitId | 'all')[] {
  if (!isOneOf(PLACING, ask)) return [];
  const kinds = new Set(options.map(id => pick(id)?.unit));
  return [...UNITS, 'all' as const].filter(kind => kinds.has(kind));
}

/** The answer that an area stands for, given the kind that is placed next. */
export function answerOf(question: Question, id: AreaId, kind: UnitId | 'all' | null): string | null {
  const { options } = question;
  if (options.includes(id)) return id;
  if (isOneOf(PLACING, question.ask))
    return kind !== null && options.includes(`${kind}@${id}`) ? `${kind}@${id}` : null;
  if (options.includes(`all@${id}`)) return `all@${id}`;
  const [only, ...more] = options.filter(option => pick(option)?.from === id);
  return only !== undefined && more.length === 0 ? only : null;
}
