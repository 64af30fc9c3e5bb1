import type { Seat, SeenCore } from '@teahouse/kernel';
import { type Action, GROUPS, type GroupId, SMALL_PRICE, type WallTile } from './cards/actions.ts';
import { SUPER_MONTH } from './cards/events.ts';
import { CARD, type Card, type CardId, type Person, TILE, TILES, type Tile, type Type } from './cards/persons.ts';
import { lodger } from './ids.ts';
import { feeOf, NEW_PALACE, PASS, refill } from './rules/actions.ts';
import { FESTIVAL_FIRST, FESTIVAL_SECOND, festivalRanks, inhabited, SICK, TRIBUTE } from './rules/events.ts';
import { DECLINE } from './rules/persons.ts';
import { countPersons, monkPoints, symbols } from './rules/vocabulary.ts';
import type { SeenRuler, View } from './view.ts';

/** What changes for a ruler, as numbers with a sign; what does not change is left out. */
export type Change = Partial<
  Record<'yuan' | 'rice' | 'fireworks' | 'points' | 'track' | 'floors' | 'dragons' | 'persons', number>
>;

/** What the event of a month would do to a seat if it struck now. Persons are those that would have to be released. */
export function eventForecast(seen: View, seat: Seat, month: number): Change {
  const ruler = seen.rulers[seat]!;
  const persons = countPersons(ruler);
  const lose = (n: number): Change => change({ persons: -Math.min(n, persons) });
  switch (seen.events[month - 1]) {
    case 'tribute': {
      const paid = Math.min(TRIBUTE, ruler.yuan);
      return { ...change({ yuan: -paid }), ...lose(TRIBUTE - paid) };
    }
    case 'drought': {
      const mouths = inhabited(ruler).length;
      const fed = Math.min(mouths, ruler.rice);
      return { ...change({ rice: -fed }), ...lose(mouths - fed) };
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
      return { ...change({ points: mine }), ...lose(mine === Math.min(...helmets) ? 1 : 0) };
    }
    case 'contagion':
      return lose(Math.max(0, SICK - symbols(ruler, 'healer')));
    default:
      return {};
  }
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

/** What the open question's answer would give its seat at once, before it is given. */
export function answerForecast(seen: View & SeenCore, seat: Seat, ask: string, answer: string): Change {
  const ruler = seen.rulers[seat]!;
  const locals = seen.stack.at(-1)?.v as { left?: number; person?: Person } | undefined;
  switch (ask) {
    case 'actions/act.chooseGroup':
      return answer === PASS
        ? change({ yuan: refill(ruler) })
        : change({ yuan: -feeOf(seen.groups[GROUPS.indexOf(answer as GroupId)]!) });
    case 'actions/act.chooseAction':
      return ofAction(ruler, answer as Action);
    case 'actions/privilege.choose':
      return answer === 'small' ? { yuan: -SMALL_PRICE, dragons: 1 } : { yuan: -seen.house.largePrivilege, dragons: 2 };
    case 'actions/build.placeFloor':
      return { floors: 1 };
    case 'wall/build.choose':
      return WALL_BONUS[answer as WallTile];
    case 'persons/card.play': {
      const tiles = tilesFor(seen, CARD[answer as CardId]);
      return tiles.length === 1 ? ofTile(ruler, tiles[0]!) : {};
    }
    case 'draft.chooseFirst':
    case 'draft.chooseSecond':
    case 'persons/tile.choose':
    case 'super/sunrise.choose':
      return ofTile(ruler, TILE[answer as Person]);
    case 'persons/lodge.choose': {
      if (answer === DECLINE) return {};
      const track = TILE[locals!.person!].value;
      return lodger(answer) === undefined ? { track, persons: 1 } : { track };
    }
    case 'release.choose':
    case 'release/hungry.choose':
    case 'super/earthquake.evict':
      return { persons: -1 };
    case 'super/earthquake.removeFloor':
      return { floors: -1 };
    case 'super/flood.chooseRice':
      return change({ rice: -count(answer) });
    case 'super/flood.chooseFireworks':
      return change({ fireworks: -count(answer), yuan: count(answer) - locals!.left! });
    case 'super/charter.choose':
      return ofCharter(ruler, answer as Type);
    default:
      return {};
  }
}

const WALL_BONUS: Record<WallTile, Change> = {
  'wall-rice': { rice: 1 },
  'wall-fireworks': { fireworks: 1 },
  'wall-floor': { floors: 1 },
  'wall-yuan': { yuan: 2 },
  'wall-track': { track: 3 },
  'wall-points': { points: 3 },
};

function ofAction(ruler: SeenRuler, action: Action): Change {
  switch (action) {
    case 'taxes':
      return { yuan: 2 + symbols(ruler, 'tax-collector') };
    case 'build':
      return { floors: 1 + symbols(ruler, 'craftsman') };
    case 'harvest':
      return { rice: 1 + symbols(ruler, 'farmer') };
    case 'fireworks':
      return { fireworks: 1 + symbols(ruler, 'pyrotechnist') };
    case 'parade':
      return { track: 1 + symbols(ruler, 'warrior') };
    case 'research':
      return { points: 1 + symbols(ruler, 'scholar') };
    default:
      return {};
  }
}

function ofCharter(ruler: SeenRuler, type: Type): Change {
  const n = symbols(ruler, type);
  const gains: Record<Type, Change> = {
    craftsman: { floors: n },
    'court-lady': { points: n },
    'tax-collector': { yuan: n },
    pyrotechnist: { fireworks: n },
    warrior: { track: n },
    monk: { points: monkPoints(ruler) },
    healer: {},
    farmer: { rice: n },
    scholar: { points: n },
  };
  return gains[type];
}

/** Moves that are legal and probably a mistake. */
export type Warning =
  | 'pass-for-nothing' // three yuan or more already
  | 'card-without-tile' // no tile of that type is left
  | 'palace-will-decay' // a new palace that nobody can move into this month
  | 'charter-for-nothing' // healers
  | 'person-declined'; // the tile would leave the game

export function warnings(seen: View & SeenCore, seat: Seat, ask: string, answer: string): Warning[] {
  const ruler = seen.rulers[seat]!;
  switch (ask) {
    case 'actions/act.chooseGroup':
      return answer === PASS && refill(ruler) === 0 ? ['pass-for-nothing'] : [];
    case 'persons/card.play':
      return tilesFor(seen, CARD[answer as CardId]).length > 0 ? [] : ['card-without-tile'];
    case 'actions/build.placeFloor':
      return answer === NEW_PALACE && !canInhabitOneMore(seen, ruler) ? ['palace-will-decay'] : [];
    case 'super/charter.choose':
      return answer === 'healer' ? ['charter-for-nothing'] : [];
    case 'persons/lodge.choose':
      return answer === DECLINE && ruler.palaces.length > 0 ? ['person-declined'] : [];
    default:
      return [];
  }
}

/** A palace built now needs a person in this month's second phase, which takes in one; others may be empty already. */
function canInhabitOneMore(seen: View, ruler: SeenRuler): boolean {
  const empty = ruler.palaces.filter(palace => palace.persons.length === 0).length;
  const cards = typeof ruler.hand === 'number' ? ruler.hand : ruler.hand.length;
  const moveIns =
    (seen.month < 12 && cards > 0 && seen.groups.length > 0 ? 1 : 0) +
    (seen.month === SUPER_MONTH && seen.superEvent === 'sunrise' ? 1 : 0);
  return empty < moveIns;
}

/** The tiles a card could fetch. */
function tilesFor(seen: View, card: Card): Tile[] {
  return TILES.filter(({ id, type }) => (card === 'wild' || card === type) && seen.stacks[id] > 0);
}

/** A new person moves in if there is room; otherwise it depends on who has to leave. */
const ofTile = (ruler: SeenRuler, { value }: Tile): Change => (hasPlace(ruler) ? { track: value, persons: 1 } : {});

const hasPlace = ({ palaces }: SeenRuler): boolean => palaces.some(({ floors, persons }) => persons.length < floors);
const count = (answer: string): number => Number(answer.slice(answer.lastIndexOf('-') + 1));

function change(numbers: Change): Change {
  return Object.fromEntries(Object.entries(numbers).filter(([, n]) => n !== 0));
}
