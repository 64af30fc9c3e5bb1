import type { Seat } from '@teahouse/kernel';
import { WALL_LENGTH } from './cards/actions.ts';
import { MONTHS, SUPER_MONTH } from './cards/events.ts';
import { TYPES, YOUNG } from './cards/persons.ts';
import { type Change, change, hasPlace, ofCharter } from './forecast.ts';
import { FESTIVAL_FIRST, FESTIVAL_SECOND, festivalRanks, inhabited, SICK, TRIBUTE } from './rules/events.ts';
import { built } from './rules/great-wall.ts';
import { halfOfAll, QUAKE, TORNADO } from './rules/super-events.ts';
import { ahead, countPersons, dragons, monkPoints, symbols } from './rules/vocabulary.ts';
import type { SeenRuler, View } from './view.ts';

/**
 * What the event of a month would do to a seat if it struck now, with the test of the wall that follows the Mongols.
 * Persons are those that would have to be released.
 */
export function eventForecast(seen: View, seat: Seat, month: number): Change {
  const struck = strike(seen, seat, month);
  const isWallChecked = seen.house.wall !== 'off' && seen.events[month - 1] === 'mongols';
  return isWallChecked ? both(struck, wallForecast(seen, seat, month), seen.rulers[seat]!) : struck;
}

function strike(seen: View, seat: Seat, month: number): Change {
  const ruler = seen.rulers[seat]!;
  switch (seen.events[month - 1]) {
    case 'tribute': {
      const paid = Math.min(TRIBUTE, ruler.yuan);
      return { ...change({ yuan: -paid }), ...lose(ruler, TRIBUTE - paid) };
    }
    case 'drought': {
      const mouths = inhabited(ruler).length;
      const fed = Math.min(mouths, ruler.rice);
      return { ...change({ rice: -fed }), ...lose(ruler, mouths - fed) };
    }
    case 'festival': {
      const { most, second } = festivalRanks(seen.rulers);
      const { fireworks } = ruler;
      if (fireworks === 0 || (fireworks !== most && fireworks !== second)) return {};
      return { points: fireworks === most ? FESTIVAL_FIRST : FESTIVAL_SECOND, fireworks: -Math.ceil(fireworks / 2) };
    }
    case 'mongols': {
      const helmets = seen.rulers.map(other => symbols(other, 'warrior'));
      const mine = helmets[seat]!;
      return { ...change({ points: mine }), ...lose(ruler, mine === Math.min(...helmets) ? 1 : 0) };
    }
    case 'contagion':
      return lose(ruler, Math.max(0, SICK - symbols(ruler, 'healer')));
    default:
      return {};
  }
}

const lose = (ruler: SeenRuler, n: number): Change => change({ persons: -Math.min(n, countPersons(ruler)) });

/** One after the other: nobody can lose more persons than live there. */
function both(first: Change, second: Change, ruler: SeenRuler): Change {
  return {
    ...first,
    ...change({ points: (first.points ?? 0) + (second.points ?? 0) }),
    ...lose(ruler, -(first.persons ?? 0) - (second.persons ?? 0)),
  };
}

/** YD-WALL-CHECK-02, YD-WALL-CHECK-03: what a test of the wall would do to a seat now. */
export function wallForecast(seen: View, seat: Seat, needed: number): Change {
  const mine = built(seen, seat);
  if (seen.wall.length >= needed) return change({ points: mine });
  const isFewest = seen.rulers.every((_, other) => built(seen, other) >= mine);
  return lose(seen.rulers[seat]!, isFewest ? 1 : 0);
}

/** When the wall is next put to the test, and how long it must be then. */
export function wallDue({ month, events }: View): { month: number; length: number } {
  const next = MONTHS.find(n => n >= month && events[n - 1] === 'mongols');
  return next === undefined ? { month: 12, length: WALL_LENGTH } : { month: next, length: next };
}

/**
 * What the super event would do to a seat if it struck now; null where it lies face down or its owner will choose among
 * things that cannot be compared.
 */
