import { type Core, draw, shuffle } from '@teahouse/kernel';
import { WALL_TILES } from './cards/actions.ts';
import { DISASTERS, type EventKind, SUPER_EVENTS } from './cards/events.ts';
import { copies, FULL_HAND, type Person, TILES } from './cards/persons.ts';
import { type Ruler, SOURCES, type Source, type Table, type TableOptions } from './table.ts';

/** Chapter 2: the board, the events, and what everybody starts with. */
export function setup(core: Core, options: TableOptions): Table {
  const { wall, superEvent, openHands, largePrivilege, wallEnd, superDecay, eclipseWall, firstDrafter } = options;
  const stacks = {} as Record<Person, number>;
  const gone = {} as Record<Person, number>;
  for (const tile of TILES) {
    stacks[tile.id] = copies(tile, core.seats);
    gone[tile.id] = 0;
  }
  const drawn = superEvent === 'random' || superEvent === 'hidden';
  const first = firstDrafter === 'random' ? draw(core, core.seats, 'first drafter') : firstDrafter - 1;
  return {
    ...core,
    house: { wall, openHands, largePrivilege, wallEnd, superDecay, eclipseWall },
    month: 0,
    events: eventRow(shuffle(core, [...DISASTERS, ...DISASTERS], 'events')),
    superEvent: drawn
      ? SUPER_EVENTS[draw(core, SUPER_EVENTS.length, 'super event')]!
      : superEvent === 'off'
        ? null
        : superEvent,
    superHidden: superEvent === 'hidden',
    groups: [],
    order: Array.from({ length: core.seats }, (_, i) => (first + i) % core.seats),
    stacks,
    gone,
    wall: [],
    arrivals: 0,
    rulers: Array.from({ length: core.seats }, () => newRuler(wall !== 'off')),
  };
}

/** YD-SETUP-12 to YD-SETUP-14, YD-WALL-SETUP-02 */
function newRuler(withWall: boolean): Ruler {
  return {
    yuan: 6,
    rice: 0,
    fireworks: 0,
    small: 0,
    large: 0,
    track: 0,
    arrival: 0,
    hand: FULL_HAND.slice(),
    played: [],
    palaces: [
      { n: 0, floors: 2, persons: [] },
      { n: 1, floors: 2, persons: [] },
    ],
    founded: 2,
    wall: withWall ? WALL_TILES.slice() : [],
    points: Object.fromEntries(SOURCES.map(source => [source, 0])) as Record<Source, number>,
  };
}

/** YD-SETUP-06 to YD-SETUP-10: two months of peace, then the drawn tiles, no two equal ones side by side. */
export function eventRow(drawn: readonly EventKind[]): EventKind[] {
  const row: (EventKind | null)[] = ['peace', 'peace', ...drawn.map(() => null)];
  for (const kind of drawn) {
    let month = row.indexOf(null);
    if (row[month - 1] === kind) {
      const further = row.indexOf(null, month + 1);
      if (further >= 0) month = further;
      else [row[month - 2], row[month - 1]] = [row[month - 1]!, row[month - 2]!];
    }
    row[month] = kind;
  }
  return row as EventKind[];
}
