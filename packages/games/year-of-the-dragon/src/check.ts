import type { Complaint } from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import { ACTIONS, WALL_LENGTH } from './cards/actions.ts';
import { DISASTERS } from './cards/events.ts';
import { copies, FULL_HAND, type Person, TILE, TILES } from './cards/persons.ts';
import { type Ruler, SOURCES, type Table } from './table.ts';

const wrong = (field: string, rule: Rule): Complaint => ({ field, rule });
const isCount = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0;

/** What no table can look like. */
export function check(g: Table): Complaint | null {
  if (g.seats < 2 || g.seats > 5) return wrong('seats', 'YD-GOAL-01');
  if (!Array.isArray(g.rulers) || g.rulers.length !== g.seats) return wrong('rulers', 'YD-GOAL-01');
  if (!isCount(g.month) || g.month > 12) return wrong('month', 'YD-ROUND-01');
  if (typeof g.house?.wall !== 'string') return wrong('house', 'YD-WALL-SETUP-01');
  const kinds: readonly string[] = ['peace', ...DISASTERS];
  if (g.events?.length !== 12 || g.events.some(kind => !kinds.includes(kind))) return wrong('events', 'YD-COMP-03');
  const isSeat = (x: unknown): boolean => isCount(x) && (x as number) < g.seats;
  if (!Array.isArray(g.wall) || g.wall.length > WALL_LENGTH || !g.wall.every(isSeat))
    return wrong('wall', 'YD-WALL-ACT-04');
  if (new Set(g.order).size !== g.seats || !g.order.every(isSeat)) return wrong('order', 'YD-TRACK-03');
  const cards: readonly string[] = [...ACTIONS, 'wall'];
  if (g.groups.some(group => group.cards.some(card => !cards.includes(card)))) return wrong('groups', 'YD-ACT-02');
  // Floors fall before the persons who lived there have left.
  const quaking = g.stack.some(({ proc }) => proc === 'super/earthquake');
  for (let seat = 0; seat < g.seats; seat++) {
    const found = checkRuler(g.rulers[seat]!, `rulers[${seat}]`, quaking);
    if (found !== null) return found;
  }
  return checkTiles(g);
}

function checkRuler(ruler: Ruler, at: string, quaking: boolean): Complaint | null {
  for (const goods of ['yuan', 'rice', 'fireworks', 'small', 'large', 'track', 'arrival', 'founded'] as const) {
    if (!isCount(ruler?.[goods])) return wrong(`${at}.${goods}`, 'YD-COMP-06');
  }
  for (const source of SOURCES)
    if (!isCount(ruler.points?.[source])) return wrong(`${at}.points.${source}`, 'YD-GOAL-02');
  if (!Array.isArray(ruler.palaces)) return wrong(`${at}.palaces`, 'YD-PALACE-03');
  const numbers = ruler.palaces.map(palace => palace.n);
  for (let i = 0; i < ruler.palaces.length; i++) {
    const { floors, persons, n } = ruler.palaces[i]!;
    const palace = `${at}.palaces[${i}]`;
    if (!isCount(floors) || floors < (quaking ? 0 : 1) || floors > 3) return wrong(`${palace}.floors`, 'YD-PALACE-02');
    if (!Array.isArray(persons) || persons.length > (quaking ? 3 : floors))
      return wrong(`${palace}.persons`, 'YD-PALACE-01');
    if (persons.some(id => !Object.hasOwn(TILE, id))) return wrong(`${palace}.persons`, 'YD-COMP-01');
    if (!isCount(n) || n >= ruler.founded || numbers.indexOf(n) !== i) return wrong(`${palace}.n`, 'YD-PALACE-03');
  }
  if (!Array.isArray(ruler.hand) || !Array.isArray(ruler.played)) return wrong(`${at}.hand`, 'YD-COMP-02');
  const cards = [...ruler.hand, ...ruler.played].sort();
  return cards.join() === FULL_HAND.toSorted().join() ? null : wrong(`${at}.hand`, 'YD-COMP-02');
}

function checkTiles(g: Table): Complaint | null {
  for (const { id } of TILES) {
    if (!isCount(g.stacks?.[id])) return wrong(`stacks.${id}`, 'YD-SETUP-04');
    if (!isCount(g.gone?.[id])) return wrong(`gone.${id}`, 'YD-EVENT-03');
  }
  const tiles = tileCounts(g);
  const odd = TILES.find(tile => tiles[tile.id] !== copies(tile, g.seats));
  return odd === undefined ? null : wrong(`stacks.${odd.id}`, 'YD-SETUP-04');
}

/** Every tile of every stack, wherever it is: on the board, in a palace, gone, or in the hand of who is placing it. */
function tileCounts(g: Table): Record<Person, number> {
  const count = {} as Record<Person, number>;
  for (const { id } of TILES) count[id] = g.stacks[id] + g.gone[id];
  for (const { palaces } of g.rulers) for (const { persons } of palaces) for (const id of persons) count[id]++;
  for (const { proc, step, v } of g.stack) {
    if (proc === 'persons/lodge' && step !== '') count[(v as { person: Person }).person]++;
  }
  return count;
}

/** What stays the same all year. */
export function conserved(g: Table): Record<string, unknown> {
  return {
    tiles: tileCounts(g),
    events: g.events,
    walls: g.rulers.map((ruler, seat) => ruler.wall.length + g.wall.filter(owner => owner === seat).length),
  };
}