export function superForecast(seen: View, seat: Seat): Change | null {
  const ruler = seen.rulers[seat]!;
  switch (seen.superEvent) {
    case 'lantern':
      return change({ points: 2 * countPersons(ruler) });
    case 'buddha':
      return change({ points: monkPoints(ruler) });
    case 'earthquake':
      return quakeForecast(ruler);
    case 'flood':
      return change({ goods: -halfOfAll(ruler) });
    case 'eclipse':
      return eclipseForecast(seen, seat);
    case 'volcano':
      return change({ track: -ruler.track });
    case 'tornado':
      return change({ cards: -Math.min(TORNADO, typeof ruler.hand === 'number' ? ruler.hand : ruler.hand.length) });
    case 'sunrise':
      return change({ persons: hasPlace(ruler) && isYoungLeftFor(seen, ruler) ? 1 : 0 });
    case 'assassination':
      return change({ dragons: -dragons(ruler) });
    case 'charter': {
      const types = TYPES.filter(type => symbols(ruler, type) > 0);
      if (types.length > 1) return null;
      return types.length === 0 ? {} : ofCharter(ruler, types[0]!);
    }
    default:
      return null;
  }
}

/** YD-SUPER-QUAKE-03: floors that stand empty can be taken first, so this is the least that is lost. */
function quakeForecast(ruler: SeenRuler): Change {
  const floors = ruler.palaces.reduce((sum, palace) => sum + palace.floors, 0);
  const fallen = Math.min(QUAKE, floors);
  return { ...change({ floors: -fallen }), ...lose(ruler, Math.max(0, countPersons(ruler) - (floors - fallen))) };
}

/**
 * YD-SUPER-ECLIPSE-01: the second strike meets what the first has left. Whom the first takes is for each owner to
 * choose; this reckons with all symbols and palaces as they are now.
 */
function eclipseForecast(seen: View, seat: Seat): Change {
  const first = seen.rulers.map((_, other) => eventForecast(seen, other, SUPER_MONTH));
  const rulers = seen.rulers.map((ruler, other) => ({
    ...ruler,
    yuan: ruler.yuan + (first[other]!.yuan ?? 0),
    rice: ruler.rice + (first[other]!.rice ?? 0),
    fireworks: ruler.fireworks + (first[other]!.fireworks ?? 0),
  }));
  const then: View = { ...seen, rulers };
  const { persons = 0, ...rest } =
    seen.house.eclipseWall === 'again' ? eventForecast(then, seat, SUPER_MONTH) : strike(then, seat, SUPER_MONTH);
  const left = countPersons(seen.rulers[seat]!) + (first[seat]!.persons ?? 0);
  return { ...rest, ...change({ persons: -Math.min(-persons, left) }) };
}

/** YD-SUPER-SUNRISE-02, YD-SUPER-SUNRISE-05: each ruler ahead bars one type. */
function isYoungLeftFor({ stacks, rulers }: View, ruler: SeenRuler): boolean {
  return YOUNG.filter(({ id }) => stacks[id] > 0).length > rulers.filter(other => ahead(other, ruler) > 0).length;
}

/** Points at the end of this month if nothing changes: a last floor that stays empty falls before it can count. */
export function monthly(ruler: SeenRuler): number {
  const standing = ruler.palaces.filter(({ floors, persons }) => persons.length > 0 || floors > 1);
  return standing.length + symbols(ruler, 'court-lady') + dragons(ruler);
}

/** The coming event that one position is best prepared for compared with another; for the explanations of bots. */
export function tells(g: View, other: View, seat: Seat): { what: string; n: number } | null {
  let most = 0;
  let found: { what: string; n: number } | null = null;
  for (let month = Math.max(1, g.month); month <= 12; month++) {
    const [mine, theirs] = [eventForecast(g, seat, month), eventForecast(other, seat, month)];
    const gained = (mine.persons ?? 0) - (theirs.persons ?? 0) + ((mine.points ?? 0) - (theirs.points ?? 0)) / 3;
    if (gained <= most) continue;
    most = gained;
    found = { what: g.events[month - 1]!, n: month };
  }
  return found;
}
