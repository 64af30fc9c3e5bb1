import type { Question, Seat, SeenCore } from '@teahouse/kernel';
import { type Action, GROUPS, type GroupId, SMALL_PRICE, type WallTile } from './cards/actions.ts';
import { SUPER_MONTH } from './cards/events.ts';
import { CARD, type Card, type CardId, type Person, TILE, TILES, type Tile, type Type } from './cards/persons.ts';
import { lodger, palaceNumber } from './ids.ts';
import { feeOf, NEW_PALACE, PASS, possible, refill } from './rules/actions.ts';
import { DECLINE } from './rules/persons.ts';
import { monkPoints, symbols } from './rules/vocabulary.ts';
import type { Group, Palace } from './table.ts';
import type { SeenRuler, View } from './view.ts';

/**
 * What changes for a ruler, as numbers with a sign; what does not change is left out. `goods` are yuan, rice and
 * fireworks together, where their owner chooses which.
 */
export type Change = Partial<
  Record<
    'yuan' | 'rice' | 'fireworks' | 'goods' | 'points' | 'track' | 'floors' | 'dragons' | 'persons' | 'cards',
    number
  >
>;

/** Whether goods and tiles at hand allow an action once a fee is paid. Its income cannot pay for that: YD-ACT-07. */
export function mayAct(seen: View, seat: Seat, action: Action, fee: number): boolean {
  const rest = seen.rulers[seat]!.yuan - fee;
  return rest >= 0 && possible(seen, seat, action, rest);
}

/** What the open question's answer would give its seat at once, before it is given. */
export function answerForecast(seen: View & SeenCore, seat: Seat, ask: string, answer: string): Change {
  const ruler = seen.rulers[seat]!;
  const locals = seen.stack.at(-1)?.v as { left?: number; person?: Person } | undefined;
  switch (ask) {
    case 'actions/act.chooseGroup':
      return answer === PASS
        ? change({ yuan: refill(ruler) })
        : ofGroup(seen, seat, seen.groups[GROUPS.indexOf(answer as GroupId)]!);
    case 'actions/act.chooseAction':
      return ofAction(seen, ruler, answer as Action, ruler.yuan);
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

/** The fee, and with it what the only action that is then possible would do: nobody is asked about it any more. */
function ofGroup(seen: View, seat: Seat, group: Group): Change {
  const fee = feeOf(group);
  const ruler = seen.rulers[seat]!;
  const actions = group.cards.filter(action => mayAct(seen, seat, action, fee));
  const { yuan = 0, ...rest } = actions.length === 1 ? ofAction(seen, ruler, actions[0]!, ruler.yuan - fee) : {};
  return change({ yuan: yuan - fee, ...rest });
}

/** Where an action asks which privilege or which tile, only what cannot be otherwise is told. */
function ofAction({ house }: View, ruler: SeenRuler, action: Action, yuan: number): Change {
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
    case 'privilege':
      return yuan < house.largePrivilege ? { yuan: -SMALL_PRICE, dragons: 1 } : {};
    case 'wall':
      return ruler.wall.length === 1 ? WALL_BONUS[ruler.wall[0]!] : {};
  }
}

export function ofCharter(ruler: SeenRuler, type: Type): Change {
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

/** An answer before it is given: what it changes for its seat, and the view as it would then be. */
export interface Foresight<V extends View = View> {
  change: Change;
  seen: V;
}

/**
 * Looks ahead as far as events and scoring look at a ruler: goods, privileges, track, and who lives where. Somebody who
 * still has to be given a home stands in the first free room. Points are in the change alone: it does not say where
 * they come from.
 */
export function foresee<V extends View & SeenCore>(seen: V, question: Question, answer: string): Foresight<V> {
  const { seat, ask } = question;
  const told = answerForecast(seen, seat, ask, answer);
  const ruler = seen.rulers[seat]!;
  const after: SeenRuler = {
    ...ruler,
    yuan: ruler.yuan + (told.yuan ?? 0),
    rice: ruler.rice + (told.rice ?? 0),
    fireworks: ruler.fireworks + (told.fireworks ?? 0),
    small: ruler.small + (told.dragons === 1 ? 1 : 0),
    large: ruler.large + (told.dragons === 2 ? 1 : 0),
    track: ruler.track + (told.track ?? 0),
    palaces: palacesAfter(seen, question, answer, told),
    founded: ruler.founded + (answer === NEW_PALACE ? 1 : 0),
  };
  return { change: told, seen: { ...seen, rulers: seen.rulers.map((other, n) => (n === seat ? after : other)) } };
}

function palacesAfter(seen: View & SeenCore, { seat, ask }: Question, answer: string, told: Change): Palace[] {
  const { palaces, founded } = seen.rulers[seat]!;
  if (answer === NEW_PALACE) return [...palaces, { n: founded, floors: 1, persons: [] }];
  if (ask === 'actions/build.placeFloor' || ask === 'super/earthquake.removeFloor') {
    return changed(palaces, palaceNumber(answer), palace => ({ ...palace, floors: palace.floors + told.floors! }));
  }
  const leaving = lodger(answer);
  const arriving =
    ask === 'persons/lodge.choose'
      ? (seen.stack.at(-1)!.v as { person: Person }).person
      : arrivingBy(seen, ask, answer);
  let after = palaces;
  if (leaving !== undefined) {
    after = changed(after, leaving.palace, palace => ({ ...palace, persons: without(palace.persons, leaving.person) }));
  }
  if (arriving !== null && told.track !== undefined) {
    const home = leaving?.palace ?? palaceNumber(answer) ?? palaces.find(hasRoom)?.n;
    if (home !== undefined)
      after = changed(after, home, palace => ({ ...palace, persons: [...palace.persons, arriving] }));
  }
  return after;
}

/** Who comes by a tile, or by a card that can fetch only one. */
function arrivingBy(seen: View, ask: string, answer: string): Person | null {
  if (Object.hasOwn(TILE, answer)) return answer as Person;
  if (ask !== 'persons/card.play') return null;
  const tiles = tilesFor(seen, CARD[answer as CardId]);
  return tiles.length === 1 ? tiles[0]!.id : null;
}

function changed(palaces: readonly Palace[], n: number, by: (palace: Palace) => Palace): Palace[] {
  return palaces.map(palace => (palace.n === n ? by(palace) : palace));
}

function without(persons: readonly Person[], person: Person): Person[] {
  const rest = persons.slice();
  rest.splice(rest.indexOf(person), 1);
  return rest;
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

const hasRoom = ({ floors, persons }: Palace): boolean => persons.length < floors;
export const hasPlace = ({ palaces }: SeenRuler): boolean => palaces.some(hasRoom);
const count = (answer: string): number => Number(answer.slice(answer.lastIndexOf('-') + 1));

export function change(numbers: Change): Change {
  return Object.fromEntries(Object.entries(numbers).filter(([, n]) => n !== 0));
}
