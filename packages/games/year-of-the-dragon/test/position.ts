import type { Seat } from '@teahouse/kernel';
import type { Position } from '@teahouse/testkit';
import { type Action, WALL_TILES, type WallTile } from '../src/cards/actions.ts';
import type { EventKind, SuperEvent } from '../src/cards/events.ts';
import { type Card, FULL_HAND, type Person } from '../src/cards/persons.ts';
import type { Table, TableOptions } from '../src/index.ts';
import { byTrack } from '../src/rules/vocabulary.ts';
import { SOURCES, type Source } from '../src/table.ts';

/** One ruler's side of a position. What is not said is as at the start: 6 yuan, two empty palaces of 2 floors, all cards. */
export interface Court {
  yuan?: number;
  rice?: number;
  fireworks?: number;
  small?: number;
  large?: number;
  track?: number;
  /** Who stands higher on one space of the track. Without it, lower seats stand on top. */
  arrival?: number;
  /** Each palace as its number of floors and its persons. */
  palaces?: [floors: number, ...persons: Person[]][];
  hand?: Card[];
  /** Wall tiles still to build. */
  wall?: WallTile[];
}

interface Wanted {
  rulers: Court[];
  options?: Partial<TableOptions>;
  /** 3 unless said. */
  month?: number;
  /** The event of that month. */
  event?: EventKind;
  superEvent?: SuperEvent;
  /** This month's action groups. */
  groups?: { cards: Action[]; dragons?: Seat[] }[];
  /** Owners of the wall's tiles; their rulers have that many fewer to build. */
  wall?: Seat[];
  /** Empty these stacks: their tiles have left the game. */
  empty?: Person[];
}

/** A position of the board that the rules allow: persons come out of their stacks, played cards are known. */
export function position(wanted: Wanted): Position<Table, TableOptions> {
  const { rulers, options = {}, month = 3, wall = [] } = wanted;
  return {
    seats: rulers.length,
    options,
    given: g => {
      g.month = month;
      if (wanted.event !== undefined) g.events[month - 1] = wanted.event;
      if (wanted.superEvent !== undefined) g.superEvent = wanted.superEvent;
      g.groups = (wanted.groups ?? []).map(({ cards, dragons = [] }) => ({ cards, dragons }));
      g.wall = wall;
      rulers.forEach((court, seat) => {
        furnish(g, seat, court);
      });
      for (const id of wanted.empty ?? []) {
        g.gone[id] += g.stacks[id];
        g.stacks[id] = 0;
      }
      g.arrivals = Math.max(...g.rulers.map(ruler => ruler.arrival));
      g.order = byTrack(g);
    },
  };
}

function furnish(g: Table, seat: Seat, { palaces, hand, arrival, wall, ...goods }: Court): void {
  const ruler = g.rulers[seat]!;
  Object.assign(ruler, goods);
  ruler.arrival = arrival ?? g.seats - seat;
  if (palaces !== undefined) {
    ruler.palaces = palaces.map(([floors, ...persons], n) => ({ n, floors, persons }));
    ruler.founded = palaces.length;
    for (const id of palaces.flatMap(([, ...persons]) => persons)) {
      if (g.stacks[id] === 0) throw new Error(`there are not that many tiles of ${id} with ${g.seats} rulers`);
      g.stacks[id]--;
    }
  }
  if (hand !== undefined) {
    ruler.hand = hand;
    ruler.played = FULL_HAND.slice();
    for (const card of hand) ruler.played.splice(ruler.played.indexOf(card), 1);
  }
  if (g.house.wall !== 'off') {
    const mine = g.wall.filter(owner => owner === seat).length;
    ruler.wall = wall ?? WALL_TILES.slice(mine);
  }
}

/** The points of every ruler from one source. */
export const pointsFrom = (g: Table, source: Source): number[] => g.rulers.map(ruler => ruler.points[source]);
/** All points of every ruler. */
export const allPoints = (g: Table): number[] =>
  g.rulers.map(ruler => SOURCES.reduce((sum, source) => sum + ruler.points[source], 0));
