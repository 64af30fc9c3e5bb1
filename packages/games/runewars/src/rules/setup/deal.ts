import { NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import { layoutOf } from '../../map.ts';
import { FACTION } from '../../printed/factions.ts';
import { HERO } from '../../printed/heroes.ts';
import { AREAS_OF, type AreaId, CITIES, type FactionId, RESOURCES, UNITS } from '../../printed/ids.ts';
import { QUEST } from '../../printed/quests.ts';
import type { QuickMap, TilePlacement } from '../../printed/quick-maps.ts';
import { AREA } from '../../printed/tiles.ts';
import { type Area, EVERYBODY, type Hero, type Table } from '../../table.ts';
import { area, clockwiseFrom, factionOf, homeOf } from '../areas.ts';
import { drawTactics } from '../holdings.ts';
import { place } from '../troops.ts';

/** Lays a tile with its areas, which are still bare. */
export function layTile(g: Table, placed: TilePlacement): void {
  g.layout = g.layout === '' ? layoutOf(placed) : `${g.layout} ${layoutOf(placed)}`;
  for (const id of AREAS_OF[placed.tile]) g.areas.push(bare(id));
}

const bare = (id: AreaId): Area => ({
  id,
  holder: NOBODY,
  troops: [],
  stronghold: null,
  rune: null,
  city: null,
  activated: [],
  fallen: [],
  exploration: null,
});

/** A whole map, with the home realm of every seat at one of its places. */
export function layMap(g: Table, map: QuickMap, places: readonly number[]): void {
  for (const tile of map.tiles) layTile(g, tile);
  g.players.forEach(({ faction }, seat) => {
    layTile(g, { tile: FACTION[faction!].letter, ...map.seats[places[seat]!]![faction!] });
  });
}

/** RW-SETUP-10 */
export function layCities(g: Table): void {
  const tokens = shuffle(g, CITIES.slice(), 'cities');
  for (const here of g.areas) if (AREA[here.id].city) here.city = tokens.pop()!;
}

/** RW-SETUP-17, RW-OPT-EXP-03 */
export function placeGuards(g: Table): void {
  for (const here of g.areas) {
    const { guards } = AREA[here.id];
    if (guards !== null) place(g, here, NOBODY, guards.unit, guards.figures);
    if (g.house.exploration && here.city === null && !isHome(g, here.id)) {
      here.exploration = { token: g.explorationBox.pop()!, revealed: false };
    }
  }
}
const isHome = (g: Table, id: AreaId): boolean => g.players.some((_, seat) => homeOf(g, seat).includes(id));

/** RW-SETUP-19, 20, 24 */
export function takeHoldings(g: Table, seat: Seat): void {
  const player = g.players[seat]!;
  const { influence, dials, stronghold } = FACTION[factionOf(g, seat)];
  player.influence = influence;
  for (const resource of RESOURCES) player.dials[resource] = dials[resource];
  area(g, stronghold).stronghold = { owner: seat, damaged: false, development: null };
}

/** The preset of the quick start: all at the stronghold but for three of the cheapest. */
export function quickArmy(g: Table, seat: Seat): void {
  const faction: FactionId = factionOf(g, seat);
  const [a, b, c] = homeOf(g, seat) as [AreaId, AreaId, AreaId];
  const { army } = FACTION[faction];
  const cheapest = UNITS.find(unit => army[unit] !== undefined)!;
  for (const unit of UNITS) {
    const n = army[unit] ?? 0;
    if (unit !== cheapest) place(g, area(g, b), seat, unit, n);
    else {
      place(g, area(g, a), seat, unit, 2);
      place(g, area(g, c), seat, unit, 1);
      place(g, area(g, b), seat, unit, n - 3);
    }
  }
}

/** RW-SETUP-04, 20 to 23, 27 */
export function dealCards(g: Table): void {
  const onMap = new Set(g.areas.map(({ id }) => id));
  g.questBox = g.questDeck.filter(id => !onMap.has(QUEST[id].area));
  g.questDeck = g.questDeck.filter(id => onMap.has(QUEST[id].area));
  const first = g.questDeck.filter(id => QUEST[id].setup);
  for (const seat of clockwiseFrom(g, g.first)) {
    const player = g.players[seat]!;
    for (const card of first.splice(0, 2)) {
      g.questDeck.splice(g.questDeck.indexOf(card), 1);
      player.quests.push({ card, known: EVERYBODY });
    }
    const { alignment, tactics, stronghold } = FACTION[factionOf(g, seat)];
    drawTactics(g, seat, tactics, 'RW-SETUP-20');
    // RW-TACT-05: these may be played in the first spring.
    player.objective = g.objectiveDecks[alignment].pop()!;
    player.heroes.push(newHero(usableHero(g, seat), stronghold));
  }
}

/** RW-SETUP-21: the first that fits; those before are shuffled back. */
function usableHero(g: Table, seat: Seat): Hero['id'] {
  const { alignment } = FACTION[factionOf(g, seat)];
  const i = g.heroDeck.findLastIndex(id => HERO[id].alignment === alignment || HERO[id].alignment === 'neutral');
  const [hero] = g.heroDeck.splice(i, 1);
  g.heroDeck = shuffle(g, g.heroDeck, 'heroes');
  return hero!;
}

export const newHero = (id: Hero['id'], at: AreaId): Hero => ({
  id,
  area: at,
  damage: 0,
  routed: false,
  training: { strength: 0, agility: 0, wisdom: 0 },
  rewards: [],
});
